"""A closed connection leaves little cyclic garbage: a full collection would stop the event loop."""

import asyncio
import gc
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ricochetrobots.server.limits import ServerLimits
from support.serving import Serving, serving

pytestmark = pytest.mark.anyio
CONNECTIONS = 20
OBJECTS_LEFT = 16
"""The most objects that a closed connection may leave: asyncio's transport, and the objects that it references."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REQUEST = b"GET /rules HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(tmp_path, limits=ServerLimits(linger_seconds=0.0)) as server:
        yield server


def exchange(port: int, *parts: bytes) -> bytes:
    """Connect, send each part once the part before it is answered, and return the last answer."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        answer = b""
        for part in parts:
            connection.sendall(part)
            answer = connection.recv(1 << 20)
        return answer


def greeting(room: str) -> bytes:
    """Return the first message of a spectator, in a frame."""
    hello = json.dumps({"type": "hello", "protocol": 2, "room": room, "token": None}).encode()
    return b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello


async def test_an_http_connection_leaves_little_garbage(server: Serving) -> None:
    assert await objects_left_by(server.port, REQUEST) <= OBJECTS_LEFT * CONNECTIONS


async def test_a_websocket_leaves_little_garbage(server: Serving) -> None:
    room = (await server.open_room("Mara"))["room"]
    assert await objects_left_by(server.port, HANDSHAKE, greeting(room)) <= OBJECTS_LEFT * CONNECTIONS


async def objects_left_by(port: int, *parts: bytes) -> int:
    """Return how many objects the connections leave that only the garbage collector frees."""
    await serve(port, *parts)  # creates the objects that the server keeps
    gc.collect()
    gc.disable()
    try:
        for _ in range(CONNECTIONS):
            await serve(port, *parts)
        return gc.collect()
    finally:
        gc.enable()


async def serve(port: int, *parts: bytes) -> None:
    """Exchange the parts with the server, and wait until it has finished the request."""
    assert await asyncio.to_thread(exchange, port, *parts)
    while requests := [task for task in asyncio.all_tasks() if "run_asgi" in repr(task.get_coro())]:
        await asyncio.wait(requests)
    await asyncio.to_thread(int)  # lets the loop run the pending callbacks
