"""What any store must do, whatever database it stands on."""

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
from ricochetrobots.server.store import postgresql, schema, sqlite
from ricochetrobots.server.store import store as store_module
from ricochetrobots.server.store.compiled import compiled
from ricochetrobots.server.store.databases import open_store
from ricochetrobots.server.store.journal import GENESIS, encode
from ricochetrobots.server.store.snapshots import Snapshot
from ricochetrobots.server.store.sqlite import SqliteStore, sqlite_url
from ricochetrobots.server.store.store import (
    Append,
    GameRow,
    RoomRow,
    Store,
    StoredReply,
    Turn,
    Write,
    writes,
)
from support.log import further, opening, rows
from support.refusals import refused
from support.rooms import MEMORY

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["file", "memory", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store of each kind is."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("database"))
    return sqlite_url(tmp_path) if request.param == "file" else MEMORY


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Store]:
    """A store of each kind; another database joins as one more parameter."""
    found = await open_store(url)
    yield found
    await found.close()


async def test_what_is_appended_is_loaded_in_order(opened: Store) -> None:
    await opened.append(opening("room", "CODE"))
    await opened.append(further("room", 3, reply="command-1"))
    record = await opened.load("room")
    assert record.row == RoomRow("room", "CODE", "tidal-otter", 1.0)
    assert record.seq == 3
    assert record.events == (*rows(1, 2), *rows(3, 1))
    assert record.replies == (StoredReply("command-1", "request", 1, None, 3),)


async def test_rooms_do_not_mix(opened: Store) -> None:
    await asyncio.gather(opened.append(opening("one")), opened.append(opening("two")))
    await opened.append(further("one", reply="command-1"))
    assert (await opened.load("two")).seq == 2
    assert not (await opened.load("two")).replies


async def test_an_unknown_room(opened: Store) -> None:
    with pytest.raises(NoSuchRoomError):
        await opened.load("room")


@pytest.mark.parametrize(
    "second",
    [further("room", 2), opening("room"), opening("other", "CODE"), further("room", 3, reply="command-1")],
    ids=["number", "room", "code", "command"],
)
async def test_who_comes_second_loses_and_leaves_no_trace(opened: Store, second: Append) -> None:
    await opened.append(opening("room", "CODE"))
    if second.reply is not None:
        await opened.append(further("room", 3, reply="command-1"))
        second = replace(second, seq=4, events=rows(4, 1))
    before = await opened.load("room")
    with pytest.raises(LostRaceError):
        await opened.append(second)
    assert await opened.load("room") == before
    with pytest.raises(NoSuchRoomError):
        await opened.load("other")


