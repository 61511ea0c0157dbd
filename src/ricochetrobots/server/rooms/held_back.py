"""What spectators see later than players, by the delay that the host has set (game/spectators.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
        """Return the time on the screens of those who see this moment now."""
        return max(self.at, now - self.match.spectator_delay)


@dataclass(frozen=True)
class HeldBack(Generic[Value]):
    """Values in the order in which spectators see them, each with the time from which they do."""

    values: tuple[tuple[float, Value], ...] = ()

    def hold(self, before: Value, after: Value, until: float, now: float) -> HeldBack[Value]:
        """Return these values with ``after``, to be seen from ``until`` on.

        ``before`` is what spectators see now if nothing else is held back.
        """
        shown = self._shown(now)
        rest = self.values[shown:] if shown is not None else ((-inf, before),)
        return HeldBack((*rest, (until, after)))

    def seen(self, now: float) -> Value | None:
        """Return what spectators see now, None if nothing is held back."""
        shown = self._shown(now)
        return None if shown is None else self.values[shown][1]

    def next_at(self, now: float) -> float | None:
        """Return when spectators see the next value, None if nothing is held back."""
        shown = self._shown(now)
        return None if shown is None else self.values[shown + 1][0]

    def change(self, changed: Callable[[Value], Value]) -> HeldBack[Value]:
        """Return these values, each changed."""
        return HeldBack(tuple((until, changed(value)) for until, value in self.values))

    def _shown(self, now: float) -> int | None:
        """Return the index of what spectators see now, None if no later value is held back."""
        following = next((index for index, (until, _) in enumerate(self.values) if until > now), None)
        return None if following is None else following - 1
