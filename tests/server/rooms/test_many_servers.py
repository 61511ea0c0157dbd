"""Several servers on one database: everybody sees one order, whichever server they are connected to."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from functools import partial

import pytest

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import (
    LockRoom,
    PlaceBid,
    RenewLink,
    SetSpectatorDelay,
    StartMatch,
    TakeSeat,
    UnlockRoom,
)
from ricochetrobots.game.events import BiddingClosed, DeadlineExtended
from ricochetrobots.protocol.messages import Accepted, CommandMessage, Invitation, Presence, Refused
from ricochetrobots.server.clock import Outage
from ricochetrobots.server.cluster import notifications, presence
from ricochetrobots.server.cluster.presence import SharedPresence
from ricochetrobots.server.errors import NoSuchRoomError, RoomSetAsideError
from ricochetrobots.server.operate import checking
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.rooms import fold
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.store import postgresql
from ricochetrobots.server.store.postgresql import PostgresStore
from support.log import further, opening
from support.postgresql import Postgresql
from support.rooms import Ear, Table, derived, open_rooms

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Awaited(Ear):
    """An ear that can be waited for."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(seat)
        self._told = asyncio.Event()

    def tell(self, message: bytes) -> None:
        super().tell(message)
        self._told.set()

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        super().goodbye(code, message, retry=retry)
        self._told.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not true():
                self._told.clear()
                await self._told.wait()

    def bids(self) -> int:
        return sum(type(event.event).__name__ == "BidPlaced" for event in self.events())


@dataclass
class Two:
    """Two servers' rooms, and a room with two players, one on each."""

    first: Rooms
    second: Rooms
    room: str
    mara: Table
    jonas: Table
    mara_hears: Awaited
    jonas_hears: Awaited


@pytest.fixture
async def two(database: str) -> AsyncIterator[Two]:
    stores = [await PostgresStore.open(database) for _ in range(2)]
    async with (
        open_rooms(store=stores[0], clock=stores[0].clock) as first,
        open_rooms(store=stores[1], clock=stores[1].clock, run=1) as second,
    ):
        following = [asyncio.create_task(rooms.follow()) for rooms in (first, second)]
        opened, _ = await first.create(Mode.FRIENDS, Options(), "Mara")
        mara, jonas = Table(opened), Table(await second.get(opened.id))
        made = Two(first, second, opened.id, mara, jonas, Awaited(0), Awaited(None))
        opened.join(made.mara_hears, 0)
        jonas.room.join(made.jonas_hears, 0)
        mara.ears[0], jonas.ears[1] = made.mara_hears, made.jonas_hears
        seated = await jonas.room.act(
            CommandMessage(id="jonas-sits", command=TakeSeat(name="Jonas")), made.jonas_hears
        )
        assert isinstance(seated, Accepted)
        await mara.sure(0, StartMatch)
        yield made
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)


async def test_what_happens_on_one_server_is_told_on_the_other(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "POLL_SECONDS", 600.0)  # by notifications alone
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas_hears.until(lambda: two.jonas_hears.bids() == 1)
    await two.jonas.sure(1, PlaceBid, round=1, moves=7)
    await two.mara_hears.until(lambda: two.mara_hears.bids() == 2)
    assert two.mara_hears.events() == two.jonas_hears.events()
    assert two.mara.room.snapshot.events == two.jonas.room.snapshot.events


async def test_without_any_notification_the_log_is_read(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications.Notifications, "send", lambda *_: None)
    monkeypatch.setattr(postgresql, "POLL_SECONDS", 0.05)
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas_hears.until(lambda: two.jonas_hears.bids() == 1)


async def test_a_server_that_has_heard_nothing_decides_on_what_has_happened(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "_hear", lambda *_: asyncio.sleep(0))
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    assert len(two.jonas.room.snapshot.events) < len(two.mara.room.snapshot.events)
    await two.jonas.sure(1, PlaceBid, round=1, moves=9)
    await two.jonas.sure(1, PlaceBid, round=1, moves=8)
    assert len(two.jonas.room.snapshot.events) == len(two.mara.room.snapshot.events) + 2
    refused = await two.mara.say(0, PlaceBid, round=1, moves=12)
    assert isinstance(refused, Refused)
    assert two.mara.room.snapshot.events == two.jonas.room.snapshot.events


