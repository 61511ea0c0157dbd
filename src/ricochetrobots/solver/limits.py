"""The limits of a search, and the watch that enforces them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import SupportsFloat

from ricochetrobots.core import WrongTypeError


class Cancel:
    """Lets another thread end a search, which then returns the status limit within 50 ms.

    It is cancelled as soon as one of the ``others`` is.
    """

    def __init__(self, *others: Cancel) -> None:
        self._others = others
        self._itself = False

    @property
    def cancelled(self) -> bool:
        """Return whether the searches with this must end."""
        return self._itself or any(other.cancelled for other in self._others)

    def cancel(self) -> None:
        """End the searches with this, now or later."""
        self._itself = True


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a search, and the resources that it may use; None means no limit.

    Raises ValueError for ``threads`` below 1, any other number below 0 and seconds that are NaN, and TypeError for
    a number of another type.
    """

    max_moves: int | None = None
    """The most moves of a path."""
    max_expanded: int | None = None
    """The most states to expand."""
    max_bytes: int | None = None
    """The memory for the states found; the reference counts it roughly, the kernel exactly.

    If it is too small for several threads, the kernel searches again with one, so several threads find everything
    that one finds.
    """
    seconds: float | None = None
    """The time, from the call on. With it, the answer depends on the machine."""
    threads: int = 1
    """Threads for one puzzle. The answer is the same for any number."""
    cancel: Cancel | None = None
    progress: Callable[[int], None] | None = None
    """The search calls it in the calling thread with each new number of moves below which no path exists.

    An exception in it ends the search.
    """

    def __post_init__(self) -> None:
        for name, least in _LEAST.items():
            number = getattr(self, name)
            if number is None and name != "threads":
                continue
            if not isinstance(number, int) or isinstance(number, bool):
                raise WrongTypeError.of(f"a whole number for {name}", number)
            if number < least:
                raise ValueError(f"{name} must be {least} or more, not {number}.")
        if not isinstance(self.seconds, SupportsFloat | None) or isinstance(self.seconds, bool):
            raise WrongTypeError.of("a number for seconds", self.seconds)
        if self.seconds is not None and (math.isnan(self.seconds) or self.seconds < 0):
            raise ValueError(f"seconds must be 0 or more, not {self.seconds}.")


_LEAST = {"max_moves": 0, "max_expanded": 0, "max_bytes": 0, "threads": 1}
"""The fields that must be whole numbers, and the least value of each."""


NO_LIMITS = Limits()


@dataclass
class Watch:
    """Watches one search; an engine calls it every few milliseconds, in the calling thread."""

    limits: Limits = NO_LIMITS
    deadline: float | None = None
    """The time of ``time.perf_counter`` at which to stop."""
    reported: int = 0
    """The last bound that ``progress`` received."""

    def stops(self, at_least: int) -> bool:
        """Report the bound if it is new, and return whether the search must stop now."""
        limits = self.limits
        if limits.progress is not None and at_least > self.reported:
            self.reported = at_least
            limits.progress(at_least)
        if limits.cancel is not None and limits.cancel.cancelled:
            return True
        return self.deadline is not None and time.perf_counter() >= self.deadline


def as_limits(limits: Limits) -> Limits:
    """Return the limits. Raises WrongTypeError for another value."""
    if not isinstance(limits, Limits):
        raise WrongTypeError.of("limits, such as Limits(seconds=1)", limits)
    return limits


def deadline(limits: Limits) -> float | None:
    """Return the time of ``time.perf_counter`` at which a search that begins now must stop. Raises WrongTypeError."""
    limits = as_limits(limits)
    return None if limits.seconds is None else time.perf_counter() + limits.seconds
