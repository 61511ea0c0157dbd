"""Boards as SVG, in the same style as the browser's.

The twin of ``web/board/render.js``, without motion and without a style sheet.
"""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import SupportsFloat

from ricochetrobots.core import Board, Cell, Move, Robot, Target, WrongTypeError
from ricochetrobots.draw import ground
from ricochetrobots.draw.letters import written
from ricochetrobots.draw.markup import BASELINE, element, number, placed
from ricochetrobots.draw.pieces import (
    chip_piece,
    current_piece,
    diagonal_piece,
    marker_piece,
    robot_piece,
    target_piece,
)
from ricochetrobots.draw.scene import Scene, Shown
from ricochetrobots.draw.style import Style, Theme
from ricochetrobots.draw.trail import NumberSpot, TrailLine, trail_lines, trail_stops

FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif"


def board_svg(
    shown: Shown | str,
    *,
    path: Iterable[Move | str] | str = (),
    theme: Theme = "light",
    cell: float = 43,
    coordinates: bool = False,
    title: str = "",
    outlined: bool = False,
) -> str:
    """Draw a board, a position or a puzzle, given as a value or as text.

    With a ``path``, the robots are at its end, and their moves and starting cells are shown. ``cell`` is the side of
    a space in pixels; from 34 on, robots and the badges of diagonals have letters. ``title`` is the
    picture's name for people who cannot see it. ``outlined`` draws letters and numbers as shapes, which need no font.
    Raises MoveError for an illegal move of the path, ValueError for a path without a position and for an unknown
    theme, and InputError for a text that cannot be read.

    >>> board_svg("5x4:b2e,c3s Ra1 >Rc2", path="Re Rs")[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    style = Style(theme, outlined=outlined)
    check_picture(cell, title)
    detailed = cell >= style.measure("detail.from")
    scene = Scene.of(shown, path)
    board, target = scene.board, scene.target
    stops = trail_stops(style, board, scene.slides, set(scene.after.values()))
    layers = (
        ground.draw_frame(style, board),
        ground.draw_tiles(style, board),
        ground.draw_seams(style, board),
        ground.draw_blocks(style, board),
        _centre_chip(style, board, target),
        *_targets(style, board, target),
        *(_put(board, start, marker_piece(style, robot)) for robot, start in scene.starts().items()),
        *(
            _put(board, diagonal.cell, diagonal_piece(style, diagonal, detailed=detailed))
            for diagonal in board.diagonals
        ),
        *_trail(style, trail_lines(style, board, scene.slides)),
        *(_stop(style, stop) for stop in stops if not stop.stands),
        ground.draw_walls(style, board),
        ground.draw_inner_line(style, board),
        ground.draw_coordinates(style, board) if coordinates else "",
        *(
            _put(board, end, robot_piece(style, robot, detailed=detailed, gaze=scene.gaze(robot)))
            for robot, end in scene.after.items()
        ),
        *(_stop(style, stop) for stop in stops if stop.stands),
    )
    return picture(style, board, layers, cell=cell, coordinates=coordinates, title=title)


def check_picture(cell: float, title: str) -> None:
    """Raise WrongTypeError unless these are a size in pixels and a text."""
    if not isinstance(cell, SupportsFloat):
        raise WrongTypeError.of("a number of pixels for cell", cell)
    if not isinstance(title, str):
        raise WrongTypeError.of("a text for title", title)


def picture(
    style: Style, board: Board, layers: Iterable[str], *, cell: float, coordinates: bool, title: str
) -> str:
    """Return the SVG of a board with these layers, the lowest one first."""
    edge = style.measure("frame.width")
    if coordinates:  # two digits are wider than the margin of a page
        edge += style.measure("coordinates.margin") / 2 + style.measure("coordinates.size")
    width, height = board.width + 2 * edge, board.height + 2 * edge
    return element(
        "svg",
        *((element("title", escape(title)),) if title else ()),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (-edge, -edge, width, height))),
        width=width * cell,
        height=height * cell,
        role="img",
        font_family=FONT,
    )


def _centre_chip(style: Style, board: Board, target: Target | None) -> str:
    """Draw the chip of the target in the centre block, if the board has one."""
    middle = ground.centre(board)
    if target is None or middle is None:
        return ""
    chip = chip_piece(style, target.robot, board.symbol(target))
    return placed(*middle, element("g", chip, transform=f"scale({number(style.measure('block.chip'))})"))


def _targets(style: Style, board: Board, current: Target | None) -> Iterator[str]:
    """Draw the printed targets, and the current one on its tint."""
    for target, symbol in zip(board.targets, board.symbols, strict=True):
        if current is None or target.cell != current.cell:
            yield _put(board, target.cell, target_piece(style, target.robot, symbol))
    if current is not None:
        yield ground.draw_tint(style, board, current.cell, current.robot)
        yield _put(board, current.cell, current_piece(style, current.robot, board.symbol(current)))


def _trail(style: Style, lines: Iterable[TrailLine]) -> Iterator[str]:
    """Draw the lines. The rims of one robot's consecutive moves are under all their fills, so that the fills join."""

    def stroke(line: TrailLine, width: str, colour: str) -> str:
        return element(
            "polyline",
            points=" ".join(",".join(map(number, point)) for point in line.points),
            fill="none",
            stroke=colour,
            stroke_width=style.measure(f"trail.{width}"),
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    def mover(line: TrailLine) -> Robot:
        return line.robot

    for robot, turn in groupby(lines, mover):
        moves = list(turn)
        yield from (stroke(line, "rim", style.colour("rim")) for line in moves)
        yield from (stroke(line, "fill", style.of(robot, "fill")) for line in moves)


def _stop(style: Style, stop: NumberSpot) -> str:
    size = style.measure("stop.number")
    disc = element(
        "circle",
        r=style.measure("stop.radius"),
        fill=style.colour("ink"),
        stroke=style.colour("cell"),
        stroke_width=style.measure("stop.edge"),
    )
    figure = written(style, str(stop.number), 0, size * BASELINE, size, style.colour("page"), "700")
    return placed(*stop.point, disc, figure)


def _put(board: Board, cell: Cell, piece: str) -> str:
    """Put a piece in the middle of its cell."""
    row, column = divmod(cell, board.width)
    return placed(column + 0.5, row + 0.5, piece)