async def test_both_servers_hold_back_the_same_until_the_same_time(two: Two) -> None:
    await two.mara.sure(0, SetSpectatorDelay, seconds=120)
    watchers = [table.listen(None) for table in (two.mara, two.jonas)]
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas.sure(1, PlaceBid, round=1, moves=8)
    await two.mara_hears.until(partial(has_bids, two.mara_hears, 2))
    rooms = [table.room for table in (two.mara, two.jonas)]
    seen_at = [room.snapshot.held_back.next_at(two.first.clock.now()) for room in rooms]
    assert seen_at[0] == seen_at[1] is not None
    newcomers = [table.listen(None) for table in (two.mara, two.jonas)]
    assert [str(ear.view.phase) for ear in (*watchers, *newcomers)] == ["thinking"] * 4


async def test_a_link_renewed_on_one_server_opens_nothing_on_the_other(two: Two) -> None:
    room, code = two.jonas.room, two.jonas.room.snapshot.row.code
    assert code is not None
    watcher = Awaited(None)
    room.join(watcher, None)
    await two.mara.sure(0, RenewLink)
    with pytest.raises(NoSuchRoomError):
        await two.second.admit(two.room, None)
    with pytest.raises(NoSuchRoomError):
        await two.second.find(code)
    await watcher.until(lambda: watcher.farewell == "link-renewed")
    await two.jonas_hears.until(lambda: len(two.jonas_hears.all(Invitation)) == 1)
    (told,) = two.jonas_hears.all(Invitation)
    assert told == Invitation(room=two.mara.room.snapshot.address, code=two.mara.room.snapshot.code)
    assert told.room != two.room
    assert told.code is not None
    assert await two.second.admit(told.room, None) == (room, None)
    assert await two.second.find(two.mara.room.snapshot.row.code or "") == told.room
    assert two.jonas_hears.farewell is None


async def test_a_command_that_comes_again_on_the_other_server_has_one_effect(two: Two) -> None:
    bid = CommandMessage(id="bid-once", command=PlaceBid(round=1, moves=9))
    elsewhere = Awaited(0)
    two.jonas.room.join(elsewhere, None)
    replies = await asyncio.gather(two.mara.room.act(bid, two.mara_hears), two.jonas.room.act(bid, elsewhere))
    assert isinstance(replies[0], Accepted)
    assert replies[0] == replies[1]
    record = await two.first.store.load(two.room)
    assert sum('"bid_placed"' in row.body for row in record.events) == 1


def has_bids(ear: Awaited, count: int) -> bool:
    return ear.bids() == count


async def test_both_servers_at_once_make_one_order(two: Two) -> None:
    async def bid(table: Table, seat: int) -> None:
        for moves in range(40, 20, -1):
            await table.sure(seat, PlaceBid, round=1, moves=moves)

    await asyncio.gather(bid(two.mara, 0), bid(two.jonas, 1))
    for ear in (two.mara_hears, two.jonas_hears):
        await ear.until(partial(has_bids, ear, 40))
    assert two.mara_hears.events() == two.jonas_hears.events()
    numbers = [event.seq for event in two.mara_hears.events()]
    assert numbers == sorted(set(numbers))


async def test_the_bidding_is_closed_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    later = postgresql.LOCK.replace("clock_timestamp()", "(clock_timestamp() + interval '10 minutes')")
    monkeypatch.setattr(postgresql, "LOCK", later)
    await asyncio.gather(*(table.room.tick() for table in (two.mara, two.jonas) for _ in range(3)))
    record = await two.first.store.load(two.room)
    assert sum('"bidding_closed"' in row.body for row in record.events) == 1
    late = await two.jonas.say(1, PlaceBid, round=1, moves=8)
    assert isinstance(late, Refused)


