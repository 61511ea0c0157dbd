"""Store snapshots in the background, one after another. No room waits for them, and losing one does no harm."""

from __future__ import annotations

import asyncio
import logging

from ricochetrobots.core import RicochetError
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.rooms.fold import Fold

log = logging.getLogger(__name__)


class SnapshotWriter:
    """Stores snapshots of rooms, each with the state at the time of writing."""

    def __init__(self, stored: Log) -> None:
        self._log = stored
        self._waiting: dict[str, Fold] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, fold: Fold) -> None:
        """Schedule a snapshot of a room."""
        self._waiting[fold.room_id] = fold
        if self._writing is None:
            self._writing = asyncio.create_task(self._run(), name="snapshots")

    async def done(self) -> None:
        """Wait until every scheduled snapshot has been stored or has failed."""
        if self._writing is not None:
            await asyncio.wait({self._writing})

    async def _run(self) -> None:
        try:
            while self._waiting:
                room_id = next(iter(self._waiting))
                await self._write(self._waiting.pop(room_id))
        finally:
            self._writing = None

    async def _write(self, fold: Fold) -> None:
        try:
            snapshot = fold.snapshot()
            await self._log.keep_snapshot(fold.room_id, snapshot)
            fold.written = snapshot.seq
        except RicochetError as fault:  # a later event schedules it again
            log.warning("the snapshot of room %s was not stored: %s", fold.room_id, fault)
        except Exception:
            log.exception("the snapshot of room %s was not stored", fold.room_id)
