"""Absence (R6.12): the room continues without players who are gone. The test sets the clock."""

import asyncio
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
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.log.records import Append
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.messages import Presence, Update
from support.clock import ManualClock
from support.rooms import START, Ear, Table, open_rooms

pytestmark = pytest.mark.anyio


async def started_table(rooms: Rooms, *names: str, **options: object) -> Table:
    """Open a room with connected players, one spectator and the first chip face up."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), names[0])  # type: ignore[arg-type]  # any option
    table = Table(room)
    for name in names[1:]:
        await table.sure(None, TakeSeat, name=name)
    for seat in (*range(len(names)), None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


def disconnect(table: Table, *seats: int) -> None:
    for seat in seats:
        table.room.leave(table.ears.pop(seat))


def go_elsewhere(table: Table, seat: int) -> None:
    """Report that a player has opened another page."""
    table.room.set_elsewhere(table.ears[seat], elsewhere=True)


async def pass_time(rooms: Rooms, seconds: float) -> None:
    """Advance the clock and sweep the rooms at each time that is due, as the server does."""
    clock = rooms.clock
    assert isinstance(clock, ManualClock)
    end = clock.now() + seconds
    while (due := await rooms.sweep()) is not None and due <= end:
        clock.advance(max(0.0, due - clock.now()))
    clock.advance(end - clock.now())
    await rooms.sweep()


async def table_in_demonstration(rooms: Rooms, *names: str, **options: object) -> Table:
    """Bring seat 0 to its demonstration."""
    table = await started_table(rooms, *names, demonstration_seconds=None, **options)
    await table.sure(0, PlaceBid, round=1, moves=9)
    await pass_time(rooms, 60.0)
    assert phase(table) is Phase.SHOWING
    return table


def phase(table: Table) -> Phase:
    assert table.room.snapshot.match is not None
    return table.room.snapshot.match.phase


def events(table: Table) -> list[Event]:
    return list(table.room.snapshot.events)


async def test_a_demonstration_without_limit_fails_when_its_player_is_gone(rooms: Rooms) -> None:
    table = await table_in_demonstration(rooms, "Mara", "Jonas")
    disconnect(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS - 0.001)
    assert phase(table) is Phase.SHOWING
    await pass_time(rooms, 0.001)
    assert phase(table) is Phase.RESULT
    (failed,) = (event for event in events(table) if isinstance(event, DemonstrationFailed))
    assert failed.reason is FailureReason.AWAY
    assert failed.at == START + 60 + DEMONSTRATOR_GONE_SECONDS
    assert table.ears[1].view.phase == "result"


async def test_a_demonstrator_who_returns_in_time_continues(rooms: Rooms) -> None:
    table = await table_in_demonstration(rooms, "Mara", "Jonas")
    disconnect(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS - 1)
    table.listen(0)
    await pass_time(rooms, 10 * DEMONSTRATOR_GONE_SECONDS)
    assert phase(table) is Phase.SHOWING
    disconnect(table, 0)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS)
    assert phase(table) is Phase.RESULT


async def test_the_lost_connection_of_a_program_is_an_absence(rooms: Rooms) -> None:
    """R9.7. Nobody waits for its pass, and its demonstration fails; a bot of the server is never absent (R9.3)."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(demonstration_seconds=None), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Solver", program=True)
    for seat in (0, 1):
        table.listen(seat)
    await table.sure(0, StartMatch)
    await table.sure(1, PlaceBid, round=1, moves=9)
    await table.sure(0, Pass, round=1)
    await pass_time(rooms, 1)
    assert phase(table) is Phase.BIDDING
    disconnect(table, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.SHOWING
    assert [seat.connected for seat in table.ears[0].all(Presence)[-1].seats] == [True, False]
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS)
    assert phase(table) is Phase.RESULT
    (failed,) = (event for event in events(table) if isinstance(event, DemonstrationFailed))
    assert failed.reason is FailureReason.AWAY


async def test_the_next_player_becomes_host_when_the_host_is_gone(rooms: Rooms) -> None:
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    disconnect(table, 0)
    assert "start_match" not in table.ears[1].view.allowed_commands
    await pass_time(rooms, HOST_GONE_SECONDS - 0.001)
    assert not any(isinstance(event, HostChanged) for event in events(table))
    await pass_time(rooms, 0.001)
    assert events(table)[-1] == HostChanged(at=START + HOST_GONE_SECONDS, seat=1)
    assert "start_match" in table.ears[1].view.allowed_commands
    await table.sure(1, StartMatch)


