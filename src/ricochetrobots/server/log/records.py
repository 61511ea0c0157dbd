"""The rows of the log, and what a room stores and reads at a time."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.digests import digest
from ricochetrobots.server.log.journal import StoredEvent
from ricochetrobots.server.log.names import SealedName
from ricochetrobots.server.log.snapshots import Snapshot
from ricochetrobots.wire.messages import SeatPresence

Row = Mapping[str, Any]


@dataclass(frozen=True)
class RoomRow:
    """The values with which a room was created. ``code`` is None if the room admits nobody by code."""

    id: str
    code: str | None
    name: str
    created: float

    @property
    def stored(self) -> Row:
        """The values to store, with their digest."""
        return vars(self) | {"digest": digest(schema.rooms, vars(self))}


@dataclass(frozen=True)
class RoomSummary:
    """A room as its operator sees it: how it was created, when it was last used, and how many events it has."""

    id: str
    code: str | None
    name: str
    created: float
    touched: float
    events: int


@dataclass(frozen=True)
class StoredReply:
    """The reply to a command that took effect: ``actor`` sent it with ``request``, and its last event is ``seq``."""

    id: str
    request: str
    actor: int | None
    seat: int | None
    seq: int

    @property
    def text(self) -> str:
        """The part that the hash of the event with number ``seq`` covers (`log.journal`)."""
        return json.dumps([self.id, self.request, self.actor, self.seat])


@dataclass(frozen=True)
class GameRow:
    """A finished match: the events ``first`` to ``last`` of a room."""

    id: str
    room: str
    first: int
    last: int


@dataclass(frozen=True)
class Overdue:
    """A room whose deadline has come, and that deadline."""

    at: float
    room: str


@dataclass(frozen=True, kw_only=True)
class Append:
    """The data that becomes durable together. ``seq`` and ``at`` are those of its last event.

    ``deadline`` is stored if ``deadline_changed``. If ``may_repeat``, the id of the reply may be that of an older
    one, so the store looks it up first.
    """

    room: str
    seq: int
    at: float
    events: tuple[StoredEvent, ...]
    deadline: float | None
    deadline_changed: bool = True
    reply: StoredReply | None = None
    may_repeat: bool = False
    game: GameRow | None = None
    opening: RoomRow | None = None
    forgotten: tuple[int, ...] = ()
    """The seats whose names are deleted, together with the room's snapshot."""
    recoded: RoomRow | None = None
    """The room's row with its new code, None if the code stays."""


@dataclass(frozen=True)
class RoomRecord:
    """The record of a room: all of it, or the part after some event. ``seq`` is the number of the room's last event."""

    row: RoomRow
    seq: int
    events: tuple[StoredEvent, ...]
    replies: tuple[StoredReply, ...]
    elsewhere: tuple[SeatPresence, ...] = ()
    """The presence of its seats on other servers."""
    snapshot: Snapshot | None = None
    """The snapshot to begin at, if `Store.load` found one."""
    names: tuple[SealedName, ...] = ()
    """All names of the room, if there is a snapshot."""
    is_as_written: bool = True
    """Whether the stored row of the room matches its digest."""

    def check_row(self) -> None:
        """Raise RoomSetAsideError if the row of the room is damaged."""
        if not self.is_as_written:
            raise RoomSetAsideError(self.row.id, 0, "its row in the table rooms does not match its digest")


@dataclass(frozen=True)
class DerivedData:
    """The data derived from a room's log: when the room was last used, its deadline and its finished games."""

    touched: float
    deadline: float | None
    games: frozenset[GameRow]


@dataclass(frozen=True)
class Turn:
    """A room's turn to write to its log.

    ``now`` is the time of the turn, None if this process has the only clock. ``missed`` is the record that others
    have written since the last turn, None if there is none. ``elsewhere`` holds the seats that are, or were,
    connected to other servers.
    """

    now: float | None = None
    missed: RoomRecord | None = None
    elsewhere: tuple[SeatPresence, ...] = ()


RoomUpdates = Mapping[str, RoomRecord | None]
"""The records that other servers stored of some rooms; None for a deleted room."""
Decide = Callable[[Turn], Append | None]
"""The turn of a room: fold the new events and return the append, if any.

The store may call it again with a later turn if the first one failed. `transact` passes its exceptions on.
"""
