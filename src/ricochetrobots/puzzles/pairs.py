"""The positions from which two robots alone have a single shortest path.

Among puzzles with many moves, those with a single shortest path are rare, and most of their paths move one or two
robots. `single_pairs` finds all positions of two robots with such a path while the other robots stand still. A search
then shows whether the other robots have a path that is as short.
"""

from collections import defaultdict
from itertools import permutations

from ricochetrobots.core import Cell, Direction, Move, Puzzle, Robot
from ricochetrobots.core.move import stop_of
from ricochetrobots.solver.engines import ENGINES

Pair = tuple[int, int]
"""The cells of the robot that the target requires and of its helper."""


def single_pairs(puzzle: Puzzle, helper: Robot, least: int, most: int) -> list[Pair]:
    """Return the cells from which two robots have exactly one shortest path, if it has ``least`` to ``most`` moves.

    They are the one that the target requires and the helper. The others stand still. The paths need no ricochet
    (R5.1), and a slide back to its own start is no move. The pairs are in ascending order. With the kernel it takes
    2 ms for a board of an edition, without it about 2 s. Raises ValueError if the target requires no robot.
    """
    if "native" in ENGINES:
        from ricochetrobots.solver import native  # missing without a kernel

        return native.single_pairs(puzzle, helper, least, most)
    active = puzzle.target.robot
    if active is None:
        raise ValueError("The target must require a robot.")
    earlier = _earlier(puzzle, active, helper)
    target = int(puzzle.target.cell)
    reached = {pair: 1 for pair in earlier if pair[0] == target}
    known, found = set(reached), list[Pair]()
    for moves in range(1, most + 1):
        paths: defaultdict[Pair, int] = defaultdict(int)
        for pair, number in reached.items():
            for before in earlier[pair]:
                if before not in known:
                    paths[before] += number
        known |= paths.keys()
        reached = paths
        if moves >= least:
            found += [pair for pair, number in paths.items() if number == 1]
    return sorted(found)


def _earlier(puzzle: Puzzle, active: Robot, helper: Robot) -> dict[Pair, list[Pair]]:
    """Return for each pair of cells the pairs that one move of the two robots leads there from."""
    board, robots = puzzle.board, list(puzzle.robots)
    robots[active] = robots[helper] = None
    moves = [[Move(robot, direction) for direction in Direction] for robot in (active, helper)]
    barred = {*robots, *(diagonal.cell for diagonal in board.diagonals)}
    cells = [Cell(cell) for cell in range(len(board.walls)) if cell not in barred]
    earlier: dict[Pair, list[Pair]] = {pair: [] for pair in permutations(cells, 2)}
    for pair in earlier:
        robots[active], robots[helper] = Cell(pair[0]), Cell(pair[1])
        placed = tuple(robots)
        for move in moves[0]:
            stop = stop_of(board, placed, move)
            if stop is not None and stop != pair[0]:
                earlier[stop, pair[1]].append(pair)
        for move in moves[1]:
            stop = stop_of(board, placed, move)
            if stop is not None and stop != pair[1]:
                earlier[pair[0], stop].append(pair)
    return earlier
