"""Draw a board for a terminal in two sizes: one line for each row of cells, or two.

A board of 16 x 16 takes 67 x 17 characters in the small size, which fits into 80 x 24, and 68 x 34 in the large one.
Letters and signs carry all information; colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style as TextStyle
from rich.text import Text

from ricochetrobots.core import Board, Cell, Direction, Move, Robot, Slide, Target
from ricochetrobots.core.geometry import column_name
from ricochetrobots.draw.style import Style
from ricochetrobots.draw.terminal import ARROWS, ASCII, CLOSED, SYMBOLS, board_text

PITCH = 4
"""The columns from one cell to the next: one for the separator and three for the content."""
SMALL_MARGIN = 2
LARGE_MARGIN = 3
SOUTH_WALL = "▁"
WEST_WALL = "┃"
EMPTY = "·"
PASSED = "∙"
"""A cell over which the last move went."""
SMALL_ASCII = ASCII | str.maketrans({SOUTH_WALL: "_", PASSED: ":"})
FAINT = TextStyle(dim=True)


@dataclass(frozen=True, kw_only=True)
class Picture:
    """The content of a drawing.

    ``markers`` are the cells from which robots have moved, ``stops`` the cells where the ``chosen`` robot would stop,
    and ``last`` is the last move made.
    """

    board: Board
    robots: Mapping[Robot, Cell] = field(default_factory=dict)
    target: Target | None = None
    markers: Mapping[Robot, Cell] = field(default_factory=dict)
    stops: Mapping[Move, Cell] = field(default_factory=dict)
    chosen: Robot | None = None
    last: Slide | None = None


@dataclass(frozen=True)
class Pen:
    """How to draw: the size, the characters, and the colours of a theme."""

    is_large: bool = False
    ascii_only: bool = False
    style: Style = field(default_factory=lambda: Style("dark"))

    def body(self, robot: Robot, *, chosen: bool) -> TextStyle:
        """Return the style of a robot itself."""
        return TextStyle(
            color=self.style.of(robot, "letter"),
            bgcolor=self.style.of(robot, "fill"),
            bold=True,
            underline=chosen,
        )

    def ink(self, robot: Robot | None) -> TextStyle:
        """Return the style of a robot's targets, diagonals and marks; of the vortex for None."""
        if robot is None:
            return TextStyle(color=self.style.colour("accent"))
        return TextStyle(color=self.style.of(robot, "deep"))


def size_of(board: Board, *, is_large: bool) -> tuple[int, int]:
    """Return the columns and lines of a drawing."""
    margin = LARGE_MARGIN if is_large else SMALL_MARGIN
    return margin + PITCH * board.width + 1, 2 * board.height + 2 if is_large else board.height + 1


def cell_at(board: Board, x: int, y: int, *, is_large: bool) -> Cell | None:
    """Return the cell that is drawn at a column and a line, or None."""
    column = (x - (LARGE_MARGIN if is_large else SMALL_MARGIN)) // PITCH
    row = (y - 1) // 2 if is_large else y - 1
    inside = 0 <= column < board.width and 0 <= row < board.height
    return Cell(row * board.width + column) if inside else None


def drawn(picture: Picture, pen: Pen) -> list[Text]:
    """Return the lines of a drawing."""
    return _large(picture, pen) if pen.is_large else _small(picture, pen)


def _large(picture: Picture, pen: Pen) -> list[Text]:
    board = picture.board
    lines = [
        Text(line.ljust(LARGE_MARGIN + PITCH * board.width + 1)) for line in board_text(board).splitlines()
    ]
    contents = _contents(picture, pen)
    for cell, (content, style) in contents.items():
        row, column = divmod(cell, board.width)
        start, line = LARGE_MARGIN + PITCH * column + 1, 2 * row + 2
        before, after = lines[line][:start], lines[line][start + 3 :]
        lines[line] = Text.assemble(before, (content, style), after)
    return [_in_ascii(line, pen) for line in lines]


def _small(picture: Picture, pen: Pen) -> list[Text]:
    board, contents = picture.board, _contents(picture, pen)
    top = Text(" " * SMALL_MARGIN)
    for column in range(board.width):
        top.append(f" {column_name(column):{SOUTH_WALL}^3}")
    lines = [top]
    for row in range(board.height):
        line = Text(f"{row + 1:>{SMALL_MARGIN}}")
        for column in range(board.width):
            cell = Cell(row * board.width + column)
            line.append(_separator(board, cell))
            content, style = contents[cell]
            has_wall = cell not in board.closed and board.wall(cell, Direction.SOUTH)
            line.append(content[:2] if has_wall else content, style)
            line.append(SOUTH_WALL if has_wall else "")
        line.append(WEST_WALL)
        lines.append(line)
    return [_in_ascii(line, pen) for line in lines]


