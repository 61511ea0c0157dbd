"""Several servers on one database: clients of all servers see the same order of events."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
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
from ricochetrobots.server.clock import Outage
from ricochetrobots.server.cluster import notifications
from ricochetrobots.server.cluster.presence import SharedPresence
from ricochetrobots.server.errors import NoSuchRoomError, RoomSetAsideError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.log.records import Row
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.messages import (
    Accepted,
    CommandMessage,
    Invitation,
    Presence,
    Refused,
    Remark,
    Saying,
)
from support.durations import PATIENCE_SECONDS
from support.log import further, opening
from support.postgresql import Postgresql
from support.rooms import Ear, Table, derived, open_rooms

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
only_notifications = pytest.mark.parametrize("two", [ServerLimits(poll_seconds=600.0)], indirect=True)
impatient = pytest.mark.parametrize("two", [ServerLimits(poll_seconds=0.05)], indirect=True)


class AwaitableEar(Ear):
    """A listener that a test can wait for."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(seat)
        self._received = asyncio.Event()

    def tell(self, message: bytes) -> None:
        super().tell(message)
        self._received.set()

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        super().goodbye(code, message, retry=retry)
        self._received.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not condition():
                self._received.clear()
                await self._received.wait()

    def bids(self) -> int:
        return sum(type(event.event).__name__ == "BidPlaced" for event in self.events())


@dataclass
class TwoServers:
    """The rooms of two servers, and one room with a player on each server."""

    first: Rooms
    second: Rooms
    room: str
    mara: Table
    jonas: Table
    mara_ear: AwaitableEar
    jonas_ear: AwaitableEar


@pytest.fixture
async def two(request: pytest.FixtureRequest, database: str) -> AsyncIterator[TwoServers]:
    limits: ServerLimits = getattr(request, "param", USUAL)
    stores = [await PostgresStore.open(database, limits) for _ in range(2)]
    async with (
        open_rooms(store=stores[0], limits=limits) as first,
        open_rooms(store=stores[1], run=1, limits=limits) as second,
    ):
        works = (
            work
            for rooms, store in ((first, stores[0]), (second, stores[1]))
            for work in (rooms.follow(), rooms.follow_sayings(store.cluster))
        )
        follow_tasks = [asyncio.create_task(work) for work in works]
        opened, _ = await first.create(Mode.FRIENDS, Options(), "Mara")
        mara, jonas = Table(opened), Table(await second.get(opened.id))
        servers = TwoServers(first, second, opened.id, mara, jonas, AwaitableEar(0), AwaitableEar(None))
        opened.join(servers.mara_ear, 0)
        jonas.room.join(servers.jonas_ear, 0)
        mara.ears[0], jonas.ears[1] = servers.mara_ear, servers.jonas_ear
        seated = await jonas.room.act(
            CommandMessage(id="jonas-sits", command=TakeSeat(name="Jonas")), servers.jonas_ear
        )
        assert isinstance(seated, Accepted)
        await mara.sure(0, StartMatch)
        yield servers
        for task in follow_tasks:
            task.cancel()
        await asyncio.gather(*follow_tasks, return_exceptions=True)


