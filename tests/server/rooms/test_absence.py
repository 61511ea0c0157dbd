"""Absence (R6.12): the room knows who is gone, and goes on without them. Nothing here waits: the clock is held."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ricochetrobots.game import Mode, Options, Phase
from ricochetrobots.game.absence import (
    DEMONSTRATOR_GONE_SECONDS,
    HOST_GONE_SECONDS,
    LOADING_AGAIN_SECONDS,
)
from ricochetrobots.game.commands import (
    GiveUp,
    LeaveSeat,
    Pass,
    PlaceBid,
    PutChipBack,
    SayReady,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.game.events import DemonstrationFailed, Event, FailureReason, HostChanged
from ricochetrobots.protocol.messages import Presence, Update
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.store.sqlite import SqliteStore, sqlite_url
from ricochetrobots.server.store.store import Append
from support.rooms import START, Table, open_rooms

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> ManualClock:
    """The rooms' clock."""
    return ManualClock(START)


@pytest.fixture
async def rooms(clock: ManualClock) -> AsyncIterator[Rooms]:
    """Rooms in memory."""
    async with open_rooms(clock=clock) as opened:
        yield opened


async def started(rooms: Rooms, *names: str, **options: object) -> Table:
    """Open a room in which the first chip has been turned up, everybody connected and one watching."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), names[0])  # type: ignore[arg-type]  # any option
    table = Table(room)
    for name in names[1:]:
        await table.sure(None, TakeSeat, name=name)
    for seat in (*range(len(names)), None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


def vanish(table: Table, *seats: int) -> None:
    for seat in seats:
        table.room.leave(table.ears.pop(seat))


async def pass_time(rooms: Rooms, seconds: float) -> None:
    """Let time pass as the server does: the rooms are ticked whenever something is due."""
    clock = rooms.clock
    assert isinstance(clock, ManualClock)
    end = clock.now() + seconds
    while (due := await rooms.sweep()) is not None and due <= end:
        clock.advance(max(0.0, due - clock.now()))
    clock.advance(end - clock.now())
    await rooms.sweep()


async def demonstrating(rooms: Rooms, *names: str, **options: object) -> Table:
    """Bring seat 0 to its demonstration."""
    table = await started(rooms, *names, demonstration_seconds=None, **options)
    await table.sure(0, PlaceBid, round=1, moves=9)
    await pass_time(rooms, 60.0)
    assert phase(table) is Phase.SHOWING
    return table


def phase(table: Table) -> Phase:
    assert table.room.snapshot.match is not None
    return table.room.snapshot.match.phase


def events(table: Table) -> list[Event]:
    return list(table.room.snapshot.events)


async def test_a_vanished_demonstrator_without_limit_gives_up(rooms: Rooms) -> None:
    table = await demonstrating(rooms, "Mara", "Jonas")
    vanish(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS - 0.001)
    assert phase(table) is Phase.SHOWING
    await pass_time(rooms, 0.001)
    assert phase(table) is Phase.RESULT
    (failed,) = (event for event in events(table) if isinstance(event, DemonstrationFailed))
    assert failed.reason is FailureReason.AWAY
    assert failed.at == START + 60 + DEMONSTRATOR_GONE_SECONDS
    assert table.ears[1].view.phase == "result"


async def test_a_demonstrator_who_comes_back_in_time_goes_on(rooms: Rooms) -> None:
    table = await demonstrating(rooms, "Mara", "Jonas")
    vanish(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS - 1)
    table.listen(0)
    await pass_time(rooms, 10 * DEMONSTRATOR_GONE_SECONDS)
    assert phase(table) is Phase.SHOWING
    vanish(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS)
    assert phase(table) is Phase.RESULT


async def test_a_vanished_host_is_followed(rooms: Rooms) -> None:
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    vanish(table, 0)
    assert "start_match" not in table.ears[1].view.allowed_commands
    await pass_time(rooms, HOST_GONE_SECONDS - 0.001)
    assert not any(isinstance(event, HostChanged) for event in events(table))
    await pass_time(rooms, 0.001)
    assert events(table)[-1] == HostChanged(at=START + HOST_GONE_SECONDS, seat=1)
    assert "start_match" in table.ears[1].view.allowed_commands
    await table.sure(1, StartMatch)


async def test_a_host_who_never_came_is_followed_from_when_the_seat_was_taken(
    rooms: Rooms, clock: ManualClock
) -> None:
    clock.advance(1_000.0)
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    ear = table.listen(None)
    table.ears[None] = ear
    await table.sure(None, TakeSeat, name="Jonas")
    await pass_time(rooms, HOST_GONE_SECONDS - 0.001)
    assert ear.seat == 1
    assert "start_match" not in ear.view.allowed_commands
    await pass_time(rooms, 0.001)
    assert "start_match" in ear.view.allowed_commands


async def test_a_sleeper_at_ready_is_not_waited_for(rooms: Rooms) -> None:
    table = await demonstrating(rooms, "Mara", "Jonas", "Ida", result_seconds=600)
    await table.sure(0, GiveUp, round=1)
    for seat in (0, 1):
        await table.sure(seat, SayReady, round=1)
    await pass_time(rooms, 5.0)
    assert phase(table) is Phase.RESULT
    vanish(table, 2)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.THINKING
    assert table.ears[0].view.round == 2


async def test_a_sleeper_is_not_asked_to_pass(rooms: Rooms) -> None:
    table = await started(rooms, "Mara", "Jonas")
    await table.sure(0, PlaceBid, round=1, moves=9)
    await table.sure(0, Pass, round=1)
    assert phase(table) is Phase.BIDDING
    vanish(table, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.SHOWING


async def test_who_loads_the_page_again_is_still_asked(rooms: Rooms) -> None:
    """R6.10, R6.12: a connection that is back within two seconds was never gone."""
    table = await started(rooms, "Mara", "Jonas")
    await table.sure(0, Pass, round=1)
    for _ in range(3):
        vanish(table, 1)
        await pass_time(rooms, LOADING_AGAIN_SECONDS - 0.001)
        assert phase(table) is Phase.THINKING
        table.listen(1)
    assert phase(table) is Phase.THINKING
    vanish(table, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS - 0.001)
    assert phase(table) is Phase.THINKING
    await pass_time(rooms, 0.001)
    assert phase(table) is Phase.RESULT


async def test_a_room_left_by_all_goes_on_with_a_newcomer(rooms: Rooms) -> None:
    table = await started(rooms, "Mara", "Jonas")
    vanish(table, 0, 1)
    newcomer = table.ears[None]
    await table.sure(None, TakeSeat, name="Ida")
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert "put_chip_back" in newcomer.view.allowed_commands
    before = len(events(table))
    table.ears[2] = newcomer
    await table.sure(2, PutChipBack, round=1)
    assert [type(event).__name__ for event in events(table)[before:]] == ["ChipReturned", "ChipTurned"]
    await table.sure(2, PlaceBid, round=2, moves=9)


async def test_what_absence_allows_is_told_at_once_and_taken_back(rooms: Rooms) -> None:
    """Nothing is stored when a connection comes or goes, yet everybody sees what may be done now."""
    table = await started(rooms, "Mara", "Jonas")
    await table.sure(None, TakeSeat, name="Ida")
    ida = table.ears[2] = table.ears.pop(None)
    seq, heard = table.room.snapshot.seq, len(ida.all(Update))
    assert "put_chip_back" not in ida.view.allowed_commands
    vanish(table, 0, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert "put_chip_back" in ida.view.allowed_commands
    mara = table.listen(0, known=None)
    await rooms.sweep()
    assert "put_chip_back" not in ida.view.allowed_commands
    told = ida.all(Update)[heard:]
    assert [update.events for update in told] == [(), ()], "one update for each change, without events"
    assert {update.seq for update in told} == {seq}
    assert len(mara.all(Update)) == 1, "for Mara nothing has changed since she came"
    assert table.room.snapshot.seq == seq


async def test_a_disconnect_alone_writes_nothing(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqliteStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await started(rooms, "Mara", "Jonas")

        async def fail(append: Append) -> None:
            pytest.fail(f"something was written: {append}")

        monkeypatch.setattr(store, "append", fail)
        for _ in range(3):
            vanish(table, 1)
            await rooms.sweep()
            table.listen(1)
            await rooms.sweep()


async def test_after_a_restart_absence_counts_from_the_start(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await demonstrating(before, "Mara", "Jonas")
    clock = ManualClock(START + 1_000)
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(table.room.id)
        again = Table(room)
        jonas = again.listen(1)
        presence = jonas.all(Presence)[-1]
        assert [(seat.connected, seat.since) for seat in presence.seats] == [
            (False, START + 1_000),
            (True, START + 1_000),
        ]
        await pass_time(after, DEMONSTRATOR_GONE_SECONDS - 0.001)
        assert jonas.view.phase == "showing"
        await pass_time(after, 0.001)
        assert jonas.view.phase == "result"


async def test_after_a_restart_somebody_who_only_watches_sees_the_room_go_on(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await demonstrating(before, "Mara", "Jonas")
    async with open_rooms(url, clock=ManualClock(START + 60), run=1) as after:
        again = Table(await after.get(table.room.id))
        ear = again.listen(None)
        await pass_time(after, DEMONSTRATOR_GONE_SECONDS)
        assert ear.view.phase == "result"


async def test_a_tick_that_could_not_be_stored_is_tried_again(clock: ManualClock) -> None:
    class FailingStore(SqliteStore):
        fail = False

        async def append(self, append: Append) -> None:
            if self.fail:
                raise StorageUnavailableError
            await super().append(append)

    store = await FailingStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await demonstrating(rooms, "Mara", "Jonas")
        vanish(table, 0)
        await rooms.sweep()
        clock.advance(DEMONSTRATOR_GONE_SECONDS)
        store.fail = True
        due = await rooms.sweep()
        assert phase(table) is Phase.SHOWING
        assert due is not None
        assert due > clock.now(), "not at once, or the sweeper would do nothing else"
        store.fail = False
        clock.advance(due - clock.now())
        await rooms.sweep()
        assert phase(table) is Phase.RESULT


async def test_the_sweeper_wakes_for_somebody_who_is_gone(rooms: Rooms, clock: ManualClock) -> None:
    sweeping = asyncio.create_task(rooms.run())
    table = await demonstrating(rooms, "Mara", "Jonas")
    vanish(table, 0)
    while phase(table) is Phase.SHOWING:
        clock.advance(0.25)
        await asyncio.sleep(0)
        await rooms.store.last_time()  # lets the database's thread have its turn
    assert clock.now() >= START + 60 + DEMONSTRATOR_GONE_SECONDS
    sweeping.cancel()
    await asyncio.gather(sweeping, return_exceptions=True)


async def test_a_left_seat_is_nobody_who_is_gone(rooms: Rooms) -> None:
    table = await started(rooms, "Mara", "Jonas", "Ida")
    await table.sure(0, LeaveSeat)
    vanish(table, 0)
    await pass_time(rooms, HOST_GONE_SECONDS)
    assert not any(isinstance(event, HostChanged) for event in events(table)), "leaving made Jonas the host"
    assert [seat.host for seat in table.ears[1].view.seats] == [False, True, False]
