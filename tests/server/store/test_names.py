"""Names are apart from the log, so that they can be deleted and the log still proves itself."""

import pytest
from sqlalchemy import text

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import LeaveSeat, StartMatch, TakeSeat
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.store.names import NamingEvent
from support.rooms import Table, engine_of, open_rooms

pytestmark = pytest.mark.anyio


async def table_of_two(rooms: Rooms) -> Table:
    """Return a table with Ada, and with Zoë who has been there under another name before."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
    table = Table(room)
    table.listen(0)
    table.listen(None)
    await table.sure(None, TakeSeat, name="Zacharias")
    table.ears[1] = table.ears.pop(None)
    await table.sure(1, LeaveSeat)
    await table.sure(1, TakeSeat, name="Zoë")
    return table


def everything(rooms: Rooms) -> str:
    """Return all that the database holds, as text."""
    with engine_of(rooms.store).begin() as connection:
        tables = (
            connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars().all()
        )
        return str([connection.execute(text(f"SELECT * FROM {table}")).all() for table in tables])


async def test_a_name_that_is_deleted_is_nowhere_and_the_log_is_whole() -> None:
    async with open_rooms() as rooms:
        table = await table_of_two(rooms)
        room_id = table.room.id
        assert "Zoë" in everything(rooms)
        await rooms.store.keep_snapshot(room_id, table.room.fold.snapshot())
        assert everything(rooms).count("Zoë") == 1, "in its own table alone"
        await table.room.forget(1)
        assert not {"Zoë", "Zacharias"} & set(everything(rooms).split("'"))
        assert "Zo" not in str(table.room.snapshot.events)
        assert [seat.name for seat in table.ears[0].view.seats] == ["Ada", ""]
        assert table.ears[1].farewell == "seat-forgotten"
        seq = table.room.snapshot.seq
        await table.room.forget(1)
        assert table.room.snapshot.seq == seq
        await table.sure(0, StartMatch)
        assert not await rooms.check(room_id)
        rooms._rooms.clear()
        again = await rooms.get(room_id)
        assert again.snapshot.match == table.room.snapshot.match
        said = [event.name for event in again.snapshot.events if isinstance(event, NamingEvent)]
        assert said == ["Ada", "", ""]


async def test_a_snapshot_holds_no_name_and_finds_those_that_are_kept() -> None:
    async with open_rooms() as rooms:
        table = await table_of_two(rooms)
        room_id = table.room.id
        snapshot = table.room.fold.snapshot()
        assert "Zo" not in snapshot.body
        assert "Ada" not in snapshot.body
        await rooms.store.keep_snapshot(room_id, snapshot)
        rooms._rooms.clear()
        again = await rooms.get(room_id)
        assert again.fold.resumed
        assert again.snapshot.match == table.room.snapshot.match
        assert again.fold.snapshot() == snapshot


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize(
    "damage", ["UPDATE names SET name = 'Eve' WHERE seat = 1", "DELETE FROM names WHERE seat = 1"]
)
async def test_a_name_that_was_changed_or_lost_is_noticed(damage: str, snapshot: bool) -> None:
    async with open_rooms() as rooms:
        table = await table_of_two(rooms)
        room_id = table.room.id
        if snapshot:
            await rooms.store.keep_snapshot(room_id, table.room.fold.snapshot())
        with engine_of(rooms.store).begin() as connection:
            connection.execute(text(damage))
        rooms._rooms.clear()
        with pytest.raises(RoomSetAsideError):
            await rooms.get(room_id)
