"""The server as an ASGI application: it joins storage, rooms and connections, and opens and closes them in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ricochetrobots.server import metrics
from ricochetrobots.server.clock import Clock, SystemClock, latest_believed
from ricochetrobots.server.errors import (
    DataDamagedError,
    DataError,
    ForeignOriginError,
    StorageUnavailableError,
)
from ricochetrobots.server.http import ladder, operator, operator_page, seats, tables
from ricochetrobots.server.http.api import FOR_OPERATORS, HANDLERS, HttpContext
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.http.refusals import REFUSERS
from ricochetrobots.server.http.static import HEADERS
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.limits import address_of
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.operate.retention import Retention
from ricochetrobots.server.operate.settings import OPERATOR, Settings
from ricochetrobots.server.randomness import Randomness, SystemRandomness
from ricochetrobots.server.rooms.name_filter import is_offensive
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tables import OpenTables
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.socket.asgi import AsgiTransport
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.solving.pool import (
    ProcessWorker,
    SolverPool,
    SolvingService,
    Worker,
    Workers,
)
from ricochetrobots.server.solving.shared import SharedSolver
from ricochetrobots.server.store.databases import open_store
from ricochetrobots.server.store.sqlite import sqlite_url
from ricochetrobots.server.store.store import Store
from ricochetrobots.wire.messages import MAX_MESSAGE_BYTES

SECRET_BYTES = 32
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def create_app(
    settings: Settings,
    *,
    clock: Callable[[float], Clock] = SystemClock,
    randomness: Randomness | None = None,
    url: str | None = None,
    worker: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
) -> Litestar:
    """Return the application, which opens its database when it starts and closes it when it ends.

    ``clock`` makes the clock from the newest recorded time, for a database without a clock. ``randomness`` is the
    system's unless a test passes another. ``url`` is the database; None means the one in ``settings``. ``worker``
    starts a solving process; it is called when the first puzzle arrives. Starting the application raises DataError
    when the data cannot be used; ``app.state.fault`` then holds that error.
    """
    randomness = randomness or SystemRandomness()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        try:
            store = await _open_store(settings, url)
            last_time, secret = await _first_look(store, settings, randomness)
        except DataError as fault:
            app.state.fault = fault  # `run` prints it; a traceback would not help a person
            raise
        operator.remove_unfinished(settings.data)
        time, tokens = store.clock or clock(last_time), Tokens(secret)
        solver_pool = _open_solver(store, Workers(time, worker))
        rooms = Rooms(store, time, randomness, tokens, solver_pool, public=settings.tables)
        await rooms.outages.begin(last_time)
        app.state.http = HttpContext(settings, time, store.budgets)
        app.state.operator_token = tokens.operator_token(time.now())
        app.state.rooms = rooms
        app.state.tables = OpenTables(rooms, time, store.tables)
        app.state.ladder = _ladder(settings, rooms)
        app.state.solver_pool = solver_pool
        app.state.connections = Connections(rooms, time)
        background = [
            asyncio.create_task(rooms.run(), name="sweeper"),
            asyncio.create_task(app.state.connections.look_after(), name="stalled"),
            asyncio.create_task(Checking(rooms).run(), name="checking"),
        ]
        if store.shared:
            background.append(asyncio.create_task(rooms.follow(), name="follower"))
            background.append(asyncio.create_task(rooms.follow_sayings(), name="quick chat"))
        if settings.tables:
            await asyncio.to_thread(is_offensive, "")  # read the lists before anybody waits for them
            background.append(asyncio.create_task(app.state.tables.run(), name="public tables"))
        if app.state.ladder is not None:
            background.append(asyncio.create_task(app.state.ladder.run(), name="ladder"))
        if settings.keep_days is not None:
            retention = Retention(rooms, settings.keep_days)
            background.append(asyncio.create_task(retention.run(), name="retention"))
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await rooms.close()
            await solver_pool.close()
            await store.close()

    public = Litestar(
        route_handlers=[*HANDLERS, *seats.HANDLERS, *tables.HANDLERS, *ladder.HANDLERS, connect],
        path=settings.base_path or None,
        lifespan=[opened],
        exception_handlers=REFUSERS,
        before_send=[add_headers],
        middleware=[without_odd_host],
        request_max_body_size=MAX_MESSAGE_BYTES,
        openapi_config=None,
        state=State({"settings": settings, "operators_port": None}),
        logging_config=None,
    )
    public.state.operators = _operators_app(public)
    return public


def _operators_app(public: Litestar) -> Litestar:
    """Return the application of the operators' address, which shares the state of the players' application."""
    operators = Litestar(
        route_handlers=[*FOR_OPERATORS, *operator.HANDLERS, *operator_page.HANDLERS],
        exception_handlers=REFUSERS,
        before_send=[add_headers],
        middleware=[without_odd_host],
        request_max_body_size=MAX_MESSAGE_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    operators.state = public.state
    return operators


def _ladder(settings: Settings, rooms: Rooms) -> Ladder | None:
    if not settings.ladder:
        return None
    return Ladder(rooms, settings.ladder, is_open=settings.ladder_places != OPERATOR)


def _open_solver(store: Store, workers: Workers) -> SolvingService:
    return SolverPool(workers) if store.jobs is None else SharedSolver(store.jobs, workers)


async def _open_store(settings: Settings, url: str | None) -> Store:
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise DataError("data-place", place=str(settings.data), why=fault.strerror or "") from fault
    return await open_store(url or settings.database or sqlite_url(settings.data))


async def _first_look(store: Store, settings: Settings, randomness: Randomness) -> tuple[float, bytes]:
    """Return the newest recorded time and the server's secret; close the store if it cannot return them."""
    try:
        return await store.last_time(latest_believed()), await store.secret(randomness.bytes(SECRET_BYTES))
    except DataError:
        await store.close()
        raise
    except StorageUnavailableError as fault:
        await store.close()
        place = "PostgreSQL" if settings.database else str(settings.data)
        raise DataDamagedError(place=place, why=fault.reason) from fault


