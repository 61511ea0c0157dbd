"""Turn and mirror boards, positions, puzzles and paths."""

from functools import lru_cache
from typing import TypeVar, overload

from ricochetrobots.core.board import Board
from ricochetrobots.core.errors import WrongTypeError, check_bool, whole_number
from ricochetrobots.core.geometry import Cell, Direction
from ricochetrobots.core.move import Move, Path
from ricochetrobots.core.panels import LEANS_TURNED, assemble
from ricochetrobots.core.parts import Diagonal, Target
from ricochetrobots.core.position import Position, Puzzle, as_value

T = TypeVar("T", Board, Position, Puzzle, Path)

QUARTERS = 4


@overload
def transform(value: T, *, turns: int = 0, mirror: bool = False) -> T: ...
@overload
def transform(value: str, *, turns: int = 0, mirror: bool = False) -> Board | Position | Puzzle: ...
def transform(
    value: Board | Position | Puzzle | Path | str, *, turns: int = 0, mirror: bool = False
) -> Board | Position | Puzzle | Path:
    """Return the value mirrored, west for east, if ``mirror``, and then turned clockwise by quarters.

    A transformed path leads through the transformed position as the path did before. Robots, colours and symbols stay
    the same. Negative ``turns`` turn anticlockwise. A turned board of panels is again one; a mirrored board is a custom
    one, since the box has no mirrored panels. Raises InputError for a text that is not a board, a position or a puzzle,
    and WrongTypeError.

    >>> print(transform("5x4:b2e Ra1 >Rb2", turns=1))
    4x5:c2s Rd1 >Rc2
    >>> print(transform(Path("Re Rs"), turns=1))
    Rs Rw
    >>> print(transform("2A3C4A1C Rl11 >Rm2", turns=1))
    1C2A3C4A Rf12 >Ro13
    """
    check_bool("mirror", mirror)
    turns = whole_number("turns", turns) % QUARTERS
    if isinstance(value, Path):
        return Path(Move(move.robot, _heading(move.direction, turns, mirror)) for move in value)
    if isinstance(value, str | Board | Position | Puzzle):
        return _transformed(as_value(value), turns, mirror)
    raise WrongTypeError.of("a board, a position, a puzzle, its text or a Path", value)


def _transformed(value: Board | Position | Puzzle, turns: int, mirror: bool) -> Board | Position | Puzzle:
    if isinstance(value, Board):
        return _board(value, turns, mirror)
    if isinstance(value, Position):
        return _position(value, turns, mirror)
    cells = _places(value.board.width, value.board.height, turns, mirror)
    target = Target(cells[value.target.cell], value.target.robot)
    return Puzzle(_position(value.position, turns, mirror), target)


def _position(position: Position, turns: int, mirror: bool) -> Position:
    board = position.board
    cells = _places(board.width, board.height, turns, mirror)
    robots = tuple(None if cell is None else cells[cell] for cell in position.robots)
    return Position(_board(board, turns, mirror), robots)


def _board(board: Board, turns: int, mirror: bool) -> Board:
    if board.panels is not None and not mirror:
        nw, ne, se, sw = board.panels[-turns:] + board.panels[:-turns]
        return assemble(nw, ne, se, sw)
    cells = _places(board.width, board.height, turns, mirror)
    masks = _masks(turns, mirror)
    walls = [0] * len(board.walls)
    for cell, mask in zip(cells, board.walls, strict=True):
        walls[cell] = masks[mask]
    is_odd = turns % 2 == 1
    return Board(
        *((board.height, board.width) if is_odd else (board.width, board.height)),
        tuple(walls),
        [Target(cells[target.cell], target.robot) for target in board.targets],
        board.symbols,
        [
            Diagonal(
                cells[diagonal.cell],
                diagonal.robot,
                diagonal.lean if is_odd is mirror else LEANS_TURNED[diagonal.lean],
            )
            for diagonal in board.diagonals
        ],
        [cells[cell] for cell in board.closed],
    )


@lru_cache(maxsize=64)
def _places(width: int, height: int, turns: int, mirror: bool) -> tuple[Cell, ...]:
    """Return the new place of each cell of a board of that size."""
    places = []
    for cell in range(width * height):
        row, column = divmod(cell, width)
        if mirror:
            column = width - 1 - column
        rows, columns = height, width
        for _ in range(turns):
            row, column = column, rows - 1 - row
            rows, columns = columns, rows
        places.append(Cell(row * columns + column))
    return tuple(places)


@lru_cache(maxsize=2 * QUARTERS)
def _masks(turns: int, mirror: bool) -> tuple[int, ...]:
    """Return the new mask of walls for each mask."""
    return tuple(
        sum(1 << _heading(way, turns, mirror) for way in Direction if mask >> way & 1)
        for mask in range(1 << len(Direction))
    )


def _heading(direction: Direction, turns: int, mirror: bool) -> Direction:
    return Direction(((-direction if mirror else direction) + turns) % len(Direction))
