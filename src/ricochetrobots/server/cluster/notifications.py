"""Notify other servers that a room has new events, "room X has reached event N", and pass on its quick chat.

The log is the truth. A notification may be lost, doubled or late, since each server also polls the log once a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress

import asyncpg

from ricochetrobots.server.background import Start, unwatched
from ricochetrobots.server.clock import Clock
from ricochetrobots.wire.messages import Remark, Saying

log = logging.getLogger(__name__)

CHANNEL = "ricochet"
SAYINGS_CHANNEL = "ricochet_sayings"
"""For quick chat, which no log contains: a lost word stays lost."""
SEATS_CHANGED = 0
"""The number that a notification has, in place of an event's, when somebody has connected or disconnected."""
NOTIFY = "SELECT pg_notify($1, $2)"
MOST_SAYINGS = 1_000
"""Words of quick chat that wait to be sent or read; the oldest are dropped first."""
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

    def __init__(self, url: str, clock: Clock, start: Start = unwatched) -> None:
        self._url = url
        self._clock = clock
        self._to_send: dict[str, int] = {}
        self._sayings: deque[tuple[str, Remark]] = deque(maxlen=MOST_SAYINGS)
        self._something_to_send = asyncio.Event()
        self._received: dict[str, int] = {}
        self._something_received = asyncio.Event()
        self._received_sayings: deque[tuple[str, Remark]] = deque(maxlen=MOST_SAYINGS)
        self._saying_received = asyncio.Event()
        self._lost = False
        self._running = start("notifications", self._run)

    def send(self, room: str, seq: int) -> None:
        """Queue a notification for the other servers. Never waits, and never raises when the connection is lost."""
        self._to_send[room] = max(self._to_send.get(room, 0), seq)
        self._something_to_send.set()

    async def receive(self) -> Mapping[str, int]:
        """Wait for notifications from other servers and return the newest number of each room."""
        await self._something_received.wait()
        self._something_received.clear()
        received, self._received = self._received, {}
        return received

    def say(self, room: str, remark: Remark) -> None:
        """Queue a word of quick chat for the other servers; it is dropped if too many wait."""
        self._sayings.append((room, remark))
        self._something_to_send.set()

    async def receive_sayings(self) -> Sequence[tuple[str, Remark]]:
        """Wait for words of quick chat from other servers and return them, each with its room."""
        await self._saying_received.wait()
        self._saying_received.clear()
        received = tuple(self._received_sayings)
        self._received_sayings.clear()
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
        """Connect, send and receive until the connection is lost, then raise the error."""
        connection = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=CONNECT_SECONDS,
            server_settings={"application_name": "ricochet notifications", "synchronous_commit": "off"},
        )
        try:
            await connection.add_listener(CHANNEL, self._on_notification)
            await connection.add_listener(SAYINGS_CHANNEL, self._on_saying)
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
        self._something_to_send.set()  # what waited while there was no connection
        while True:
            await self._something_to_send.wait()
            self._something_to_send.clear()
            while self._sayings:
                room, remark = self._sayings.popleft()
                await connection.execute(NOTIFY, SAYINGS_CHANNEL, f"{room} {remark.seat} {remark.saying}")
            while self._to_send:
                rooms = list(self._to_send)[:ROOMS_A_MESSAGE]
                payload = " ".join(f"{room} {self._to_send.pop(room)}" for room in rooms)
                await connection.execute(NOTIFY, CHANNEL, payload)

    def _on_notification(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if isinstance(connection, asyncpg.Connection) and pid == connection.get_server_pid():
            return  # sent by this server
        words = str(payload).split()
        for room, seq in zip(words[::2], words[1::2], strict=False):
            self._received[room] = max(self._received.get(room, 0), int(seq))
        self._something_received.set()

    def _on_saying(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if isinstance(connection, asyncpg.Connection) and pid == connection.get_server_pid():
            return  # sent by this server
        room, seat, saying = str(payload).split()
        self._received_sayings.append((room, Remark(seat=int(seat), saying=Saying(saying))))
        self._saying_received.set()


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
    """Cancel tasks repeatedly until they have ended: a library may swallow a cancellation at the end of a timeout."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        with suppress(TimeoutError):
            async with clock.limit(seconds):
                await asyncio.wait(pending)
        pending = {task for task in pending if not task.done()}
    await asyncio.gather(*tasks, return_exceptions=True)
