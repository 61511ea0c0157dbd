"""Checks of the contracts of bots, formats and environments, of this package and of others.

Each function raises AssertionError, which names the broken promise. None needs a test framework.
"""

from collections.abc import Iterator

from ricochetrobots.bots import Bot, BotFactory
from ricochetrobots.core import Cell, InputError, Path, Target, edition, parse_board, parse_puzzle
from ricochetrobots.core.edition import all_boards
from ricochetrobots.envs import Environment
from ricochetrobots.formats import Format, FormatLossError, Value
from ricochetrobots.game import GameError, Match, Mode, Options, Phase, View, commands, decide, evolve, view
from ricochetrobots.game.commands import Command
from ricochetrobots.solver import solve

ROUNDS = 3
STEPS = 1000
"""The number of choices of a bot in one match."""

PUZZLES = (
    "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2",
    "4C3A2A1C Rc4 Gn12 Bj5 Ya2 Sa1 >Re15",
    "8x8:b2e,c3s,#d1,Ra3m,*c6,Bf6/ Rc4 Gh8 Ba2 >*h4",
    "2x2: Ra1 Gb2 >Rb1",
    "16x16:b2e,c3s,m9n Ra1 Gp1 Ba16 Yp16 >Gh8",
)


def sample_values() -> Iterator[Value]:
    """Yield values of each type, boards of panels and custom ones."""
    for text in PUZZLES:
        puzzle = parse_puzzle(text)
        yield from (puzzle.position.board, puzzle.position, puzzle, puzzle.target)
    solution = solve(PUZZLES[0])
    path = solution.path
    assert path is not None
    yield from (solution, path, Path(), path[0], Target(Cell(9), None))
    yield from (parse_board("32x32:"), next(all_boards(edition("2013"))))


def check_format(format: Format) -> None:
    """Assert that the format keeps its contract.

    It reads the texts that it writes, or names the parts that they lack. It recognises these texts, it is pure, and
    it refuses damaged texts with InputError alone.
    """
    held = 0
    for value in sample_values():
        try:
            written = format.write(value)
        except FormatLossError as loss:
            assert loss.lost, f"{loss!r} does not name the loss of {value!r}"
            continue
        assert format.write(value) == written, f"{value!r} is written differently the second time"
        if written.lost:
            assert all(written.lost), f"what is lost of {value!r} has no name"
            continue
        held += 1
        if written.text:
            assert format.recognises(written.text), f"the text of {value!r} is not recognised"
        again = format.read(written.text)
        assert again == value, f"{value!r} is read back as {again!r}"
        for text in damaged(written.text):
            _read_or_refuse(format, text)
    assert held, "the format holds no value completely"
    for text in ("", "\0", "{", "[" * 100_000, "9" * 100_000, '{"type":' * 1000, "\ud800", "NaN"):
        _read_or_refuse(format, text)


def damaged(text: str) -> Iterator[str]:
    """Yield the text with parts omitted, doubled or replaced."""
    step = max(1, len(text) // 40)
    for at in range(0, len(text), step):
        yield text[:at]
        yield text[:at] + text[at + 1 :]
        yield text[: at + 1] + text[at:]
        for sign in ('"', "9", "-", "z", "\0", "{", "é"):
            yield text[:at] + sign + text[at + 1 :]


def _read_or_refuse(format: Format, text: str) -> None:
    try:
        format.read(text)
    except InputError:
        return
    except Exception as fault:
        raise AssertionError(f"{text[:60]!r} raises {fault!r}, which is not an InputError") from fault


def check_bot(make: BotFactory, *, seeds: int = 2) -> None:
    """Assert that the bot keeps its contract.

    It sends only commands that its view allows, and makes the same choice for the same seed, view and time. As a
    spectator it waits, and it lets the match proceed within `STEPS` choices.
    """
    for seed in range(seeds):
        _check_bot(make, seed)


def _check_bot(make: BotFactory, seed: int) -> None:
    table = _Table(seed)
    bots = [make(seed), make(seed + 1)]
    steps = 0
    while table.match.phase is not Phase.FINISHED and table.match.round_number <= ROUNDS:
        steps += 1
        assert steps <= STEPS, (
            f"round {table.match.round_number} does not end: nobody acts and no time runs out"
        )
        table.now += 1
        assert make(seed).choose(view(table.match, None), table.now) is None, "a spectator sends a command"
        for seat, bot in enumerate(bots):
            seen = view(table.match, seat)
            chosen = _choose(bot, make(seed + seat), seen, table.now)
            if chosen is not None:
                _check_allowed(chosen, seen)
                table.act(chosen, seat)
        table.act(commands.Tick(), None)


def _choose(bot: Bot, twin: Bot, seen: View, now: float) -> commands.PlayerCommand | None:
    first = bot.choose(seen, now)
    assert bot.choose(seen, now) == first, "the same view and time lead to another choice the second time"
    assert twin.choose(seen, now) == first, "a bot of the same seed chooses differently"
    return first


def _check_allowed(chosen: commands.PlayerCommand, seen: View) -> None:
    kind = type(chosen).__name__
    name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind)[1:]
    assert name in seen.allowed_commands, f"{kind} is sent but not among {seen.allowed_commands}"


class _Table:
    """A match of two seats, and its time."""

    def __init__(self, seed: int) -> None:
        self.now, self.seed = 0.0, seed
        events = decide(
            None, commands.OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=seed
        )
        match = None
        for event in events:
            match = evolve(match, event)
        assert match is not None
        self.match: Match = match
        for name in ("Ada", "Ben"):
            self.act(commands.TakeSeat(name=name), None)
        self.act(commands.StartMatch(), 0)

    def act(self, command: Command, seat: int | None) -> None:
        """Carry out a command. Raises AssertionError if the rules refuse it."""
        self.seed += 1
        try:
            events = decide(self.match, command, seat=seat, now=self.now, seed=self.seed)
        except GameError as fault:
            raise AssertionError(f"{command!r} is refused: {fault}") from fault
        for event in events:
            self.match = evolve(self.match, event)


def check_environment(environment: Environment, *, seeds: int = 3, steps: int = 50) -> None:
    """Assert that the environment keeps its contract: the seed and the actions determine everything else."""
    assert environment.version >= 1, "the version counts from 1"
    for seed in range(seeds):
        first, again = (_run(environment, seed, steps) for _ in range(2))
        assert first == again, f"seed {seed} gives two different runs"


def _run(environment: Environment, seed: int, steps: int) -> list[object]:
    run: list[object] = [environment.reset(seed)]
    for number in range(steps):
        legal = environment.legal()
        assert all(0 <= action < environment.actions for action in legal), f"{legal} are not actions"
        for action in {*range(environment.actions)} - {*legal}:
            try:
                environment.step(action)
            except ValueError:
                continue
            raise AssertionError(f"action {action} is not legal but is not refused")
        assert legal, "no action is legal before the end"
        done = environment.step(legal[number % len(legal)])
        run.append(done)
        if done.ended or done.cut:
            break
    return run