async def test_a_host_who_never_connected_counts_as_gone_since_taking_the_seat(
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


async def test_a_host_on_another_page_stays_host_until_the_connection_is_lost(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas")
    go_elsewhere(table, 0)
    await pass_time(rooms, HOST_GONE_SECONDS + 1)
    assert not any(isinstance(event, HostChanged) for event in events(table))
    disconnect(table, 0)
    await pass_time(rooms, HOST_GONE_SECONDS)
    assert isinstance(events(table)[-1], HostChanged)


async def test_a_player_on_another_page_can_become_host(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas")
    go_elsewhere(table, 1)
    disconnect(table, 0)
    await pass_time(rooms, HOST_GONE_SECONDS)
    assert events(table)[-1] == HostChanged(at=START + HOST_GONE_SECONDS, seat=1)


async def test_a_player_on_another_page_does_not_have_to_pass_until_the_return(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas", "Ida")
    await table.sure(0, PlaceBid, round=1, moves=4)
    for seat in (0, 1):
        await table.sure(seat, Pass, round=1)
    go_elsewhere(table, 2)
    room = table.room
    presence = table.ears[0].all(Presence)[-1].seats[2]
    assert (presence.connected, presence.elsewhere) == (True, True)
    room.set_elsewhere(table.ears[2], elsewhere=False)
    assert table.ears[0].all(Presence)[-1].seats[2].elsewhere is False
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.BIDDING, "Ida is back and has not passed"
    go_elsewhere(table, 2)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.SHOWING


async def test_a_demonstrator_on_another_page_has_twenty_seconds_to_return(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas", demonstration_seconds=None)
    await table.sure(0, PlaceBid, round=1, moves=4)
    go_elsewhere(table, 0)
    for seat in (0, 1):
        await table.sure(seat, Pass, round=1)
    await pass_time(rooms, DEMONSTRATOR_GONE_SECONDS - 0.001)
    assert phase(table) is Phase.SHOWING
    await pass_time(rooms, 0.001)
    assert phase(table) is Phase.RESULT


async def test_one_page_of_the_room_is_enough_to_be_present(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas")
    other_tab = Ear(0)
    table.room.join(other_tab, 0, elsewhere=True)
    assert table.ears[1].all(Presence)[-1].seats[0].elsewhere is False
    disconnect(table, 0)
    presence = table.ears[1].all(Presence)[-1].seats[0]
    assert (presence.connected, presence.elsewhere) == (True, True)


async def test_the_result_does_not_wait_for_an_absent_player(rooms: Rooms) -> None:
    table = await table_in_demonstration(rooms, "Mara", "Jonas", "Ida", result_seconds=600)
    await table.sure(0, GiveUp, round=1)
    for seat in (0, 1):
        await table.sure(seat, SayReady, round=1)
    await pass_time(rooms, 5.0)
    assert phase(table) is Phase.RESULT
    disconnect(table, 2)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.THINKING
    assert table.ears[0].view.round == 2


async def test_an_absent_player_does_not_have_to_pass(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas")
    await table.sure(0, PlaceBid, round=1, moves=9)
    await table.sure(0, Pass, round=1)
    assert phase(table) is Phase.BIDDING
    disconnect(table, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert phase(table) is Phase.SHOWING


async def test_a_player_who_reloads_the_page_still_has_to_pass(rooms: Rooms) -> None:
    """R6.10, R6.12: a player who reconnects within two seconds never counts as gone."""
    table = await started_table(rooms, "Mara", "Jonas")
    await table.sure(0, Pass, round=1)
    for _ in range(3):
        disconnect(table, 1)
        await pass_time(rooms, LOADING_AGAIN_SECONDS - 0.001)
        assert phase(table) is Phase.THINKING
        table.listen(1)
    assert phase(table) is Phase.THINKING
    disconnect(table, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS - 0.001)
    assert phase(table) is Phase.THINKING
    await pass_time(rooms, 0.001)
    assert phase(table) is Phase.RESULT


async def test_a_newcomer_can_continue_a_room_whose_players_are_gone(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas")
    disconnect(table, 0, 1)
    newcomer = table.ears[None]
    await table.sure(None, TakeSeat, name="Ida")
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert "put_chip_back" in newcomer.view.allowed_commands
    before = len(events(table))
    table.ears[2] = newcomer
    await table.sure(2, PutChipBack, round=1)
    assert [type(event).__name__ for event in events(table)[before:]] == ["ChipReturned", "ChipTurned"]
    await table.sure(2, PlaceBid, round=2, moves=9)


async def test_commands_that_absence_allows_are_sent_at_once_and_withdrawn(rooms: Rooms) -> None:
    """A connection that opens or closes stores nothing, but everybody receives the commands that are now allowed."""
    table = await started_table(rooms, "Mara", "Jonas")
    await table.sure(None, TakeSeat, name="Ida")
    ida = table.ears[2] = table.ears.pop(None)
    seq, update_count = table.room.snapshot.seq, len(ida.all(Update))
    assert "put_chip_back" not in ida.view.allowed_commands
    disconnect(table, 0, 1)
    await pass_time(rooms, LOADING_AGAIN_SECONDS)
    assert "put_chip_back" in ida.view.allowed_commands
    mara = table.listen(0, known=None)
    await rooms.sweep()
    assert "put_chip_back" not in ida.view.allowed_commands
    updates = ida.all(Update)[update_count:]
    assert [update.events for update in updates] == [(), ()], "one update for each change, without events"
    assert {update.seq for update in updates} == {seq}
    assert len(mara.all(Update)) == 1, "nothing has changed for Mara since she connected"
    assert table.room.snapshot.seq == seq


async def test_a_disconnect_alone_stores_nothing(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqliteStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await started_table(rooms, "Mara", "Jonas")

        async def fail(append: Append) -> None:
            pytest.fail(f"an append was stored: {append}")

        monkeypatch.setattr(store, "append", fail)
        for _ in range(3):
            disconnect(table, 1)
            await rooms.sweep()
            table.listen(1)
            await rooms.sweep()


async def test_absence_counts_from_the_restart_of_the_server(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await table_in_demonstration(before, "Mara", "Jonas")
    clock = ManualClock(START + 1_000)
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(table.room.id)
        table_again = Table(room)
        jonas = table_again.listen(1)
        presence = jonas.all(Presence)[-1]
        assert [(seat.connected, seat.since) for seat in presence.seats] == [
            (False, START + 1_000),
            (True, START + 1_000),
        ]
        await pass_time(after, DEMONSTRATOR_GONE_SECONDS - 0.001)
        assert jonas.view.phase == "showing"
        await pass_time(after, 0.001)
        assert jonas.view.phase == "result"


async def test_after_a_restart_a_spectator_sees_the_room_continue(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await table_in_demonstration(before, "Mara", "Jonas")
    async with open_rooms(url, clock=ManualClock(START + 60), run=1) as after:
        table_again = Table(await after.get(table.room.id))
        ear = table_again.listen(None)
        await pass_time(after, DEMONSTRATOR_GONE_SECONDS)
        assert ear.view.phase == "result"


async def test_a_tick_that_could_not_be_stored_is_retried(clock: ManualClock) -> None:
    class FailingStore(SqliteStore):
        fail = False

        async def append(self, append: Append) -> None:
            if self.fail:
                raise StorageUnavailableError
            await super().append(append)

    store = await FailingStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store) as rooms:
        table = await table_in_demonstration(rooms, "Mara", "Jonas")
        disconnect(table, 0)
        await rooms.sweep()
        clock.advance(DEMONSTRATOR_GONE_SECONDS)
        store.fail = True
        due = await rooms.sweep()
        assert phase(table) is Phase.SHOWING
        assert due is not None
        assert due > clock.now(), "an immediate retry would keep the sweeper busy"
        store.fail = False
        clock.advance(due - clock.now())
        await rooms.sweep()
        assert phase(table) is Phase.RESULT


async def test_the_sweeper_wakes_for_an_absent_player(rooms: Rooms, clock: ManualClock) -> None:
    sweep_task = asyncio.create_task(rooms.run())
    table = await table_in_demonstration(rooms, "Mara", "Jonas")
    disconnect(table, 0)
    while phase(table) is Phase.SHOWING:
        clock.advance(0.25)
        await asyncio.sleep(0)
        await rooms.store.last_time()  # lets the database's thread run
    assert clock.now() >= START + 60 + DEMONSTRATOR_GONE_SECONDS
    sweep_task.cancel()
    await asyncio.gather(sweep_task, return_exceptions=True)


async def test_a_player_who_left_the_seat_does_not_count_as_absent(rooms: Rooms) -> None:
    table = await started_table(rooms, "Mara", "Jonas", "Ida")
    await table.sure(0, LeaveSeat)
    disconnect(table, 0)
    await pass_time(rooms, HOST_GONE_SECONDS)
    assert not any(isinstance(event, HostChanged) for event in events(table)), "leaving made Jonas the host"
    assert [seat.host for seat in table.ears[1].view.seats] == [False, True, False]
