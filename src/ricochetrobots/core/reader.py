"""Reads the forms of the notation from left to right; `notation` has the public parsers."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from ricochetrobots.core.board import CELL_NAME, Board, Diagonal, Lean, Target, check_target, target_text
from ricochetrobots.core.errors import AmbiguousError, IllegalError, UnreadableError
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol
from ricochetrobots.core.move import Move
from ricochetrobots.core.panels import assemble
from ricochetrobots.core.position import Position, Puzzle

K = TypeVar("K")
T = TypeVar("T")

DIRECTIONS: Mapping[str, Direction] = {direction.letter: direction for direction in Direction}
ROBOTS: Mapping[str, Robot] = {robot.letter: robot for robot in Robot}
WANTED: Mapping[str, Robot | None] = {**ROBOTS, "*": None}
SYMBOLS: Mapping[str, Symbol] = {symbol[0]: symbol for symbol in Symbol if symbol is not Symbol.VORTEX}
MARKS: Mapping[str, Symbol | Lean] = {**SYMBOLS, **{lean.value: lean for lean in Lean}}
MARKINGS: Mapping[str, str] = {digit: digit for digit in "1234"}
FACES: Mapping[str, str] = {letter: letter for letter in "ABCD"}

TO_URL = str.maketrans(" #/\\", "_!~-")
"""The characters of a text that are replaced in web addresses."""

_FROM_URL = str.maketrans("_!~-", " #/\\")
_SIDE = re.compile(r"[1-9][0-9]?")
_CUSTOM = re.compile(r"[0-9]+x")
_COLUMN = re.compile(r"[a-z]{1,2}")


class Reader:
    """Reads one text, a method for each form, and refuses it at the offset where nothing fits."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.plain = text.translate(_FROM_URL)
        self.at = 0

    def whole(self, value: T) -> T:
        """Return the value that was read, if nothing follows it."""
        if self.at < len(self.text):
            self.refuse("the end")
        return value

    def refuse(self, expected: str) -> NoReturn:
        """Raise UnreadableError here."""
        found = repr(self.text[self.at]) if self.at < len(self.text) else "the end"
        raise UnreadableError(f"Expected {expected}, found {found}.", self.text, self.at)

    def sees(self, literal: str) -> bool:
        """Tell whether the text goes on like that."""
        return self.plain.startswith(literal, self.at)

    def skip(self, literal: str, expected: str) -> None:
        """Pass over what must come here."""
        if not self.sees(literal):
            self.refuse(expected)
        self.at += len(literal)

    def one(self, choices: Mapping[str, T], expected: str) -> T:
        """Read one character and return what it stands for."""
        character = self.plain[self.at : self.at + 1]
        if character not in choices:
            self.refuse(expected)
        self.at += 1
        return choices[character]

    def once(self, table: dict[K, T], key: K, value: T, start: int, what: str) -> None:
        """Enter what the text since ``start`` says of ``key``, which must be the first word on it."""
        if key not in table:
            table[key] = value
        elif table[key] == value:
            raise UnreadableError(f"{what} is given twice.", self.text, start)
        else:
            raise AmbiguousError(f"{what} is given twice, and not alike.", self.text, start)

    @contextmanager
    def placing(self, start: int, parts: Mapping[str, int] | None = None) -> Iterator[None]:
        """Give an IllegalError from inside its place: that of the part it quotes, else ``start``."""
        try:
            yield
        except IllegalError as error:
            raise error.within(self.text, (parts or {}).get(error.text, start)) from None

    def direction(self) -> Direction:
        """Read a direction."""
        return self.one(DIRECTIONS, "a direction (n, e, s or w)")

    def robot(self) -> Robot:
        """Read a robot."""
        return self.one(ROBOTS, "a robot (R, G, B, Y or S)")

    def cell(self, board: Board) -> Cell:
        """Read a cell of that board."""
        found = CELL_NAME.match(self.plain, self.at)
        if found is None:
            if column := _COLUMN.match(self.plain, self.at):
                self.at = column.end()
            self.refuse("a cell such as c4")
        with self.placing(self.at):
            cell = board.cell(found[0])
        self.at = found.end()
        return cell

    def move(self) -> Move:
        """Read a move."""
        return Move(self.robot(), self.direction())

    def path(self) -> tuple[Move, ...]:
        """Read moves up to the end."""
        if not self.text:
            return ()
        moves = [self.move()]
        while self.sees(" "):
            self.at += 1
            moves.append(self.move())
        return tuple(moves)

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
        marking = self.one(MARKINGS, "a panel (1A to 4D) or a size such as 5x4:")
        return marking + self.one(FACES, "the face of the panel (A to D)")

    def custom_board(self) -> Board:
        """Read the size of a custom board and its parts, in any order."""
        start = self.at
        width = self.side()
        self.skip("x", "'x' and the height")
        height = self.side()
        self.skip(":", "':' and the parts of the board")
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
            mark = self.one(MARKS, "a symbol (m, g, p or s), or / or \\ for a diagonal")
            if isinstance(mark, Symbol):
                self.printed(parts, Target(cell, robot), mark, start)
            else:
                what = f"The diagonal on {parts.blank.name(cell)}"
                self.once(parts.diagonals, cell, Diagonal(cell, robot, mark), start, what)
                parts.offsets[self.plain[start : self.at]] = start
        elif _COLUMN.match(self.plain, start):
            parts.walls.append((self.cell(parts.blank), self.direction()))
        else:
            self.refuse("a part such as b2e, #d1, Ra1m, *c2 or Bd3/")

    def printed(self, parts: "_Parts", target: Target, symbol: Symbol, start: int) -> None:
        """Enter the target of a custom board that was read since ``start``."""
        what = f"The target on {parts.blank.name(target.cell)}"
        self.once(parts.targets, target.cell, (target, symbol), start, what)
        parts.offsets[target_text(parts.blank, target)] = start

    def side(self) -> int:
        """Read a width or a height."""
        found = _SIDE.match(self.plain, self.at)
        if found is None:
            self.refuse("a number of cells from 2 to 32")
        self.at = found.end()
        return int(found[0])

    def position(self) -> Position:
        """Read a board and the robots on it, in any order."""
        board = self.board()
        cells: dict[Robot, Cell] = {}
        offsets: dict[str, int] = {}
        more = True
        while more:
            self.skip(" ", "a space and a robot with its cell")
            start = self.at
            robot = self.robot()
            self.once(cells, robot, self.cell(board), start, f"The {robot.colour} robot")
            offsets[self.plain[start : self.at]] = start
            more = self.sees(" ") and not self.sees(" >")
        with self.placing(start, offsets):
            return Position(board, tuple(map(cells.get, Robot)))

    def target(self, board: Board) -> Target:
        """Read a target that may lie on that board."""
        start = self.at
        self.skip(">", "a target such as >Re15")
        robot = self.one(WANTED, "a robot (R, G, B or Y) or * for the vortex")
        target = Target(self.cell(board), robot)
        with self.placing(start):
            check_target(board, target)
        return target

    def puzzle(self) -> Puzzle:
        """Read a position and a target."""
        position = self.position()
        self.skip(" ", "a space and a target such as >Re15")
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
