"""Hints from one server process to the others: "room X has reached event N". The log is the truth.

A hint may be lost, come twice or come late; whoever follows the log looks there, and once a second without any hint.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
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


class NotifyHints:
    """Hints by PostgreSQL's LISTEN and NOTIFY, on a connection of their own.

    They are sent after the commit that they tell of, many at once: a NOTIFY within it would let all commits of all
    processes queue up for one lock until the disk has answered.
    """

    def __init__(self, url: str, clock: Clock) -> None:
        self._url = url
        self._clock = clock
        self._to_tell: dict[str, int] = {}
        self._something_to_tell = asyncio.Event()
        self._heard: dict[str, int] = {}
        self._something_heard = asyncio.Event()
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
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._converse()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
                log.warning("hints of other servers are not heard at the moment: %s", fault)
            await self._clock.wait_until(self._clock.now() + PAUSE_SECONDS)

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
            connection.add_termination_listener(lambda _: self._something_to_tell.set())
            while not connection.is_closed():
                await self._something_to_tell.wait()
                self._something_to_tell.clear()
                while self._to_tell:
                    rooms = list(self._to_tell)[:HINTS_A_MESSAGE]
                    words = " ".join(f"{room} {self._to_tell.pop(room)}" for room in rooms)
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, words)
        finally:
            with suppress(asyncpg.InterfaceError, OSError, TimeoutError):
                connection.terminate()

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if isinstance(connection, asyncpg.Connection) and pid == connection.get_server_pid():
            return  # its own words
        words = str(payload).split()
        for room, seq in zip(words[::2], words[1::2], strict=False):
            self._heard[room] = max(self._heard.get(room, 0), int(seq))
        self._something_heard.set()
