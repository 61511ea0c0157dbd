"""The operator's tools: delete old rooms, list, open and close rooms, and export games."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import text

from ricochetrobots.game import Mode, Options, Phase, replay
from ricochetrobots.game.commands import CloseRoom, PlaceBid, SetConsent, StartMatch, TakeSeat
from ricochetrobots.game.events import BidPlaced
from ricochetrobots.server.errors import NoSuchRoomError, RoomSetAsideError
from ricochetrobots.server.http.operator import remove_room
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.operate.retention import DAY_SECONDS, Retention
from ricochetrobots.server.operate.running import announced
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.http import CONSENTED_GAME
from ricochetrobots.wire.messages import Refused
from support.clock import ManualClock
from support.commands import run
from support.rooms import START, Table, derived, engine_of, open_rooms
from support.serving import http_client, line, serving

pytestmark = pytest.mark.anyio


async def test_old_rooms_are_deleted_in_steps_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    clock = ManualClock(START)
    async with open_rooms(clock=clock, limits=ServerLimits(deleted_events=4)) as rooms:
        old = [(await rooms.create(Mode.FRIENDS, Options(), "Ada"))[0] for _ in range(3)]
        ear = Table(old[0]).listen()
        clock.advance(3 * DAY_SECONDS + 1)
        fresh, _ = await rooms.create(Mode.FRIENDS, Options(), "Ben")
        retention_task = Retention(rooms, 3)
        assert [await retention_task.step() for _ in range(3)] == [2, 1, 0]
        assert ear.farewell == "no-such-room"
        for room in old:
            with pytest.raises(NoSuchRoomError):
                await rooms.get(room.id)
        assert await rooms.get(fresh.id) is fresh
        refused = await Table(old[0]).say(0, StartMatch)
        assert isinstance(refused, Refused)
        assert refused.code == "no-such-room"
        counted = text("SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM events)")
        with engine_of(rooms.store).begin() as connection:
            tables = tuple(connection.execute(counted).one())
        assert tables == (1, 2)
    assert "deleted 2 rooms with 4 events" in caplog.text


async def test_a_server_without_keep_days_deletes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "retention"]
    async with serving(tmp_path, keep_days=1) as server:
        assert [task for task in asyncio.all_tasks() if task.get_name() == "retention"]
        assert server.url


def ricochet(data: Path, *words: str) -> tuple[int, str]:
    result = run("rooms", *words, "--data", str(data))
    return result.exit_code, result.output


async def test_rooms_are_listed_opened_and_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, rooms="operator") as server:
        with announced(tmp_path, server.url, server.operators_url, server.app.services.operator_token):
            async with http_client() as client:
                body = {"mode": "alone", "options": {}}
                answer = await client.post(f"{server.url}/api/rooms", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "rooms-not-opened")
            status, opened = await asyncio.to_thread(ricochet, tmp_path, "--open")
            assert (status, opened.startswith(server.url)) == (0, True)
            room = opened.split()[0].rpartition("/")[2]
            async with line(server, room) as connection:
                _, listed = await asyncio.to_thread(ricochet, tmp_path)
                assert [row.split()[0] for row in listed.splitlines()] == [room]
                assert listed.split()[-1] == "1"
                assert (await asyncio.to_thread(ricochet, tmp_path, "--close", room))[0] == 0
                assert (await connection.hear("goodbye"))["code"] == "no-such-room"
            assert await asyncio.to_thread(ricochet, tmp_path) == (0, "")
            status, words = await asyncio.to_thread(ricochet, tmp_path, "--close", room)
            assert (status, "No room" in words) == (2, True)


@pytest.mark.parametrize("place", ["nope", "room/one", "/1", "room/"])
def test_a_seat_that_cannot_be_is_no_matter_of_the_server(place: str, tmp_path: Path) -> None:
    status, words = ricochet(tmp_path, "--forget", place)
    assert (status, "--forget must look like ROOM/SEAT" in words) == (2, True)


async def test_another_program_at_the_old_address_is_not_the_server(tmp_path: Path) -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\nConnection: close\r\n\r\n<p>")
        writer.close()

    async with serving(tmp_path) as server, await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        with announced(tmp_path, server.url, f"http://127.0.0.1:{port}", "token"):
            status, words = await asyncio.to_thread(ricochet, tmp_path)
    assert (status, "No server runs on" in words) == (2, True)


async def closed_match(rooms: Rooms, *choices: tuple[int, bool]) -> Table:
    """Return the table of a closed room: two players, one bid, and these choices about statistics, in order."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
    table = Table(room)
    table.listen(0)
    await table.sure(None, TakeSeat, name="Zoë")
    await table.sure(0, StartMatch)
    await table.sure(1, PlaceBid, round=1, moves=7)
    for seat, consents in choices:
        await table.sure(seat, SetConsent, consents=consents)
    await table.sure(0, CloseRoom)
    assert await derived(rooms, room.id) == await rooms.store.derived(room.id)
    return table


