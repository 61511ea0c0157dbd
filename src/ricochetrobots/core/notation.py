"""Read boards, cells and targets from text; docs/notation.md has the grammar.

``parse_x`` reads what ``str(x)`` writes and returns an equal value. Every parser raises InputError with the offset of
the fault: UnreadableError, IllegalError or AmbiguousError. Every parser also reads the four characters that
`format_url` replaces for web addresses. `reader` reads robots and directions, `move` moves and paths, `position`
positions and puzzles.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ricochetrobots.core.board import (
    Board,
    cell_from,
    read_cell,
    read_target,
    target_from,
    write_target,
)
from ricochetrobots.core.errors import WrongTypeError
from ricochetrobots.core.geometry import Cell, Direction, Symbol
from ricochetrobots.core.panels import assemble, assembled
from ricochetrobots.core.parts import COLUMN_NAME, LEANS, MARK, SYMBOLS, Diagonal, Lean, Target
from ricochetrobots.core.reader import ROBOTS, Reader
from ricochetrobots.core.sentence import Sentence

MARKS: Mapping[str, Symbol | Lean] = {**SYMBOLS, **LEANS}
MARKINGS: Mapping[str, str] = {digit: digit for digit in "1234"}
FACES: Mapping[str, str] = {letter: letter for letter in "ABCD"}

_SIDE = re.compile(r"[1-9][0-9]{0,3}")
_CUSTOM = re.compile(r"[0-9]+x")


def parse_cell(text: str, board: Board | str) -> Cell:
    """Read a cell of that board, e.g. ``h12``."""
    reader = Reader(text)
    return reader.whole(read_cell(reader, as_board(board)))


def parse_board(text: str) -> Board:
    """Read a board: four panels such as ``4C3A2C1C``, or a custom board such as ``5x4:b2e,#d1,Ra1m``."""
    reader = BoardReader(text)
    return reader.whole(reader.board())


def parse_target(text: str, board: Board | str) -> Target:
    """Read a target, e.g. ``>Re15``, or the vortex ``>*h5``."""
    reader = Reader(text)
    return reader.whole(read_target(reader, as_board(board)))


def as_board(board: Board | str) -> Board:
    """Return the board, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(board, Board):
        return board
    if isinstance(board, str):
        return parse_board(board)
    raise WrongTypeError.of("a board or its text", board)


def as_cell(cell: Cell | str, board: Board | str) -> Cell:
    """Return the cell of that board, read if it is text. Raises InputError and WrongTypeError."""
    return cell_from(cell, as_board(board))


def as_target(target: Target | str, board: Board | str) -> Target:
    """Return the target, read if it is text. Raises InputError and WrongTypeError."""
    return target_from(target, as_board(board))


def format_target(target: Target | str, board: Board | str) -> str:
    """Write a target of that board, e.g. ``>Re15``, or the vortex ``>*h5``."""
    board = as_board(board)
    return write_target(target_from(target, board), board)


def plain_board(text: str) -> Board:
    """Return the board of a text, quickly if it has panels or is cached. Raises InputError."""
    if len(text) == 8:
        return assembled((text[:2], text[2:4], text[4:6], text[6:]))
    return _board_of(text)


@lru_cache(maxsize=64)
def _board_of(text: str) -> Board:
    return parse_board(text)


class BoardReader(Reader):
    """Reads boards, with one method for each form."""

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
            parts.closed.append(read_cell(self, parts.blank))
        elif self.sees("*"):
            self.at += 1
            self.printed(parts, Target(read_cell(self, parts.blank), None), Symbol.VORTEX, start)
        elif self.plain[start : start + 1] in ROBOTS:
            robot, cell = self.robot(), read_cell(self, parts.blank)
            mark = self.one(MARKS, MARK)
            if isinstance(mark, Symbol):
                self.printed(parts, Target(cell, robot), mark, start)
            else:
                what = Sentence("part-diagonal-on", "The diagonal on {cell}", cell=parts.blank.name(cell))
                self.once(parts.diagonals, cell, Diagonal(cell, robot, mark), start, what)
                parts.offsets[self.plain[start : self.at]] = start
        elif COLUMN_NAME.match(self.plain, start):
            parts.walls.append((read_cell(self, parts.blank), self.direction()))
        else:
            self.refuse(Sentence("part-part", "a part such as b2e, #d1, Ra1m, *c2 or Bd3/"))

    def printed(self, parts: "_Parts", target: Target, symbol: Symbol, start: int) -> None:
        """Store the target of a custom board that was read since ``start``."""
        what = Sentence("part-target-on", "The target on {cell}", cell=parts.blank.name(target.cell))
        self.once(parts.targets, target.cell, (target, symbol), start, what)
        parts.offsets[write_target(target, parts.blank)] = start

    def side(self) -> int:
        """Read a width or a height."""
        found = _SIDE.match(self.plain, self.at)
        if found is None:
            self.refuse(Sentence("part-side", "a number of cells from 2 to 32"))
        self.at = found.end()
        return int(found[0])


@dataclass
class _Parts:
    """The parts of a custom board. ``offsets`` maps each part, as IllegalError quotes it, to its place in the text."""

    blank: Board
    walls: list[tuple[Cell, Direction]] = field(default_factory=list)
    closed: list[Cell] = field(default_factory=list)
    targets: dict[Cell, tuple[Target, Symbol]] = field(default_factory=dict)
    diagonals: dict[Cell, Diagonal] = field(default_factory=dict)
    offsets: dict[str, int] = field(default_factory=dict)
