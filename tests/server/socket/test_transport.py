"""Conversations know their transport and nothing of what carries it; a WebSocket is one."""

import subprocess
import sys
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.socket.asgi import DIRECT, AsgiTransport, Direct
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.socket.transport import DisconnectedError
from support.rooms import open_rooms

pytestmark = pytest.mark.anyio
CONNECT = {"type": "websocket.connect"}
Frames = list[dict[str, Any]]


def websocket(frames: Frames, sent: Frames, extensions: dict[str, Any] | None = None) -> AsgiTransport:
    """A WebSocket on which these frames come, and which notes what is sent."""
    scope: Any = {"type": "websocket", "path": "/ws", "headers": [], "extensions": extensions or {}}

    async def receive() -> Any:
        return frames.pop(0)

    async def send(message: Any) -> None:
        if message.get("text") == "too late":
            raise OSError
        sent.append(message)

    return AsgiTransport(scope, receive, send)


def test_rooms_and_conversations_need_no_framework() -> None:
    program = (
        "import sys, ricochetrobots.server.socket.endpoint, ricochetrobots.server.store.sqlite\n"
        "print(*({'litestar', 'uvicorn', 'websockets'} & {*sys.modules}))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.split() == []


async def test_any_asgi_server_carries_a_conversation() -> None:
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


async def test_our_own_server_is_asked_directly() -> None:
    said: list[bytes] = []

    def send(message: bytes) -> bool:
        said.append(message)
        return True

    direct = Direct(send=send, tcp=None, abort=said.clear)
    frames: Frames = [{"type": "websocket.receive", "text": "directly"}]
    transport = websocket(frames, [], {DIRECT: {"way": direct}})
    assert transport.send_at_once(b"one")
    assert said == [b"one"]
    assert await transport.receive() == "directly"
    transport.abort()
    assert said == []


async def test_who_is_gone_before_being_let_in_is_not_heard() -> None:
    async with open_rooms() as rooms:
        connections = Connections(rooms, ManualClock())
        await connections.serve(websocket([{"type": "websocket.disconnect"}], []), "192.0.2.1")
        assert len(connections) == 0


async def test_what_the_framework_raises_means_that_it_is_over() -> None:
    async def gone(*_: Any) -> Any:
        raise WebSocketDisconnect(detail="gone")

    scope: Any = {"type": "websocket", "path": "/ws", "headers": []}
    transport = AsgiTransport(scope, gone, gone)
    for ended in (transport.accept(), transport.receive(), transport.send(b""), transport.close()):
        with pytest.raises(DisconnectedError):
            await ended
