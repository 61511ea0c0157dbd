"""Hints from one server process to the others: "room X has reached event N". The log is the truth.

A hint may be lost, come twice or come late; whoever follows the log looks there, and once a second without any hint.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Protocol

import asyncpg

from ricochetrobots.server.clock import Clock

log = logging.getLogger(__name__)

CHANNEL = "ricochet"
SEATS_CHANGED = 0
"""In place of an event's number: somebody has come or gone."""
HINTS_A_MESSAGE = 100
"""PostgreSQL takes 8,000 bytes at once."""
CONNECT_SECONDS = 5.0
CANCEL_SECONDS = 1.0
"""After so long what was cancelled and goes on is cancelled again."""
CLOSE_SECONDS = 1.0
"""A database that does not answer for so long is left without a farewell."""
PAUSE_SECONDS = 1.0
"""Before a connection that was lost is made again."""


class Hints(Protocol):
    """A way on which hints go."""

    def tell(self, room: str, seq: int) -> None:
        """Let the other processes know soon. Waits for nothing and fails silently."""
        ...

    async def heard(self) -> Mapping[str, int]:
        """Return what has been heard from others, the newest of each room, as soon as there is anything."""
        ...

    async def close(self) -> None:
        """Hear and tell no more."""
        ...


class ConnectedHints:
    """What ways that need a connection have in common: hints gathered until they can go, and connecting again."""

    faults: tuple[type[Exception], ...] = (OSError, TimeoutError)
    """What ends a connection."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._to_tell: dict[str, int] = {}
        self._something_to_tell = asyncio.Event()
        self._heard: dict[str, int] = {}
        self._something_heard = asyncio.Event()
        self._gone = False
        self._running = asyncio.create_task(self._run(), name="hints")

    def tell(self, room: str, seq: int) -> None:
        """Let the other processes know soon."""
        self._to_tell[room] = max(self._to_tell.get(room, 0), seq)
        self._something_to_tell.set()

    async def heard(self) -> Mapping[str, int]:
        """Return what has been heard from others."""
        await self._something_heard.wait()
        self._something_heard.clear()
        heard, self._heard = self._heard, {}
        return heard

    async def close(self) -> None:
        """Hear and tell no more."""
        await end(self._clock, self._running, seconds=5 * CANCEL_SECONDS)  # what it waits for first

    async def _run(self) -> None:
        while True:
            try:
                await self._converse()
            except self.faults as fault:
                if not self._gone:
                    log.warning("hints of other servers are not heard at the moment: %s", fault)
                self._gone = True
            await self._clock.wait_until(self._clock.now() + PAUSE_SECONDS)

    async def _converse(self) -> None:
        """Hear and tell until the connection is lost."""
        raise NotImplementedError

    def _connected(self) -> None:
        """Say so, if it was said that there is no connection."""
        if self._gone:
            log.warning("hints of other servers are heard again")
        self._gone = False

    async def _words(self) -> str:
        """Return what is to be told, as much as one message holds, once there is anything."""
        while not self._to_tell:
            self._something_to_tell.clear()
            await self._something_to_tell.wait()
        rooms = list(self._to_tell)[:HINTS_A_MESSAGE]
        return " ".join(f"{room} {self._to_tell.pop(room)}" for room in rooms)

    def _take(self, message: str) -> None:
        """Take the words of another process."""
        words = message.split()
        for room, seq in zip(words[::2], words[1::2], strict=False):
            self._heard[room] = max(self._heard.get(room, 0), int(seq))
        self._something_heard.set()


class NotifyHints(ConnectedHints):
    """Hints by PostgreSQL's LISTEN and NOTIFY, on a connection of their own.

    They are sent after the commit that they tell of, many at once: a NOTIFY within it would let all commits of all
    processes queue up for one lock until the disk has answered.
    """

    faults = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

    def __init__(self, url: str, clock: Clock) -> None:
        self._url = url
        super().__init__(clock)

    async def _converse(self) -> None:
        """Hear and tell until the connection is lost."""
        connection = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=CONNECT_SECONDS,
            server_settings={"application_name": "ricochet hints", "synchronous_commit": "off"},
        )
        try:
            await connection.add_listener(CHANNEL, self._hear)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            self._connected()
            await first_to_end(self._clock, self._tell_all(connection), lost.wait())
            raise ConnectionError("the database has closed the connection")
        finally:
            with suppress(*self.faults):
                await connection.close(timeout=CLOSE_SECONDS)  # waits for what was cancelled on it

    async def _tell_all(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while True:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, await self._words())

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if isinstance(connection, asyncpg.Connection) and pid == connection.get_server_pid():
            return  # its own words
        self._take(str(payload))


async def first_to_end(clock: Clock, *works: Coroutine[object, object, object]) -> None:
    """Let several things run till the first has ended, and end the others. Raises what that one raised."""
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
    """Cancel tasks until they have ended: a library that is at the end of a timeout may lose a cancellation."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        with suppress(TimeoutError):
            async with clock.limit(seconds):
                await asyncio.wait(pending)
        pending = {task for task in pending if not task.done()}
    await asyncio.gather(*tasks, return_exceptions=True)
