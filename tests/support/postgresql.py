"""The tests' PostgreSQL: started once for all of them, on a free port, in a temporary directory.

Use the fixture ``database`` (import it, ``postgresql`` and ``reused`` where it is used): the URL of an empty
database with the current tables. Where PostgreSQL is not installed its tests are skipped by name, or fail if
RICOCHET_REQUIRE_POSTGRESQL is 1. Nothing is flushed to the disk: faults/power.py tests power cuts.
"""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest

from ricochetrobots.server.log.connecting import upgrade
from support.needs import needs
from support.server import free_port

FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB")
READY = b"ready to accept connections"
PASSWORD = "open sesame"
ACCESS = """\
host all locked 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""
_numbers = count(1)


class Postgresql:
    """A running database server."""

    def __init__(self, programs: Path, directory: Path) -> None:
        self.programs = programs
        self.directory = directory
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def initialize(self) -> None:
        """Create the directory of its databases."""
        words = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [*_as_somebody(), self.programs / "initdb", "-D", self.directory, *words],
            check=True,
            capture_output=True,
            cwd="/",
        )
        (self.directory / "pg_hba.conf").write_text(ACCESS)

    def start(self, settings: Sequence[str] = FAST) -> None:
        """Start it, and wait until it accepts connections."""
        options = [word for setting in settings for word in ("-c", setting)]
        self.process = subprocess.Popen(
            [
                *_as_somebody(),
                self.programs / "postgres",
                *("-D", str(self.directory), "-p", str(self.port), "-h", "127.0.0.1", "-k", "", *options),
            ],
            stderr=subprocess.PIPE,
            cwd="/",
        )
        assert self.process.stderr is not None
        output = b""
        for line in self.process.stderr:
            output += line
            if READY in line:
                # later output is read too: with a full pipe it would block
                self._reading = threading.Thread(target=self.process.stderr.read, daemon=True)
                self._reading.start()
                return
        pytest.fail(output.decode())

    def stop(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self._reading.join()
            assert self.process.stderr is not None
            self.process.stderr.close()
            self.process = None

    def url(self, name: str, user: str = "postgres", password: str = "") -> str:
        """Return the address of a database."""
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@127.0.0.1:{self.port}/{name}"

    def say(self, *statements: str, name: str = "postgres") -> str:
        """Execute statements and return their output."""
        words = [word for statement in statements for word in ("-c", statement)]
        options = subprocess.run(
            [self.programs / "psql", "-XqtA", "-v", "ON_ERROR_STOP=1", self.url(name), *words],
            check=True,
            capture_output=True,
            text=True,
        )
        return options.stdout.strip()

    def fresh(self, like: str = "template0") -> str:
        """Return the name of a new database."""
        name = f"test_{next(_numbers)}"
        self.say(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY file_copy")
        return name


@contextmanager
def running(settings: Sequence[str] = FAST) -> Iterator[Postgresql]:
    """Start a PostgreSQL for the time of the block, or skip the test."""
    programs = _programs()
    needs("postgresql", programs)
    assert programs is not None
    directory = Path(mkdtemp(prefix="ricochet-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(directory, _somebody())
    server = Postgresql(programs, directory)
    try:
        server.initialize()
        server.start(settings)
        yield server
    finally:
        server.stop()
        shutil.rmtree(directory)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A running PostgreSQL with a database ``today`` that has the tables of today and nothing in them."""
    with running() as server:
        server.say(
            f"CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'", "CREATE DATABASE today TEMPLATE template0"
        )
        asyncio.run(upgrade(server.url("today")))
        yield server


class Reused:
    """A database that consecutive tests share, emptied in between, in a tenth of the time of a new one."""

    def __init__(self, server: Postgresql) -> None:
        self.name = server.fresh("today")
        self._server = server
        listed = (
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
        )
        version = server.say("SELECT version_num FROM alembic_version", name=self.name)
        self._emptying = (
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'"
            " AND pid <> pg_backend_pid()",
            *(f"DELETE FROM {table}" for table in server.say(listed, name=self.name).split()),
            f"UPDATE alembic_version SET version_num = '{version}'",
        )

    def empty(self) -> None:
        """End all connections, and delete all rows."""
        self._server.say(*self._emptying, name=self.name)


@pytest.fixture(scope="session")
def reused(postgresql: Postgresql) -> Reused:
    """The database of the tests that change no table."""
    return Reused(postgresql)


@pytest.fixture
def database(postgresql: Postgresql, reused: Reused) -> Iterator[str]:
    """The address of an empty database with the current tables, which tests must not change."""
    yield postgresql.url(reused.name)
    reused.empty()


def _programs() -> Path | None:
    """Return the directory of the newest PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return None if elsewhere is None else Path(elsewhere).parent


def _somebody() -> str:
    """Return a user who is not root, as whom PostgreSQL may run."""
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as_somebody() -> list[str]:
    """Return the prefix of a command that runs PostgreSQL as another user, and ends it with this process."""
    ends = ["--pdeathsig", "QUIT"]
    if os.geteuid() != 0:
        return ["setpriv", *ends]
    return ["setpriv", "--reuid", _somebody(), "--regid", str(_group()), "--clear-groups", *ends]


def _group() -> int:
    return pwd.getpwnam(_somebody()).pw_gid
