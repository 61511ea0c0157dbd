"""Backups: made during a round, restored elsewhere, and played on."""

import asyncio
import os
import sqlite3
import stat
from contextlib import AsyncExitStack, closing, suppress
from functools import partial
from pathlib import Path

import pytest

from ricochetrobots.core import RicochetError
from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.server.errors import (
    DataDamagedError,
    DataInUseError,
    DataNewerError,
)
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.backup import DATABASE, back_up_stopped, complete, restore
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.running import ADDRESS_FILE, TOKEN_FILE
from support.commands import Result, run
from support.log import opening
from support.players import gather_party
from support.refusals import refused
from support.server import LiveServer
from support.serving import http_client, serving

pytestmark = [pytest.mark.anyio]


def ricochet(*words: object) -> Result:
    return run(*map(str, words))


@pytest.mark.slow
async def test_a_backup_is_made_during_a_round_and_restored_elsewhere(tmp_path: Path) -> None:
    """Back up during a round, kill the server, and restore elsewhere: every player keeps the seat."""
    backup, new_data = tmp_path / "kept.sqlite3", tmp_path / "elsewhere"
    with LiveServer(tmp_path / "data") as server:
        async with AsyncExitStack() as stack:
            party = await gather_party(stack, server, server.open_room("Mara", timer_seconds=600), "Jonas")
            placed = await party.players[0].send(PlaceBid(round=1, moves=9))
            await party.all_at(placed.seq)
            until = party.spectator.view.until
            result = await asyncio.to_thread(ricochet, "backup", backup, "--data", server.data)
            assert result.exit_code == 0, result.output
            assert stat.S_IMODE(backup.stat().st_mode) == 0o600
            await asyncio.to_thread(server.kill)

            result = await asyncio.to_thread(ricochet, "restore", backup, "--data", new_data)
            assert result.exit_code == 0, result.output
            server.data = new_data
            await asyncio.to_thread(server.start)
            for seat, moves in ((1, 8), (0, 7)):
                placed = await party.players[seat].send(PlaceBid(round=1, moves=moves))
            await party.all_at(placed.seq)
            assert [client.view.you for client in party.everybody] == [0, 1, None]
            assert party.spectator.view.until == until
            assert (party.spectator.view.phase, party.spectator.view.round) == ("bidding", 1)


async def test_a_backup_during_writes_contains_whole_transactions(tmp_path: Path) -> None:
    """The copy contains each transaction of the writer completely or not at all."""
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    connection = await opened._on_thread(lambda: opened._engine.raw_connection().driver_connection)
    assert isinstance(connection, sqlite3.Connection)

    def write(number: int) -> None:
        with opened._turn:
            connection.execute("BEGIN IMMEDIATE")
            for half in ("a", "b"):
                connection.execute("INSERT INTO meta VALUES (?, ?)", [f"{number}{half}", "x" * 20_000])
            connection.execute("COMMIT")

    for number in range(100):
        await opened._on_thread(partial(write, number))
    backup_task = asyncio.create_task(opened.backup(tmp_path / "copy"))
    written = 100
    while not backup_task.done():
        await opened._on_thread(partial(write, written))
        written += 1
    await backup_task
    await opened.close()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        keys = {key for (key,) in copy.execute("SELECT key FROM meta")}
    halves = [{key[:-1] for key in keys if key.endswith(half)} for half in "ab"]
    assert halves[0] == halves[1] >= {str(number) for number in range(100)}
    assert written > 100, "nothing was written during the backup"


