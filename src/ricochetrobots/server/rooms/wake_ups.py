"""Wake-ups: the times at which to tick rooms apart from their stored deadlines, and how long the sweep may sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from math import inf
from typing import Any

from ricochetrobots.server.background import stop
from ricochetrobots.server.clock import Clock


class WakeUps:
    """The times at which to tick rooms that have listeners, or whose last tick failed."""

    def __init__(self) -> None:
        self._times: dict[str, float] = {}
        self._sooner = asyncio.Event()
        self._sleeps_until = inf

    def wake(self, room_id: str, at: float | None) -> None:
        """Tick the room at ``at``, or with None only at its stored deadline."""
        self.forget(room_id)
        if at is not None:
            self._times[room_id] = at
            self.deadline_set(at)

    def deadline_set(self, until: float | None) -> None:
        """End the sleep of the sweep if it lasts longer than this deadline."""
        if until is not None and until < self._sleeps_until:
            self._sooner.set()

    def retry(self, room_ids: Iterable[str], at: float) -> None:
        """Tick these rooms at ``at`` unless they are ticked earlier."""
        for room_id in room_ids:
            self._times.setdefault(room_id, at)

    def forget(self, room_id: str) -> None:
        """Tick the room only at its stored deadline."""
        self._times.pop(room_id, None)

    def take_due(self, now: float) -> dict[str, float]:
        """Remove and return the rooms whose wake-up has come, each with its time."""
        due = {room_id: at for room_id, at in self._times.items() if at <= now}
        for room_id in due:
            del self._times[room_id]
        return due

    def next_at(self, upcoming: float | None) -> float | None:
        """Return the earlier of ``upcoming`` and the first wake-up, None if neither exists."""
        return min((at for at in (upcoming, *self._times.values()) if at is not None), default=None)

    def begin_sweep(self) -> None:
        """From now on, let new deadlines shorten the next sleep."""
        self._sooner.clear()

    async def sleep(self, clock: Clock, until: float) -> None:
        """Sleep until that time, or until an earlier deadline is set."""
        self._sleeps_until = until
        await _first_of(clock.wait_until(until), self._sooner.wait())


async def _first_of(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait for the first of these to end, and cancel the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(tasks)
