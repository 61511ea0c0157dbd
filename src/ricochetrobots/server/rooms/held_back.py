"""Values that spectators see later than players, by the host's spectator delay (game/spectators.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Generic, NamedTuple, TypeVar

from ricochetrobots.game import Match

Value = TypeVar("Value")


class Moment(NamedTuple):
    """A past state of a room: after event ``seq`` at time ``at``."""

    seq: int
    at: float
    match: Match

    def time_shown(self, now: float) -> float:
        """Return the time to show to spectators who see this moment now."""
        return max(self.at, now - self.match.spectator_delay)


@dataclass(frozen=True)
class HeldBack(Generic[Value]):
    """Values in the order in which spectators see them, each with the time from which it is visible."""

    values: tuple[tuple[float, Value], ...] = ()

    def hold(self, before: Value, after: Value, until: float, now: float) -> HeldBack[Value]:
        """Return these values and ``after``, which becomes visible at ``until``.

        ``before`` is the visible value if none is held back.
        """
        shown = self._shown(now)
        rest = self.values[shown:] if shown is not None else ((-inf, before),)
        return HeldBack((*rest, (until, after)))

    def seen(self, now: float) -> Value | None:
        """Return the value that spectators see now, None if none is held back."""
        shown = self._shown(now)
        return None if shown is None else self.values[shown][1]

    def next_at(self, now: float) -> float | None:
        """Return when the next value becomes visible, None if none is held back."""
        shown = self._shown(now)
        return None if shown is None else self.values[shown + 1][0]

    def change(self, changed: Callable[[Value], Value]) -> HeldBack[Value]:
        """Apply a function to each value."""
        return HeldBack(tuple((until, changed(value)) for until, value in self.values))

    def _shown(self, now: float) -> int | None:
        """Return the index of the value that spectators see now, None if no later value is held back."""
        following = next((index for index, (until, _) in enumerate(self.values) if until > now), None)
        return None if following is None else following - 1
