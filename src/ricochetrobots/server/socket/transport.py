"""The transport of a conversation: a WebSocket (asgi.py), or the network of a simulation."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class DisconnectedError(Exception):
    """The other end is gone, or will read nothing more."""


class Acknowledged(NamedTuple):
    """The number of bytes that the other end has acknowledged."""

    waits: bool
    """True if some of the sent bytes are not acknowledged yet."""
    size: int
    """The bytes that have been acknowledged since the connection began."""


class Transport(Protocol):
    """One connection that carries whole frames in order, in both directions."""

    async def accept(self) -> None:
        """Accept the connection. Raises DisconnectedError."""
        ...

    async def receive(self) -> str | bytes:
        """Return the next frame, text or binary. Raises DisconnectedError when none will follow."""
        ...

    def send_at_once(self, message: bytes) -> bool:
        """Send a text, in UTF-8, if that needs no waiting; return whether it was sent."""
        ...

    async def send(self, message: bytes) -> None:
        """Send a text, in UTF-8, once there is room for it. Raises DisconnectedError."""
        ...

    async def close(self) -> None:
        """Close the connection after everything has been sent. Raises DisconnectedError."""
        ...

    def abort(self) -> None:
        """End the connection at once, even if the other end has not read everything."""
        ...

    def acknowledged(self) -> Acknowledged | None:
        """Return the progress of the other end, None if it is unknown. Must take next to no time."""
        ...