async def test_a_command_that_comes_again_is_looked_up_before_anything_is_written(
    opened: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody else in the batch has to be written once more: it is written in one go."""
    batches: list[int] = []

    def counted(batch: Sequence[Append]) -> Iterator[Write]:
        batches.append(len(batch))
        return writes(batch)

    await opened.append(opening("room"))
    await opened.append(further("room", 3, reply="command-3"))
    for module in (sqlite, postgresql):
        monkeypatch.setattr(module, "writes", counted)
    again = replace(further("room", 4, reply="command-3"), may_repeat=True)
    results = await asyncio.gather(
        opened.append(opening("one")),
        opened.append(again),
        opened.append(opening("two")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), LostRaceError, type(None)]
    assert sum(batches) == 2
    assert (await opened.load("room")).seq == 3
    await opened.append(replace(further("room", 4, reply="command-4"), may_repeat=True))
    assert (await opened.load("room")).seq == 4


async def test_one_loser_does_not_spoil_the_batch(opened: Store) -> None:
    await opened.append(opening("room"))
    attempts = [opening("one"), further("room", 3), further("room", 3), opening("two")]
    results = await asyncio.gather(*map(opened.append, attempts), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), LostRaceError, type(None)]
    assert [(await opened.load(room)).seq for room in ("room", "one", "two")] == [3, 2, 2]


async def test_a_turn_stores_what_is_decided_in_it(opened: Store) -> None:
    await opened.append(opening("room"))
    turns: list[Turn] = []

    def decide(turn: Turn) -> Append | None:
        turns.append(turn)
        return further("room", 3)

    await opened.transact("room", 2, decide)
    assert (await opened.load("room")).seq == 3
    assert [turn.missed for turn in turns] == [None], "it knows everything"


async def test_a_turn_in_which_nothing_is_decided_changes_nothing(opened: Store) -> None:
    await opened.append(opening("room"))

    def refuse(_: Turn) -> Append | None:
        raise ZeroDivisionError

    await opened.transact("room", 2, lambda _: None)
    with pytest.raises(ZeroDivisionError):
        await opened.transact("room", 2, refuse)
    assert (await opened.load("room")).seq == 2


async def test_what_came_after_an_event(opened: Store) -> None:
    await opened.append(opening("room"))
    await opened.append(further("room", 3, reply="command-3"))
    await opened.append(further("room", 4, reply="command-4"))
    record = await opened.events_after("room", 3)
    assert record.seq == 4
    assert [row.seq for row in record.events] == [4]
    assert [reply.id for reply in record.replies] == ["command-4"]
    with pytest.raises(NoSuchRoomError):
        await opened.events_after("other", 3)


async def test_a_part_of_a_room(opened: Store) -> None:
    await opened.append(opening("room"))
    for seq in range(3, 8):
        await opened.append(further("room", seq, reply=f"command-{seq}"))
    record = await opened.events_between("room", 3, 5)
    assert [row.seq for row in record.events] == [4, 5]
    assert [reply.seq for reply in record.replies] == [4, 5]
    assert record.seq == 7, "that of the room's last event"
    with pytest.raises(NoSuchRoomError):
        await opened.events_between("other", 3, 5)


async def test_replies_are_found_by_the_command_and_by_the_seat(opened: Store) -> None:
    await opened.append(opening("room"))
    sat = StoredReply("sat", "request", None, 2, 3)
    await opened.append(replace(further("room", 3), reply=sat))
    await opened.append(further("room", 4, reply="other"))
    said = StoredReply("said", "request", 2, None, 5)
    await opened.append(replace(further("room", 5), reply=said))
    assert await opened.reply("room", "said") == said
    assert await opened.reply("room", "never said") is None
    assert await opened.reply("another room", "said") is None
    assert await opened.replies_of("room", 2) == (sat, said)


async def test_a_snapshot_takes_the_place_of_the_one_before(opened: Store) -> None:
    await opened.append(opening("room"))
    await opened.append(further("room", 3))
    assert await opened.snapshot("room") is None
    for seq in (2, 3):
        await opened.keep_snapshot("room", snapshot(seq))
        assert await opened.snapshot("room") == snapshot(seq)
    await opened.keep_snapshot("room", snapshot(4))  # of events that are not there
    await opened.keep_snapshot("other", snapshot(1))
    assert [await opened.snapshot(room) for room in ("room", "other")] == [snapshot(3), None]


async def test_a_snapshot_goes_with_its_room(opened: Store) -> None:
    for room in ("one", "two"):
        await opened.append(opening(room))
        await opened.keep_snapshot(room, snapshot(2))
    await opened.remove(["one"])
    assert [await opened.snapshot(room) for room in ("one", "two")] == [None, snapshot(2)]
    await opened.remove_strays()
    assert await opened.snapshot("two") == snapshot(2)


async def test_a_room_is_read_from_a_little_before_its_snapshot(
    opened: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "EVENTS_BEFORE", 2)
    await opened.append(opening("room"))
    for seq in range(3, 10):
        await opened.append(further("room", seq, reply=f"command-{seq}"))
    await opened.keep_snapshot("room", snapshot(5))
    record = await opened.load("room", most=3)
    assert record.snapshot == snapshot(5)
    assert [row.seq for row in record.events] == [4, 5, 6, 7, 8]
    assert [reply.seq for reply in record.replies] == [4, 5, 6, 7, 8]
    assert record.seq == 9
    await opened.append(opening("other"))
    await opened.append(further("other"))
    record = await opened.load("other", most=2)
    assert (record.snapshot, [row.seq for row in record.events], record.seq) == (None, [1, 2], 3)


def snapshot(seq: int) -> Snapshot:
    return Snapshot(seq, 1, "chain", "body", f"digest-{seq}")


async def test_many_appends_share_a_transaction(opened: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []

    def counted(batch: Sequence[Append]) -> Iterator[Write]:
        batches.append(len(batch))
        return writes(batch)

    for module in (sqlite, postgresql):
        monkeypatch.setattr(module, "writes", counted)
    await asyncio.gather(*(opened.append(opening(f"room-{number}")) for number in range(100)))
    assert sum(batches) == 100
    assert len(batches) <= 4


async def test_a_code_leads_to_its_room_for_a_time(opened: Store) -> None:
    await opened.append(opening("room", "CODE", at=50.0))
    assert await opened.find("CODE", 50.0) == "room"
    for code, since in (("CODE", 50.1), ("NONE", 0.0)):
        with pytest.raises(NoSuchRoomError):
            await opened.find(code, since)
    await opened.append(further("room", 60))
    assert await opened.find("CODE", 50.1) == "room"


async def test_deadlines(opened: Store) -> None:
    async def rooms_due(now: float) -> list[str]:
        return [overdue.room for overdue in await opened.due(now, 10)]

    for room in ("late", "soon", "never"):
        await opened.append(opening(room))
    await opened.append(further("late", deadline=20.0))
    await opened.append(further("soon", deadline=10.0))
    assert await rooms_due(9.9) == []
    assert await opened.next_deadline(9.9) == 10.0
    assert await rooms_due(10.0) == ["soon"]
    assert await opened.next_deadline(10.0) == 20.0
    assert await rooms_due(99.0) == ["soon", "late"]
    await opened.append(further("soon", 4, deadline=30.0))
    assert await rooms_due(29.0) == ["late"]
    await opened.append(replace(further("soon", 5), deadline_changed=False))
    assert await opened.next_deadline(20.0) == 30.0
    await opened.append(further("late", 4))
    assert await rooms_due(29.0) == []
    assert await opened.next_deadline(30.0) is None


async def test_what_is_due_is_read_in_steps(opened: Store) -> None:
    for room, at in (("a", 10.0), ("c", 20.0), ("b", 20.0), ("d", 30.0), ("e", 40.0)):
        await opened.append(opening(room))
        await opened.append(further(room, deadline=at))
    first = await opened.due(30.0, 2)
    assert [overdue.room for overdue in first] == ["a", "b"]
    second = await opened.due(30.0, 2, after=first[-1])
    assert [overdue.room for overdue in second] == ["c", "d"]
    assert await opened.due(30.0, 2, after=second[-1]) == ()


async def test_finished_games(opened: Store) -> None:
    row = GameRow("game", "room", 1, 3)
    await opened.append(opening("room"))
    with refused("no-such-game"):
        await opened.game("game")
    await opened.append(replace(further("room"), game=row))
    assert await opened.game("game") == row


async def test_the_newest_time(opened: Store) -> None:
    assert await opened.last_time() == 0.0
    for room, at in (("b", 55.0), ("d", 99.0), ("c", 77.0)):
        await opened.append(
            replace(opening(room, at=at), events=(encode(PlayerLeft(at=at, seat=0), 2, GENESIS),))
        )
    assert await opened.last_time() == 99.0
    assert await opened.last_time(98.0) == 77.0
    await opened.append(opening("a", at=88.0))  # not the time of its last event
    assert await opened.last_time(98.0) == 77.0
    assert await opened.rooms_after("a", 2) == ["b", "c"]
    assert await opened.rooms_after("d", 2) == []


async def test_the_secret_stays(opened: Store) -> None:
    assert await opened.secret(b"first") == b"first"
    assert await opened.secret(b"second") == b"first"


async def test_a_secret_is_never_replaced_silently(opened: Store) -> None:
    """E31: with another secret every player would lose the seat, and nothing would say so."""
    await opened.secret(b"first")
    await opened.append(opening("room"))
    secrets = schema.secrets
    for statement, fault in (
        (update(secrets).values(value=b"other".hex()), "wrong"),
        (update(secrets).values(value="6z"), "damaged"),
        (delete(secrets), "missing"),
    ):
        await opened._execute([statement])
        with refused("secret", match=fault):
            await opened.secret(b"second")
    await opened._execute([insert(secrets).values(key="secret", value=b"first".hex())])
    assert await opened.secret(b"second") == b"first"


async def test_data_of_an_older_version_has_no_check_value(opened: Store) -> None:
    await opened.secret(b"first")
    await opened.append(opening("room"))
    await opened._execute([delete(schema.meta)])
    assert await opened.secret(b"second") == b"first"
    await opened._execute([update(schema.secrets).values(value=b"other".hex())])
    with refused("secret", match="wrong"):
        await opened.secret(b"second")


async def test_rooms_without_a_row_are_found(opened: Store) -> None:
    for room in ("a", "b", "c"):
        await opened.append(opening(room))
    assert await opened.orphans(10) == []
    await opened._execute([delete(schema.rooms).where(schema.rooms.c.id != "b")])
    assert await opened.orphans(10) == ["a", "c"]
    assert await opened.orphans(1) == ["a"]


async def test_the_data_is_there_after_closing(tmp_path: Path) -> None:
    first = await SqliteStore.open(sqlite_url(tmp_path))
    await first.secret(b"secret")
    await first.append(opening("room"))
    await first.close()
    second = await SqliteStore.open(sqlite_url(tmp_path))
    assert (await second.load("room")).seq == 2
    assert await second.secret(b"other") == b"secret"
    await second.close()


async def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    first = await SqliteStore.open(sqlite_url(tmp_path))
    writing = [asyncio.create_task(first.append(opening(f"room-{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*writing)
    second = await SqliteStore.open(sqlite_url(tmp_path))
    assert (await second.load("room-19")).seq == 2
    await second.close()


async def test_the_file_is_kept_safely(tmp_path: Path) -> None:
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    with opened._engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("locking_mode", "exclusive")):
            assert (connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value
    await opened.close()


async def test_a_second_server_on_the_same_data_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    first = await SqliteStore.open(sqlite_url(tmp_path))
    with pytest.raises(DataInUseError, match=r"Another server is using .*ricochet\.sqlite3"):
        await SqliteStore.open(sqlite_url(tmp_path))
    await first.append(opening("room"))
    await first.close()
    await (await SqliteStore.open(sqlite_url(tmp_path))).close()


async def test_a_directory_that_cannot_be_used_says_so(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="unable to open database file"):
        await SqliteStore.open(sqlite_url(tmp_path / "nowhere"))
    (tmp_path / "ricochet.sqlite3").write_text("This is a letter to my aunt, not a database.")
    with pytest.raises(DataError, match="not a database"):
        await SqliteStore.open(sqlite_url(tmp_path))


async def test_data_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    await (await SqliteStore.open(sqlite_url(tmp_path))).close()
    with sqlite3.connect(tmp_path / "ricochet.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
    connection.close()
    with pytest.raises(DataNewerError, match="0099"):
        await SqliteStore.open(sqlite_url(tmp_path))


async def test_a_full_disk_is_refused_and_passes(tmp_path: Path) -> None:
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    await opened.append(opening("room"))
    with opened._engine.connect() as connection:
        pages = (connection.execute(text("PRAGMA page_count"))).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    big = replace(opening("big"), events=tuple(replace(row, body="x" * 100_000) for row in rows(1, 2)))
    with pytest.raises(StorageUnavailableError):
        await opened.append(big)
    with pytest.raises(NoSuchRoomError):
        await opened.load("big")
    with opened._engine.connect() as connection:
        connection.execute(text("PRAGMA max_page_count = 1000000"))
    await opened.append(big)
    assert (await opened.load("big")).seq == 2
    await opened.close()


async def test_a_database_that_fails_to_read_is_refused(tmp_path: Path) -> None:
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    with opened._engine.begin() as connection:
        connection.execute(text("DROP TABLE rooms"))
    with pytest.raises(StorageUnavailableError):
        await opened.load("room")
    await opened.close()


async def test_whoever_stops_waiting_stops_nobody_else() -> None:
    opened = await SqliteStore.open(MEMORY)
    with opened._turn:  # nothing is done meanwhile
        asked = (opened.load("room"), opened.load("room"), opened.append(opening("other")))
        waits = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0)
        for waiting in waits:
            waiting.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    await opened.append(opening("room"))
    assert [(await opened.load(room)).seq for room in ("room", "other")] == [2, 2]
    await opened.close()


async def test_the_writer_outlives_a_fault_of_the_program(
    opened: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(batch: Sequence[Append]) -> Iterator[Write]:
        raise RuntimeError("a planted fault")

    with monkeypatch.context() as broken:
        for module in (sqlite, postgresql):
            broken.setattr(module, "writes", fail)
        with pytest.raises(StorageUnavailableError):
            await opened.append(opening("room"))
    assert "a planted fault" in caplog.text
    await opened.append(opening("room"))


def test_a_statement_wants_all_its_values() -> None:
    for statement in (store_module.RECORD[1], store_module.EVENT_ADDED):
        asked = compiled(statement, SQLiteDialect())
        with pytest.raises(KeyError):
            asked.in_order({"room": "a"})
