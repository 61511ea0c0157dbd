"""Behaviour of the PostgreSQL store that other stores do not have."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from ricochetrobots.server.errors import (
    DataError,
    DataNewerError,
    RoomLockedError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.connecting import upgrade as upgrade_tables
from ricochetrobots.server.log.postgresql import SESSION, PostgresStore
from ricochetrobots.server.log.records import Append, Turn
from ricochetrobots.server.log.turns import LOCK
from support.commands import Result, run
from support.durations import PATIENCE_SECONDS
from support.log import further, opening
from support.postgresql import PASSWORD, Postgresql, running
from support.refusals import refused

pytestmark = pytest.mark.anyio
SECRET = "a-password-that-nobody-may-read"


@pytest.fixture
async def stores(database: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Return the stores of two server processes on one database."""
    first, second = await PostgresStore.open(database), await PostgresStore.open(database)
    yield first, second
    await first.close()
    await second.close()


async def test_a_process_that_is_behind_receives_the_missed_events(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = stores
    await first.append(opening("room"))
    await first.append(further("room", 3, reply="command-1"))
    turns: list[Turn] = []

    def decide(turn: Turn) -> Append | None:
        turns.append(turn)
        return further("room", 4)

    await second.transact("room", 2, decide)
    (turn,) = turns
    assert turn.missed is not None
    assert [row.seq for row in turn.missed.events] == [3]
    assert [reply.id for reply in turn.missed.replies] == ["command-1"]
    assert turn.missed.seq == 3
    assert (await first.load("room")).seq == 4


async def test_the_time_of_a_turn_is_read_after_earlier_turns(
    database: str, stores: tuple[PostgresStore, PostgresStore]
) -> None:
    """Another transaction has locked the room: the turn reads its time after the lock is released."""
    store = stores[0]
    await store.append(opening("room"))
    other = await asyncpg.connect(database)
    turns: list[Turn] = []
    async with other.transaction():
        await other.execute("SELECT FROM rooms WHERE id = 'room' FOR UPDATE")
        transaction = asyncio.create_task(store.transact("room", 2, turns.append))
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):  # noqa: ASYNC110
            await asyncio.sleep(0)
        released = await other.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        assert not turns
    await transaction
    assert turns[0].now is not None
    assert turns[0].now > released
    await other.close()


async def test_a_locked_room_delays_no_other(database: str) -> None:
    store = await PostgresStore.open(database, ServerLimits(lock_seconds=0.0))  # it ends no wait
    rooms = [f"room-{number}" for number in range(10)]
    for room in rooms:
        await store.append(opening(room))
    other = await asyncpg.connect(database)
    async with other.transaction():
        await other.execute("SELECT FROM rooms WHERE id IN ('room-3', 'room-5', 'room-7') FOR UPDATE")
        turns = {
            room: asyncio.create_task(store.transact(room, 2, lambda _, room=room: further(room, 3)))  # type: ignore[misc]  # the loop's value, bound now
            for room in rooms
        }
        locked = [turns.pop(room) for room in ("room-3", "room-5", "room-7")]
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.gather(*turns.values())
        assert not any(turn.done() for turn in locked)
    await asyncio.gather(*locked)
    assert [(await store.load(room)).seq for room in rooms] == [3] * 10
    await other.close()
    await store.close()


async def test_a_room_that_stays_locked_fails_alone(database: str) -> None:
    store = await PostgresStore.open(database, ServerLimits(lock_seconds=0.01))
    await store.append(opening("room"))
    other = await asyncpg.connect(database)
    async with other.transaction():
        await other.execute("SELECT FROM rooms WHERE id = 'room' FOR UPDATE")
        with pytest.raises(RoomLockedError):
            await store.transact("room", 2, lambda _: further("room", 3))
    await store.transact("room", 2, lambda _: further("room", 3))
    await other.close()
    await store.close()


