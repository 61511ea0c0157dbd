"""uvicorn's WebSocket, with a direct route for the application: the one place that bypasses ASGI.

ASGI sends through a task, hides the TCP connection and cannot abort it. The direct route gains these figures
(docs/reliability.md, docs/adr/0020-server-diet.md):

- E1, CPU of a bid: sending at once instead of through a task saves a quarter of it, and reading on while few frames
  wait saves the two system calls of a pause.
- E13, readers that have stopped reading: the connection is aborted within 10 s, although bytes wait for it.
- 5,000 spectators enter without long pauses: an ended connection leaves no reference cycles for a garbage collection.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from contextlib import suppress

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from ricochetrobots.server.limits import USUAL
from ricochetrobots.server.socket.asgi import DIRECT, Direct

FRAMES_AHEAD = 8
"""The most frames of a connection that may wait for the application before reading pauses."""
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a request for a WebSocket that the library cannot read, for example because it has a body."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose application finds a `Direct` route to it among the extensions of its scope."""

    leave: Callable[[], None] = staticmethod(lambda: None)
    """Called when the connection is lost."""
    linger_seconds: float = USUAL.linger_seconds

    async def run_asgi(self) -> None:
        """Run the application, and abort the connection a little after it has ended."""
        tcp = self.transport.get_extra_info("socket")
        self.scope["extensions"][DIRECT] = {"way": Direct(self._send_at_once, tcp, self._abort)}
        await super().run_asgi()
        self.scope["extensions"].clear()  # a reference cycle: the bound methods lead back to this protocol
        self.loop.call_later(self.linger_seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Receive bytes, and refuse a request that the library cannot read: it would wait for ever."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True  # nothing is left to do when the server stops
            self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the cycle between the library's reader and its generator, and free the place at the door."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.leave()

    def send_receive_event_to_app(self) -> None:
        """Queue a message, and pause reading only while many wait; end the connection for text that is not UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < FRAMES_AHEAD
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > FRAMES_AHEAD

    def _send_at_once(self, message: bytes) -> bool:
        """Send a text if the connection is open and nothing waits to be sent; return whether it did."""
        open_ = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not open_ or not self.writable.is_set():
            return False
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False, extensions=()))
        return True

    def _abort(self) -> None:
        """End the connection; the system discards the bytes that the peer has not read."""
        with suppress(OSError):  # it has ended by itself
            tcp = self.transport.get_extra_info("socket")
            tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()


def _is_utf8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
