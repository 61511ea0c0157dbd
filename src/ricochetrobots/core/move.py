"""Moves, and the slides of robots (R3, R4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, Self, SupportsIndex, overload

from ricochetrobots.core.board import NO_DIAGONAL, Board
from ricochetrobots.core.errors import (
    BlockedMoveError,
    DiagonalStopError,
    EndlessSlideError,
    RobotNotInPlayError,
    WrongTypeError,
)
from ricochetrobots.core.geometry import DIRECTION_LETTERS, ROBOT_LETTERS, Cell, Direction, Robot
from ricochetrobots.core.parts import set_fields
from ricochetrobots.core.reader import Reader, as_direction, as_robot

_DIRECTIONS = len(Direction)


@dataclass(frozen=True, order=True, init=False)
class Move:
    """A robot and its direction (R3.1); both may be text."""

    robot: Robot
    direction: Direction

    def __init__(self, robot: Robot | str, direction: Direction | str) -> None:
        set_fields(self, robot=as_robot(robot), direction=as_direction(direction))

    def __str__(self) -> str:
        return ROBOT_LETTERS[self.robot] + DIRECTION_LETTERS[self.direction]

    def __repr__(self) -> str:
        return f"parse_move({str(self)!r})"


class Path(tuple[Move, ...]):
    """A tuple of consecutive moves, made from moves or text.

    >>> path = Path("Rn Be Gs")
    >>> len(path), str(path[1:])
    (3, 'Be Gs')

    A slice of a path is a path. Raises UnreadableError for a text that is not a path.
    """

    __slots__ = ()

    def __new__(cls, moves: Iterable[Move | str] | str = ()) -> Self:
        """Make the path of these moves. Raises as the class does."""
        if not isinstance(moves, Iterable):
            raise WrongTypeError.of("moves or the text of a path", moves)
        return super().__new__(cls, _read_path(moves) if isinstance(moves, str) else map(as_move, moves))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"parse_path({str(self)!r})"

    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Move: ...
    @overload
    def __getitem__(self, index: slice, /) -> "Path": ...
    def __getitem__(self, index: SupportsIndex | slice, /) -> "Move | Path":
        return Path(super().__getitem__(index)) if isinstance(index, slice) else super().__getitem__(index)


@dataclass(frozen=True)
class Slide:
    """The effect of a move: the cells from start to end, and the final direction of travel."""

    move: Move
    cells: tuple[Cell, ...]
    heading: Direction

    @property
    def end(self) -> Cell:
        """Return the cell where the robot stopped."""
        return self.cells[-1]


def free_ahead(board: Board, robots: tuple[Cell | None, ...], start: Cell, heading: Direction) -> int:
    """Return how many cells a robot would slide straight to a wall or another robot if it passed all diagonals."""
    free = board.reach[4 * start + heading]
    step = board.steps[heading]
    end = start + free * step
    low, high = (start + 1, end + 1) if step > 0 else (end, start)
    for cell in robots:
        if cell is not None and low <= cell < high:
            ahead, beside = divmod(cell - start, step)
            if not beside and ahead <= free:
                free = ahead - 1
    return free


def stop_of(board: Board, robots: tuple[Cell | None, ...], move: Move) -> Cell | None:
    """Return the cell where `slide` ends, or None if the move is illegal. This is faster: it makes no list of cells."""
    robot, heading = move.robot, move.direction
    cell = robots[robot]
    if cell is None:
        return None
    free = free_ahead(board, robots, cell, heading)
    if free < board.straight[4 * cell + heading]:
        return Cell(cell + free * board.steps[heading]) if free else None
    others = (*robots[:robot], None, *robots[robot + 1 :])  # it may pass the cell that it has left
    for _ in range(_DIRECTIONS * len(board.diagonals)):  # in more bounces one repeats: it is endless (R4.4)
        cell = Cell(cell + board.straight[4 * cell + heading] * board.steps[heading])
        passing, turned = board.bounces[cell]
        if passing is not robot:
            heading = turned[heading]
        free = free_ahead(board, others, cell, heading)
        if free < board.straight[4 * cell + heading]:
            return Cell(cell + free * board.steps[heading]) if free else None
    return None


def slide(board: Board, robots: tuple[Cell | None, ...], move: Move) -> Slide:
    """Slide a robot until a wall or another robot stops it (R3.1). It bounces off diagonals of other colours (R4).

    ``robots`` has the cell of each robot in the order of `Robot`, or None if it is not in play. Raises
    BlockedMoveError (R3.3), DiagonalStopError (R4.3), EndlessSlideError (R4.4) or RobotNotInPlayError.
    """
    robot, heading = move.robot, move.direction
    start = robots[robot]
    if start is None:
        raise RobotNotInPlayError(robot)
    free = free_ahead(board, robots, start, heading)
    if 0 < free < board.straight[4 * start + heading]:
        step = board.steps[heading]
        # range yields plain ints, and mypy does not know that they are cells
        return Slide(move, tuple(range(start, start + step * (free + 1), step)), heading)  # type: ignore[arg-type]
    cells = [start]
    bounces: set[tuple[Cell, Direction]] = set()
    blocker: Robot | Literal["wall"] = "wall"
    walls, steps = board.walls, board.steps
    while not walls[cells[-1]] >> heading & 1:
        ahead = Cell(cells[-1] + steps[heading])
        if ahead != start and ahead in robots:
            blocker = Robot(robots.index(ahead))
            break
        cells.append(ahead)
        diagonal = board.diagonal_at(ahead) if board.diagonals else None
        if diagonal is not None and diagonal.robot is not robot:
            heading = diagonal.lean.turn(heading)
            if (ahead, heading) in bounces:
                raise EndlessSlideError(robot, move.direction)
            bounces.add((ahead, heading))
    if len(cells) == 1:
        raise BlockedMoveError(robot, move.direction, blocker)
    if board.diagonal_at(cells[-1]) is not None:
        raise DiagonalStopError(robot, move.direction, cells[-1])
    return Slide(move, tuple(cells), heading)


def route_of(board: Board, start: Cell, move: Move) -> set[int]:
    """Return the cells that a robot alone on the board passes, its end included and its start not.

    If the move is illegal, return the start alone. So a move is legal if no robot stands on one of these cells.
    """
    at: int = start
    robot, heading = move.robot, move.direction
    reach, straight, steps, bounces = board.reach, board.straight, board.steps, board.bounces
    passed: set[int] = set()
    for _ in range(_DIRECTIONS * len(bounces)):  # in more bounces one repeats: it is endless (R4.4)
        side, step = _DIRECTIONS * at + heading, steps[heading]
        far = straight[side]
        if far == NO_DIAGONAL:
            far = reach[side]
            passed.update(range(at + step, at + (far + 1) * step, step))
            passed.discard(start)
            return passed if far else {start}  # if no cell is ahead, it is on a diagonal (R4.3)
        passed.update(range(at + step, at + (far + 1) * step, step))
        at += far * step
        passing, turned = bounces[at]
        if passing is not robot:
            heading = turned[heading]
    return {start}


def parse_move(text: str) -> Move:
    """Read a move, e.g. ``Rn``."""
    reader = Reader(text)
    return reader.whole(_move(reader))


def parse_path(text: str) -> Path:
    """Read moves separated by one space, e.g. ``Rn Be Gs Rw``; the empty text is the empty path."""
    return Path(text)


def as_move(move: Move | str) -> Move:
    """Return the move, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(move, Move):
        return move
    if isinstance(move, str):
        return parse_move(move)
    raise WrongTypeError.of("a move or its text", move)


def _read_path(text: str) -> list[Move]:
    if not text:
        return []
    reader = Reader(text)
    moves = [_move(reader)]
    while reader.sees(" "):
        reader.at += 1
        moves.append(_move(reader))
    return reader.whole(moves)


def _move(reader: Reader) -> Move:
    return Move(reader.robot(), reader.direction())
