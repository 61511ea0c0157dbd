"""One connection with a bounded queue: a client that reads too slowly is disconnected, and nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable

from ricochetrobots.server.budgets import Gcra
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.socket.progress import ConnectionProgress
from ricochetrobots.server.socket.transport import DisconnectedError, Transport
from ricochetrobots.wire import messages

log = logging.getLogger(__name__)


class Connection:
    """A listener that a transport reaches.

    ``write`` runs in parallel with the reader. It ends after a goodbye, or when the other end stops reading; then the
    connection is over.
    """

    def __init__(self, transport: Transport, clock: Clock, limits: ServerLimits) -> None:
        self.seat: int | None = None
        self.budget = Gcra(clock, limits.messages_per_connection)
        self._limits = limits
        self._clock = clock
        self._transport = transport
        self._send_at_once = transport.send_at_once
        self._progress = ConnectionProgress(transport.acknowledged, limits.stalled_seconds)
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._filled = asyncio.Event()
        self._idle = False
        """True if everything queued has been sent and ``write`` waits for more."""
        self._ending = False
        self.is_in = False
        """True once a room has welcomed it."""
        self.in_command = False
        """True while a command is being carried out, which nothing may interrupt."""
        self._hung_up = False

    def receive(self) -> Awaitable[str | bytes]:
        """Return the next frame. Raises DisconnectedError when none will follow."""
        if self._hung_up:
            raise DisconnectedError("hung up")
        return self._transport.receive()

    def send(self, message: messages.ServerMessage) -> None:
        """Queue a message."""
        self.tell(messages.SERVER_MESSAGES.encode(message))

    def tell(self, message: bytes) -> None:
        """Send or queue an encoded message; if the queue is full, replace all of it by a goodbye."""
        if self._ending or (self._idle and self._send_at_once(message)):
            return
        self._idle = False
        self._queue.append(message)
        self._queued_bytes += len(message)
        self._filled.set()
        behind = len(self._queue) > 1 and self._queued_bytes > self._limits.queued_bytes
        if behind or len(self._queue) > self._limits.queued_messages:
            self._queue.clear()
            self._queued_bytes = 0
            self.goodbye("slow", "You are too far behind. Reconnect to get the missed updates.", retry=True)

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Queue the last message; nothing is sent after it."""
        self.send(messages.Goodbye(code=code, message=message, retry=retry))
        self._ending = True
        self._filled.set()

    def look_after(self, now: float) -> None:
        """Disconnect the other end if data waits for it and it has acknowledged none for `stalled_seconds`."""
        if self._progress.stalled(now):
            log.debug("disconnected a client that acknowledges nothing")
            self.drop()
            self._transport.abort()

    def drop(self) -> None:
        """Record that the other end is gone, and send nothing more."""
        self._queue.clear()
        self._ending = True
        self._filled.set()

    def hang_up(self, reading: asyncio.Task[None]) -> None:
        """End the reading task, after the command that it carries out."""
        self._hung_up = True
        if not self.in_command:
            reading.cancel()

    async def write(self) -> None:
        """Send queued messages until the goodbye is sent or sending fails."""
        try:
            while self._queue or not self._ending:
                if self._queue:
                    message = self._queue.popleft()
                    self._queued_bytes -= len(message)
                    if self._send_at_once(message):
                        continue
                    async with self._clock.limit(self._limits.send_seconds):
                        await self._transport.send(message)
                else:
                    self._filled.clear()
                    self._idle = True
                    await self._filled.wait()
            await self._transport.close()
        except (TimeoutError, DisconnectedError) as fault:
            log.debug("a connection ended while being written to: %r", fault)
        finally:
            self._ending = True
