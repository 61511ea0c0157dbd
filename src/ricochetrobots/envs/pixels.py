"""The pictures of the environments: pixels drawn without a library for pictures, SVG, and text."""

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, get_args

from ricochetrobots.core import Board, Direction, Lean, Puzzle, Robot
from ricochetrobots.draw import board_svg, board_text
from ricochetrobots.draw.style import Style

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RenderMode = Literal["rgb_array", "ansi", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)

SIDE = 24
"""The pixels of a cell, a multiple of 2."""
WALL = 2
"""Half the width of a wall."""
KEPT_BOARDS = 64


def frame(puzzle: Puzzle, mode: str) -> "NDArray[np.uint8] | str":
    """Return a picture of a puzzle in one of `RENDER_MODES`. Pixels need NumPy."""
    if mode == "rgb_array":
        return pixels(puzzle)
    return board_svg(puzzle) if mode == "svg" else board_text(puzzle)


def pixels(puzzle: Puzzle) -> "NDArray[np.uint8]":
    """Return a picture of a puzzle, without letters: an array of (24 * height, 24 * width, 3), red, green and blue.

    Robots are discs, the target is a square with a hole, and the colours are those of `board_svg`. Needs NumPy. Cost:
    0.1 ms, and some milliseconds for a new board.
    """
    import numpy as np

    style, board = Style("light"), puzzle.board
    picture = _ground(board).copy()
    rows, columns = np.mgrid[:SIDE, :SIDE] - (SIDE - 1) / 2
    square = np.maximum(abs(rows), abs(columns))
    shapes = [(puzzle.target.cell, puzzle.target.robot, (square < 0.4 * SIDE) & (square > 0.2 * SIDE))]
    disc = np.hypot(rows, columns) < 0.35 * SIDE
    shapes += [
        (cell, robot, disc) for robot, cell in zip(Robot, puzzle.robots, strict=True) if cell is not None
    ]
    for cell, robot, shape in shapes:
        row, column = divmod(cell, board.width)
        colour = style.colour("accent") if robot is None else style.of(robot, "fill")
        picture[SIDE * row : SIDE * (row + 1), SIDE * column : SIDE * (column + 1)][shape] = _rgb(colour)
    return picture


@lru_cache(KEPT_BOARDS)
def _ground(board: Board) -> "NDArray[np.uint8]":
    import numpy as np

    style = Style("light")
    picture = np.empty((SIDE * board.height, SIDE * board.width, 3), np.uint8)
    picture[:] = _rgb(style.colour("cell"))
    picture[::SIDE] = picture[:, ::SIDE] = _rgb(style.colour("gap"))
    rows, columns = np.mgrid[:SIDE, :SIDE]
    for diagonal in board.diagonals:
        row, column = divmod(diagonal.cell, board.width)
        across = rows - columns if diagonal.lean is Lean.FALLING else rows + columns - (SIDE - 1)
        tile = picture[SIDE * row : SIDE * (row + 1), SIDE * column : SIDE * (column + 1)]
        tile[abs(across) <= WALL] = _rgb(style.of(diagonal.robot, "fill"))
    for cell, walls in enumerate(board.walls):
        row, column = divmod(cell, board.width)
        top, left = SIDE * row, SIDE * column
        edges = {
            Direction.NORTH: (slice(top, top + WALL), slice(left, left + SIDE)),
            Direction.EAST: (slice(top, top + SIDE), slice(left + SIDE - WALL, left + SIDE)),
            Direction.SOUTH: (slice(top + SIDE - WALL, top + SIDE), slice(left, left + SIDE)),
            Direction.WEST: (slice(top, top + SIDE), slice(left, left + WALL)),
        }
        for direction, edge in edges.items():
            if walls >> direction & 1:
                picture[edge] = _rgb(style.colour("wall"))
    for cell in board.closed:
        row, column = divmod(cell, board.width)
        picture[SIDE * row : SIDE * (row + 1), SIDE * column : SIDE * (column + 1)] = _rgb(
            style.colour("centre")
        )
    return picture


def _rgb(colour: str) -> tuple[int, ...]:
    """Return the three numbers of ``#rrggbb``."""
    return tuple(bytes.fromhex(colour.removeprefix("#")))
