"""Compute a name that equivalent puzzles share.

A puzzle has many guises: it can be turned, mirrored, recoloured, placed in a larger board, or given walls, diagonals
and robots that do not affect it. `canonical` removes these differences and names the rest.

**What it removes.** Suppose that a robot may stop on any cell of its slide that holds no diagonal (R4.3), as if other
robots could stand anywhere. The cells that it can then reach are its *stops*. Its `Region` is these stops and the
diagonals that it enters between them; no real slide leaves the region. Every slide is reversible: a wall has two
sides, and a diagonal turns a robot back the way it came. So a robot has the same region from each of its stops.

A robot *matters* if the target accepts it and is one of its stops, or if it shares a stop with a robot that matters.
No other robot can reach a stop of a robot that matters, so it never blocks one and never ends on the target. A path
without its moves is still a path, so the shortest paths with and without the robot are the same.

What remains are the robots that matter, which of them may end on the target, and the *marks* of their regions:

- the sides by which one of them can leave a cell. No robot that matters reaches any other side, or that side is closed;
- the diagonals that one of them can enter, their slopes if they turn one of them (R4.2), and which of the robots pass
  them (R4.1). The slope of a diagonal that only the robot of its colour enters changes no slide.

The vortex is not kept: a vortex that only one robot can reach is a target for that robot. Colours, printed targets
and the place of the picture on its board are not kept either. The picture has eight turns and mirror images, and the
least of them makes the name. So puzzles that share a name have the same shortest paths, apart from directions and
colours, with and without the ricochet rule.

**What it does not recognise.** Different pictures have different names, even if all their slides are equal cell by
cell: rows of diagonals can bend a corridor or shift half a board. A robot's region ignores where the other robots can
really stand. A reachable wall counts even if it changes no shortest path.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from itertools import chain, product
from operator import or_
from typing import NamedTuple

from ricochetrobots.core.board import Board
from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.parts import MAX_SIDE, Lean
from ricochetrobots.core.position import Puzzle, as_puzzle

# The marks of a cell. Its four lowest bits are the sides by which a robot leaves it, ``1 << direction``.
TURNS = {Lean.RISING: 1 << 4, Lean.FALLING: 1 << 5}
PASSES = 1 << 6
STOP = 1 << 7
EVERY_STOP = int.from_bytes(bytes([STOP]) * MAX_SIDE**2, "little")

NO_PATH = hashlib.sha256(b"").hexdigest()
"""The name of every puzzle whose target no accepted robot can reach."""


class Region(NamedTuple):
    """The cells that a robot can reach: ``marks`` has one byte for each cell, with cell 0 lowest.

    ``passed`` are the cells whose diagonals it passes because they have its colour (R4.1).
    """

    marks: int
    passed: tuple[Cell, ...]

    def meets(self, marks: int) -> bool:
        """Return whether the marks share a stop with the region."""
        return bool(self.marks & marks & EVERY_STOP)


class Piece(NamedTuple):
    """A robot without its colour. ``accepted``: the target accepts the robot and is one of its stops."""

    cell: Cell
    accepted: bool
    region: Region


def canonical(puzzle: Puzzle | str) -> str:
    """Return the name of a puzzle, 64 hexadecimal digits, which only its guises share.

    The module's docstring defines a guise. Puzzles that share a name have shortest paths of equal length. The name is
    `NO_PATH` if no accepted robot can reach the target.

    Cost on an official board: 0.05 ms; 0.5 to 2 ms on a new board.
    """
    puzzle = as_puzzle(puzzle)
    return _name(puzzle, _that_matter(_pieces(puzzle)))


def _pieces(puzzle: Puzzle) -> list[Piece]:
    position, target = puzzle.position, puzzle.target
    stop_on_target = STOP << 8 * target.cell
    pieces = []
    for robot in position.in_play:
        cell = position.cell(robot)
        region = _regions(position.board, robot)[cell]
        accepted = target.robot in (None, robot) and region.meets(stop_on_target)
        pieces.append(Piece(cell, accepted, region))
    return pieces


def _that_matter(pieces: Iterable[Piece]) -> list[Piece]:
    """Return the accepted pieces and those that share a stop with a piece that matters."""
    found = []
    met = 0
    rest = list(pieces)
    while matter := [piece for piece in rest if piece.accepted or piece.region.meets(met)]:
        found += matter
        met |= reduce(or_, (piece.region.marks for piece in matter))
        rest = [piece for piece in rest if piece not in matter]
    return found


def _name(puzzle: Puzzle, pieces: Sequence[Piece]) -> str:
    if not pieces:
        return NO_PATH
    board, goal = puzzle.position.board, puzzle.target.cell
    marks = reduce(or_, (piece.region.marks for piece in pieces))
    picture, guises = _least_guises(board.width, board.height, marks)
    arrangement = min(
        (
            places[goal],
            sorted(
                (
                    places[piece.cell],
                    piece.accepted,
                    sorted(places[cell] for cell in piece.region.passed),
                )
                for piece in pieces
            ),
        )
        for places in (guise.places for guise in guises)
    )
    return hashlib.sha256(repr((picture, arrangement)).encode()).hexdigest()


# --- regions ---


class Regions(dict[Cell, Region]):
    """The region of a robot from each cell, computed on first access.

    ``colour`` is the robot that passes diagonals of its colour, or None if the board has no such diagonal.
    """

    def __init__(self, board: Board, colour: Robot | None) -> None:
        super().__init__()
        self.board = board
        self.colour = colour
        self.diagonals = {diagonal.cell: diagonal for diagonal in board.diagonals}

    def __missing__(self, start: Cell) -> Region:
        walls, steps = self.board.walls, (-self.board.width, 1, self.board.width, -1)
        marks = bytearray(len(walls))
        marks[start] = STOP
        stops = [start]
        passed = set()
        for stop in stops:  # the loop also visits the stops that it appends
            for direction in range(len(steps)):
                cell, heading = stop, direction
                while not walls[cell] >> heading & 1:
                    marks[cell] |= 1 << heading
                    cell = Cell(cell + steps[heading])
                    if cell not in self.diagonals:
                        if not marks[cell] & STOP:
                            marks[cell] |= STOP
                            stops.append(cell)
                        break
                    diagonal = self.diagonals[cell]
                    if diagonal.robot is self.colour:
                        marks[cell] |= PASSES
                        passed.add(cell)
                    else:
                        marks[cell] |= TURNS[diagonal.lean]
                        heading = diagonal.lean.turn(Direction(heading))
        region = Region(int.from_bytes(marks, "little"), tuple(passed))
        self.update(dict.fromkeys(stops, region))
        return region


def _regions(board: Board, robot: Robot) -> Regions:
    coloured = any(diagonal.robot is robot for diagonal in board.diagonals)
    return _regions_by_colour(board, robot if coloured else None)


@lru_cache(maxsize=256)
def _regions_by_colour(board: Board, colour: Robot | None) -> Regions:
    return Regions(board, colour)


# --- turns and mirror images ---


class Guise(NamedTuple):
    """One of the eight turns and mirror images of a frame of cells.

    ``cells`` lists the cells of the frame in their new order, in rows of ``width``. ``places`` maps each cell to its
    index in that order. ``marks_after`` maps the marks of a cell to its marks in this guise.
    """

    width: int
    cells: tuple[int, ...]
    places: dict[int, int]
    marks_after: bytes

    def draw(self, marks: bytes) -> bytes:
        """Return the width of the picture in this guise, followed by the marks of its cells."""
        return bytes([self.width]) + bytes(map(marks.__getitem__, self.cells)).translate(self.marks_after)


@lru_cache(maxsize=64)
def _least_guises(width: int, height: int, marks: int) -> tuple[bytes, tuple[Guise, ...]]:
    """Return the least picture of these marks, cut to its frame, and the guises that show it.

    A symmetric picture has several such guises.
    """
    cells = marks.to_bytes(width * height, "little")
    rows = [row for row in range(height) if any(cells[row * width : (row + 1) * width])]
    columns = [column for column in range(width) if any(cells[column::width])]
    guises = _guises(width, rows[0], rows[-1], columns[0], columns[-1])
    pictures = [guise.draw(cells) for guise in guises]
    least = min(pictures)
    return least, tuple(guise for guise, picture in zip(guises, pictures, strict=True) if picture == least)


@lru_cache(maxsize=16)
def _guises(width: int, top: int, bottom: int, left: int, right: int) -> tuple[Guise, ...]:
    frame = [tuple(range(row * width + left, row * width + right + 1)) for row in range(top, bottom + 1)]
    guises = []
    for transposed, across, upside_down in product((False, True), repeat=3):
        rows = list(zip(*frame, strict=True)) if transposed else frame
        if across:
            rows = [row[::-1] for row in rows]
        if upside_down:
            rows = rows[::-1]
        cells = tuple(chain.from_iterable(rows))
        places = {cell: place for place, cell in enumerate(cells)}
        guises.append(Guise(len(rows[0]), cells, places, _marks_after(transposed, across, upside_down)))
    return tuple(guises)


@cache
def _marks_after(transposed: bool, across: bool, upside_down: bool) -> bytes:
    after = bytearray(256)
    leans = TURNS[Lean.RISING], TURNS[Lean.FALLING]
    for before in range(len(after)):
        after[before] = before & (PASSES | STOP)
        for direction in range(len(Direction)):
            if before >> direction & 1:
                heading = 3 - direction if transposed else direction
                heading = -heading % 4 if across else heading
                heading = (2 - heading) % 4 if upside_down else heading
                after[before] |= 1 << heading
        for lean, mirrored in zip(leans, reversed(leans), strict=True):
            if before & lean:
                after[before] |= lean if across is upside_down else mirrored
    return bytes(after)