async def test_concurrent_turns_of_two_processes_have_one_order(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    rooms = [f"room-{number}" for number in range(5)]
    await asyncio.gather(*(stores[0].append(opening(room)) for room in rooms))
    times: dict[str, list[float]] = {room: [] for room in rooms}

    async def write(store: PostgresStore, room: str) -> None:
        def decide(turn: Turn) -> Append | None:
            assert turn.now is not None
            times[room].append(turn.now)
            return further(room, turn.missed.seq + 1 if turn.missed else 3)

        await store.transact(room, 2, decide)

    await asyncio.gather(*(write(store, room) for _ in range(10) for room in rooms for store in stores))
    for room in rooms:
        record = await stores[0].load(room)
        assert [row.seq for row in record.events] == list(range(1, 23))
        assert times[room] == sorted(times[room])


async def test_a_turn_is_retried_after_a_deadlock(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = stores[0]
    await store.append(opening("room"))
    decided: list[Turn] = []

    def decide(turn: Turn) -> Append | None:
        decided.append(turn)
        if len(decided) == 1:
            raise asyncpg.DeadlockDetectedError("deadlock detected")
        return further("room", 3)

    await store.transact("room", 2, decide)
    assert len(decided) == 2
    assert (await store.load("room")).seq == 3


async def test_the_store_reconnects_after_lost_connections(
    postgresql: Postgresql, database: str, stores: tuple[PostgresStore, PostgresStore]
) -> None:
    store = stores[0]
    await store.append(opening("room"))
    postgresql.say(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE application_name = 'ricochet' AND datname = '{database.rpartition('/')[2]}'"
    )
    await store.append(further("room", 3))
    assert (await store.load("room")).seq == 3


async def test_the_stores_clock_follows_the_database(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    turns: list[Turn] = []
    await stores[0].append(opening("room"))
    await stores[0].transact("room", 2, turns.append)
    assert turns[0].now is not None
    assert abs(stores[0].cluster.clock.now() - turns[0].now) < 1.0


async def test_the_error_for_an_unusable_database_gives_the_reason(
    postgresql: Postgresql, database: str
) -> None:
    name = database.rpartition("/")[2]
    empty = postgresql.fresh()
    with closing(socket.socket()) as closed_port:
        closed_port.bind(("127.0.0.1", 0))
        nowhere = f"postgresql://mara:{SECRET}@127.0.0.1:{closed_port.getsockname()[1]}/{name}"
        cases: dict[str, str] = {
            nowhere: "database-unreachable",
            postgresql.url("nothing", password=SECRET): "database-missing",
            postgresql.url(name, "locked", SECRET): "database-password",
            postgresql.url(name, "locked", PASSWORD): "database-rights",
            postgresql.url(empty, password=SECRET): "data-no-tables",
        }
        for url, code in cases.items():
            with refused(code) as caught:
                await PostgresStore.open(url)
            assert isinstance(caught.value, DataError)
            assert SECRET not in str(caught.value)
            assert PASSWORD not in str(caught.value)
    postgresql.say("UPDATE alembic_version SET version_num = '0099'", name=name)
    with pytest.raises(DataNewerError, match="0099"):
        await PostgresStore.open(database)
    postgresql.say("UPDATE alembic_version SET version_num = '0001'", name=name)
    with refused("data-older", match="ricochet db upgrade"):
        await PostgresStore.open(database)


async def test_a_database_without_a_version_is_refused(postgresql: Postgresql) -> None:
    name = postgresql.fresh("today")
    postgresql.say("DELETE FROM alembic_version", name=name)
    with refused("data-no-version"):
        await PostgresStore.open(postgresql.url(name))
    result = await asyncio.to_thread(upgrade, "--database", postgresql.url(name))
    assert (result.exit_code, result.stderr.strip().endswith("(data-no-version)")) == (2, True)


async def test_a_database_without_a_table_is_refused(postgresql: Postgresql) -> None:
    name = postgresql.fresh("today")
    postgresql.say("DROP TABLE reports", name=name)
    with refused("data-tables-missing", match="reports"):
        await PostgresStore.open(postgresql.url(name))


async def test_a_backup_is_left_to_pg_dump(stores: tuple[PostgresStore, PostgresStore]) -> None:
    with refused("data-elsewhere", match="pg_dump"):
        await stores[0].backup(Path("copy"))


def upgrade(*words: str) -> Result:
    return run("db", "upgrade", *words)


def test_the_upgrade_command_creates_the_tables_once(postgresql: Postgresql) -> None:
    url = postgresql.url(postgresql.fresh(), password=SECRET)
    for words in ("were updated", "already up to date"):
        result = upgrade("--database", url)
        assert (result.exit_code, result.stdout) == (0, "")
        assert words in result.stderr
    postgresql.say("UPDATE alembic_version SET version_num = '0099'", name=url.rpartition("/")[2])
    refused = upgrade("--database", url)
    assert refused.exit_code == 2
    assert "(data-newer)" in refused.stderr
    assert SECRET not in refused.stderr


def test_the_revisions_create_the_same_tables_as_an_upgrade(postgresql: Postgresql) -> None:
    """All revisions, one by one, give the tables that `upgrade` creates in an empty database at once."""

    columns = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    columns += " WHERE table_schema = 'public' ORDER BY 1, 2"
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    migrated, created = postgresql.fresh(), postgresql.fresh("today")
    asyncio.run(take_all(postgresql.url(migrated)))
    assert postgresql.say(columns, indexes, name=migrated) == postgresql.say(columns, indexes, name=created)


async def take_all(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    from ricochetrobots.server.log import migrations

    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
    async with engine.begin() as connection:
        await connection.run_sync(migrations.take, migrations.NEWEST)
    await engine.dispose()


def test_the_upgrade_command_explains_a_wrong_url(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RICOCHET_DATABASE", raising=False)
    assert "--database" in upgrade().stderr
    refused = upgrade("--database", f"mysql://mara:{SECRET}@127.0.0.1/games")
    assert refused.exit_code == 2
    assert "postgresql://user@host/name" in refused.stderr
    assert SECRET not in refused.stderr


@pytest.mark.slow
@pytest.mark.long
async def test_a_killed_database_loses_nothing_and_is_used_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """E7 in short: appends fail while the database is down and work as soon as it is back."""
    caplog.set_level(logging.ERROR)
    with running(("fsync=on",)) as database:
        url = database.url(await asyncio.to_thread(database.fresh))
        await upgrade_tables(url)
        store = await PostgresStore.open(url)
        await store.append(opening("room"))
        await asyncio.to_thread(database.stop)
        with pytest.raises(StorageUnavailableError):
            await store.append(further("room", 3))
        with pytest.raises(StorageUnavailableError):
            await store.load("room")
        await asyncio.to_thread(database.start)
        await store.append(further("room", 3))
        assert (await store.load("room")).seq == 3
        following = store.follow({"room": 2})
        async with asyncio.timeout(PATIENCE_SECONDS):
            missed = await anext(following)
        assert missed["room"] is not None
        assert missed["room"].seq == 3
        await store.close()


async def test_the_log_names_the_type_of_a_fault_without_a_text(
    stores: tuple[PostgresStore, PostgresStore],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = stores[0]

    def frozen(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.pool.Pool, "acquire", frozen)
        with pytest.raises(StorageUnavailableError) as read:
            await store.last_time()
        with pytest.raises(StorageUnavailableError) as written:
            await store.append(opening("room"))
    assert read.value.reason == written.value.reason == "TimeoutError"
    lines = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert lines == ["the database failed: TimeoutError", "writing failed: TimeoutError"]


async def test_a_process_that_stalls_in_its_turn_loses_the_lock(
    database: str, stores: tuple[PostgresStore, PostgresStore]
) -> None:
    store = stores[0]
    await store.append(opening("room"))
    stalled = await asyncpg.connect(
        database, server_settings=SESSION | {"idle_in_transaction_session_timeout": "200ms"}
    )
    assert SESSION["idle_in_transaction_session_timeout"] == "2s"
    await stalled.execute("BEGIN")
    await stalled.fetch(LOCK, ["room"])
    await store.transact("room", 2, lambda _: further("room", 3))
    assert (await store.load("room")).seq == 3
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)):
        await stalled.execute("COMMIT")
    stalled.terminate()


async def test_a_closed_session_counts_as_unavailable_storage(database: str) -> None:
    """The library raises this error in a process that stalled for too long in a turn."""
    store = await PostgresStore.open(database)

    async def work(_: object) -> None:
        raise asyncpg.InternalClientError

    with pytest.raises(StorageUnavailableError):
        await store._attempt(work)
    await store.close()
