"""The whole server in this process, without a socket: requests and WebSockets as its transport would pass them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from urllib.parse import unquote

from ricochetrobots.core import Optimum, Status
from ricochetrobots.server.app import Application
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.solver.worker import Question
from support.apps import application
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import START
from support.solvers import SilentWorker

OWN = "127.0.0.1:8017"
ANSWER_SECONDS = 20.0


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    body: bytes
    headers: tuple[tuple[bytes, bytes], ...] = ()

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class BusyWorker(SilentWorker):
    """Reports a limit for every puzzle."""

    async def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Report it at once."""
        yield Optimum(status=Status.LIMIT, moves=None, at_least=1, count=None, count_capped=False, path=None)


class TestedServer:
    """A server that receives the tests' requests without a socket."""

    def __init__(self, app: Application, clock: ManualClock) -> None:
        self.app = app
        self.clock = clock

    async def ask(
        self,
        method: str,
        target: str,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        address: str = "127.0.0.1",
    ) -> Answer:
        """Return the server's answer to a request from that address."""
        path, _, query = target.partition("?")
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = _scope("http", path, query, {"content-length": str(len(body)), **(headers or {})}, address)
        scope["method"] = method
        await cast("Any", self.app)(scope, receive, send)
        start, *rest = sent
        body = b"".join(message.get("body", b"") for message in rest)
        return Answer(start["status"], body, tuple((name, value) for name, value in start["headers"]))

    async def greet(self, hello: str, headers: Mapping[str, str]) -> tuple[str, ...]:
        """Return the types of the first messages after this hello, with the code of a goodbye."""
        sent: asyncio.Queue[Any] = asyncio.Queue()
        frames = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}]

        async def receive() -> Any:
            if frames:
                return frames.pop(0)
            return await asyncio.get_running_loop().create_future()

        scope = _scope("websocket", "/ws", "", headers, "127.0.0.1")
        scope["subprotocols"] = []
        serving = asyncio.ensure_future(cast("Any", self.app)(scope, receive, sent.put))
        heard: list[str] = []
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while not heard or heard[-1] in ("websocket.accept",):
                    message = await sent.get()
                    if message["type"] == "websocket.close":
                        heard.append(f"closed {message.get('reason') or message.get('code')}")
                    elif message["type"] == "websocket.send":
                        message_sent = json.loads(message["text"])
                        heard.append(
                            f"goodbye {message_sent['code']}"
                            if message_sent["type"] == "goodbye"
                            else message_sent["type"]
                        )
                    else:
                        heard.append(message["type"])
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        return tuple(heard)


def _scope(kind: str, path: str, query: str, headers: Mapping[str, str], address: str) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (name.lower().encode(), value.encode("latin-1", "replace"))
            for name, value in {"host": OWN, **headers}.items()
        ],
        "client": (address, 1),
        "server": ("127.0.0.1", 8017),
        "extensions": {},
    }


@asynccontextmanager
async def asking(randomness: Randomness | None = None, **settings: Any) -> AsyncIterator[TestedServer]:
    """Open a server on a database in memory, whose clock stands still."""
    clock, chance = ManualClock(START), randomness or SeededRandomness(1)
    with application(Settings(data=Path(), **settings), clock, chance, worker=BusyWorker.start) as app:
        async with app.running():
            yield TestedServer(app, clock)
