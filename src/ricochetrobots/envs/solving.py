"""The environment of one person at a board: solve one puzzle after another. The reference for `Batch`."""

from collections.abc import Sequence
from typing import Literal, get_args

from ricochetrobots.core import Direction, Move, Position, Puzzle, Robot, Slide, reached
from ricochetrobots.envs.environment import Step
from ricochetrobots.envs.pool import Pool, check_pool
from ricochetrobots.solver import Limits
from ricochetrobots.solver.engines import find_engine
from ricochetrobots.solver.limits import Watch
from ricochetrobots.solver.slides import TurnMemory

Reward = Literal["solved", "moves", "distance"]
"""The reward of a move.

``solved``: 1 for the move that reaches the target, else 0. ``moves``: -1 for each move. ``distance``: the exact number
of moves by which the target came nearer, which needs a search for each new position.
"""
REWARDS: tuple[Reward, ...] = get_args(Reward)

MOVES = tuple(Move(robot, direction) for robot in Robot for direction in Direction)
"""The move of each action: ``4 * robot + direction``, in the order of `Robot` and `Direction`."""
USUAL_MOVES = 30
FARTHEST = 31
"""The distance of positions from which more than 30 moves are needed, or that have no solution."""

NUMBERS = (
    *(f"cell {robot.colour}" for robot in Robot),
    *(f"memory {robot.colour}" for robot in Robot),
    "target robot",
    "target cell",
)
"""The numbers of an observation.

A cell is -1 for a robot that is not in play. A memory is the value of `TurnMemory` (R5.3): 0 before the robot's first
move, 1 if the last one ended along a row, 2 along a column, 3 once it has turned by 90 degrees. The target's robot is
-1 if it may be any.
"""


class Solve:
    """Solve one puzzle after another; an episode is a puzzle.

    An action is a move of `MOVES`, an observation the `NUMBERS`; the walls are those of `puzzle`. An episode ends when
    the target is reached (R5.1 to R5.3) or no robot can move, and is cut after ``max_moves``. It runs on plain values
    of `core`, some 20,000 steps a second; `Batch` plays the same a thousand times faster. Raises ValueError for
    ``max_moves`` below 1 or an unknown reward.
    """

    version = 1
    actions = len(MOVES)

    def __init__(
        self, pool: Pool | None = None, *, max_moves: int = USUAL_MOVES, reward: Reward = "solved"
    ) -> None:
        check_rules(max_moves, reward)
        self._pool = Pool() if pool is None else check_pool(pool)
        self._max_moves, self._reward = max_moves, reward
        self.reset(0)

    def reset(self, seed: int) -> tuple[int, ...]:
        """Begin the first episode of a seed and return its first observation."""
        self._seed, self._episode = seed, -1
        return self.next()

    def next(self) -> tuple[int, ...]:
        """Begin the next episode of the seed and return its first observation."""
        self._episode += 1
        self.number = self._pool.draw(self._seed, self._episode)
        """The number of the puzzle in the pool."""
        solution = self._pool[self.number]
        self._start, self._position = solution.puzzle, solution.puzzle.position
        self._slides: list[Slide] = []
        self._memories = [TurnMemory.UNMOVED] * len(Robot)
        self.optimum = self._distance = solution.moves or 0
        """The length of a shortest path."""
        return self._observation()

    @property
    def puzzle(self) -> Puzzle:
        """Return the target and the robots' current position."""
        return Puzzle(self._position, self._start.target)

    @property
    def position(self) -> Position:
        """Return the robots' current position."""
        return self._position

    def legal(self) -> tuple[int, ...]:
        """Return the actions that are legal now."""
        return tuple(map(_NUMBER_OF.__getitem__, self._position.legal_moves()))

    def step(self, action: int) -> Step:
        """Make the move. Raises ValueError for one that is not legal."""
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal")
        move = MOVES[action]
        slide = self._position.slide(move)
        self._slides.append(slide)
        self._memories[move.robot] = self._memories[move.robot].after(move.direction, slide.heading)
        self._position = self._position.play(move)
        is_solved = reached(self._start, self._slides) is not None
        reward = float(is_solved)
        if self._reward == "moves":
            reward = -1.0
        elif self._reward == "distance":
            left = 0 if is_solved else self._moves_left()
            reward, self._distance = float(self._distance - left), left
        ended = is_solved or not self._position.legal_moves()
        return Step(
            self._observation(), reward, ended, cut=not ended and len(self._slides) >= self._max_moves
        )

    def _moves_left(self) -> int:
        _, search = find_engine()
        watch = Watch(Limits(max_moves=FARTHEST - 1), None)
        made = tuple(slide.move for slide in self._slides)
        path = search(self._start, watch, ricochet_rule=True, made=made).path
        return FARTHEST if path is None else len(path)

    def _observation(self) -> tuple[int, ...]:
        target = self._start.target
        return (
            *(-1 if cell is None else cell for cell in self._position.robots),
            *map(int, self._memories),
            -1 if target.robot is None else int(target.robot),
            target.cell,
        )


_NUMBER_OF = {move: number for number, move in enumerate(MOVES)}


def check_rules(max_moves: int, reward: str) -> None:
    """Raise ValueError for a limit or a reward that no environment has."""
    if max_moves not in range(1, 10_001):
        raise ValueError(f"max_moves must be 1 to 10000, not {max_moves!r}.")
    check_choice("reward", reward, REWARDS)


def check_choice(option: str, value: str | None, choices: Sequence[str | None]) -> None:
    """Raise ValueError, which names the option, for a value that is not one of its choices."""
    if value not in choices:
        raise ValueError(f"{option} must be {' or '.join(map(repr, choices))}, not {value!r}.")
