"""The event log in a file of SQLite, which one process owns.

Appends of many rooms that wait at the same moment share one transaction (group commit), so a room waits for the
disk once, however many others write.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Self, TypeVar, cast

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Select,
    UpdateBase,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool
from sqlalchemy.sql.compiler import SQLCompiler

from ricochetrobots.core import RicochetError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server import metrics
from ricochetrobots.server.errors import (
    DataError,
    DataInUseError,
    LostRaceError,
    StorageUnavailableError,
)
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.backup import DATABASE, copy_database
from ricochetrobots.server.log.migrations import migrate
from ricochetrobots.server.log.store import Append, Decide, Row, Store, Turn, beats, removals, writes

log = logging.getLogger(__name__)
Result = TypeVar("Result")

MAX_BATCH = 256
"""Appends that one transaction takes at most."""

BUSY_SECONDS = 1.0
"""How long to wait for a server that is just leaving to let go of the file."""


class SqliteStore(Store):
    """A file of SQLite and the thread that works on it. Make it with ``open``, and ``close`` it."""

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
            await opened._transact(migrate)
        except DBAPIError as fault:
            await opened.close()
            if "locked" in str(fault.orig):
                raise DataInUseError(place) from fault
            raise DataError(
                Sentence(
                    "fault-data-unopened",
                    "The data in {place} cannot be opened: {why}.",
                    place=place,
                    why=str(fault.orig),
                )
            ) from fault
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

    async def transact(self, room: str, known: int, decide: Decide) -> None:
        """Let a room take its turn, at once: nobody else writes to this file."""
        append = decide(Turn())
        if append is not None:
            await self.append(append)

    async def append(self, append: Append) -> None:
        """Make ``append`` durable together with others that wait."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        with metrics.appending():
            await done

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

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete all that is stored of these rooms, in one transaction. Raises StorageUnavailableError."""
        await self._execute(removals(room_ids))

    async def beat(self, now: float) -> None:
        """Store that the server is alive. Raises StorageUnavailableError."""
        await self._execute(beats(now))

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

    async def _execute(self, statements: Iterable[UpdateBase]) -> None:
        def execute(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._attempt(execute)

    async def _read(self, *queries: Select[Any]) -> Sequence[Sequence[Row]]:
        def read(connection: Connection) -> Sequence[Sequence[Row]]:
            return [cast("list[Row]", connection.execute(query).mappings().all()) for query in queries]

        return await self._attempt(read)

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


def _insert(batch: Sequence[Append], connection: Connection) -> None:
    for statement, rows in writes(batch):
        _execute(connection, statement, rows)


def _execute(connection: Connection, statement: UpdateBase, rows: Sequence[Row]) -> None:
    """Execute a statement for each row, by the driver itself: SQLAlchemy takes 0.3 ms of CPU more for an append."""
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
