"""The surprise of a puzzle: how unlikely a walker who slides at random is to walk a shortest path.

The walker draws each move among the legal ones. The robot that moved last is `SAME_ROBOT` times as likely to move as
others, and a robot that may take the chip `ACTIVE_ROBOT` times as likely. The surprise is the negative logarithm (base
2) of the chance that the walker's moves are one of the shortest paths. Moves that can be exchanged make several paths,
whose chances add up, so they do not make a puzzle surprising.

The kernel computes it forward over all paths at once (`native/kernel/search/random_walk.hpp`). This module lists the
paths, and is the reference.
"""

from collections.abc import Iterable
from functools import cache
from math import log2
from typing import NamedTuple

from ricochetrobots.core import Cell, Direction, Move, Path, Puzzle, Robot
from ricochetrobots.core.move import stop_of
from ricochetrobots.solver import NO_LIMITS, Limits, all_paths
from ricochetrobots.solver.engines import ENGINES

SAME_ROBOT, ACTIVE_ROBOT = 4, 2
"""How often the walker makes a move, compared with others."""


Robots = tuple[Cell | None, ...]
"""The cells of the robots, as in a position."""


class Walk(NamedTuple):
    """The length of the shortest paths, their surprise in bits, and the least number of robots that one moves."""

    moves: int
    surprise: float
    movers: int


def walk(puzzle: Puzzle, limits: Limits = NO_LIMITS, *, ricochet_rule: bool = True) -> Walk | None:
    """Return what a walker makes of the puzzle, or None if it has no solution within the limits.

    Cost: 0.2 ms with the kernel, otherwise that of listing all shortest paths. Raises CpuTargetError.
    """
    if "native" in ENGINES:
        from ricochetrobots.solver import native  # missing without a kernel

        found = native.walk(puzzle, limits, ricochet_rule=ricochet_rule)
        return None if found is None else Walk(*found)
    return listed(puzzle, all_paths(puzzle, limits, ricochet_rule=ricochet_rule))


def listed(puzzle: Puzzle, paths: Iterable[Path]) -> Walk | None:
    """Return the same from a list of all shortest paths; None if it is empty."""
    walker = Walker(puzzle)
    moves, chance, movers = 0, 0.0, len(Robot)
    for path in paths:
        moves = len(path)
        chance += walker.chance_of(path)
        movers = min(movers, len({move.robot for move in path}))
    return Walk(moves, -log2(chance), movers) if chance > 0 else None


def likeliest_path(puzzle: Puzzle, paths: Iterable[Path]) -> Path:
    """Return the path that the walker is most likely to walk; of several, the first. Raises ValueError for no path."""
    return max(paths, key=Walker(puzzle).chance_of)


class Walker:
    """A walker from the start of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._step = cache(self._step_from)

    def chance_of(self, path: Path) -> float:
        """Return the chance that the first moves of the walker are those of the path."""
        robots, last, chance = self._puzzle.robots, None, 1.0
        for move in path:
            robots, step = self._step(robots, last, move)
            chance *= step
            last = move.robot
        return chance

    def _step_from(self, robots: Robots, last: Robot | None, move: Move) -> tuple[Robots, float]:
        """Return where the robots stand after a legal move, and the chance of that move."""
        board = self._puzzle.board
        weights = {}
        for robot in self._puzzle.position.in_play:
            weight = (SAME_ROBOT if robot is last else 1) * (ACTIVE_ROBOT if self._may_take(robot) else 1)
            for direction in Direction:
                if stop_of(board, robots, Move(robot, direction)) is not None:
                    weights[Move(robot, direction)] = weight
        after = (*robots[: move.robot], stop_of(board, robots, move), *robots[move.robot + 1 :])
        return after, weights[move] / sum(weights.values())

    def _may_take(self, robot: Robot) -> bool:
        return self._puzzle.target.robot in (None, robot)
