import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import ricochetrobots.solver
from ricochetrobots import extras
from ricochetrobots.cli import doctor as doctor_command
from ricochetrobots.cli.version import version
from ricochetrobots.extras import EXTRAS, install_command
from ricochetrobots.server.http.static import Files
from ricochetrobots.server.log.sqlite_file import sqlite_url
from support.commands import Result, objects, run
from support.engines import NATIVE_ONLY
from support.postgresql import Postgresql
from support.serving import http_client, serving

pytestmark = pytest.mark.slow


def doctor(data: Path) -> Result:
    return run("doctor", "--data", str(data))


def findings(result: Result) -> dict[str, str]:
    rows = (line.split("  ", 1) for line in result.stdout.splitlines())
    return {label: words.strip() for label, words in rows}


def test_all_is_well(tmp_path: Path) -> None:
    result = doctor(tmp_path / "not" / "yet")
    assert result.exit_code == 0, result.stdout
    found = findings(result)
    assert found["ricochet"] == version()
    assert found["python"].startswith(".".join(map(str, sys.version_info[:3])))
    assert found["data"].endswith("writable")
    assert found["database"] == "none yet"
    assert found["server"] == "not running"
    assert not (tmp_path / "not").exists()


@NATIVE_ONLY
def test_says_which_paths_there_are(tmp_path: Path) -> None:
    found = findings(doctor(tmp_path))
    assert found["kernel"] == "using the native engine"
    assert found["cpu target"] in found["compiled"].replace("the general search only", "general")


def test_a_kernel_that_was_not_built_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ricochetrobots.solver, "KERNEL_FAULT", ImportError("cannot import name '_kernel'"))
    monkeypatch.setattr(doctor_command, "find_spec", lambda name: None)
    result = doctor(tmp_path)
    assert result.exit_code == 0
    command = f"RICOCHET_REQUIRE_KERNEL=1 {install_command()} --force-reinstall"
    assert f"({command} shows why); using the reference engine" in findings(result)["kernel"]


def test_says_which_extras_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = find_spec
    missing = {EXTRAS["notebook"][0], EXTRAS["png"][0]}
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in missing else real(name))
    found = findings(doctor(tmp_path))
    named, command = found["missing"].split("; to install: ")
    assert {"notebook", "png"} == {*named.split(", ")} - {"parquet", "reasoning"}
    assert command == install_command(*named.split(", "))
    assert {*found["extras"].split(", ")} == {*EXTRAS} - {*named.split(", ")}


@pytest.mark.parametrize(
    ("state", "offline", "words"),
    [
        ("current", "yes", "the bundle, with offline play"),
        ("current", "no", "the bundle, without offline play (--offline no)"),
        ("outdated", "yes", "the sources, without offline play: the bundle does not match them (make web)"),
        ("missing", "yes", "the sources, without offline play: there is no bundle (make web)"),
    ],
)
def test_says_whether_there_is_offline_play(
    state: str, offline: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Files, "bundle_state", lambda files: state)
    monkeypatch.setenv("RICOCHET_OFFLINE", offline)
    assert findings(doctor(tmp_path))["browser"] == words


def test_a_kernel_that_cannot_be_loaded_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ricochetrobots.solver, "KERNEL_FAULT", ImportError("undefined symbol"))
    monkeypatch.setattr(doctor_command, "find_spec", lambda name: name)
    result = doctor(tmp_path)
    assert result.exit_code == 1
    assert "undefined symbol" in findings(result)["kernel"]


def test_a_place_that_cannot_hold_data_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = doctor(tmp_path / "file")
    assert result.exit_code == 1
    assert "is not a directory" in findings(result)["data"]


