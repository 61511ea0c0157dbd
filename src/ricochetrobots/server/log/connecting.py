"""Connect to PostgreSQL, check whether the database can be used, and create its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import Select, UpdateBase
from sqlalchemy.engine import make_url

from ricochetrobots.server.errors import DataDamagedError, DataError, DataNewerError
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.compiled import compiled_with
from ricochetrobots.server.log.database import PROOF_SQL, proven_secret
from ricochetrobots.server.log.inspection import Rows, record_fault
from ricochetrobots.server.log.migrations import NEWEST, only_revision, refuse_missing
from ricochetrobots.server.log.records import Row

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.attempt import Connection

CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 10.0
DIALECT = make_url("postgresql+asyncpg://").get_dialect()()
FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the database ended the session while this process stalled in a turn
    OSError,
    TimeoutError,
)
"""The exceptions raised when the database cannot be reached or rejects a statement."""
MISSING_TABLES = "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL"
MISSING_RIGHTS = """
SELECT format('%s %s', verb, name) FROM unnest($1::text[]) AS name,
unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS verb WHERE NOT has_table_privilege(name, verb)
"""


async def upgrade(url: str) -> tuple[str | None, str]:
    """Bring the tables of the database at ``url`` up to date; return the revisions before and after.

    Raises DataError.
    """
    import sqlalchemy
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine  # slow to import, and needed only here

    from ricochetrobots.server.log.migrations import migrate, revision

    def take(connection: sqlalchemy.Connection) -> str | None:
        connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(hashtext('ricochet migrations'))"))
        before = revision(connection)
        migrate(connection)
        return before

    async with spoken(url):
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url, timeout=CONNECT_SECONDS)
        )
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(take), NEWEST
        except DBAPIError as fault:
            if getattr(fault.orig, "sqlstate", None) == asyncpg.InsufficientPrivilegeError.sqlstate:
                raise DataError(
                    "database-rights", place=place(url), why=str(fault.orig).rstrip(".")
                ) from None
            raise DataError(
                "database-unreachable", place=place(url), why=str(fault.orig).rstrip(".")
            ) from None
        finally:
            await engine.dispose()


async def inspect(url: str) -> None:
    """Check whether a server can work with the database at ``url``, and the record of every room. Raises DataError."""
    async with spoken(url):
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
        try:
            await check_tables(connection, place(url))
            stored, check, room = [await connection.fetchval(query) for query in PROOF_SQL]
            proven_secret(stored, check, has_rooms=room is not None)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                fault = await _record_fault(connection)
        finally:
            await connection.close()
    if fault is not None:
        raise DataDamagedError(place=place(url), why=fault)


async def _record_fault(connection: asyncpg.Connection[asyncpg.Record]) -> str | None:
    """Return the fault of the stored rooms and ladder, or None."""
    reading = record_fault()
    rows: Rows | None = None
    while True:
        try:
            query, values = next(reading) if rows is None else reading.send(rows)
        except StopIteration as ended:
            return cast("str | None", ended.value)
        rows = [tuple(row) for row in await connection.fetch(query, *values)]


def place(url: str) -> str:
    """Return the part of a database's address that may be shown: the place, without user and password."""
    parts = urlsplit(url)
    return f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"


@asynccontextmanager
async def spoken(url: str) -> AsyncIterator[None]:
    """Convert the driver's exceptions about a connection into errors that tell the operator what to do."""
    try:
        yield
    except asyncpg.InvalidCatalogNameError:
        raise DataError("database-missing", place=place(url)) from None
    except asyncpg.InvalidAuthorizationSpecificationError:  # including a wrong password
        raise DataError("database-password", place=place(url)) from None
    except asyncpg.InsufficientPrivilegeError as fault:
        raise DataError("database-rights", place=place(url), why=str(fault).rstrip(".")) from None
    except FAULTS as fault:
        raise DataError("database-unreachable", place=place(url), why=reason(fault).rstrip(".")) from None


def reason(fault: BaseException) -> str:
    """Return the message of an exception, or its type if it has none, as a timeout."""
    return str(fault) or type(fault).__name__


async def check_tables(connection: Connection | asyncpg.Connection[asyncpg.Record], where: str) -> None:
    """Raise DataError if a server cannot work with this database."""
    found = None
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is not None:
        rows = await connection.fetch("SELECT version_num FROM alembic_version")
        found = only_revision([row[0] for row in rows])
    if found is None or found < NEWEST:
        code = "data-no-tables" if found is None else "data-older"
        raise DataError(code, place=where, found=found)
    if found > NEWEST:
        raise DataNewerError(found=found, known=NEWEST)
    tables = list(schema.metadata.tables)
    refuse_missing([row[0] for row in await connection.fetch(MISSING_TABLES, tables)])
    missing = [row[0] for row in await connection.fetch(MISSING_RIGHTS, tables)]
    if missing:
        raise DataError("database-rights", place=where, why=f"not allowed: {', '.join(missing)}")


async def fetch(connection: Connection, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Row]:
    """Return the rows of a query with these values for its parameters."""
    sql, in_order = compiled_with(query, values, DIALECT)
    return cast("Sequence[Row]", await connection.fetch(sql, *in_order))


async def carry_out(connection: Connection, statement: UpdateBase) -> int:
    """Execute a statement that contains its values, and return how many rows it changed."""
    sql, in_order = compiled_with(statement, {}, DIALECT)
    tag: str = await connection.execute(sql, *in_order)  # such as "INSERT 0 1"
    return int(tag.rpartition(" ")[2])
