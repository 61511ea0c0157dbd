"""How far a search may go, and who looks after it on the way."""

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Tells the time in seconds since a moment of its own; never goes back."""


@dataclass(frozen=True)
class Limits:
    """What a search does not go beyond; None is no limit."""

    max_moves: int | None = None
    """The longest path to look for."""
    max_expanded: int | None = None
    """States whose moves are tried."""
    max_bytes: int | None = None
    """Memory for the states met; the reference counts it roughly, the kernel exactly."""


class Cancel:
    """Given to a search, lets another thread end it; it then answers limit, within 50 ms."""

    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        """End the searches that were given this, now or later."""
        self.cancelled = True


@dataclass
class Watch:
    """Looks after a search while it runs; an engine asks it every few milliseconds, in the calling thread."""

    clock: Clock = time.perf_counter
    deadline: float | None = None
    """The moment on ``clock`` at which to stop."""
    cancel: Cancel | None = None
    progress: Callable[[int], None] | None = None
    reported: int = 0
    """The bound that ``progress`` was told last."""

    def stops(self, at_least: int) -> bool:
        """Report the bound if it is new, and tell whether the search has to stop now."""
        if self.progress is not None and at_least > self.reported:
            self.reported = at_least
            self.progress(at_least)
        if self.cancel is not None and self.cancel.cancelled:
            return True
        return self.deadline is not None and self.clock() >= self.deadline
