"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import struct
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.app import Front, create_app
from ricochetrobots.server.clock import Clock, SystemClock
from ricochetrobots.server.door import Door, HttpProtocol, Outbox, SharedConfig, Upgraded
from ricochetrobots.server.operate.running import announced
from ricochetrobots.server.operate.settings import MAX_PORT, SettingError, Settings
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.socket.asgi import DIRECT, Direct

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

PORTS_TRIED = 20
LARGEST_FRAME = 64 * 1024
"""Frames above this end the connection; between the protocol's limit and this one they are refused by code."""
DRAIN_SECONDS = 8
FRAMES_AHEAD = 8
"""So many frames of a connection may wait for the application before reading pauses."""
SEND_BUFFER = 128 * 1024
"""What the system keeps for a connection that takes nothing (Linux takes twice as much)."""
ACCEPTED_AT_ONCE = 2
"""So many connections are taken in one turn of the loop, 2 ms with all that follows, so that whoever is in does not
wait for a crowd; and so often it fails where there are no file descriptors left."""
CONCURRENT_MOST = 20_000
"""Connections and requests."""
BACKLOG = 2048
"""So many may wait to be taken."""
LINGER_SECONDS = 2.0
"""After a conversation: for the last bytes to be taken."""
COLLECTED_AFTER = 1_000_000, 1, 1
"""When circles of objects are looked for, which stops everybody for 60 to 250 ms in a thousand busy rooms: among the
newest when there are so many more than before, and after each such look among the newer ones, then among all. A
connection that has ended leaves next to none (tests/server/test_garbage.py)."""
_FRAME_BEGINS = StreamReader.at_eof.__code__
"""Where the library's reader waits once it has read a whole frame, and nowhere else on an open connection."""


class Inbox:
    """What `asyncio.Queue` does for one reader, and no more."""

    def __init__(self) -> None:
        self._waiting: deque[ASGIReceiveEvent] = deque()
        self._filled: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many events wait."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Tell whether none waits."""
        return not self._waiting

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add an event, and wake whoever waits for one."""
        self._waiting.append(event)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Return the first event once there is one; who is cancelled meanwhile takes none."""
        while not self._waiting:
            self._filled = asyncio.get_running_loop().create_future()
            try:
                await self._filled
            finally:
                self._filled = None
        return self._waiting.popleft()


class _Protocol(Upgraded, WebSocketsSansIOProtocol):
    """Lets the application do without the framework, and drops a peer that takes nothing after the conversation."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]  # what uvicorn uses of a queue
        self._unsent: list[bytes] = []
        self._outbox = self.config.outbox if isinstance(self.config, SharedConfig) else Outbox()

    def data_received(self, data: bytes) -> None:
        """Take bytes: where they are one whole text, past the library's reader, which takes twice as long."""
        if between_frames(self.conn):
            text = whole_text(data)
            if text is not None:
                self.frames = [text]
                self.curr_msg_data_type = "text"
                self.send_receive_event_to_app()
                return
        super().data_received(data)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what comes by way of the framework, a close among it, after what has been said before."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def run_asgi(self) -> None:
        direct = Direct(
            send=self._send_at_once,
            receive=self.receive,
            tcp=self.transport.get_extra_info("socket"),
            abort=self._cut_off,
        )
        self.scope["extensions"][DIRECT] = {"way": direct}
        await super().run_asgi()
        # they lead back to here: a circle, which only a look for garbage would find
        self.scope["extensions"].clear()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # another circle: a generator that holds what it is held by
        self.conn.parser.close()
        self.leave()

    def send_receive_event_to_app(self) -> None:
        """Queue a frame; reading pauses only when some wait, since two system calls a frame are too many."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < FRAMES_AHEAD
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > FRAMES_AHEAD

    def _cut_off(self) -> None:
        """End the connection; the system throws away what the other end has not taken."""
        with suppress(OSError):  # it has ended by itself
            tcp = self.transport.get_extra_info("socket")
            tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def _send_at_once(self, message: bytes) -> bool:
        """Have a text sent at the end of this turn of the loop, in one write with what else is said in it."""
        closing = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if closing or not self.writable.is_set():
            return False
        if not self._unsent:
            self._outbox.add(self.flush)
        self._unsent.append(text_frame(message))
        return True

    def flush(self) -> None:
        """Write what has been said in this turn so far."""
        frames, self._unsent = self._unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


def between_frames(reader: Protocol) -> bool:
    """Tell whether the next byte begins a message, on an open connection."""
    if reader.state is not State.OPEN or reader.current_size is not None or reader.reader.buffer:
        return False
    waits: Any = reader.parser  # a generator, which waits for another, and so on
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.gi_code is _FRAME_BEGINS


def whole_text(data: bytes) -> bytes | None:
    """Return the text in ``data`` if they are one frame that a client sends for it (RFC 6455, section 5.2).

    That is a whole message, masked, in UTF-8 and below 64 KiB; None for all else.
    """
    if len(data) < 6 or data[0] != 0x81 or not data[1] & 0x80:
        return None
    size, start = data[1] & 0x7F, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == 127 or len(data) != start + size:
        return None
    text = apply_mask(data[start:], data[start - 4 : start])
    try:
        text.decode()
    except UnicodeDecodeError:
        return None
    return text


def text_frame(message: bytes) -> bytes:
    """Return the frame that a server sends for a text (RFC 6455, section 5.2): whole, and not masked."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + message
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + message
    return struct.pack("!BBQ", 0x81, 127, size) + message


