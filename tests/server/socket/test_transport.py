"""The transport of connections: a WebSocket of any ASGI server, or of the project's server directly."""

import subprocess
import sys
from typing import Any

import pytest

from ricochetrobots.server.socket.asgi import DIRECT, AsgiTransport, Direct
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.socket.transport import DisconnectedError
from support.clock import ManualClock
from support.rooms import open_rooms

pytestmark = pytest.mark.anyio
CONNECT = {"type": "websocket.connect"}
Frames = list[dict[str, Any]]


def websocket(frames: Frames, sent: Frames, extensions: dict[str, Any] | None = None) -> AsgiTransport:
    """Return a WebSocket that receives these frames and appends its messages to ``sent``."""
    scope: Any = {"type": "websocket", "path": "/ws", "headers": [], "extensions": extensions or {}}

    async def receive() -> Any:
        return frames.pop(0)

    async def send(message: Any) -> None:
        if message.get("text") == "too late":
            raise OSError
        sent.append(message)

    return AsgiTransport(scope, receive, send)


def test_rooms_and_connections_import_no_framework() -> None:
    program = (
        "import sys, ricochetrobots.server.socket.endpoint, ricochetrobots.server.log.sqlite\n"
        "print(*({'starlette', 'uvicorn', 'websockets', 'asyncpg'} & {*sys.modules}))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.split() == []


async def test_a_connection_works_on_any_asgi_server() -> None:
    sent: Frames = []
    receive = {"type": "websocket.receive"}
    transport = websocket(
        [CONNECT, {**receive, "text": "ä"}, {**receive, "bytes": b"b"}, {"type": "websocket.disconnect"}],
        sent,
    )
    await transport.accept()
    assert [await transport.receive(), await transport.receive()] == ["ä", b"b"]
    assert not transport.send_at_once("ö".encode())
    await transport.send("ö".encode())
    with pytest.raises(DisconnectedError):
        await transport.send(b"too late")
    await transport.close()
    with pytest.raises(DisconnectedError):
        await transport.receive()
    assert transport.acknowledged() is None
    assert [message.get("text", message["type"]) for message in sent] == [
        "websocket.accept",
        "ö",
        "websocket.close",
    ]


async def test_messages_bypass_asgi_on_the_projects_server() -> None:
    sent: list[bytes] = []

    def send(message: bytes) -> bool:
        sent.append(message)
        return True

    direct = Direct(send=send, tcp=None, abort=sent.clear)
    frames: Frames = [{"type": "websocket.receive", "text": "directly"}]
    transport = websocket(frames, [], {DIRECT: {"way": direct}})
    assert transport.send_at_once(b"one")
    assert sent == [b"one"]
    assert await transport.receive() == "directly"
    transport.abort()
    assert sent == []


async def test_a_client_that_disconnects_before_the_accept_is_dropped() -> None:
    async with open_rooms() as rooms:
        connections = Connections(rooms, ManualClock())
        await connections.serve(websocket([{"type": "websocket.disconnect"}], []), "192.0.2.1")
        assert len(connections) == 0


async def test_an_error_of_the_connection_counts_as_a_disconnect() -> None:
    async def fail(*_: Any) -> Any:
        raise OSError("gone")

    scope: Any = {"type": "websocket", "path": "/ws", "headers": []}
    transport = AsgiTransport(scope, fail, fail)
    for ended in (transport.accept(), transport.receive(), transport.send(b""), transport.close()):
        with pytest.raises(DisconnectedError):
            await ended
