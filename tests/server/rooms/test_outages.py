"""An event extends a deadline once by the time in which no server ran."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Engine

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import DeadlineExtended
from ricochetrobots.server.errors import RoomLockedError, StorageUnavailableError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.records import Append, Decide, RoomRecord
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.wire.messages import Accepted, CommandMessage, Refused
from support.clock import ManualClock
from support.rooms import MEMORY, START, Ear, Table, new_id, open_rooms

pytestmark = pytest.mark.anyio
Result = TypeVar("Result")


class FullDisk(SqliteStore):
    """A store whose disk the test can fill."""

    full = False

    async def append(self, append: Append) -> None:
        if self.full:
            raise StorageUnavailableError
        await super().append(append)

    async def beat(self, now: float) -> None:
        if self.full:
            raise StorageUnavailableError
        await super().beat(now)


@pytest.fixture
async def store() -> FullDisk:
    """Return the rooms' store."""
    return await FullDisk.open(MEMORY)


@pytest.fixture
async def rooms(clock: ManualClock, store: FullDisk) -> AsyncIterator[Rooms]:
    """Return rooms in memory."""
    async with open_rooms(clock=clock, store=store) as opened:
        yield opened


async def test_a_locked_room_is_no_outage_of_the_database(
    rooms: Rooms, store: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in_bidding(rooms)

    async def locked(*_: object) -> None:
        raise RoomLockedError

    with monkeypatch.context() as patched:
        patched.setattr(store, "transact", locked)
        message = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=8))
        refused = await table.room.act(message, table.ears[0])
    assert isinstance(refused, Refused)
    assert refused.code == "storage-unavailable"
    assert rooms.outages.failing_seconds == 0.0
    assert rooms.outages.since(0.0) == ()
    assert isinstance(await table.room.act(message, table.ears[0]), Accepted)


