"""Rooms whose clock the test sets and whose store it can make fail."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ricochetrobots.game import Match, Mode, Options
from ricochetrobots.game import events as wire
from ricochetrobots.game.absence import LOADING_AGAIN_SECONDS
from ricochetrobots.game.commands import LeaveSeat, PlaceBid, ShuffleBoard, StartMatch, TakeSeat
from ricochetrobots.server.errors import (
    LostRaceError,
    NoSuchRoomError,
    RoomSetAsideError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.records import Append
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.rooms import registry, room
from ricochetrobots.server.rooms.audience import PRESENCE_SECONDS
from ricochetrobots.server.rooms.loading import load_room
from ricochetrobots.server.rooms.registry import CODE_SECONDS, Rooms
from ricochetrobots.server.rooms.replies import REMEMBERED_REPLIES
from ricochetrobots.wire.messages import Accepted, CommandMessage, Presence, Refused, Update
from support.clock import ManualClock
from support.rooms import MEMORY, START, Ear, Table, engine_of, new_id, open_rooms

pytestmark = pytest.mark.anyio


class FailingStore(SqliteStore):
    """A store that the test can make fail, before or after the commit."""

    fail_before = False
    fail_after = False

    async def append(self, append: Append) -> None:
        if self.fail_before:
            raise StorageUnavailableError
        await super().append(append)
        if self.fail_after:
            raise StorageUnavailableError


@pytest.fixture
async def store() -> Store:
    """Return the rooms' store."""
    return await FailingStore.open(MEMORY)


@pytest.fixture
async def rooms(request: pytest.FixtureRequest, clock: ManualClock, store: Store) -> AsyncIterator[Rooms]:
    """Return rooms in memory, with the limits of the test."""
    async with open_rooms(clock=clock, store=store, limits=getattr(request, "param", USUAL)) as opened:
        yield opened