async def test_a_server_that_stood_still_takes_what_the_other_has_closed_as_it_is(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "_hear", lambda *_: asyncio.sleep(0))
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    began = two.first.clock.now()
    later = postgresql.LOCK.replace("clock_timestamp()", "(clock_timestamp() + interval '10 minutes')")
    monkeypatch.setattr(postgresql, "LOCK", later)
    await two.jonas.room.tick()
    two.first.clock.stalls.append(Outage(began, began + 590.0))
    await two.mara.room.tick()
    assert two.mara.room.snapshot.events == two.jonas.room.snapshot.events
    kinds = [type(event) for event in two.mara.room.snapshot.events]
    assert DeadlineExtended not in kinds
    assert kinds.count(BiddingClosed) == 1


async def test_when_all_stand_still_the_deadline_is_put_off_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    began = two.first.clock.now()
    later = postgresql.LOCK.replace("clock_timestamp()", "(clock_timestamp() + interval '10 minutes')")
    monkeypatch.setattr(postgresql, "LOCK", later)
    for rooms in (two.first, two.second):
        rooms.clock.stalls.append(Outage(began, began + 590.0))
    await asyncio.gather(*(table.room.tick() for table in (two.mara, two.jonas)))
    assert await two.jonas.sure(1, PlaceBid, round=1, moves=8)
    extensions = [event for event in two.jonas.room.snapshot.events if isinstance(event, DeadlineExtended)]
    assert [event.seconds for event in extensions] == [590]


async def test_who_comes_to_the_other_server_sees_what_there_is_at_once(two: Two) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    third = Awaited(None)
    room = await two.second.get(two.room)
    room.join(third, 0)
    assert third.bids() == 1


async def test_a_room_that_one_server_deletes_is_closed_on_the_other(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "POLL_SECONDS", 0.05)
    await two.first.remove([two.room])
    await two.jonas_hears.until(lambda: two.jonas_hears.farewell == "no-such-room")
    with pytest.raises(NoSuchRoomError):
        await two.second.get(two.room)


async def test_what_is_due_is_for_one_server_at_a_time(database: str, postgresql: Postgresql) -> None:
    first, second = await PostgresStore.open(database), await PostgresStore.open(database)
    for room in ("one", "two"):
        await first.append(opening(room))
        await first.append(further(room, deadline=10.0))
    assert [due.room for due in await first.due(99.0, 1)] == ["one"]
    assert [due.room for due in await second.due(99.0, 9)] == ["two"]
    assert [due.room for due in await first.due(99.0, 9)] == ["one"]
    postgresql.say("UPDATE deadlines SET claimed = claimed - 10", name=database.rpartition("/")[2])
    assert [due.room for due in await second.due(99.0, 9)] == ["one", "two"]
    await first.close()
    await second.close()


async def test_what_is_derived_is_not_made_anew_from_an_older_log(two: Two) -> None:
    store = two.first.store
    seq, older = two.mara.room.snapshot.seq, await derived(two.first, two.room)
    await two.jonas.sure(1, PlaceBid, round=1, moves=9)
    newer = await store.derived(two.room)
    assert newer != older
    assert not await store.rebuild(two.room, seq, older)
    assert await store.derived(two.room) == newer
    assert await store.rebuild(two.room, seq + 2, replace(newer, deadline=None))
    assert (await store.derived(two.room)).deadline is None
    assert await two.first.check(two.room)
    assert await store.derived(two.room) == newer


# --- who is there (R6.12) ---


def there(ear: Awaited) -> list[bool]:
    return [seat.connected for seat in ear.all(Presence)[-1].seats]


def both_there(ear: Awaited) -> bool:
    return there(ear) == [True, True]


async def test_who_is_connected_to_the_other_server_is_there(two: Two) -> None:
    for ear in (two.mara_hears, two.jonas_hears):
        await ear.until(partial(both_there, ear))
    assert two.mara.room.audience.gone() == two.jonas.room.audience.gone() == {}
    again = Awaited(1)
    two.mara.room.join(again, None)
    two.jonas.room.leave(two.jonas_hears)
    await asyncio.gather(*(until_said(rooms) for rooms in (two.first, two.second)))
    assert there(two.mara_hears) == [True, True], "he has another window open, on another server"
    two.mara.room.leave(again)
    await two.mara_hears.until(lambda: there(two.mara_hears) == [True, False])
    since = two.mara_hears.all(Presence)[-1].seats[1].since
    assert abs(two.first.clock.now() - since) < 5.0