async def table_in_bidding(rooms: Rooms) -> Table:
    """Open a room whose sand has just begun to run for 60 s."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=60), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1):
        table.listen(seat)
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=9)
    return table


async def after_restart(data: Path, at: float, room: str) -> tuple[list[DeadlineExtended], float | None]:
    """Start a server again, and return the extensions that a newcomer receives and the deadline of the room."""
    async with open_rooms(sqlite_url(data), clock=ManualClock(at)) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        return await extensions_and_deadline(await rooms.get(room))


async def extensions_and_deadline(room: Room) -> tuple[list[DeadlineExtended], float | None]:
    ear = Ear()
    room.join(ear, 0)
    room.leave(ear)
    return extensions(ear), ear.view.until


def extensions(ear: Ear) -> list[DeadlineExtended]:
    return [event.event for event in ear.events() if isinstance(event.event, DeadlineExtended)]


async def play_and_stop(data: Path, seconds: float) -> str:
    """Play until the sand has run for this long, stop without a shutdown, and return the room."""
    clock = ManualClock(START)
    store = await SqliteStore.open(sqlite_url(data))
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await table_in_bidding(rooms)
        await rooms.sweep()
        for _ in range(int(seconds)):
            clock.advance(1.0)
            await rooms.sweep()
        return table.room.id


async def test_an_outage_of_two_seconds_does_not_extend_the_deadline(tmp_path: Path) -> None:
    room = await play_and_stop(tmp_path, 20)
    assert await after_restart(tmp_path, START + 22.0, room) == ([], START + 60)


async def test_a_longer_outage_extends_the_deadline_once(tmp_path: Path) -> None:
    room = await play_and_stop(tmp_path, 20)
    extended, until = await after_restart(tmp_path, START + 30.0, room)
    (event,) = extended
    assert (event.at, event.seconds, event.until) == (START + 30, 10, START + 70)
    assert until == START + 70
    assert await after_restart(tmp_path, START + 31.0, room) == (extended, until)
    (_, second), later = await after_restart(tmp_path, START + 50.0, room)
    assert (second.seconds, later) == (20, START + 90), "each outage extends the deadline once"


async def test_a_deadline_that_passed_before_the_outage_is_not_extended(tmp_path: Path) -> None:
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(tmp_path), clock=clock) as rooms:
        table = await table_in_bidding(rooms)
        clock.advance(59.0)
        other = await table_in_bidding(rooms)  # its events are the newest sign that the server ran
        clock.advance(1.5)
        await other.sure(1, PlaceBid, round=1, moves=8)
    extended, _ = await after_restart(tmp_path, START + 500.0, table.room.id)
    assert extended == []


async def test_a_server_killed_while_extending_deadlines_continues_after_the_restart(tmp_path: Path) -> None:
    limits = ServerLimits(overdue_a_step=1)
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(tmp_path), clock=clock, limits=limits) as rooms:
        tables = []
        for _ in range(3):
            clock.advance(0.1)
            tables.append(await table_in_bidding(rooms))
        await rooms.sweep()
    async with open_rooms(sqlite_url(tmp_path), clock=ManualClock(START + 30), run=1, limits=limits) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        await rooms.sweep()
    async with open_rooms(sqlite_url(tmp_path), clock=ManualClock(START + 31), run=2, limits=limits) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        while rooms.outages.unsettled:
            await rooms.sweep()
        extended = [(await extensions_and_deadline(await rooms.get(table.room.id)))[0] for table in tables]
        assert [[event.seconds for event in events] for events in extended] == [[30], [31], [31]]


async def test_connected_players_receive_the_extension_after_a_stall(
    rooms: Rooms, clock: ManualClock
) -> None:
    table = await table_in_bidding(rooms)
    await rooms.sweep()
    clock.stall(70.0)
    answer = await table.say(1, PlaceBid, round=1, moves=8)
    assert isinstance(answer, Accepted), "the server stalled while the sand ran out"
    other = await table_in_bidding(rooms)
    while rooms.outages.unsettled or table.ears[0].view.until != START + 130:
        await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[0])] == [70]
    assert extensions(other.ears[0]) == [], "its sand began to run after the stall"
    clock.advance(60.0)
    late = await table.say(1, PlaceBid, round=1, moves=7)
    assert isinstance(late, Refused)
    assert late.code == "bidding-over"


async def test_a_sweep_broadcasts_the_extension_without_a_command(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_in_bidding(rooms)
    clock.stall(10.0)
    await rooms.sweep()
    await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[1])] == [10]


@pytest.mark.parametrize(
    ("last_beat", "expected"), [(START + 9.0, []), (START + 4.5, [5]), (START - 1.0, [10])]
)
async def test_a_stall_extends_only_by_the_time_in_which_no_server_ran(
    rooms: Rooms, clock: ManualClock, last_beat: float, expected: list[int]
) -> None:
    table = await table_in_bidding(rooms)
    await rooms.sweep()
    clock.stall(10.0)
    await rooms.store.beat(last_beat)
    for _ in range(2):
        await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[1])] == expected


async def test_commands_are_rejected_while_heartbeats_cannot_be_read(
    rooms: Rooms, clock: ManualClock, store: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent() -> float:
        raise StorageUnavailableError

    table = await table_in_bidding(rooms)
    clock.stall(10.0)
    with monkeypatch.context() as patched:
        patched.setattr(store, "last_beat", silent)
        refused = await table.say(1, PlaceBid, round=1, moves=8)
        await rooms.sweep()
    assert isinstance(refused, Refused)
    assert refused.code == "storage-unavailable"
    assert isinstance(await table.say(1, PlaceBid, round=1, moves=8), Accepted)
    assert [event.seconds for event in extensions(table.ears[1])] == [10]


async def test_a_deadline_is_extended_by_the_time_of_a_full_disk(
    rooms: Rooms, clock: ManualClock, store: FullDisk
) -> None:
    table = await table_in_bidding(rooms)
    store.full = True
    bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=8))
    assert isinstance(await table.room.act(bid, table.ears[1]), Refused)
    for _ in range(70):
        clock.advance(1.0)
        await rooms.sweep()
    assert table.ears[0].view.phase == "bidding"
    store.full = False
    assert isinstance(await table.room.act(bid, table.ears[1]), Accepted)
    for _ in range(3):
        await rooms.sweep()
    assert [(event.seconds, event.until) for event in extensions(table.ears[0])] == [(70, START + 130)]


async def test_a_short_storage_fault_does_not_extend_the_deadline(
    rooms: Rooms, clock: ManualClock, store: FullDisk
) -> None:
    table = await table_in_bidding(rooms)
    store.full = True
    assert isinstance(await table.say(1, PlaceBid, round=1, moves=8), Refused)
    clock.advance(2.0)
    store.full = False
    await rooms.sweep()
    await asyncio.gather(*(table.say(1, PlaceBid, round=1, moves=moves) for moves in (7, 6)))
    assert extensions(table.ears[0]) == []
    assert table.ears[0].view.until == START + 60


class Torn(FullDisk):
    """A store whose write succeeds while its confirmation is lost."""

    torn = False

    async def append(self, append: Append) -> None:
        await super().append(append)
        if self.torn:
            raise StorageUnavailableError

    async def events_after(self, room_id: str, seq: int) -> RoomRecord:
        if self.torn:
            raise StorageUnavailableError
        return await super().events_after(room_id, seq)


async def test_a_repeated_id_in_an_outage_is_never_answered_as_if_nothing_had_happened(
    clock: ManualClock,
) -> None:
    store = await Torn.open(MEMORY)
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await table_in_bidding(rooms)
        bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=8))
        store.torn = True
        for _ in range(3):
            answer = await table.room.act(bid, table.ears[1])
            assert isinstance(answer, Refused)
            assert answer.code == "storage-unavailable"
        store.torn = False
        answer = await table.room.act(bid, table.ears[1])
        assert isinstance(answer, Accepted)
        assert [bid.moves for bid in table.ears[0].view.bids if bid.seat == 1] == [8]


async def test_the_log_says_when_the_database_fails_and_when_it_is_back(
    rooms: Rooms, clock: ManualClock, store: FullDisk, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_in_bidding(rooms)
    store.full = True
    for _ in range(3):
        assert isinstance(await table.say(1, PlaceBid, round=1, moves=8), Refused)
    clock.advance(7.0)
    store.full = False
    await rooms.sweep()
    lines = [record.getMessage() for record in caplog.records if "database" in record.getMessage()]
    assert lines == ["the database cannot be used; rooms wait for it", "the database is back after 7.0 s"]


async def test_a_stall_within_a_turn_does_not_end_the_sand(
    rooms: Rooms, clock: ManualClock, store: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in_bidding(rooms)
    clock.advance(50.0)
    transact = store.transact

    async def late(room: str, known: int, decide: Decide) -> None:
        monkeypatch.setattr(store, "transact", transact)
        clock.stall(30.0)
        await transact(room, known, decide)

    monkeypatch.setattr(store, "transact", late)
    await table.room.tick()
    for _ in range(3):
        await rooms.sweep()
    assert table.ears[0].view.phase == "bidding", "the sand ran for 50 s of 60 s before the stall"
    assert [event.seconds for event in extensions(table.ears[0])] == [30]


class Unreachable(SqliteStore):
    """A store, like PostgreSQL, that the test can make refuse or freeze: then reading fails too.

    It decides a turn when the database answers.
    """

    refuses = False

    def __init__(self, engine: Engine, limits: ServerLimits) -> None:
        super().__init__(engine, limits)
        self._answers = asyncio.Event()
        self._answers.set()

    def freeze(self) -> None:
        """Let every request wait."""
        self._answers = asyncio.Event()

    def answer(self, *, refuses: bool = False) -> None:
        """Answer the waiting requests, and the later ones."""
        self.refuses = refuses
        self._answers.set()

    async def close(self) -> None:
        self.answer()
        await super().close()

    async def _on_thread(self, work: Callable[[], Result]) -> Result:
        await self._answer()
        return await super()._on_thread(work)

    async def transact(self, room: str, known: int, decide: Decide) -> None:
        await self._answer()
        await super().transact(room, known, decide)

    async def append(self, append: Append) -> None:
        await self._answer()
        await super().append(append)

    async def _answer(self) -> None:
        await self._answers.wait()
        if self.refuses:
            raise StorageUnavailableError


@pytest.fixture
async def unreachable() -> Unreachable:
    """Return the store of `far_rooms`."""
    return await Unreachable.open(MEMORY)


@pytest.fixture
async def far_rooms(clock: ManualClock, unreachable: Unreachable) -> AsyncIterator[Rooms]:
    """Return rooms whose store can become unreachable."""
    async with open_rooms(clock=clock, store=unreachable) as opened:
        yield opened


async def settle(rooms: Rooms) -> None:
    for _ in range(3):
        await rooms.sweep()


async def begin(work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
    """Start some work, and return its task once it waits for the database."""
    task = asyncio.create_task(work)
    for _ in range(10):
        await asyncio.sleep(0)
    assert not task.done()
    return task


async def test_a_refusing_database_extends_the_deadline_without_any_command(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_in_bidding(far_rooms)
    clock.advance(50.0)
    await far_rooms.sweep()
    unreachable.answer(refuses=True)
    for _ in range(15):
        clock.advance(1.0)
        await far_rooms.sweep()
    assert far_rooms.outages.failing_seconds == 14.5, "the first request failed 1 s after the last success"
    unreachable.answer()
    await settle(far_rooms)
    assert table.ears[0].view.phase == "bidding"
    assert [(event.seconds, event.until) for event in extensions(table.ears[0])] == [(15, START + 75)]
    assert far_rooms.outages.failing_seconds == 0.0
    lines = [record.getMessage() for record in caplog.records if "database" in record.getMessage()]
    assert lines == ["the database cannot be used; rooms wait for it", "the database is back after 14.5 s"]


async def test_a_frozen_database_extends_the_deadline_although_no_request_fails(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable
) -> None:
    table = await table_in_bidding(far_rooms)
    clock.advance(55.0)
    await far_rooms.sweep()
    unreachable.freeze()
    tick = await begin(table.room.tick())
    sweep = await begin(far_rooms.sweep())
    clock.advance(9.0)
    lost = far_rooms.outages.failing_seconds
    unreachable.answer()  # the tick is decided before the sweep continues
    await asyncio.gather(tick, sweep)
    assert lost == 9.0
    await settle(far_rooms)
    assert table.ears[0].view.phase == "bidding"
    assert [(event.seconds, event.until) for event in extensions(table.ears[0])] == [(9, START + 72)]


async def test_a_short_freeze_does_not_extend_the_deadline(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable
) -> None:
    table = await table_in_bidding(far_rooms)
    clock.advance(59.0)
    await far_rooms.sweep()
    unreachable.freeze()
    tick = await begin(table.room.tick())
    sweep = await begin(far_rooms.sweep())
    clock.advance(2.0)
    unreachable.answer()
    await asyncio.gather(tick, sweep)
    assert extensions(table.ears[0]) == []
    assert table.ears[0].view.phase != "bidding"


async def test_a_freeze_counts_from_the_start_of_the_request_that_failed_in_it(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable
) -> None:
    table = await table_in_bidding(far_rooms)
    clock.advance(50.0)
    await far_rooms.sweep()
    unreachable.freeze()
    bid = await begin(table.say(1, PlaceBid, round=1, moves=8))
    sweep = await begin(far_rooms.sweep())
    clock.advance(10.0)
    unreachable.answer(refuses=True)
    await asyncio.gather(bid, sweep)
    unreachable.freeze()
    sweep = await begin(far_rooms.sweep())
    clock.advance(13.0)
    unreachable.answer()
    await sweep
    await settle(far_rooms)
    assert [(event.seconds, event.until) for event in extensions(table.ears[0])] == [(23, START + 83)]


@pytest.mark.parametrize("refuses", [False, True])
async def test_a_request_that_waits_during_a_stall_does_not_hide_another_server(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable, refuses: bool
) -> None:
    table = await table_in_bidding(far_rooms)
    await far_rooms.sweep()
    await unreachable.beat(START + 9.5)
    unreachable.freeze()
    sweep = await begin(far_rooms.sweep())
    clock.stall(10.0)
    unreachable.answer(refuses=refuses)
    await sweep
    unreachable.answer()
    await settle(far_rooms)
    assert extensions(table.ears[0]) == []


@pytest.mark.parametrize("first", ["bid", "sweep"])
@pytest.mark.parametrize(("beat", "extended"), [(9.5, []), (4.5, [5]), (0.0, [10])])
async def test_a_server_that_alone_loses_the_database_extends_only_what_no_other_served(
    far_rooms: Rooms,
    clock: ManualClock,
    unreachable: Unreachable,
    first: str,
    beat: float,
    extended: list[int],
) -> None:
    table = await table_in_bidding(far_rooms)
    await far_rooms.sweep()
    unreachable.answer(refuses=True)
    for _ in range(10):
        clock.advance(1.0)
        await far_rooms.sweep()
    unreachable.answer()
    await unreachable.beat(START + beat)
    if first == "bid":
        await table.sure(1, PlaceBid, round=1, moves=8)
    await settle(far_rooms)
    assert [event.seconds for event in extensions(table.ears[0])] == extended


async def test_an_outage_within_a_longer_one_counts_once(
    far_rooms: Rooms, clock: ManualClock, unreachable: Unreachable
) -> None:
    table = await table_in_bidding(far_rooms)
    await far_rooms.sweep()
    unreachable.answer(refuses=True)
    clock.advance(1.0)
    await far_rooms.sweep()
    clock.stall(10.0)
    unreachable.answer()
    await settle(far_rooms)
    assert [event.seconds for event in extensions(table.ears[0])] == [11]
