"""The drawing that github.com/LucHermitte/Rasende reads: walls of ``|`` and ``-`` between posts of ``+``.

Source of the facts: README.md, mazes/*.txt, src/Game.cpp and src/Robot.cpp of that repository. A cell is one
character, ``*`` for the target of any robot, or a robot by its French colour: R (rouge), V (vert), B (bleu) or
G (gris, the silver robot). There is no yellow robot, and a robot hides a target under it.
"""

from ricochetrobots.core import Board, Cell, Direction, Robot, Target
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

LETTERS = {"R": Robot.RED, "V": Robot.GREEN, "B": Robot.BLUE, "G": Robot.SILVER}
TARGET = "*"


class Maze:
    """A board with up to four robots and a target for any of them."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins with a wall of single characters."""
        return text.startswith("+-+-")

    def read(self, text: str) -> Shown:
        """Return the value of a drawing. Raises InputError."""
        lines = text.rstrip("\n").split("\n")
        width, height = len(lines[0].rstrip()) // 2, len(lines) // 2
        check_size(width, height)
        if len(lines) % 2 == 0:
            refuse("a line is missing", text, len(text))
        walls: list[tuple[Cell, Direction]] = []
        robots: dict[Robot, Cell] = {}
        target = None
        offset = 0
        for number, line in enumerate(lines):
            if len(line) > 2 * width + 1:
                refuse("a line is too long", text, offset + 2 * width + 1)
            for at, drawn in enumerate(line):
                column, is_between = divmod(at, 2)[0], at % 2 == 0
                cell = Cell(number // 2 * width + column)
                if number % 2 == 0:
                    expected = "+" if is_between else "- "
                elif is_between:
                    expected = "| "
                else:
                    expected = f" {TARGET}{''.join(LETTERS)}"
                if drawn not in expected:
                    refuse(f"{drawn!r} is not one of {', '.join(map(repr, expected))}", text, offset + at)
                if drawn == "-" and 0 < number < 2 * height:
                    walls.append((cell, Direction.NORTH))
                elif drawn == "|" and 0 < column < width:
                    walls.append((cell, Direction.WEST))
                elif drawn == TARGET:
                    if target is not None:
                        refuse("there are two targets", text, offset + at)
                    target = Target(cell, None)
                elif drawn in LETTERS:
                    if LETTERS[drawn] in robots:
                        refuse(f"robot {drawn} stands on two cells", text, offset + at)
                    robots[LETTERS[drawn]] = cell
            offset += len(line) + 1
        return completed(Board.build(width, height, walls=walls), map(robots.get, Robot), target)

    def write(self, value: Value) -> Written:
        """Return the drawing of a value and the parts that it lacks. Raises FormatLossError."""
        shown = shown_of(value)
        board, robots, target = parts_of(shown)
        letters = {robots[robot]: letter for letter, robot in LETTERS.items()}
        if target is not None and any(cell is not None for cell in letters):
            letters.setdefault(target.cell, TARGET)
        lines: list[str] = []
        for row in range(board.height):
            cells = [Cell(row * board.width + column) for column in range(board.width)]
            north = "+".join("-" if board.wall(cell, Direction.NORTH) else " " for cell in cells)
            sides = "".join(
                ("|" if board.wall(cell, Direction.WEST) else " ") + letters.get(cell, " ") for cell in cells
            )
            lines += f"+{north}+", f"{sides}|"
        lines.append("+-" * board.width + "+")
        text = "\n".join(lines) + "\n"
        return Written(text, differences(shown, self.read(text)))


MAZE = Maze()
