"""What is kept from spectators for a while, by the delay that the host has set (game/spectators.py)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from typing import Generic, NamedTuple, TypeVar

from ricochetrobots.game import Match

Value = TypeVar("Value")


class Moment(NamedTuple):
    """A room as it was after event ``seq`` at time ``at``."""

    seq: int
    at: float
    match: Match

    def time_shown(self, now: float) -> float:
        """Return what time it is on the screens of those who see this moment now."""
        return max(self.at, now - self.match.spectator_delay)


class HeldBack(Generic[Value]):
    """Values that follow each other, each to be seen from some time on, which never lies before that of another."""

    def __init__(self) -> None:
        self._values: deque[tuple[float, Value]] = deque()

    def hold(self, before: Value, after: Value, until: float) -> None:
        """Have ``after`` seen from then on; ``before`` is what has been seen if nothing else is held back."""
        if not self._values:
            self._values.append((-inf, before))
        self._values.append((until, after))

    def seen(self, now: float) -> Value | None:
        """Return what is seen by now, None if nothing is held back."""
        values = self._values
        while len(values) > 1 and values[1][0] <= now:
            values.popleft()
        if len(values) == 1:
            values.clear()
        return values[0][1] if values else None

    def next_at(self, now: float) -> float | None:
        """Return when something else is seen, None if nothing is held back."""
        return None if self.seen(now) is None else self._values[1][0]

    def change(self, changed: Callable[[Value], Value]) -> None:
        """Change all values that are held back."""
        self._values = deque((until, changed(value)) for until, value in self._values)

    def release(self) -> None:
        """Hold nothing back any more."""
        self._values.clear()
