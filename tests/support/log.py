"""Data for stores in tests: rooms that open, and events that follow."""

from ricochetrobots.server.log.journal import GENESIS, StoredEvent, encode
from ricochetrobots.server.log.records import Append, RoomRow, StoredReply
from support.events import EVENTS


def rows(first: int, count: int, previous: str = GENESIS) -> tuple[StoredEvent, ...]:
    made: list[StoredEvent] = []
    for seq in range(first, first + count):
        made.append(encode(EVENTS[seq % len(EVENTS)], seq, made[-1].hash if made else previous))
    return tuple(made)


def opening(room: str, code: str | None = None, at: float = 1.0) -> Append:
    row = RoomRow(room, code, "tidal-otter", 1.0)
    return Append(room=room, seq=2, at=at, events=rows(1, 2), deadline=None, opening=row)


def further(room: str, seq: int = 3, deadline: float | None = None, reply: str | None = None) -> Append:
    answered = None if reply is None else StoredReply(reply, "request", 1, None, seq)
    return Append(room=room, seq=seq, at=float(seq), events=rows(seq, 1), deadline=deadline, reply=answered)