async def test_only_games_in_which_everybody_consents_are_exported(tmp_path: Path) -> None:
    """A missing or withdrawn consent keeps a game out. An exported game contains no name, no id and no date."""

    def export(*words: str) -> tuple[int, list[str]]:
        result = run("export", *words, "--data", str(tmp_path))
        return result.exit_code, result.output.splitlines()

    async with serving(tmp_path) as server:
        rooms: Rooms = server.app.services.rooms
        await closed_match(rooms)
        await closed_match(rooms, (1, True))
        await closed_match(rooms, (0, True), (1, True), (0, False))
        table = await closed_match(rooms, (0, True), (1, True))
        with announced(tmp_path, server.url, server.operators_url, server.app.services.operator_token):
            status, games = await asyncio.to_thread(export, "--consented")
            assert (status, len(games)) == (0, 1)
            for secret in (
                "Ada",
                "Zo",
                table.room.id,
                "consent_changed",
                str(int(table.room.fold.at))[:6],
            ):
                assert secret not in games[0]
            game = CONSENTED_GAME.decode(games[0])
            assert game.events[0].at == 0.0
            assert [event.moves for event in game.events if isinstance(event, BidPlaced)] == [7]
            assert replay(game.events).phase is Phase.FINISHED
            await table.room.forget(1)
            assert await asyncio.to_thread(export, "--consented") == (0, [])
    assert export()[0] == 2


async def test_the_operator_looks_after_the_ladder(tmp_path: Path) -> None:
    def ladder(*words: str) -> tuple[int, str]:
        result = run("ladder", *words, "--data", str(tmp_path))
        return result.exit_code, result.output.strip()

    async with serving(tmp_path, ladder="Tuesday club") as server:
        with announced(tmp_path, server.url, server.operators_url, server.app.services.operator_token):
            status, link = await asyncio.to_thread(ladder, "--add", "Ada")
            assert (status, link.startswith(f"{server.url}/me#")) == (0, True)
            _, listed = await asyncio.to_thread(ladder)
            place, *rest = listed.split()
            assert rest == ["-", "1500", "350", "0", "Ada"]
            status, renewed = await asyncio.to_thread(ladder, "--renew", place)
            assert (status, renewed.startswith(f"{server.url}/me#{place}.1.")) == (0, True)
            assert (await asyncio.to_thread(ladder, "--forget", place))[0] == 0
            assert await asyncio.to_thread(ladder) == (0, "")
            status, words = await asyncio.to_thread(ladder, "--renew", place)
            assert (status, "Nobody has this place" in words) == (2, True)
    async with serving(tmp_path) as server:
        with announced(tmp_path, server.url, server.operators_url, server.app.services.operator_token):
            status, words = await asyncio.to_thread(ladder)
            assert (status, "This server has no ladder." in words) == (2, True)


def test_the_command_fails_when_no_server_runs(tmp_path: Path) -> None:
    status, words = ricochet(tmp_path)
    assert (status, "No server runs" in words) == (2, True)


OPERATORS_PATHS = [
    "/metrics",
    "/ready",
    "/notice",
    "/operator/rooms",
    "/operator/backup",
    "/operator/consented",
]


@pytest.mark.anyio
@pytest.mark.parametrize("base_path", ["", "/ricochet"])
async def test_strangers_reach_nothing_of_the_operators_under_any_spelling(
    tmp_path: Path, base_path: str
) -> None:
    async with serving(tmp_path, base_path=base_path) as server, http_client(server.url) as client:
        token = {"Authorization": f"Bearer {server.app.services.operator_token}"}
        for path in OPERATORS_PATHS:
            spellings = (
                path,
                f"{path}/",
                f"/{path}",
                f"{path}%2f",
                f"/.{path}",
                f"/x/..{path}",
                path.upper(),
            )
            for prefix in {"", base_path}:
                for spelling in spellings:
                    answer = await client.get(prefix + spelling, headers=token)
                    page = answer.headers["content-type"].startswith("text/html")
                    assert answer.status_code == 404 or page, prefix + spelling
        async with http_client(server.operators_url) as operators:
            assert "ricochet_rooms" in (await operators.get("/metrics")).text
            assert (await operators.get("/ready")).status_code == 200
            assert (await operators.get("/operator/rooms")).status_code == 404, "it needs the token"
            assert (await operators.get("/operator/rooms", headers=token)).status_code == 200
            assert "<h1>Operator</h1>" in (await operators.get("/")).text, "not the game"
            for path in ("/api/today", "/ws"):
                assert (await operators.get(path)).status_code == 404


async def test_a_room_without_its_row_is_set_aside_and_can_be_closed(tmp_path: Path) -> None:
    async with open_rooms(sqlite_url(tmp_path)) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
        with engine_of(rooms.store).begin() as connection:
            connection.exec_driver_sql("DELETE FROM rooms")
            connection.exec_driver_sql("INSERT INTO rooms VALUES ('other', NULL, 'quiet-otter', 1, 1, 1, '')")
    async with open_rooms(sqlite_url(tmp_path), run=1, limits=ServerLimits(check_room_seconds=0.0)) as rooms:
        await Checking(rooms).run()
        assert rooms.set_aside == 2
        with pytest.raises(RoomSetAsideError):
            await rooms.get(room.id)
        await remove_room(rooms, room.id)
        assert (rooms.set_aside, await rooms.store.orphans(1)) == (1, [])
