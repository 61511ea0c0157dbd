"""Every slide on a board without robots; the robots of a position then cut the slides short.

A search looks at each slide millions of times. So the cell of a robot and its turn memory are one number, its
*stand*: ``cell * TURNS + turn``.
"""

from collections import defaultdict, deque
from collections.abc import Iterator
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import NamedTuple

from ricochetrobots.core import Board, Cell, Direction, Robot

TURNS = 4
NEVER = 1 << 30
"""A number of moves that is larger than that of any path."""


class TurnMemory(IntEnum):
    """The memory of a robot under the ricochet rule (R5.3)."""

    UNMOVED = 0
    LEVEL = 1
    """Its last move ended along a row."""
    UPRIGHT = 2
    """Its last move ended along a column."""
    TURNED = 3
    """It has turned by 90 degrees after its own move; later moves do not matter."""

    def after(self, direction: Direction, heading: Direction) -> "TurnMemory":
        """Return the memory after a move that starts in ``direction`` and ends in ``heading``."""
        if (
            self is (TurnMemory.UPRIGHT if direction.is_horizontal else TurnMemory.LEVEL)
            or self is TurnMemory.TURNED
        ):
            return TurnMemory.TURNED
        return TurnMemory.LEVEL if heading.is_horizontal else TurnMemory.UPRIGHT


AFTER = [
    [[turn.after(direction, heading) for heading in Direction] for direction in Direction]
    for turn in TurnMemory
]
"""``TurnMemory.after`` as a table: by turn, direction and heading."""


class Ray(NamedTuple):
    """One slide on the empty board.

    ``bits`` has the cells entered, in order, each as ``1 << cell``, and ``mask`` is all of them. ``stops[n]`` is the
    stand of a robot that stops after ``n`` of them. It is None if the move is not allowed: the robot has not moved
    (R3.3) or would stop on a diagonal (R4.3). ``end`` is the stand where a wall stops it; it is also None if nothing
    ever does (R4.4).
    """

    direction: Direction
    mask: int
    bits: tuple[int, ...]
    stops: tuple[int | None, ...]
    end: int | None

    def cut(self, occupied: int) -> int | None:
        """Return the stand of a robot that slides here while other robots are on the ``occupied`` cells."""
        blocking = self.mask & occupied
        if not blocking:
            return self.end
        entered = 0
        while not self.bits[entered] & blocking:
            entered += 1
        return self.stops[entered]


class Rays(dict[int, tuple[Ray, ...]]):
    """The rays from each stand of one robot, north, east, south, west, computed on first use.

    ``colour`` is the colour of the diagonals that do not turn the robot (R4.1), None if all turn it. Slides on which
    a robot can stop nowhere are left out.
    """

    def __init__(self, board: Board, colour: Robot | None) -> None:
        super().__init__()
        self.board = board
        self.colour = colour

    def __missing__(self, stand: int) -> tuple[Ray, ...]:
        """Compute the rays from that cell for every turn, since they differ only in the turn memory."""
        cell = Cell(stand // TURNS)
        rays: list[list[Ray]] = [[] for _ in TurnMemory]
        for direction in Direction:
            entered_cells = list(self._entered(cell, direction))
            if not any(may_stop for _, _, may_stop in entered_cells):
                continue
            last, heading, _ = entered_cells[-1]
            comes_to_rest = self.board.wall(last, heading)
            bits = tuple(1 << entered for entered, _, _ in entered_cells)
            mask = reduce(or_, bits)
            for turn in TurnMemory:
                after = AFTER[turn][direction]
                ends = (
                    entered * TURNS + after[heading] if may_stop else None
                    for entered, heading, may_stop in entered_cells
                )
                stops = (None, *ends)
                rays[turn].append(Ray(direction, mask, bits, stops, stops[-1] if comes_to_rest else None))
        for turn in TurnMemory:
            self[cell * TURNS + turn] = tuple(rays[turn])
        return self[stand]

    def _entered(self, cell: Cell, heading: Direction) -> Iterator[tuple[Cell, Direction, bool]]:
        """Yield each entered cell, the direction in which the robot leaves it, and whether a robot may stop there.

        The slide ends at a wall, or before a cell that it would enter in the same direction again.
        """
        seen: set[tuple[Cell, Direction]] = set()
        while not self.board.wall(cell, heading):
            cell = self.board.ahead(cell, heading)
            diagonal = self.board.diagonal_at(cell)
            if diagonal is not None and diagonal.robot is not self.colour:
                heading = diagonal.lean.turn(heading)
            if (cell, heading) in seen:
                return
            seen.add((cell, heading))
            yield cell, heading, diagonal is None


def fewest_moves(rays: Rays, goal: int) -> list[int]:
    """Return for each stand the moves to ``goal`` that a robot alone needs if it may stop anywhere on its way.

    Other robots can only let a robot stop somewhere on its way, so it never needs fewer moves. NEVER means that even
    such a robot does not reach the goal.
    """
    stands = range(len(rays.board.walls) * TURNS)
    sources: defaultdict[int, list[int]] = defaultdict(list)
    for stand in stands:
        for ray in rays[stand]:
            for stop in ray.stops:
                if stop is not None:
                    sources[stop].append(stand)
    moves = [NEVER for _ in stands]
    moves[goal] = 0
    queue = deque([goal])
    while queue:
        stand = queue.popleft()
        for source in sources[stand]:
            if moves[source] == NEVER:
                moves[source] = moves[stand] + 1
                queue.append(source)
    return moves