def _separator(board: Board, cell: Cell) -> str:
    """Return the character west of a cell in the small size."""
    west = Cell(cell - 1)
    if cell % board.width and cell in board.closed and west in board.closed:
        return CLOSED
    if board.wall(cell, Direction.WEST):
        return WEST_WALL
    both = board.wall(cell, Direction.SOUTH) and board.wall(west, Direction.SOUTH)
    return SOUTH_WALL if both else " "


def _in_ascii(line: Text, pen: Pen) -> Text:
    if not pen.ascii_only:
        return line
    plain = Text(line.plain.translate(SMALL_ASCII))
    plain.spans = list(line.spans)
    return plain


def _contents(picture: Picture, pen: Pen) -> dict[Cell, tuple[str, TextStyle]]:
    """Return the three characters of each cell and their style; later content hides earlier content.

    In the small size a wall to the south replaces the third character, so nothing depends on that one.
    """
    board, target = picture.board, picture.target
    contents = {
        Cell(number): _ground(board, Cell(number), pen) for number in range(board.width * board.height)
    }
    for printed in board.targets:
        contents[printed.cell] = _target(board, printed, pen), pen.ink(printed.robot)
    for diagonal in board.diagonals:
        bar = diagonal.lean
        contents[diagonal.cell] = f"{bar}{diagonal.robot.letter.lower()}{bar}", pen.ink(diagonal.robot)
    if picture.last is not None:
        for cell in picture.last.cells[1:-1]:
            content, _ = contents[cell]
            if _is_empty(content):
                contents[cell] = f"{content[0]}{PASSED}{content[2]}", pen.ink(picture.last.move.robot)
    for robot, cell in picture.markers.items():
        contents[cell] = f"({robot.letter.lower()})", pen.ink(robot)
    if target is not None:
        symbol = _symbol(board, target) if pen.is_large else " "
        contents[target.cell] = (
            f">{_letter(target.robot)}{symbol}",
            pen.ink(target.robot) + TextStyle(reverse=True, bold=True),
        )
    for move, cell in picture.stops.items():
        content, style = contents[cell]
        arrow = ARROWS[move.direction]
        if _is_empty(content):
            contents[cell] = f"{content[0]}{arrow}{content[2]}", pen.ink(move.robot) + TextStyle(bold=True)
        else:
            letter = content[1] if pen.is_large or content[0] in ">(/\\" else content[0]
            contents[cell] = (f"{arrow}{letter}{content[2]}" if pen.is_large else f"{letter}{arrow} "), style
    for robot, cell in picture.robots.items():
        contents[cell] = _robot(picture, robot, cell), pen.body(robot, chosen=robot is picture.chosen)
    return contents


def _ground(board: Board, cell: Cell, pen: Pen) -> tuple[str, TextStyle]:
    """Return an empty cell."""
    if cell in board.closed:
        return CLOSED * 3, FAINT
    if pen.is_large:
        return "   ", FAINT
    if board.wall(cell, Direction.SOUTH):
        return SOUTH_WALL * 3, TextStyle()
    return f" {EMPTY} ", FAINT


def _is_empty(content: str) -> bool:
    return content.strip(f" {EMPTY}{PASSED}{SOUTH_WALL}") == ""


def _robot(picture: Picture, robot: Robot, cell: Cell) -> str:
    """Return a robot's letter, in brackets if it is chosen, and a sign for the current target below it."""
    letter = robot.letter
    if picture.target is not None and cell == picture.target.cell:
        return f">{letter} "
    return f"[{letter}]" if robot is picture.chosen else f" {letter} "


def _target(board: Board, target: Target, pen: Pen) -> str:
    sign = _letter(target.robot) + _symbol(board, target)
    return f" {sign}" if pen.is_large else f"{sign} "


def _letter(robot: Robot | None) -> str:
    return "*" if robot is None else robot.letter.lower()


def _symbol(board: Board, target: Target) -> str:
    symbol = board.symbol(target)
    return " " if symbol is None else SYMBOLS[symbol]
