"""Read and write the drawings of `draw.board_text` and ``ricochet board``, in Unicode or ASCII."""

import re
from dataclasses import dataclass, field

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Robot,
    Symbol,
    Target,
)
from ricochetrobots.core.geometry import column_name
from ricochetrobots.core.parts import LEANS, check_size
from ricochetrobots.core.reader import ROBOTS
from ricochetrobots.draw.terminal import ASCII, CLOSED, MARGIN, STYLE, SYMBOLS, board_text
from ricochetrobots.formats.format import (
    Shown,
    Value,
    Written,
    differences,
    from_parts,
    refuse,
    shown_of,
    with_panels,
)

PITCH = 4
"""The columns from one cell to the next: one for the separator and three for the content."""
SIGNS = {sign: symbol for symbol, letter in SYMBOLS.items() for sign in (letter, letter.translate(ASCII))} | {
    " ": None
}
WALLS = ("━", "┃", "-", "|")
SHUT = (CLOSED, CLOSED.translate(ASCII))
OWNERS = {robot.letter.lower(): robot for robot in Robot} | {"*": None}


class Drawing:
    """A board, a position or a puzzle without a path."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins with the names of columns."""
        return re.match(r" {5}a {3}b", text) is not None

    def read(self, text: str) -> Shown:
        """Return the value of a drawing. Raises InputError."""
        return _Sheet(STYLE.sub("", text)).value()

    def write(self, value: Value) -> Written:
        """Return the drawing of a value and the parts that it lacks. Raises FormatLossError."""
        shown = shown_of(value)
        text = board_text(shown)
        return Written(text, differences(shown, self.read(text)))


@dataclass
class _Sheet:
    """The parts of a drawing that are read so far."""

    text: str
    walls: list[tuple[Cell, Direction]] = field(default_factory=list)
    closed: list[Cell] = field(default_factory=list)
    printed: list[tuple[Target, Symbol]] = field(default_factory=list)
    diagonals: list[Diagonal] = field(default_factory=list)
    robots: dict[Robot, Cell] = field(default_factory=dict)
    targets: list[Target] = field(default_factory=list)

    def value(self) -> Shown:
        """Read all lines. Raises InputError."""
        lines = self.text.rstrip("\n").split("\n")
        names = lines[0].split()
        width, height = len(names), len(lines) // 2 - 1
        check_size(width, height)
        if names != [column_name(column) for column in range(width)]:
            refuse("the names of the columns are wrong", self.text)
        if len(lines) != 2 * height + 2:
            refuse("a line is missing", self.text, len(self.text))
        offset = len(lines[0]) + 1
        for number, line in enumerate(lines[1:]):
            row = Cell(number // 2 * width)
            padded = line.ljust(MARGIN + PITCH * width + 1)
            for column in range(width):
                start = MARGIN + PITCH * column
                cell, at = Cell(row + column), offset + min(start, len(line))
                if number % 2:
                    self._side(padded[start], cell, at)
                    self._content(padded[start + 1 : start + PITCH], cell, at + 1)
                elif 0 < number < 2 * height:
                    self._seam(padded[start + 1 : start + PITCH], cell, at + 1)
            offset += len(line) + 1
        return self._assembled(width, height)

    def _assembled(self, width: int, height: int) -> Shown:
        board = Board.build(
            width,
            height,
            walls=self.walls,
            closed=self.closed,
            targets=self.printed,
            diagonals=self.diagonals,
        )
        target = self.targets[0] if self.targets else None
        return from_parts(with_panels(board), map(self.robots.get, Robot), target)

    def _side(self, drawn: str, cell: Cell, at: int) -> None:
        if drawn in WALLS:
            self.walls.append((cell, Direction.WEST))
        elif drawn not in (" ", *SHUT):
            refuse(f"{drawn!r} separates no cells", self.text, at)

    def _seam(self, drawn: str, cell: Cell, at: int) -> None:
        if drawn[0] in WALLS and drawn == drawn[0] * 3:
            self.walls.append((cell, Direction.NORTH))
        elif drawn not in ("   ", *(shut * 3 for shut in SHUT)):
            refuse(f"{drawn!r} separates no cells", self.text, at)

    def _content(self, drawn: str, cell: Cell, at: int) -> None:
        left, middle, right = drawn[0], drawn[1], drawn[2]
        if drawn in (shut * 3 for shut in SHUT):
            self.closed.append(cell)
        elif left in LEANS and left == right and OWNERS.get(middle) is not None:
            self.diagonals.append(Diagonal(cell, middle.upper(), left))
        elif left in ROBOTS or (left, right) == (" ", " "):
            self._robot(left if left in ROBOTS else middle, drawn, cell, at)
            if left in ROBOTS:
                self._target_under(ROBOTS[left], middle, right, cell, at)
        elif left in " >" and middle in OWNERS and right in SIGNS:
            self._target(OWNERS[middle], SIGNS[right], cell, is_current=left == ">", at=at)
        else:
            refuse(f"{drawn!r} is not the content of a cell", self.text, at)

    def _robot(self, letter: str, drawn: str, cell: Cell, at: int) -> None:
        if letter == " ":
            return
        if letter not in ROBOTS:
            refuse(f"{drawn!r} is not the content of a cell", self.text, at)
        if ROBOTS[letter] in self.robots:
            refuse(f"robot {letter} stands on two cells", self.text, at)
        self.robots[ROBOTS[letter]] = cell

    def _target_under(self, robot: Robot, middle: str, right: str, cell: Cell, at: int) -> None:
        """Read the target under a robot.

        A current target is drawn without its colour there, and assumed to be the robot's.
        """
        if right not in SIGNS or (middle != ">" and middle not in OWNERS):
            refuse(f"{middle + right!r} is not a target under a robot", self.text, at + 1)
        if middle == ">":
            owner = None if SIGNS[right] is Symbol.VORTEX or robot is Robot.SILVER else robot
            self._target(owner, SIGNS[right], cell, is_current=True, at=at)
        else:
            self._target(OWNERS[middle], SIGNS[right], cell, is_current=False, at=at)

    def _target(
        self, robot: Robot | None, symbol: Symbol | None, cell: Cell, *, is_current: bool, at: int
    ) -> None:
        target = Target(cell, robot)
        if symbol is not None:
            self.printed.append((target, symbol))
        elif not is_current:
            refuse("a printed target needs a symbol", self.text, at)
        if is_current:
            if self.targets:
                refuse("two targets are current", self.text, at)
            self.targets.append(target)


DRAWING = Drawing()
