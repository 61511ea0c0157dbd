"""The layout of a table of distances: the bit of each position. docs/strong.md describes the file."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import comb, prod

from ricochetrobots.core import Board, Cell, Position, Robot, Target
from ricochetrobots.core.sentence import Sentence, titled
from ricochetrobots.strong.errors import TableUnsupportedError

SET_BYTES = 32
"""The bytes of a set, which has one bit for each spot of the active robot."""
MOST_CELLS = 8 * SET_BYTES


@dataclass(frozen=True)
class TableLayout:
    """The bits of a table for all positions. Raises TableUnsupportedError if no table can hold the positions.

    The helpers are the robots other than the active one; they differ only in the diagonals that let them pass.
    Helpers that pass the same diagonals are *alike*, and the layout lists their spots in ascending order.
    """

    board: Board
    target: Target
    robots: tuple[Robot, ...]

    def __post_init__(self) -> None:
        if len(self.robots) != 4:
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-four", "A table is for four robots, not {robots}.", robots=len(self.robots)
                )
            )
        if self.is_vortex and not self._coloured.isdisjoint(self.robots):
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-vortex",
                    "A table of the vortex is for boards on which no diagonal distinguishes the robots.",
                )
            )
        if self.target.robot is not None and self.target.robot not in self.robots:
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-robot",
                    "The {colour} robot is not among the four.",
                    colour=self.target.robot.colour,
                    who=titled(self.target.robot),
                )
            )
        if not len(self.robots) <= len(self.stands) <= MOST_CELLS:
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-cells",
                    "A table is for boards with 4 to {most} cells where a robot may stand, not {cells}.",
                    most=MOST_CELLS,
                    cells=len(self.stands),
                )
            )

    @property
    def active(self) -> Robot:
        """The target's robot; for the vortex, the first robot."""
        return self.robots[0] if self.target.robot is None else self.target.robot

    @property
    def is_vortex(self) -> bool:
        """Return whether any robot may reach the target; then all four are alike."""
        return self.target.robot is None

    @property
    def bounces(self) -> bool:
        """Return whether a diagonal turns the active robot."""
        return any(diagonal.robot is not self.active for diagonal in self.board.diagonals)

    @cached_property
    def stands(self) -> tuple[Cell, ...]:
        """Return the cells where a robot may stand, ascending; a robot's spot is the index of its cell."""
        cells = map(Cell, range(len(self.board.walls)))
        return tuple(cell for cell in cells if self.board.standing_fault(cell) is None)

    @cached_property
    def spots(self) -> dict[Cell, int]:
        """Return the spot of each of those cells."""
        return {cell: spot for spot, cell in enumerate(self.stands)}

    @cached_property
    def groups(self) -> tuple[tuple[Robot, ...], ...]:
        """Return the groups of alike helpers: each helper with diagonals of its colour alone, then all the others."""
        helpers = [robot for robot in self.robots if robot is not self.active]
        apart = [(robot,) for robot in helpers if robot in self._coloured]
        alike = tuple(robot for robot in helpers if robot not in self._coloured)
        return (*apart, alike) if alike else tuple(apart)

    @cached_property
    def _coloured(self) -> frozenset[Robot]:
        """Return the robots that have diagonals."""
        return frozenset(diagonal.robot for diagonal in self.board.diagonals)

    @cached_property
    def triples(self) -> int:
        """Return the number of sets in a plane: one for each way to choose the spots of the helpers."""
        return prod(comb(len(self.stands), len(group)) for group in self.groups)

    @property
    def positions(self) -> int:
        """Return the number of positions; an exchange of alike robots makes no new position."""
        found, left = 1, len(self.stands)
        for group in (*self.groups, (self.active,)):
            found *= comb(left, len(group))
            left -= len(group)
        return found // 4 if self.is_vortex else found

    def triple(self, position: Position) -> int:
        """Return the number of the set for the spots of the position's helpers."""
        number = 0
        for group in self.groups:
            spots = sorted(self.spots[position.cell(robot)] for robot in group)
            number = number * comb(len(self.stands), len(group)) + _rank(spots, len(self.stands))
        return number

    def position(self, triple: int, spot: int) -> Position:
        """Return the position of that bit of that set."""
        cells: list[Cell | None] = [None] * len(Robot)
        cells[self.active] = self.stands[spot]
        for group in reversed(self.groups):
            triple, rank = divmod(triple, comb(len(self.stands), len(group)))
            for robot, taken in zip(group, _unrank(rank, len(group), len(self.stands)), strict=True):
                cells[robot] = self.stands[taken]
        return Position(self.board, tuple(cells))


def _rank(spots: list[int], count: int) -> int:
    """Return the index of ``spots`` in the sorted list of all ascending lists of that length below ``count``."""
    rank, first = 0, 0
    for index, spot in enumerate(spots):
        left = len(spots) - index
        rank += comb(count - first, left) - comb(count - spot, left)
        first = spot + 1
    return rank


def _unrank(rank: int, length: int, count: int) -> Iterator[int]:
    """Yield the numbers of the list with that index."""
    spot = 0
    for left in range(length - 1, -1, -1):
        while rank >= (skipped := comb(count - spot - 1, left)):
            rank -= skipped
            spot += 1
        yield spot
        spot += 1
