"""What a search answers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from ricochetrobots.core import Move, Puzzle
from ricochetrobots.solve.limits import Limits


class Status(StrEnum):
    """How a search ended."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """No path exists, of whatever length."""
    LIMIT = "limit"
    """A limit was reached before either was known."""


@dataclass(frozen=True)
class Solution:
    """The answer to a puzzle.

    ``path`` is a shortest one when ``status`` is solved, else None. ``expanded`` counts the states whose
    moves were tried, ``seconds`` is the time of the search alone.
    """

    puzzle: Puzzle
    status: Status
    path: tuple[Move, ...] | None
    expanded: int
    seconds: float

    @property
    def moves(self) -> int | None:
        """Return the length of the path in moves (R3.2), None if there is none."""
        return None if self.path is None else len(self.path)


class Found(NamedTuple):
    """What an engine answers; the fields are those of `Solution`."""

    status: Status
    path: tuple[Move, ...] | None
    expanded: int


class Engine(Protocol):
    """A way to search.

    Finds a path of the fewest moves that obeys R5.1, and R5.2 unless ``ricochet_rule`` is off; says
    unsolvable only when no path of whatever length exists, and limit when one of ``limits`` stopped it.
    """

    def __call__(self, puzzle: Puzzle, limits: Limits, *, ricochet_rule: bool) -> Found:
        """Search, and answer."""
        ...
