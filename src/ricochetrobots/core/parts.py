"""The parts of a board, and the names of its cells."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from ricochetrobots.core.errors import IllegalError, UnreadableError, WrongTypeError, quoted, whole_number
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol, column_name
from ricochetrobots.core.reader import Reader, as_direction, as_robot
from ricochetrobots.core.sentence import Sentence

MIN_SIDE = 2
MAX_SIDE = 32
CELL_NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")
COLUMN_NAME = re.compile(r"[a-z]{1,2}")
COLUMNS = {column_name(column): column for column in range(MAX_SIDE)}


class Lean(StrEnum):
    """The slope of a diagonal, with north at the top."""

    RISING = "/"
    FALLING = "\\"

    def turn(self, heading: Direction | str) -> Direction:
        """Return the direction in which a robot continues after bouncing here (R4.2)."""
        heading = as_direction(heading)
        return Direction(heading ^ 1 if self is Lean.RISING else 3 - heading)


@dataclass(frozen=True, init=False)
class Target:
    """A target space (R1.5) and its robot; ``None`` is the vortex, which accepts any robot.

    ``cell`` is a number, since only a board can read the name of a cell. `parse_target` accepts text and the board.
    """

    cell: Cell
    robot: Robot | None

    def __init__(self, cell: Cell, robot: Robot | str | None) -> None:
        set_fields(self, cell=cell_number(cell), robot=None if robot is None else as_robot(robot))


@dataclass(frozen=True, order=True, init=False)
class Diagonal:
    """A coloured barrier across a space (R4); only the robot of its colour passes through.

    ``cell`` is a number, since only a board can read the name of a cell.
    """

    cell: Cell
    robot: Robot
    lean: Lean

    def __init__(self, cell: Cell, robot: Robot | str, lean: Lean | str) -> None:
        set_fields(self, cell=cell_number(cell), robot=as_robot(robot), lean=as_lean(lean))


LEANS: Mapping[str, Lean] = {lean.value: lean for lean in Lean}
SYMBOLS: Mapping[str, Symbol] = {symbol[0]: symbol for symbol in Symbol if symbol is not Symbol.VORTEX}
MARK = Sentence("part-mark", "a symbol (m, g, p or s), or / or \\ for a diagonal")
_SYMBOL_NAMES = frozenset(map(str, Symbol))


@cache
def cell_names(width: int, height: int) -> tuple[str, ...]:
    """Return the names of all cells of a board of that size, in their order."""
    return tuple(f"{column_name(column)}{row + 1}" for row in range(height) for column in range(width))


def set_fields(value: object, **fields: object) -> None:
    """Set the fields of a frozen value in its constructor."""
    vars(value).update(fields)


def as_lean(lean: Lean | str) -> Lean:
    """Return the slope of a diagonal, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(lean, Lean):
        return lean
    reader = Reader(lean)
    return reader.whole(reader.one(LEANS, MARK))


def as_symbol(symbol: Symbol | str) -> Symbol:
    """Return the symbol, read if it is its name or letter. Raises InputError and WrongTypeError."""
    if isinstance(symbol, Symbol):
        return symbol
    reader = Reader(symbol)
    return Symbol(symbol) if symbol in _SYMBOL_NAMES else reader.whole(reader.one(SYMBOLS, MARK))


def cell_number(cell: Cell) -> Cell:
    """Return the number of a cell. Raises WrongTypeError for anything else."""
    if not isinstance(cell, int) or isinstance(cell, bool):
        raise WrongTypeError.of("the number of a cell (a board reads names: parse_cell, parse_target)", cell)
    return cell


def cell_on(cell: Cell | str, width: int, height: int) -> Cell:
    """Return the cell of a board of that size, read if it is text. A number may still be off the board.

    Raises UnreadableError for another text, and IllegalError for the name of a cell off the board.
    """
    if not isinstance(cell, str):
        return cell_number(cell)
    found = CELL_NAME.fullmatch(cell)
    if found is None:
        raise UnreadableError(
            Sentence(
                "fault-no-cell", "{cell} is not a cell: write column and row, such as c4.", cell=quoted(cell)
            ),
            cell,
            0,
        )
    column, row = COLUMNS.get(found[1], MAX_SIDE), int(found[2]) - 1
    if column >= width or row >= height:
        raise IllegalError(
            Sentence(
                "fault-off-board",
                "There is no cell {cell} on this board, which ends at {corner}.",
                cell=cell,
                corner=cell_names(width, height)[-1],
            ),
            cell,
            0,
        )
    return Cell(row * width + column)


def check_size(width: int, height: int) -> None:
    """Raise IllegalError unless the size is allowed for a board, and WrongTypeError if it is not a size."""
    width, height = whole_number("the width of a board", width), whole_number("the height of a board", height)
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        text = f"{width}x{height}"
        raise IllegalError(
            Sentence(
                "fault-size",
                "A board is {least} to {most} cells wide and high, not {size}.",
                least=MIN_SIDE,
                most=MAX_SIDE,
                size=text,
            ),
            text,
            0,
        )
