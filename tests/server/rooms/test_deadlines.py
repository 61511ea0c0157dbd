"""A slow room does not delay the deadlines of other rooms (docs/server.md)."""

import asyncio

import pytest

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch
from ricochetrobots.server import metrics
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from support.clock import ManualClock
from support.durations import PATIENCE_SECONDS
from support.rooms import Table, open_rooms

pytestmark = pytest.mark.anyio


async def table_in_bidding(rooms: Rooms) -> Table:
    """Open a room and place a bid: the sand runs out 60 s later."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    table.listen(0)
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=9)
    return table


async def until_phase(rooms: Rooms, table: Table, expected: str) -> None:
    """Wait until the room has reached the phase."""
    while table.ears[0].view.phase != expected:
        await rooms.store.last_time()  # lets the database's thread run


async def test_a_slow_room_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock(1_000_000.0)
    async with open_rooms(clock=clock) as rooms:
        slow = await table_in_bidding(rooms)
        clock.advance(5.0)
        other = await table_in_bidding(rooms)
        released, stuck = asyncio.Event(), asyncio.Event()
        tick = Room.tick

        async def slow_tick(room: Room) -> None:
            if room.id == slow.room.id:
                stuck.set()
                await released.wait()
            await tick(room)

        monkeypatch.setattr(Room, "tick", slow_tick)
        sweep_task = asyncio.create_task(rooms.run())
        clock.advance(55.0)
        await stuck.wait()
        for _ in range(2):  # the sweep's two requests, which must not seem to take 5 s
            await rooms.store.last_time()
        clock.advance(5.0)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await until_phase(rooms, other, "showing")
        assert slow.ears[0].view.phase == "bidding"
        released.set()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await until_phase(rooms, slow, "showing")
        sweep_task.cancel()


async def test_a_room_is_ticked_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock(1_000_000.0)
    async with open_rooms(clock=clock) as rooms:
        table = await table_in_bidding(rooms)
        running, most = 0, 0
        tick = Room.tick

        async def counted_tick(room: Room) -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            await tick(room)
            running -= 1

        monkeypatch.setattr(Room, "tick", counted_tick)
        clock.advance(60.0)
        await asyncio.gather(*(rooms.sweep() for _ in range(5)))
        assert most == 1
        assert table.ears[0].view.phase == "showing"


async def test_the_lateness_of_a_deadline_is_measured() -> None:
    clock = ManualClock(1_000_000.0)

    def seconds() -> float:
        return float(metrics.REGISTRY.get_sample_value("ricochet_deadline_lateness_seconds_sum") or 0.0)

    async with open_rooms(clock=clock) as rooms:
        await table_in_bidding(rooms)
        before = seconds()
        clock.advance(63.0)
        await rooms.sweep()
        assert seconds() - before == pytest.approx(3.0)
