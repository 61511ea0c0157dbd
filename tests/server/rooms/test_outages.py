"""A deadline that ran while nobody was heard is put off once, as an event (DURABILITY rule 6)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import DeadlineExtended
from ricochetrobots.protocol.messages import Accepted, CommandMessage, Refused
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.rooms import registry
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.store.sqlite import SqliteStore, sqlite_url
from ricochetrobots.server.store.store import Append
from support.rooms import MEMORY, START, Ear, Table, new_id, open_rooms

pytestmark = pytest.mark.anyio


class FullDisk(SqliteStore):
    """A store that takes nothing when told so."""

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
def clock() -> ManualClock:
    """The rooms' clock."""
    return ManualClock(START)


@pytest.fixture
async def store() -> FullDisk:
    """The rooms' store."""
    return await FullDisk.open(MEMORY)


@pytest.fixture
async def rooms(clock: ManualClock, store: FullDisk) -> AsyncIterator[Rooms]:
    """Rooms in memory."""
    async with open_rooms(clock=clock, store=store) as opened:
        yield opened


async def bidding(rooms: Rooms) -> Table:
    """Open a room in which the sand of a minute has just been turned."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=60), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1):
        table.listen(seat)
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=9)
    return table


async def restarted(data: Path, at: float, room: str) -> tuple[list[DeadlineExtended], float | None]:
    """Start a server anew and return the extensions that who comes to the room hears of, and its deadline."""
    async with open_rooms(sqlite_url(data), clock=ManualClock(at)) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        return await seen(await rooms.get(room))


async def seen(room: Room) -> tuple[list[DeadlineExtended], float | None]:
    ear = Ear()
    room.join(ear, 0)
    room.leave(ear)
    return extensions(ear), ear.view.until


def extensions(ear: Ear) -> list[DeadlineExtended]:
    return [event.event for event in ear.events() if isinstance(event.event, DeadlineExtended)]


async def stopped_after(data: Path, seconds: float) -> str:
    """Play until the sand has run for so long, end without a word, and return the room."""
    clock = ManualClock(START)
    store = await SqliteStore.open(sqlite_url(data))
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await bidding(rooms)
        await rooms.sweep()
        for _ in range(int(seconds)):
            clock.advance(1.0)
            await rooms.sweep()
        return table.room.id


async def test_up_to_two_seconds_the_deadline_stands(tmp_path: Path) -> None:
    room = await stopped_after(tmp_path, 20)
    assert await restarted(tmp_path, START + 22.0, room) == ([], START + 60)


async def test_after_a_longer_outage_it_is_put_off_once(tmp_path: Path) -> None:
    room = await stopped_after(tmp_path, 20)
    put_off, until = await restarted(tmp_path, START + 30.0, room)
    (event,) = put_off
    assert (event.at, event.seconds, event.until) == (START + 30, 10, START + 70)
    assert until == START + 70
    assert await restarted(tmp_path, START + 31.0, room) == (put_off, until)
    (_, second), later = await restarted(tmp_path, START + 50.0, room)
    assert (second.seconds, later) == (20, START + 90), "another outage is another event"


async def test_what_was_over_before_the_outage_stays_over(tmp_path: Path) -> None:
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(tmp_path), clock=clock) as rooms:
        table = await bidding(rooms)
        clock.advance(59.0)
        other = await bidding(rooms)  # the newest time recorded: the server was alive then
        clock.advance(1.5)
        await other.sure(1, PlaceBid, round=1, moves=8)
    put_off, _ = await restarted(tmp_path, START + 500.0, table.room.id)
    assert put_off == []


async def test_a_server_killed_before_all_rooms_were_put_off_begins_at_the_same_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "OVERDUE_A_STEP", 1)
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(tmp_path), clock=clock) as rooms:
        tables = []
        for _ in range(3):
            clock.advance(0.1)
            tables.append(await bidding(rooms))
        await rooms.sweep()
    async with open_rooms(sqlite_url(tmp_path), clock=ManualClock(START + 30), run=1) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        await rooms.sweep()
    async with open_rooms(sqlite_url(tmp_path), clock=ManualClock(START + 31), run=2) as rooms:
        await rooms.outages.begin(await rooms.store.last_time())
        while rooms.outages.unsettled:
            await rooms.sweep()
        put_off = [(await seen(await rooms.get(table.room.id)))[0] for table in tables]
        assert [[event.seconds for event in events] for events in put_off] == [[30], [31], [31]]


async def test_who_is_there_when_the_server_stood_still_is_told_at_once(
    rooms: Rooms, clock: ManualClock
) -> None:
    table = await bidding(rooms)
    await rooms.sweep()
    clock.stall(70.0)
    first = await table.say(1, PlaceBid, round=1, moves=8)
    assert isinstance(first, Accepted), "nobody was heard while the sand ran out"
    other = await bidding(rooms)
    while rooms.outages.unsettled or table.ears[0].view.until != START + 130:
        await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[0])] == [70]
    assert extensions(other.ears[0]) == [], "its sand was turned afterwards"
    clock.advance(60.0)
    late = await table.say(1, PlaceBid, round=1, moves=7)
    assert isinstance(late, Refused)
    assert late.code == "bidding-over"


async def test_a_sweep_tells_those_who_say_nothing(rooms: Rooms, clock: ManualClock) -> None:
    table = await bidding(rooms)
    clock.stall(10.0)
    await rooms.sweep()
    await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[1])] == [10]


@pytest.mark.parametrize(("last_beat", "lost"), [(START + 9.0, []), (START + 4.5, [5]), (START - 1.0, [10])])
async def test_a_server_that_stood_still_while_another_served_makes_up_for_nothing(
    rooms: Rooms, clock: ManualClock, last_beat: float, lost: list[int]
) -> None:
    table = await bidding(rooms)
    await rooms.sweep()
    clock.stall(10.0)
    await rooms.store.beat(last_beat)
    for _ in range(2):
        await rooms.sweep()
    assert [event.seconds for event in extensions(table.ears[1])] == lost


async def test_that_nobody_knows_whether_another_served_refuses_commands(
    rooms: Rooms, clock: ManualClock, store: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent() -> float:
        raise StorageUnavailableError

    table = await bidding(rooms)
    clock.stall(10.0)
    with monkeypatch.context() as patched:
        patched.setattr(store, "last_beat", silent)
        refused = await table.say(1, PlaceBid, round=1, moves=8)
        await rooms.sweep()
    assert isinstance(refused, Refused)
    assert refused.code == "storage-unavailable"
    assert isinstance(await table.say(1, PlaceBid, round=1, moves=8), Accepted)
    assert [event.seconds for event in extensions(table.ears[1])] == [10]


async def test_time_in_which_nothing_can_be_stored_is_given_back(
    rooms: Rooms, clock: ManualClock, store: FullDisk
) -> None:
    table = await bidding(rooms)
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


async def test_a_short_fault_of_the_storage_changes_nothing(
    rooms: Rooms, clock: ManualClock, store: FullDisk
) -> None:
    table = await bidding(rooms)
    store.full = True
    assert isinstance(await table.say(1, PlaceBid, round=1, moves=8), Refused)
    clock.advance(2.0)
    store.full = False
    await rooms.sweep()
    await asyncio.gather(*(table.say(1, PlaceBid, round=1, moves=moves) for moves in (7, 6)))
    assert extensions(table.ears[0]) == []
    assert table.ears[0].view.until == START + 60
