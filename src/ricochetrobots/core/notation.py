"""Reads the text of every value; docs/notation.md has the grammar.

``parse_x`` reads what ``str(x)`` writes, and gives an equal value. Every parser raises InputError with the offset of
the fault: UnreadableError, IllegalError or AmbiguousError. `format_url` replaces four characters for web addresses, one
by one, and every parser reads those too. Moves and paths are read in `move`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from ricochetrobots.core.board import (
    CELL_NAME,
    Board,
    Diagonal,
    Lean,
    Target,
    cell_names,
    check_target,
    format_target,
)
from ricochetrobots.core.errors import InputError
from ricochetrobots.core.geometry import ROBOT_LETTERS, Cell, Direction, Robot, Symbol
from ricochetrobots.core.move import Path
from ricochetrobots.core.panels import assemble
from ricochetrobots.core.position import Position, Puzzle
from ricochetrobots.core.reader import ROBOTS, TO_URL, Reader
from ricochetrobots.core.sentence import Sentence, titled

WANTED: Mapping[str, Robot | None] = {**ROBOTS, "*": None}
SYMBOLS: Mapping[str, Symbol] = {symbol[0]: symbol for symbol in Symbol if symbol is not Symbol.VORTEX}
MARKS: Mapping[str, Symbol | Lean] = {**SYMBOLS, **{lean.value: lean for lean in Lean}}
MARKINGS: Mapping[str, str] = {digit: digit for digit in "1234"}
FACES: Mapping[str, str] = {letter: letter for letter in "ABCD"}

_SIDE = re.compile(r"[1-9][0-9]?")
_CUSTOM = re.compile(r"[0-9]+x")
_COLUMN = re.compile(r"[a-z]{1,2}")


def parse_direction(text: str) -> Direction:
    """Read a direction, e.g. ``e``."""
    reader = Reader(text)
    return reader.whole(reader.direction())


def parse_robot(text: str) -> Robot:
    """Read a robot, e.g. ``G``."""
    reader = Reader(text)
    return reader.whole(reader.robot())


def parse_cell(text: str, board: Board) -> Cell:
    """Read a cell of that board, e.g. ``h12``."""
    reader = _ValueReader(text)
    return reader.whole(reader.cell(board))


def parse_board(text: str) -> Board:
    """Read a board: four panels such as ``4C3A2C1C``, or a custom board such as ``5x4:b2e,#d1,Ra1m``."""
    reader = _ValueReader(text)
    return reader.whole(reader.board())


def parse_position(text: str) -> Position:
    """Read a board and the robots on it, in any order, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2``."""
    reader = _ValueReader(text)
    return reader.whole(reader.position())


def parse_target(text: str, board: Board) -> Target:
    """Read a target, e.g. ``>Re15``, or the vortex ``>*h5``."""
    reader = _ValueReader(text)
    return reader.whole(reader.target(board))


def parse_puzzle(text: str) -> Puzzle:
    """Read a position and a target, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15``.

    Takes 7 us on a board that was read before, 20 on a new one of panels.
    """
    return _plain_puzzle(text) or _ValueReader(text).whole_puzzle()


def format_url(value: Board | Position | Puzzle | Path) -> str:
    """Write a value for a web address.

    >>> format_url(parse_position("5x4:#d1 Ra1"))
    '5x4:!d1_Ra1'
    """
    return str(value).translate(TO_URL)


def as_board(board: Board | str) -> Board:
    """Return the board, read if it is text."""
    return parse_board(board) if isinstance(board, str) else board


def as_position(position: Position | str) -> Position:
    """Return the position, read if it is text."""
    return parse_position(position) if isinstance(position, str) else position


def as_target(target: Target | str, board: Board) -> Target:
    """Return the target, read if it is text."""
    return parse_target(target, board) if isinstance(target, str) else target


def as_puzzle(puzzle: Puzzle | str) -> Puzzle:
    """Return the puzzle, read if it is text."""
    return parse_puzzle(puzzle) if isinstance(puzzle, str) else puzzle


def _plain_puzzle(text: str) -> Puzzle | None:
    """Return the puzzle that the text is, if nothing is wrong with it; None leaves any fault to the reader."""
    board_name, *words = text.split(" ")
    try:
        wanted = words.pop()
        board = _plain_board(board_name)
        cells = _cells_of(board.width, board.height)
        places = {word[0]: cells[word[1:]] for word in words}
        robots = tuple(map(places.get, ROBOT_LETTERS))
        if wanted[0] != ">" or len(words) + robots.count(None) != len(
            robots
        ):  # one that is none, or comes twice
            return None
        return Puzzle(Position(board, robots), Target(cells[wanted[2:]], WANTED[wanted[1]]))
    except (InputError, IndexError, KeyError):
        return None


def _plain_board(text: str) -> Board:
    """Return the board that the text is, quickly if it is of panels or was read before. Raises InputError."""
    if len(text) == 8:
        return assemble(text[:2], text[2:4], text[4:6], text[6:])
    return _board_of(text)


@lru_cache(maxsize=64)
def _board_of(text: str) -> Board:
    return parse_board(text)


@cache
def _cells_of(width: int, height: int) -> Mapping[str, Cell]:
    """Return the cells of a board by their names."""
    return {name: Cell(cell) for cell, name in enumerate(cell_names(width, height))}


