"""What a conversation runs over, whatever carries it: a WebSocket (asgi.py), or the network of a simulation."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class DisconnectedError(Exception):
    """The other end is gone, or will take nothing more."""


class Acknowledged(NamedTuple):
    """What is known of the way to the other end."""

    waits: bool
    """Whether something has been sent that is not acknowledged yet."""
    size: int
    """How many bytes have been acknowledged since the connection began."""


class Transport(Protocol):
    """One connection, on which frames go both ways, each whole and in order."""

    async def accept(self) -> None:
        """Let the other end in. Raises DisconnectedError."""
        ...

    async def receive(self) -> str | bytes:
        """Return the next frame, text or binary. Raises DisconnectedError when there will be none."""
        ...

    def send_at_once(self, message: bytes) -> bool:
        """Send a text, in UTF-8, if that needs no waiting; return whether it did."""
        ...

    async def send(self, message: bytes) -> None:
        """Send a text, in UTF-8, once there is room for it. Raises DisconnectedError."""
        ...

    async def close(self) -> None:
        """End the connection after what has been sent. Raises DisconnectedError."""
        ...

    def abort(self) -> None:
        """End the connection at once, whatever the other end has not taken."""
        ...

    def acknowledged(self) -> Acknowledged | None:
        """Return how far the other end has got, None where nobody can tell. Must take next to no time."""
        ...
