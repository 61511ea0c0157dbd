"""Names are stored outside the log, so that they can be deleted and the log stays verifiable."""

import pytest
from sqlalchemy import text

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import LeaveSeat, RenameSeat, StartMatch, TakeSeat
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.log.names import NamingEvent
from ricochetrobots.server.rooms.registry import Rooms
from support.rooms import Table, engine_of, open_rooms

pytestmark = pytest.mark.anyio


async def table_of_two(rooms: Rooms) -> Table:
    """Return a table with Ada and Zoë, who sat there earlier under two other names."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
    table = Table(room)
    table.listen(0)
    table.listen(None)
    await table.sure(None, TakeSeat, name="Zacharias")
    table.ears[1] = table.ears.pop(None)
    await table.sure(1, LeaveSeat)
    await table.sure(1, TakeSeat, name="Zora")
    await table.sure(1, RenameSeat, name="Zoë")
    return table


def database_text(rooms: Rooms) -> str:
    """Return the content of the database as text."""
    with engine_of(rooms.store).begin() as connection:
        tables = (
            connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars().all()
        )
        return str([connection.execute(text(f"SELECT * FROM {table}")).all() for table in tables])


async def test_a_deleted_name_is_nowhere_and_the_log_stays_valid() -> None:
    async with open_rooms() as rooms:
        table = await table_of_two(rooms)
        room_id = table.room.id
        assert "Zoë" in database_text(rooms)
        await rooms.store.keep_snapshot(room_id, table.room.fold.snapshot())
        assert database_text(rooms).count("Zoë") == 1, "the name is only in the table of names"
        await table.room.forget(1)
        assert not {"Zoë", "Zora", "Zacharias"} & set(database_text(rooms).split("'"))
        assert "Zo" not in str(table.room.snapshot.events)
        assert [seat.name for seat in table.ears[0].view.seats] == ["Ada", ""]
        assert table.ears[1].farewell == "seat-forgotten"
        seq = table.room.snapshot.seq
        await table.room.forget(1)
        assert table.room.snapshot.seq == seq
        await table.sure(0, StartMatch)
        assert not await rooms.check(room_id)
        rooms._rooms.clear()
        reloaded = await rooms.get(room_id)
        assert reloaded.snapshot.match == table.room.snapshot.match
        names = [event.name for event in reloaded.snapshot.events if isinstance(event, NamingEvent)]
        assert names == ["Ada", "", "", ""]


async def test_a_snapshot_contains_no_name_and_reads_the_stored_ones() -> None:
    async with open_rooms() as rooms:
        table = await table_of_two(rooms)
        room_id = table.room.id
        snapshot = table.room.fold.snapshot()
        assert "Zo" not in snapshot.body
        assert "Ada" not in snapshot.body
        await rooms.store.keep_snapshot(room_id, snapshot)
        rooms._rooms.clear()
        reloaded = await rooms.get(room_id)
        assert reloaded.fold.resumed
        assert reloaded.snapshot.match == table.room.snapshot.match
        assert reloaded.fold.snapshot() == snapshot


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize(
    "damage", ["UPDATE names SET name = 'Eve' WHERE seat = 1", "DELETE FROM names WHERE seat = 1"]
)
async def test_a_changed_or_lost_name_is_detected(damage: str, snapshot: bool) -> None:
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
