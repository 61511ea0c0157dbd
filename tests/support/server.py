"""A running server for tests: a real process on a free port with its data in a temporary directory.

Use the fixture ``live_server``. All tests share it. Its randomness is the same in every run, so equal commands in two
rooms give equal boards and chips, and every run is on `TODAY`. The server shows a shortest path only when no room plays
the same puzzle, so a test that waits for one needs its own server. Modules with the same arguments share another one:
``@pytest.mark.parametrize("live_server", [{"seed": 7, "today": date(2026, 3, 2)}], indirect=True)``.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from support.durations import PATIENCE_SECONDS

TESTS = Path(__file__).parent.parent
TODAY = date(2026, 3, 1)


@dataclass
class Opened:
    """A room, from the answer of POST /api/rooms."""

    room: str
    code: str | None
    name: str
    link: str
    seat: int | None
    token: str | None


class LiveServer:
    """A server process that can be stopped, killed and started again on the same port and data.

    Demonstrations open at once, unless ``pauses`` keeps the time in which people see the board. ``base_path`` is
    the path of the game on its host. ``package`` is the folder of the browser's files; a test may change it and
    ``offline`` before a restart. Everybody may add a place to its ``ladder``. Each run begins at noon of ``today``,
    unless ``wall_clock`` selects the machine's time.
    """

    def __init__(
        self,
        data: Path,
        *,
        seed: int = 1,
        today: date = TODAY,
        pauses: bool = False,
        base_path: str = "",
        database: str = "",
        wall_clock: bool = False,
        package: Path | None = None,
        tables: bool = False,
        ladder: str = "",
    ) -> None:
        self.data = data
        self.seed = seed
        self.today = today
        self.pauses = pauses
        self.base_path = base_path
        self.database = database
        self.wall_clock = wall_clock
        self.package = package
        self.ladder = ladder
        self.offline = True
        self.tables = tables
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self._runs = 0

    @property
    def url(self) -> str:
        """The address, as ``http://127.0.0.1:40123``."""
        return f"http://127.0.0.1:{self.port}{self.base_path}"

    @property
    def live_url(self) -> str:
        """The address of the WebSocket."""
        return f"ws://127.0.0.1:{self.port}{self.base_path}/ws"

    def start(self) -> None:
        """Start it, and wait until it accepts requests."""
        words = [
            "--data",
            self.data,
            "--port",
            self.port,
            "--base-path",
            self.base_path,
            "--database",
            self.database,
            "--seed",
            self.seed,
        ]
        words += ["--run", self._runs]
        if not self.wall_clock:
            words += ["--now", datetime.combine(self.today, time(12), UTC).timestamp()]
        words += ["--pauses"] if self.pauses else []
        words += ["--package", self.package] if self.package else []
        words += ["--tables", "yes"] if self.tables else []
        words += ["--ladder", self.ladder] if self.ladder else []
        words += [] if self.offline else ["--offline", "no"]
        self._runs += 1
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.serve", *map(str, words)],
            env={**os.environ, "PYTHONPATH": str(TESTS)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != self.url:
            self.kill()
            pytest.fail("the server did not start; its words are on standard error")

    def stop(self) -> int:
        """Stop it as a host does (SIGTERM), wait for its end, and return the exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Kill it (SIGKILL), as a power cut does."""
        return self._end(signal.SIGKILL)

    def stand_still(self) -> None:
        """Suspend the process (SIGSTOP) until `go_on`."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume the process (SIGCONT)."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Stop and start it."""
        self.stop()
        self.start()

    def start_if_ended(self) -> None:
        """Start it unless it runs: a failed test may have left it without a process."""
        if self._process is None:
            self.start()

    def let_pass(self, seconds: float) -> None:
        """Advance the server's clock at once; the deadlines in that time take effect."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()

    def open_room(self, name: str | None = None, mode: str = "friends", **options: object) -> Opened:
        """Open a room over HTTP."""
        body = {"mode": mode, "options": options} | ({} if name is None else {"name": name})
        status, answer = self.post("/api/rooms", body)
        assert status == 201, answer
        return Opened(**answer)

    def post(self, path: str, body: object) -> tuple[int, Any]:
        """Return the status and the JSON of the answer to a POST."""
        return self._ask(path, json.dumps(body).encode())

    def get(self, path: str) -> tuple[int, Any]:
        """Return the status and the JSON of the answer to a GET."""
        return self._ask(path, None)

    def _ask(self, path: str, body: bytes | None) -> tuple[int, Any]:
        request = Request(self.url + path, body, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE_SECONDS) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refusal:
            with refusal:
                return refusal.code, json.load(refusal)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(PATIENCE_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process = None
        return status

    def __enter__(self) -> "LiveServer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()


@pytest.fixture(scope="session")
def shared_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., LiveServer]]:
    """Returns the server with these arguments, which all tests share: starting one takes longer than most tests."""
    with ExitStack() as started:

        @cache
        def server(**arguments: Any) -> LiveServer:
            return started.enter_context(LiveServer(tmp_path_factory.mktemp("server"), **arguments))

        yield server


@pytest.fixture(scope="module")
def live_server(request: pytest.FixtureRequest, shared_servers: Callable[..., LiveServer]) -> LiveServer:
    """A running server; with arguments, a separate one for the modules with the same arguments."""
    server = shared_servers(**getattr(request, "param", {}))
    server.start_if_ended()
    return server


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
