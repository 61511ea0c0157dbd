"""Copies of the database: made while a server writes, and put in the place of one that was lost.

A copy holds all that is stored, the server's secret among it, so that everybody keeps their seat. Whoever has it can
sit on every seat: it is readable for its owner only.
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
from ricochetrobots.server.store.inspection import check_copy

DATABASE = "ricochet.sqlite3"
PAGES = 256
"""Copied at once, 1 MiB; between two such steps the server may write."""
PAUSE_SECONDS = 0.002


def copy_database(connection: sqlite3.Connection, copy: Path, turn: threading.Lock | None = None) -> None:
    """Write what ``connection`` sees at the end into a file.

    Another thread may use the same connection meanwhile, whenever it holds ``turn``.
    """
    turn = turn or threading.Lock()

    def let_others(*_: int) -> None:
        turn.release()
        time.sleep(PAUSE_SECONDS)
        turn.acquire()

    with turn, closing(sqlite3.connect(copy)) as target:
        for pragma in ("journal_mode=OFF", "synchronous=OFF"):  # who asked waits for the disk, not who plays
            target.execute(f"PRAGMA {pragma}")
        connection.backup(target, pages=PAGES, progress=let_others)


def back_up_stopped(data: Path, copy: Path) -> None:
    """Write the database of a directory that no server uses into a file.

    Raises DataInUseError if one does, DataDamagedError if there is no database.
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


def restore(backup: Path, data: Path) -> None:
    """Make a copy the database of an empty directory, which is made if there is none.

    Raises DataNotEmptyError, DataDamagedError, DataNewerError and OSError, and leaves nothing behind then.
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
    """Give a file beside this one to be filled; at the end of the block it is on the disk in its place.

    After an error it is not, and what was there stays. It is readable for its owner only.
    """
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
    """Have a file, or the names in a directory, written to the disk."""
    opened = os.open(place, os.O_RDONLY if place.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
