"""Check whether a database is sound, without touching it; a server may be using it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from ricochetrobots.core.sentence import Sentence
from ricochetrobots.game.events import SeatForgotten
from ricochetrobots.server.errors import DataDamagedError, DataError, DataNewerError, RoomSetAsideError
from ricochetrobots.server.log.database import PROOF_SQL, proven_secret
from ricochetrobots.server.log.digests import DIGESTED, is_as_written
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, decode
from ricochetrobots.server.log.migrations import NEWEST, refuse_missing, revision
from ricochetrobots.server.log.names import NamingEvent, SealedName
from ricochetrobots.server.log.records import StoredReply
from ricochetrobots.server.log.schema import metadata

COPIES_TRIED = 5
WAL_HEADER_BYTES = 32
SECRET_CHECKED = "0014"  # noqa: S105  # a revision, not a password
"""From this revision on, the check value of the secret is stored."""
DIGESTED_FROM = "0015"
"""From this revision on, rows that follow from no log have digests."""
ORPHANS = "SELECT room FROM events WHERE seq = 1 AND room NOT IN (SELECT id FROM rooms)"

Rows = Sequence[Sequence[Any]]
Query = tuple[str, tuple[str, ...]]
Reading = Generator[Query, Rows, str | None]


def database_fault(file: Path) -> str | None:
    """Return the fault of the database in this file, or None.

    It checks SQLite's structure, the tables and their version, the secret, and the record of every room. It works on a
    copy, since a server locks its database against readers, so it needs as much temporary space. Raises OSError when
    there is not enough, or the file cannot be read.
    """
    with TemporaryDirectory() as directory:
        copy = Path(directory) / file.name
        if not any(_copied(file, copy) for _ in range(COPIES_TRIED)):
            return Sentence("part-too-busy", "it cannot be checked while a server writes this much")
        try:
            return _fault(copy)
        except DataError as fault:
            return fault.sentence


def check_copy(copy: Path) -> None:
    """Raise DataError unless a file that nobody uses is a sound database of this game.

    Damaged rows of the ladder are no fault: a server starts on them, and they must not prevent backups.
    """
    fault = _fault(copy)
    if isinstance(fault, Sentence) and fault.name == "part-damaged-rows":
        fault = None
    if fault is None and not copy.stat().st_size:
        fault = Sentence("part-empty", "it is empty")
    if fault is not None:
        raise DataDamagedError(place=str(copy), why=fault)


def _copied(file: Path, copy: Path) -> bool:
    """Copy a database with the log of its last writes, and return whether the two belong together.

    They do if the database has not changed meanwhile and its log has not restarted. The log itself may grow; SQLite
    skips a half-written end.
    """
    log = file.with_name(f"{file.name}-wal")

    def state() -> tuple[int, int, bytes]:
        found = file.stat()
        try:
            with log.open("rb") as opened:
                return found.st_mtime_ns, found.st_size, opened.read(WAL_HEADER_BYTES)
        except FileNotFoundError:
            return found.st_mtime_ns, found.st_size, b""

    before = state()
    shutil.copyfile(file, copy)
    copied_log = copy.with_name(f"{copy.name}-wal")
    copied_log.unlink(missing_ok=True)
    try:
        shutil.copyfile(log, copied_log)
    except FileNotFoundError:
        copied_log.unlink(missing_ok=True)
    return state() == before


def _fault(copy: Path) -> str | None:
    """Return the fault of a database that nobody else uses, or None. Raises DataError."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            return _fault_of(connection)
    except (sqlite3.DatabaseError, DBAPIError) as fault:
        return Sentence("part-damaged", "damaged: {why}", why=str(fault))


def _fault_of(connection: sqlite3.Connection) -> str | None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return Sentence("part-damaged", "damaged: {why}", why=found)
    reached = _revision(connection)
    if reached is None:
        return (
            None
            if not connection.execute("SELECT 1 FROM sqlite_master").fetchone()
            else Sentence("part-foreign", "not one of this game")
        )
    if reached > NEWEST:
        raise DataNewerError(found=reached, known=NEWEST)
    if reached == NEWEST:
        there = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        refuse_missing(metadata.tables.keys() - {name for (name,) in there})
    if reached >= SECRET_CHECKED:
        stored, check, room = (connection.execute(query).fetchone() for query in PROOF_SQL)
        proven_secret(stored and stored[0], check and check[0], has_rooms=room is not None)
    reading = record_fault(has_digests=reached >= DIGESTED_FROM)
    rows: Rows | None = None
    while True:
        try:
            query, values = next(reading) if rows is None else reading.send(rows)
        except StopIteration as ended:
            return cast("str | None", ended.value)
        rows = connection.execute(query.replace("$1", "?"), values).fetchall()


def _revision(connection: sqlite3.Connection) -> str | None:
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as opened:
        return revision(opened)


def record_fault(*, has_digests: bool = True) -> Reading:
    """Yield queries with their values, receive their rows, and return the fault of the stored rooms and ladder.

    All rows must be as of one moment. Cost: 20 us for each event.
    """
    rooms = yield "SELECT id, seq FROM rooms", ()
    damaged = set[str]()
    for room, seq in rooms:
        if not (yield from _is_whole(room, seq)):
            damaged.add(room)
    damaged.update(room for (room,) in (yield ORPHANS, ()))
    tables: list[str] = []
    for table in DIGESTED if has_digests else ():
        columns = [*table.c.digest.info["covers"], "digest"]
        rows = yield f"SELECT {', '.join(columns)} FROM {table.name}", ()  # noqa: S608  # names of the schema
        wrong = [row for row in rows if not is_as_written(table, dict(zip(columns, row, strict=True)))]
        if table is metadata.tables["rooms"]:
            damaged.update(row[0] for row in wrong)
        elif wrong:
            tables.append(table.name)
    if damaged:
        named = ", ".join(sorted(damaged))[:200]
        return Sentence("part-damaged-rooms", "damaged: the record of room {rooms}", rooms=named)
    if tables:
        return Sentence("part-damaged-rows", "damaged: rows of {tables}", tables=", ".join(tables))
    return None


def _is_whole(room: str, seq: int) -> Generator[Query, Rows, bool]:
    """Return whether all events of a room are stored, with their replies, each as it was written."""
    found = yield "SELECT seq, seat, salt, name FROM names WHERE room = $1", (room,)
    names = {number: SealedName(*name) for number, *name in found}
    found = yield "SELECT id, request, actor, seat, seq FROM commands WHERE room = $1", (room,)
    replies = {reply[-1]: StoredReply(*reply).text for reply in found}
    previous, last = GENESIS, 0
    nameless, forgotten = set[int](), set[int]()
    rows = yield "SELECT seq, version, body, hash FROM events WHERE room = $1 ORDER BY seq", (room,)
    for number, version, body, hashed in rows:
        row = StoredEvent(number, version, body, hashed, names.get(number))
        try:
            event = decode(room, row, last + 1, previous, replies.get(number, ""))
        except RoomSetAsideError:
            return False
        if isinstance(event, SeatForgotten):
            forgotten.add(event.seat)
        elif isinstance(event, NamingEvent) and row.name is None:
            nameless.add(event.seat)
        previous, last = hashed, number
    return last == seq and nameless <= forgotten
