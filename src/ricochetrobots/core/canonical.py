"""Names that equivalent puzzles share.

A puzzle can be disguised: turned, mirrored, recoloured, set into a larger board, or given walls, diagonals and
robots that have no say in it. `canonical` strips all that off and names what is left; `neighbourhood` gives the names
by which puzzles recognise each other that are at most one robot apart.

**What is stripped off.** Let a robot stop on any cell of its slide that holds no diagonal (R4.3), as if other robots
could stand wherever it suits. The cells that it can come to so, its *stops*, and the diagonals that it enters between
them make up its `Region`. A real slide never leaves it. The way back along a slide is a slide too (walls have two
sides, diagonals turn back what they turned), so the robot has the same region from each of its stops.

A robot *matters* if the target accepts it and lies on one of its stops, or if it shares a stop with a robot that
matters. The others never stand where a robot that matters can come, so they never block one, and they never reach the
target. Leaving out their moves makes a path no worse, so the shortest paths with and without them are the same.

Kept are the robots that matter, which of them may end on the target, and the *marks* of their regions:

- the sides of cells that one of them can cross; every other side is closed, or nobody ever asks whether it is;
- the diagonals that one of them can enter, how they lie if they turn one of them (R4.2), and which of the robots pass
  (R4.1). What nobody enters, and how a diagonal lies that only its own robot enters, changes no slide.

Whether the target is the vortex does not remain: a vortex that one robot can come to is as good as a target for that
robot. Nor do colours, targets that are only printed, and where on its board the picture lies. Of its eight turns and
mirror images the least is named. Hence puzzles with the same name have equally many shortest paths of the same length,
move for move the same but for directions and colours, with and without the ricochet rule.

**What is not seen through.** Pictures that are drawn differently have different names, even if all slides on them agree
cell by cell: rows of diagonals can bend a corridor or shift half a board. What a robot can come to is judged without
asking where the others can really stand. A wall within reach counts even if it changes no shortest path.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from itertools import chain, product
from operator import or_
from typing import NamedTuple

from ricochetrobots.core.board import MAX_SIDE, Board, Lean
from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.position import Puzzle

# The marks of a cell. Its four lowest bits are the sides that are crossed, ``1 << direction``.
TURNS = {Lean.RISING: 1 << 4, Lean.FALLING: 1 << 5}
PASSES = 1 << 6
STOP = 1 << 7
EVERY_STOP = int.from_bytes(bytes([STOP]) * MAX_SIDE**2, "little")

NO_PATH = hashlib.sha256(b"").hexdigest()
"""The name of every puzzle whose target no robot that it accepts can come to."""


class Region(NamedTuple):
    """What a robot can come to. ``marks`` has one byte for each cell, the lowest for cell 0.

    ``passed`` are the diagonals of its own colour among it.
    """

    marks: int
    passed: tuple[Cell, ...]

    def meets(self, marks: int) -> bool:
        """Tell whether these marks have a stop in common with the region."""
        return bool(self.marks & marks & EVERY_STOP)


class Piece(NamedTuple):
    """A robot without its colour. ``cell`` is None if it is taken away but leaves its region behind.

    ``accepted`` says that it may end on the target and can come to it.
    """

    cell: Cell | None
    accepted: bool
    region: Region


@lru_cache(maxsize=1024)
def canonical(puzzle: Puzzle) -> str:
    """Return a name, 64 hexadecimal digits, that two puzzles share when one is the other in another guise.

    The module says what a guise is. Puzzles that share a name have optima of the same length; those without a path
    because no robot can come to the target all share one. Cost on an official board: see `neighbourhood`.
    """
    return _name(puzzle, _that_matter(_pieces(puzzle)))


@lru_cache(maxsize=1024)
def neighbourhood(puzzle: Puzzle) -> frozenset[str]:
    """Return the names by which a puzzle meets all those that are at most one robot apart from it.

    They are its own name and, for each robot that matters, the name of the puzzle without that robot. If that is the
    only robot that may end on the target, its region stays behind: it has the target among its stops, and so it is the
    same wherever the robot has stood.

    Two puzzles with a path have a name in common if and only if, in some guise, they are the same once at most one
    robot is taken out of each. If one is the other with a robot added, taken away, or moved, they are: take out that
    robot, on both sides if it has moved. If they have a name in common, it is the name of each, or of what is left of
    each, and puzzles of the same name are guises of each other; so put back the robots that were taken out. What
    becomes of a moved robot's colour is left open, and so are parts of the board that come into play through it alone.

    Cost on an official board: about 0.1 ms, and 1 to 3 ms more for a board met for the first time.
    """
    pieces = _that_matter(_pieces(puzzle))
    names = {_name(puzzle, pieces)}
    only = sum(piece.accepted for piece in pieces) == 1
    for index, piece in enumerate(pieces):
        rest = [*pieces[:index], *pieces[index + 1 :]]
        if piece.accepted and only:
            rest.append(piece._replace(cell=None))
        names.add(_name(puzzle, _that_matter(rest)))
    return frozenset(names)


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
    """Return the accepted pieces and those that share a stop with one that matters."""
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
    picture, guises = _picture(board.width, board.height, marks)
    arrangement = min(
        (
            places[goal],
            sorted(
                (
                    -1 if piece.cell is None else places[piece.cell],
                    piece.accepted,
                    sorted(places[cell] for cell in piece.region.passed),
                )
                for piece in pieces
            ),
        )
        for places in guises
    )
    return hashlib.sha256(repr((picture, arrangement)).encode()).hexdigest()


# --- regions ---


class Regions(dict[Cell, Region]):
    """The region of a robot from each cell, worked out when first asked for.

    ``colour`` is the robot whose diagonals do not turn it, None for a robot that they all turn.
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
        for stop in stops:  # which grows meanwhile
            for direction in range(len(steps)):
                if marks[stop] >> direction & 1:
                    continue  # crossed from the other end, from where the slide has been followed
                cell, heading = stop, direction
                while not walls[cell] >> heading & 1:
                    marks[cell] |= 1 << heading
                    cell = Cell(cell + steps[heading])
                    marks[cell] |= 1 << (heading ^ 2)
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
    """One of the eight turns and mirror images of a frame.

    ``cells`` lists the cells that the frame had before, row by row as they lie afterwards in rows of ``width``.
    ``marks_after`` has for all marks of a cell what becomes of them.
    """

    width: int
    cells: tuple[int, ...]
    marks_after: bytes

    def draw(self, marks: bytes) -> bytes:
        """Return the picture in this guise."""
        return bytes([self.width]) + bytes(map(marks.__getitem__, self.cells)).translate(self.marks_after)


@lru_cache(maxsize=256)
def _picture(width: int, height: int, marks: int) -> tuple[bytes, tuple[dict[int, int], ...]]:
    """Return the least guise of these marks, cut to its frame, as its width and the marks of its cells.

    With it comes where the cells lie in it, in more than one way if the picture is symmetric.
    """
    cells = marks.to_bytes(width * height, "little")
    rows = [row for row in range(height) if any(cells[row * width : (row + 1) * width])]
    columns = [column for column in range(width) if any(cells[column::width])]
    frame = (rows[0], rows[-1], columns[0], columns[-1])
    drawn = [(guise.draw(cells), guise.cells) for guise in _guises(width, *frame)]
    least = min(picture for picture, _ in drawn)
    placings = (order for picture, order in drawn if picture == least)
    return least, tuple({cell: place for place, cell in enumerate(order)} for order in placings)


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
        marks_after = _marks_after(transposed, across, upside_down)
        guises.append(Guise(len(rows[0]), tuple(chain.from_iterable(rows)), marks_after))
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
