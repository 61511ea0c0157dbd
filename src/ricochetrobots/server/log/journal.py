"""Events as the store keeps them: JSON with a version, chained by hash so that damage is noticed.

An event is stored in its wire format. The wire format may change with its version; stored events stay readable for
ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec

from ricochetrobots.game.events import Event
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.log.names import NamingEvent, SealedName
from ricochetrobots.wire.messages import EVENTS

EVENT_VERSION = 3
"""Raise it when the stored form of an event changes, and add an upcast and a golden file for the older form."""

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

    A row of an older version is first checked against its own hash, and then brought to today's form.

    Raises RoomSetAsideError with the room and the number when the row is missing, damaged, or of a newer version
    or of a kind that this program does not know.
    """
    if row.seq != seq:
        raise RoomSetAsideError(room, seq, f"event {seq} is missing")
    if chain_hash(previous, row.seq, row.version, row.body, reply) != row.hash:
        raise RoomSetAsideError(room, seq, "the record does not match its hash")
    if row.version not in range(1, EVENT_VERSION + 1):
        raise RoomSetAsideError(
            room,
            seq,
            f"the event has version {row.version}; this program reads versions 1 to {EVENT_VERSION}",
        )
    try:
        for version in range(row.version, EVENT_VERSION):
            row = UPCASTS[version](row)
        event = EVENTS.decode(row.body)
    except msgspec.DecodeError as fault:
        raise RoomSetAsideError(room, seq, f"the event cannot be read: {fault}") from fault
    if not isinstance(event, NamingEvent):
        return event
    if row.name is not None and (row.name.seat, row.name.seal) != (event.seat, event.name):
        raise RoomSetAsideError(room, seq, "the name does not match its seat and seal")
    return replace(event, name="" if row.name is None else row.name.name)


def chain_hash(previous: str, seq: int, version: int, body: str, reply: str = "") -> str:
    """Return the SHA-256 of an event and all before it, in hexadecimal. In version 1 it leaves out the reply."""
    covered = f"{previous}\n{seq}\n{version}\n{body}"
    if version > 1:
        covered += f"\n{reply}"
    return hashlib.sha256(covered.encode()).hexdigest()


def _with_reply_in_hash(row: StoredEvent) -> StoredEvent:
    """Bring a row of version 1, whose body is that of version 2, to version 2."""
    return replace(row, version=2)


def _with_sealed_name(row: StoredEvent) -> StoredEvent:
    """Bring a row of version 2, whose body holds the name itself, to version 3.

    Nobody can delete such a name from the log; after SeatForgotten, no view shows it.
    """
    event = EVENTS.decode(row.body)
    if not isinstance(event, NamingEvent):
        return replace(row, version=3)
    name = SealedName(event.seat, "", event.name)
    return replace(row, version=3, body=EVENTS.encode(replace(event, name=name.seal)).decode(), name=name)


UPCASTS: dict[int, Callable[[StoredEvent], StoredEvent]] = {1: _with_reply_in_hash, 2: _with_sealed_name}
"""For each older version, the function that brings a checked row to the next one. golden/events has examples."""


class _Dated(msgspec.Struct):
    at: float


def time_of(body: str) -> float | None:
    """Return the time of a stored event, None if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=_Dated).at
    except (msgspec.DecodeError, TypeError):
        return None
