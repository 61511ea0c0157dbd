"""The event log as rooms use it, on any database (docs/adr/0004-store.md).

Nothing is acknowledged before it is committed. A room decides in its turn: nobody else writes to its log between the
state on which a decision is based and the events that follow from it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from math import inf

from sqlalchemy import delete, insert, literal, select, update

from ricochetrobots.server.errors import NoSuchRoomError, ServerError
from ricochetrobots.server.limits import USUAL
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.database import Queries
from ricochetrobots.server.log.journal import time_of
from ricochetrobots.server.log.names import SealedName
from ricochetrobots.server.log.records import (
    Append,
    Decide,
    DerivedData,
    GameRow,
    Overdue,
    RoomRecord,
    RoomSummary,
    RoomUpdates,
    StoredReply,
)
from ricochetrobots.server.log.snapshots import Snapshot
from ricochetrobots.server.log.statements import (
    DERIVED,
    DUE,
    LAST,
    LOADED,
    NEXT_DEADLINE,
    RECORD,
    REPLY,
    SNAPSHOT,
    record,
    stored_reply,
    stored_snapshot,
)

LOOKED_AT = 20
"""The number of newest recorded times to examine."""


class Log(Queries):
    """The rooms of a database: their events, and the data that is derived from them."""

    @abstractmethod
    async def transact(self, room: str, known: int, decide: Decide) -> None:
        """Let a room take its turn; return once the turn is durable.

        This process knows the room's events up to ``known``.

        Raises the errors of ``decide``, NoSuchRoomError if the room has been deleted, LostRaceError if a reply of
        that id exists already, and StorageUnavailableError when the database rejects it.
        """

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Make ``append`` durable, all of it or nothing, and return once it is.

        Raises LostRaceError when an event of that number, a reply of that id, or such a room exists already,
        and StorageUnavailableError when the database rejects it.
        """

    async def load(
        self, room: str, most: int = USUAL.read_events, before: int = USUAL.events_before_snapshot
    ) -> RoomRecord:
        """Return the first part of a room: its snapshot, at most ``before`` events before it and ``most`` after.

        Raises NoSuchRoomError.
        """
        *found, kept, sealed = await self._read(*LOADED, room=room, before=before, most=most)
        return replace(
            record(found),
            snapshot=next(map(stored_snapshot, kept), None),
            names=tuple(SealedName(**row) for row in sealed),
        )

    async def events_after(self, room: str, seq: int) -> RoomRecord:
        """Return the record of a room after event ``seq``. Raises NoSuchRoomError."""
        return await self.events_between(room, seq, LAST)

    async def events_between(self, room: str, seq: int, last: int) -> RoomRecord:
        """Return the record of a room after event ``seq`` and up to ``last``. Raises NoSuchRoomError."""
        return record(await self._read(*RECORD, room=room, after=seq, last=last))

    async def follow(self, known: Mapping[str, int]) -> AsyncIterator[RoomUpdates]:
        """Yield the events that other processes store, soon after they have done so.

        ``known`` is a live view of the followed rooms and of the last known event of each.
        """
        return
        yield {}  # nobody else writes to a store that is not shared

    async def reply(self, room: str, command: str) -> StoredReply | None:
        """Return the stored reply to the command with this id in a room, None if there is none."""
        (found,) = await self._read(REPLY, room=room, id=command)
        return next(map(stored_reply, found), None)

    async def replies_of(self, room: str, seat: int) -> tuple[StoredReply, ...]:
        """Return the replies to the commands of a seat, including the one that took it, in order."""
        commands = schema.commands
        of_seat = (commands.c.actor == seat) | (commands.c.seat == seat)
        (found,) = await self._read(
            select(commands).where(commands.c.room == room, of_seat).order_by(commands.c.seq)
        )
        return tuple(map(stored_reply, found))

    async def snapshot(self, room: str) -> Snapshot | None:
        """Return the snapshot of a room."""
        (found,) = await self._read(SNAPSHOT, room=room)
        return next(map(stored_snapshot, found), None)

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of the previous one. Raises StorageUnavailableError.

        Nothing happens if the room no longer exists, or its last event is an earlier one.
        """
        rooms, snapshots = schema.rooms, schema.snapshots
        there = select(rooms.c.id).where(rooms.c.id == room, rooms.c.seq >= snapshot.seq).exists()
        row = {"room": room, **vars(snapshot)}
        values = (literal(value, snapshots.c[name].type) for name, value in row.items())
        none = ~select(snapshots.c.room).where(snapshots.c.room == room).exists()
        await self._execute(
            [
                update(snapshots).where(snapshots.c.room == room, there).values(row),
                insert(snapshots).from_select(list(row), select(*values).where(there, none)),
            ]
        )

    async def find(self, code: str, touched_since: float) -> str:
        """Return the id of the room with that code in which something has happened since.

        Raises NoSuchRoomError.
        """
        rooms = schema.rooms
        room: str | None = await self._scalar(
            select(rooms.c.id).where(rooms.c.code == code, rooms.c.touched >= touched_since)
        )
        if room is None:
            raise NoSuchRoomError
        return room

    async def game(self, game: str) -> GameRow:
        """Return the place of a finished match's record. Raises ServerError."""
        (found,) = await self._read(select(schema.games).where(schema.games.c.id == game))
        if not found:
            raise ServerError("no-such-game")
        return GameRow(**found[0])

    async def games_after(self, game: str, most: int) -> tuple[GameRow, ...]:
        """Return finished matches in the order of their ids, from the one after ``game`` on."""
        games = schema.games
        (found,) = await self._read(select(games).where(games.c.id > game).order_by(games.c.id).limit(most))
        return tuple(GameRow(**row) for row in found)

    async def due(self, now: float, most: int, *, after: Overdue | None = None) -> tuple[Overdue, ...]:
        """Return the rooms whose deadline has come, the longest overdue first, without those up to ``after``."""
        last = Overdue(-inf, "") if after is None else after
        (found,) = await self._read(DUE, now=now, at=last.at, room=last.room, most=most)
        return tuple(Overdue(row["at"], row["room"]) for row in found)

    async def next_deadline(self, now: float) -> float | None:
        """Return the first deadline after ``now``, or None."""
        at: float | None = await self._scalar(NEXT_DEADLINE, now=now)
        return at

    async def last_time(self, latest: float = inf) -> float:
        """Return the newest time recorded in any room, 0.0 if there is none.

        It ignores times after ``latest`` and those that are not at the room's last event, and examines only
        some of them.
        """
        rooms, events = schema.rooms, schema.events
        query = select(rooms.c.touched, events.c.body).join(
            events, (events.c.room == rooms.c.id) & (events.c.seq == rooms.c.seq)
        )
        newest = query.where(rooms.c.touched <= latest).order_by(rooms.c.touched.desc()).limit(LOOKED_AT)
        (found,) = await self._read(newest)
        return next((float(row["touched"]) for row in found if time_of(row["body"]) == row["touched"]), 0.0)

    async def rooms_after(self, room: str, most: int) -> Sequence[str]:
        """Return the ids of rooms in their order, from the one after ``room`` on."""
        rooms = schema.rooms
        (found,) = await self._read(
            select(rooms.c.id).where(rooms.c.id > room).order_by(rooms.c.id).limit(most)
        )
        return [row["id"] for row in found]

    async def listed(self, most: int, *, idle_since: float | None = None) -> tuple[RoomSummary, ...]:
        """Return rooms, last used first; or those without an event since ``idle_since``, longest idle first."""
        rooms = schema.rooms
        query = select(rooms).limit(most).order_by(rooms.c.touched.desc())
        if idle_since is not None:
            query = select(rooms).limit(most).order_by(rooms.c.touched).where(rooms.c.touched < idle_since)
        (found,) = await self._read(query)
        return tuple(
            RoomSummary(row["id"], row["code"], row["name"], row["created"], row["touched"], row["seq"])
            for row in found
        )

    async def derived(self, room: str) -> DerivedData:
        """Return the data that was derived from a room's log. Raises NoSuchRoomError."""
        opened, due, finished = await self._read(*DERIVED, room=room)
        if not opened:
            raise NoSuchRoomError
        return DerivedData(
            touched=opened[0]["touched"],
            deadline=due[0]["at"] if due else None,
            games=frozenset(GameRow(**row) for row in finished),
        )

    @abstractmethod
    async def rebuild(self, room: str, seq: int, derived: DerivedData) -> bool:
        """Replace the data that was derived from the events up to ``seq``.

        Return False and store nothing if something has been written to the room since. Raises
        StorageUnavailableError.
        """

    @abstractmethod
    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete the records of these rooms, in one transaction. Raises StorageUnavailableError."""

    async def remove_strays(self) -> None:
        """Delete deadlines, games, snapshots, names, places' seats and reports of rooms that do not exist.

        Raises StorageUnavailableError.
        """
        there = select(schema.rooms.c.id)
        await self._execute(
            delete(table).where(table.c.room.not_in(there))
            for table in (
                schema.deadlines,
                schema.games,
                schema.snapshots,
                schema.names,
                schema.place_seats,
                schema.reports,
            )
        )

    async def orphans(self, most: int) -> Sequence[str]:
        """Return the rooms whose events are stored although the room itself is missing, at most this many."""
        rooms, events = schema.rooms, schema.events
        first = select(events.c.room).where(events.c.seq == 1, events.c.room.not_in(select(rooms.c.id)))
        (found,) = await self._read(first.order_by(events.c.room).limit(most))
        return [row["room"] for row in found]
