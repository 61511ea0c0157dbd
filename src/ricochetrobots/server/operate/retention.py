"""Delete rooms in which nothing has happened for a long time, a few at a time."""

from __future__ import annotations

import logging
from itertools import accumulate

from ricochetrobots.core import RicochetError
from ricochetrobots.server.rooms.registry import Rooms

log = logging.getLogger(__name__)

DAY_SECONDS = 24 * 3600.0
ROOMS_A_STEP = 50
PAUSE_SECONDS = 1.0
LOOK_SECONDS = 3600.0


class Retention:
    """Deletes rooms with all their games once nothing has happened there for ``days`` days."""

    def __init__(self, rooms: Rooms, days: int) -> None:
        self._rooms = rooms
        self._days = days

    async def run(self) -> None:
        """Delete the rooms that are too old, and go on as others become so, until cancelled."""
        log.info(
            "rooms are deleted, with their games, once nothing has happened there for %d days", self._days
        )
        clock = self._rooms.clock
        while True:
            deleted = await self.step()
            await clock.wait_until(clock.now() + (PAUSE_SECONDS if deleted else LOOK_SECONDS))

    async def step(self) -> int:
        """Delete some of the rooms that are too old, and return how many."""
        before = self._rooms.clock.now() - self._days * DAY_SECONDS
        try:
            idle = await self._rooms.store.listed(ROOMS_A_STEP, idle_since=before)
            sizes = accumulate(room.events for room in idle)
            most = self._rooms.limits.deleted_events
            taken = [room for room, size in zip(idle, sizes, strict=True) if size <= most] or idle[:1]
            if taken:
                await self._rooms.remove([room.id for room in taken])
                events = sum(room.events for room in taken)
                log.info("deleted %d rooms with %d events, idle for %d days", len(taken), events, self._days)
        except RicochetError as fault:
            log.warning("old rooms could not be deleted: %s", fault)
            return 0
        return len(taken)