class _ValueReader(Reader):
    """Reads cells, boards, positions and puzzles, a method for each form."""

    def cell(self, board: Board) -> Cell:
        """Read a cell of that board."""
        found = CELL_NAME.match(self.plain, self.at)
        if found is None:
            if column := _COLUMN.match(self.plain, self.at):
                self.at = column.end()
            self.refuse(Sentence("part-cell", "a cell such as c4"))
        with self.placing(self.at):
            cell = board.cell(found[0])
        self.at = found.end()
        return cell

    def board(self) -> Board:
        """Read a board of panels or a custom one."""
        if _CUSTOM.match(self.plain, self.at):
            return self.custom_board()
        start = self.at
        nw, ne, se, sw = (self.panel() for _ in range(4))
        with self.placing(start):
            return assemble(nw, ne, se, sw)

    def panel(self) -> str:
        """Read the name of a panel."""
        marking = self.one(MARKINGS, Sentence("part-board", "a panel (1A to 4D) or a size such as 5x4:"))
        return marking + self.one(FACES, Sentence("part-face", "the face of the panel (A to D)"))

    def custom_board(self) -> Board:
        """Read the size of a custom board and its parts, in any order."""
        start = self.at
        width = self.side()
        self.skip("x", Sentence("part-height", "'x' and the height"))
        height = self.side()
        self.skip(":", Sentence("part-parts", "':' and the parts of the board"))
        with self.placing(start):
            parts = _Parts(Board.build(width, height))
        more = self.at < len(self.text) and not self.sees(" ")
        while more:
            self.part(parts)
            more = self.sees(",")
            self.at += more
        with self.placing(start, parts.offsets):
            return Board.build(
                width,
                height,
                walls=parts.walls,
                targets=parts.targets.values(),
                diagonals=parts.diagonals.values(),
                closed=parts.closed,
            )

    def part(self, parts: "_Parts") -> None:
        """Read a wall, a closed cell, a target or a diagonal of a custom board."""
        start = self.at
        if self.sees("#"):
            self.at += 1
            parts.closed.append(self.cell(parts.blank))
        elif self.sees("*"):
            self.at += 1
            self.printed(parts, Target(self.cell(parts.blank), None), Symbol.VORTEX, start)
        elif self.plain[start : start + 1] in ROBOTS:
            robot, cell = self.robot(), self.cell(parts.blank)
            mark = self.one(
                MARKS, Sentence("part-mark", "a symbol (m, g, p or s), or / or \\ for a diagonal")
            )
            if isinstance(mark, Symbol):
                self.printed(parts, Target(cell, robot), mark, start)
            else:
                what = Sentence("part-diagonal-on", "The diagonal on {cell}", cell=parts.blank.name(cell))
                self.once(parts.diagonals, cell, Diagonal(cell, robot, mark), start, what)
                parts.offsets[self.plain[start : self.at]] = start
        elif _COLUMN.match(self.plain, start):
            parts.walls.append((self.cell(parts.blank), self.direction()))
        else:
            self.refuse(Sentence("part-part", "a part such as b2e, #d1, Ra1m, *c2 or Bd3/"))

    def printed(self, parts: "_Parts", target: Target, symbol: Symbol, start: int) -> None:
        """Enter the target of a custom board that was read since ``start``."""
        what = Sentence("part-target-on", "The target on {cell}", cell=parts.blank.name(target.cell))
        self.once(parts.targets, target.cell, (target, symbol), start, what)
        parts.offsets[format_target(target, parts.blank)] = start

    def side(self) -> int:
        """Read a width or a height."""
        found = _SIDE.match(self.plain, self.at)
        if found is None:
            self.refuse(Sentence("part-side", "a number of cells from 2 to 32"))
        self.at = found.end()
        return int(found[0])

    def position(self) -> Position:
        """Read a board and the robots on it, in any order."""
        board = self.board()
        cells: dict[Robot, Cell] = {}
        offsets: dict[str, int] = {}
        more = True
        while more:
            self.skip(" ", Sentence("part-next-robot", "a space and a robot with its cell"))
            start = self.at
            robot = self.robot()
            self.once(
                cells,
                robot,
                self.cell(board),
                start,
                Sentence("part-the-robot", "The {colour} robot", colour=robot.colour, who=titled(robot)),
            )
            offsets[self.plain[start : self.at]] = start
            more = self.sees(" ") and not self.sees(" >")
        with self.placing(start, offsets):
            return Position(board, tuple(map(cells.get, Robot)))

    def target(self, board: Board) -> Target:
        """Read a target that may lie on that board."""
        start = self.at
        self.skip(">", Sentence("part-target", "a target such as >Re15"))
        robot = self.one(WANTED, Sentence("part-wanted", "a robot (R, G, B or Y) or * for the vortex"))
        target = Target(self.cell(board), robot)
        with self.placing(start):
            check_target(board, target)
        return target

    def whole_puzzle(self) -> Puzzle:
        """Read a puzzle and nothing after it."""
        return self.whole(self.puzzle())

    def puzzle(self) -> Puzzle:
        """Read a position and a target."""
        position = self.position()
        self.skip(" ", Sentence("part-next-target", "a space and a target such as >Re15"))
        start = self.at
        target = self.target(position.board)
        with self.placing(start):
            return Puzzle(position, target)


@dataclass
class _Parts:
    """What a custom board was said to have, and where: ``offsets`` is keyed as IllegalError quotes a part."""

    blank: Board
    walls: list[tuple[Cell, Direction]] = field(default_factory=list)
    closed: list[Cell] = field(default_factory=list)
    targets: dict[Cell, tuple[Target, Symbol]] = field(default_factory=dict)
    diagonals: dict[Cell, Diagonal] = field(default_factory=dict)
    offsets: dict[str, int] = field(default_factory=dict)
