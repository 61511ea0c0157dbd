"""Rooms that are loaded from a snapshot, and whose first events and replies are not in memory.

The limits are small: a snapshot after ten events, and five events in memory. A room must answer every request as if
all events were in memory.
"""

import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete

import support.rooms
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import LockRoom, PlaceBid, StartMatch, TakeSeat, UnlockRoom
from ricochetrobots.game.events import Event
from ricochetrobots.server.errors import RoomSetAsideError, StorageUnavailableError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.snapshots import STATE_VERSION, Snapshot, read_snapshot, take_snapshot
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.replies import Request
from ricochetrobots.wire.messages import Accepted, CommandMessage, NumberedEvent, Refused
from support.clock import ManualClock
from support.rooms import Ear, Table, engine_of

pytestmark = pytest.mark.anyio

SMALL = 10
LOCK = CommandMessage(id="long-ago", command=LockRoom())
REFUTED = "is wrong, so the log is folded again"


LIMITS = ServerLimits(
    events_in_memory=SMALL // 2,
    read_events=SMALL - 3,
    snapshot_events=SMALL,
    events_before_snapshot=SMALL // 2,
    check_page_seconds=0.0,
    check_room_seconds=0.0,
)
open_rooms = partial(support.rooms.open_rooms, limits=LIMITS)


@pytest.fixture
async def rooms(request: pytest.FixtureRequest, clock: ManualClock) -> AsyncIterator[Rooms]:
    """Return rooms in memory, with small limits."""
    async with open_rooms(clock=clock, limits=replace(LIMITS, **getattr(request, "param", {}))) as opened:
        yield opened


