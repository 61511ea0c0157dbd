"""The turns of rooms on PostgreSQL.

A room takes its turn with its row locked, at the time of the database's clock then, on the log as it is then.
Turns of several rooms that wait at the same moment share a transaction. A room whose row is locked by another
transaction waits for it in a transaction of its own, so that it delays no other room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

import asyncpg

from ricochetrobots.server import metrics
from ricochetrobots.server.background import Start, stop
from ricochetrobots.server.cluster.cluster import Cluster
from ricochetrobots.server.cluster.presence import OnOtherServers
from ricochetrobots.server.errors import (
    LostRaceError,
    NoSuchRoomError,
    RoomLockedError,
    StorageUnavailableError,
)
from ricochetrobots.server.log.compiled import compiled
from ricochetrobots.server.log.connecting import COMMAND_SECONDS, DIALECT, FAULTS, fetch, reason
from ricochetrobots.server.log.records import Append, Decide, RoomRecord, Row, Turn
from ricochetrobots.server.log.statements import LAST, RECORD, REPLY, record, writes

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.attempt import Connection

log = logging.getLogger(__name__)

MAX_BATCH = 64
"""The most turns in one transaction: while they are decided, the other rooms of the batch stay locked."""
WRITERS = 2
"""The number of batches that run at once."""
LATE_TURNS = 3
"""The most turns that wait at once for a row that another transaction has locked; each keeps a connection."""
TRIES = 4
"""Try a batch that lost to another transaction this many times."""

LOCK = """
WITH locked AS MATERIALIZED (SELECT id, seq FROM rooms WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE)
SELECT id, seq, extract(epoch FROM clock_timestamp())::float8 AS now FROM locked
"""
"""Lock rooms one after another, and read the clock for each once it is locked."""

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


class Turns:
    """The turns of all rooms, by a few writers."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], cluster: Cluster, start: Start) -> None:
        self._pool = pool
        self._cluster = cluster
        self._start = start
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writers = [start(f"store writer {number}", self._write) for number in range(WRITERS)]
        self._late: set[asyncio.Task[None]] = set()
        self._late_turns = asyncio.Semaphore(LATE_TURNS)

    async def close(self) -> None:
        """Finish the waiting turns, and stop."""
        await self._waiting.join()
        await asyncio.gather(*self._late)
        await stop(self._writers)

    async def take(self, room: str, known: int | None, decide: Decide) -> None:
        """Let a room take its turn, and return once it is durable; ``known`` is None for an append without a look."""
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
                    task = self._start("late turn", partial(self._settle_late, one), may_end=True)
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
                elsewhere = await self._cluster.presence.elsewhere(connection, rooms) if locked else {}
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
                    added = compiled(statement, DIALECT)
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
            self._cluster.notifications.send(append.room, append.seq)
        for row in locked.values():
            self._cluster.clock.hear(row["now"])
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
        missed = record([await fetch(connection, query, wanted) for query in RECORD])
    if locked["seq"] < known:
        raise LostRaceError  # the log has lost its end: the room detects that when it reads it
    return Turn(locked["now"], missed, elsewhere.get(room, ()))


async def _is_repeated(connection: Connection, append: Append) -> bool:
    """Return whether the id of its reply has been used in the room already."""
    if append.reply is None or not append.may_repeat:
        return False
    return bool(await fetch(connection, REPLY, {"room": append.room, "id": append.reply.id}))


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(error)
