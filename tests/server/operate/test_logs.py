"""The log holds no secrets, and a client cannot fill it."""

import asyncio
import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate import logs
from ricochetrobots.server.rooms.room import Room
from support.rooms import engine_of
from support.serving import line, serving

NAME = "Zaphodina"


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Capture the log at level debug."""
    ours, root = logging.getLogger("ricochetrobots"), logging.getLogger()
    before = ours.level, root.level
    stream = io.StringIO()
    handler = logs.set_up("debug", getattr(request, "param", "text"), stream)
    yield stream
    root.removeHandler(handler)
    ours.setLevel(before[0])
    root.setLevel(before[1])


@pytest.mark.anyio
@pytest.mark.parametrize("written", ["text", "json"], indirect=True)
async def test_no_line_holds_a_secret(
    written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, url=sqlite_url(tmp_path)) as server:
        opened = await server.open_room(NAME)
        room = await server.rooms.get(opened["room"])
        async with line(server, opened["room"], opened["token"]) as mara:
            await mara.connection.send(f"{opened['token']} {NAME}")

            async def fail(*_: object) -> None:
                raise RuntimeError(f"{opened['room']} {opened['token']} {opened['code']}")

            with monkeypatch.context() as broken:
                broken.setattr(Room, "_carry_out", fail)
                assert (await mara.command("start_match"))["code"] == "internal"
            with engine_of(server.rooms.store).begin() as connection:
                connection.execute(
                    text("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'full'); END")
                )
            refused = await mara.command("start_match")
            assert refused["code"] in ("storage-unavailable", "lost-race")
            with monkeypatch.context() as broken:

                async def unavailable(*_: object) -> None:
                    raise StorageUnavailableError(opened["room"])

                broken.setattr(Room, "tick", unavailable)
                await server.rooms._tick(room.id, 0.0)
        await asyncio.sleep(0)
    log = written.getvalue()
    assert log.count("without effect") == 1
    assert "a command StartMatch failed" in log
    assert "an append" in log or "writing failed" in log
    code = opened["code"]
    for secret in (NAME, opened["room"], opened["token"], opened["token"][2:], code, code.replace("-", "")):
        assert secret not in log


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_each_line_of_json_is_one_object(written: io.StringIO) -> None:
    log = logging.getLogger("ricochetrobots.test")
    log.info("said of %s", "A")
    try:
        raise ValueError("why")
    except ValueError:
        log.exception("failed")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert (first["level"], first["message"], first["logger"]) == ("info", "said of A", "ricochetrobots.test")
    assert second["traceback"].endswith("ValueError: why")


def test_repeated_records_are_counted_after_a_few_lines() -> None:
    now = 0.0
    stream = io.StringIO()
    handler = logs.BudgetedHandler(stream, lambda: now)
    log = logging.Logger("test")
    log.addHandler(handler)
    for _ in range(1000):
        log.warning("provoked")
    log.error("something else")
    now = 1.0
    log.warning("later")
    handler.close()
    lines = stream.getvalue().splitlines()
    assert lines[:-2] == ["provoked"] * logs.RECORDS_A_SECOND + ["something else"]
    assert lines[-2:] == ["995 lines were left out because others of the same kind were written", "later"]


def test_libraries_log_warnings_only(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("what somebody sent")
    logging.getLogger("asyncio").debug("what somebody sent")
    assert not written.getvalue()


SOURCES = """
import asyncio, gc, logging, threading, warnings
from ricochetrobots.server.operate import logs

logs.set_up("info", "json")
logging.getLogger("ricochetrobots.server").info("ours")
for library in ("uvicorn.error", "uvicorn.access", "alembic.runtime.migration", "sqlalchemy.engine", "websockets"):
    logging.getLogger(library).info("too much")
    logging.getLogger(library).warning("a library")
warnings.warn("a warning")


class Unraisable:
    def __del__(self):
        raise ValueError("unraisable")


Unraisable()
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()


async def forgotten():
    async def fails():
        raise ValueError("nobody awaits this")

    asyncio.ensure_future(fails())
    await asyncio.sleep(0)
    gc.collect()


asyncio.run(forgotten())
raise ValueError("two\\nlines")
"""


def test_every_source_writes_lines_of_json() -> None:
    ran = subprocess.run([sys.executable, "-c", SOURCES], capture_output=True, text=True, check=False)
    lines = [json.loads(row) for row in ran.stderr.splitlines()]
    assert ran.returncode == 1
    found = [(row["logger"], row["level"]) for row in lines]
    logs_name = logs.__name__
    assert found == [
        ("ricochetrobots.server", "info"),
        ("uvicorn.error", "warning"),
        ("uvicorn.access", "warning"),
        ("alembic.runtime.migration", "warning"),
        ("sqlalchemy.engine", "warning"),
        ("websockets", "warning"),
        ("py.warnings", "warning"),
        (logs_name, "error"),
        (logs_name, "error"),
        ("asyncio", "error"),
        (logs_name, "error"),
    ]
    faults = [row["traceback"].splitlines()[-1] for row in lines if "traceback" in row]
    assert [fault.partition(":")[0] for fault in faults] == [
        "ValueError", "ZeroDivisionError", "ValueError", "lines"
    ]  # fmt: skip
