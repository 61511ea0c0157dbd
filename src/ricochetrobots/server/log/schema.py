"""The tables of the store; ``migrations`` leads to them from those of older programs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _digest_of(*columns: str) -> Column[str]:
    """Return the column for the digest of these columns (log/digests.py)."""
    return Column("digest", Text, nullable=False, server_default="", info={"covers": columns})


meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

secrets = Table(  # apart from the rest: a row here proves seats, and goes into no export and no log
    "secrets",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("seq", BigInteger, nullable=False),
    _digest_of("id", "code", "name", "created"),
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

names = Table(  # the names of people, apart from the events that contain them (log/names.py)
    "names",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("salt", Text, nullable=False),
    Column("name", Text, nullable=False),
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

snapshots = Table(  # the last snapshot of each room (log/snapshots.py)
    "snapshots",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("chain", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("room", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("claimed", Double),  # until then only ``claimant``, a server process, may handle it
    Column("claimant", Text),
    Index("deadlines_at", "at"),
)

servers = Table(  # the servers that share this database, and the last heartbeat of each
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", Double, nullable=False),
)

presence = Table(  # the seats that are connected to each of them
    "presence",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("connected", Boolean, nullable=False),
    Column("since", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("elsewhere", Boolean, nullable=False, server_default=false()),
)

tables = Table(  # the public tables of each server (cluster/tables.py)
    "tables",
    metadata,
    Column("server", Text, primary_key=True),
    Column("body", Text, nullable=False),
)

reports = Table(  # players reported at public tables (log/reports.py)
    "reports",
    metadata,
    Column("room", Text, primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("reporter", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("reports_at", "at"),
)

spent = Table(  # the time at which each shared budget is full again (cluster/budgets.py)
    "spent",
    metadata,
    Column("what", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

analysis = Table(  # puzzles that servers solve for each other (cluster/jobs.py)
    "analysis",
    metadata,
    Column("name", Text, primary_key=True),  # the name that equivalent puzzles share
    Column("puzzle", Text, nullable=False),
    Column("asked", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claim", Text),
    Column("leased", Double),  # until then it belongs to the holder of the claim
    Column("said", Text),  # the incomplete answer of the last attempt, unless another will follow
    Column("result", Text),
    Index("analysis_asked", "asked"),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

places = Table(  # the people of a ladder, apart from the events (log/members.py)
    "places",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("renewed", Integer, nullable=False),
    _digest_of("id", "name", "created", "renewed"),
)

place_seats = Table(  # the seats in rooms that belong to them
    "place_seats",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    _digest_of("room", "seat", "place", "seq"),
    Index("place_seats_place", "room", "place", unique=True),
)

ladder_games = Table(  # the results of finished games; they outlast rooms and places
    "ladder_games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("ended", Double, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("others", Integer, nullable=False),
    _digest_of("game", "ended", "verdict", "scores", "others"),
)
