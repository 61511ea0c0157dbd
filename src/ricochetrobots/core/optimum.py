"""The result of a search for a puzzle's shortest paths."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """The outcome of a search."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """No path of any length exists."""
    LIMIT = "limit"
    """The search reached a limit, or was cancelled, before it found the answer."""


@dataclass(frozen=True, kw_only=True)
class Optimum:
    """The length of a puzzle's shortest paths and, if known and not withheld, one of them.

    ``moves`` is None unless ``status`` is solved. No path has fewer moves than ``at_least``, which equals
    ``moves`` when solved. ``count`` is the number of shortest paths, or None if they were not counted. If
    ``count_capped``, there are more. ``path`` is one of them in notation, or None, also if it is withheld.
    """

    status: Status
    moves: int | None
    at_least: int
    count: int | None = None
    count_capped: bool = False
    path: str | None = None

    @property
    def complete(self) -> bool:
        """Return whether the length and the count are both known, because no search reached a limit."""
        return self.status is Status.UNSOLVABLE or (self.status is Status.SOLVED and self.count is not None)
