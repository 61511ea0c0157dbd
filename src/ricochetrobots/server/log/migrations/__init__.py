"""The history of the tables, one revision for each change, and the upgrade of a database to the newest one.

Never edit a released revision; add another. A server upgrades its SQLite database when it opens it; ``ricochet db
upgrade`` upgrades one of PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ricochetrobots.server.errors import DataError, DataNewerError
from ricochetrobots.server.log.schema import metadata

NEWEST = "0015"
"""The revision that `schema.metadata` describes."""


def revision(connection: Connection) -> str | None:
    """Return the revision that this database has reached, None if it is empty.

    Raises DataError if the tables do not show it.
    """
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        return only_revision(
            connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        )
    if "meta" in tables:  # 0.2.0 and earlier versions counted their steps there
        steps = connection.execute(text("SELECT value FROM meta WHERE key = 'schema'")).scalars().all()
        return only_revision([f"{step:0>4}" for step in steps])
    return None


def only_revision(found: Sequence[str]) -> str:
    """Return the revision from the rows of its table. Raises DataError unless there is exactly one."""
    if len(found) != 1:
        raise DataError("data-no-version")
    return found[0]


def refuse_missing(tables: Collection[str]) -> None:
    """Raise DataError if there are missing tables."""
    if tables:
        raise DataError("data-tables-missing", tables=", ".join(sorted(tables)))


def migrate(connection: Connection) -> None:
    """Upgrade the tables, in the caller's transaction.

    Raises DataNewerError when a newer program has upgraded them, and DataError when a table is missing.
    """
    found = revision(connection)
    if found == NEWEST and inspect(connection).has_table("alembic_version"):
        refuse_missing(metadata.tables.keys() - inspect(connection).get_table_names())
        return
    if found is None:
        metadata.create_all(connection, checkfirst=False)
        _note(connection, NEWEST)
    elif found > NEWEST:
        raise DataNewerError(found=found, known=NEWEST)
    else:
        if not inspect(connection).has_table("alembic_version"):
            _note(connection, found)
            connection.execute(text("DELETE FROM meta WHERE key = 'schema'"))
        take(connection, NEWEST)


def take(connection: Connection, wanted: str) -> None:
    """Run the revisions that lead from the current one to ``wanted``."""
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, wanted)


def _note(connection: Connection, reached: str) -> None:
    made = "CONSTRAINT alembic_version_pkc PRIMARY KEY"  # in Alembic's own form
    connection.execute(text(f"CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL {made})"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:reached)"), {"reached": reached})
