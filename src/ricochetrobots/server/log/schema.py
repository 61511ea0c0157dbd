"""The tables of the store, and the steps that lead to them from an empty database.

A step is plain SQL that SQLite and PostgreSQL both understand; ``meta.schema`` counts the steps taken. A step is
never edited once it has been released: what must change is a further step.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    inspect,
    text,
)

from ricochetrobots.server.errors import DataNewerError

metadata = MetaData()

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Index("rooms_touched", "touched"),
)

events = Table(
    "events",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("room", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("request", Text, nullable=False),
    Column("actor", Integer),
    Column("seat", Integer),
    Column("seq", BigInteger, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("room", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index("deadlines_at", "at"),
)

in_play = Table(
    "in_play",
    metadata,
    Column("room", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Index("in_play_puzzle", "puzzle"),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE rooms (id TEXT NOT NULL PRIMARY KEY, code TEXT UNIQUE, name TEXT NOT NULL,"
        " created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, seq BIGINT NOT NULL)",
        "CREATE INDEX rooms_touched ON rooms (touched)",
        "CREATE TABLE events (room TEXT NOT NULL, seq BIGINT NOT NULL, version INTEGER NOT NULL,"
        " body TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (room, seq))",
        "CREATE TABLE commands (room TEXT NOT NULL, id TEXT NOT NULL, request TEXT NOT NULL, actor INTEGER,"
        " seat INTEGER, seq BIGINT NOT NULL, PRIMARY KEY (room, id))",
        "CREATE TABLE deadlines (room TEXT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX deadlines_at ON deadlines (at)",
        "CREATE TABLE games (id TEXT NOT NULL PRIMARY KEY, room TEXT NOT NULL,"
        " first BIGINT NOT NULL, last BIGINT NOT NULL)",
    ),
    (
        "CREATE TABLE in_play (room TEXT NOT NULL, puzzle TEXT NOT NULL, PRIMARY KEY (room, puzzle))",
        "CREATE INDEX in_play_puzzle ON in_play (puzzle)",
    ),
)


def migrate(connection: Connection, steps: tuple[tuple[str, ...], ...] = STEPS) -> None:
    """Take the steps that this database has not taken yet, all in the caller's transaction.

    Raises DataNewerError when it has taken more than this program knows.
    """
    taken = 0
    if inspect(connection).has_table("meta"):
        taken = int(connection.execute(text("SELECT value FROM meta WHERE key = 'schema'")).scalar_one())
    if taken > len(steps):
        raise DataNewerError(taken, len(steps))
    if taken == len(steps):
        return
    for step in steps[taken:]:
        for statement in step:
            connection.execute(text(statement))
    connection.execute(text("DELETE FROM meta WHERE key = 'schema'"))
    connection.execute(
        text("INSERT INTO meta (key, value) VALUES ('schema', :taken)"), {"taken": str(len(steps))}
    )
