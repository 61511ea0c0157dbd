"""The door, on real sockets: who says nothing, says it too slowly, or comes too often is dropped; others are not."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ricochetrobots.server import limits
from support.serving import serving

pytestmark = pytest.mark.anyio
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
async def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """The port of a server that is quick to lose patience."""
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.2)
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 5)
    async with serving(tmp_path) as server:
        yield server.port


async def dropped(streams: Streams) -> bool:
    """Wait until the server ends a connection; return whether it did so without a word."""
    reader, writer = streams
    try:
        said = await reader.read()
    except ConnectionResetError:
        said = b""
    writer.close()
    return said == b""


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_who_does_not_say_all_in_time_is_dropped(port: int, said: bytes) -> None:
    streams = await asyncio.open_connection("127.0.0.1", port)
    streams[1].write(said)
    assert await dropped(streams)


async def test_who_has_asked_may_be_silent_for_longer(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(2):
        writer.write(HEALTH)
        assert b" 200 " in await reader.readline()
        await reader.readuntil(b"}")
        assert await dropped(await asyncio.open_connection("127.0.0.1", port))
    async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
        assert await dropped(await asyncio.open_connection("127.0.0.1", port))
        await (await socket.ping())
    writer.close()


async def test_one_address_has_so_many_connections_and_gets_them_back(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/ws"):
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
        assert await dropped(await asyncio.open_connection("127.0.0.1", port))
        other = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        other[1].write(HEALTH)
        assert b" 200 " in await other[0].readline(), "another address is let in"
        other[1].close()
        assert all([await dropped(each) for each in silent])
    for _ in range(6):  # all have been uncounted, the live one too
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert b" 200 " in await reader.read()
        writer.close()
