"""The event log in PostgreSQL, which any number of server processes share.

A room takes its turn with its row locked, at the time of the database's clock then, on the log as it is then.
Turns of several rooms that wait at the same moment share a transaction. A room whose row is locked by another
transaction waits for it in a transaction of its own, so that it delays no other room.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

import asyncpg
from sqlalchemy import Select, UpdateBase
from sqlalchemy.engine import make_url

from ricochetrobots.server import metrics
from ricochetrobots.server.clock import AgreedClock
from ricochetrobots.server.cluster.budgets import SharedBudgets
from ricochetrobots.server.cluster.jobs import Jobs
from ricochetrobots.server.cluster.notifications import Notifications
from ricochetrobots.server.cluster.presence import OnOtherServers, SharedPresence
from ricochetrobots.server.cluster.tables import SharedTables
from ricochetrobots.server.errors import (
    DataError,
    LostRaceError,
    NoSuchRoomError,
    RoomLockedError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.compiled import compiled, compiled_with
from ricochetrobots.server.log.connecting import (
    CONNECT_SECONDS,
    FAULTS,
    check_tables,
    place,
    reason,
    spoken,
)
from ricochetrobots.server.log.store import (
    ALIVE,
    LAST,
    RECORD,
    REPLY,
    SECRET,
    SECRET_CHECK,
    Append,
    Decide,
    DerivedData,
    Overdue,
    RoomRecord,
    RoomUpdates,
    Row,
    Store,
    Turn,
    rebuilds,
    record,
    removals,
    writes,
)
from ricochetrobots.wire.messages import Remark, SeatPresence

log = logging.getLogger(__name__)
Result = TypeVar("Result")
if TYPE_CHECKING:
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

MAX_BATCH = 64
"""The most turns in one transaction: while they are decided, the other rooms of the batch stay locked."""
WRITERS = 2
"""The number of batches that run at once."""
LATE_TURNS = 3
"""The most turns that wait at once for a row that another transaction has locked; each keeps a connection."""
CONNECTIONS = 8
COMMAND_SECONDS = 10.0
CLOSE_SECONDS = 5.0
CLAIM_SECONDS = 2.0
"""A process claims a due room for this long; after that, another process may claim it."""
TRIES = 4
"""Try a batch that lost to another transaction this many times."""
SESSION = {
    "application_name": "ricochet",
    # A stalled process releases its rooms before `ServerLimits.lock_seconds` rejects anybody
    "idle_in_transaction_session_timeout": "2s",
    "jit": "off",
}

LOCK = """
WITH locked AS MATERIALIZED (SELECT id, seq FROM rooms WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE)
SELECT id, seq, extract(epoch FROM clock_timestamp())::float8 AS now FROM locked
"""
"""Lock rooms one after another, and read the clock for each once it is locked."""
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

_DIALECT = make_url("postgresql+asyncpg://").get_dialect()()
_LOST = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised for a session that the database ended a moment ago
    ConnectionError,
)
"""The batch lost to another transaction, or lost its connection.

