"""Public tables of several servers on one PostgreSQL."""

import pytest

from ricochetrobots.server.limits import USUAL
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.rooms.tables import OpenTables
from support.postgresql import Postgresql
from support.rooms import open_rooms

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_table_opened_on_one_server_is_found_on_another(
    database: str, postgresql: Postgresql
) -> None:
    stores = [await PostgresStore.open(database) for _ in range(2)]
    async with (
        open_rooms(store=stores[0], public=True) as first,
        open_rooms(store=stores[1], run=1, public=True) as second,
    ):
        here, there = (
            OpenTables(rooms, store.cluster.clock, store.cluster.tables)
            for rooms, store in zip((first, second), stores, strict=True)
        )
        assert await there.best("de") is None
        await stores[0].cluster.tables.publish(())
        for store in stores:
            await store.cluster.presence.beat()
        room, _ = await here.open("Mara", "de")
        assert await there.best("de") == room.snapshot.address
        assert [table.people for table in await there.listed()] == [1]
        assert len(await here.listed()) == 1, "no table appears twice"
        await stores[0]._attempt(
            lambda connection: connection.execute(
                "UPDATE servers SET beat = beat - $1::float8", USUAL.server_lease_seconds
            )
        )
        assert await there.best("de") is None, "its server has died"


async def test_the_list_of_a_newer_server_is_left_out(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await PostgresStore.open(database)
    await store.cluster.presence.beat()
    await store._attempt(
        lambda connection: connection.execute(
            "INSERT INTO servers VALUES ('newer', extract(epoch FROM clock_timestamp()))"
        )
    )
    await store._attempt(
        lambda connection: connection.execute("INSERT INTO tables VALUES ('newer', '{\"tables\": [1]}')")
    )
    assert await store.cluster.tables.elsewhere() == ()
    assert "cannot be read" in caplog.text
    await store.close()