class _Server(uvicorn.Server):
    """Says when it is ready, and says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        connections = getattr(self._app.state, "connections", None)
        if connections is not None:
            await connections.leave(DRAIN_SECONDS / 2)
        await super().shutdown(sockets)


def listen(host: str, port: int, *, or_next: bool = False) -> socket.socket:
    """Return a listening socket; with ``or_next`` on the first free port from ``port`` on. Raises SettingError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED - 1, MAX_PORT) if or_next and port else port
    for candidate in range(port, last + 1):
        # asyncio sends small messages at once only on sockets that say they are TCP
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
                    "There is no address {host} to listen on. Choose another with --host.",
                    host=f"{host!r:.80}",
                )
            ) from None
        except OSError as fault:
            listening.close()
            if fault.errno == errno.EADDRNOTAVAIL:
                raise SettingError(
                    Sentence(
                        "fault-foreign-address",
                        "{host} is no address of this computer. Choose another with --host.",
                        host=f"{host!r:.80}",
                    )
                ) from None
            reason = fault.strerror
            continue
        listening.listen(1024)
        return listening
    raise SettingError(
        Sentence(
            "fault-cannot-listen",
            "Cannot listen on {place}: {why}. Choose another with --port.",
            place=f"{host:.80}:{port}",
            why=reason or "",
        )
    )


def make_server(settings: Settings, app: Litestar, ready: Callable[[], None]) -> uvicorn.Server:
    """Return the server of an application, with every limit of the transport said."""
    config = SharedConfig(
        Front(app),
        http=HttpProtocol,
        ws=_Protocol,
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
    config.door = Door(settings.trusted_proxy)
    config.outbox = Outbox()
    return _Server(config, app, ready)


def raise_file_limit() -> None:
    """Let the process have as many connections as the system allows it, where that can be said."""
    with suppress(ImportError, OSError, ValueError):
        import fcntl
        import resource  # neither on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        # the system enlarges its table of files to hold this one; in mid-game that stopped everybody for 10 to 40 ms
        with Path(os.devnull).open("rb") as file:
            os.close(fcntl.fcntl(file, fcntl.F_DUPFD, min(most, CONCURRENT_MOST) - 1))


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let the collector leave alone what is there now, and look less often through the rest, while in the block.

    As Python sets it, one look through 100 rooms and 600 connections stopped everybody for 0.13 s of CPU.
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


def run(
    settings: Settings,
    *,
    listening: socket.socket | None = None,
    ready: Callable[[str], None] = lambda address: None,
    clock: Callable[[float], Clock] = SystemClock,
    randomness: Randomness | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM.

    ``ready`` is called with the address, as ``http://127.0.0.1:8017``, once games can be played. Clients are told
    before the server goes; it waits for them at most 10 seconds. Raises SettingError if the port is taken and
    DataError if the data cannot be used. While it serves, `running_address` finds it by its data.
    ``clock`` and ``randomness`` are for tests (`create_app`).
    """
    listening = listening or listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}"
    app = create_app(settings, clock=clock, randomness=randomness)
    while_running = ExitStack()

    def tell() -> None:
        while_running.enter_context(rare_collections())
        while_running.enter_context(announced(settings.data, address, app.state.operator_token))
        ready(address)

    raise_file_limit()
    server = make_server(settings, app, tell)
    messages = logging.getLogger("uvicorn.error")
    messages.setLevel(logging.WARNING)
    messages.addFilter(lambda _: "fault" not in app.state)
    try:
        with while_running:
            asyncio.run(server.serve(sockets=[listening]))
    except SystemExit:  # uvicorn's answer to an application that cannot start
        if "fault" in app.state:
            raise app.state.fault from None
        raise