@NATIVE_ONLY
def test_a_cpu_target_that_is_not_there_is_wrong(tmp_path: Path) -> None:
    ricochet = Path(sys.executable).with_name("ricochet")
    for command in (["doctor", "--data", tmp_path], ["solve", "3x3: Ra1 >Rc1"]):
        result = subprocess.run(
            [ricochet, *command],
            env=os.environ | {"RICOCHET_CPU": "steam"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == (1 if command[0] == "doctor" else 2)
        assert "there is no CPU target steam" in result.stdout + result.stderr


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with a room in it, as a server leaves it."""

    async def keep() -> None:
        async with serving(tmp_path, url=sqlite_url(tmp_path)) as server:
            await server.open_room("Ada")

    asyncio.run(keep())
    return tmp_path / "ricochet.sqlite3"


def change(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount != 0
        connection.commit()


def test_a_sound_database_is_left_alone(kept: Path) -> None:
    before = {path: path.read_bytes() for path in kept.parent.iterdir()}
    result = doctor(kept.parent)
    assert (result.exit_code, findings(result)["database"]) == (0, f"{kept.name}, intact")
    assert {path: path.read_bytes() for path in kept.parent.iterdir()} == before


def test_a_database_in_use_is_opened_too(tmp_path: Path) -> None:
    async def examine() -> Result:
        async with serving(tmp_path, url=sqlite_url(tmp_path)) as server:
            await server.open_room("Ada")
            (tmp_path / "address").write_text(server.url)
            return await asyncio.to_thread(doctor, tmp_path)

    result = asyncio.run(examine())
    found = findings(result)
    assert (result.exit_code, found["database"]) == (0, "ricochet.sqlite3, intact")
    assert found["server"].startswith("running at http://127.0.0.1:")


def test_a_damaged_file_is_wrong(kept: Path) -> None:
    whole = kept.read_bytes()
    for damaged in (b"nonsense" * 100, whole[:4096] + b"\xff" * 4096 + whole[8192:], whole[:5000]):
        kept.write_bytes(damaged)
        result = doctor(kept.parent)
        assert result.exit_code == 1
        assert "damaged" in findings(result)["database"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = replace(body, 'seat', 'Seat')",
        "DELETE FROM events WHERE seq = 1",
        "UPDATE rooms SET seq = seq + 1",
        "UPDATE rooms SET name = 'quiet-otter'",
        "UPDATE rooms SET code = NULL",
    ],
)
def test_a_damaged_record_is_wrong(kept: Path, statement: str) -> None:
    change(kept, statement)
    result = doctor(kept.parent)
    assert result.exit_code == 1
    assert "damaged: the record of room " in findings(result)["database"]


def test_a_damaged_row_of_the_ladder_is_wrong_and_can_be_backed_up(kept: Path) -> None:
    """A server starts on it and leaves the row out, so a host must not be left without backups."""
    change(kept, "INSERT INTO places VALUES ('ada', 'Ada', 1.0, 0, 'damaged')")
    result = doctor(kept.parent)
    assert (result.exit_code, "damaged: rows of places" in findings(result)["database"]) == (1, True)
    assert run("backup", str(kept.parent / "copy"), "--data", str(kept.parent)).exit_code == 0


@pytest.mark.parametrize(
    ("statements", "code", "words"),
    [
        (["DELETE FROM secrets"], "secret", "missing"),
        ([f"UPDATE secrets SET value = '{b'other'.hex()}'"], "secret", "wrong"),
        (["DELETE FROM meta"], "data-secret-unproven", "lacks the check value"),
        (["DROP TABLE reports"], "data-tables-missing", "lacks the tables reports"),
        (["DELETE FROM rooms"], "data-damaged", "damaged: the record of room "),
        (["DELETE FROM names"], "data-damaged", "damaged: the record of room "),
    ],
)
def test_data_on_which_no_server_starts_is_wrong(
    kept: Path, statements: list[str], code: str, words: str
) -> None:
    """E31: doctor and backup make the checks of the server's start, and restore makes them too."""
    change(kept, *statements)
    data, copy, again = kept.parent, kept.parent / "copy", kept.parent / "again"
    result = doctor(data)
    assert result.exit_code == 1
    assert words in findings(result)["database"]
    for command in (["backup", str(copy), "--data", str(data)], ["restore", str(kept), "--data", str(again)]):
        result = run(*command, "--json")
        assert (result.exit_code, objects(result)[-1]["code"]) == (2, code)
    assert not copy.exists()
    assert not list(again.iterdir())


def test_a_database_whose_names_were_deleted_on_request_is_sound(tmp_path: Path) -> None:
    async def keep() -> None:
        async with serving(tmp_path, url=sqlite_url(tmp_path)) as server, http_client() as client:
            opened = await server.open_room("Ada")
            headers = {"Authorization": f"Bearer {server.app.services.operator_token}"}
            path = f"/operator/rooms/{opened['room']}/seats/0/forget"
            answer = await client.post(f"{server.operators_url}{path}", headers=headers)
            assert answer.is_success, answer.text

    asyncio.run(keep())
    with closing(sqlite3.connect(tmp_path / "ricochet.sqlite3")) as connection:
        assert connection.execute("SELECT count(*) FROM names").fetchone() == (0,)
    assert findings(doctor(tmp_path))["database"].endswith("intact")


def test_a_newer_database_is_wrong(kept: Path) -> None:
    change(kept, "UPDATE alembic_version SET version_num = '0099'")
    result = doctor(kept.parent)
    assert result.exit_code == 1
    assert "Update the program" in findings(result)["database"]


def test_a_database_without_a_version_is_wrong(kept: Path) -> None:
    change(kept, "DELETE FROM alembic_version")
    result = doctor(kept.parent)
    assert result.exit_code == 1
    assert "does not contain exactly one version" in findings(result)["database"]
    for words in (["backup", str(kept.parent / "copy")], ["serve", "--port", "0"]):
        result = run(*words, "--data", str(kept.parent))
        assert (result.exit_code, result.stderr.strip().endswith("(data-no-version)")) == (2, True)


def test_a_database_of_something_else_is_wrong(tmp_path: Path) -> None:
    change(tmp_path / "ricochet.sqlite3", "CREATE TABLE recipes (name TEXT)")
    assert "not one of this game" in findings(doctor(tmp_path))["database"]


@pytest.mark.long
def test_the_database_of_the_servers_is_checked(
    database: str, postgresql: Postgresql, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RICOCHET_DATABASE", database)
    where = urlsplit(database)
    place = f"127.0.0.1:{where.port}{where.path}"
    result = doctor(tmp_path)
    assert result.exit_code == 0
    assert findings(result)["database"] == f"{place}, intact"

    async def keep() -> None:
        async with serving(tmp_path, url=database, database=database) as server:
            await server.open_room("Ada")

    asyncio.run(keep())
    assert findings(doctor(tmp_path))["database"] == f"{place}, intact"
    postgresql.say("UPDATE events SET body = '{}' WHERE seq = 1", name=where.path.strip("/"))
    result = doctor(tmp_path)
    assert (result.exit_code, "the record of room" in findings(result)["database"]) == (1, True)
    postgresql.say("DELETE FROM secrets", name=where.path.strip("/"))
    result = doctor(tmp_path)
    assert (result.exit_code, "seats is missing" in findings(result)["database"]) == (1, True)
    monkeypatch.setenv("RICOCHET_DATABASE", database + "_missing")
    result = doctor(tmp_path)
    assert result.exit_code == 1
    assert findings(result)["database"].startswith(f"There is no database {place}_missing.")


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("postgresql://nobody:secret@127.0.0.1:1/none", "The database 127.0.0.1:1/none cannot be reached"),
        ("mysql://x", "postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    tmp_path: Path, url: str, message: str
) -> None:
    result = run("doctor", "--data", str(tmp_path), "--database", url)
    assert result.exit_code == 1
    assert message in findings(result)["database"]
    assert "secret" not in result.output