async def table_of(rooms: Rooms, *names: str, **options: object) -> Table:
    """Open a room with players in seats 0, 1, …, a listener for each and one spectator."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), names[0])  # type: ignore[arg-type]  # any option
    table = Table(room)
    for name in names[1:]:
        await table.sure(None, TakeSeat, name=name)
    for seat in (*range(len(names)), None):
        table.listen(seat)
    return table


async def table_in_thinking(rooms: Rooms, *names: str, **options: object) -> Table:
    """Open a room with the first chip face up."""
    table = await table_of(rooms, *(names or ("Mara", "Jonas")), **options)
    await table.sure(0, StartMatch)
    return table


def phase(ear: Ear) -> str:
    """Return the phase in the newest view of a listener."""
    return ear.view.phase


# --- commands, answers, updates ---


async def test_the_answer_is_sent_before_the_update(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    mara = table.ears[0]
    mara.heard.clear()
    answer = await table.say(0, PlaceBid, round=1, moves=7)
    assert mara.kinds == ["Accepted", "Update"]
    assert mara.heard[0] == answer
    assert isinstance(answer, Accepted)
    assert answer.seq == mara.all(Update)[0].seq == table.room.snapshot.seq


async def test_a_refusal_is_sent_to_its_sender_only(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    for ear in table.ears.values():
        ear.heard.clear()
    await table.say(1, PlaceBid, round=1, moves=1)
    assert [ear.kinds for ear in table.ears.values()] == [[], ["Refused"], []]
    refused = table.ears[1].all(Refused)[0]
    assert (refused.code, refused.clause) == ("bid-too-small", "R6.2")


async def test_everybody_receives_every_event_once_and_in_order(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    for moves in (9, 8, 7):
        await table.sure(0, PlaceBid, round=1, moves=moves)
        await table.sure(1, PlaceBid, round=1, moves=moves)
    for ear in table.ears.values():
        assert [event.seq for event in ear.events()] == list(range(1, table.room.snapshot.seq + 1))
    assert len({str(ear.events()) for ear in table.ears.values()}) == 1


async def test_each_view_is_that_of_the_listeners_seat(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    assert [table.ears[seat].view.you for seat in (0, 1, None)] == [0, 1, None]
    assert table.ears[None].view.allowed_commands == ("take_seat",)


async def test_a_spectator_who_takes_a_seat_receives_its_view_at_once(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara")
    guest = table.ears[None]
    guest.heard.clear()
    answer = await table.sure(None, TakeSeat, name="Jonas")
    assert guest.kinds == ["Accepted", "Update", "Presence"]
    assert guest.seat == answer.seat == guest.view.you == 1
    assert answer.token == rooms.tokens.seat_token(table.room.id, 1)
    assert [(seat.seat, seat.connected) for seat in guest.all(Presence)[-1].seats] == [(0, True), (1, True)]


async def test_a_player_who_left_may_take_the_seat_again(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara", "Jonas")
    await table.sure(1, LeaveSeat)
    assert table.ears[1].view.you is None
    answer = await table.sure(1, TakeSeat, name="Jonas")
    assert answer.seat == 1
    assert table.ears[1].view.you == 1


async def test_a_listener_receives_the_events_after_the_last_known_one(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    late = Ear()
    table.room.join(late, table.room.snapshot.seq - 2)
    assert [event.seq for event in late.events()] == [table.room.snapshot.seq - 1, table.room.snapshot.seq]
    fresh = Ear()
    table.room.join(fresh, None)
    assert fresh.events() == []
    assert fresh.view.phase == "thinking"


async def test_presence_lists_connected_seats_with_their_times(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_of(rooms, "Mara", "Jonas")
    clock.advance(30.0)
    table.room.leave(table.ears[1])
    clock.advance(5.0)
    presence = table.ears[0].all(Presence)[-1]
    assert [(seat.connected, seat.since) for seat in presence.seats] == [(True, START), (False, START + 30)]
    assert presence.watching == 1
    assert table.room.snapshot.seq == 3, "presence is not an event"


async def test_a_seat_with_two_windows_stays_connected_until_both_close(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara", "Jonas")
    second = Ear(1)
    table.room.join(second, None)
    table.room.leave(table.ears[1])
    assert table.ears[0].all(Presence)[-1].seats[1].connected
    table.room.leave(second)
    assert not table.ears[0].all(Presence)[-1].seats[1].connected


async def test_presence_is_batched_for_a_crowd(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_of(rooms, "Mara", "Jonas")
    crowd = [Ear() for _ in range(2 * USUAL.sent_at_once)]
    for ear in crowd:
        table.room.join(ear, None)
    assert len(crowd[0].all(Presence)) == USUAL.sent_at_once - 3, (
        "two players and a spectator were already connected"
    )
    assert [presence.watching for presence in crowd[-1].all(Presence)] == [1 + len(crowd)], (
        "a listener receives its first presence at once"
    )
    table.room.leave(table.ears[1])
    assert not [ear for ear in crowd if not ear.all(Presence)[-1].seats[1].connected]
    await until_broadcast(crowd)
    before = len(crowd[0].heard)
    clock.advance(PRESENCE_SECONDS)
    await until_broadcast(crowd)
    for ear in (table.ears[0], *crowd):
        presence = ear.all(Presence)[-1]
        assert (presence.watching, presence.seats[1].connected) == (1 + len(crowd), False)
    assert len(crowd[0].heard) == before + 1


async def test_a_stopped_room_leaves_no_task_for_its_crowd(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms, "Mara", "Jonas")
    for _ in range(2 * USUAL.sent_at_once):
        table.room.join(Ear(), None)
    await table.sure(0, PlaceBid, round=1, moves=9)
    before = asyncio.all_tasks()
    await table.room.stop()
    assert {"presence", "watchers"} <= {task.get_name() for task in before if task.cancelled()}


async def until_broadcast(crowd: list[Ear]) -> None:
    """Run the loop until a broadcast has reached the crowd."""
    for _ in range(2 + len(crowd) // USUAL.sent_at_once):
        await asyncio.sleep(0)


async def test_players_receive_updates_before_a_crowd_and_no_update_is_lost(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms, "Mara", "Jonas")
    crowd = [Ear() for _ in range(2 * USUAL.sent_at_once)]
    for ear in crowd:
        table.room.join(ear, None)
    await until_broadcast(crowd)
    await table.sure(0, PlaceBid, round=1, moves=9)
    assert table.ears[1].events()[-1].seq == table.room.snapshot.seq
    assert not crowd[-1].events(), "players and earlier listeners are served first"
    table.room.leave(crowd[-2])
    await table.sure(1, PlaceBid, round=1, moves=8)
    await until_broadcast(crowd)
    await until_broadcast(crowd)
    for ear in (*crowd[:-2], crowd[-1]):
        assert [event.seq for event in ear.events()] == list(
            range(table.room.snapshot.seq - 2, table.room.snapshot.seq + 1)
        )
    assert not crowd[-2].events(), "a listener that has left receives nothing"


# --- one effect for one id (rule 2) ---


async def test_a_retried_command_takes_effect_once_with_the_same_answer(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
    answers = [await table.room.act(bid, table.ears[0]) for _ in range(5)]
    assert len({str(answer) for answer in answers}) == 1
    assert sum(isinstance(event.event, wire.BidPlaced) for event in table.ears[1].events()) == 1


async def test_a_late_copy_of_an_old_command_has_no_effect(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    high, low = (CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves)) for moves in (9, 7))
    first = await table.room.act(high, table.ears[0])
    await table.room.act(low, table.ears[0])
    assert await table.room.act(high, table.ears[0]) == first
    assert [bid.moves for bid in table.ears[1].view.bids] == [7]


async def test_an_id_reused_for_another_command_is_rejected(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    command_id = new_id()
    await table.room.act(CommandMessage(id=command_id, command=PlaceBid(round=1, moves=9)), table.ears[0])
    for seat, moves in ((0, 8), (1, 9), (None, 9)):
        answer_again = await table.room.act(
            CommandMessage(id=command_id, command=PlaceBid(round=1, moves=moves)), table.ears[seat]
        )
        assert isinstance(answer_again, Refused)
        assert answer_again.code == "id-reused"
    assert [bid.moves for bid in table.ears[1].view.bids] == [9]


async def test_a_retried_command_is_rejected_again(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara", "Jonas")
    early = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
    first = await table.room.act(early, table.ears[1])
    assert isinstance(first, Refused)
    assert first.code == "wrong-phase"
    await table.sure(0, StartMatch)
    assert await table.room.act(early, table.ears[1]) == first
    other = await table.room.act(early, table.ears[0])
    assert isinstance(other, Refused)
    assert other.code == "id-reused"


async def test_a_room_keeps_a_limited_number_of_refusals(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara")
    for _ in range(REMEMBERED_REPLIES + 50):
        await table.say(None, ShuffleBoard)
    assert len(table.room._replies._passing) == REMEMBERED_REPLIES


async def test_a_client_that_lost_the_answer_gets_its_seat_by_retrying(rooms: Rooms) -> None:
    table = await table_of(rooms, "Mara")
    sit = CommandMessage(id=new_id(), command=TakeSeat(name="Jonas"))
    lost, back = Ear(), Ear()
    first = await table.room.act(sit, lost)
    table.room.leave(lost)
    table.room.join(back, None)
    back.heard.clear()
    assert await table.room.act(sit, back) == first
    assert back.kinds == ["Accepted", "Update", "Presence"]
    assert back.seat == back.view.you == 1
    assert await table.room.act(sit, back) == first, "a retry from the seat gets the same answer"
    assert len(back.view.seats) == 2


async def test_answers_survive_a_restart(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await table_in_thinking(before)
        bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
        first = await table.room.act(bid, table.ears[0])
        sit = CommandMessage(id=new_id(), command=TakeSeat(name="Sofia"))
        seated = await table.room.act(sit, table.ears[None])
    async with open_rooms(url, clock=clock, run=1) as after:
        room = await after.get(table.room.id)
        assert await room.act(bid, Ear(0)) == first
        assert await room.act(sit, Ear()) == seated
        other = await room.act(CommandMessage(id=bid.id, command=PlaceBid(round=1, moves=6)), Ear(0))
        assert isinstance(other, Refused)
        assert other.code == "id-reused"


# --- one order ---


async def test_concurrent_commands_have_one_order(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms, *(f"Player {number}" for number in range(8)))
    bids = [table.sure(seat, PlaceBid, round=1, moves=9) for seat in range(8)]
    answers = await asyncio.gather(*bids)
    assert sorted({answer.seq for answer in answers}) == [answer.seq for answer in answers]
    orders = {str([bid.seat for bid in ear.view.bids]) for ear in table.ears.values()}
    assert orders == {str(list(range(8)))}, "the first bid goes first in every view"


# --- time ---


@pytest.mark.parametrize(("late", "code"), [(-0.001, None), (0.0, "bidding-over"), (0.001, "bidding-over")])
async def test_a_bid_counts_only_before_the_deadline(
    rooms: Rooms, clock: ManualClock, late: float, code: str | None
) -> None:
    table = await table_in_thinking(rooms, timer_seconds=60)
    await table.sure(0, PlaceBid, round=1, moves=9)
    clock.advance(60.0 + late)
    answer = await table.say(1, PlaceBid, round=1, moves=8)
    assert getattr(answer, "code", None) == code


async def test_the_deadline_fires_once_and_not_before(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_in_thinking(rooms, timer_seconds=60)
    await table.sure(0, PlaceBid, round=1, moves=9)
    until = table.ears[0].view.until
    assert until == START + 60
    clock.advance(59.999)
    assert await rooms.sweep() == until
    assert phase(table.ears[0]) == "bidding"
    clock.advance(0.001)
    await asyncio.gather(rooms.sweep(), rooms.sweep(), rooms.sweep())
    assert phase(table.ears[0]) == "showing"
    closed = [event for event in table.ears[0].events() if isinstance(event.event, wire.BiddingClosed)]
    assert len(closed) == 1


async def test_the_deadline_of_a_timer_survives_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await table_in_thinking(before, timer_seconds=60)
        await table.sure(0, PlaceBid, round=1, moves=9)
        last = table.room.snapshot.seq
    async with open_rooms(url, clock=ManualClock(START + 59.0), run=1) as after:
        assert await after.sweep() == START + 60
        room = await after.get(table.room.id)
        ear = Ear(1)
        room.join(ear, last)
        assert (ear.view.phase, ear.view.until) == ("bidding", START + 60)
        assert isinstance(
            await room.act(CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=8)), ear), Accepted
        )
    async with open_rooms(url, clock=ManualClock(START + 300.0), run=2) as later:
        await later.sweep()
        room = await later.get(table.room.id)
        assert room.snapshot.match is not None
        assert room.snapshot.match.phase == "showing", (
            "a deadline that passed while no server ran fires at once"
        )


async def test_the_sweeper_wakes_for_a_deadline(rooms: Rooms, clock: ManualClock) -> None:
    sweep_task = asyncio.create_task(rooms.run())
    table = await table_in_thinking(rooms, timer_seconds=5)
    await table.sure(0, PlaceBid, round=1, moves=9)
    while phase(table.ears[0]) == "bidding":
        clock.advance(0.25)
        await asyncio.sleep(0)
        await rooms.store.last_time()  # lets the database's thread run
    assert clock.now() >= START + 5
    sweep_task.cancel()
    await asyncio.gather(sweep_task, return_exceptions=True)


@pytest.mark.parametrize("rooms", [ServerLimits(overdue_a_step=2)], indirect=True)
async def test_overdue_rooms_are_ticked_in_steps_after_rooms_with_listeners(
    rooms: Rooms, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most rooms have no listeners, as after a long outage. One of them is damaged, and the tick of another fails."""
    abandoned = [await table_in_thinking(rooms, timer_seconds=60) for _ in range(5)]
    for table in abandoned:
        clock.advance(0.1)
        await table.sure(0, PlaceBid, round=1, moves=9)
        for ear in table.ears.values():
            table.room.leave(ear)
    clock.advance(0.1)
    played = await table_in_thinking(rooms, timer_seconds=60)
    await played.sure(0, PlaceBid, round=1, moves=9)
    clock.advance(LOADING_AGAIN_SECONDS)
    await rooms.sweep()  # the other rooms have no players left
    monkeypatch.setattr(abandoned[0].room, "tick", None)
    monkeypatch.setattr(rooms, "_set_aside", {abandoned[1].room.id: RoomSetAsideError("room", 1, "")})
    clock.advance(60.0)

    def tables_in_showing() -> list[int]:
        return [number for number, table in enumerate(abandoned) if match_of(table).phase == "showing"]

    def match_of(table: Table) -> Match:
        assert table.room.snapshot.match is not None
        return table.room.snapshot.match

    due = await rooms.sweep()
    assert due == clock.now() + registry.STEP_SECONDS
    assert (phase(played.ears[0]), tables_in_showing()) == ("showing", [])
    await rooms.sweep()
    assert tables_in_showing() == [2, 3]
    await rooms.sweep()
    assert tables_in_showing() == [2, 3, 4]