async def test_only_the_operator_can_download_a_backup(tmp_path: Path) -> None:
    async with serving(tmp_path, url=sqlite_url(tmp_path)) as server, http_client() as client:
        token = server.app.services.operator_token
        for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {token[:-1]}"}):
            answer = await client.get(f"{server.operators_url}/operator/backup", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        answer = await client.get(
            f"{server.operators_url}/operator/backup", headers={"Authorization": f"Bearer {token}"}
        )
        assert answer.content.startswith(b"SQLite format 3\0")
        assert not list(tmp_path.glob(".backup-*"))  # noqa: ASYNC240


@pytest.fixture
def stopped_data(tmp_path: Path) -> Path:
    """Return the data directory of a stopped server with one room."""

    async def open_a_room() -> None:
        async with serving(tmp_path / "data", url=sqlite_url(tmp_path / "data")) as server:
            await server.open_room("Ada")

    asyncio.run(open_a_room())
    return tmp_path / "data"


def test_the_data_of_a_stopped_server_can_be_backed_up(stopped_data: Path, tmp_path: Path) -> None:
    assert ricochet("backup", tmp_path / "copy", "--data", stopped_data).exit_code == 0
    restore(tmp_path / "copy", tmp_path / "again")
    with closing(sqlite3.connect(tmp_path / "again" / DATABASE)) as connection:
        assert connection.execute("SELECT count(*) FROM rooms").fetchone() == (1,)
    assert [path.name for path in (tmp_path / "again").iterdir()] == [DATABASE]


def test_a_failed_backup_keeps_the_previous_file(stopped_data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(b"the last one")
    (stopped_data / DATABASE).write_bytes(b"nonsense" * 100)
    result = ricochet("backup", copy, "--data", stopped_data)
    assert (result.exit_code, result.output.strip().endswith("(data-damaged)")) == (2, True)
    assert copy.read_bytes() == b"the last one"
    assert not list(tmp_path.glob(".*"))
    with pytest.raises(DataDamagedError):
        back_up_stopped(tmp_path, copy)


def test_a_backup_replaces_nothing_but_an_ordinary_file(stopped_data: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        result = ricochet("backup", place, "--data", stopped_data)
        assert (result.exit_code, result.output.strip().endswith("(data-not-a-file)")) == (2, True)
    assert pipe.is_fifo()


def test_the_data_of_stopped_servers_on_postgresql_is_elsewhere(stopped_data: Path, tmp_path: Path) -> None:
    """An old file of SQLite in the directory is not the data, nor is it missing."""
    for data in (stopped_data, tmp_path / "empty"):
        words = ("backup", str(tmp_path / "copy"), "--data", str(data))
        result = run(*words, RICOCHET_DATABASE="postgresql://ricochet@db.example.org/ricochet")
        assert (result.exit_code, result.output.strip().endswith("(data-elsewhere)")) == (2, True)
    assert not (tmp_path / "copy").exists()
    words = ("restore", str(stopped_data / DATABASE), "--data", str(tmp_path / "new"))
    result = run(*words, RICOCHET_DATABASE="postgresql://ricochet@db.example.org/ricochet")
    assert (result.exit_code, result.output.strip().endswith("(data-elsewhere)")) == (2, True)
    assert not (tmp_path / "new").exists()


def test_a_backup_replaces_no_file_of_the_server(stopped_data: Path, tmp_path: Path) -> None:
    """A running server would write on into the deleted file, and lose acknowledged rooms."""
    (stopped_data / TOKEN_FILE).touch()
    (tmp_path / "soft").symlink_to(stopped_data / DATABASE)
    (tmp_path / "hard").hardlink_to(stopped_data / DATABASE)
    (tmp_path / "directory").symlink_to(stopped_data)
    before = {path.name: path.stat().st_ino for path in stopped_data.iterdir()}
    for place in (
        stopped_data / DATABASE,
        stopped_data / f"{DATABASE}-wal",  # SQLite creates it later
        stopped_data / TOKEN_FILE,
        tmp_path / "soft",
        tmp_path / "hard",
        tmp_path / "directory" / DATABASE,
    ):
        result = ricochet("backup", place, "--data", stopped_data)
        assert (result.exit_code, result.output.strip().endswith("(data-server-file)")) == (2, True), place
    assert {path.name: path.stat().st_ino for path in stopped_data.iterdir()} == before
    assert ricochet("backup", stopped_data / "copy", "--data", stopped_data).exit_code == 0


async def test_a_backup_replaces_an_earlier_one_and_no_data_of_another_server(
    stopped_data: Path, tmp_path: Path
) -> None:
    other, copy = tmp_path / "other", tmp_path / "copy"
    other.mkdir()
    (tmp_path / "notes").write_text("replaced, as by any program")
    store = await SqliteStore.open(sqlite_url(other))
    await store.secret(b"another secret")
    for stopped in (False, True):
        if stopped:
            await store.close()
        before = (other / DATABASE).read_bytes()
        result = await asyncio.to_thread(ricochet, "backup", other / DATABASE, "--data", stopped_data)
        assert (result.exit_code, result.output.strip().endswith("(data-server-file)")) == (2, True)
        assert (other / DATABASE).read_bytes() == before
    for place in (copy, copy, tmp_path / "notes"):
        assert ricochet("backup", place, "--data", stopped_data).exit_code == 0


async def test_a_directory_in_use_is_not_backed_up_directly(tmp_path: Path) -> None:
    opened = await SqliteStore.open(sqlite_url(tmp_path))
    with pytest.raises(DataInUseError), complete(tmp_path / "copy") as copy:
        await asyncio.to_thread(back_up_stopped, tmp_path, copy)
    await opened.close()


def test_a_backup_is_restored_only_into_an_empty_directory(stopped_data: Path, tmp_path: Path) -> None:
    with refused("data-not-empty"):
        restore(stopped_data / DATABASE, stopped_data)
    assert "(data-not-empty)" in ricochet("restore", stopped_data / DATABASE, "--data", stopped_data).output


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        ("UPDATE events SET body = replace(body, '1', '2')", DataDamagedError),
        ("UPDATE names SET name = 'Eve'", DataDamagedError),
        ("UPDATE alembic_version SET version_num = '0099'", DataNewerError),
    ],
)
def test_a_damaged_backup_is_rejected_and_leaves_no_file(
    stopped_data: Path, tmp_path: Path, statement: str, error: type[Exception]
) -> None:
    with closing(sqlite3.connect(stopped_data / DATABASE)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(error):
        restore(stopped_data / DATABASE, tmp_path / "again")
    assert not list((tmp_path / "again").iterdir())


@pytest.mark.parametrize("content", [b"", b"nonsense" * 100])
def test_a_file_that_is_not_a_database_is_rejected(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(DataDamagedError, match="file cannot be used"):
        restore(tmp_path / "file", tmp_path / "again")


@pytest.mark.slow
@pytest.mark.long
def test_only_the_owner_can_read_the_operator_token(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        token = tmp_path / TOKEN_FILE
        assert stat.S_IMODE(token.stat().st_mode) == 0o600
        assert (tmp_path / ADDRESS_FILE).read_text().split()[0] == server.url
        first = token.read_text()
        server.restart()
        assert token.read_text() != first


async def with_malformed_page(data: Path) -> None:
    """Write rooms, then overwrite a page in the middle of the file."""
    store = await SqliteStore.open(sqlite_url(data))
    await store.secret(b"secret")
    for number in range(300):
        await store.append(opening(f"room-{number:03}"))
    await store.close()
    file = data / DATABASE
    whole = file.read_bytes()
    middle = len(whole) // 4096 // 2 * 4096
    file.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])


async def test_a_server_does_not_start_on_a_malformed_page(tmp_path: Path) -> None:
    await with_malformed_page(tmp_path)
    with refused("data-damaged", match=DATABASE):
        await SqliteStore.open(sqlite_url(tmp_path))


async def test_a_malformed_page_found_while_serving_makes_the_server_unhealthy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await with_malformed_page(tmp_path)
    limits = ServerLimits(checked_bytes=0)
    async with serving(tmp_path, url=sqlite_url(tmp_path), limits=limits) as server, http_client() as client:
        for number in range(300):
            with suppress(RicochetError):
                await server.rooms.get(f"room-{number:03}")
        answers = [
            await client.get(f"{url}{path}")
            for url, path in ((server.url, "/health"), (server.operators_url, "/ready"))
        ]
    assert [answer.json()["code"] for answer in answers] == ["storage-unavailable"] * 2
    assert "the database is damaged" in caplog.text
