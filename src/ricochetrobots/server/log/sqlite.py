"""The event log in a file of SQLite, which one process owns.

Appends of rooms that wait at the same moment share one transaction (group commit), so a room waits for the
disk once, however many others write.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, Self, TypeVar, cast

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    UpdateBase,
    insert,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from ricochetrobots.core import RicochetError
from ricochetrobots.server import metrics
from ricochetrobots.server.errors import (
    DataDamagedError,
    DataError,
    DataInUseError,
    LostRaceError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.backup import copy_database
from ricochetrobots.server.log.compiled import compiled, compiled_with
from ricochetrobots.server.log.database import SECRET, SECRET_CHECK, beats
from ricochetrobots.server.log.migrations import migrate
from ricochetrobots.server.log.records import Append, Decide, DerivedData, Row, Turn
from ricochetrobots.server.log.sqlite_file import check_pages, is_damage, open_engine, reason_of, restrict
from ricochetrobots.server.log.statements import REPLY, rebuilds, removals, writes
from ricochetrobots.server.log.store import Store

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Job = Callable[[], None]

MAX_BATCH = 256
"""The most appends in one transaction."""

_DIALECT = sqlite.dialect()


def _nothing() -> None:
    """Do nothing."""


class WaitingAppend(NamedTuple):
    """An append, and its waiting caller."""

    append: Append
    done: asyncio.Future[None]


class SqliteStore(Store):
    """A file of SQLite and the thread that works on it. Create it with ``open``, and ``close`` it."""

    def __init__(self, engine: Engine, limits: ServerLimits) -> None:
        super().__init__(limits)
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | WaitingAppend | None] = SimpleQueue()
        self._turn = threading.Lock()  # held by the user of the connection: the thread, or a backup
        self._cursor: sqlite3.Cursor | None = None
        """The thread's cursor; None before the first append, and after one that failed."""
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, url: str, limits: ServerLimits = USUAL) -> Self:
        """Open the database at ``url`` and upgrade its tables.

        Raises DataInUseError when another process owns it, DataNewerError when a newer program wrote it,
        DataDamagedError when its structure is damaged, DataError when it cannot be opened.
        """
        engine = open_engine(url, limits.busy_seconds)
        if engine.url.database not in (None, "", ":memory:"):
            restrict(Path(engine.url.database))
        opened = cls(engine, limits)
        place = engine.url.database or url
        try:
            await opened._on_thread(partial(check_pages, engine, place, limits.checked_bytes))
            await opened._transact(migrate)
        except (sqlite3.Error, DBAPIError) as fault:
            await opened.close()
            reason = reason_of(fault)
            if is_damage(reason):
                raise DataDamagedError(place=place, why=str(reason)) from fault
            if "locked" in str(reason):
                raise DataInUseError(place=place) from fault
            raise DataError("data-unopened", place=place, why=str(reason)) from fault
        except DataError:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Finish waiting writes and release the database."""
        await self._on_thread(self._engine.dispose)
        self._jobs.put(None)
        self._thread.join()

    async def transact(self, room: str, known: int, decide: Decide) -> None:
        """Let a room take its turn at once: nobody else writes to this file."""
        append = decide(Turn())
        if append is not None:
            await self.append(append)

    async def append(self, append: Append) -> None:
        """Make ``append`` durable together with others that wait."""
        waiting = WaitingAppend(append, self._loop.create_future())
        self._jobs.put(waiting)
        with metrics.Appending():
            await waiting.done

    async def _keep_secret(self, secret: str, check: str) -> None:
        await self._execute(
            [
                insert(schema.secrets).values(key=SECRET, value=secret),
                insert(schema.meta).values(key=SECRET_CHECK, value=check),
            ]
        )

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete the records of these rooms, in one transaction. Raises StorageUnavailableError."""
        await self._execute(removals(room_ids))

    async def beat(self, now: float) -> None:
        """Store that the server is alive. Raises StorageUnavailableError."""
        await self._execute(beats(now))

    async def rebuild(self, room: str, seq: int, derived: DerivedData) -> bool:
        """Store the data derived from the events up to ``seq``, unless something has been written to the room since."""

        def rebuild(connection: Connection) -> bool:
            reached = select(schema.rooms.c.seq).where(schema.rooms.c.id == room)
            if connection.execute(reached).scalar_one_or_none() != seq:
                return False
            for statement in rebuilds(room, derived):
                connection.execute(statement)
            return True

        return await self._attempt(rebuild)

    async def backup(self, copy: Path) -> None:
        """Write the database, as it is at the end, into that file; appends continue. Raises StorageUnavailableError."""
        connection = await self._on_thread(lambda: self._engine.raw_connection().driver_connection)
        if not isinstance(connection, sqlite3.Connection):
            raise StorageUnavailableError("only a SQLite database can be copied")
        try:
            await asyncio.to_thread(copy_database, connection, copy, self._turn)
        except (sqlite3.Error, OSError) as fault:
            log.warning("the backup failed: %s", fault)
            raise StorageUnavailableError(fault) from fault

    async def _on_thread(self, work: Callable[[], Result]) -> Result:
        result: Future[Result] = Future()

        def job() -> None:
            if not result.set_running_or_notify_cancel():
                return
            try:
                result.set_result(work())
            except BaseException as fault:
                result.set_exception(fault)

        self._jobs.put(job)
        return await asyncio.wrap_future(result)

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, which commits at the end of the block."""

        def whole() -> Result:
            with self._turn, self._engine.begin() as connection:
                return work(connection)

        return await self._on_thread(whole)

    async def _attempt(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction. Raises StorageUnavailableError."""
        return await self._or_unavailable(self._transact(work))

    async def _execute(self, statements: Iterable[UpdateBase]) -> Sequence[int]:
        def execute(connection: Connection) -> Sequence[int]:
            return [connection.execute(statement).rowcount for statement in statements]

        return await self._attempt(execute)

    async def _read(self, *queries: Select[Any], **values: Any) -> Sequence[Sequence[Row]]:
        """Query through the driver itself, without a transaction: nobody else writes meanwhile."""

        def read() -> Sequence[Sequence[Row]]:
            with self._turn:
                cursor = self._cursor = self._cursor or self._connected()
                return [_rows(cursor, query, values) for query in queries]

        return await self._or_unavailable(self._on_thread(read))

    def _work(self) -> None:
        """Do all work in order, combining waiting appends into batches, until the thread ends."""
        batch: list[WaitingAppend] = []
        while True:
            job = self._jobs.get()
            while isinstance(job, WaitingAppend):
                batch.append(job)
                job = _nothing if len(batch) == MAX_BATCH or self._jobs.empty() else self._jobs.get()
            if batch:
                self._write(batch)
                batch = []
            if job is None:
                return
            job()

    def _write(self, batch: Sequence[WaitingAppend]) -> None:
        """Commit a batch and answer its callers."""
        failure: RicochetError | None = None
        try:
            with self._turn:
                cursor = self._cursor = self._cursor or self._connected()
                repeated = [waiting for waiting in batch if _is_repeated(waiting.append, cursor)]
                if repeated:
                    self._tell(repeated, LostRaceError())
                    batch = [waiting for waiting in batch if waiting not in repeated]
                _commit([waiting.append for waiting in batch], cursor)
        except sqlite3.IntegrityError as fault:
            if len(batch) > 1:
                for one in batch:  # an append lost its race: find out which
                    self._write([one])
                return
            log.info("an append lost its race: %s", fault)
            failure = LostRaceError()
        except (sqlite3.Error, DBAPIError, OSError) as fault:
            self._note_damage(reason_of(fault))
            log.warning("writing failed: %s", fault)
            self._cursor, failure = None, StorageUnavailableError()
        except Exception:  # waiting callers must get an answer, and the thread must continue
            log.exception("writing failed because of a bug")
            self._cursor, failure = None, StorageUnavailableError()
        self._tell(batch, failure)

    def _connected(self) -> sqlite3.Cursor:
        """Return a cursor of the one connection, bypassing the pool, which would take as long as an append."""
        with closing(self._engine.raw_connection()) as connection:
            return cast("sqlite3.Connection", connection.driver_connection).cursor()

    async def _or_unavailable(self, working: Awaitable[Result]) -> Result:
        """Return the result of some work on the database. Raises StorageUnavailableError."""
        try:
            return await working
        except (sqlite3.Error, DBAPIError) as fault:
            reason = reason_of(fault)
            self._note_damage(reason)
            log.warning("the database failed: %s", reason)
            raise StorageUnavailableError(reason) from fault

    def _note_damage(self, reason: BaseException) -> None:
        if is_damage(reason) and not self.is_damaged:
            self.is_damaged = True
            log.error("the database is damaged: stop the server, run `ricochet doctor`, and restore a backup")

    def _tell(self, batch: Sequence[WaitingAppend], failure: RicochetError | None) -> None:
        with suppress(RuntimeError):  # the loop has ended, and nobody waits
            self._loop.call_soon_threadsafe(_settle, batch, failure)


def _settle(batch: Sequence[WaitingAppend], failure: RicochetError | None) -> None:
    for _, done in batch:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


def _is_repeated(append: Append, cursor: sqlite3.Cursor) -> bool:
    """Return whether the id of its reply has been used in the room already."""
    if append.reply is None or not append.may_repeat:
        return False
    return bool(_rows(cursor, REPLY, {"room": append.room, "id": append.reply.id}))


def _rows(cursor: sqlite3.Cursor, query: Select[Any], values: Mapping[str, Any]) -> list[Row]:
    """Return the rows of a query."""
    cursor.execute(*compiled_with(query, values, _DIALECT))
    names = [name for name, *_ in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _commit(batch: Sequence[Append], cursor: sqlite3.Cursor) -> None:
    """Write a batch in one transaction through the driver itself: SQLAlchemy would use 0.4 ms more CPU per append."""
    cursor.execute("BEGIN IMMEDIATE")
    try:
        for statement, rows in writes(batch):
            added = compiled(statement, _DIALECT)
            cursor.executemany(added.sql, map(added.in_order, rows))
        cursor.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            cursor.execute("ROLLBACK")
        raise