def let_ten_minutes_pass(two: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rooms take their turns ten minutes later."""
    for rooms in (two.first, two.second):
        assert isinstance(rooms.store, PostgresStore)
        turns = rooms.store._turns
        monkeypatch.setattr(turns, "_lock", partial(lock_later, turns._lock))


async def lock_later(lock: Callable[..., Awaitable[Mapping[str, Row]]], *rooms: object, wait: bool) -> object:
    locked = await lock(*rooms, wait=wait)
    return {room: dict(row) | {"now": row["now"] + 600.0} for room, row in locked.items()}


async def connect(two: TwoServers) -> Remark:
    """Wait until each server hears the other's notifications, and return the word of quick chat that passed."""
    word = Remark(seat=0, saying=Saying.SMILE)
    for store, ear in ((two.first.store, two.jonas_ear), (two.second.store, two.mara_ear)):
        assert store.cluster is not None
        while word not in ear.all(Remark):  # a word is lost while a server is not connected yet
            store.cluster.say(two.room, word)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await ear.until(partial(has_heard, ear, word))
    return word


def has_heard(ear: AwaitableEar, word: Remark) -> bool:
    return word in ear.all(Remark)


@only_notifications
async def test_events_of_one_server_are_broadcast_on_the_other(two: TwoServers) -> None:
    await connect(two)
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas_ear.until(lambda: two.jonas_ear.bids() == 1)
    await two.jonas.sure(1, PlaceBid, round=1, moves=7)
    await two.mara_ear.until(lambda: two.mara_ear.bids() == 2)
    assert two.mara_ear.events() == two.jonas_ear.events()
    assert two.mara.room.snapshot.events == two.jonas.room.snapshot.events


async def test_quick_chat_on_one_server_is_heard_on_the_other(two: TwoServers) -> None:
    connected = await connect(two)
    remarks = [Remark(seat=0, saying=Saying.HELLO), Remark(seat=0, saying=Saying.HEART)]
    for remark in remarks:
        two.mara.room.say(two.mara_ear, remark.saying)
    await two.jonas_ear.until(lambda: two.jonas_ear.all(Remark)[-2:] == remarks)
    assert [remark for remark in two.mara_ear.all(Remark) if remark != connected] == remarks


@impatient
async def test_events_are_read_from_the_log_without_notifications(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications.Notifications, "send", lambda *_: None)
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas_ear.until(lambda: two.jonas_ear.bids() == 1)


async def test_a_server_without_notifications_decides_on_the_newest_events(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
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


async def test_both_servers_delay_spectators_by_the_same_time(two: TwoServers) -> None:
    await two.mara.sure(0, SetSpectatorDelay, seconds=120)
    watchers = [table.listen(None) for table in (two.mara, two.jonas)]
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    await two.jonas.sure(1, PlaceBid, round=1, moves=8)
    await two.mara_ear.until(partial(has_bids, two.mara_ear, 2))
    rooms = [table.room for table in (two.mara, two.jonas)]
    seen_at = [room.snapshot.held_back.next_at(two.first.clock.now()) for room in rooms]
    assert seen_at[0] == seen_at[1] is not None
    newcomers = [table.listen(None) for table in (two.mara, two.jonas)]
    assert [str(ear.view.phase) for ear in (*watchers, *newcomers)] == ["thinking"] * 4


async def test_a_link_renewed_on_one_server_stops_working_on_the_other(two: TwoServers) -> None:
    room, code = two.jonas.room, two.jonas.room.snapshot.row.code
    assert code is not None
    watcher = AwaitableEar(None)
    room.join(watcher, None)
    await two.mara.sure(0, RenewLink)
    with pytest.raises(NoSuchRoomError):
        await two.second.admit(two.room, None)
    with pytest.raises(NoSuchRoomError):
        await two.second.find(code)
    await watcher.until(lambda: watcher.farewell == "link-renewed")
    await two.jonas_ear.until(lambda: len(two.jonas_ear.all(Invitation)) == 1)
    (invitation,) = two.jonas_ear.all(Invitation)
    assert invitation == Invitation(room=two.mara.room.snapshot.address, code=two.mara.room.snapshot.code)
    assert invitation.room != two.room
    assert invitation.code is not None
    assert await two.second.admit(invitation.room, None) == (room, None)
    assert await two.second.find(two.mara.room.snapshot.row.code or "") == invitation.room
    assert two.jonas_ear.farewell is None


async def test_a_command_retried_on_the_other_server_takes_effect_once(two: TwoServers) -> None:
    bid = CommandMessage(id="bid-once", command=PlaceBid(round=1, moves=9))
    other_ear = AwaitableEar(0)
    two.jonas.room.join(other_ear, None)
    replies = await asyncio.gather(two.mara.room.act(bid, two.mara_ear), two.jonas.room.act(bid, other_ear))
    assert isinstance(replies[0], Accepted)
    assert replies[0] == replies[1]
    record = await two.first.store.load(two.room)
    assert sum('"bid_placed"' in row.body for row in record.events) == 1


def has_bids(ear: AwaitableEar, count: int) -> bool:
    return ear.bids() == count


async def test_concurrent_bids_on_both_servers_have_one_order(two: TwoServers) -> None:
    async def bid(table: Table, seat: int) -> None:
        for moves in range(40, 20, -1):
            await table.sure(seat, PlaceBid, round=1, moves=moves)

    await asyncio.gather(bid(two.mara, 0), bid(two.jonas, 1))
    for ear in (two.mara_ear, two.jonas_ear):
        await ear.until(partial(has_bids, ear, 40))
    assert two.mara_ear.events() == two.jonas_ear.events()
    numbers = [event.seq for event in two.mara_ear.events()]
    assert numbers == sorted(set(numbers))


async def test_the_bidding_is_closed_once(two: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    let_ten_minutes_pass(two, monkeypatch)
    await asyncio.gather(*(table.room.tick() for table in (two.mara, two.jonas) for _ in range(3)))
    record = await two.first.store.load(two.room)
    assert sum('"bidding_closed"' in row.body for row in record.events) == 1
    late = await two.jonas.say(1, PlaceBid, round=1, moves=8)
    assert isinstance(late, Refused)


async def test_a_stalled_server_does_not_extend_bidding_that_another_has_closed(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "_hear", lambda *_: asyncio.sleep(0))
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    began = two.first.clock.now()
    let_ten_minutes_pass(two, monkeypatch)
    await two.jonas.room.tick()
    two.first.clock.stalls.append(Outage(began, began + 590.0))
    await two.mara.room.tick()
    assert two.mara.room.snapshot.events == two.jonas.room.snapshot.events
    kinds = [type(event) for event in two.mara.room.snapshot.events]
    assert DeadlineExtended not in kinds
    assert kinds.count(BiddingClosed) == 1


async def test_the_deadline_is_extended_once_when_all_servers_stall(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    began = two.first.clock.now()
    let_ten_minutes_pass(two, monkeypatch)
    for rooms in (two.first, two.second):
        rooms.clock.stalls.append(Outage(began, began + 590.0))
    await asyncio.gather(*(table.room.tick() for table in (two.mara, two.jonas)))
    assert await two.jonas.sure(1, PlaceBid, round=1, moves=8)
    extensions = [event for event in two.jonas.room.snapshot.events if isinstance(event, DeadlineExtended)]
    assert [event.seconds for event in extensions] == [590]


@only_notifications
async def test_a_deadline_is_extended_by_a_server_that_has_not_heard_of_it(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications.Notifications, "send", lambda *_: None)
    opened, _ = await two.first.create(Mode.FRIENDS, Options(), "Mara")
    mara, unaware = Table(opened), await two.second.get(opened.id)
    mara.listen(0)
    await mara.sure(0, StartMatch)
    await mara.sure(0, PlaceBid, round=1, moves=9)
    assert unaware.fold.seq < mara.room.fold.seq, "the other server knows the lobby, which has no deadline"
    began = two.first.clock.now()
    let_ten_minutes_pass(two, monkeypatch)
    two.second.clock.stalls.append(Outage(began, began + 590.0))
    await unaware.tick()
    extensions = [event for event in unaware.snapshot.events if isinstance(event, DeadlineExtended)]
    assert [event.seconds for event in extensions] == [590]
    assert isinstance(unaware.snapshot.events[-1], DeadlineExtended), "the bidding goes on"


async def test_a_client_of_the_other_server_receives_the_newest_state_at_once(two: TwoServers) -> None:
    await two.mara.sure(0, PlaceBid, round=1, moves=9)
    third = AwaitableEar(None)
    room = await two.second.get(two.room)
    room.join(third, 0)
    assert third.bids() == 1


@impatient
async def test_a_room_that_one_server_deletes_is_closed_on_the_other(two: TwoServers) -> None:
    await two.first.remove([two.room])
    await two.jonas_ear.until(lambda: two.jonas_ear.farewell == "no-such-room")
    with pytest.raises(NoSuchRoomError):
        await two.second.get(two.room)


async def test_a_due_deadline_is_claimed_by_one_server_at_a_time(
    database: str, postgresql: Postgresql
) -> None:
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


async def test_derived_data_is_not_rebuilt_from_an_older_log(two: TwoServers) -> None:
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


# --- presence (R6.12) ---


def connected(ear: AwaitableEar) -> list[bool]:
    return [seat.connected for seat in ear.all(Presence)[-1].seats]


def both_connected(ear: AwaitableEar) -> bool:
    return connected(ear) == [True, True]


@pytest.mark.long
async def test_a_player_on_the_other_server_counts_as_connected(two: TwoServers) -> None:
    for ear in (two.mara_ear, two.jonas_ear):
        await ear.until(partial(both_connected, ear))
    assert two.mara.room.audience.gone() == two.jonas.room.audience.gone() == {}
    reloaded = AwaitableEar(1)
    two.mara.room.join(reloaded, None)
    two.jonas.room.leave(two.jonas_ear)
    await asyncio.gather(*(until_written(rooms) for rooms in (two.first, two.second)))
    assert connected(two.mara_ear) == [True, True], "Jonas has another window open on another server"
    two.mara.room.leave(reloaded)
    await two.mara_ear.until(lambda: connected(two.mara_ear) == [True, False])
    since = two.mara_ear.all(Presence)[-1].seats[1].since
    assert abs(two.first.clock.now() - since) < 5.0


@pytest.mark.parametrize("two", [ServerLimits(poll_seconds=0.05, server_lease_seconds=1.0)], indirect=True)
async def test_players_of_a_dead_server_are_gone_since_its_last_heartbeat(
    two: TwoServers, postgresql: Postgresql, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.mara_ear.until(lambda: connected(two.mara_ear) == [True, True])
    monkeypatch.setattr(SharedPresence, "beat", lambda _: asyncio.sleep(0))
    name = database.rpartition("/")[2]
    beats = postgresql.say(
        "SELECT s.beat FROM servers s JOIN presence p ON p.server = s.id WHERE seat = 1", name=name
    )
    await two.mara_ear.until(lambda: connected(two.mara_ear) == [True, False])
    assert two.mara_ear.all(Presence)[-1].seats[1].since == pytest.approx(float(beats))


async def until_written(rooms: Rooms) -> None:
    """Wait until a server has stored its connections."""
    store = rooms.store
    assert isinstance(store, PostgresStore)
    while store.cluster.presence._to_say:  # noqa: ASYNC110
        await asyncio.sleep(0)


# --- the check of the log during play ---


@pytest.mark.parametrize("two", [ServerLimits(check_room_seconds=0.0, snapshot_events=5)], indirect=True)
async def test_derived_data_is_repaired_and_a_damaged_room_set_aside_during_play(
    two: TwoServers, postgresql: Postgresql, database: str
) -> None:
    """The check works on a shared database and does not mistake play for damage."""
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


@pytest.mark.parametrize("two", [ServerLimits(events_in_memory=2)], indirect=True)
async def test_every_server_finds_an_old_command_in_the_database(two: TwoServers) -> None:
    lock = CommandMessage(id="long-ago", command=LockRoom())
    answer = await two.mara.room.act(lock, two.mara_ear)
    for _ in range(5):
        await two.mara.sure(0, UnlockRoom)
        await two.mara.sure(0, LockRoom)
    await two.mara.sure(0, UnlockRoom)
    await two.jonas.sure(1, PlaceBid, round=1, moves=9)
    seq = two.jonas.room.snapshot.seq
    assert isinstance(answer, Accepted)
    for room in (two.mara.room, two.jonas.room):
        assert await room.act(lock, Ear(0)) == answer
        assert room.snapshot.seq == seq
    assert two.mara.room.snapshot.match == two.jonas.room.snapshot.match


@pytest.mark.parametrize("two", [ServerLimits(snapshot_events=3)], indirect=True)
async def test_both_servers_write_the_same_snapshot(two: TwoServers) -> None:
    for moves in range(20, 2, -1):
        await (two.mara if moves % 2 else two.jonas).sure(moves % 2 == 0, PlaceBid, round=1, moves=moves)
    await asyncio.gather(two.first.snapshots_written(), two.second.snapshots_written())
    written = await two.first.store.snapshot(two.room)
    assert written is not None
    assert written.seq > two.mara.room.snapshot.seq - 3
    two.second._rooms.clear()
    reloaded = await two.second.get(two.room)
    assert reloaded.fold.resumed
    assert reloaded.snapshot.match == two.mara.room.snapshot.match