async def table_in_thinking(rooms: Rooms) -> Table:
    """Open a room with two players and the first chip face up."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


async def long_table(rooms: Rooms, bids: int = 40) -> Table:
    """Open a room in which two players have placed this many bids."""
    table = await table_in_thinking(rooms)
    for moves in range(bids, 0, -1):
        await table.sure(moves % 2, PlaceBid, round=1, moves=moves + 1)
    await rooms.snapshots_written()
    return table


def all_events(table: Table) -> list[NumberedEvent]:
    return table.ears[0].events()


async def history_of(
    rooms: Rooms, table: Table, first: int = 1, last: int | None = None
) -> list[NumberedEvent]:
    return [numbered async for numbered in rooms.history(table.room, first, last)]


async def snapshot_of(rooms: Rooms, table: Table) -> Snapshot:
    found = await rooms.store.snapshot(table.room.id)
    assert found is not None
    return found


def store_snapshot(rooms: Rooms, table: Table, snapshot: Snapshot) -> None:
    """Store a snapshot without any check."""
    with engine_of(rooms.store).begin() as connection:
        connection.exec_driver_sql(
            "UPDATE snapshots SET seq = ?, version = ?, chain = ?, body = ?, digest = ? WHERE room = ?",
            (*vars(snapshot).values(), table.room.id),
        )


async def test_snapshots_are_stored_during_play(rooms: Rooms) -> None:
    table = await long_table(rooms)
    assert table.room.snapshot.seq - SMALL < (await snapshot_of(rooms, table)).seq <= table.room.snapshot.seq
    assert len(table.room.snapshot.events) <= SMALL, "older events are not in memory"


async def test_a_room_is_loaded_from_its_snapshot(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        written = (await snapshot_of(before, table)).seq
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(table.room.id)
        assert room.fold.resumed
        assert (room.snapshot.match, room.snapshot.seq, room.snapshot.code) == (
            table.room.snapshot.match,
            table.room.snapshot.seq,
            table.room.snapshot.code,
        )
        assert vars(room.fold.snapshot()) == vars(table.room.fold.snapshot())
        assert 0 < len(room.snapshot.events) < SMALL + room.snapshot.seq - written
        again = Table(room)
        assert again.listen(0).view == table.ears[0].view
        assert again.ears[0].events() == all_events(table)[-len(room.snapshot.events) :]
        assert await history_of(after, again) == all_events(table)
        assert isinstance(await again.say(0, PlaceBid, round=1, moves=1), Refused)


async def test_a_listener_far_behind_receives_only_the_events_in_memory(rooms: Rooms) -> None:
    table = await long_table(rooms)
    listener = table.listen(1, known=3)
    assert listener.events() == all_events(table)[-len(table.room.snapshot.events) :]


async def test_history_is_the_same_from_memory_and_from_the_store(rooms: Rooms) -> None:
    table = await long_table(rooms)
    everything = all_events(table)
    for first, last in (
        (1, None),
        (1, 1),
        (2, 2),
        (7, 8),
        (8, 30),
        (table.room.snapshot.seq - 2, None),
        (50, 900),
    ):
        assert await history_of(rooms, table, first, last) == everything[first - 1 : last], (first, last)
    assert not await history_of(rooms, table, 1, 0)
    assert not await history_of(rooms, table, table.room.snapshot.seq + 1)


async def test_a_damaged_event_sets_the_room_aside_when_it_is_read(rooms: Rooms) -> None:
    table = await long_table(rooms)
    with engine_of(rooms.store).begin() as connection:
        connection.exec_driver_sql("UPDATE events SET body = body || ' ' WHERE seq = 7")
    assert await history_of(rooms, table, 8) == all_events(table)[7:]
    with pytest.raises(RoomSetAsideError):
        await history_of(rooms, table, 2, 7)
    assert {ear.farewell for ear in table.ears.values()} == {"room-set-aside"}
    with pytest.raises(RoomSetAsideError):
        await rooms.get(table.room.id)
    refused = await table.say(0, PlaceBid, round=1, moves=2)
    assert isinstance(refused, Refused)
    assert refused.code == "room-set-aside"


async def test_the_check_finds_a_damaged_event_before_the_snapshot(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await long_table(rooms), await long_table(rooms)
    with engine_of(rooms.store).begin() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE seq = 7 AND room = ?", (table.room.id,))
    with pytest.raises(RoomSetAsideError):
        await rooms.check(table.room.id)
    assert not await rooms.check(other.room.id)
    assert table.ears[0].farewell == "room-set-aside"
    assert other.ears[0].farewell is None


# --- snapshots that are wrong ---


@pytest.mark.parametrize("wrong", ["version", "byte", "chain", "room", "seq", "ahead", "unreadable"])
async def test_a_snapshot_that_contradicts_the_log_is_replaced(
    wrong: str, tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    """The server must not trust a state that contradicts the log."""
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        right_snapshot = await snapshot_of(before, table)
        state, room_id = read_snapshot(table.room.id, right_snapshot), table.room.id
        store_snapshot(
            before,
            table,
            {
                "version": replace(right_snapshot, version=right_snapshot.version + 1),
                "byte": replace(right_snapshot, body=right_snapshot.body.replace("1", "2", 1)),
                "chain": take_snapshot(room_id, right_snapshot.seq, "0" * 64, state),
                "room": take_snapshot("another room", right_snapshot.seq, right_snapshot.chain, state),
                "seq": take_snapshot(room_id, right_snapshot.seq - 1, right_snapshot.chain, state),
                "ahead": take_snapshot(room_id, right_snapshot.seq + 1000, right_snapshot.chain, state),
                "unreadable": replace(right_snapshot, body="", digest=""),
            }[wrong],
        )
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(room_id)
        assert not room.fold.resumed
        assert room.snapshot.match == table.room.snapshot.match
        assert REFUTED in caplog.text
        await after.snapshots_written()
        assert await snapshot_of(after, table) == room.fold.snapshot()


async def test_the_check_finds_a_wrong_state_with_a_right_digest(
    tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    """The digest and the hash are right, so that only the log proves the state wrong."""
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        room_id = table.room.id
        right_snapshot = await snapshot_of(before, table)
        state = read_snapshot(room_id, right_snapshot)
        store_snapshot(
            before,
            table,
            take_snapshot(
                room_id,
                right_snapshot.seq,
                right_snapshot.chain,
                replace(state, match=replace(state.match, closed=True)),
            ),
        )
    async with open_rooms(url, clock=clock, run=1) as after:
        table_from_snapshot = Table(await after.get(room_id))
        assert table_from_snapshot.room.snapshot.match is not None
        assert table_from_snapshot.room.snapshot.match.closed
        ear = Ear(0)
        table_from_snapshot.room.join(ear, None)
        assert await after.check(room_id)
        assert "did not match its log" in caplog.text
        assert ear.farewell is not None
        room = await after.get(room_id)
        assert room.snapshot.match == table.room.snapshot.match
        assert await snapshot_of(after, table) == room.fold.snapshot()
        assert not await after.check(room_id)


async def test_a_state_that_the_log_cannot_continue_is_replaced(
    tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        room_id, right_snapshot = table.room.id, await snapshot_of(before, table)
        state = read_snapshot(room_id, right_snapshot)
        assert right_snapshot.seq < table.room.snapshot.seq
        broken_state = replace(state, match=replace(state.match, round=None))
        store_snapshot(
            before, table, take_snapshot(room_id, right_snapshot.seq, right_snapshot.chain, broken_state)
        )
    async with open_rooms(url, clock=clock, run=1) as after:
        assert (await after.get(room_id)).snapshot.match == table.room.snapshot.match
        assert REFUTED in caplog.text


async def test_another_version_of_the_state_is_not_damage(
    tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    """As after an upgrade (E26): the same games result in the same states."""
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        store_snapshot(before, table, replace(await snapshot_of(before, table), version=STATE_VERSION - 1))
    async with open_rooms(url, clock=clock, run=1) as after:
        with caplog.at_level(logging.ERROR):
            assert not await after.check(table.room.id)
        assert not caplog.records
        assert (await snapshot_of(after, table)).version == STATE_VERSION
        room = await after.get(table.room.id)
        assert room.fold.resumed
        assert room.snapshot.match == table.room.snapshot.match


async def test_the_check_stores_missing_snapshots(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before)
        short = await table_in_thinking(before)
        await before.store._execute([delete(schema.snapshots)])
    async with open_rooms(url, clock=clock, run=1) as after:
        await Checking(after).run()
        await after.snapshots_written()
        assert await snapshot_of(after, table) == table.room.fold.snapshot()
        assert await after.store.snapshot(short.room.id) is None


# --- snapshots that are lost, or late ---


class StoreWithoutSnapshots(SqliteStore):
    """A store that loses snapshots, as when the server is killed first."""

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        raise StorageUnavailableError


async def test_a_kill_between_event_and_snapshot_loses_nothing(
    tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await long_table(before, 12)
        written = await snapshot_of(before, table)
        played: list[Event] = [numbered.event for numbered in all_events(table)]
    async with open_rooms(
        clock=clock, store=await StoreWithoutSnapshots.open(url), run=1
    ) as without_snapshots:
        again = Table(await without_snapshots.get(table.room.id))
        again.listen(0)
        assert again.room.fold.resumed
        for seat in (0, 1) * SMALL:
            clock.advance(300.0)
            await without_snapshots.sweep()
            await again.say(seat, PlaceBid, round=2, moves=20)
        await without_snapshots.snapshots_written()
        assert await snapshot_of(without_snapshots, table) == written
        assert "was not stored" in caplog.text
    async with open_rooms(url, clock=clock, run=2) as after:
        room = await after.get(table.room.id)
        assert room.snapshot.seq > len(played) + SMALL
        assert (room.snapshot.match, room.snapshot.seq) == (
            again.room.snapshot.match,
            again.room.snapshot.seq,
        )
        assert not await after.check(table.room.id)


@pytest.mark.parametrize("rooms", [{"rooms_in_memory": 1, "forgotten_events": 3}], indirect=True)
async def test_a_snapshot_of_an_evicted_room_is_stored(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    assert await rooms.store.snapshot(table.room.id) is None
    for ear in table.ears.values():
        table.room.leave(ear)
    await table_in_thinking(rooms)
    await rooms.snapshots_written()
    assert await snapshot_of(rooms, table) == table.room.fold.snapshot()
    again = await rooms.get(table.room.id)
    assert again is not table.room
    assert (again.fold.resumed, again.snapshot.match) == (True, table.room.snapshot.match)


# --- replies ---


async def table_locked_long_ago(rooms: Rooms) -> tuple[Table, Accepted]:
    """Return a room that the command "long-ago" locked, and that was unlocked and locked many times since."""
    table = await table_in_thinking(rooms)
    answer = await table.room.act(LOCK, table.ears[0])
    assert isinstance(answer, Accepted)
    for _ in range(2 * SMALL):
        await table.sure(0, UnlockRoom)
        await table.sure(0, LockRoom)
    assert table.room._replies.find(Request.of(LOCK, 0), {}) is None, "the reply is not in memory"
    return table, answer


@pytest.mark.parametrize("unlocked", [True, False])
async def test_an_old_command_gets_its_reply_and_takes_effect_once(rooms: Rooms, *, unlocked: bool) -> None:
    """If the room is unlocked, the command could take effect now, and only the table of replies prevents it."""
    table, answer = await table_locked_long_ago(rooms)
    if unlocked:
        await table.sure(0, UnlockRoom)
    before = table.room.snapshot.match, table.room.snapshot.seq
    for _ in range(2):
        assert await table.room.act(LOCK, table.ears[0]) == answer
    assert (table.room.snapshot.match, table.room.snapshot.seq) == before
    assert isinstance(await table.say(0, UnlockRoom), Accepted), "the room accepts commands"


async def test_an_old_id_reused_for_another_command_is_rejected(rooms: Rooms) -> None:
    table, _ = await table_locked_long_ago(rooms)
    seq = table.room.snapshot.seq
    for command, seat in ((UnlockRoom(), 0), (PlaceBid(round=1, moves=9), 0), (LockRoom(), 1)):
        message = CommandMessage(id=LOCK.id, command=command)
        refused = await table.room.act(message, table.ears[seat])
        assert isinstance(refused, Refused)
        assert refused.code == "id-reused"
    assert table.room.snapshot.seq == seq
