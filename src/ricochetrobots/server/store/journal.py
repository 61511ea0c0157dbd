"""Events as the store keeps them: JSON with a version, chained by hash so that damage is noticed.

An event is stored in its wire format. The wire format may change with its version; stored events stay readable for
ever.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

import msgspec

from ricochetrobots.game.events import Event
from ricochetrobots.protocol.messages import EVENTS
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.store.names import NamingEvent, SealedName

EVENT_VERSION = 3
"""Raise it when the stored form of an event changes; ``decode`` must still read older forms."""

GENESIS = ""
"""The hash before the first event."""


@dataclass(frozen=True)
class StoredEvent:
    """One row of a room's log. ``hash`` covers the previous hash, the number, the version, the body and a
    reply.

    ``name`` is the player's name in the event, stored apart; None without a name, or after its deletion.
    """

    seq: int
    version: int
    body: str
    hash: str
    name: SealedName | None = None


def encode(event: Event, seq: int, previous: str, reply: str = "", salt: str = "") -> StoredEvent:
    """Return the row for ``event`` as number ``seq``, chained to the hash ``previous``.

    ``reply`` is the text of the reply stored with it (`StoredReply.text`), if there is one. ``salt`` seals a
    name.
    """
    name = None
    if isinstance(event, NamingEvent):
        name = SealedName(event.seat, salt, event.name)
        event = replace(event, name=name.seal)
    body = EVENTS.encode(event).decode()
    return StoredEvent(seq, EVENT_VERSION, body, chain_hash(previous, seq, EVENT_VERSION, body, reply), name)


def decode(room: str, row: StoredEvent, seq: int, previous: str, reply: str = "") -> Event:
    """Return the event of a row that must be number ``seq`` after the hash ``previous``, stored with that
    reply.

    A deleted name is "" in it.

    Raises RoomSetAsideError with the room and the number when the row is missing, damaged, or of a version or
    kind that this program does not know.
    """
    if row.seq != seq:
        raise RoomSetAsideError(room, seq, f"event {seq} is missing")
    if chain_hash(previous, row.seq, row.version, row.body, reply) != row.hash:
        raise RoomSetAsideError(room, seq, "the record does not match its hash")
    if row.version != EVENT_VERSION:
        raise RoomSetAsideError(room, seq, f"event version {row.version} is unknown")
    try:
        event = EVENTS.decode(row.body)
    except msgspec.DecodeError as fault:
        raise RoomSetAsideError(room, seq, f"the event cannot be read: {fault}") from fault
    if not isinstance(event, NamingEvent):
        return event
    if row.name is not None and (row.name.seat, row.name.seal) != (event.seat, event.name):
        raise RoomSetAsideError(room, seq, "the name does not match its seat and seal")
    return replace(event, name="" if row.name is None else row.name.name)


def chain_hash(previous: str, seq: int, version: int, body: str, reply: str = "") -> str:
    """Return the SHA-256 of an event and all before it, in hexadecimal."""
    covered = f"{previous}\n{seq}\n{version}\n{body}\n{reply}"
    return hashlib.sha256(covered.encode()).hexdigest()


class _Dated(msgspec.Struct):
    at: float


def time_of(body: str) -> float | None:
    """Return the time of a stored event, None if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=_Dated).at
    except (msgspec.DecodeError, TypeError):
        return None
