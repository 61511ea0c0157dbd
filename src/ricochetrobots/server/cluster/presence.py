"""The records in PostgreSQL of the seats that are connected to each of several servers.

A record counts while its server is alive: each server stores a heartbeat once a second. After
`ServerLimits.server_lease_seconds` without one, the players who were connected to that server count as gone since
its last heartbeat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from ricochetrobots.server.background import Start, stop
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.cluster.attempt import Attempt
from ricochetrobots.server.cluster.notifications import SEATS_CHANGED, Notifications
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.wire.messages import SeatPresence

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.attempt import Connection

OnOtherServers = Mapping[str, tuple[SeatPresence, ...]]
"""The presence of seats that other servers recorded, by room."""

LOOKED_BACK_SECONDS = 3.0
"""A poll finds changes this old, so a server that polls once a second misses none even if it is late twice."""
KEPT_SECONDS = 24 * 3600.0
"""Delete the records of a server that has been silent for this long."""
PAUSE_SECONDS = 1.0
"""Wait this long before trying again to record a change that could not be recorded."""

BEAT = """
INSERT INTO servers (id, beat) VALUES ($1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
FORGET = "DELETE FROM servers WHERE beat < extract(epoch FROM clock_timestamp()) - $1::float8"
FORGET_SEATS = "DELETE FROM presence WHERE server NOT IN (SELECT id FROM servers)"
SAY = """
INSERT INTO presence (room, seat, server, connected, elsewhere, since, changed)
VALUES ($1, $2, $3, $4, $5, $6, extract(epoch FROM clock_timestamp()))
ON CONFLICT (room, seat, server) DO UPDATE SET
connected = excluded.connected, elsewhere = excluded.elsewhere, since = excluded.since, changed = excluded.changed
"""
ELSEWHERE = """
SELECT room, seat, bool_or(connected AND beat > alive) AS connected,
coalesce(bool_and(elsewhere) FILTER (WHERE connected AND beat > alive), false) AS elsewhere,
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
    """The records of server ``name`` about the seats of its rooms, and its view of the other servers' records."""

    def __init__(
        self,
        name: str,
        attempt: Attempt,
        notifications: Notifications,
        clock: Clock,
        lease_seconds: float,
        start: Start,
    ) -> None:
        self._name = name
        self._attempt = attempt
        self._notifications = notifications
        self._clock = clock
        self._lease_seconds = lease_seconds
        self._to_say: dict[tuple[str, int], SeatPresence] = {}
        self._something_to_say = asyncio.Event()
        self._alive = False
        self._saying = start("presence", self._say)

    def note(self, room: str, presence: SeatPresence) -> None:
        """Queue a change to be recorded."""
        self._to_say[room, presence.seat] = presence
        self._something_to_say.set()

    async def beat(self) -> None:
        """Record that this server is alive. Raises StorageUnavailableError."""
        await self._attempt(lambda connection: connection.execute(BEAT, self._name))
        if not self._alive:
            await self._attempt(lambda connection: connection.execute(FORGET, KEPT_SECONDS))
            await self._attempt(lambda connection: connection.execute(FORGET_SEATS))
            self._alive = True

    async def stirred(self, rooms: Iterable[str]) -> set[str]:
        """Return the rooms whose presence has changed lately on other servers; record that this server is alive."""
        await self.beat()
        words = (list(rooms), self._name, self._lease_seconds, LOOKED_BACK_SECONDS)
        found = await self._attempt(lambda connection: connection.fetch(STIRRED, *words))
        return {row["room"] for row in found}

    async def elsewhere(self, connection: Connection, rooms: list[str]) -> OnOtherServers:
        """Return the seats of these rooms that are, or were, connected to other servers."""
        found: dict[str, list[SeatPresence]] = {}
        for row in cast(
            "list[Mapping[str, Any]]",
            await connection.fetch(ELSEWHERE, rooms, self._name, self._lease_seconds),
        ):
            presence = SeatPresence(
                seat=row["seat"], connected=row["connected"], elsewhere=row["elsewhere"], since=row["since"]
            )
            found.setdefault(row["room"], []).append(presence)
        return {room: tuple(presence) for room, presence in found.items()}

    async def close(self) -> None:
        """Stop recording."""
        await stop([self._saying])

    async def _say(self) -> None:
        while True:
            await self._something_to_say.wait()
            self._something_to_say.clear()
            presence, self._to_say = self._to_say, {}
            rows = [
                (room, seat, self._name, presence.connected, presence.elsewhere, presence.since)
                for (room, seat), presence in sorted(presence.items())
            ]
            try:
                if not self._alive:
                    await self.beat()
                await self._attempt(partial(_write, rows))
            except StorageUnavailableError:  # the caller reports the fault
                self._to_say = presence | self._to_say
                self._something_to_say.set()
                await self._clock.wait_until(self._clock.now() + PAUSE_SECONDS)
                continue
            for room, _ in presence:
                self._notifications.send(room, SEATS_CHANGED)


async def _write(rows: list[tuple[str, int, str, bool, bool, float]], connection: Connection) -> None:
    await connection.executemany(SAY, rows)