async def test_time_in_a_room_never_runs_backwards(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=ManualClock(START)) as before:
        table = await table_in_thinking(before)
    async with open_rooms(url, clock=ManualClock(START - 3_600), run=1) as after:
        room = await after.get(table.room.id)
        ear = Ear(0)
        room.join(ear, None)
        await room.act(CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=9)), ear)
        assert {event.event.at for event in ear.events()} == {START}


# --- storage that fails ---


async def test_a_command_that_cannot_be_stored_has_no_effect(rooms: Rooms, store: FailingStore) -> None:
    table = await table_in_thinking(rooms)
    before, heard = table.room.snapshot.match, len(table.ears[1].heard)
    store.fail_before = True
    bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
    answer = await table.room.act(bid, table.ears[0])
    assert isinstance(answer, Refused)
    assert answer.code == "storage-unavailable"
    assert table.room.snapshot.match is before
    assert len(table.ears[1].heard) == heard
    store.fail_before = False
    assert isinstance(await table.room.act(bid, table.ears[0]), Accepted), (
        "the client may retry with the same id"
    )
    assert [moves.moves for moves in table.ears[1].view.bids] == [7]


async def test_events_stored_despite_an_error_are_found_and_broadcast(
    rooms: Rooms, store: FailingStore
) -> None:
    """The store commits but reports an error, as after a crash between append and broadcast."""
    table = await table_in_thinking(rooms)
    store.fail_after = True
    bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=7))
    answer = await table.room.act(bid, table.ears[0])
    assert isinstance(answer, Refused)
    store.fail_after = False
    answer_again = await table.room.act(bid, table.ears[0])
    assert isinstance(answer_again, Accepted)
    assert answer_again.seq == table.room.snapshot.seq
    assert [event.seq for event in table.ears[1].events()] == list(range(1, table.room.snapshot.seq + 1))
    assert [moves.moves for moves in table.ears[1].view.bids] == [7]


