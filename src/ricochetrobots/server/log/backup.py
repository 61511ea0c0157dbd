"""Copy the database while a server writes, and restore a copy.

A copy holds everything that is stored, also the server's secret, so that everybody keeps their seat. Anybody
who has the copy can take every seat, so only its owner can read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.errors import DataDamagedError, DataError, DataInUseError
from ricochetrobots.server.log.database import PROOF_SQL
from ricochetrobots.server.log.inspection import check_copy

DATABASE = "ricochet.sqlite3"
PAGES = 256
"""Copy 1 MiB at once; between two steps the server may write."""
PAUSE_SECONDS = 0.002


def copy_database(connection: sqlite3.Connection, copy: Path, turn: threading.Lock | None = None) -> None:
    """Write the database behind ``connection``, as it is at the end, into a file.

    Another thread may use the same connection meanwhile, whenever it holds ``turn``.
    """
    turn = turn or threading.Lock()

    def let_others(*_: int) -> None:
        turn.release()
        time.sleep(PAUSE_SECONDS)  # noqa: TID251  a thread steps aside for others; no room waits for it
        turn.acquire()

    with turn, closing(sqlite3.connect(copy)) as target:
        for pragma in (
            "journal_mode=OFF",
            "synchronous=OFF",
        ):  # the caller waits for the disk, not the players
            target.execute(f"PRAGMA {pragma}")
        connection.backup(target, pages=PAGES, progress=let_others)


def back_up_stopped(data: Path, copy: Path) -> None:
    """Write the database of a directory that no server uses into a file.

    Raises DataInUseError if a server uses it, DataDamagedError if there is no database.
    """
    database = data / DATABASE
    if not database.is_file():
        raise DataDamagedError(place=str(database), why=Sentence("part-no-file", "there is no such file"))
    try:
        with closing(sqlite3.connect(database, timeout=1.0)) as connection:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()  # a copy would wait for ever
            copy_database(connection, copy)
    except sqlite3.OperationalError as fault:
        if "locked" in str(fault):
            raise DataInUseError(place=str(database)) from fault
        raise DataDamagedError(place=str(database), why=str(fault)) from fault
    except sqlite3.DatabaseError as fault:
        raise DataDamagedError(place=str(database), why=str(fault)) from fault


def check_replaced(file: Path, copy: Path) -> None:
    """Raise DataError if ``copy`` would replace the data of another server, or a database that a server uses."""
    if file.is_file() and _owner_of(file) not in {None, _owner_of(copy)}:
        raise DataError("data-server-file", place=str(file))


def _owner_of(file: Path) -> str | None:
    """Return the check value of the secret in a database, "" if a server uses it, None for any other file."""
    try:
        with closing(sqlite3.connect(file, timeout=0.0)) as connection:
            found = connection.execute(PROOF_SQL[1]).fetchone()
    except sqlite3.DatabaseError as fault:
        return "" if "locked" in str(fault) else None
    return None if found is None else str(found[0])


def restore(backup: Path, data: Path) -> None:
    """Restore a copy into an empty directory, which is created if it is missing.

    Raises DataError if the directory is not empty, DataDamagedError, DataNewerError and OSError, and then leaves no
    file behind.
    """
    if data.exists() and any(data.iterdir()):
        raise DataError("data-not-empty", place=str(data))
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with complete(data / DATABASE) as copy:
        shutil.copyfile(backup, copy)
        try:
            check_copy(copy)
        except DataDamagedError as fault:
            raise DataDamagedError(place=str(backup), why=fault.facts["why"]) from None


@contextmanager
def complete(file: Path) -> Iterator[Path]:
    """Yield a temporary file to fill; at the end of the block it replaces the file, and is on the disk.

    After an error, the old file stays. Only its owner can read the new one. Raises DataError if the place is taken by
    something else, such as a device.
    """
    if file.exists() and not file.is_file():
        raise DataError("data-not-a-file", place=str(file))
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        _flush(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    if os.name == "posix":  # elsewhere a directory cannot be opened, and need not be
        _flush(file.parent)


def _flush(place: Path) -> None:
    """Flush a file, or the names in a directory, to the disk."""
    opened = os.open(place, os.O_RDONLY if place.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
