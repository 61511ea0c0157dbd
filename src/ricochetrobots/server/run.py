"""Run the server until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import uvicorn

from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.app import Application
from ricochetrobots.server.gate import ConnectionGate, GateConfig, HttpProtocol
from ricochetrobots.server.http.static import Files
from ricochetrobots.server.operate.running import announced
from ricochetrobots.server.operate.settings import MAX_PORT, SettingError, Settings
from ricochetrobots.server.socket.websocket import WebSocketProtocol

PORTS_TRIED = 20
LARGEST_FRAME = 64 * 1024
"""A larger frame ends the connection; between the protocol's limit and this one, the server rejects a frame by code."""
DRAIN_SECONDS = 8
SEND_BUFFER = 128 * 1024
"""The system's buffer for a connection that reads nothing (Linux takes twice as much)."""
ACCEPTED_AT_ONCE = 2
"""Accept this many connections in one turn of the loop.

That takes 2 ms with all that follows, so clients do not wait while a crowd connects. It also limits the failures in
one turn when no file descriptors are left.
"""
CONCURRENT_MOST = 20_000
"""The most connections and requests at once."""
BACKLOG = 2048
"""The most connections that may wait to be accepted."""
COLLECTED_AFTER = 1_000_000, 1, 1
"""The thresholds of garbage collection: new objects for the youngest generation, collections for the older ones.

A full collection stops the event loop for 60 to 250 ms with a thousand busy rooms, so it must be rare. An ended
connection leaves next to no garbage (tests/server/test_garbage.py).
"""


class _Server(uvicorn.Server):
    """A server that reports when it is ready and when it has ended, and says goodbye before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, app: Application, ready: Callable[[], None], ended: Callable[[], object]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._ended = ended

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        if self._app.connections is not None:
            await self._app.connections.leave(DRAIN_SECONDS / 2)
        await super().shutdown(sockets)
        self._ended()  # here, because SIGTERM ends the process before `serve` returns


def listen(host: str, port: int, *, or_next: bool = False, option: str | None = None) -> socket.socket:
    """Return a listening socket; with ``or_next`` on the first free port from ``port`` on.

    Raises SettingError, which names ``option``, or without it ``--host`` or ``--port``.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED - 1, MAX_PORT) if or_next and port else port
    for candidate in range(port, last + 1):
        # asyncio sends small messages at once only on sockets of the protocol TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listening.bind((host, candidate))
        except (socket.gaierror, UnicodeError, TypeError):  # TypeError: it cannot be encoded as a name
            listening.close()
            raise SettingError(
                Sentence(
                    "fault-no-address",
                    "There is no address {host} to listen on. Choose another with {option}.",
                    host=f"{host!r:.80}",
                    option=option or "--host",
                )
            ) from None
        except OSError as fault:
            listening.close()
            if fault.errno == errno.EADDRNOTAVAIL:
                raise SettingError(
                    Sentence(
                        "fault-foreign-address",
                        "{host} is not an address of this computer. Choose another with {option}.",
                        host=f"{host!r:.80}",
                        option=option or "--host",
                    )
                ) from None
            reason = fault.strerror
            continue
        listening.listen(1024)
        return listening
    raise SettingError(
        Sentence(
            "fault-cannot-listen",
            "Cannot listen on {place}: {why}. Choose another with {option}.",
            place=f"{host:.80}:{port}",
            option=option or "--port",
            why=reason or "",
        )
    )


def make_server(
    settings: Settings,
    app: Application,
    ready: Callable[[], None],
    ended: Callable[[], object] = lambda: None,
) -> uvicorn.Server:
    """Return the server of an application, with every limit of the transport."""
    config = GateConfig(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        limit_concurrency=CONCURRENT_MOST,
        h11_max_incomplete_event_size=16 * 1024,
        forwarded_allow_ips=settings.trusted_proxy,
        proxy_headers=bool(settings.trusted_proxy),
        server_header=False,
        log_config=None,
        access_log=False,
        backlog=ACCEPTED_AT_ONCE,
    )
    config.door = ConnectionGate(settings.trusted_proxy, app.limits.sockets_per_address)
    config.limits = app.limits
    return _Server(config, app, ready, ended)


def raise_file_limit() -> None:
    """Let the process open as many connections as the system allows, where the limit can be set."""
    with suppress(ImportError, OSError, ValueError):
        import fcntl
        import resource  # not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        # opening it makes the system enlarge its table of files now; during a game that took 10 to 40 ms
        with Path(os.devnull).open("rb") as file:
            os.close(fcntl.fcntl(file, fcntl.F_DUPFD, min(most, CONCURRENT_MOST) - 1))


@contextmanager
def rare_collections() -> Iterator[None]:
    """Exempt existing objects from garbage collection, and collect less often, inside the block.

    With Python's defaults, one collection with 100 rooms and 600 connections stopped the loop for 0.13 s of
    CPU.
    """
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def run(
    settings: Settings,
    *,
    listening: socket.socket | None = None,
    ready: Callable[[str, Files], None] = lambda address, files: None,
    app: Application | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; ``app`` is the application of the settings unless a test passes its own.

    It calls ``ready`` with the address, as ``http://127.0.0.1:8017``, and the browser's files, once people can play.
    Before it ends, it notifies clients and waits for them for at most 12 seconds. Raises SettingError if the port is
    taken and DataError if the data cannot be used. While it serves, `running_address` finds its address by the data
    directory.
    """
    listening = listening or listen(settings.host, settings.port)
    operators = listen(*settings.operators, option="--operators")
    address = _address(listening) + settings.base_path
    app = app or Application(settings)
    app.operators_port = operators.getsockname()[1]
    while_running = ExitStack()

    def announce() -> None:
        while_running.enter_context(rare_collections())
        while_running.enter_context(
            announced(settings.data, address, _address(operators), app.services.operator_token)
        )
        ready(address, app.services.files)

    raise_file_limit()
    server = make_server(settings, app, announce, while_running.close)
    messages = logging.getLogger("uvicorn.error")
    messages.setLevel(logging.WARNING)
    messages.addFilter(lambda _: app.fault is None)
    try:
        with while_running:
            asyncio.run(server.serve(sockets=[listening, operators]))
    except SystemExit:  # uvicorn's status for an application that cannot start
        if app.fault is not None:
            raise app.fault from None
        raise