async def test_a_deadline_that_cannot_be_stored_is_retried(
    rooms: Rooms, store: FailingStore, clock: ManualClock
) -> None:
    table = await table_in_thinking(rooms, timer_seconds=60)
    await table.sure(0, PlaceBid, round=1, moves=9)
    clock.advance(61.0)
    store.fail_before = True
    await rooms.sweep()
    assert phase(table.ears[0]) == "bidding"
    store.fail_before = False
    await rooms.sweep()
    assert phase(table.ears[0]) == "showing"


async def test_the_sweeper_survives_an_internal_error(
    rooms: Rooms, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_in_thinking(rooms, timer_seconds=60)
    await table.sure(0, PlaceBid, round=1, moves=9)
    clock.advance(61.0)
    for place in ("ricochetrobots.server.rooms.room.decide", "ricochetrobots.server.log.store.Store.due"):
        with monkeypatch.context() as broken:
            broken.setattr(place, None)
            await rooms.sweep()
        assert phase(table.ears[0]) == "bidding"
    assert "passed without effect" in caplog.text
    assert "reading the deadlines failed" in caplog.text
    await rooms.sweep()
    assert phase(table.ears[0]) == "showing"


async def test_a_room_is_not_opened_when_it_cannot_be_stored(rooms: Rooms, store: FailingStore) -> None:
    store.fail_before = True
    with pytest.raises(StorageUnavailableError):
        await rooms.create(Mode.FRIENDS, Options(), "Mara")
    assert len(rooms) == 0


async def test_events_in_doubt_are_broadcast_although_the_next_append_fails(
    rooms: Rooms, clock: ManualClock, store: FailingStore
) -> None:
    table = await table_in_thinking(rooms, timer_seconds=60)
    store.fail_after = True
    assert isinstance(await table.say(0, PlaceBid, round=1, moves=9), Refused)
    assert not table.ears[0].view.bids
    store.fail_after, store.fail_before = False, True
    clock.advance(61.0)
    with pytest.raises(StorageUnavailableError):
        await table.room.tick()
    assert [bid.moves for bid in table.ears[0].view.bids] == [9]


async def test_a_second_writer_loses_the_race_and_catches_up(tmp_path: Path, clock: ManualClock) -> None:
    """Two copies of a room share one log, as in two processes: there is one order, and the loser catches up."""
    async with open_rooms(sqlite_url(tmp_path), clock=clock) as rooms:
        table = await table_in_thinking(rooms)
        twin = Rooms(rooms.store, clock, rooms.randomness, rooms.tokens, rooms.services.solver)
        other = await twin.get(table.room.id)
        await table.sure(0, PlaceBid, round=1, moves=9)
        bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=8))
        ear = Ear(1)
        other.join(ear, 0)
        lost = await other.act(bid, ear)
        assert isinstance(lost, Refused)
        assert lost.code == "lost-race"
        assert isinstance(await other.act(bid, ear), Accepted)
        assert [event.seq for event in ear.events()] == list(range(1, other.snapshot.seq + 1))
        assert [moves.moves for moves in ear.view.bids] == [8, 9]


