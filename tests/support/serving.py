"""A real server in the test's event loop, with a clock and limits that the test sets."""

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ricochetrobots.server.app import Application
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.run import listen, make_server
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.solving.pool import Worker
from support.apps import application
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, new_id
from support.solvers import SilentWorker

WITHOUT_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Serving:
    """A server at ``url``, whose clock stands still."""

    def __init__(self, app: Application, port: int, clock: ManualClock) -> None:
        self.operators_url = f"http://127.0.0.1:{app.operators_port}"
        self.app = app
        self.port = port
        self.clock = clock
        self.url = f"http://127.0.0.1:{port}"
        self.live_url = f"ws://127.0.0.1:{port}/ws"

    @property
    def connections(self) -> Connections:
        """The server's connections."""
        assert self.app.connections is not None
        return self.app.connections

    @property
    def rooms(self) -> Rooms:
        """The server's rooms."""
        return self.app.services.rooms

    async def open_room(
        self, name: str | None = None, mode: str = "friends", **options: object
    ) -> dict[str, Any]:
        """Open a room over HTTP."""
        body = {"mode": mode, "options": options} | ({} if name is None else {"name": name})
        async with http_client() as client:
            answer = await client.post(f"{self.url}/api/rooms", json=body)
        assert answer.status_code == 201, answer.text
        room: dict[str, Any] = answer.json()
        return room


def http_client(base_url: str = "") -> httpx.AsyncClient:
    """Return a client without TLS, which need not load all certificate authorities (20 ms)."""
    return httpx.AsyncClient(base_url=base_url, verify=WITHOUT_AUTHORITIES)


class Line:
    """A WebSocket whose messages in both directions are plain dictionaries."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, **message: object) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def command(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and return its answer."""
        command_id = new_id()
        await self.say(type=kind, id=command_id, **fields)
        while True:
            answer = await self.hear("accepted", "refused")
            if answer["id"] == command_id:
                return answer

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these types, or of any."""
        while True:
            message: dict[str, Any] = json.loads(await self.connection.recv())
            if not kinds or message["type"] in kinds:
                return message

    async def rest(self) -> list[dict[str, Any]]:
        """Return all messages until the server closes."""
        return [json.loads(data) async for data in self.connection]


@asynccontextmanager
async def serving(
    tmp_path: Path,
    *,
    send_buffer: int | None = None,
    url: str = MEMORY,
    limits: ServerLimits = USUAL,
    worker: Callable[[], Awaitable[Worker]] = SilentWorker.start,
    **settings: Any,
) -> AsyncIterator[Serving]:
    """Serve for the length of the block."""
    clock, randomness = ManualClock(START), SeededRandomness(1)
    configured = Settings(data=tmp_path, **settings)
    with application(configured, clock, randomness, url=url, limits=limits, worker=worker) as app:
        listening = listen("127.0.0.1", 0)
        if send_buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        operators = listen("127.0.0.1", 0)
        app.operators_port = operators.getsockname()[1]
        started, ended = asyncio.Event(), asyncio.Event()
        server = make_server(configured, app, started.set)

        async def until_ended() -> None:
            await server.on_tick(0)
            await ended.wait()

        server.main_loop = until_ended  # type: ignore[method-assign] # its own looks up every 100 ms
        running = asyncio.create_task(server.serve([listening, operators]))
        await started.wait()
        try:
            yield Serving(app, listening.getsockname()[1], clock)
        finally:
            ended.set()
            await running


@asynccontextmanager
async def line(
    server: Serving, room: str | None = None, token: str | None = None, **how: Any
) -> AsyncIterator[Line]:
    """Connect, and greet if a room is given."""
    async with connect(server.live_url, compression=None, **how) as connection:
        opened = Line(connection)
        if room is not None:
            await opened.say(type="hello", protocol=2, room=room, token=token, seq=0)
            await opened.hear("welcome")
        yield opened
