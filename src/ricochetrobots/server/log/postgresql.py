"""The event log in PostgreSQL, which any number of server processes share (log/turns.py)."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

import asyncpg
from sqlalchemy import Select, UpdateBase

from ricochetrobots.server.background import Start, unwatched
from ricochetrobots.server.clock import AgreedClock
from ricochetrobots.server.cluster.cluster import Cluster
from ricochetrobots.server.cluster.presence import OnOtherServers
from ricochetrobots.server.errors import DataError, NoSuchRoomError, StorageUnavailableError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.connecting import (
    COMMAND_SECONDS,
    CONNECT_SECONDS,
    FAULTS,
    carry_out,
    check_tables,
    fetch,
    place,
    reason,
    spoken,
)
from ricochetrobots.server.log.database import ALIVE, SECRET, SECRET_CHECK
from ricochetrobots.server.log.records import (
    Append,
    Decide,
    DerivedData,
    Overdue,
    RoomRecord,
    RoomUpdates,
    Row,
)
from ricochetrobots.server.log.statements import rebuilds, record, removals
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.log.turns import LOCK, Turns

log = logging.getLogger(__name__)
Result = TypeVar("Result")
if TYPE_CHECKING:
    from ricochetrobots.server.cluster.attempt import Connection

CONNECTIONS = 8
CLOSE_SECONDS = 5.0
CLAIM_SECONDS = 2.0
"""A process claims a due room for this long; after that, another process may claim it."""
SESSION = {
    "application_name": "ricochet",
    # A stalled process releases its rooms before `ServerLimits.lock_seconds` rejects anybody
    "idle_in_transaction_session_timeout": "2s",
    "jit": "off",
}

NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"
BEAT = """
INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
WHERE meta.value::float8 < excluded.value::float8
"""
DUE = """
WITH due AS MATERIALIZED (SELECT room FROM deadlines
WHERE ($1 = 'infinity'::float8 OR at <= least($1, extract(epoch FROM clock_timestamp())::float8))
AND (at, room) > ($2::float8, $3::text)
AND (claimed IS NULL OR claimant = $6 OR claimed <= extract(epoch FROM clock_timestamp())::float8)
ORDER BY at, room LIMIT $4 FOR UPDATE SKIP LOCKED)
UPDATE deadlines SET claimed = $5 + extract(epoch FROM clock_timestamp())::float8, claimant = $6
FROM due WHERE deadlines.room = due.room RETURNING deadlines.at, deadlines.room
"""
"""Materialized, since the planner may run a subquery again for each row, and so claim more than the limit."""
NEXT_DEADLINE = """
SELECT min(at) FROM deadlines WHERE at > least($1, extract(epoch FROM clock_timestamp())::float8)
"""
REACHED = "SELECT id, seq FROM rooms WHERE id = ANY($1::text[])"
UPDATES = (
    "SELECT id, code, name, created, seq, digest FROM rooms WHERE id = ANY($1::text[])",
    """SELECT events.*, names.seat, names.salt, names.name
    FROM unnest($1::text[], $2::bigint[]) AS known (room, seq)
    JOIN events ON events.room = known.room AND events.seq > known.seq
    LEFT JOIN names ON names.room = events.room AND names.seq = events.seq ORDER BY events.room, events.seq""",
    """SELECT commands.* FROM unnest($1::text[], $2::bigint[]) AS known (room, seq)
    JOIN commands ON commands.room = known.room AND commands.seq > known.seq""",
)
"""Query the records of rooms after a given event of each."""


class PostgresStore(Store):
    """A database of PostgreSQL. Create it with ``open``, and ``close`` it."""

    def __init__(
        self,
        url: str,
        pool: asyncpg.Pool[asyncpg.Record],
        clock: AgreedClock,
        limits: ServerLimits,
        start: Start,
    ) -> None:
        super().__init__(limits)
        self._pool = pool
        self._poll_seconds = limits.poll_seconds
        self._cluster = Cluster(url, self._attempt, clock, limits, start)
        self._turns = Turns(pool, self._cluster, start)

    @classmethod
    async def open(cls, url: str, limits: ServerLimits = USUAL, start: Start = unwatched) -> Self:
        """Open the database at ``url``, as ``postgresql://user@host/name``; ``start`` starts its tasks.

        Raises DataError with the reason.
        """
        async with spoken(url):
            pool = asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=SESSION | {"lock_timeout": f"{round(limits.lock_seconds * 1000)}ms"},
            )
            await pool
            try:
                async with pool.acquire() as connection:
                    await check_tables(connection, place(url))
                    clock = AgreedClock(await connection.fetchval(NOW))
            except BaseException:
                await pool.close()
                raise
        return cls(url, pool, clock, limits, start)

    @property
    def cluster(self) -> Cluster:
        """The parts that the servers on this database share."""
        return self._cluster

    async def close(self) -> None:
        """Finish waiting writes and close the database."""
        await self._turns.close()
        await self._cluster.close()
        try:
            async with self._cluster.clock.limit(CLOSE_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def transact(self, room: str, known: int, decide: Decide) -> None:
        """Let a room take its turn together with others that wait."""
        await self._turns.take(room, known, decide)

    async def append(self, append: Append) -> None:
        """Make ``append`` durable together with others that wait."""
        await self._turns.take(append.room, None, lambda _: append)

    async def follow(self, known: Mapping[str, int]) -> AsyncIterator[RoomUpdates]:
        """Yield stored events of other processes: after each notification, and once a second those without one."""
        clock, poll_seconds = self._cluster.clock, self._poll_seconds
        polled = clock.now()
        while True:
            wanted: dict[str, int] = {}
            with suppress(TimeoutError):
                async with clock.limit(max(0.0, polled + poll_seconds - clock.now())):
                    hinted = await self._cluster.notifications.receive()
                    wanted = {
                        room: known[room] for room in hinted if room in known and hinted[room] > known[room]
                    }
            try:
                if clock.now() >= polled + poll_seconds:
                    wanted = dict(known)
                    polled = clock.now()
                    reached, stirred = (
                        await self._reached(wanted),
                        await self._cluster.presence.stirred(wanted),
                    )
                    wanted = {
                        room: seq
                        for room, seq in wanted.items()
                        if room in stirred or reached.get(room, math.inf) > seq
                    }
                if wanted:
                    yield await self._updates(wanted)
            except StorageUnavailableError:  # the caller reports the fault
                polled = clock.now()

    async def due(self, now: float, most: int, *, after: Overdue | None = None) -> tuple[Overdue, ...]:
        """Return rooms whose deadline has come, and claim them for this process for `CLAIM_SECONDS`."""
        last = (-math.inf, "") if after is None else (after.at, after.room)
        found = await self._attempt(
            lambda connection: connection.fetch(DUE, now, *last, most, CLAIM_SECONDS, self._cluster.name)
        )
        return tuple(
            sorted((Overdue(row["at"], row["room"]) for row in found), key=lambda due: (due.at, due.room))
        )

    async def next_deadline(self, now: float) -> float | None:
        """Return the first deadline after ``now``, or after the database's time if that is earlier."""
        at: float | None = await self._attempt(lambda connection: connection.fetchval(NEXT_DEADLINE, now))
        return at

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Delete the records of these rooms, in one transaction. Raises StorageUnavailableError."""

        async def remove(connection: Connection) -> None:
            async with connection.transaction():
                await connection.fetch(LOCK, sorted(room_ids))
                for statement in removals(room_ids):
                    await carry_out(connection, statement)

        await self._attempt(remove)

    async def _keep_secret(self, secret: str, check: str) -> None:
        async def keep(connection: Connection) -> None:
            async with connection.transaction():  # a server that starts meanwhile waits for the first row
                made = await connection.execute(
                    "INSERT INTO secrets (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", SECRET, secret
                )
                if made == "INSERT 0 1":
                    await connection.execute(
                        "INSERT INTO meta (key, value) VALUES ($1, $2)", SECRET_CHECK, check
                    )

        await self._attempt(keep)

    async def load(
        self, room: str, most: int = USUAL.read_events, before: int = USUAL.events_before_snapshot
    ) -> RoomRecord:
        """Return the first part of a room to read, and the presence of its seats on other servers."""
        found = await super().load(room, most, before)
        elsewhere = await self._attempt(
            lambda connection: self._cluster.presence.elsewhere(connection, [room])
        )
        return replace(found, elsewhere=elsewhere.get(room, ()))

    async def events_after(self, room: str, seq: int) -> RoomRecord:
        """Return the record of a room after event ``seq``. Raises NoSuchRoomError."""
        found = (await self._updates({room: seq}))[room]
        if found is None:
            raise NoSuchRoomError
        return found

    async def beat(self, now: float) -> None:
        """Store that a server was alive at that time, unless one was later. Raises StorageUnavailableError."""
        await self._attempt(lambda connection: connection.execute(BEAT, ALIVE, repr(now)))

    async def rebuild(self, room: str, seq: int, derived: DerivedData) -> bool:
        """Store the data derived from the events up to ``seq``, unless others have written to the room since."""

        async def rebuild(connection: Connection) -> bool:
            async with connection.transaction():
                if [row["seq"] for row in await connection.fetch(LOCK, [room])] != [seq]:
                    return False
                for statement in rebuilds(room, derived):
                    await carry_out(connection, statement)
                return True

        return await self._attempt(rebuild)

    async def backup(self, copy: Path) -> None:
        """Raise DataError: operators copy a PostgreSQL database with its own tools."""
        raise DataError("data-elsewhere")

    async def _read(self, *queries: Select[Any], **values: Any) -> Sequence[Sequence[Row]]:
        async def read(
            connection: Connection,
        ) -> Sequence[Sequence[Row]]:
            if len(queries) == 1:
                return [await fetch(connection, queries[0], values)]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await fetch(connection, query, values) for query in queries]

        return await self._attempt(read)

    async def _reached(self, rooms: Iterable[str]) -> dict[str, int]:
        """Return the last event of each of these rooms, without deleted ones."""

        async def read(connection: Connection) -> list[asyncpg.Record]:
            self._cluster.clock.hear(await connection.fetchval(NOW))
            return await connection.fetch(REACHED, list(rooms))

        return {row["id"]: row["seq"] for row in await self._attempt(read)}

    async def _updates(self, known: Mapping[str, int]) -> RoomUpdates:
        """Return the record of these rooms after those events."""
        rooms, seqs = list(known), list(known.values())

        async def read(connection: Connection) -> tuple[list[list[asyncpg.Record]], OnOtherServers]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                found = await connection.fetch(UPDATES[0], rooms)
                missed = [await connection.fetch(query, rooms, seqs) for query in UPDATES[1:]]
                return [found, *missed], await self._cluster.presence.elsewhere(connection, rooms)

        (found, events, replies), elsewhere = await self._attempt(read)
        parts: dict[str, tuple[list[Row], list[Row], list[Row]]] = {
            row["id"]: ([row], [], []) for row in cast("list[Row]", found)
        }
        for event in cast("list[Row]", events):
            parts[event["room"]][1].append(event)
        for reply in cast("list[Row]", replies):
            parts[reply["room"]][2].append(reply)
        return {
            room: replace(record(parts[room]), elsewhere=elsewhere.get(room, ())) if room in parts else None
            for room in rooms
        }

    async def _execute(self, statements: Iterable[UpdateBase]) -> Sequence[int]:
        async def execute(connection: Connection) -> Sequence[int]:
            async with connection.transaction():
                return [await carry_out(connection, statement) for statement in statements]

        return await self._attempt(execute)

    async def _attempt(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Do some work on a connection. Raises StorageUnavailableError."""
        try:
            async with self._pool.acquire(timeout=COMMAND_SECONDS) as connection:
                return await work(connection)
        except FAULTS as fault:
            log.warning("the database failed: %s", reason(fault))
            raise StorageUnavailableError(reason(fault)) from fault
