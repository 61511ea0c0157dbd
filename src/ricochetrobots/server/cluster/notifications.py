"""Notify other servers that a room has new events: "room X has reached event N".

The log is the truth. A notification may be lost, doubled or late, since each server also polls the log once a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress

import asyncpg

from ricochetrobots.server.clock import Clock

log = logging.getLogger(__name__)

CHANNEL = "ricochet"
SEATS_CHANGED = 0
"""Replaces the number of an event when somebody has connected or disconnected."""
ROOMS_A_MESSAGE = 100
"""PostgreSQL limits the payload of a notification to 8,000 bytes."""
CONNECT_SECONDS = 5.0
CANCEL_SECONDS = 1.0
"""A cancelled task that still runs is cancelled again after this time."""
CLOSE_SECONDS = 1.0
"""Close the connection without a goodbye if the database does not answer for this long."""
PAUSE_SECONDS = 1.0
"""Wait this long before connecting again."""
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""These exceptions end a connection."""


class Notifications:
    """Send and receive notifications by PostgreSQL's LISTEN and NOTIFY, on a separate connection.

    They are sent after the commit, many at once: within the transaction, the commits of all servers would queue up for
    NOTIFY's lock until the disk has answered.
    """

    def __init__(self, url: str, clock: Clock) -> None:
        self._url = url
        self._clock = clock
        self._to_send: dict[str, int] = {}
        self._something_to_send = asyncio.Event()
        self._received: dict[str, int] = {}
        self._something_received = asyncio.Event()
        self._lost = False
        self._running = asyncio.create_task(self._run(), name="notifications")

    def send(self, room: str, seq: int) -> None:
        """Notify the other servers soon. Never waits, and never raises when the connection is lost."""
        self._to_send[room] = max(self._to_send.get(room, 0), seq)
        self._something_to_send.set()

    async def receive(self) -> Mapping[str, int]:
        """Wait for notifications from other servers and return the newest number of each room."""
        await self._something_received.wait()
        self._something_received.clear()
        received, self._received = self._received, {}
        return received

    async def close(self) -> None:
        """Stop sending and receiving."""
        await end(
            self._clock, self._running, seconds=5 * CANCEL_SECONDS
        )  # longer than closing the connection takes

    async def _run(self) -> None:
        while True:
            try:
                await self._connect()
            except FAULTS as fault:
                if not self._lost:
                    log.warning("lost the connection for notifications between servers: %s", fault)
                self._lost = True
            await self._clock.wait_until(self._clock.now() + PAUSE_SECONDS)

    async def _connect(self) -> None:
        """Send and receive until the connection is lost, and raise the fault."""
        connection = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=CONNECT_SECONDS,
            server_settings={"application_name": "ricochet notifications", "synchronous_commit": "off"},
        )
        try:
            await connection.add_listener(CHANNEL, self._on_notification)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            if self._lost:
                log.warning("connected again for notifications between servers")
            self._lost = False
            await first_to_end(self._clock, self._send_all(connection), lost.wait())
            raise ConnectionError("the database has closed the connection")
        finally:
            with suppress(*FAULTS):
                await connection.close(timeout=CLOSE_SECONDS)  # waits for the statements that were cancelled

    async def _send_all(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while True:
            await self._something_to_send.wait()
            rooms = list(self._to_send)[:ROOMS_A_MESSAGE]
            payload = " ".join(f"{room} {self._to_send.pop(room)}" for room in rooms)
            if not self._to_send:
                self._something_to_send.clear()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    def _on_notification(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if isinstance(connection, asyncpg.Connection) and pid == connection.get_server_pid():
            return  # sent by this server
        words = str(payload).split()
        for room, seq in zip(words[::2], words[1::2], strict=False):
            self._received[room] = max(self._received.get(room, 0), int(seq))
        self._something_received.set()


async def first_to_end(clock: Clock, *works: Coroutine[object, object, object]) -> None:
    """Run coroutines until the first ends, cancel the others, and raise the exception of the first."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end(clock, *tasks)
    for task in ended:
        task.result()


async def end(
    clock: Clock, *tasks: asyncio.Future[object] | asyncio.Future[None], seconds: float = CANCEL_SECONDS
) -> None:
    """Cancel tasks until they have ended: a library may lose a cancellation at the end of a timeout."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        with suppress(TimeoutError):
            async with clock.limit(seconds):
                await asyncio.wait(pending)
        pending = {task for task in pending if not task.done()}
    await asyncio.gather(*tasks, return_exceptions=True)
