"""Behaviour of every store, on each database."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, text, update
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from ricochetrobots.game.events import PlayerLeft
from ricochetrobots.server.errors import (
    DataError,
    DataInUseError,
    DataNewerError,
    LostRaceError,
    NoSuchRoomError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log import schema, sqlite, statements, turns
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.compiled import compiled
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.journal import GENESIS, encode
from ricochetrobots.server.log.records import Append, GameRow, RoomRow, StoredReply, Turn
from ricochetrobots.server.log.snapshots import Snapshot
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.statements import Write, writes
from ricochetrobots.server.log.store import Store
from support.log import further, opening, rows
from support.refusals import refused
from support.rooms import MEMORY

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["file", "memory", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a store of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("database"))
    return sqlite_url(tmp_path) if request.param == "file" else MEMORY


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Open a store of each kind."""
    store = await open_store(url)
    yield store
    await store.close()


async def test_appended_events_are_loaded_in_order(store: Store) -> None:
    await store.append(opening("room", "CODE"))
    await store.append(further("room", 3, reply="command-1"))
    record = await store.load("room")
    assert record.row == RoomRow("room", "CODE", "tidal-otter", 1.0)
    assert record.seq == 3
    assert record.events == (*rows(1, 2), *rows(3, 1))
    assert record.replies == (StoredReply("command-1", "request", 1, None, 3),)


async def test_rooms_are_stored_separately(store: Store) -> None:
    await asyncio.gather(store.append(opening("one")), store.append(opening("two")))
    await store.append(further("one", reply="command-1"))
    assert (await store.load("two")).seq == 2
    assert not (await store.load("two")).replies


async def test_loading_an_unknown_room_fails(store: Store) -> None:
    with pytest.raises(NoSuchRoomError):
        await store.load("room")


@pytest.mark.parametrize(
    "second",
    [further("room", 2), opening("room"), opening("other", "CODE"), further("room", 3, reply="command-1")],
    ids=["number", "room", "code", "command"],
)
async def test_the_second_of_two_conflicting_appends_fails_without_effect(
    store: Store, second: Append
) -> None:
    await store.append(opening("room", "CODE"))
    if second.reply is not None:
        await store.append(further("room", 3, reply="command-1"))
        second = replace(second, seq=4, events=rows(4, 1))
    before = await store.load("room")
    with pytest.raises(LostRaceError):
        await store.append(second)
    assert await store.load("room") == before
    with pytest.raises(NoSuchRoomError):
        await store.load("other")