Before the commit, another try does no harm and may succeed.
"""


class _CommitError(Exception):
    """The commit failed in a way that leaves open whether it took effect."""


@dataclass(frozen=True)
class _Waiting:
    """A waiting turn of a room; ``known`` is None for an append that does not depend on the log."""

    room: str
    known: int | None
    decide: Decide
    done: asyncio.Future[None]


class PostgresStore(Store):
    """A database of PostgreSQL. Create it with ``open``, and ``close`` it."""

    shared = True

    def __init__(
        self,
        pool: asyncpg.Pool[asyncpg.Record],
        clock: AgreedClock,
        notifications: Notifications,
        limits: ServerLimits,
    ) -> None:
        super().__init__(limits)
        lease = limits.server_lease_seconds
        self._pool = pool
        self._clock = clock
        self._notifications = notifications
        self._name = token_hex(8)
        self._presence = SharedPresence(self._name, self._attempt, notifications, clock, lease)
        self._jobs = Jobs(self._attempt, limits)
        self._budgets = SharedBudgets(self._attempt, clock, limits)
        self._tables = SharedTables(self._name, self._attempt, lease)
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writers = [
            asyncio.create_task(self._write(), name=f"store writer {number}") for number in range(WRITERS)
        ]
        self._late: set[asyncio.Task[None]] = set()
        self._late_turns = asyncio.Semaphore(LATE_TURNS)

    @classmethod
    async def open(cls, url: str, limits: ServerLimits = USUAL) -> Self:
        """Open the database at ``url``, as ``postgresql://user@host/name``.

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
        return cls(pool, clock, Notifications(url, clock), limits)

    @property
    def clock(self) -> AgreedClock:
        """The clock of the database."""
        return self._clock

    @property
    def jobs(self) -> Jobs:
        """The queue of puzzles to solve."""
        return self._jobs

    @property
    def budgets(self) -> SharedBudgets:
        """The budgets that all servers share."""
        return self._budgets

    @property
    def tables(self) -> SharedTables:
        """The public tables of the other servers."""
        return self._tables

    async def close(self) -> None:
        """Finish waiting writes and close the database."""
        await self._waiting.join()
        await asyncio.gather(*self._late)
        for writer in self._writers:
            writer.cancel()
        await asyncio.gather(*self._writers, return_exceptions=True)
        await self._presence.close()
        await self._notifications.close()
        try:
            async with self._clock.limit(CLOSE_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def transact(self, room: str, known: int, decide: Decide) -> None:
        """Let a room take its turn together with others that wait."""
        await self._take_turn(room, known, decide)

    async def append(self, append: Append) -> None:
        """Make ``append`` durable together with others that wait."""
        await self._take_turn(append.room, None, lambda _: append)

    def say(self, room: str, remark: Remark) -> None:
        """Queue a word of quick chat for the other servers."""
        self._notifications.say(room, remark)

    async def follow_sayings(self) -> AsyncIterator[tuple[str, Remark]]:
        """Yield the words of quick chat from other servers, each with its room."""
        while True:
            for room, remark in await self._notifications.receive_sayings():
                yield room, remark

    async def follow(self, known: Mapping[str, int]) -> AsyncIterator[RoomUpdates]:
        """Yield stored events of other processes: after each notification, and once a second those without one."""
        poll_seconds = self._limits.poll_seconds
        polled = self._clock.now()
        while True:
            wanted: dict[str, int] = {}
            with suppress(TimeoutError):
                async with self._clock.limit(max(0.0, polled + poll_seconds - self._clock.now())):
                    hinted = await self._notifications.receive()
                    wanted = {
                        room: known[room] for room in hinted if room in known and hinted[room] > known[room]
                    }
            try:
                if self._clock.now() >= polled + poll_seconds:
                    wanted = dict(known)
                    polled = self._clock.now()
                    reached, stirred = await self._reached(wanted), await self._presence.stirred(wanted)
                    wanted = {
                        room: seq
                        for room, seq in wanted.items()
                        if room in stirred or reached.get(room, math.inf) > seq
                    }
                if wanted:
                    yield await self._updates(wanted)
            except StorageUnavailableError:  # the caller reports the fault
                polled = self._clock.now()

    async def due(self, now: float, most: int, *, after: Overdue | None = None) -> tuple[Overdue, ...]:
        """Return rooms whose deadline has come, and claim them for this process for `CLAIM_SECONDS`."""
        last = (-math.inf, "") if after is None else (after.at, after.room)
        found = await self._attempt(
            lambda connection: connection.fetch(DUE, now, *last, most, CLAIM_SECONDS, self._name)
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
                    await _carry_out(connection, statement)

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

    def seat_changed(self, room: str, presence: SeatPresence) -> None:
        """Queue the presence of a seat for the other servers."""
        self._presence.note(room, presence)

    async def load(
        self, room: str, most: int = USUAL.read_events, before: int = USUAL.events_before_snapshot
    ) -> RoomRecord:
        """Return the first part of a room to read, and the presence of its seats on other servers."""
        found = await super().load(room, most, before)
        elsewhere = await self._attempt(lambda connection: self._presence.elsewhere(connection, [room]))
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
                    await _carry_out(connection, statement)
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
                return [await _fetch(connection, queries[0], values)]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await _fetch(connection, query, values) for query in queries]

        return await self._attempt(read)

    async def _reached(self, rooms: Iterable[str]) -> dict[str, int]:
        """Return the last event of each of these rooms, without deleted ones."""

        async def read(connection: Connection) -> list[asyncpg.Record]:
            self._clock.hear(await connection.fetchval(NOW))
            return await connection.fetch(REACHED, list(rooms))

        return {row["id"]: row["seq"] for row in await self._attempt(read)}

    async def _updates(self, known: Mapping[str, int]) -> RoomUpdates:
        """Return the record of these rooms after those events."""
        rooms, seqs = list(known), list(known.values())

        async def read(connection: Connection) -> tuple[list[list[asyncpg.Record]], OnOtherServers]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                found = await connection.fetch(UPDATES[0], rooms)
                missed = [await connection.fetch(query, rooms, seqs) for query in UPDATES[1:]]
                return [found, *missed], await self._presence.elsewhere(connection, rooms)

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
                return [await _carry_out(connection, statement) for statement in statements]

        return await self._attempt(execute)

    async def _attempt(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Do some work on a connection. Raises StorageUnavailableError."""
        try:
            async with self._pool.acquire(timeout=COMMAND_SECONDS) as connection:
                return await work(connection)
        except FAULTS as fault:
            log.warning("the database failed: %s", reason(fault))
            raise StorageUnavailableError(reason(fault)) from fault

    async def _take_turn(self, room: str, known: int | None, decide: Decide) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(room, known, decide, done))
        with metrics.Appending():
            await done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._settle(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _settle_late(self, one: _Waiting) -> None:
        """Let a room whose row is locked take its turn after the lock is released."""
        async with self._late_turns:
            await self._settle([one], late=True)

    async def _settle(self, batch: Sequence[_Waiting], *, late: bool = False) -> None:
        """Let a batch take its turn and answer its callers."""
        try:
            await self._try_to_settle(batch, late=late)
        except Exception:  # waiting callers must get an answer, and the writer must continue
            log.exception("writing failed because of a bug")
            _fail(batch, StorageUnavailableError())

    async def _try_to_settle(self, batch: Sequence[_Waiting], *, late: bool) -> None:
        for left in reversed(range(TRIES)):
            try:
                failed, locked = await self._turns(batch, late=late)
            except asyncpg.UniqueViolationError as fault:
                if len(batch) == 1:
                    log.info("an append lost its race: %s", fault)
                    _fail(batch, LostRaceError())
                else:  # a turn lost its race: find out which
                    for one in batch:
                        await self._settle([one])
                return
            except _LOST as fault:
                log.log(
                    logging.INFO if left else logging.WARNING,
                    "writing failed: %s; %d tries left",
                    reason(fault),
                    left,
                )
                if not left:
                    only_here = isinstance(fault, asyncpg.LockNotAvailableError)
                    _fail(batch, (RoomLockedError if only_here else StorageUnavailableError)(reason(fault)))
            except (_CommitError, *FAULTS) as fault:
                log.warning("writing failed: %s", reason(fault))
                _fail(batch, StorageUnavailableError(reason(fault)))
                return
            else:
                for one in locked:
                    task = asyncio.create_task(self._settle_late(one), name="late turn")
                    self._late.add(task)
                    task.add_done_callback(self._late.discard)
                for one in batch:
                    if one not in locked and not one.done.cancelled():
                        if one.room in failed:
                            one.done.set_exception(failed[one.room])
                        else:
                            one.done.set_result(None)
                return

    async def _lock(self, connection: Connection, rooms: Sequence[str], *, wait: bool) -> Mapping[str, Row]:
        """Lock rooms, and return the last event and the time of each; without ``wait`` leave out locked ones."""
        lock = LOCK if wait else LOCK.replace("FOR UPDATE", "FOR UPDATE SKIP LOCKED")
        return {row["id"]: cast("Row", row) for row in await connection.fetch(lock, rooms)}

    async def _turns(
        self, batch: Sequence[_Waiting], *, late: bool
    ) -> tuple[Mapping[str, Exception], Sequence[_Waiting]]:
        """Decide and store a batch in one transaction; return the exceptions of turns by room, and the turns left out.

        With ``late``, wait for locks. Otherwise leave out the turns of rooms whose row is locked or does not exist.
        """
        failed: dict[str, Exception] = {}
        without: list[_Waiting] = []
        appends: list[Append] = []
        async with self._pool.acquire(timeout=COMMAND_SECONDS) as connection:
            transaction = connection.transaction()
            await transaction.start()
            try:
                rooms = [one.room for one in batch]
                locked = await self._lock(connection, rooms, wait=late)
                elsewhere = await self._presence.elsewhere(connection, rooms) if locked else {}
                for one in batch:
                    row = locked.get(one.room)
                    if row is None and one.known is not None and not late:
                        without.append(one)
                        continue
                    try:
                        turn = (
                            Turn()
                            if one.known is None
                            else await _turn(connection, one.room, one.known, row, elsewhere)
                        )
                        append = one.decide(turn)
                    except FAULTS:
                        raise
                    except Exception as error:  # the caller of this turn gets it
                        failed[one.room] = error
                        continue
                    if append is not None and await _is_repeated(connection, append):
                        failed[one.room] = LostRaceError()
                    elif append is not None:
                        appends.append(append)
                for statement, rows in writes(appends):
                    added = compiled(statement, _DIALECT)
                    await connection.executemany(added.sql, map(added.in_order, rows))
            except BaseException:
                with suppress(*FAULTS):  # the fault that led here is reported
                    await transaction.rollback()
                raise
            if appends:
                try:
                    await transaction.commit()
                except FAULTS as fault:
                    raise _CommitError(reason(fault)) from fault
            else:  # nothing was written, so do not wait for the disk
                await transaction.rollback()
        for append in appends:
            self._notifications.send(append.room, append.seq)
        for row in locked.values():
            self._clock.hear(row["now"])
        return failed, without


async def _turn(
    connection: Connection,
    room: str,
    known: int,
    locked: Row | None,
    elsewhere: OnOtherServers,
) -> Turn:
    """Return the turn of a room whose row is locked. Raises NoSuchRoomError, LostRaceError."""
    if locked is None:
        raise NoSuchRoomError
    missed: RoomRecord | None = None
    if locked["seq"] > known:
        wanted = {"room": room, "after": known, "last": LAST}
        missed = record([await _fetch(connection, query, wanted) for query in RECORD])
    if locked["seq"] < known:
        raise LostRaceError  # the log has lost its end: the room detects that when it reads it
    return Turn(locked["now"], missed, elsewhere.get(room, ()))


async def _is_repeated(connection: Connection, append: Append) -> bool:
    """Return whether the id of its reply has been used in the room already."""
    if append.reply is None or not append.may_repeat:
        return False
    return bool(await _fetch(connection, REPLY, {"room": append.room, "id": append.reply.id}))


async def _fetch(connection: Connection, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Row]:
    sql, in_order = compiled_with(query, values, _DIALECT)
    return cast("Sequence[Row]", await connection.fetch(sql, *in_order))


async def _carry_out(connection: Connection, statement: UpdateBase) -> int:
    """Execute a statement that contains its values, and return how many rows it changed."""
    sql, in_order = compiled_with(statement, {}, _DIALECT)
    tag: str = await connection.execute(sql, *in_order)  # such as "INSERT 0 1"
    return int(tag.rpartition(" ")[2])


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(error)
