"""A connection that has ended leaves next to nothing for a look for garbage, which would stop everybody."""

import asyncio
import gc
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ricochetrobots.server.socket import websocket
from support.serving import Serving, serving

pytestmark = pytest.mark.anyio
CONNECTIONS = 20
OBJECTS_LEFT = 16
"""By each: asyncio's own transport, and what it holds."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REQUEST = b"GET /rules HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Serving]:
    monkeypatch.setattr(websocket, "LINGER_SECONDS", 0.0)
    async with serving(tmp_path) as server:
        yield server


def say(port: int, *parts: bytes) -> bytes:
    """Connect, say this, part by part, each once there is an answer to the one before, and return the last answer."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        answer = b""
        for part in parts:
            connection.sendall(part)
            answer = connection.recv(1 << 20)
        return answer


def greeting(room: str) -> bytes:
    """Return the first message of somebody who watches, in a frame."""
    hello = json.dumps({"type": "hello", "protocol": 2, "room": room, "token": None}).encode()
    return b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello


async def test_a_request_leaves_next_to_nothing(server: Serving) -> None:
    assert await left_by(server.port, REQUEST) <= OBJECTS_LEFT * CONNECTIONS


async def test_a_conversation_leaves_next_to_nothing(server: Serving) -> None:
    room = (await server.open_room("Mara"))["room"]
    assert await left_by(server.port, HANDSHAKE, greeting(room)) <= OBJECTS_LEFT * CONNECTIONS


async def left_by(port: int, *parts: bytes) -> int:
    """Return how many objects are left by so many connections, of those that only a look for garbage frees."""
    await answer(port, *parts)  # what is made once
    gc.collect()
    gc.disable()
    try:
        for _ in range(CONNECTIONS):
            await answer(port, *parts)
        return gc.collect()
    finally:
        gc.enable()


async def answer(port: int, *parts: bytes) -> None:
    """Have the server answer a connection, to the very end."""
    assert await asyncio.to_thread(say, port, *parts)
    while asked := [task for task in asyncio.all_tasks() if "run_asgi" in repr(task.get_coro())]:
        await asyncio.wait(asked)
    await asyncio.to_thread(int)  # turns of the loop in which what lingers goes
