"""One name for all puzzles that are the same but for a turn, a mirror or other colours."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ricochetrobots.core.board import Board, Lean
from ricochetrobots.core.geometry import Direction, Robot
from ricochetrobots.core.position import Puzzle

Barrier = tuple[int, str]
"""A diagonal without its colour: cell and lean."""


class Picture(NamedTuple):
    """A board as it looks turned or mirrored: how wide, its walls, its diagonals by colour, where cells come to lie."""

    width: int
    walls: tuple[int, ...]
    diagonals: tuple[tuple[Robot, Barrier], ...]
    places: tuple[int, ...]


@lru_cache(maxsize=4096)
def canonical(puzzle: Puzzle) -> str:
    """Return a name, 64 hexadecimal digits, that two puzzles share when one is the other in another guise.

    What counts are walls, diagonals, robots and the target; targets printed beside it do not. A robot is known by its
    cell, by the diagonals it passes and by whether the target asks for it, and so not by its colour. About 0.2 ms.
    """
    position, target = puzzle.position, puzzle.target
    guises = []
    for picture in _pictures(position.board):
        passed: dict[Robot, list[Barrier]] = {robot: [] for robot in Robot}
        for colour, barrier in picture.diagonals:
            passed[colour].append(barrier)
        robots = sorted(
            (picture.places[position.cell(robot)], robot is target.robot, sorted(passed.pop(robot)))
            for robot in position.in_play
        )
        in_everybodys_way = sorted(barrier for barriers in passed.values() for barrier in barriers)
        goal = (picture.places[target.cell], target.robot is None)
        guises.append((picture.width, picture.walls, robots, in_everybodys_way, goal))
    return hashlib.sha256(repr(min(guises)).encode()).hexdigest()


@lru_cache(maxsize=256)
def _pictures(board: Board) -> tuple[Picture, ...]:
    """Return the board in its four turns, and mirrored in its four turns."""
    return tuple(_picture(board, mirrored, quarters) for mirrored in (False, True) for quarters in range(4))


def _picture(board: Board, mirrored: bool, quarters: int) -> Picture:
    width, height = board.width, board.height
    if quarters % 2:
        width, height = height, width
    heading = _headings(mirrored, quarters)
    walls = [0] * (width * height)
    places = []
    for cell, mask in enumerate(board.walls):
        row, column = divmod(cell, board.width)
        if mirrored:
            column = board.width - 1 - column
        wide, high = board.width, board.height
        for _ in range(quarters):  # a quarter turn clockwise
            row, column, wide, high = column, high - 1 - row, high, wide
        place = row * width + column
        places.append(place)
        walls[place] = sum(1 << heading(way) for way in Direction if mask >> way & 1)
    swapped = mirrored is not (quarters % 2 == 1)
    other = {Lean.RISING: Lean.FALLING, Lean.FALLING: Lean.RISING}
    diagonals = tuple(
        (each.robot, (places[each.cell], (other[each.lean] if swapped else each.lean).value))
        for each in board.diagonals
    )
    return Picture(width, tuple(walls), diagonals, tuple(places))


def _headings(mirrored: bool, quarters: int) -> Callable[[Direction], int]:
    """Return where a direction points afterwards; directions count clockwise from north."""
    return lambda way: ((-way if mirrored else way) + quarters) % len(Direction)
