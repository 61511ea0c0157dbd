"""A network for the simulation: TCP with simulated buffers, pauses and breaks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.socket.transport import Acknowledged, DisconnectedError


class SimulatedTransport:
    """One connection. The server sees a `Transport`; the simulation delivers frames, reads them, and breaks it.
    Frames arrive in order, each once. A break loses the frames on their way, and nothing else.
    """

    def __init__(self, clock: Clock, capacity: int) -> None:
        self.greeted = False
        """Whether the server has sent a welcome."""
        self.served = True
        """Whether the server still holds the conversation."""
        self.fault: str | None = None
        self.given_up = False
        """Whether the server has correctly ended it without a goodbye, because the client read nothing."""
        self.heard: Callable[[str], None] = lambda _: None
        """Called with each frame that the server reads; ``sent`` is called with each that it sends."""
        self.sent: Callable[[bytes], None] = lambda _: None
        self._clock = clock
        self._capacity = capacity
        self._to_server: deque[str] = deque()
        self._at_server: deque[str] = deque()
        self._arrived = asyncio.Event()
        self._to_client: deque[bytes] = deque()
        self._writable = asyncio.Event()
        self._writable.set()
        self._taken = 0
        self._progress_at = clock.now()
        self._noticed = False
        """Whether the server knows that the connection is gone."""
        self._lost = False
        """Whether nothing can reach the other end."""

    # --- as the server sees it

    async def accept(self) -> None:
        """Let the client in."""
        if self._noticed:
            raise DisconnectedError

    async def receive(self) -> str:
        """Return the next delivered frame."""
        while not self._at_server:
            if self._noticed:
                raise DisconnectedError
            self._arrived.clear()
            await self._arrived.wait()
        frame = self._at_server.popleft()
        self.heard(frame)
        return frame

    def send_at_once(self, message: bytes) -> bool:
        """Take a frame while there is room."""
        if self._noticed or not self._writable.is_set():
            return False
        self._put(message)
        return True

    async def send(self, message: bytes) -> None:
        """Take a frame once there is room."""
        await self._wait_for_room()
        if self._noticed:
            raise DisconnectedError
        self._put(message)

    async def close(self) -> None:
        """Send nothing after the frames already sent."""
        await self._wait_for_room()
        self._end()

    def abort(self) -> None:
        """Discard the unread frames."""
        if self.waited < ServerLimits.stalled_seconds:
            self.fault = "cut off though it took what it was sent"
        self.given_up = True
        self._to_client.clear()
        self._end()

    def acknowledged(self) -> Acknowledged:
        """Return how much was read."""
        return Acknowledged(bool(self._to_client), self._taken)

    def conversation_over(self) -> None:
        """Record that the server has left; frames already sent may still be read."""
        self.served = False
        self._end()

    def _put(self, message: bytes) -> None:
        if not self._to_client:
            self._progress_at = self._clock.now()
        self.greeted |= message.startswith(b'{"type":"welcome"')
        self.sent(message)
        self._to_client.append(message)
        if len(self._to_client) >= self._capacity:
            self._writable.clear()

    async def _wait_for_room(self) -> None:
        begun = self._clock.now()
        try:
            await self._writable.wait()
        except asyncio.CancelledError:
            self.given_up |= self._clock.now() - begun >= ServerLimits.send_seconds
            raise

    @property
    def waited(self) -> float:
        """The time for which the client has read none of the waiting frames."""
        return self._clock.now() - self._progress_at if self._to_client else 0.0

    def _end(self) -> None:
        self._noticed = True
        self._arrived.set()
        self._writable.set()

    # --- as the simulation has it

    @property
    def waiting(self) -> int:
        """The number of frames on their way to the server."""
        return len(self._to_server)

    @property
    def unread(self) -> bool:
        """Whether frames wait for the client."""
        return bool(self._to_client)

    @property
    def lost(self) -> bool:
        """Whether nothing more can arrive at the client."""
        return self._lost or (self._noticed and not self._to_client)

    @property
    def noticed(self) -> bool:
        """Whether the server knows that the connection has ended."""
        return self._noticed

    def say(self, frame: str) -> None:
        """Put a frame on its way to the server."""
        self._to_server.append(frame)

    def carry(self, frames: int) -> None:
        """Deliver up to ``frames`` of the next frames to the server."""
        for _ in range(min(frames, len(self._to_server))):
            frame = self._to_server.popleft()
            if not self._noticed:
                self._at_server.append(frame)
        self._arrived.set()

    def take(self, frames: int | None = None) -> list[bytes]:
        """Return the next frames for the client, all if None."""
        taken: list[bytes] = []
        while self._to_client and (frames is None or len(taken) < frames) and not self._lost:
            taken.append(self._to_client.popleft())
            self._taken += len(taken[-1])
            self._progress_at = self._clock.now()
        if len(self._to_client) <= self._capacity // 2:
            self._writable.set()
        return taken

    def lose(self) -> None:
        """Break the connection. The client knows at once, the server later (`notice`)."""
        self._lost = True
        self._to_server.clear()

    def notice(self) -> None:
        """Let the server detect the break."""
        self._to_client.clear()
        self._end()