# --- many rooms ---


async def test_a_room_is_loaded_in_its_last_state(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await table_in_thinking(before, "Mara", "Jonas", fifth_robot=True)
        await table.sure(0, PlaceBid, round=1, moves=9)
    async with open_rooms(url, clock=clock, run=1) as after:
        first, second = await asyncio.gather(*(after.get(table.room.id) for _ in range(2)))
        assert first is second
        assert first.snapshot.match == table.room.snapshot.match
        assert first.snapshot.events == table.room.snapshot.events


async def test_an_unknown_room_is_rejected(rooms: Rooms) -> None:
    with pytest.raises(NoSuchRoomError):
        await rooms.get("nowhere")
    assert len(rooms) == 0


async def test_a_code_finds_its_room_for_a_day(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_of(rooms, "Mara")
    code = table.room.snapshot.row.code
    assert code is not None
    clock.advance(CODE_SECONDS)
    assert await rooms.find(code) == table.room.id
    clock.advance(1.0)
    with pytest.raises(NoSuchRoomError):
        await rooms.find(code)


async def test_a_room_to_play_alone_has_no_code(rooms: Rooms) -> None:
    room, seat = await rooms.create(Mode.ALONE, Options(), "Mara")
    assert (room.snapshot.row.code, seat) == (None, 0)


async def test_a_room_may_be_opened_without_a_player(rooms: Rooms) -> None:
    room, seat = await rooms.create(Mode.FRIENDS, Options(), None)
    assert seat is None
    assert Table(room).listen().view.seats == ()


async def test_an_existing_code_is_not_assigned_again(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["SAMECODE", "SAMECODE", "OTHERONE"])
    monkeypatch.setattr("ricochetrobots.server.rooms.registry.random_code", lambda _: next(codes))
    first, second = [(await rooms.create(Mode.FRIENDS, Options(), None))[0] for _ in range(2)]
    assert (first.snapshot.row.code, second.snapshot.row.code) == ("SAMECODE", "OTHERONE")
    monkeypatch.setattr("ricochetrobots.server.rooms.registry.random_code", lambda _: "SAMECODE")
    with pytest.raises(LostRaceError):
        await rooms.create(Mode.FRIENDS, Options(), None)


@pytest.mark.parametrize("rooms", [ServerLimits(rooms_in_memory=2)], indirect=True)
async def test_rooms_without_listeners_are_evicted_when_memory_is_full(rooms: Rooms) -> None:
    busy = await table_of(rooms, "Mara")
    idle = [(await rooms.create(Mode.FRIENDS, Options(), None))[0] for _ in range(3)]
    assert len(rooms) == 2
    assert await rooms.get(busy.room.id) is busy.room
    reloaded = await rooms.get(idle[0].id)
    assert reloaded is not idle[0]
    assert reloaded.snapshot.match == idle[0].snapshot.match


@pytest.mark.parametrize("rooms", [ServerLimits(rooms_in_memory=2)], indirect=True)
async def test_eviction_checks_only_a_few_busy_rooms(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await table_of(rooms, "Mara") for _ in range(3 * registry.LOOKED_AT)]
    checked_rooms: list[room.Room] = []

    def busy(one: room.Room) -> bool:
        checked_rooms.append(one)
        return True

    monkeypatch.setattr(room.Room, "busy", property(busy))
    for _ in range(2):
        await rooms.get(tables[0].room.id)
    assert len(set(checked_rooms)) == len(checked_rooms) == 2 * registry.LOOKED_AT
    assert len(rooms) == len(tables)


async def test_a_damaged_room_is_set_aside_and_other_rooms_continue(
    tmp_path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        damaged, whole = (
            await table_in_thinking(before, timer_seconds=60),
            await table_in_thinking(before, timer_seconds=60),
        )
        for table in (damaged, whole):
            await table.sure(0, PlaceBid, round=1, moves=9)
        with engine_of(before.store).begin() as connection:
            connection.exec_driver_sql(
                "UPDATE events SET body = replace(body, 'seat', 'seal') WHERE seq = 3 AND room = ?",
                (damaged.room.id,),
            )
    clock.advance(61.0)
    async with open_rooms(url, clock=clock, run=1) as after:
        await after.sweep()
        await after.sweep()
        for _ in range(2):
            with pytest.raises(RoomSetAsideError) as caught:
                await after.get(damaged.room.id)
            assert caught.value.seq == 3
        played = (await after.get(whole.room.id)).snapshot.match
        assert played is not None
        assert played.phase == "showing"
    assert sum("set aside at event 3" in record.message for record in caplog.records) == 1


async def test_a_room_whose_log_lost_its_end_is_set_aside(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await table_in_thinking(before)
        with engine_of(before.store).begin() as connection:
            connection.exec_driver_sql("DELETE FROM events WHERE seq = 5")
    async with open_rooms(url, clock=clock, run=1) as after:
        with pytest.raises(RoomSetAsideError) as caught:
            await after.get(table.room.id)
        assert caught.value.seq == 5


async def test_loading_a_long_log_does_not_block_the_event_loop(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await table_in_thinking(before)
        stored = await before.store.load(table.room.id)
    async with open_rooms(url, clock=clock, run=1) as after:
        reading = asyncio.create_task(load_room(after.store, clock, ServerLimits(read_events=2), stored))
        turns = 0
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        assert reading.result().fold.match == table.room.snapshot.match
        assert turns > len(stored.events) / 2


async def test_the_same_commands_give_the_same_boards_and_chips(rooms: Rooms) -> None:
    one, two = [await table_in_thinking(rooms) for _ in range(2)]
    assert one.ears[0].view.board == two.ears[0].view.board
    assert one.ears[0].view.chip == two.ears[0].view.chip
