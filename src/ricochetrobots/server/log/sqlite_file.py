"""The file of an SQLite database: how it is opened, and whether it is damaged."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from ricochetrobots.server.errors import DataDamagedError
from ricochetrobots.server.log.backup import DATABASE

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def sqlite_url(directory: Path) -> str:
    """Return the URL of the embedded database in a data directory."""
    return f"sqlite:///{directory / DATABASE}"


def restrict(database: Path) -> None:
    """Let only the owner read the database, which holds the secret and the names.

    SQLite creates its logs with the mode of the database; a killed server may have left one.
    """
    with suppress(OSError):  # opening the database reports the fault, or the file belongs to another user
        database.touch(0o600)
    for file in (database, database.with_name(f"{database.name}-wal")):
        with suppress(OSError):
            file.chmod(file.stat().st_mode & stat.S_IRWXU)


def open_engine(url: str, busy_seconds: float) -> Engine:
    """Return the one connection to the database at ``url``; it waits this long for an ending server."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=1,  # exactly one connection owns the file
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and parameters hold names and secrets
        connect_args={"timeout": busy_seconds, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def own_the_file(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = (
            None  # transactions begin where begin_immediate says, not where the driver guesses
        )
        # one bad byte must not break a query
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        cursor = connection.cursor()
        for pragma in (
            "locking_mode=EXCLUSIVE",
            "journal_mode=WAL",
            "synchronous=FULL",
            "secure_delete=FAST",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_immediate(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reason_of(fault: BaseException) -> BaseException:
    """Return the exception of the driver."""
    return fault.orig or fault if isinstance(fault, DBAPIError) else fault


def is_damage(reason: BaseException) -> bool:
    """Return whether SQLite reports that the structure of the file is damaged."""
    return isinstance(reason, sqlite3.Error) and getattr(reason, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def check_pages(engine: Engine, place: str, most_bytes: int) -> None:
    """Raise DataDamagedError if the structure of a file is damaged; a file with more than ``most_bytes`` is skipped."""
    with closing(engine.raw_connection()) as connection:
        cursor = cast("sqlite3.Connection", connection.driver_connection).cursor()
        (pages,), (page_bytes,) = (
            cursor.execute(f"PRAGMA {pragma}").fetchone() for pragma in ("page_count", "page_size")
        )
        if pages * page_bytes > most_bytes:
            return
        (found,) = cursor.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise DataDamagedError(place=place, why=" ".join(found.split()))
