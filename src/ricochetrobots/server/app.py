"""The server as an ASGI application: it joins storage, rooms and connections, and opens and closes them in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.routing import Router as Lifespan
from starlette.types import Receive, Scope, Send

from ricochetrobots.server.background import Background, Start, Work, stop
from ricochetrobots.server.budgets import Budgets, address_of
from ricochetrobots.server.clock import Clock, SystemClock, latest_believed
from ricochetrobots.server.errors import (
    DataDamagedError,
    DataError,
    ForeignOriginError,
    StorageUnavailableError,
)
from ricochetrobots.server.http import operator
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.http.pictures import Pictures
from ricochetrobots.server.http.routes import OPERATORS, PUBLIC
from ricochetrobots.server.http.routing import Router
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.http.static import Compress, Files, compress
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.operate.readiness import Probe
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
    Worker,
    Workers,
)
from ricochetrobots.server.solving.shared import SharedSolver

SECRET_BYTES = 32


class Application:
    """The server. It opens its database when it starts and closes it when it ends.

    ``clock`` makes the clock from the newest recorded time, for a database without a clock. ``limits`` and
    ``randomness`` are the usual ones unless a test passes others, and so are ``package``, the folder of the browser's
    files, and ``compress``, which compresses them. ``url`` is the database; None means the one in ``settings``.
    ``worker`` starts a solving process; it is called when the first puzzle arrives. Starting the application raises
    DataError when the data cannot be used; ``fault`` then holds that error.

    Connections to ``operators_port`` reach the routes for operators, and nothing else does.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        limits: ServerLimits = USUAL,
        clock: Callable[[float], Clock] = SystemClock,
        randomness: Randomness | None = None,
        url: str | None = None,
        package: Path | None = None,
        compress: Compress = compress,
        worker: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
    ) -> None:
        self.settings = settings
        self.limits = limits
        self.fault: DataError | None = None
        self.operators_port: int | None = None
        self.public = Router(PUBLIC, settings.base_path)
        self.operators = Router(OPERATORS)
        self.connections: Connections | None = None
        """The connections of the running server."""
        self._services: Services | None = None
        self._clock = clock
        self._randomness = randomness or SystemRandomness()
        self._url = url
        self._package = package
        self._compress = compress
        self._worker = worker
        self._socket_path = f"{settings.base_path}/ws"
        self._lifespan = Lifespan(lifespan=lambda _: self.running())

    @property
    def services(self) -> Services:
        """The services of the running server."""
        if self._services is None:
            raise RuntimeError("the server is not running")
        return self._services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection to the routes for operators, the socket or the public routes."""
        if scope["type"] == "lifespan":
            await self._lifespan.lifespan(scope, receive, send)
            return
        reached = scope.get("server")
        for_operators = reached is not None and reached[1] is not None and reached[1] == self.operators_port
        if scope["type"] == "http":
            router = self.operators if for_operators else self.public
            await router.answer(self.services, scope, receive, send)
        elif scope["path"] == self._socket_path and not for_operators:
            await self._converse(scope, receive, send)
        else:
            await AsgiTransport(scope, receive, send).close(code=4404, reason="not-found")

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket; reject it if a page of another site requests it."""
        transport = AsgiTransport(scope, receive, send)
        headers = {name.lower(): value for name, value in scope["headers"]}
        origin, host = (
            headers[name].decode("latin-1") if name in headers else None for name in (b"origin", b"host")
        )
        try:
            check_origin(origin, host, self.settings.origins)
        except ForeignOriginError:
            await transport.close(code=4403, reason="foreign-origin")
            return
        if self.connections is not None:
            await self.connections.serve(transport, address_of(scope))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the server for the length of the block. Raises DataError."""
        settings, randomness = self.settings, self._randomness
        async with Background() as background:
            try:
                store = await _open_store(settings, self._url, self.limits, background.start)
                last_time, secret = await _first_look(store, settings, randomness)
            except DataError as fault:
                self.fault = fault  # `run` prints it; a traceback would not help a person
                raise
            operator.remove_unfinished(settings.data)
            cluster, tokens = store.cluster, Tokens(secret)
            time = self._clock(last_time) if cluster is None else cluster.clock
            workers = Workers(time, self._worker, limits=self.limits, start_task=background.start)
            solver = SolverPool(workers) if cluster is None else SharedSolver(cluster.jobs, workers)
            rooms = Rooms(store, time, randomness, tokens, solver, limits=self.limits, public=settings.tables)
            await rooms.outages.begin(last_time)
            connections = self.connections = Connections(rooms, time)
            services = self._services = Services(
                settings=settings,
                limits=self.limits,
                clock=time,
                budgets=Budgets(time, self.limits, None if cluster is None else cluster.budgets),
                files=Files(
                    settings.base_path,
                    offline=settings.offline,
                    tables=settings.tables,
                    ladder=bool(settings.ladder),
                    package=self._package,
                    compress=self._compress,
                ),
                pictures=Pictures(time, self.limits.pictures_per_address),
                rooms=rooms,
                tables=OpenTables(rooms, time, None if cluster is None else cluster.tables),
                ladder=_ladder(settings, rooms),
                solver=solver,
                connections=connections,
                background=background,
                probe=Probe(store, time),
                operator_token=tokens.operator_token(time.now()),
            )
            if settings.tables:
                await asyncio.to_thread(is_offensive, "")  # read the lists before anybody waits for them
            tasks = [background.start(name, work) for name, work in _tasks(services, connections)]
            tasks.append(background.start("checking", Checking(rooms).run, may_end=True))
            try:
                yield
            finally:
                await stop(tasks)
                await rooms.close()
                await solver.close()
                await store.close()


def _tasks(services: Services, connections: Connections) -> Iterator[tuple[str, Work]]:
    """Yield the tasks of a server beside those of its store and its solver, each with its name."""
    rooms, settings = services.rooms, services.settings
    yield "sweeper", rooms.run
    yield "stalled", connections.look_after
    if (cluster := rooms.store.cluster) is not None:
        yield "follower", rooms.follow
        yield "quick chat", partial(rooms.follow_sayings, cluster)
        if settings.tables:
            yield "public tables", partial(services.tables.run, cluster.tables)
    if services.ladder is not None:
        yield "ladder", services.ladder.run
    if settings.keep_days is not None:
        yield "retention", Retention(rooms, settings.keep_days).run


def _ladder(settings: Settings, rooms: Rooms) -> Ladder | None:
    if not settings.ladder:
        return None
    return Ladder(rooms, settings.ladder, is_open=settings.ladder_places != OPERATOR)


async def _open_store(settings: Settings, url: str | None, limits: ServerLimits, start: Start) -> Store:
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise DataError("data-place", place=str(settings.data), why=fault.strerror or "") from fault
    return await open_store(url or settings.database or sqlite_url(settings.data), limits, start)


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
