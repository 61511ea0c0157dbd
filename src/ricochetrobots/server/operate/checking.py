"""Check every room against its log once after the start, one after another, while people play."""

from __future__ import annotations

import logging

from ricochetrobots.core import RicochetError
from ricochetrobots.server.errors import NoSuchRoomError, RoomSetAsideError
from ricochetrobots.server.rooms.registry import Rooms

log = logging.getLogger(__name__)

ROOMS_A_PAGE = 100
ORPHANS = 1_000
NAMED = 10
"""The most rooms that one line of the log names."""


class Checking:
    """Sets aside rooms whose log is damaged, and rebuilds derived data that contradicts the log."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def run(self) -> None:
        """Check all rooms."""
        clock, store = self._rooms.clock, self._rooms.store
        checked = found = 0
        last = ""
        try:
            if orphans := await store.orphans(ORPHANS):
                log.error(
                    "these rooms are missing, but their events are stored; restore the table rooms: %s",
                    ", ".join(orphans[:NAMED]),
                )
                for room_id in orphans:
                    self._rooms.put_aside(
                        RoomSetAsideError(room_id, 0, "its row in the table rooms is missing")
                    )
                found += len(orphans)
            found += await store.members.check()
            await store.remove_strays()
            while page := await store.rooms_after(last, ROOMS_A_PAGE):
                for room_id in page:
                    checked += 1
                    found += await self._check(room_id)
                    await clock.wait_until(clock.now() + self._rooms.limits.check_room_seconds)
                if page[-1] <= last:  # a damaged id, which is read as one text and sorted as another
                    break
                last = page[-1]
        except RicochetError as fault:
            log.warning("the check of the rooms ended after %d: %s", checked, fault)
        else:
            log.info("checked %d rooms; %d were damaged or had to be corrected", checked, found)

    async def _check(self, room_id: str) -> bool:
        """Check a room; return whether anything was wrong with it."""
        try:
            return await self._rooms.check(room_id)
        except RoomSetAsideError:
            return True
        except NoSuchRoomError:  # deleted meanwhile
            return False
