"""The board files of github.com/MarkusShepherd/RicochetRobots: cells of ``0`` and ``X``, and the walls between them.

Source of the facts: boards/*.txt and src/info/riemannhypothesis/ricochetrobots/Board.java of that repository. The
first line has the number of rows and of columns. In the lines of cells, ``X`` is a target of any robot and ``|`` a
wall between two cells; in the lines between them, ``-`` is a wall. The outer edge is not drawn.
"""

import re

from ricochetrobots.core import Board, Cell, Direction, Symbol, Target
from ricochetrobots.core.parts import check_size
from ricochetrobots.formats.format import (
    Shown,
    Value,
    Written,
    completed,
    differences,
    parts_of,
    refuse,
    shown_of,
)

CELL = "0"
TARGET = "X"

_SIZE = re.compile(r"([0-9]{1,2})\s+([0-9]{1,2})\s*")


class Grid:
    """A board with targets that every robot may reach."""

    def recognises(self, text: str) -> bool:
        """Return whether the first line has two numbers."""
        return re.match(r"[0-9]{1,2}[ \t]+[0-9]{1,2}[ \t\r]*\n", text) is not None

    def read(self, text: str) -> Shown:
        """Return the board of a file. Raises InputError."""
        size, *lines = text.rstrip("\n").split("\n")
        found = _SIZE.fullmatch(size)
        if found is None:
            refuse("the first line must have the number of rows and of columns", text)
        height, width = int(found[1]), int(found[2])
        check_size(width, height)
        if len(lines) != 2 * height - 1:
            refuse(f"{height} rows need {2 * height - 1} lines after the first", text, len(text))
        walls: list[tuple[Cell, Direction]] = []
        targets: list[tuple[Target, Symbol]] = []
        offset = len(size) + 1
        for number, line in enumerate(lines):
            drawn = line.rstrip().ljust(2 * width - 1)
            if len(drawn) > 2 * width - 1:
                refuse("a line is too long", text, offset + 2 * width - 1)
            for at, character in enumerate(drawn):
                cell = Cell(number // 2 * width + at // 2)
                if number % 2:
                    expected = " " if at % 2 else " -"
                else:
                    expected = " |" if at % 2 else CELL + TARGET
                if character not in expected:
                    refuse(
                        f"{character!r} is not one of {', '.join(map(repr, expected))}",
                        text,
                        offset + min(at, len(line)),
                    )
                if character == "|":
                    walls.append((cell, Direction.EAST))
                elif character == "-":
                    walls.append((cell, Direction.SOUTH))
                elif character == TARGET:
                    targets.append((Target(cell, None), Symbol.VORTEX))
            offset += len(line) + 1
        return completed(Board.build(width, height, walls=walls, targets=targets))

    def write(self, value: Value) -> Written:
        """Return the file of a board and the parts that it lacks. Raises FormatLossError."""
        shown = shown_of(value)
        board, _, _ = parts_of(shown)
        targets = {target.cell for target in board.targets}
        lines = [f"{board.height} {board.width}"]
        for row in range(board.height):
            cells = [Cell(row * board.width + column) for column in range(board.width)]
            drawn = "".join(
                (TARGET if cell in targets else CELL) + ("|" if board.wall(cell, Direction.EAST) else " ")
                for cell in cells
            )
            south = " ".join("-" if board.wall(cell, Direction.SOUTH) else " " for cell in cells)
            lines += drawn[:-1], south
        text = "\n".join(lines[:-1]) + "\n"
        return Written(text, differences(shown, self.read(text)))


GRID = Grid()
