"""Experiments E25 and E31: damage to any value of any table is found, and harms only the room that it belongs to.

A database with four rooms is damaged in one place after the other: each value of the first room's rows is flipped in
one byte, set to what it never is, or its row is lost. Then a server starts on it. The first room must be as it was,
be repaired from the log, set aside, or missing; the other rooms play on. With ``--full`` every row is
damaged, and each value in eight ways. A failure names its row and value.

Damage to the tables of the whole server must leave every room as it was or stop the server at its start. So must an
empty table; or rooms are set aside with an error in the log.
"""

import asyncio
import logging
import sqlite3
import struct
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import (
    AnswerInvitation,
    GiveUp,
    MoveRobot,
    PlaceBid,
    PlayAgain,
    SayReady,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.game.view import View
from ricochetrobots.server.clock import BELIEVED_SECONDS
from ricochetrobots.server.errors import DataError, NoSuchRoomError, RoomSetAsideError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.solving.pool import SolverPool, Workers
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.clock import ManualClock
from support.players import way_of
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, Ear, Table, derived, new_id, open_rooms
from support.solvers import SilentWorker

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SEED = 1
LIMITS = ServerLimits(events_before_snapshot=3, check_page_seconds=0.0, check_room_seconds=0.0)
"""Check rooms without pauses, and load them without most of their logs."""
ROWS = 1
"""The number of damaged rows of a table, except with ``--full`` all."""
OWN = {
    "rooms": "id",
    "events": "room",
    "names": "room",
    "commands": "room",
    "deadlines": "room",
    "games": "room",
    "snapshots": "room",
}
"""Every table with rows of rooms, and the column with the room's id."""
FATES = {
    "rooms": {"whole", "set aside", "gone"},
    "events": {"set aside"},
    "names": {"set aside"},
    "commands": {"set aside"},
    "deadlines": {"whole"},
    "games": {"whole"},
    "snapshots": {"whole"},
}
"""The possible fates of the room; the server repairs derived data."""
SHARED = ("meta", "secrets")
"""The tables whose rows belong to the whole server."""
EMPTY = {
    "meta": {"refused"},
    "secrets": {"refused"},
    "rooms": {"refused", "set aside"},
    "events": {"set aside"},
    "names": {"set aside"},
    "commands": {"set aside"},
    "snapshots": {"whole"},
    "deadlines": {"whole"},
    "games": {"whole"},
    "servers": {"whole"},
    "presence": {"whole"},
    "tables": {"whole"},
    "reports": {"whole"},
    "places": {"whole"},
    "place_seats": {"whole"},
    "ladder_games": {"whole"},
    "spent": {"whole"},
    "analysis": {"whole"},
}
"""The possible fates of each room when a table is empty."""
DEMONSTRATION_SECONDS = 3.0
"""The time until the board is ready for a demonstration."""
NEVER: tuple[object, ...] = (1e12, -1.0, "nonsense", 2**53, b"\xff\xfe")
"""Values that no column has: a time in the year 33658, text where a number is, bytes that are no text."""


@dataclass(frozen=True)
class Recorded:
    """The database before it is damaged, and how each room looked to somebody who watches."""

    sql: str
    rooms: tuple[str, ...]
    views: tuple[View, ...]


@dataclass(frozen=True)
class Damage:
    """The damage to one row of the first room: a column set to a value, or with none the row deleted."""

    table: str
    row: int
    column: str | None
    value: object = None


@pytest.fixture
def anyio_backend() -> str:
    """Run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """Four rooms: the first has a finished match and a round in play, the others a round in play."""
    return asyncio.run(_record(tmp_path_factory.mktemp("recorded")))


async def _record(data: Path) -> Recorded:
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(data), clock=clock) as rooms:
        tables = [await _bidding(rooms)]
        await _play_on(rooms, clock, tables[0])
        rooms.services.snapshots.note(tables[0].room.fold)
        await rooms.snapshots_written()
        await tables[0].sure(0, PlaceBid, round=1, moves=7)
        tables += [await _bidding(rooms) for _ in range(3)]
        await rooms.sweep()
        views = tuple(table.listen().view for table in tables)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        sql = "\n".join(database.iterdump())
    return Recorded(sql, tuple(table.room.id for table in tables), views)


async def _bidding(rooms: Rooms) -> Table:
    room, _ = await rooms.create(Mode.FRIENDS, Options(chips_to_win=1), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    table.listen(0)
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=9)
    return table


async def _play_on(rooms: Rooms, clock: ManualClock, table: Table) -> None:
    """Give up the first chip and take the second, which ends the match; then open another one and bid."""
    clock.advance(60.0)
    await rooms.sweep()
    clock.advance(DEMONSTRATION_SECONDS)
    await table.sure(0, GiveUp, round=1)
    await table.sure(0, SayReady, round=1)
    path = way_of(table.ears[0].view)
    assert path is not None
    await table.sure(0, PlaceBid, round=2, moves=len(path))
    clock.advance(60.0)
    await rooms.sweep()
    clock.advance(DEMONSTRATION_SECONDS)
    for move in path:
        await table.sure(0, MoveRobot, round=2, move=str(move))
    await table.sure(0, PlayAgain)
    await table.sure(1, AnswerInvitation, accept=True)
    await table.sure(1, PlaceBid, round=1, moves=8)


def damages(
    recorded: Recorded, database: sqlite3.Connection, table: str, chance: Random, *, full: bool
) -> Iterator[Damage]:
    """Yield each kind of damage to the rows of this table, of the first room if they belong to rooms."""
    if table in OWN:
        query = f"SELECT rowid, * FROM {table} WHERE {OWN[table]} = ?"
        found = database.execute(query, recorded.rooms[:1])
    else:
        found = database.execute(f"SELECT rowid, * FROM {table}")
    columns = [column[0] for column in found.description][1:]
    rows = found.fetchall()
    for rowid, *values in rows if full else chance.sample(rows, min(ROWS, len(rows))):
        yield Damage(table, rowid, None)
        for column, value in zip(columns, values, strict=True):
            for _ in range(3 if full else 1):
                yield Damage(table, rowid, column, flipped(value, chance))
            likely = NEVER[-1:] if isinstance(value, str) else chance.sample(NEVER, 1)
            for never in NEVER if full else likely:
                yield Damage(table, rowid, column, never)


def flipped(value: object, chance: Random) -> object:
    """Return a value with one bit of one byte changed, as the database would then read it."""
    if isinstance(value, float):
        bits = bytearray(struct.pack(">d", value))
    elif isinstance(value, int):
        bits = bytearray(value.to_bytes(8, "big", signed=True))
    else:
        bits = bytearray(str(value or "x").encode())
    bits[chance.randrange(len(bits))] ^= 1 << chance.randrange(8)
    if isinstance(value, float):
        return struct.unpack(">d", bits)[0]
    if isinstance(value, int):
        return int.from_bytes(bits, "big", signed=True)
    return bytes(bits)


def damage(database: sqlite3.Connection, done: Damage) -> bool:
    """Do it, if the table's key allows it; text stays text, whatever bytes are in it."""
    if done.column is None:
        database.execute(f"DELETE FROM {done.table} WHERE rowid = ?", [done.row])
        return True
    value = "CAST(? AS TEXT)" if isinstance(done.value, bytes) else "?"
    statement = f"UPDATE OR IGNORE {done.table} SET {done.column} = {value} WHERE rowid = ?"
    return database.execute(statement, [done.value, done.row]).rowcount == 1


async def fate(recorded: Recorded, store: Store, rooms_damaged: int = 1) -> set[str]:
    """Start a server on the damaged data; return the fates of the first rooms. The others must be as they were."""
    clock, randomness = ManualClock(START + 128.0), SeededRandomness(1, 1)
    try:
        tokens = Tokens(await store.secret(b""))
    except DataError:
        return {"refused"}
    solver = SolverPool(Workers(clock, SilentWorker.start))
    rooms = Rooms(store, clock, randomness, tokens, solver, limits=LIMITS)
    try:
        return await _fates(recorded, store, rooms, clock, rooms_damaged)
    finally:  # tasks that still wait for a solver would be destroyed with the loop
        await asyncio.gather(*(room.stop() for room in rooms._rooms.values()))
        await solver.close()


async def _fates(
    recorded: Recorded, store: Store, rooms: Rooms, clock: ManualClock, rooms_damaged: int
) -> set[str]:
    last = await store.last_time(clock.now() + BELIEVED_SECONDS)
    assert last < clock.now() + BELIEVED_SECONDS
    await rooms.outages.begin(last)
    await rooms.sweep()
    await Checking(rooms).run()
    for room_id, view in list(zip(recorded.rooms, recorded.views, strict=True))[rooms_damaged:]:
        room = await rooms.get(room_id)
        assert await store.derived(room_id) == await derived(rooms, room_id)
        seen = Ear(1)
        room.join(seen, None)
        assert (seen.view.bids, seen.view.seats) == (view.bids, view.seats)
        bid_message = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
        assert isinstance(await room.act(bid_message, seen), Accepted)
    return {await _fate_of(recorded, store, rooms, number) for number in range(rooms_damaged)}


async def _fate_of(recorded: Recorded, store: Store, rooms: Rooms, number: int) -> str:
    room_id, view = recorded.rooms[number], recorded.views[number]
    try:
        room = await rooms.get(room_id)
    except NoSuchRoomError:
        return "gone"
    except RoomSetAsideError:
        return "set aside"
    assert await store.derived(room_id) == await derived(rooms, room_id)
    seen = Ear()
    room.join(seen, None)
    assert seen.view == replace(view, until=seen.view.until)
    return "whole"


@pytest.mark.parametrize("table", OWN)
async def test_damage_to_one_room_costs_no_other(
    table: str,
    recorded: Recorded,
    request: pytest.FixtureRequest,
) -> None:
    full = request.config.getoption("--full")
    fates: Counter[str] = Counter()
    async for done, found in after_each(recorded, table, full=full):
        assert found <= FATES[table], done
        fates.update(found)
    assert fates


@pytest.mark.parametrize("column", ["code", "name", "created", "digest"])
async def test_a_room_with_a_changed_row_is_set_aside(column: str, recorded: Recorded) -> None:
    """No log contains these values, so nothing can repair them."""
    store, used = await opened()
    with closing(sqlite3.connect(":memory:")) as whole:
        whole.executescript(recorded.sql)
        whole.backup(used)
    used.execute(f"UPDATE rooms SET {column} = '7' WHERE id = ?", recorded.rooms[:1])
    assert await fate(recorded, store) == {"set aside"}
    await store.close()


@pytest.mark.parametrize("table", SHARED)
async def test_a_server_never_goes_on_silently_with_damaged_shared_data(
    table: str, recorded: Recorded, request: pytest.FixtureRequest
) -> None:
    full = request.config.getoption("--full")
    fates: Counter[str] = Counter()
    async for done, found in after_each(recorded, table, full=full):
        assert found in ({"refused"}, {"whole"}), done
        fates.update(found)
    assert fates["refused"]


@pytest.mark.parametrize("table", [table.name for table in schema.metadata.sorted_tables])
async def test_a_table_without_rows_is_rebuilt_or_reported(
    table: str, recorded: Recorded, caplog: pytest.LogCaptureFixture
) -> None:
    store, used = await opened()
    with closing(sqlite3.connect(":memory:")) as whole:
        whole.executescript(recorded.sql)
        whole.backup(used)
    used.execute(f"DELETE FROM {table}")
    fates = await fate(recorded, store, len(recorded.rooms))
    assert fates <= EMPTY[table]
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors or fates in ({"whole"}, {"refused"})
    await store.close()


async def opened() -> tuple[SqliteStore, sqlite3.Connection]:
    """Open a store in memory; return it with its connection."""
    store = await SqliteStore.open(MEMORY)
    used = store._engine.raw_connection().driver_connection
    assert isinstance(used, sqlite3.Connection)
    return store, used


async def after_each(recorded: Recorded, table: str, *, full: bool) -> AsyncIterator[tuple[Damage, set[str]]]:
    """Do each damage to a table in turn; yield it with the fates of the rooms that it may harm."""
    store, used = await opened()
    with closing(sqlite3.connect(":memory:")) as whole:
        whole.executescript(recorded.sql)
        for done in damages(recorded, whole, table, Random(SEED), full=full):
            whole.backup(used)
            if not damage(used, done):
                continue
            try:
                yield done, await fate(recorded, store, 1 if table in OWN else len(recorded.rooms))
            except Exception as fault:
                pytest.fail(f"{done}: {fault!r}")
    await store.close()
