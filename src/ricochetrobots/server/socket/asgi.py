"""A WebSocket of an ASGI server as a transport."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ricochetrobots.server.socket.progress import acknowledged
from ricochetrobots.server.socket.transport import Acknowledged, DisconnectedError

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

Result = TypeVar("Result")
DIRECT = "ricochetrobots.direct"
"""The ASGI extension of our own server (websocket.py). It holds a `Direct` under ``way``."""


@dataclass(frozen=True)
class Direct:
    """A direct route to a connection that bypasses ASGI."""

    send: Callable[[bytes], bool]
    """Send a text if that needs no waiting, and return whether it was sent."""
    tcp: socket.socket | None
    abort: Callable[[], None]


class AsgiTransport:
    """A WebSocket of an ASGI server, which bypasses ASGI's messages on our own server."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._tcp: socket.socket | None = None
        direct = (scope.get("extensions") or {}).get(DIRECT, {}).get("way")
        if isinstance(direct, Direct):
            self.send_at_once, self.abort, self._tcp = direct.send, direct.abort, direct.tcp
        else:
            self.send_at_once, self.abort = _refuse, _nothing

    async def accept(self) -> None:
        """Accept the connection. Raises DisconnectedError."""
        first = await _or_disconnected(self._receive())
        if first["type"] != "websocket.connect":
            raise DisconnectedError(first["type"])
        await self._say({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | bytes:
        """Return the next frame. Raises DisconnectedError when none will follow."""
        frame = await _or_disconnected(self._receive())
        if frame["type"] != "websocket.receive":
            raise DisconnectedError(frame["type"])
        text = frame.get("text")
        return text if text is not None else frame.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        """Send a text once there is room for it. Raises DisconnectedError."""
        await self._say({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the connection after everything has been sent; reject one that was not accepted. Raises
        DisconnectedError.
        """
        await self._say({"type": "websocket.close", "code": code, "reason": reason})

    async def _say(self, message: Message) -> None:
        await _or_disconnected(self._send(message))

    def acknowledged(self) -> Acknowledged | None:
        """Return how much the other end has acknowledged, None if the system does not report it; 2 us."""
        return None if self._tcp is None else acknowledged(self._tcp)


async def _or_disconnected(waiting: Awaitable[Result]) -> Result:
    """Return the server's next message. Raises DisconnectedError."""
    try:
        return await waiting
    except OSError as fault:
        raise DisconnectedError(repr(fault)) from fault


def _refuse(_: bytes) -> bool:
    """Send nothing at once."""
    return False


def _nothing() -> None:
    """Do nothing."""
