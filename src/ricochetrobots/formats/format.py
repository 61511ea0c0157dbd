"""The contract of a file format, and the functions that the built-in formats share."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import NoReturn, Protocol

from ricochetrobots.core import (
    PANELS,
    Board,
    Cell,
    Edition,
    Move,
    Path,
    Position,
    Puzzle,
    RicochetError,
    Robot,
    Symbol,
    Target,
    UnreadableError,
    WrongTypeError,
    as_value,
    assemble,
)
from ricochetrobots.core.board import ALL_WALLS
from ricochetrobots.core.panels import BOARD_SIDE, PANEL_SIDE
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.puzzles import Difficulty, Generated
from ricochetrobots.solver import Solution

Shown = Board | Position | Puzzle
Value = Shown | Target | Move | Path | Edition | Solution | Difficulty | Generated

ROBOT_LETTERS = tuple(map(str, Robot))

MAX_CHARACTERS = 1_000_000
"""The longest text that `read` passes to a format. A PDDL task of 32 x 32 cells is the longest, with 300,000."""

WITHOUT_RICOCHET = frozenset({"asp", "fogleman", "pddl"})
"""The formats of programs that play without R5.2, as their sources show."""


@dataclass(frozen=True)
class Written:
    """The text of a value; ``lost`` names the parts that the format cannot hold."""

    text: str
    lost: tuple[str, ...] = ()


class Format(Protocol):
    """A file format, registered in the entry-point group ``ricochetrobots.formats``.

    ``read`` raises InputError, and nothing else, for a text that it cannot read. ``write`` raises FormatLossError for
    a value of which it can hold nothing. Both are pure.
    """

    def recognises(self, text: str) -> bool:
        """Return whether the text is probably of this format."""
        ...

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        ...

    def write(self, value: Value) -> Written:
        """Return the text of a value and the parts that it lacks. Raises FormatLossError."""
        ...


class FormatLossError(RicochetError):
    """The format cannot hold the whole value; ``lost`` names the missing parts."""

    code = "format-loss"

    def __init__(self, lost: tuple[str, ...]) -> None:
        super().__init__(lost)
        self.lost = lost

    def _words(self) -> str:
        return f"This format cannot hold {', '.join(self.lost)}."


def value_of(value: Value | str) -> Value:
    """Return the value, read as notation if it is text. Raises InputError and WrongTypeError.

    Text that begins with a robot is a path, even if it is one move.
    """
    if isinstance(value, str):
        return Path(value) if value.startswith(ROBOT_LETTERS) else as_value(value)
    if isinstance(value, Value):
        return value
    raise WrongTypeError.of("a value of the game or its text", value)


def refuse(why: str, text: str, at: int = 0) -> NoReturn:
    """Raise UnreadableError for the text, whose fault is at that offset."""
    raise UnreadableError(
        Sentence("fault-format", "This text cannot be read as a value: {why}.", why=why), text, at
    ) from None


def shown_of(value: Value) -> Shown:
    """Return a board, a position or a puzzle. Raises FormatLossError for any other value."""
    if not isinstance(value, Shown):
        raise FormatLossError((f"a {type(value).__name__.lower()}",))
    return value


def puzzle_of(value: Value) -> Puzzle:
    """Return a puzzle. Raises FormatLossError for a value without a target."""
    shown = shown_of(value)
    if not isinstance(shown, Puzzle):
        raise FormatLossError((f"a {type(shown).__name__.lower()} without a target",))
    return shown


def first_robots(position: Position) -> int:
    """Return how many robots are in play. Raises FormatLossError if a robot is missing before one in play."""
    count = len(position.in_play)
    missing = [robot for robot in Robot if robot < count and position.robots[robot] is None]
    if missing:
        raise FormatLossError((f"a position without the {missing[0].colour} robot",))
    return count


def parts_of(shown: Shown) -> tuple[Board, tuple[Cell | None, ...], Target | None]:
    """Return the board, the cells of the robots and the current target; None for each that is missing."""
    if isinstance(shown, Board):
        return shown, (None,) * len(Robot), None
    return shown.board, shown.robots, shown.target if isinstance(shown, Puzzle) else None


def from_parts(board: Board, robots: Iterable[Cell | None], target: Target | None = None) -> Shown:
    """Return a puzzle if there is a target, else a position if there are robots, else the board.

    Raises IllegalError as their classes do.
    """
    cells = tuple(robots)
    cells += (None,) * (len(Robot) - len(cells))
    if target is not None:
        return Puzzle(Position(board, cells), target)
    return board if not any(cell is not None for cell in cells) else Position(board, cells)


def completed(board: Board, robots: Iterable[Cell | None] = (), target: Target | None = None) -> Shown:
    """Return the value in a format that contains only walls: empty cells with four walls are closed (R1.4).

    Raises IllegalError as `from_parts` does.
    """
    cells = tuple(robots)
    used = {*cells, *(printed.cell for printed in board.targets), None if target is None else target.cell}
    closed = {Cell(cell) for cell, mask in enumerate(board.walls) if mask == ALL_WALLS} - used
    return from_parts(with_panels(replace(board, closed=frozenset(closed))), cells, target)


def with_panels(board: Board) -> Board:
    """Return the board of panels that has exactly these parts, or the same board if there is none."""
    laid = _laid_like(board)
    return laid if laid is not None and replace(laid, panels=None) == board else board


def lost_from_panels(board: Board) -> tuple[str, ...]:
    """Return the parts in which a board differs from the panels that have its targets; none if no panels have them.

    The names are those of the fields of `Board`. A format that holds panels by name may leave such parts out.
    """
    laid = _laid_like(board)
    if laid is None:
        return ()
    return tuple(
        name for name in _BOARD_PARTS if name != "panels" and getattr(laid, name) != getattr(board, name)
    )


def _laid_like(board: Board) -> Board | None:
    """Return the board of the panels that have the same targets in each quarter, or None."""
    if (board.width, board.height) != (BOARD_SIDE, BOARD_SIDE) or board.panels is not None:
        return None
    printed: list[set[_Print]] = [set() for _ in range(4)]
    for target, symbol in zip(board.targets, board.symbols, strict=True):
        row, column = (side // PANEL_SIDE for side in divmod(target.cell, BOARD_SIDE))
        printed[(0, 1, 3, 2)[2 * row + column]].add((target.cell, target.robot, symbol))
    names = [_faces().get(frozenset(part), "") for part in printed]
    if len({name[:1] for name in names} - {""}) < len(names):
        return None
    nw, ne, se, sw = names
    return assemble(nw, ne, se, sw)


_Print = tuple[Cell, Robot | None, Symbol]


@cache
def _faces() -> dict[frozenset[_Print], str]:
    """Return the name of each face by its targets, in each quadrant. No two faces have the same targets."""
    return {
        frozenset((spot.on_board(quadrant), robot, symbol) for spot, robot, symbol in panel.targets): name
        for name, panel in PANELS.items()
        for quadrant in range(4)
    }


_BOARD_PARTS = {
    "walls": "some walls",
    "targets": "the printed targets",
    "symbols": "the symbols of the printed targets",
    "diagonals": "the diagonals",
    "closed": "the closed cells",
    "panels": "the names of the panels",
}


def differences(shown: Shown, again: Value) -> tuple[str, ...]:
    """Return the names of the parts that a value has lost when it is read back; none if it is equal."""
    return tuple(_differences(shown, shown_of(again)))


def _differences(shown: Shown, again: Shown) -> Iterator[str]:
    (board, robots, target), (board_again, robots_again, target_again) = parts_of(shown), parts_of(again)
    for name, words in _BOARD_PARTS.items():
        if getattr(board, name) != getattr(board_again, name):
            yield words
    for robot, cell, cell_again in zip(Robot, robots, robots_again, strict=True):
        if cell != cell_again:
            yield f"the {robot.colour} robot"
    if target != target_again:
        yield "the current target"
