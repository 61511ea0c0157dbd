"""How far a search may go."""

from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Tells the time in seconds since a moment of its own; never goes back."""


@dataclass(frozen=True)
class Limits:
    """The longest path in moves and the moment on ``clock`` at which to stop; None is no limit."""

    max_moves: int | None
    deadline: float | None
    clock: Clock

    def allow(self, moves: int) -> bool:
        """Tell whether a path of that many moves is short enough."""
        return self.max_moves is None or moves <= self.max_moves

    def expired(self) -> bool:
        """Tell whether the time is up."""
        return self.deadline is not None and self.clock() >= self.deadline