async def test_a_repeated_command_is_rejected_before_its_batch_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of the batch is therefore written only once."""
    batches: list[int] = []

    def counted_writes(batch: Sequence[Append]) -> Iterator[Write]:
        batches.append(len(batch))
        return writes(batch)

    await store.append(opening("room"))
    await store.append(further("room", 3, reply="command-3"))
    for module in (sqlite, turns):
        monkeypatch.setattr(module, "writes", counted_writes)
    repeated = replace(further("room", 4, reply="command-3"), may_repeat=True)
    results = await asyncio.gather(
        store.append(opening("one")),
        store.append(repeated),
        store.append(opening("two")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), LostRaceError, type(None)]
    assert sum(batches) == 2
    assert (await store.load("room")).seq == 3
    await store.append(replace(further("room", 4, reply="command-4"), may_repeat=True))
    assert (await store.load("room")).seq == 4


async def test_a_failed_append_does_not_affect_its_batch(store: Store) -> None:
    await store.append(opening("room"))
    attempts = [opening("one"), further("room", 3), further("room", 3), opening("two")]
    results = await asyncio.gather(*map(store.append, attempts), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), LostRaceError, type(None)]
    assert [(await store.load(room)).seq for room in ("room", "one", "two")] == [3, 2, 2]


async def test_a_turn_stores_its_decision(store: Store) -> None:
    await store.append(opening("room"))
    turns: list[Turn] = []

    def decide(turn: Turn) -> Append | None:
        turns.append(turn)
        return further("room", 3)

    await store.transact("room", 2, decide)
    assert (await store.load("room")).seq == 3
    assert [turn.missed for turn in turns] == [None], "the process had missed no event"


async def test_a_turn_without_a_decision_changes_nothing(store: Store) -> None:
    await store.append(opening("room"))

    def refuse(_: Turn) -> Append | None:
        raise ZeroDivisionError

    await store.transact("room", 2, lambda _: None)
    with pytest.raises(ZeroDivisionError):
        await store.transact("room", 2, refuse)
    assert (await store.load("room")).seq == 2


async def test_events_after_a_number_are_loaded(store: Store) -> None:
    await store.append(opening("room"))
    await store.append(further("room", 3, reply="command-3"))
    await store.append(further("room", 4, reply="command-4"))
    record = await store.events_after("room", 3)
    assert record.seq == 4
    assert [row.seq for row in record.events] == [4]
    assert [reply.id for reply in record.replies] == ["command-4"]
    with pytest.raises(NoSuchRoomError):
        await store.events_after("other", 3)


async def test_a_range_of_events_is_loaded(store: Store) -> None:
    await store.append(opening("room"))
    for seq in range(3, 8):
        await store.append(further("room", seq, reply=f"command-{seq}"))
    record = await store.events_between("room", 3, 5)
    assert [row.seq for row in record.events] == [4, 5]
    assert [reply.seq for reply in record.replies] == [4, 5]
    assert record.seq == 7, "the number of the room's last event"
    with pytest.raises(NoSuchRoomError):
        await store.events_between("other", 3, 5)


async def test_replies_are_found_by_command_and_by_seat(store: Store) -> None:
    await store.append(opening("room"))
    seat_reply = StoredReply("sat", "request", None, 2, 3)
    await store.append(replace(further("room", 3), reply=seat_reply))
    await store.append(further("room", 4, reply="other"))
    later_reply = StoredReply("said", "request", 2, None, 5)
    await store.append(replace(further("room", 5), reply=later_reply))
    assert await store.reply("room", "said") == later_reply
    assert await store.reply("room", "never said") is None
    assert await store.reply("another room", "said") is None
    assert await store.replies_of("room", 2) == (seat_reply, later_reply)


async def test_a_snapshot_replaces_the_previous_one(store: Store) -> None:
    await store.append(opening("room"))
    await store.append(further("room", 3))
    assert await store.snapshot("room") is None
    for seq in (2, 3):
        await store.keep_snapshot("room", snapshot(seq))
        assert await store.snapshot("room") == snapshot(seq)
    await store.keep_snapshot("room", snapshot(4))  # the room has no event 4
    await store.keep_snapshot("other", snapshot(1))
    assert [await store.snapshot(room) for room in ("room", "other")] == [snapshot(3), None]


async def test_a_snapshot_is_deleted_with_its_room(store: Store) -> None:
    for room in ("one", "two"):
        await store.append(opening(room))
        await store.keep_snapshot(room, snapshot(2))
    await store.remove(["one"])
    assert [await store.snapshot(room) for room in ("one", "two")] == [None, snapshot(2)]
    await store.remove_strays()
    assert await store.snapshot("two") == snapshot(2)


async def test_a_room_is_loaded_from_a_few_events_before_its_snapshot(store: Store) -> None:
    await store.append(opening("room"))
    for seq in range(3, 10):
        await store.append(further("room", seq, reply=f"command-{seq}"))
    await store.keep_snapshot("room", snapshot(5))
    record = await store.load("room", most=3, before=2)
    assert record.snapshot == snapshot(5)
    assert [row.seq for row in record.events] == [4, 5, 6, 7, 8]
    assert [reply.seq for reply in record.replies] == [4, 5, 6, 7, 8]
    assert record.seq == 9
    await store.append(opening("other"))
    await store.append(further("other"))
    record = await store.load("other", most=2)
    assert (record.snapshot, [row.seq for row in record.events], record.seq) == (None, [1, 2], 3)


def snapshot(seq: int) -> Snapshot:
    return Snapshot(seq, 1, "chain", "body", f"digest-{seq}")


async def test_many_appends_share_a_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []

    def counted_writes(batch: Sequence[Append]) -> Iterator[Write]:
        batches.append(len(batch))
        return writes(batch)

    for module in (sqlite, turns):
        monkeypatch.setattr(module, "writes", counted_writes)
    await asyncio.gather(*(store.append(opening(f"room-{number}")) for number in range(100)))
    assert sum(batches) == 100
    assert len(batches) <= 4


async def test_a_code_finds_its_room_until_it_expires(store: Store) -> None:
    await store.append(opening("room", "CODE", at=50.0))
    assert await store.find("CODE", 50.0) == "room"
    for code, since in (("CODE", 50.1), ("NONE", 0.0)):
        with pytest.raises(NoSuchRoomError):
            await store.find(code, since)
    await store.append(further("room", 60))
    assert await store.find("CODE", 50.1) == "room"


async def test_due_deadlines_are_listed_in_order(store: Store) -> None:
    async def due_rooms(now: float) -> list[str]:
        return [overdue.room for overdue in await store.due(now, 10)]

    for room in ("late", "soon", "never"):
        await store.append(opening(room))
    await store.append(further("late", deadline=20.0))
    await store.append(further("soon", deadline=10.0))
    assert await due_rooms(9.9) == []
    assert await store.next_deadline(9.9) == 10.0
    assert await due_rooms(10.0) == ["soon"]
    assert await store.next_deadline(10.0) == 20.0
    assert await due_rooms(99.0) == ["soon", "late"]
    await store.append(further("soon", 4, deadline=30.0))
    assert await due_rooms(29.0) == ["late"]
    await store.append(replace(further("soon", 5), deadline_changed=False))
    assert await store.next_deadline(20.0) == 30.0
    await store.append(further("late", 4))
    assert await due_rooms(29.0) == []
    assert await store.next_deadline(30.0) is None


async def test_due_deadlines_are_read_in_steps(store: Store) -> None:
    for room, at in (("a", 10.0), ("c", 20.0), ("b", 20.0), ("d", 30.0), ("e", 40.0)):
        await store.append(opening(room))
        await store.append(further(room, deadline=at))
    first = await store.due(30.0, 2)
    assert [overdue.room for overdue in first] == ["a", "b"]
    second = await store.due(30.0, 2, after=first[-1])
    assert [overdue.room for overdue in second] == ["c", "d"]
    assert await store.due(30.0, 2, after=second[-1]) == ()


async def test_a_finished_game_is_found_by_its_id(store: Store) -> None:
    row = GameRow("game", "room", 1, 3)
    await store.append(opening("room"))
    with refused("no-such-game"):
        await store.game("game")
    await store.append(replace(further("room"), game=row))
    assert await store.game("game") == row


async def test_the_newest_time_of_all_rooms_is_found(store: Store) -> None:
    assert await store.last_time() == 0.0
    for room, at in (("b", 55.0), ("d", 99.0), ("c", 77.0)):
        await store.append(
            replace(opening(room, at=at), events=(encode(PlayerLeft(at=at, seat=0), 2, GENESIS),))
        )
    assert await store.last_time() == 99.0
    assert await store.last_time(98.0) == 77.0
    await store.append(opening("a", at=88.0))  # its last event is older
    assert await store.last_time(98.0) == 77.0
    assert await store.rooms_after("a", 2) == ["b", "c"]
    assert await store.rooms_after("d", 2) == []


async def test_the_secret_is_stored_once(store: Store) -> None:
    assert await store.secret(b"first") == b"first"
    assert await store.secret(b"second") == b"first"


async def test_a_secret_is_never_replaced_silently(store: Store) -> None:
    """E31: with another secret every player would silently lose the seat."""
    await store.secret(b"first")
    await store.append(opening("room"))
    secrets = schema.secrets
    for statement, fault in (
        (update(secrets).values(value=b"other".hex()), "wrong"),
        (update(secrets).values(value="6z"), "damaged"),
        (delete(secrets), "missing"),
    ):
        await store._execute([statement])
        with refused("secret", match=fault):
            await store.secret(b"second")
    await store._execute([insert(secrets).values(key="secret", value=b"first".hex())])
    assert await store.secret(b"second") == b"first"


async def test_a_secret_without_a_check_value_is_accepted_only_without_rooms(store: Store) -> None:
    """Rule 20: with rooms, a lost check value must not make another secret the right one."""
    await store.secret(b"first")
    await store._execute([delete(schema.meta)])
    assert await store.secret(b"second") == b"first"
    await store.append(opening("room"))
    await store._execute([delete(schema.meta)])
    for value in (b"first", b"other"):
        await store._execute([update(schema.secrets).values(value=value.hex())])
        with refused("data-secret-unproven"):
            await store.secret(b"second")


async def test_rooms_without_a_row_are_found(store: Store) -> None:
    for room in ("a", "b", "c"):
        await store.append(opening(room))
    assert await store.orphans(10) == []
    await store._execute([delete(schema.rooms).where(schema.rooms.c.id != "b")])
    assert await store.orphans(10) == ["a", "c"]
    assert await store.orphans(1) == ["a"]


async def test_data_survives_closing(tmp_path: Path) -> None:
    first = await SqliteStore.open(sqlite_url(tmp_path))
    await first.secret(b"secret")
    await first.append(opening("room"))
    await first.close()
    second = await SqliteStore.open(sqlite_url(tmp_path))
    assert (await second.load("room")).seq == 2
    assert await second.secret(b"other") == b"secret"
    await second.close()


async def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)  # noqa: ASYNC240
    (tmp_path / "old").mkdir()
    for path in (tmp_path / "old" / DATABASE, tmp_path / "old" / f"{DATABASE}-wal"):  # of an older version
        path.touch(0o644)
        path.chmod(0o644)
    for directory in (tmp_path, tmp_path / "old"):
        opened = await SqliteStore.open(sqlite_url(directory))
        await opened.secret(b"secret")
        files = {path.name: oct(path.stat().st_mode & 0o777) for path in directory.glob(f"{DATABASE}*")}
        assert files == {DATABASE: "0o600", f"{DATABASE}-wal": "0o600"}
        await opened.close()


async def test_closing_finishes_waiting_appends(tmp_path: Path) -> None:
    first = await SqliteStore.open(sqlite_url(tmp_path))
    append_tasks = [asyncio.create_task(first.append(opening(f"room-{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*append_tasks)
    second = await SqliteStore.open(sqlite_url(tmp_path))
    assert (await second.load("room-19")).seq == 2
    await second.close()


async def test_the_file_has_safe_pragmas(tmp_path: Path) -> None:
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    with opened._engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("locking_mode", "exclusive")):
            assert (connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value
    await opened.close()


async def test_a_second_server_on_the_same_data_is_rejected(tmp_path: Path) -> None:
    first = await SqliteStore.open(sqlite_url(tmp_path))
    with pytest.raises(DataInUseError, match=r"Another server is using .*ricochet\.sqlite3"):
        await SqliteStore.open(sqlite_url(tmp_path), ServerLimits(busy_seconds=0.0))
    await first.append(opening("room"))
    await first.close()
    await (await SqliteStore.open(sqlite_url(tmp_path))).close()


async def test_the_error_for_an_unusable_file_gives_the_reason(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="unable to open database file"):
        await SqliteStore.open(sqlite_url(tmp_path / "nowhere"))
    (tmp_path / "ricochet.sqlite3").write_text("This is a letter to my aunt, not a database.")
    with pytest.raises(DataError, match="not a database"):
        await SqliteStore.open(sqlite_url(tmp_path))


async def test_data_of_a_newer_version_is_rejected(tmp_path: Path) -> None:
    await (await SqliteStore.open(sqlite_url(tmp_path))).close()
    with sqlite3.connect(tmp_path / "ricochet.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
    connection.close()
    with pytest.raises(DataNewerError, match="0099"):
        await SqliteStore.open(sqlite_url(tmp_path))


async def test_a_full_disk_rejects_appends_until_there_is_space(tmp_path: Path) -> None:
    store = await SqliteStore.open(sqlite_url(tmp_path))
    await store.append(opening("room"))
    with store._engine.connect() as connection:
        pages = (connection.execute(text("PRAGMA page_count"))).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    big = replace(opening("big"), events=tuple(replace(row, body="x" * 100_000) for row in rows(1, 2)))
    with pytest.raises(StorageUnavailableError):
        await store.append(big)
    with pytest.raises(NoSuchRoomError):
        await store.load("big")
    with store._engine.connect() as connection:
        connection.execute(text("PRAGMA max_page_count = 1000000"))
    await store.append(big)
    assert (await store.load("big")).seq == 2
    await store.close()


async def test_a_read_error_counts_as_unavailable_storage(tmp_path: Path) -> None:
    store = await SqliteStore.open(sqlite_url(tmp_path))
    with store._engine.begin() as connection:
        connection.execute(text("DROP TABLE rooms"))
    with pytest.raises(StorageUnavailableError):
        await store.load("room")
    await store.close()


async def test_a_cancelled_request_does_not_affect_others() -> None:
    store = await SqliteStore.open(MEMORY)
    with store._turn:  # blocks the database's thread
        requests = (store.load("room"), store.load("room"), store.append(opening("other")))
        waits = [asyncio.ensure_future(each) for each in requests]
        await asyncio.sleep(0)
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    await store.append(opening("room"))
    assert [(await store.load(room)).seq for room in ("room", "other")] == [2, 2]
    await store.close()


async def test_the_writer_survives_an_internal_error(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(batch: Sequence[Append]) -> Iterator[Write]:
        raise RuntimeError("a planted fault")

    with monkeypatch.context() as broken:
        for module in (sqlite, turns):
            broken.setattr(module, "writes", fail)
        with pytest.raises(StorageUnavailableError):
            await store.append(opening("room"))
    assert "a planted fault" in caplog.text
    await store.append(opening("room"))


def test_a_statement_requires_all_its_values() -> None:
    for statement in (statements.RECORD[1], statements.EVENT_ADDED):
        compiled_statement = compiled(statement, SQLiteDialect())
        with pytest.raises(KeyError):
            compiled_statement.in_order({"room": "a"})
