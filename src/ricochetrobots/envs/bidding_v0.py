"""The bidding game for PettingZoo (the extra env): several seats at one table, each an agent.

An agent receives the view of its seat, as the server would send it, and nothing else. `parallel_env` lets all agents
act at once, `env` one after the other on the same views.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from string import ascii_lowercase
from typing import TYPE_CHECKING

from ricochetrobots.core import Direction, Position, Puzzle, Robot, WrongTypeError, parse_move, parse_position
from ricochetrobots.envs.pixels import RENDER_MODES, RenderMode, frame
from ricochetrobots.envs.solving import MOVES, check_choice
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.formats.planes import PLANES, to_planes
from ricochetrobots.game import GameError, Mode, Options, Phase, View, commands, decide, replay, view
from ricochetrobots.game.commands import Command, PlayerCommand
from ricochetrobots.game.match import LEAST_BID
from ricochetrobots.puzzles.chance import Chance, any_seed
from ricochetrobots.solver.slides import TurnMemory

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise MissingExtraError("ricochetrobots.envs.bidding_v0", "env") from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[np.generic]]
    Shared = tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]
    ]

MOST_BID = 40
"""The highest bid of an agent. Longer paths are never needed (docs/maxima.md), and the game itself allows 99."""
PHASES = tuple(Phase)
LAST_NUMBER = 9999
SEED_END = 2**63
SIDE = 16
"""The cells of a side of each edition's board."""
KEPT_PLANES = 64

ACTIONS = (
    *("wait", "pass", "start timer", "give up", "ready"),
    *(f"move {move}" for move in MOVES),
    *(f"bid {moves}" for moves in range(LEAST_BID, MOST_BID + 1)),
)
"""The name of each action. Waiting is always legal; ``ready`` asks for the next chip."""
_WAIT, _MOVE, _BID = 0, ACTIONS.index(f"move {MOVES[0]}"), ACTIONS.index(f"bid {LEAST_BID}")
_COMMANDS: dict[int, tuple[str, Callable[[int], PlayerCommand]]] = {
    1: ("pass", lambda number: commands.Pass(round=number)),
    2: ("start_timer", lambda number: commands.StartTimer(round=number)),
    3: ("give_up", lambda number: commands.GiveUp(round=number)),
    4: ("say_ready", lambda number: commands.SayReady(round=number)),
}

SHARED = (
    *("phase", "seconds left", "chips left", "target robot", "target cell"),
    *(f"cell {robot.colour}" for robot in Robot),
    *(f"memory {robot.colour}" for robot in Robot),
    *("demonstrator", "moves left"),
)
"""The numbers of an observation that all seats see alike, but the demonstrator, who is counted from the agent's seat.

-1 stands for none: no deadline, no target, any robot, a robot that is not in play, no demonstrator. A memory is
what the ricochet rule (R5.3) remembers of the running demonstration, as in `envs.NUMBERS`.
"""
OF_SEAT = ("chips", "bid", "passed", "ready")
"""The numbers of each seat, which follow; the agent's seat is the first. A bid is 0 before a seat has bid."""


