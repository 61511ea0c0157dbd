"""Boards as text for a terminal; a board of 16 x 16 is 68 columns wide."""

import re
from collections.abc import Iterable
from itertools import pairwise

from ricochetrobots.core import Board, Cell, Direction, Move, Robot, Symbol, Target
from ricochetrobots.core.geometry import column_name
from ricochetrobots.draw.scene import Scene, Shown

JOINTS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""The character where walls meet, by the sum of 1 for a wall to the north, 2 east, 4 south and 8 west."""

CLOSED = "▒"
SYMBOLS = {
    Symbol.MOON: "☾",
    Symbol.GEAR: "⚙",
    Symbol.PLANET: "♄",
    Symbol.STAR: "★",
    Symbol.VORTEX: "✺",
}
ARROWS = "↑→↓←"
MARGIN = 3
"""The columns on the left for the numbers of rows."""

ASCII = str.maketrans(
    {
        **dict.fromkeys("┗┏┣┛┻┓┫┳╋", "+"),
        **dict.fromkeys("╹╻┃", "|"),
        **dict.fromkeys("╸╺━", "-"),
        "·": ".",
        CLOSED: "#",
        **dict(zip(SYMBOLS.values(), ")%o+@", strict=True)),
        **dict(zip(ARROWS, "^>v<", strict=True)),
    }
)
"""The replacement of each character that a terminal may lack."""

STYLE = re.compile(r"\x1b\[[0-9;]*m")
FAINT = "2"
INKS = {
    None: "35",
    Robot.RED: "31",
    Robot.GREEN: "32",
    Robot.BLUE: "94",
    Robot.YELLOW: "33",
    Robot.SILVER: "39",
}
"""The terminal colour of a robot's pieces, legible on light and dark backgrounds; None is the vortex."""

BODIES = {
    Robot.RED: "1;97;41",
    Robot.GREEN: "1;30;42",
    Robot.BLUE: "1;97;44",
    Robot.YELLOW: "1;30;103",
    Robot.SILVER: "1;30;47",
}
"""The letter and the background of a robot itself."""


