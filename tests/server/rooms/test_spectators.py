"""The spectator delay: spectators receive everything later, and keep everything that they have received."""

import asyncio
from pathlib import Path

import pytest

from ricochetrobots.game import Mode, Options, PanelChoice, Phase, deadline
from ricochetrobots.game.commands import (
    CloseRoom,
    GiveUp,
    LeaveSeat,
    LockRoom,
    MoveRobot,
    PlaceBid,
    PlayAgain,
    SetSpectatorDelay,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.solver import solve
from ricochetrobots.wire.messages import Presence, Update
from support.clock import ManualClock
from support.players import puzzle_of
from support.rooms import START, Ear, Table, open_rooms

pytestmark = pytest.mark.anyio

DELAY = 60
OPTIONS = Options(
    panels=PanelChoice.PICKED, board="5x5:Re1m,Ga5g", chips_to_win=1, exact=False, timer_seconds=600
)


class TimedEar(Ear):
    """A listener that records the time of each update."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(None)
        self._clock = clock
        self.times: list[tuple[float, Update]] = []

    def tell(self, message: bytes) -> None:
        super().tell(message)
        if isinstance(self.heard[-1], Update):
            self.times.append((self._clock.now(), self.heard[-1]))


async def table_with_delay(rooms: Rooms, delay: int = DELAY) -> Table:
    """Open a room with two players, one spectator (seat None) and a delay."""
    room, _ = await rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    await table.sure(0, SetSpectatorDelay, seconds=delay)
    return table


async def wait(table: Table, seconds: float) -> None:
    """Advance the clock, and tick the room at each time that is due."""
    room, clock = table.room, table.room.fold._clock
    assert isinstance(clock, ManualClock)
    assert room.snapshot.match is not None
    end = clock.now() + seconds
    await settle()
    while clock.now() < end:
        dues = (deadline(room.snapshot.match), room.snapshot.held_back.next_at(clock.now()), end)
        clock.advance(min(at for at in dues if at is not None and at > clock.now()) - clock.now())
        await room.tick()
        await settle()


async def settle() -> None:
    """Run the loop until all broadcasts have arrived."""
    for _ in range(5):
        await asyncio.sleep(0)


def phase(ear: Ear) -> str:
    return str(ear.view.phase)


def kinds(ear: Ear) -> list[str]:
    return [type(numbered.event).__name__ for numbered in ear.events()]


async def test_spectators_receive_every_event_later(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    mara, watcher = table.ears[0], table.ears[None]
    assert watcher.view.spectator_delay == DELAY, "the delay itself is sent at once, since it hides nothing"
    await wait(table, 10)
    await table.sure(0, StartMatch)
    await wait(table, 5)
    await table.sure(1, PlaceBid, round=1, moves=7)
    assert (mara.view.phase, watcher.view.phase) == (Phase.BIDDING, Phase.LOBBY)
    late = table.listen(None)
    assert late.view == watcher.view, "a later spectator sees no more"
    assert late.all(Update)[-1].now == START, (
        "the time of spectators stands still until the next delayed update"
    )
    assert kinds(late) == kinds(watcher)
    await wait(table, DELAY - 5.5)
    assert phase(late) == "lobby"
    await wait(table, 0.5)
    assert phase(late) == "thinking"
    assert late.all(Update)[-1].now == START + 10, "the time is that of the event"
    await wait(table, 5)
    assert phase(late) == "bidding"
    assert [numbered.seq for numbered in late.events()] == list(range(1, late.all(Update)[-1].seq + 1))


@pytest.mark.parametrize("crowd", [1, 60])
async def test_delayed_updates_equal_the_updates_without_delay(
    rooms: Rooms, clock: ManualClock, crowd: int
) -> None:
    updates_by_delay = []
    for delay in (0, 15):
        begun = clock.now()
        room, _ = await rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
        table = Table(room)
        await table.sure(None, TakeSeat, name="Jonas")
        if delay:
            await table.sure(0, SetSpectatorDelay, seconds=delay)
        else:
            await table.sure(0, LockRoom)
        ears = [TimedEar(clock) for _ in range(crowd)]
        for ear in ears:
            room.join(ear, None)
        await wait(table, 20)
        await table.sure(0, StartMatch)
        await wait(table, 2)
        await table.sure(1, PlaceBid, round=1, moves=7)
        await wait(table, 1)
        await table.sure(0, PlaceBid, round=1, moves=8)
        await wait(table, 602)
        await table.sure(1, GiveUp, round=1)
        await wait(table, 200)
        updates = [
            (
                at - begun - delay,
                update.now - begun,
                [type(one.event) for one in update.events],
                update.view.phase,
            )
            for at, update in ears[-1].times
            if update.events
        ]
        updates_by_delay.append(updates)
    assert len(updates_by_delay[0]) >= 6
    assert updates_by_delay[0] == updates_by_delay[1]


async def test_a_player_who_leaves_receives_later_events_with_the_delay(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await table.sure(0, StartMatch)
    await wait(table, 5)
    await table.sure(1, LeaveSeat)
    jonas = table.ears[1]
    assert (jonas.view.seats[1].left, jonas.view.you) == (True, None)
    await table.sure(0, PlaceBid, round=1, moves=7)
    assert kinds(jonas)[-1] == "PlayerLeft"
    again = Ear(1)
    table.room.join(again, 0)
    assert kinds(again) == kinds(jonas)
    assert again.all(Update)[-1].now == START + 5
    await wait(table, DELAY)
    assert kinds(jonas)[-1] == kinds(again)[-1] == "TimerStarted"


async def test_a_spectator_who_takes_a_seat_receives_all_events_at_once(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await wait(table, 5)
    await table.sure(0, StartMatch)
    await table.sure(1, PlaceBid, round=1, moves=7)
    watcher = table.ears[None]
    assert phase(watcher) == "lobby"
    await table.sure(None, TakeSeat, name="Ada")
    assert phase(watcher) == "bidding"
    assert kinds(watcher) == kinds(table.ears[0])


async def test_presence_is_delayed_too(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await wait(table, DELAY)
    table.room.leave(table.ears[1])
    watcher = table.ears[None]
    connected = [(presence.connected) for presence in watcher.all(Presence)[-1].seats]
    assert connected == [True, True]
    assert [seat.connected for seat in table.ears[0].all(Presence)[-1].seats] == [True, False]
    assert [seat.connected for seat in table.listen(None).all(Presence)[-1].seats] == [True, True]
    await wait(table, DELAY)
    assert [seat.connected for seat in watcher.all(Presence)[-1].seats] == [True, False]
    assert watcher.all(Presence)[-1].watching == 2


async def test_a_removed_delay_still_applies_to_earlier_events(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await wait(table, 5)
    await table.sure(0, StartMatch)
    await wait(table, 5)
    await table.sure(0, SetSpectatorDelay, seconds=0)
    await wait(table, 5)
    await table.sure(1, PlaceBid, round=1, moves=7)
    watcher = table.ears[None]
    assert phase(watcher) == "lobby"
    await wait(table, DELAY - 10)
    assert phase(watcher) == "thinking"
    await wait(table, 5)
    assert phase(watcher) == "bidding", "later events are sent at once"
    assert watcher.view.spectator_delay == 0
    await table.sure(0, PlaceBid, round=1, moves=6)
    assert len(watcher.view.bids) == 2
    assert not table.room.snapshot.delays(rooms.clock.now())


async def test_a_longer_delay_hides_nothing_that_was_sent(rooms: Rooms) -> None:
    table = await table_with_delay(rooms, 15)
    await wait(table, 30)
    await table.sure(0, StartMatch)
    await wait(table, 15)
    watcher = table.ears[None]
    assert phase(watcher) == "thinking"
    await table.sure(0, SetSpectatorDelay, seconds=120)
    await table.sure(1, PlaceBid, round=1, moves=7)
    await wait(table, 15)
    assert watcher.view.spectator_delay == 120
    assert table.listen(None).view == watcher.view
    assert table.ears[None].all(Update)[-1].now == START + 45, "the time of spectators stands still"
    await wait(table, 104.5)
    assert phase(table.ears[None]) == "thinking"
    await wait(table, 0.5)
    assert phase(table.ears[None]) == "bidding"


async def test_closing_the_room_ends_the_delay(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await table.sure(0, StartMatch)
    await table.sure(0, CloseRoom)
    watcher = table.ears[None]
    assert (watcher.view.phase, watcher.farewell) == (Phase.FINISHED, "room-closed")
    assert watcher.game is not None


async def test_the_end_and_the_next_match_are_delayed_too(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    match = table.room.snapshot.match
    assert match is not None
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=9)
    await wait(table, 602)
    for move in solve(puzzle_of(table.ears[0].view)).path or ():
        await table.sure(0, MoveRobot, round=1, move=str(move))
    played = table.ears[0].game
    assert played is not None
    await wait(table, 1)
    await table.sure(1, PlayAgain, new_board=True)
    watcher = table.ears[None]
    assert (watcher.view.number, watcher.game) == (1, None)
    link = table.room.snapshot.match_for_strangers(rooms.clock.now())
    assert link is not None
    assert link.number == 1, "previews of links reveal no more"
    await wait(table, DELAY)
    finished_games = [update.game for update in watcher.all(Update) if update.view.phase is Phase.FINISHED]
    assert finished_games == [played]
    assert (watcher.view.number, watcher.view.spectator_delay) == (2, DELAY)


async def test_a_deleted_name_is_removed_from_delayed_events(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await table.sure(0, StartMatch)
    await table.room.forget(1)
    newcomer = table.listen(None)
    assert newcomer.view.seats[1].name == ""
    assert not newcomer.view.seats[1].left, "the update about leaving is still delayed"
    assert all(getattr(one.event, "name", "") != "Jonas" for one in newcomer.events())


@pytest.mark.parametrize("snapshots_after", [500, 4])
async def test_a_restart_reveals_nothing_to_spectators(
    tmp_path: Path, clock: ManualClock, snapshots_after: int
) -> None:
    limits = ServerLimits(snapshot_events=snapshots_after)
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock, limits=limits) as before:
        table = await table_with_delay(before)
        await wait(table, 70)
        await table.sure(0, StartMatch)
        await wait(table, 5)
        await table.sure(1, PlaceBid, round=1, moves=7)
        await table.sure(0, PlaceBid, round=1, moves=8)
        await table.sure(1, LeaveSeat)
        await before.snapshots_written()
        spectator, former_player = table.listen(None), table.listen(1)
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(table.room.id)
        again = Table(room)
        assert again.listen(None).view == spectator.view
        assert phase(again.ears[None]) == "lobby"
        assert again.listen(1).view == former_player.view
        assert again.listen(0).view.phase is Phase.BIDDING
        await wait(again, DELAY - 5)
        assert phase(again.ears[None]) == "thinking"
        await wait(again, 5)
        assert phase(again.ears[None]) == "bidding"
        assert kinds(again.ears[None]) == kinds(again.ears[0])


@pytest.mark.parametrize("rooms", [ServerLimits(events_in_memory=5)], indirect=True)
async def test_delayed_events_that_left_memory_are_sent_too(rooms: Rooms) -> None:
    table = await table_with_delay(rooms)
    await wait(table, 5)
    await table.sure(0, StartMatch)
    for moves in range(40, 2, -1):
        await table.sure(moves % 2, PlaceBid, round=1, moves=moves)
    newcomer = table.listen(None)
    await wait(table, DELAY)
    for ear in (newcomer, table.listen(None)):
        numbers = [one.seq for one in ear.events()]
        assert numbers == list(range(numbers[0], table.room.snapshot.seq + 1))
    await table.sure(0, PlaceBid, round=1, moves=2)
    assert len(table.room.snapshot.events) < 40, "events leave memory as usual"
