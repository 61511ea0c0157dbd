"""The event log as rooms use it, on any database (docs/adr/0004-store.md).

Nothing is acknowledged before it is committed. A room decides in its turn: nobody else writes to its log between the
state on which a decision is based and the events that follow from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    Table,
    UpdateBase,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    DataError,
    NoSuchRoomError,
    RoomSetAsideError,
    SecretError,
    ServerError,
)
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.digests import digest
from ricochetrobots.server.log.journal import StoredEvent, time_of
from ricochetrobots.server.log.members import Members
from ricochetrobots.server.log.names import SealedName
from ricochetrobots.server.log.reports import Reports
from ricochetrobots.server.log.snapshots import Snapshot
from ricochetrobots.wire.messages import Remark, Saying, SeatPresence

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.budgets import SharedBudgets
    from ricochetrobots.server.cluster.jobs import Jobs
    from ricochetrobots.server.cluster.tables import SharedTables

Row = Mapping[str, Any]
Write = tuple[UpdateBase, list[Row]]

ALIVE = "alive"
"""The row of ``meta`` that holds the last heartbeat of a server."""
SECRET, SECRET_CHECK = "secret", "secret-check"
"""The row of ``secrets`` that holds the server's secret, and the row of ``meta`` that shows which one it is."""
PROOF = (
    select(schema.secrets.c.value).where(schema.secrets.c.key == SECRET),
    select(schema.meta.c.value).where(schema.meta.c.key == SECRET_CHECK),
    select(schema.rooms.c.id).limit(1),
)
"""Query the values for `proven_secret`."""
PROOF_SQL = tuple(str(query.compile(compile_kwargs={"literal_binds": True})) for query in PROOF)
"""The same as text."""

PROBE = "probe"
PROBE_BYTES = 8192
"""The content that `Store.probe` writes: more than fits into an existing page."""

LAST = 2**62
"""No event has a higher number."""

LOOKED_AT = 20
"""The number of newest recorded times to examine."""

log = logging.getLogger(__name__)


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