def board_text(
    shown: Shown | str,
    *,
    path: Iterable[Move | str] | str = (),
    colour: bool = False,
    ascii_only: bool = False,
) -> str:
    """Draw a board, a position or a puzzle, given as a value or as text.

    A robot is its capital letter. A target is its robot's letter, or ``*``, with its symbol, and ``>`` before the
    current one. A diagonal is ``/b/`` with the letter of the robot that passes it. With a ``path``, the robots are at
    its end: arrows show their moves, numbers the ends of moves, and ``(r)`` the start of a robot. ``colour`` adds
    terminal colours, which add no information; ``ascii_only`` uses characters that every terminal has. Raises
    MoveError for an illegal move of the path, and ValueError for a path without a position.
    """
    scene = Scene.of(shown, path)
    board = scene.board
    contents = _contents(scene)
    walls = _Walls(board)
    lines = ["".join(f" {column_name(column):^3}" for column in range(board.width)).rstrip()]
    for row in range(board.height):
        lines += walls.seam(row), walls.row(row, contents)
    lines.append(walls.seam(board.height))
    numbers = (str(line // 2) if line and line % 2 == 0 else "" for line in range(len(lines)))
    text = "".join(f"{number:>{MARGIN - 1}} {line}\n" for number, line in zip(numbers, lines, strict=True))
    if ascii_only:
        text = text.translate(ASCII)
    return text if colour else STYLE.sub("", text)


def _contents(scene: Scene) -> dict[Cell, str]:
    """Return the content of all cells that are not empty, three columns each; later content hides earlier content."""
    board, current = scene.board, scene.target
    contents: dict[Cell, str] = {}
    steps = {board.step(direction): arrow for direction, arrow in zip(Direction, ARROWS, strict=True)}
    for slide in scene.slides:
        for cell, ahead in pairwise(slide.cells[1:]):
            contents[cell] = _styled(f" {steps[ahead - cell]} ", INKS[slide.move.robot])
    for target in board.targets:
        contents[target.cell] = _styled(" " + _sign(board, target), INKS[target.robot])
    for robot, cell in scene.starts().items():
        contents[cell] = _styled(f"({robot.letter.lower()})", INKS[robot])
    for number, slide in enumerate(scene.slides, 1):
        contents[slide.end] = _styled(f"{number:^3}", INKS[slide.move.robot])
    if current is not None:
        contents[current.cell] = _styled(">" + _sign(board, current), f"7;{INKS[current.robot]}")
    for diagonal in board.diagonals:
        bar = diagonal.lean
        contents[diagonal.cell] = _styled(f"{bar}{diagonal.robot.letter.lower()}{bar}", INKS[diagonal.robot])
    printed = {target.cell: target for target in board.targets}
    for robot, cell in scene.after.items():
        under = _sign(board, printed[cell]) if cell in printed else "  "
        if current is not None and cell == current.cell:
            under = ">" + _sign(board, current)[1]
        piece = f" {robot.letter} " if under == "  " else robot.letter + under
        contents[cell] = _styled(piece, BODIES[robot])
    return contents


def _sign(board: Board, target: Target) -> str:
    """Return the two characters of a target; a space for the symbol of a target that is not printed."""
    symbol = board.symbol(target)
    letter = "*" if target.robot is None else target.robot.letter.lower()
    return letter + (" " if symbol is None else SYMBOLS[symbol])


class _Walls:
    """Draws the content of cells between the walls. It draws no wall between two closed cells."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def row(self, row: int, contents: dict[Cell, str]) -> str:
        """Return the cells of a row with the separators between them."""
        drawn = ""
        for column in range(self.board.width):
            cell = Cell(row * self.board.width + column)
            drawn += self._between(row, column, Direction.WEST, "┃")
            drawn += CLOSED * 3 if cell in self.board.closed else contents.get(cell, "   ")
        return drawn + "┃"

    def seam(self, row: int) -> str:
        """Return the line north of a row's cells; for the row below the last one, it is the southern edge."""
        drawn = ""
        for column in range(self.board.width):
            drawn += self._joint(row, column) + self._between(row, column, Direction.NORTH, "━") * 3
        return drawn + self._joint(row, self.board.width)

    def _joint(self, row: int, column: int) -> str:
        """Return the character at the north-west corner of a place."""
        around = ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column))
        if all(self._closed(*place) for place in around):
            return CLOSED
        arms = (
            self._wall(row - 1, column, Direction.WEST),
            self._wall(row, column, Direction.NORTH),
            self._wall(row, column, Direction.WEST),
            self._wall(row, column - 1, Direction.NORTH),
        )
        joint = sum(arm << index for index, arm in enumerate(arms))
        return JOINTS[joint] if joint else _styled(JOINTS[0], FAINT)

    def _between(self, row: int, column: int, side: Direction, wall: str) -> str:
        """Return the separator north or west of a cell: a wall, the fill between two closed cells, or nothing."""
        if self._wall(row, column, side):
            return wall
        return CLOSED if self._closed(row, column) and self._closed(*_across(row, column, side)) else " "

    def _wall(self, row: int, column: int, side: Direction) -> bool:
        """Return whether a wall is drawn north or west of a place, which may lie just outside the board."""
        across = _across(row, column, side)
        if self._inside(row, column) is not self._inside(*across):
            return True
        if not self._inside(row, column) or (self._closed(row, column) and self._closed(*across)):
            return False
        return self.board.wall(Cell(row * self.board.width + column), side)

    def _closed(self, row: int, column: int) -> bool:
        return self._inside(row, column) and Cell(row * self.board.width + column) in self.board.closed

    def _inside(self, row: int, column: int) -> bool:
        return 0 <= row < self.board.height and 0 <= column < self.board.width


def _across(row: int, column: int, side: Direction) -> tuple[int, int]:
    """Return the place north or west of another."""
    return (row - 1, column) if side is Direction.NORTH else (row, column - 1)


def _styled(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"
