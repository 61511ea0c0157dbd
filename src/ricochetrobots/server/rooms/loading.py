"""Load a room from its log, or from its stored snapshot and the events after it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.log.records import RoomRecord, StoredReply
from ricochetrobots.server.log.snapshots import Snapshot
from ricochetrobots.server.rooms.fold import Fold

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LoadedRoom:
    """The fold of a room's log, and the replies stored with the events in memory."""

    fold: Fold
    replies: tuple[StoredReply, ...]


async def load_room(stored: Log, clock: Clock, limits: ServerLimits, record: RoomRecord) -> LoadedRoom:
    """Load a room from its stored snapshot, or without one from its first event. ``record`` is the first page.

    Other tasks run between pages. Raises RoomSetAsideError if the record is damaged, NoSuchRoomError and
    StorageUnavailableError.
    """
    record.check_row()
    room_id = record.row.id
    if record.snapshot is not None:
        resumed = await _resume(stored, clock, limits, record, record.snapshot)
        if resumed is not None:
            return resumed
        record = await stored.events_between(room_id, 0, limits.read_events)
    return await _read_on(stored, limits, Fold(room_id, clock, limits), record)


async def _resume(
    stored: Log, clock: Clock, limits: ServerLimits, record: RoomRecord, snapshot: Snapshot
) -> LoadedRoom | None:
    """Continue from a snapshot; None if it is wrong, or would reveal events to spectators too early."""
    room_id = record.row.id
    try:
        fold = Fold.resume(room_id, clock, limits, snapshot, record.names, record.events, texts(record))
        return None if fold.hides else await _read_on(stored, limits, fold, record)
    except Exception as fault:  # a wrong snapshot may cause any exception
        log.warning(
            "the snapshot of room %s at event %d is wrong, so the log is folded again: %s",
            *(room_id, snapshot.seq, fault),
        )
        return None


async def _read_on(stored: Log, limits: ServerLimits, fold: Fold, record: RoomRecord) -> LoadedRoom:
    """Fold this page of the log and all later ones."""
    replies: tuple[StoredReply, ...] = ()
    while True:
        last = fold.seq + limits.read_events
        fold.read(record.events, texts(record))
        oldest = fold.seq - len(fold.events)
        replies = tuple(reply for reply in (*replies, *record.replies) if reply.seq > oldest)
        if fold.seq < last:
            break
        record = await stored.events_between(fold.room_id, fold.seq, fold.seq + limits.read_events)
    fold.check_names()
    if record.seq != fold.seq:
        raise RoomSetAsideError(fold.room_id, fold.seq + 1, f"the log does not end at event {record.seq}")
    return LoadedRoom(fold, replies)


def texts(record: RoomRecord) -> dict[int, str]:
    """Return the texts of stored replies that the hashes of events cover."""
    return {reply.seq: reply.text for reply in record.replies}