class Store(ABC):
    """An opened database. ``shared`` is whether other processes may write to it too."""

    shared = False
    is_damaged = False
    """Whether a read or write found the structure of the database damaged."""

    def __init__(self, limits: ServerLimits) -> None:
        self._limits = limits

    @property
    def clock(self) -> Clock | None:
        """The clock of the database, None if that of this process is the only one."""
        return None

    @property
    def jobs(self) -> Jobs | None:
        """The queue of puzzles to solve, None if this process has it in memory."""
        return None

    @property
    def budgets(self) -> SharedBudgets | None:
        """The budgets that all processes share, None if this process is the only one."""
        return None

    @property
    def members(self) -> Members:
        """The tables of the ladder."""
        return Members(self._read, self._execute)

    @property
    def reports(self) -> Reports:
        """The reports of players at public tables."""
        return Reports(self._read, self._execute, self._limits.stored_reports)

    @property
    def tables(self) -> SharedTables | None:
        """The public tables of other servers, None if this process is the only one."""
        return None

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

    def seat_changed(self, room: str, presence: SeatPresence) -> None:
        """Queue the presence of a seat on this server for the other servers, if there are any."""
        return

    def say(self, room: str, remark: Remark) -> None:
        """Queue a word of quick chat for the other servers, if there are any. It may be lost."""
        return

    async def follow_sayings(self) -> AsyncIterator[tuple[str, Remark]]:
        """Yield the words of quick chat from other servers, each with its room."""
        return
        yield "", Remark(seat=0, saying=Saying.HELLO)  # nobody else has players in a store that is not shared

    async def follow(self, known: Mapping[str, int]) -> AsyncIterator[RoomUpdates]:
        """Yield the events that other processes store, soon after they have done so.

        ``known`` is a live view of the followed rooms and of the last known event of each.
        """
        return
        yield {}  # nobody else writes to a store that is not shared

    async def secret(self, fresh: bytes) -> bytes:
        """Return the server's secret, which becomes ``fresh`` in a database without rooms.

        Raises the errors of `proven_secret`, and StorageUnavailableError.
        """
        while True:
            stored, checks, some_room = await self._read(*PROOF)
            secret = proven_secret(
                stored[0]["value"] if stored else None,
                checks[0]["value"] if checks else None,
                has_rooms=bool(some_room),
            )
            if secret is None:
                await self._keep_secret(fresh.hex(), _check_value(fresh))
                continue
            if not checks:
                await self._execute(
                    [insert(schema.meta).values(key=SECRET_CHECK, value=_check_value(secret))]
                )
            return secret

    @abstractmethod
    async def _keep_secret(self, secret: str, check: str) -> None:
        """Store the secret and its check value, unless another server has just done so."""

    @abstractmethod
    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete the records of these rooms, in one transaction. Raises StorageUnavailableError."""

    @abstractmethod
    async def beat(self, now: float) -> None:
        """Store that a server was alive at that time. Raises StorageUnavailableError."""

    @abstractmethod
    async def backup(self, copy: Path) -> None:
        """Write the database, as it is at the end, into that file; appends continue. Raises StorageUnavailableError."""

    @abstractmethod
    async def close(self) -> None:
        """Finish waiting writes and release the database."""

    @abstractmethod
    async def _read(self, *queries: Select[Any], **values: Any) -> Sequence[Sequence[Row]]:
        """Return the rows of each query, all as of one moment. Raises StorageUnavailableError.

        With ``values`` for their parameters, the queries are constants, which are compiled once.
        """

    @abstractmethod
    async def _execute(self, statements: Iterable[UpdateBase]) -> Sequence[int]:
        """Execute these in one transaction, and return how many rows each has changed.

        Raises StorageUnavailableError.
        """

    async def probe(self) -> None:
        """Store something that needs space, and delete it. Raises StorageUnavailableError."""
        meta = schema.meta
        gone = delete(meta).where(meta.c.key == PROBE)
        await self._execute([gone, insert(meta).values(key=PROBE, value="x" * PROBE_BYTES), gone])

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

    async def load(
        self, room: str, most: int = USUAL.read_events, before: int = USUAL.events_before_snapshot
    ) -> RoomRecord:
        """Return the first part of a room: its snapshot, at most ``before`` events before it and ``most`` after.

        Raises NoSuchRoomError.
        """
        *found, kept, sealed = await self._read(*LOADED, room=room, before=before, most=most)
        return replace(
            record(found),
            snapshot=next(map(_snapshot, kept), None),
            names=tuple(SealedName(**row) for row in sealed),
        )

    async def events_after(self, room: str, seq: int) -> RoomRecord:
        """Return the record of a room after event ``seq``. Raises NoSuchRoomError."""
        return await self.events_between(room, seq, LAST)

    async def events_between(self, room: str, seq: int, last: int) -> RoomRecord:
        """Return the record of a room after event ``seq`` and up to ``last``. Raises NoSuchRoomError."""
        return record(await self._read(*RECORD, room=room, after=seq, last=last))

    async def reply(self, room: str, command: str) -> StoredReply | None:
        """Return the stored reply to the command with this id in a room, None if there is none."""
        (found,) = await self._read(REPLY, room=room, id=command)
        return next(map(_reply, found), None)

    async def replies_of(self, room: str, seat: int) -> tuple[StoredReply, ...]:
        """Return the replies to the commands of a seat, including the one that took it, in order."""
        commands = schema.commands
        of_seat = (commands.c.actor == seat) | (commands.c.seat == seat)
        (found,) = await self._read(
            select(commands).where(commands.c.room == room, of_seat).order_by(commands.c.seq)
        )
        return tuple(map(_reply, found))

    async def snapshot(self, room: str) -> Snapshot | None:
        """Return the snapshot of a room."""
        (found,) = await self._read(SNAPSHOT, room=room)
        return next(map(_snapshot, found), None)

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

    async def last_beat(self) -> float:
        """Return the last heartbeat of a server; 0.0 if none is stored or it cannot be read."""
        found = await self._scalar(select(schema.meta.c.value).where(schema.meta.c.key == ALIVE))
        try:
            return 0.0 if found is None else float(found)
        except ValueError:
            log.warning("the last heartbeat of a server cannot be read: %.40r", found)
            return 0.0

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

    async def _scalar(self, query: Select[tuple[Any]], **values: Any) -> Any:
        (found,) = await self._read(query, **values)
        return next(iter(found[0].values())) if found else None


def record(found: Sequence[Sequence[Row]]) -> RoomRecord:
    """Return the record in the answers to `RECORD`. Raises NoSuchRoomError."""
    rooms, events, replies = found
    if not rooms:
        raise NoSuchRoomError
    (row,) = rooms
    opened = RoomRow(row["id"], row["code"], row["name"], row["created"])
    return RoomRecord(
        opened,
        row["seq"],
        tuple(map(_event, events)),
        tuple(map(_reply, replies)),
        is_as_written=row["digest"] == opened.stored["digest"],
    )


def _event(row: Row) -> StoredEvent:
    name = None if row["salt"] is None else SealedName(row["seat"], row["salt"], row["name"])
    return StoredEvent(row["seq"], row["version"], row["body"], row["hash"], name)


def _reply(row: Row) -> StoredReply:
    return StoredReply(row["id"], row["request"], row["actor"], row["seat"], row["seq"])


def _snapshot(row: Row) -> Snapshot:
    return Snapshot(row["seq"], row["version"], row["chain"], row["body"], row["digest"])


def rebuilds(room: str, derived: DerivedData) -> Iterator[UpdateBase]:
    """Yield the statements that replace the data derived from a room's log."""
    rooms, deadlines, games = schema.rooms, schema.deadlines, schema.games
    yield update(rooms).where(rooms.c.id == room).values(touched=derived.touched)
    for table in (deadlines, games):
        yield delete(table).where(table.c.room == room)
    for game in derived.games:
        yield delete(games).where(games.c.id == game.id)
    for game in derived.games:
        yield insert(games).values(**vars(game))
    if derived.deadline is not None:
        yield insert(deadlines).values(room=room, at=derived.deadline)


