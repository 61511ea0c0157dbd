"""Draw the moves of a path as lines, side by side where a stretch is used again, with numbered stops.

The twin of ``web/board/trail.js``.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ricochetrobots.core import Board, Cell, Robot, Slide
from ricochetrobots.draw.style import Style

Point = tuple[float, float]
Edge = tuple[Cell, Cell]


class TrailLine(NamedTuple):
    """The line of one move."""

    robot: Robot
    points: tuple[Point, ...]


class NumberSpot(NamedTuple):
    """The place of a move's number; on the shoulder of a robot if one ``stands`` there at the end."""

    number: int
    point: Point
    stands: bool


class _Run(NamedTuple):
    """A straight stretch of a slide; ``level`` along a row."""

    level: bool
    cells: tuple[Cell, ...]


class _Arrival(NamedTuple):
    """The end of a robot's line, which arrives along a row or a column."""

    point: Point
    level: bool


def trail_lines(style: Style, board: Board, slides: Sequence[Slide]) -> list[TrailLine]:
    """Return one line for each slide, in order. A line starts where the same robot's last one ended."""
    shift = style.measure("trail.shift")
    lanes = (0, shift, -shift, 2 * shift, -2 * shift)  # in the order in which the moves use them
    taken: defaultdict[Edge, set[float]] = defaultdict(set)
    arrivals: dict[Robot, _Arrival] = {}
    lines = []
    for slide in slides:
        last = arrivals.get(slide.move.robot)
        points = [last.point] if last else []
        for run in _runs(slide.cells):
            edges = [(min(pair), max(pair)) for pair in pairwise(run.cells)]
            lane = next((lane for lane in lanes if all(lane not in taken[edge] for edge in edges)), 0)
            for edge in edges:
                taken[edge].add(lane)
            start = _beside(board, run.cells[0], run.level, lane)
            points.append(_corner(last, start) if last and last.level is not run.level else start)
            last = _Arrival(_beside(board, run.cells[-1], run.level, lane), run.level)
        if last:
            points.append(last.point)
            arrivals[slide.move.robot] = last
        lines.append(TrailLine(slide.move.robot, tuple(points)))
    return lines


def trail_stops(style: Style, board: Board, slides: Sequence[Slide], occupied: set[Cell]) -> list[NumberSpot]:
    """Return the numbered stops; several in one cell stand side by side, the latest on the right."""
    numbers: defaultdict[Cell, list[int]] = defaultdict(list)
    for number, slide in enumerate(slides, 1):
        numbers[slide.end].append(number)
    shoulder, apart = style.measure("stop.shoulder"), 1.5 * style.measure("stop.radius")
    stops = []
    for cell, here in numbers.items():
        x, y = _beside(board, cell, level=True, lane=0)
        stands = cell in occupied
        reach = (len(here) - 1) * apart
        left = shoulder - reach if stands else -reach / 2
        for place, number in enumerate(here):
            point = x + left + place * apart, y - shoulder * stands
            stops.append(NumberSpot(number, point, stands))
    return stops


def _runs(cells: tuple[Cell, ...]) -> Iterator[_Run]:
    """Yield the straight stretches of a slide; each starts where the previous one ends."""
    start = 0
    for index in range(1, len(cells)):
        step = cells[index] - cells[index - 1]
        if index + 1 == len(cells) or cells[index + 1] - cells[index] != step:
            yield _Run(abs(step) == 1, cells[start : index + 1])
            start = index


def _corner(last: _Arrival, start: Point) -> Point:
    """Return where a line that arrives along a row (column) meets one that leaves along a column (row)."""
    return (start[0], last.point[1]) if last.level else (last.point[0], start[1])


def _beside(board: Board, cell: Cell, level: bool, lane: float) -> Point:
    """Return the middle of a cell, shifted sideways by the lane of a line through it."""
    row, column = divmod(cell, board.width)
    return (column + 0.5, row + 0.5 + lane) if level else (column + 0.5 + lane, row + 0.5)