@websocket("/ws")
async def connect(socket: WebSocket[Any, Any, State]) -> None:
    """Serve a WebSocket connection (docs/protocol.md)."""
    await _converse(socket.scope, socket.receive, socket.send, socket.app.state)


class Front:
    """The application, with a direct route for WebSockets that skips the framework's layers.

    Connections to ``operators_port`` reach the operators' application, and nothing else does.
    """

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._path = f"{app.state.settings.base_path}/ws"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Route a request to the operators' application, the WebSocket or the players' application."""
        reached = scope.get("server")
        if reached is not None and reached[1] is not None and reached[1] == self._app.state.operators_port:
            await self._app.state.operators(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and scope["path"] == self._path:
            await _converse(scope, receive, send, self._app.state)
        else:
            await self._app(scope, receive, send)


async def _converse(scope: Scope, receive: Receive, send: Send, state: State) -> None:
    """Serve a WebSocket; reject it if a page of another site requests it."""
    transport = AsgiTransport(scope, receive, send)
    headers = {name.lower(): value for name, value in scope["headers"]}
    origin, host = (
        headers[name].decode("latin-1") if name in headers else None for name in (b"origin", b"host")
    )
    try:
        check_origin(origin, host, state.settings.origins)
    except ForeignOriginError:
        await transport.close(code=4403, reason="foreign-origin")
        return
    await state.connections.serve(transport, address_of(scope))


def without_odd_host(app: ASGIApp) -> ASGIApp:
    """Remove a Host header that cannot be parsed: the framework would fail on it while it rejects the request."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        try:
            _ = urlsplit(f"//{host.decode('latin-1')}").port
        except ValueError:
            scope["headers"] = [header for header in scope["headers"] if header[0] != b"host"]
        await app(scope, receive, send)

    return checked


async def add_headers(message: Message, _: Scope) -> None:
    """Add the security headers to every answer that lacks them, drop empty ones, and count the answer."""
    if message["type"] == "http.response.start":
        metrics.REQUESTS.labels(message["status"]).inc()
        present = {name for name, _ in message["headers"]}
        message["headers"] = [
            *(header for header in message["headers"] if header[1]),
            *(header for header in _HEADERS if header[0] not in present),
        ]