def removals(room_ids: Sequence[str]) -> Iterator[UpdateBase]:
    """Yield the statements that delete these rooms."""
    for table in (
        schema.events,
        schema.names,
        schema.commands,
        schema.deadlines,
        schema.games,
        schema.snapshots,
        schema.presence,
        schema.place_seats,
        schema.reports,
    ):
        yield delete(table).where(table.c.room.in_(room_ids))
    yield delete(schema.rooms).where(schema.rooms.c.id.in_(room_ids))


def proven_secret(stored: str | None, check: str | None, *, has_rooms: bool) -> bytes | None:
    """Return the server's secret from its stored form, None if a server may choose one.

    Raises SecretError if the secret is missing, damaged, or not the one of the check value, and DataError if there
    are rooms but no check value: with another secret, every player's token would stop working.
    """
    if stored is None:
        if has_rooms or check is not None:
            raise SecretError("missing")
        return None
    try:
        secret = bytes.fromhex(stored)
    except ValueError:
        raise SecretError("damaged") from None
    if check is None and has_rooms:
        raise DataError("data-secret-unproven")
    if check is not None and not hmac.compare_digest(check.encode(), _check_value(secret).encode()):
        raise SecretError("wrong")
    return secret


def _check_value(secret: bytes) -> str:
    """Return a value that shows whether the secret is the right one without revealing it."""
    return hmac.digest(secret, SECRET_CHECK.encode(), hashlib.sha256).hex()


def beats(now: float) -> Iterator[UpdateBase]:
    """Yield the statements that store that a server was alive."""
    yield delete(schema.meta).where(schema.meta.c.key == ALIVE)
    yield insert(schema.meta).values(key=ALIVE, value=repr(now))


def _of_room(
    after: ColumnElement[int], last: ColumnElement[int]
) -> tuple[Select[Any], Select[Any], Select[Any]]:
    """Return the queries for a room, its events after one number and up to another, and their replies."""
    rooms, events, names, commands = schema.rooms, schema.events, schema.names, schema.commands
    named = events.outerjoin(names, (names.c.room == events.c.room) & (names.c.seq == events.c.seq))

    def those_of(query: Select[Any], table: Table) -> Select[Any]:
        between = query.where(table.c.room == bindparam("room"), table.c.seq > after, table.c.seq <= last)
        return between.order_by(table.c.seq)

    return (
        select(rooms).where(rooms.c.id == bindparam("room")),
        those_of(select(events, names.c.seat, names.c.salt, names.c.name).select_from(named), events),
        those_of(select(commands), commands),
    )


def _rows_of(table: Table, *columns: ColumnElement[Any]) -> Select[Any]:
    """Return the query for the rows of a room in a table."""
    return select(*columns or (table,)).where(table.c.room == bindparam("room"))


