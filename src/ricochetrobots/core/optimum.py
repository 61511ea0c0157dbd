"""What is known of the fewest moves that a puzzle needs."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """How a search ended."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """No path exists, of whatever length."""
    LIMIT = "limit"
    """A limit was met, or the search was cancelled, before either was known."""


@dataclass(frozen=True, kw_only=True)
class Optimum:
    """The length of a puzzle's shortest paths and, as far as it is known and may be told, one of them.

    ``moves`` is None unless ``status`` is solved. ``at_least`` is a number of moves below which no path exists, equal
    to ``moves`` when solved. ``count`` says how many shortest paths there are, None if they were not counted; there
    are more if it is ``count_capped``. ``path`` is one of them in notation; None also where it is withheld.
    """

    status: Status
    moves: int | None
    at_least: int
    count: int | None = None
    count_capped: bool = False
    path: str | None = None

    @property
    def complete(self) -> bool:
        """Whether no search met a limit: what a path needs is known, and how many there are."""
        return self.status is Status.UNSOLVABLE or (self.status is Status.SOLVED and self.count is not None)
