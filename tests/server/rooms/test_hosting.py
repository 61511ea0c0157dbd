"""The host's commands take effect on players, spectators and newcomers."""

import pytest

from ricochetrobots.game import Mode, Options, Phase
from ricochetrobots.game.commands import (
    CloseRoom,
    LockRoom,
    PlaceBid,
    RemovePlayer,
    RenewLink,
    SetOptions,
    StartMatch,
    TakeSeat,
    UnlockRoom,
)
from ricochetrobots.game.events import EndReason
from ricochetrobots.server.errors import BadTokenError, NoSuchRoomError
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.messages import Invitation, Refused
from support.rooms import Table, seat_two

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(rooms: Rooms) -> Table:
    """Return a room with the host Mara, the player Jonas and a spectator."""
    return await seat_two(rooms)


def farewells(table: Table) -> dict[int | None, str | None]:
    return {seat: ear.farewell for seat, ear in table.ears.items()}


async def test_a_removed_player_is_notified_and_disconnected(table: Table) -> None:
    await table.sure(0, RemovePlayer, seat=1)
    assert farewells(table) == {0: None, 1: "player-removed", None: None}
    assert table.ears[1].view.seats[1].left, "the update arrives before the goodbye"
    again = table.listen(1)
    assert again.farewell == "player-removed"
    answer = await table.say(1, TakeSeat, name="Jonas")
    assert isinstance(answer, Refused)
    assert answer.code == "player-removed"
    assert (await table.sure(None, TakeSeat, name="Jonas too")).seat == 2


async def test_the_code_of_a_locked_room_does_not_work(rooms: Rooms, table: Table) -> None:
    code = table.room.snapshot.row.code
    assert code is not None
    await table.sure(0, LockRoom)
    with pytest.raises(NoSuchRoomError):
        await rooms.find(code)
    await table.sure(0, UnlockRoom)
    assert await rooms.find(code) == table.room.id


async def test_closing_a_room_ends_its_match_and_disconnects_everybody(rooms: Rooms, table: Table) -> None:
    await table.sure(0, StartMatch)
    await table.sure(1, PlaceBid, round=1, moves=7)
    await table.sure(0, CloseRoom)
    assert set(farewells(table).values()) == {"room-closed"}
    view = table.ears[1].view
    assert (view.phase, view.end_reason, view.winners) == (Phase.FINISHED, EndReason.CLOSED, ())
    assert table.ears[1].game is not None, "the finished game is published"
    assert table.listen(None).farewell == "room-closed"
    assert await rooms.store.next_deadline(0.0) is None
    with pytest.raises(NoSuchRoomError):
        await rooms.find(table.room.snapshot.row.code or "")


async def test_a_private_room_has_no_code_until_it_becomes_public(rooms: Rooms) -> None:
    room, _ = await rooms.create(Mode.FRIENDS, Options(private=True), "Mara")
    assert room.snapshot.row.code is not None
    assert room.snapshot.code is None
    with pytest.raises(NoSuchRoomError):
        await rooms.find(room.snapshot.row.code)
    await Table(room).sure(0, SetOptions, options=Options())
    assert room.snapshot.code is not None
    assert await rooms.find(room.snapshot.row.code) == room.id


async def test_a_renewed_link_disconnects_spectators_but_not_players(rooms: Rooms, table: Table) -> None:
    old_link, code, token = (
        table.room.snapshot.address,
        table.room.snapshot.row.code,
        table.room.snapshot.seat_token(1, rooms.tokens),
    )
    assert code is not None
    await table.sure(0, RenewLink)
    link = table.room.snapshot.address
    assert link != old_link
    assert farewells(table) == {0: None, 1: None, None: "link-renewed"}
    for seat in (0, 1):
        assert table.ears[seat].all(Invitation) == [Invitation(room=link, code=table.room.snapshot.code)]
    assert table.ears[None].all(Invitation) == [], "a spectator does not receive the new link"
    for stale in (old_link, f"{link}x", f"{old_link}.", f"{old_link}.AAAAAAAAAAAAAAAAAAAAAA"):
        with pytest.raises(NoSuchRoomError):
            await rooms.admit(stale, None)
        with pytest.raises(NoSuchRoomError):
            await rooms.admit(stale, "1.AAAAAAAAAAAAAAAAAAAAAA")
    assert await rooms.admit(link, None) == (table.room, None)
    assert await rooms.admit(old_link, token) == (table.room, 1), "a seat's token is enough to prove the seat"
    with pytest.raises(BadTokenError):
        await rooms.admit(link, "1.AAAAAAAAAAAAAAAAAAAAAA")
    with pytest.raises(NoSuchRoomError):
        await rooms.find(code)
    assert await rooms.find(table.room.snapshot.row.code or "") == link
    table.listen(None)
    await table.sure(0, RenewLink)
    assert table.ears[None].farewell == "link-renewed"
    with pytest.raises(NoSuchRoomError):
        await rooms.admit(link, None)


async def test_a_removed_player_cannot_return_by_the_old_link(rooms: Rooms, table: Table) -> None:
    old_link, token = table.room.snapshot.address, table.room.snapshot.seat_token(1, rooms.tokens)
    await table.sure(0, RemovePlayer, seat=1)
    assert (await rooms.admit(old_link, token))[1] == 1, "the room then rejects the player"
    await table.sure(0, RenewLink)
    with pytest.raises(NoSuchRoomError):
        await rooms.admit(old_link, token)


@pytest.mark.parametrize("stored", [True, False], ids=["from its snapshot", "from its first event"])
async def test_a_renewed_link_works_after_the_room_is_evicted(
    rooms: Rooms, table: Table, *, stored: bool
) -> None:
    await table.sure(0, RenewLink)
    link, code = table.room.snapshot.address, table.room.snapshot.row.code
    if stored:
        await rooms.store.keep_snapshot(table.room.id, table.room.fold.snapshot())
    del rooms._rooms[table.room.id]
    room, _ = await rooms.admit(link, None)
    assert room is not table.room
    assert room.fold.resumed is stored
    assert (room.snapshot.address, room.snapshot.row.code) == (link, code)
    with pytest.raises(NoSuchRoomError):
        await rooms.admit(room.id, None)
