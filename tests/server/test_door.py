"""The limits on raw TCP connections: a silent, slow or excess client is dropped, and other clients are not."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from ricochetrobots.server.limits import ServerLimits
from support.serving import serving

pytestmark = pytest.mark.anyio
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[int]:
    """Return the port of a server with short time limits."""
    limits = ServerLimits(head_seconds=0.2, body_seconds=0.2, sockets_per_address=5)
    async with serving(tmp_path, limits=limits) as server:
        yield server.port


async def dropped(streams: Streams) -> bool:
    """Wait until the server closes a connection; return whether it sent nothing."""
    reader, writer = streams
    try:
        data = await reader.read()
    except ConnectionResetError:
        data = b""
    writer.close()
    return data == b""


@pytest.mark.parametrize(
    "data",
    [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_a_client_that_does_not_send_a_full_request_in_time_is_dropped(port: int, data: bytes) -> None:
    streams = await asyncio.open_connection("127.0.0.1", port)
    streams[1].write(data)
    assert await dropped(streams)


async def test_a_client_with_a_finished_request_may_idle_for_longer(port: int) -> None:
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


async def test_connections_per_address_are_limited_and_released(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/ws"):
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
        assert await dropped(await asyncio.open_connection("127.0.0.1", port))
        other = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        other[1].write(HEALTH)
        assert b" 200 " in await other[0].readline(), "a client from another address is accepted"
        other[1].close()
        assert all([await dropped(each) for each in silent])
    for _ in range(6):  # the server has released every connection, the WebSocket too
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert b" 200 " in await reader.read()
        writer.close()


UPGRADE = b"GET /%s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n%s"
UPGRADE += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"


@pytest.mark.parametrize(
    "request_bytes",
    [
        UPGRADE % (b"ws", b"Content-Length: 5\r\n") + b"hello",
        UPGRADE % (b"ws", b"Transfer-Encoding: chunked\r\n") + b"5\r\nhello\r\n0\r\n\r\n",
        UPGRADE % (b"ws", b"X-Long: " + b"x" * 9_000 + b"\r\n"),
        UPGRADE % (b"ws" * 4_500, b""),
        UPGRADE % (b"", b"X-Many: x\r\n" * 300),
    ],
    ids=["a body", "chunks", "a long line", "a long path", "many lines"],
)
async def test_a_websocket_that_cannot_be_opened_is_refused_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, request_bytes: bytes
) -> None:
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request_bytes)
        assert (await reader.read()).startswith(b"HTTP/1.1 4")
        writer.close()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("frames", [[b"\xff"], [b"\xc3", b"\x28"]], ids=["one frame", "two frames"])
async def test_text_that_is_not_utf_8_ends_the_connection_without_an_error(
    port: int, caplog: pytest.LogCaptureFixture, frames: list[bytes]
) -> None:
    async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await socket.send(frames if len(frames) > 1 else frames[0], text=True)
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_half_a_body_is_no_fault_of_the_server(port: int, caplog: pytest.LogCaptureFixture) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{")
    await writer.drain()
    writer.write_eof()
    answer = await reader.read()
    assert answer == b"" or b" 400 " in answer
    writer.close()
    for _ in range(3):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert b" 200 " in await reader.read()
        writer.close()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
