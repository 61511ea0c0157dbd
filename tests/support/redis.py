"""A Redis of the tests' own, on a free port, that keeps nothing.

Where it is not installed its tests are skipped by name, or fail if RICOCHET_REQUIRE_REDIS is 1.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest

from support.server import free_port

READY = b"Ready to accept connections"


class RedisServer:
    """A Redis that can be stopped and started again."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start and wait until it can be used."""
        words = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([self._program, *words], stdout=subprocess.PIPE, cwd="/")
        assert self._process.stdout is not None
        said = b""
        for line in self._process.stdout:
            said += line
            if READY in line:
                return
        pytest.fail(said.decode())

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A running Redis."""
    program = shutil.which("redis-server")
    if program is None:
        if os.environ.get("RICOCHET_REQUIRE_REDIS") == "1":
            pytest.fail("Redis is not installed (Debian: redis-server)")
        pytest.skip("Redis is not installed (Debian: redis-server)")
    server = RedisServer(program)
    server.start()
    yield server
    server.stop()