class BiddingEnv(ParallelEnv[str, "Seen", int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match among friends (R6, R8): think, bid, demonstrate, and take chips.

    In each step every seat chooses an action of `ACTIONS`, and then ``seconds`` pass. The seats act one after the
    other, and each step begins with the next one. An action that an earlier seat made impossible is refused, as the
    server would refuse it: ``info["refused"]`` has its code. An action that the mask excludes raises ValueError.

    An observation has ``observation`` (the numbers of `SHARED` and `OF_SEAT`), ``planes`` (the `PLANES` of
    `ricochetrobots.formats`, of the robots' current position) and ``action_mask``. ``info["view"]`` is the view itself.
    The reward is 1 for a chip. The match ends when somebody has won, and is truncated after ``max_steps``.

    ``options`` are those of a room; ``edition`` and ``seats`` are taken from their arguments. The seed of `reset`
    determines board, chips and robots. Raises UnreadableError for an unknown edition, and ValueError for
    ``everybody_scores``, for an unknown ``render_mode`` and unless there are 2 to 30 seats and ``seconds`` and
    ``max_steps`` are positive. Cost: some 0.3 ms for each step of two seats.
    """

    metadata: dict[str, object] = {  # noqa: RUF012  # as PettingZoo declares it
        "name": "ricochet_robots_bidding_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        *,
        seats: int = 2,
        edition: str = "1999",
        options: Options | None = None,
        seconds: float = 5.0,
        max_steps: int = 2000,
        render_mode: RenderMode | None = None,
    ) -> None:
        if seats not in range(2, 31):
            raise ValueError(f"seats must be 2 to 30, not {seats!r}.")
        if not (seconds > 0 and max_steps > 0):
            raise ValueError("seconds and max_steps must be more than 0.")
        check_choice("render_mode", render_mode, (*RENDER_MODES, None))
        chosen = Options() if options is None else options
        if not isinstance(chosen, Options):
            raise WrongTypeError.of("game.Options for options", chosen)
        if chosen.everybody_scores:
            raise ValueError("No action carries the path that proves a bid (R6.16).")
        self._options = Options(**(vars(chosen) | {"edition": edition, "seats": seats}))
        self._seconds, self._max_steps = seconds, max_steps
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number}" for number in range(seats)]
        self.agents: list[str] = []
        length = len(SHARED) + seats * len(OF_SEAT)
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-1, LAST_NUMBER, (length,), np.int16),
                "planes": spaces.Box(0, 1, (len(PLANES), SIDE, SIDE), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self._chance = Chance(any_seed())

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> "tuple[dict[str, Seen], dict[str, dict[str, object]]]":
        """Begin a match. Without a seed it continues with the random numbers of the match before.

        There are no options. Any are ignored, because the tests of PettingZoo pass one to every environment.
        """
        if seed is not None:
            self._chance = Chance(seed)
        self.agents = list(self.possible_agents)
        self._now, self._steps = 0.0, 0
        opened = commands.OpenMatch(mode=Mode.FRIENDS, options=self._options)
        self._match = replay(decide(None, opened, seat=None, now=0.0, seed=self._chance.below(SEED_END)))
        for number in range(len(self.agents)):
            self._act(commands.TakeSeat(name=f"Seat {number}"), None)
        self._act(commands.StartMatch(), 0)
        self._views = self._seen()
        return self._observations(), self._infos({})

    def step(self, actions: dict[str, int]) -> "Shared":
        """Carry out the actions of all agents, and let the seconds pass."""
        for agent, action in actions.items():
            if not self._mask(self._views[agent])[action]:
                raise ValueError(f"{agent} may not {ACTIONS[action]} now")
        refused: dict[str, str] = {}
        order = self.agents[self._steps % len(self.agents) :] + self.agents[: self._steps % len(self.agents)]
        for agent in order:
            command = _command(actions[agent], self._views[agent].round)
            if command is not None:
                try:
                    self._act(command, self.possible_agents.index(agent))
                except GameError as fault:
                    refused[agent] = fault.code
        self._now += self._seconds
        self._steps += 1
        self._act(commands.Tick(), None)
        before, self._views = self._views, self._seen()
        rewards = {agent: float(_chips(self._views[agent]) - _chips(before[agent])) for agent in self.agents}
        over = self._views[self.agents[0]].phase is Phase.FINISHED
        terminated = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, not over and self._steps >= self._max_steps)
        results = self._observations(), rewards, terminated, truncated, self._infos(refused)
        if over or self._steps >= self._max_steps:
            self.agents = []
        return results

    def render(self) -> "NDArray[np.uint8] | str | None":
        """Return the current position in the render mode."""
        shown = self._views[self.possible_agents[0]].puzzle
        return None if self.render_mode is None or shown is None else frame(shown, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _act(self, command: Command, seat: int | None) -> None:
        seed = self._chance.below(SEED_END)
        self._match = replay(decide(self._match, command, seat=seat, now=self._now, seed=seed), self._match)

    def _seen(self) -> dict[str, View]:
        return {agent: view(self._match, number) for number, agent in enumerate(self.possible_agents)}

    def _observations(self) -> "dict[str, Seen]":
        return {agent: self._observation(self._views[agent]) for agent in self.agents}

    def _observation(self, seen: View) -> "Seen":
        numbers = np.clip([*_numbers(seen, self._now)], -1, LAST_NUMBER).astype(np.int16)
        return {
            "observation": numbers,
            "planes": _planes(_shown(seen)).copy(),
            "action_mask": self._mask(seen),
        }

    def _mask(self, seen: View) -> "NDArray[np.int8]":
        mask = np.zeros(len(ACTIONS), np.int8)
        mask[_WAIT] = 1
        for action, (name, _) in _COMMANDS.items():
            mask[action] = name in seen.allowed_commands
        shown, puzzle = seen.demonstration, seen.puzzle
        if "move_robot" in seen.allowed_commands and shown is not None and puzzle is not None:
            is_open = shown.opens is None or self._now >= shown.opens
            for move in puzzle.position.legal_moves() if is_open else ():
                mask[_MOVE + MOVES.index(move)] = 1
        if "place_bid" in seen.allowed_commands:
            standing = next((bid.moves for bid in seen.bids if bid.seat == seen.you), MOST_BID + 1)
            mask[_BID : _BID + standing - LEAST_BID] = 1
        return mask

    def _infos(self, refused: dict[str, str]) -> dict[str, dict[str, object]]:
        return {agent: {"view": self._views[agent], "refused": refused.get(agent)} for agent in self.agents}


parallel_env = BiddingEnv
"""The environment in which all agents act at once, by the name that PettingZoo's own environments have."""


def env(
    *,
    seats: int = 2,
    edition: str = "1999",
    options: Options | None = None,
    seconds: float = 5.0,
    max_steps: int = 2000,
    render_mode: RenderMode | None = None,
) -> "AECEnv[str, Seen, int | None]":
    """Return the environment in which agents act one after the other, on the views before the first of them.

    The arguments are those of `BiddingEnv`.
    """
    return parallel_to_aec(
        parallel_env(
            seats=seats,
            edition=edition,
            options=options,
            seconds=seconds,
            max_steps=max_steps,
            render_mode=render_mode,
        )
    )


raw_env = env
"""The same, by the name that PettingZoo's own environments have."""


def _command(action: int, number: int) -> PlayerCommand | None:
    """Return the command of an action in that round, None for waiting."""
    if action >= _BID:
        return commands.PlaceBid(round=number, moves=LEAST_BID + int(action) - _BID)
    if action >= _MOVE:
        return commands.MoveRobot(round=number, move=str(MOVES[action - _MOVE]))
    return None if action == _WAIT else _COMMANDS[int(action)][1](number)


def _chips(seen: View) -> int:
    return next(len(seat.chips) for seat in seen.seats if seat.seat == seen.you)


def _numbers(seen: View, now: float) -> Iterator[float]:
    """Yield the numbers of an observation, in the order of `SHARED` and `OF_SEAT`."""
    puzzle, shown = seen.puzzle, seen.demonstration
    you = seen.you or 0
    yield PHASES.index(seen.phase)
    yield -1 if seen.until is None else seen.until - now
    yield seen.chips_left
    target = None if puzzle is None else puzzle.target
    yield -1 if target is None or target.robot is None else target.robot
    yield -1 if target is None else target.cell
    yield from (-1 if cell is None else cell for cell in _shown(seen).robots)
    yield from _memories(seen)
    count = len(seen.seats)
    yield -1 if shown is None else (shown.seat - you) % count
    yield -1 if shown is None or shown.moves is None else shown.moves - len(shown.steps)
    bids = {bid.seat: bid.moves for bid in seen.bids}
    for seat in seen.seats[you:] + seen.seats[:you]:
        yield from (len(seat.chips), bids.get(seat.seat, 0), seat.passed, seat.ready)


def _memories(seen: View) -> list[TurnMemory]:
    """Return what R5.3 remembers of each robot's moves in the demonstration."""
    memories = [TurnMemory.UNMOVED] * len(Robot)
    for step in () if seen.demonstration is None else seen.demonstration.steps:
        move = parse_move(step.move)
        is_level = len({cell.lstrip(ascii_lowercase) for cell in step.cells[-2:]}) == 1
        heading = (
            Direction.EAST if is_level else Direction.NORTH
        )  # or the opposite, which is remembered alike
        memories[move.robot] = memories[move.robot].after(move.direction, heading)
    return memories


def _shown(seen: View) -> Puzzle | Position:
    """Return the puzzle on the table, or the robots alone between rounds."""
    puzzle = seen.puzzle
    if puzzle is not None:
        return puzzle
    robots = seen.robots or seen.markers
    return parse_position(" ".join((seen.board, *(f"{robot}{cell}" for robot, cell in robots.items()))))


_planes = lru_cache(KEPT_PLANES)(to_planes)
