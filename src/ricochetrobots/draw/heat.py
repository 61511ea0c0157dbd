"""A heat map of the cells where a robot can stop."""

from collections.abc import Mapping
from typing import NamedTuple

from ricochetrobots.core import Cell, Direction, Move, MoveError, Position, Puzzle, Robot, as_robot, as_value
from ricochetrobots.draw import ground
from ricochetrobots.draw.markup import BASELINE, element, placed, text
from ricochetrobots.draw.pieces import diagonal_piece, robot_piece
from ricochetrobots.draw.style import Style, Theme, mixed
from ricochetrobots.draw.svg import check_picture, picture

FARTHEST = 8
"""Cells that need at least this many moves are the palest."""
PALEST, DARKEST = 0.15, 0.75
"""The share of the robot's colour in a tile."""
FIGURE = 0.42
"""The size of the fewest moves, in cells."""


class Stop(NamedTuple):
    """The fewest ``moves`` that bring a robot to a cell, and the number of ``paths`` of that length."""

    moves: int
    paths: int


def stops_of(position: Position | Puzzle | str, robot: Robot | str) -> dict[Cell, Stop]:
    """Return how a robot reaches each cell on which it can stop while no other robot moves.

    Its own cell takes 0 moves. The ricochet rule (R5.2) does not apply. Raises RobotNotInPlayError, and ValueError for
    a board without robots. Cost: four slides for each cell that it reaches.

    >>> stops_of("3x3: Ra1", "R")[Cell(8)]
    Stop(moves=2, paths=2)
    """
    position, robot = _position(position), as_robot(robot)
    reached = {position.cell(robot): 1}
    stops: dict[Cell, Stop] = {}
    moves = 0
    while reached:
        stops |= {cell: Stop(moves, paths) for cell, paths in reached.items()}
        ahead: dict[Cell, int] = {}
        for cell, paths in reached.items():
            there = position.place(robot, cell)
            for direction in Direction:
                try:
                    end = there.slide(Move(robot, direction)).end
                except MoveError:
                    continue
                if end not in stops:
                    ahead[end] = ahead.get(end, 0) + paths
        reached, moves = ahead, moves + 1
    return stops


def heat_svg(
    position: Position | Puzzle | str,
    robot: Robot | str,
    *,
    theme: Theme = "light",
    cell: float = 43,
    title: str = "",
) -> str:
    """Draw in how many moves a robot reaches each cell while no other robot moves; paler cells take more.

    The tooltip of a cell has the number of shortest paths to it. Cells without a number cannot be reached. Raises as
    `stops_of` does, and ValueError for an unknown theme.

    >>> heat_svg("3x3: Ra1", "R")[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    position, robot = _position(position), as_robot(robot)
    check_picture(cell, title)
    style, board = Style(theme), position.board
    stops = stops_of(position, robot)
    layers = (
        ground.draw_frame(style, board),
        ground.draw_tiles(style, board),
        _tiles(style, position, robot, stops),
        ground.draw_seams(style, board),
        ground.draw_blocks(style, board),
        *(_put(position, part.cell, diagonal_piece(style, part, detailed=True)) for part in board.diagonals),
        ground.draw_walls(style, board),
        ground.draw_inner_line(style, board),
        *(
            _put(position, position.cell(each), robot_piece(style, each, detailed=True))
            for each in position.in_play
        ),
    )
    return picture(style, board, layers, cell=cell, coordinates=False, title=title)


def _tiles(style: Style, position: Position, robot: Robot, stops: Mapping[Cell, Stop]) -> str:
    drawn = []
    for cell, stop in stops.items():
        if not stop.moves:
            continue
        near = 1 - min(stop.moves - 1, FARTHEST - 1) / (FARTHEST - 1)
        colour = mixed(style.of(robot, "fill"), PALEST + near * (DARKEST - PALEST), style.colour("cell"))
        tile = element("path", d=ground.tile_path(style, position.board, cell), fill=colour)
        figure = text(
            str(stop.moves), 0, FIGURE * BASELINE, FIGURE, fill=style.colour("ink"), font_weight="600"
        )
        name = f"{position.board.name(cell)}: {_counted(stop.moves, 'move')}, {_counted(stop.paths, 'path')}"
        drawn.append(element("g", element("title", name), tile, _put(position, cell, figure)))
    return "".join(drawn)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _put(position: Position, cell: Cell, piece: str) -> str:
    row, column = divmod(cell, position.board.width)
    return placed(column + 0.5, row + 0.5, piece)


def _position(position: Position | Puzzle | str) -> Position:
    value = as_value(position)
    if isinstance(value, Puzzle):
        return value.position
    if isinstance(value, Position):
        return value
    raise ValueError("A heat map needs a position, not a board without robots.")
