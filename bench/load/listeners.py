"""WebSockets that cost the client almost nothing: they greet, count the messages, and answer pings."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Sequence

import msgspec

CONNECTIONS_AN_ADDRESS = 180
"""Below the server's limit; more come from further loopback addresses."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG = b"\x89\x04", b"\x8a\x84\0\0\0\0"
"""The server's ping, and the pong that answers it, masked with zeros."""
ESTABLISHED = 1


class Listener(asyncio.Protocol):
    """One connection to a room, as a spectator or with the token of a seat."""

    def __init__(self, port: int, room: str, token: str | None = None) -> None:
        hello = {"type": "hello", "protocol": 2, "room": room, "token": token}
        body = msgspec.json.encode(hello)
        self._hello = b"\x81\xfe" + len(body).to_bytes(2) + bytes(4) + body
        self._port = port
        self._head = b""
        self._greeted = False
        self.lost = False
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(HANDSHAKE % self._port)

    def data_received(self, data: bytes) -> None:
        if data.startswith(PING):
            self.transport.write(PONG + data[2:6])
        if self.joined.done():
            return
        self._head += data
        if not self._greeted and b"\r\n\r\n" in self._head:
            self._greeted = True
            self.transport.write(self._hello)
        if b'"type":"presence"' in self._head:
            self._head = b""
            self.joined.set_result(None)

    def connection_lost(self, fault: Exception | None) -> None:
        self.lost = True
        if not self.joined.done():
            self.joined.set_exception(ConnectionResetError("cut off before it had joined"))

    @property
    def connected(self) -> bool:
        """Whether the system still has the connection; true also while nothing is read."""
        tcp = self.transport.get_extra_info("socket")
        return not self.lost and tcp.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED


async def open_listener(
    listener: Listener, port: int, number: int, receive_buffer: int | None = None
) -> None:
    """Connect it, from one address per group of numbers, and wait until it has joined."""
    tcp = socket.socket()
    tcp.setblocking(False)
    if receive_buffer is not None:
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    tcp.bind((f"127.0.2.{1 + number // CONNECTIONS_AN_ADDRESS}", 0))
    await asyncio.get_running_loop().sock_connect(tcp, ("127.0.0.1", port))
    await asyncio.get_running_loop().create_connection(lambda: listener, sock=tcp)
    await listener.joined


async def open_all(listeners: Sequence[Listener], port: int, at_once: int = 100, within: float = 0.0) -> None:
    """Connect them, ``at_once`` at a time, within this many seconds. Raises an ExceptionGroup if one fails."""
    turns, begun = asyncio.Semaphore(at_once), time.perf_counter()

    async def open_one(number: int) -> None:
        async with turns:
            await open_listener(listeners[number], port, number)

    async with asyncio.TaskGroup() as opening:
        for number in range(len(listeners)):
            await asyncio.sleep(begun + within * number / len(listeners) - time.perf_counter())
            opening.create_task(open_one(number))
