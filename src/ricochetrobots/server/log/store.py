"""The one event log, on SQLAlchemy Core: SQLite today, another database by its URL (docs/adr/0004-store.md).

Nothing is acknowledged before it is committed. Appends of many rooms that wait at the same moment share one
transaction (group commit), so a room waits for the disk once, however many others write.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Select,
    UpdateBase,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool
from sqlalchemy.sql.compiler import SQLCompiler

from ricochetrobots.core import RicochetError
from ricochetrobots.server.errors import (
    DataError,
    DataInUseError,
    LostRaceError,
    NoSuchGameError,
    NoSuchRoomError,
    StorageUnavailableError,
)
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.backup import DATABASE, copy_database
from ricochetrobots.server.log.journal import StoredEvent

log = logging.getLogger(__name__)
Result = TypeVar("Result")

MAX_BATCH = 256
"""Appends that one transaction takes at most."""

BUSY_SECONDS = 1.0
"""How long to wait for a server that is just leaving to let go of the file."""


@dataclass(frozen=True)
class RoomRow:
    """What a room was created with. ``code`` is None where the room admits nobody by code."""

    id: str
    code: str | None
    name: str
    created: float


@dataclass(frozen=True)
class RoomSummary:
    """A room as whoever runs the server sees it: what it was created with, when it was last used, how much it holds."""

    id: str
    code: str | None
    name: str
    created: float
    touched: float
    events: int


@dataclass(frozen=True)
class StoredReply:
    """The answer to a command that took effect: asked by ``actor``, heard with ``request``, true up to ``seq``."""

    id: str
    request: str
    actor: int | None
    seat: int | None
    seq: int


@dataclass(frozen=True)
class GameRow:
    """A finished match: the events ``first`` to ``last`` of a room."""

    id: str
    room: str
    first: int
    last: int


@dataclass(frozen=True)
class Overdue:
    """A room whose deadline has come, and when it was."""

    at: float
    room: str


@dataclass(frozen=True, kw_only=True)
class Append:
    """What becomes durable together. ``seq`` and ``at`` are those of its last event.

    ``deadline`` is not stored again where ``deadline_changed`` says that it is as before. ``in_play`` are the names of
    all puzzles in play in the room (server/rooms/in_play.py), None if they are as before.
    """

    room: str
    seq: int
    at: float
    events: tuple[StoredEvent, ...]
    deadline: float | None
    deadline_changed: bool = True
    in_play: frozenset[str] | None = None
    reply: StoredReply | None = None
    game: GameRow | None = None
    opening: RoomRow | None = None


@dataclass(frozen=True)
class RoomRecord:
    """Everything stored of a room."""

    row: RoomRow
    seq: int
    events: tuple[StoredEvent, ...]
    replies: tuple[StoredReply, ...]


class Store:
    """An opened database and the thread that works on it. Make it with ``open``, and ``close`` it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._turn = threading.Lock()  # whose turn it is to use the connection: that thread's, or a backup's
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="store writer")

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at ``url`` and bring its tables up to date.

        Raises DataInUseError when another process owns it, DataNewerError when a newer program wrote it,
        DataError when it cannot be opened.
        """
        engine = _engine(url)
        opened = cls(engine)
        place = engine.url.database or url
        try:
            await opened._transact(schema.migrate)
        except DBAPIError as fault:
            await opened.close()
            if "locked" in str(fault.orig):
                raise DataInUseError(place) from fault
            raise DataError(f"The data in {place} cannot be opened: {fault.orig}.") from fault
        except DataError:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Finish what waits to be written and let go of the database."""
        await self._waiting.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._on_thread(self._engine.dispose)
        self._thread.shutdown()

    async def append(self, append: Append) -> None:
        """Make ``append`` durable, all of it or nothing, and return once it is.

        Raises LostRaceError when an event of that number, a reply of that id, or such a room is there already,
        and StorageUnavailableError when the database does not take it.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        await done

    async def load(self, room: str) -> RoomRecord:
        """Return everything stored of a room. Raises NoSuchRoomError."""
        record = await self._attempt(partial(_load, room))
        if record is None:
            raise NoSuchRoomError
        return record

    async def find(self, code: str, touched_since: float) -> str:
        """Return the id of the room with that code in which something has happened since.

        Raises NoSuchRoomError.
        """
        rooms = schema.rooms
        query = select(rooms.c.id).where(rooms.c.code == code, rooms.c.touched >= touched_since)
        room: str | None = await self._scalar(query)
        if room is None:
            raise NoSuchRoomError
        return room

    async def game(self, game: str) -> GameRow:
        """Return where a finished match is recorded. Raises NoSuchGameError."""
        query = select(schema.games).where(schema.games.c.id == game)
        row = await self._attempt(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise NoSuchGameError
        return GameRow(row.id, row.room, row.first, row.last)

    async def is_in_play(self, names: frozenset[str], *, besides: str | None = None) -> bool:
        """Tell whether a puzzle with one of these names is in play in any room, the room ``besides`` left out."""
        in_play = schema.in_play
        query = select(in_play.c.room).where(in_play.c.puzzle.in_(names)).limit(1)
        if besides is not None:
            query = query.where(in_play.c.room != besides)
        return await self._scalar(query) is not None

    async def due(self, now: float, most: int, *, after: Overdue | None = None) -> tuple[Overdue, ...]:
        """Return the rooms whose deadline has come, the longest overdue first, those up to ``after`` left out."""
        deadlines = schema.deadlines
        query = select(deadlines.c.at, deadlines.c.room).where(deadlines.c.at <= now)
        if after is not None:
            query = query.where(tuple_(deadlines.c.at, deadlines.c.room) > (after.at, after.room))
        query = query.order_by(deadlines.c.at, deadlines.c.room).limit(most)

        def read(connection: Connection) -> tuple[Overdue, ...]:
            return tuple(Overdue(row.at, row.room) for row in connection.execute(query))

        return await self._attempt(read)

    async def next_deadline(self, now: float) -> float | None:
        """Return the first deadline after ``now``, or None."""
        deadlines = schema.deadlines
        at: float | None = await self._scalar(select(func.min(deadlines.c.at)).where(deadlines.c.at > now))
        return at

    async def last_time(self) -> float:
        """Return the newest time recorded in any room, or 0.0."""
        at: float | None = await self._scalar(select(func.max(schema.rooms.c.touched)))
        return at or 0.0

    async def secret(self, fresh: bytes) -> bytes:
        """Return the server's secret, which is ``fresh`` if there is none yet."""
        meta = schema.meta

        def found_or_made(connection: Connection) -> str:
            query = select(meta.c.value).where(meta.c.key == "secret")
            found: str | None = connection.execute(query).scalar_one_or_none()
            if found is None:
                connection.execute(insert(meta).values(key="secret", value=fresh.hex()))
            return found or fresh.hex()

        return bytes.fromhex(await self._attempt(found_or_made))

    async def listed(self, most: int, *, idle_since: float | None = None) -> tuple[RoomSummary, ...]:
        """Return rooms, the last used first; or those in which nothing has happened since, the longest idle first."""
        rooms = schema.rooms
        query = select(rooms).limit(most).order_by(rooms.c.touched.desc())
        if idle_since is not None:
            query = select(rooms).limit(most).order_by(rooms.c.touched).where(rooms.c.touched < idle_since)

        def read(connection: Connection) -> tuple[RoomSummary, ...]:
            return tuple(
                RoomSummary(row.id, row.code, row.name, row.created, row.touched, row.seq)
                for row in connection.execute(query)
            )

        return await self._attempt(read)

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete all that is stored of these rooms, in one transaction. Raises StorageUnavailableError."""

        def remove(connection: Connection) -> None:
            for table in (schema.events, schema.commands, schema.deadlines, schema.in_play, schema.games):
                connection.execute(delete(table).where(table.c.room.in_(room_ids)))
            connection.execute(delete(schema.rooms).where(schema.rooms.c.id.in_(room_ids)))

        await self._attempt(remove)

    async def backup(self, copy: Path) -> None:
        """Write the database as it is at the end into that file; appends go on. Raises StorageUnavailableError."""
        connection = await self._on_thread(lambda: self._engine.raw_connection().driver_connection)
        if not isinstance(connection, sqlite3.Connection):
            raise StorageUnavailableError("a copy can be made of SQLite only")
        try:
            await asyncio.to_thread(copy_database, connection, copy, self._turn)
        except (sqlite3.Error, OSError) as fault:
            log.warning("the backup failed: %s", fault)
            raise StorageUnavailableError(fault) from fault

    async def _on_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, committed when this returns."""

        def whole() -> Result:
            with self._turn, self._engine.begin() as connection:
                return work(connection)

        return await self._on_thread(whole)

    async def _attempt(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction. Raises StorageUnavailableError."""
        try:
            return await self._transact(work)
        except DBAPIError as fault:
            log.warning("the database failed: %s", fault.orig)
            raise StorageUnavailableError(fault.orig) from fault

    async def _scalar(self, query: Select[tuple[Any]]) -> Any:
        return await self._attempt(lambda connection: connection.execute(query).scalar_one_or_none())

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            if await self._settle(batch) and len(batch) > 1:
                for one in batch:  # one of them lost its race: find out which
                    await self._settle([one])
            for _ in batch:
                self._waiting.task_done()

    async def _settle(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> bool:
        """Commit a batch and tell those who wait; return whether a batch of several must be taken apart."""
        failure: RicochetError | None = None
        try:
            await self._transact(partial(_insert, [append for append, _ in batch]))
        except IntegrityError as fault:
            if len(batch) > 1:
                return True
            log.info("an append lost its race: %s", fault.orig)
            failure = LostRaceError()
        except (DBAPIError, OSError) as fault:
            log.warning("writing failed: %s", fault)
            failure = StorageUnavailableError()
        except Exception:  # whoever waits must be told, and the writer must go on
            log.exception("writing failed by a fault of the program")
            failure = StorageUnavailableError()
        for _, done in batch:
            if not done.cancelled():
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)
        return False


def _load(room: str, connection: Connection) -> RoomRecord | None:
    rooms, events, commands = schema.rooms, schema.events, schema.commands
    row = connection.execute(select(rooms).where(rooms.c.id == room)).one_or_none()
    if row is None:
        return None
    told = connection.execute(select(events).where(events.c.room == room).order_by(events.c.seq))
    answered = connection.execute(select(commands).where(commands.c.room == room).order_by(commands.c.seq))
    return RoomRecord(
        RoomRow(row.id, row.code, row.name, row.created),
        row.seq,
        tuple(StoredEvent(each.seq, each.version, each.body, each.hash) for each in told),
        tuple(StoredReply(each.id, each.request, each.actor, each.seat, each.seq) for each in answered),
    )


ROOM_OPENED = insert(schema.rooms)
ROOM_MOVED = (
    update(schema.rooms)
    .where(schema.rooms.c.id == bindparam("room"))
    .values(touched=bindparam("now"), seq=bindparam("last"))
)
EVENT_ADDED = insert(schema.events)
REPLY_ADDED = insert(schema.commands)
DEADLINE_REMOVED = delete(schema.deadlines).where(schema.deadlines.c.room == bindparam("of"))
DEADLINE_ADDED = insert(schema.deadlines)
NAMES_REMOVED = delete(schema.in_play).where(schema.in_play.c.room == bindparam("of"))
NAME_ADDED = insert(schema.in_play)
GAME_ADDED = insert(schema.games)


def _insert(batch: Sequence[Append], connection: Connection) -> None:
    """Write a batch, a statement for each table; the rooms' rows come first, so that two writers queue up there."""

    def write(statement: UpdateBase, rows: Iterable[Mapping[str, object]]) -> None:
        _execute(connection, statement, list(rows))

    opened = [(append, append.opening) for append in batch if append.opening]
    write(ROOM_OPENED, (vars(row) | {"touched": append.at, "seq": append.seq} for append, row in opened))
    moved = [append for append in batch if not append.opening]
    write(ROOM_MOVED, ({"room": append.room, "now": append.at, "last": append.seq} for append in moved))
    write(EVENT_ADDED, ({"room": append.room, **vars(row)} for append in batch for row in append.events))
    write(REPLY_ADDED, ({"room": append.room, **vars(append.reply)} for append in batch if append.reply))
    rescheduled = [append for append in batch if append.deadline_changed]
    write(DEADLINE_REMOVED, ({"of": append.room} for append in rescheduled if not append.opening))
    running = [append for append in rescheduled if append.deadline is not None]
    write(DEADLINE_ADDED, ({"room": append.room, "at": append.deadline} for append in running))
    renamed = [append for append in batch if append.in_play is not None]
    write(NAMES_REMOVED, ({"of": append.room} for append in renamed))
    names = ((append.room, name) for append in renamed for name in append.in_play or ())
    write(NAME_ADDED, ({"room": room, "puzzle": name} for room, name in names))
    write(GAME_ADDED, (vars(append.game) for append in batch if append.game))


def _execute(connection: Connection, statement: UpdateBase, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute a statement for each row, by the driver itself: SQLAlchemy takes 0.3 ms of CPU more for an append."""
    if not rows:
        return
    compiled, driver = _compiled(statement, connection.dialect), connection.dialect.loaded_dbapi
    order = compiled.positiontup
    values = list(rows) if order is None else [tuple(row[name] for name in order) for row in rows]
    try:
        connection.connection.cursor().executemany(compiled.string, values)
    except driver.Error as fault:
        raise DBAPIError.instance(compiled.string, None, fault, driver.Error) from fault


@cache
def _compiled(statement: UpdateBase, dialect: Dialect) -> SQLCompiler:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)  # noqa: S101  # for the type: a statement is compiled to SQL
    return compiled


def sqlite_url(directory: Path) -> str:
    """Return the URL of the embedded database in a data directory."""
    return f"sqlite:///{directory / DATABASE}"


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=1,  # exactly one connection owns the file
        max_overflow=0,
        hide_parameters=True,  # faults are logged, and parameters hold names and secrets
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def own_the_file(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = (
            None  # transactions begin where begin_immediate says, not where the driver guesses
        )
        cursor = connection.cursor()
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_immediate(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
