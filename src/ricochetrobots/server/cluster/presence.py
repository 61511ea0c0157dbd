"""Who is connected to which of several servers, as they tell each other in PostgreSQL.

A server's word counts while it is alive: it says so once a second, and after `LEASE_SECONDS` of silence all who were
connected to it are gone since its last word.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import asyncpg

from ricochetrobots.protocol.messages import SeatPresence
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.cluster.notifications import SEATS_CHANGED, Notifications
from ricochetrobots.server.errors import StorageUnavailableError

if TYPE_CHECKING:
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

Elsewhere = Mapping[str, tuple[SeatPresence, ...]]
"""Of some rooms, what other servers say of their seats."""

LEASE_SECONDS = 5.0
LOOKED_BACK_SECONDS = 3.0
"""A change is found by a server that looks once a second, even if it was late twice."""
KEPT_SECONDS = 24 * 3600.0
"""What a server said that has been silent for so long is deleted."""
PAUSE_SECONDS = 1.0
"""Before what could not be said is said again."""

BEAT = """
INSERT INTO servers (id, beat) VALUES ($1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
FORGET = "DELETE FROM servers WHERE beat < extract(epoch FROM clock_timestamp()) - $1::float8"
FORGET_SEATS = "DELETE FROM presence WHERE server NOT IN (SELECT id FROM servers)"
SAY = """
INSERT INTO presence (room, seat, server, connected, since, changed)
VALUES ($1, $2, $3, $4, $5, extract(epoch FROM clock_timestamp()))
ON CONFLICT (room, seat, server)
DO UPDATE SET connected = excluded.connected, since = excluded.since, changed = excluded.changed
"""
ELSEWHERE = """
SELECT room, seat, bool_or(connected AND beat > alive) AS connected,
max(CASE WHEN connected AND beat <= alive THEN beat ELSE since END) AS since
FROM presence JOIN servers ON servers.id = presence.server
CROSS JOIN (SELECT extract(epoch FROM clock_timestamp())::float8 - $3::float8 AS alive) AS lease
WHERE room = ANY($1::text[]) AND server <> $2 GROUP BY room, seat ORDER BY room, seat
"""
STIRRED = """
SELECT DISTINCT room FROM presence JOIN servers ON servers.id = presence.server
CROSS JOIN (SELECT extract(epoch FROM clock_timestamp())::float8 AS now) AS clock
WHERE room = ANY($1::text[]) AND server <> $2
AND (changed > now - $4::float8 OR (connected AND beat BETWEEN now - $3::float8 - $4::float8 AND now - $3::float8))
"""


class SharedPresence:
    """What server ``name`` says of the seats of its rooms, and what it hears from others."""

    def __init__(
        self,
        name: str,
        attempt: Callable[[Callable[[Connection], Awaitable[Any]]], Awaitable[Any]],
        notifications: Notifications,
        clock: Clock,
    ) -> None:
        self._name = name
        self._attempt = attempt
        self._notifications = notifications
        self._clock = clock
        self._to_say: dict[tuple[str, int], SeatPresence] = {}
        self._something_to_say = asyncio.Event()
        self._alive = False
        self._saying = asyncio.create_task(self._say(), name="presence")

    def note(self, room: str, presence: SeatPresence) -> None:
        """Let the others know soon."""
        self._to_say[room, presence.seat] = presence
        self._something_to_say.set()

    async def beat(self) -> None:
        """Say that this server is alive. Raises StorageUnavailableError."""
        await self._attempt(lambda connection: connection.execute(BEAT, self._name))
        if not self._alive:
            await self._attempt(lambda connection: connection.execute(FORGET, KEPT_SECONDS))
            await self._attempt(lambda connection: connection.execute(FORGET_SEATS))
            self._alive = True

    async def stirred(self, rooms: Iterable[str]) -> set[str]:
        """Return in which of these rooms somebody has come or gone elsewhere lately; say that this server is alive."""
        await self.beat()
        words = (list(rooms), self._name, LEASE_SECONDS, LOOKED_BACK_SECONDS)
        found = await self._attempt(lambda connection: connection.fetch(STIRRED, *words))
        return {row["room"] for row in found}

    async def elsewhere(self, connection: Connection, rooms: list[str]) -> Elsewhere:
        """Return who of these rooms is connected to other servers, or was."""
        found: dict[str, list[SeatPresence]] = {}
        for row in cast(
            "list[Mapping[str, Any]]", await connection.fetch(ELSEWHERE, rooms, self._name, LEASE_SECONDS)
        ):
            said = SeatPresence(seat=row["seat"], connected=row["connected"], since=row["since"])
            found.setdefault(row["room"], []).append(said)
        return {room: tuple(said) for room, said in found.items()}

    async def close(self) -> None:
        """Say no more."""
        self._saying.cancel()
        await asyncio.gather(self._saying, return_exceptions=True)

    async def _say(self) -> None:
        while True:
            await self._something_to_say.wait()
            self._something_to_say.clear()
            said, self._to_say = self._to_say, {}
            rows = [
                (room, seat, self._name, presence.connected, presence.since)
                for (room, seat), presence in sorted(said.items())
            ]
            try:
                if not self._alive:
                    await self.beat()
                await self._attempt(partial(_write, rows))
            except StorageUnavailableError:  # said by the one who asked
                self._to_say = said | self._to_say
                self._something_to_say.set()
                await self._clock.wait_until(self._clock.now() + PAUSE_SECONDS)
                continue
            for room, _ in said:
                self._notifications.send(room, SEATS_CHANGED)


async def _write(rows: list[tuple[str, int, str, bool, float]], connection: Connection) -> None:
    await connection.executemany(SAY, rows)