RECORD = _of_room(bindparam("after", type_=BigInteger), bindparam("last", type_=BigInteger))
SNAPSHOT = _rows_of(schema.snapshots)
_STANDS = func.coalesce(_rows_of(schema.snapshots, schema.snapshots.c.seq).scalar_subquery(), 0)
LOADED = (
    *_of_room(_STANDS - bindparam("before", type_=BigInteger), _STANDS + bindparam("most", type_=BigInteger)),
    SNAPSHOT,
    _rows_of(schema.names, schema.names.c.seat, schema.names.c.salt, schema.names.c.name),
)
DERIVED = (
    select(schema.rooms.c.touched).where(schema.rooms.c.id == bindparam("room")),
    _rows_of(schema.deadlines, schema.deadlines.c.at),
    _rows_of(schema.games),
)
REPLY = _rows_of(schema.commands).where(schema.commands.c.id == bindparam("id"))
DUE = (
    select(schema.deadlines.c.at, schema.deadlines.c.room)
    .where(
        schema.deadlines.c.at <= bindparam("now"),
        tuple_(schema.deadlines.c.at, schema.deadlines.c.room) > tuple_(bindparam("at"), bindparam("room")),
    )
    .order_by(schema.deadlines.c.at, schema.deadlines.c.room)
    .limit(bindparam("most", type_=Integer))
)
NEXT_DEADLINE = select(func.min(schema.deadlines.c.at).label("at")).where(
    schema.deadlines.c.at > bindparam("now")
)
ROOM_OPENED = insert(schema.rooms)
ROOM_MOVED = (
    update(schema.rooms)
    .where(schema.rooms.c.id == bindparam("room"))
    .values(touched=bindparam("now"), seq=bindparam("last"))
)
CODE_CHANGED = (
    update(schema.rooms)
    .where(schema.rooms.c.id == bindparam("of"))
    .values(code=bindparam("by"), digest=bindparam("proof"))
)
EVENT_ADDED = insert(schema.events)
NAME_STORED = insert(schema.names)
NAMES_FORGOTTEN = delete(schema.names).where(
    schema.names.c.room == bindparam("of"), schema.names.c.seat == bindparam("by")
)
REPORTED_NAMES_FORGOTTEN = (
    update(schema.reports)
    .where(schema.reports.c.room == bindparam("of"), schema.reports.c.seat == bindparam("by"))
    .values(name="")
)
SNAPSHOT_REMOVED = delete(schema.snapshots).where(schema.snapshots.c.room == bindparam("of"))
REPLY_ADDED = insert(schema.commands)
DEADLINE_REMOVED = delete(schema.deadlines).where(schema.deadlines.c.room == bindparam("of"))
DEADLINE_ADDED = insert(schema.deadlines).values(room=bindparam("room"), at=bindparam("at"))
GAME_ADDED = insert(schema.games)


def writes(batch: Sequence[Append]) -> Iterator[Write]:
    """Yield the statements that store a batch, each with its rows, at least one.

    The rooms' rows come first, so that two writers queue up there.
    """
    opened: list[Row] = []
    moved: list[Row] = []
    recoded: list[Row] = []
    events: list[Row] = []
    named: list[Row] = []
    forgotten: list[Row] = []
    stale: list[Row] = []
    replies: list[Row] = []
    rescheduled: list[Row] = []
    running: list[Row] = []
    games: list[Row] = []
    for append in batch:
        room = append.room
        if append.opening is None:
            moved.append({"room": room, "now": append.at, "last": append.seq})
        else:
            opened.append({**append.opening.stored, "touched": append.at, "seq": append.seq})
        if append.recoded is not None:
            changed = append.recoded.stored
            recoded.append({"of": room, "by": changed["code"], "proof": changed["digest"]})
        for row in append.events:
            events.append({"room": room, **vars(row)})
            if row.name is not None:
                named.append({"room": room, "seq": row.seq, **vars(row.name)})
        if append.forgotten:
            forgotten += ({"of": room, "by": seat} for seat in append.forgotten)
            stale.append({"of": room})
        if append.reply is not None:
            replies.append({"room": room, **vars(append.reply)})
        if append.deadline_changed:
            if append.opening is None:
                rescheduled.append({"of": room})
            if append.deadline is not None:
                running.append({"room": room, "at": append.deadline})
        if append.game is not None:
            games.append(vars(append.game))
    steps: tuple[Write, ...] = (
        (ROOM_OPENED, opened),
        (ROOM_MOVED, moved),
        (CODE_CHANGED, recoded),
        (EVENT_ADDED, events),
        (NAME_STORED, named),
        (NAMES_FORGOTTEN, forgotten),
        (REPORTED_NAMES_FORGOTTEN, forgotten),
        (SNAPSHOT_REMOVED, stale),
        (REPLY_ADDED, replies),
        (DEADLINE_REMOVED, rescheduled),
        (DEADLINE_ADDED, running),
        (GAME_ADDED, games),
    )
    return ((statement, rows) for statement, rows in steps if rows)