async def test_who_was_connected_to_a_server_that_is_dead_is_gone_since_its_last_word(
    two: Two, postgresql: Postgresql, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.mara_hears.until(lambda: there(two.mara_hears) == [True, True])
    monkeypatch.setattr(presence, "LEASE_SECONDS", 0.2)
    monkeypatch.setattr(SharedPresence, "beat", lambda _: asyncio.sleep(0))
    name = database.rpartition("/")[2]
    beats = postgresql.say(
        "SELECT s.beat FROM servers s JOIN presence p ON p.server = s.id WHERE seat = 1", name=name
    )
    await two.mara_hears.until(lambda: there(two.mara_hears) == [True, False])
    assert two.mara_hears.all(Presence)[-1].seats[1].since == pytest.approx(float(beats))


async def until_said(rooms: Rooms) -> None:
    """Wait until what a server knows of its connections is written."""
    store = rooms.store
    assert isinstance(store, PostgresStore)
    while store._presence._to_say:  # noqa: ASYNC110
        await asyncio.sleep(0)


# --- held to the log, while others play ---


async def test_what_is_derived_is_put_right_and_damage_set_aside_while_others_play(
    two: Two, postgresql: Postgresql, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found wanting: a check that works on the database of one process alone, or takes play for damage."""
    monkeypatch.setattr(checking, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(fold, "SNAPSHOT_EVENTS", 5)
    damaged, _ = await two.first.create(Mode.FRIENDS, Options(), "Ines")
    other, _ = await two.first.create(Mode.FRIENDS, Options(), "Nuri")
    table = Table(other)
    await table.sure(0, StartMatch)
    right = await two.first.store.derived(other.id)
    name = database.rpartition("/")[2]
    postgresql.say(f"UPDATE events SET body = body || ' ' WHERE room = '{damaged.id}'", name=name)
    postgresql.say(f"DELETE FROM deadlines WHERE room = '{other.id}'", name=name)
    postgresql.say("INSERT INTO deadlines (room, at) VALUES ('nowhere', 1.0)", name=name)
    check = asyncio.create_task(Checking(two.second).run())
    moves = 60
    while not check.done():
        moves -= 1
        await two.mara.say(0, PlaceBid, round=1, moves=moves)
    assert await two.first.store.derived(other.id) == right
    assert [overdue.room for overdue in await two.first.store.due(2.0, 9)] == []
    with pytest.raises(RoomSetAsideError):
        await two.second.get(damaged.id)
    for room_id in (two.room, other.id):
        assert (await two.second.get(room_id)).snapshot.match is not None


async def test_a_command_of_long_ago_is_found_in_the_table_by_every_server(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "KEPT_EVENTS", 2)
    lock = CommandMessage(id="long-ago", command=LockRoom())
    given = await two.mara.room.act(lock, two.mara_hears)
    for _ in range(5):
        await two.mara.sure(0, UnlockRoom)
        await two.mara.sure(0, LockRoom)
    await two.mara.sure(0, UnlockRoom)
    await two.jonas.sure(1, PlaceBid, round=1, moves=9)
    seq = two.jonas.room.snapshot.seq
    assert isinstance(given, Accepted)
    for room in (two.mara.room, two.jonas.room):
        assert await room.act(lock, Ear(0)) == given
        assert room.snapshot.seq == seq
    assert two.mara.room.snapshot.match == two.jonas.room.snapshot.match


async def test_both_servers_write_the_same_snapshot(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fold, "SNAPSHOT_EVENTS", 3)
    for moves in range(20, 2, -1):
        await (two.mara if moves % 2 else two.jonas).sure(moves % 2 == 0, PlaceBid, round=1, moves=moves)
    await asyncio.gather(two.first.snapshots_written(), two.second.snapshots_written())
    written = await two.first.store.snapshot(two.room)
    assert written is not None
    assert written.seq > two.mara.room.snapshot.seq - 3
    two.second._rooms.clear()
    again = await two.second.get(two.room)
    assert again.fold.resumed
    assert again.snapshot.match == two.mara.room.snapshot.match
