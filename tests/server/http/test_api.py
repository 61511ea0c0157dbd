"""HTTP: rooms, boards, judging, today's puzzle, QR codes, pages, health, metrics, refusals."""

import base64
import hashlib
import os
import posixpath
import re
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import daily as make_daily
import pytest
from sqlalchemy import Connection

from ricochetrobots import formats
from ricochetrobots.core import Board, format_url, parse_board, parse_path, parse_puzzle
from ricochetrobots.core import judge as judged
from ricochetrobots.puzzles import daily, difficulty
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.server.app import Application
from ricochetrobots.server.errors import DataError, StorageUnavailableError
from ricochetrobots.server.http import static as pages
from ricochetrobots.server.http import today
from ricochetrobots.server.limits import Limit, ServerLimits
from ricochetrobots.server.log import sqlite
from ricochetrobots.server.log.migrations import migrate
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.solver import Limits, solve
from ricochetrobots.web.pages import PAGES
from support.apps import application
from support.bundle import bundle  # noqa: F401 - a fixture
from support.client import Client
from support.clock import ManualClock
from support.engines import NATIVE_ONLY
from support.operators import from_operators
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, engine_of
from support.solvers import InstantWorker

SITE = "http://testserver.local"
DAY = 24 * 3600.0


@pytest.fixture
def clock() -> ManualClock:
    """Return the server's clock."""
    return ManualClock(START)


@pytest.fixture
def host(clock: ManualClock, tmp_path: Path) -> Iterator[Client]:
    """Return a client of a server with a configured origin."""
    settings = Settings(data=tmp_path, origins=("https://play.example.org",))
    with (
        application(settings, clock, SeededRandomness(1)) as app,
        Client(app, base_url=SITE) as opened,
    ):
        yield opened


@pytest.fixture
def client(clock: ManualClock, tmp_path: Path) -> Iterator[Client]:
    """Return a client of a server for one test."""
    with (
        application(Settings(data=tmp_path), clock, SeededRandomness(1)) as app,
        Client(app, base_url=SITE) as opened,
    ):
        yield opened


@pytest.fixture(scope="module")
def shared_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Return a client for requests that change nothing, so one server is enough for the module."""
    app = Application(
        Settings(data=tmp_path_factory.mktemp("stranger")), clock=lambda _: ManualClock(START), url=MEMORY
    )
    with Client(app, base_url=SITE) as opened:
        yield opened


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), body
    assert body["message"].strip()
    return body


# --- rooms ---


def test_a_room_opens_with_a_seat_for_its_first_player(client: Client) -> None:
    answer = client.post("/api/rooms", json={"name": "Mara", "mode": "friends"})
    room = answer.json()
    assert answer.status_code == 201
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", room["room"])
    assert re.fullmatch(r"[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}", room["code"])
    assert re.fullmatch(r"[a-z]+-[a-z]+", room["name"])
    assert room["link"] == f"{SITE}/r/{room['room']}"
    assert (room["seat"], room["token"][:2]) == (0, "0.")


def test_a_room_without_a_name_has_no_seat(client: Client) -> None:
    room = client.post("/api/rooms", json={"mode": "friends"}).json()
    assert (room["seat"], room["token"]) == (None, None)


def test_a_room_to_play_alone_has_no_code(client: Client) -> None:
    room = client.post("/api/rooms", json={"name": "Mara", "mode": "alone"}).json()
    assert (room["seat"], room["code"]) == (0, None)


def test_the_link_uses_the_origin_of_the_request(client: Client) -> None:
    headers = {"Host": "192.168.1.7:8017", "Origin": "http://192.168.1.7:8017"}
    room = client.post("/api/rooms", json={"mode": "friends"}, headers=headers).json()
    assert room["link"].startswith("http://192.168.1.7:8017/r/")


def test_the_link_uses_the_configured_origin(host: Client) -> None:
    room = host.post("/api/rooms", json={"mode": "friends"}).json()
    assert room["link"].startswith("https://play.example.org/r/")
    assert host.get("/api/qr.svg", params={"text": room["link"]}).status_code == 200


@pytest.mark.parametrize(
    ("body", "code", "path"),
    [
        ({"mode": "friends", "name": "   "}, "name-empty", None),
        ({"mode": "friends", "name": "x" * 25}, "name-too-long", None),
        ({"mode": "friends", "name": "x" * 81}, "invalid", "$.name"),
        ({"mode": "enemies"}, "invalid", "$.mode"),
        ({}, "invalid", "$.mode"),
        ({"mode": "friends", "colour": "red"}, "invalid", "$.colour"),
        ({"mode": "friends", "options": {"timer_second": 60}}, "invalid", "$.options.timer_second"),
        ({"mode": "friends", "options": {"timer_seconds": 1}}, "option-invalid", None),
        ({"mode": "friends", "options": {"timer_seconds": "60"}}, "invalid", "$.options.timer_seconds"),
        ({"mode": "friends", "options": {"edition": "1999", "fifth_robot": True}}, "option-invalid", None),
        ([], "malformed", None),
    ],
)
def test_an_invalid_room_is_rejected(client: Client, body: object, code: str, path: str | None) -> None:
    assert refused(client.post("/api/rooms", json=body), 400, code).get("path") == path


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"mode":"friends","name":NaN}', b"[" * 10_000])
def test_a_body_that_is_not_json_is_rejected(client: Client, body: bytes) -> None:
    refused(
        client.post("/api/rooms", content=body, headers={"Content-Type": "application/json"}),
        400,
        "malformed",
    )


def test_a_body_that_is_too_large_is_rejected(client: Client) -> None:
    refused(client.post("/api/rooms", json={"mode": "friends", "name": "x" * 20_000}), 413, "too-large")


def test_rooms_per_address_and_minute_are_limited(client: Client, clock: ManualClock) -> None:
    limit = ServerLimits.rooms_per_address
    count, seconds = limit.uses, limit.seconds
    for _ in range(count):
        refused(client.post("/api/rooms", json={"mode": "friends", "name": " "}), 400, "name-empty")
        assert client.post("/api/rooms", json={"mode": "friends"}).status_code == 201
    answer = client.post("/api/rooms", json={"mode": "friends"})
    assert refused(answer, 429, "too-fast")["facts"] == {"retry_seconds": seconds / count}
    assert answer.headers["Retry-After"] == str(int(seconds / count))
    clock.advance(seconds / count)
    assert client.post("/api/rooms", json={"mode": "friends"}).status_code == 201


def test_refused_rooms_of_one_address_are_limited_too(client: Client) -> None:
    for _ in range(ServerLimits.pages_per_address.uses):
        refused(client.post("/api/rooms", json={"mode": "friends", "name": " "}), 400, "name-empty")
    refused(client.post("/api/rooms", json={"mode": "friends", "name": " "}), 429, "too-fast")


def test_a_code_finds_its_room(client: Client) -> None:
    room = client.post("/api/rooms", json={"mode": "friends"}).json()
    typed = room["code"].replace("-", " ").lower()
    assert client.post("/api/rooms/find", json={"code": typed}).json() == {"room": room["room"]}


def test_missing_and_expired_rooms_look_the_same(client: Client, clock: ManualClock) -> None:
    code = client.post("/api/rooms", json={"mode": "friends"}).json()["code"]
    clock.advance(DAY + 1)
    answers = [
        client.post("/api/rooms/find", json={"code": each}) for each in (code, "AAAA-AAAA", "", "no code")
    ]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    refused(answers[0], 404, "no-such-room")


def test_guesses_of_one_address_are_limited(client: Client, clock: ManualClock) -> None:
    limit = ServerLimits.guesses_per_address
    count, seconds = limit.uses, limit.seconds
    for _ in range(count):
        refused(client.post("/api/rooms/find", json={"code": "AAAA-AAAA"}), 404, "no-such-room")
    refused(client.post("/api/rooms/find", json={"code": "AAAA-AAAA"}), 429, "too-fast")
    clock.advance(seconds)
    refused(client.post("/api/rooms/find", json={"code": "AAAA-AAAA"}), 404, "no-such-room")


def test_one_address_cannot_use_up_the_guesses_of_all(client: Client) -> None:
    for _ in range(150):
        client.post("/api/rooms/find", json={"code": "AAAA-AAAA"})
    budgets = client.application.services.budgets
    now = client.application.services.clock.now()
    counted = [
        (budget._here._of("")._recovered_at - now) / limit.seconds * limit.uses
        for budget, limit in (
            (budgets._all_guesses, ServerLimits.guesses_in_all),
            (budgets._first_guesses, ServerLimits.first_guesses_in_all),
        )
    ]
    assert [round(uses) for uses in counted] == [ServerLimits.guesses_per_address.uses - 1, 1]


def test_guesses_of_all_addresses_are_limited(clock: ManualClock, tmp_path: Path) -> None:
    limits = ServerLimits(guesses_per_address=Limit(1_000, 60.0))
    app = Application(Settings(data=tmp_path), limits=limits, clock=lambda _: clock, url=MEMORY)
    with Client(app) as client:
        statuses = [client.post("/api/rooms/find", json={"code": "AAAA"}).status_code for _ in range(102)]
    assert statuses == [404] * 101 + [429]


def test_many_wrong_guesses_do_not_block_a_client_that_knows_the_code(
    client: Client,
) -> None:
    code = client.post("/api/rooms", json={"name": "Mara", "mode": "friends"}).json()["code"]

    def guess(address: str, typed: str) -> int:
        return int(client.at(address).post("/api/rooms/find", json={"code": typed}).status_code)

    guesses = [guess(f"10.0.0.{number}", "AAAA-AAAA") for number in range(60) for _ in range(3)]
    assert guesses.count(429) == 20, "the first guess of each address and 100 others are answered"
    assert [guess("10.0.1.1", code) for _ in range(50)] == [200] * 50, (
        "a right code does not count as a guess"
    )
    assert (guess("10.0.1.1", "AAAA-AAAA"), guess("10.0.1.1", code)) == (404, 429)


def test_boards_and_judging_are_limited(clock: ManualClock, tmp_path: Path) -> None:
    limits = ServerLimits(boards_per_address=Limit(2, 60.0), claims_per_address=Limit(1, 60.0))
    app = Application(Settings(data=tmp_path), limits=limits, clock=lambda _: clock, url=MEMORY)
    with Client(app) as client:
        statuses = [client.get("/api/boards/4C3A2C1C").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        refused(client.post("/api/judge", content=b"no JSON"), 400, "malformed")
        refused(client.post("/api/judge", content=b"no JSON"), 429, "too-fast")


@pytest.mark.parametrize(
    ("text", "format", "notation", "ricochet"),
    [
        ("4C3A2A1C Rc4 Gn12 >Re15", "notation", "4C3A2A1C Rc4 Gn12 >Re15", True),
        ("0765+41+2E21BD0F+1C", "driftingdroids", "1A4B3B2B Ro3 Gb3 Bn12 Yp1 >Gm2", True),
        (formats.write("4C3A2A1C Rc4 >Re15", "pddl", lossy=True), "pddl", "4C3A2A1C Rc4 >Re15", False),
    ],
)
def test_text_of_other_programs_is_read(
    shared_client: Client, text: str, format: str, notation: str, ricochet: bool
) -> None:
    """The domain of PDDL has no ricochet rule."""
    answer = shared_client.post("/api/read", json={"text": text}).json()
    assert (answer["format"], answer["ricochet_rule"], answer["lost"]) == (format, ricochet, [])
    assert answer["notation"] == notation or format == "pddl"  # which has no printed targets


def test_what_a_format_cannot_hold_is_reported(shared_client: Client) -> None:
    answer = shared_client.post("/api/read", json={"text": "CDEF+40+20D49010+1A"})  # 1D2D3D4D have diagonals
    assert answer.status_code == 200, answer.json()
    assert (answer.json()["format"], answer.json()["lost"]) == ("driftingdroids", ["diagonals"])


@pytest.mark.parametrize(
    ("text", "status"),
    [("nonsense", 400), ("", 400), ("a" * 12_001, 400), ("a" * 1_000_001, 400), ("9" * 2_000_001, 413)],
)
def test_text_without_a_position_is_refused(shared_client: Client, text: str, status: int) -> None:
    assert shared_client.post("/api/read", json={"text": text}).status_code == status


def test_reading_texts_is_limited(client: Client) -> None:
    for _ in range(ServerLimits.texts_per_address.uses):
        assert client.post("/api/read", json={"text": "4C3A2A1C"}).status_code == 200
    refused(client.post("/api/read", json={"text": "4C3A2A1C"}), 429, "too-fast")


def test_reading_long_texts_is_limited(client: Client) -> None:
    for _ in range(ServerLimits.long_texts_per_address.uses):
        assert client.post("/api/read", json={"text": "9" * 12_001}).status_code == 400
    refused(client.post("/api/read", json={"text": "9" * 12_001}), 429, "too-fast")
    assert client.post("/api/read", json={"text": "4C3A2A1C"}).status_code == 200


# --- no response about a live game (E30) ---


REQUESTS = (
    ("GET", "/api/boards/5x5:b2e,Rc3m,Ge4s", None),
    ("GET", "/api/today", None),
    ("GET", "/api/today/2026-11-20/hints/1", None),
    ("GET", "/api/today/2026-11-20/hints/7", None),
    ("POST", "/api/judge", {"puzzle": "5x5:b2e,Rc3m,Ge4s Ra1 Gb5 Bd4 Ye2 >Rc3", "path": "Re Rs"}),
    ("POST", "/api/read", {"text": "5x5:b2e,Rc3m,Ge4s Ra1 Gb5 Bd4 Ye2 >Rc3"}),
    ("POST", "/api/solve", {"puzzle": "5x5:b2e,Rc3m,Ge4s Ra1 Gb5 Bd4 Ye2 >Rc3"}),
    ("GET", "/api/rooms/unknown/events", None),
    ("GET", "/games/unknown.json", None),
    ("GET", "/games/unknown.txt", None),
    ("GET", "/preview.png", None),
)


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_no_response_depends_on_the_puzzle_in_play(
    tmp_path: Path, method: str, path: str, body: object
) -> None:
    """A stranger receives the same bytes for every puzzle in play. The server solves for rooms only."""
    answers = []
    for seed in (1, 2):
        chance, worker = SeededRandomness(seed), InstantWorker.start
        with (
            application(Settings(data=tmp_path), ManualClock(START), chance, worker=worker) as app,
            Client(app, base_url=SITE) as opened,
        ):
            options = {"panels": "picked", "board": "5x5:b2e,Rc3m,Ge4s"}
            room = opened.post(
                "/api/rooms", json={"mode": "alone", "name": "Mara", "options": options}
            ).json()
            with opened.websocket_connect("/ws") as mara:
                mara.send_json({"type": "hello", "protocol": 2, "room": room["room"], "token": room["token"]})
                mara.send_json({"type": "start_match", "id": "command-1"})
                while mara.receive_json()["type"] != "accepted":
                    pass
                answer = opened.request(method, path, json=body)
                answers.append((answer.status_code, answer.content))
    assert answers[0] == answers[1]
    assert path != "/api/solve" or answers[0][0] in (404, 405)


# --- boards, judging, today ---


@pytest.mark.parametrize("text", ["4C3A2C1C", "2A3C4A1C", "5x4:b2e,c3s,#d1,Ra1m,*c2,Bd3/", "2x2:Ra1m"])
def test_a_board_contains_all_data_for_drawing(client: Client, text: str) -> None:
    board = parse_board(text)
    answer = client.get(f"/api/boards/{format_url(board)}")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert rebuilt(answer.json()) == board
    assert answer.json()["board"] == str(board)


def rebuilt(data: dict[str, Any]) -> Board:
    """Return the board of drawing data, after comparing the data with it."""
    board = parse_board(data["board"])
    assert (data["width"], data["height"]) == (board.width, board.height)
    assert data["walls"] == list(board.walls)
    assert set(data["closed"]) == {board.name(cell) for cell in board.closed}
    assert [(part["cell"], part["robot"], part["lean"]) for part in data["diagonals"]] == [
        (board.name(each.cell), each.robot.letter, each.lean) for each in board.diagonals
    ]
    assert [(part["cell"], part["robot"], part["symbol"]) for part in data["targets"]] == [
        (board.name(target.cell), None if target.robot is None else target.robot.letter, symbol)
        for target, symbol in zip(board.targets, board.symbols, strict=True)
    ]
    markings = board.markings
    assert data["markings"] == (None if markings is None else [marking.letter for marking in markings])
    return board


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [("9Z", "unreadable", 0), ("4C3A2C2A", "illegal", 6), ("4C3A2C1C1", "unreadable", 8)],
)
def test_an_invalid_board_is_rejected(client: Client, text: str, code: str, position: int) -> None:
    assert refused(client.get(f"/api/boards/{text}"), 400, code)["facts"]["position"] == position


def judge(client: Client, puzzle: str, path: str, date: str | None = None) -> Any:
    return client.post("/api/judge", json={"puzzle": puzzle, "path": path, "date": date})


def test_a_solution_is_accepted(client: Client) -> None:
    assert judge(client, "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "Re Rn").json() == {
        "ok": True,
        "code": None,
        "clause": None,
        "move_index": None,
        "sentence": "Red reaches m2 in 2 moves.",
        "moves": 2,
        "best": None,
    }


def test_the_verdict_on_a_wrong_path_gives_the_reason(client: Client) -> None:
    puzzle, path = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "Re"
    verdict = judged(parse_puzzle(puzzle), parse_path(path))
    answer = judge(client, puzzle, path).json()
    assert answer["ok"] is False
    assert (answer["code"], answer["clause"], answer["sentence"]) == (
        verdict.code,
        verdict.clause,
        verdict.sentence,
    )


@pytest.mark.parametrize(
    ("puzzle", "path", "code"),
    [("nonsense", "Re", "unreadable"), ("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "R?", "unreadable")],
)
def test_an_unreadable_puzzle_or_path_is_rejected(client: Client, puzzle: str, path: str, code: str) -> None:
    assert "position" in refused(judge(client, puzzle, path), 400, code)["facts"]


def test_a_path_that_is_too_long_is_rejected(client: Client) -> None:
    puzzle = client.get("/api/today").json()["puzzle"]
    assert refused(judge(client, puzzle, "Rn " * 1_000), 400, "invalid")["path"] == "$.path"


def test_todays_puzzle_stays_for_a_day(client: Client, clock: ManualClock) -> None:
    midnight = START - START % DAY
    clock.advance(midnight - START)
    first = client.get("/api/today").json()
    clock.advance(DAY - 1)
    assert client.get("/api/today").json() == first
    clock.advance(1)
    second = client.get("/api/today").json()
    assert second["date"] > first["date"]
    assert second["puzzle"] != first["puzzle"]


def test_the_puzzles_of_a_week_are_those_of_its_days(client: Client, clock: ManualClock) -> None:
    week = client.get("/api/days").json()["days"]
    assert len({day["date"] for day in week}) == 7
    for day in week:
        today = client.get("/api/today").json()
        assert {**day, "today": today["today"]} == today
        clock.advance(24 * 60 * 60)


def test_todays_puzzle_does_not_reveal_its_optimum(client: Client) -> None:
    answer = client.get("/api/today").json()
    assert set(answer) == {"date", "today", "puzzle", "chip"}
    target = parse_puzzle(answer["puzzle"]).target
    assert answer["chip"]["robot"] == (None if target.robot is None else target.robot.letter)


def test_past_puzzles_stay_and_future_ones_are_hidden(client: Client, clock: ManualClock) -> None:
    first = client.get("/api/today").json()
    tomorrow = daily.day_of(clock.now() + DAY).isoformat()
    refused(client.get(f"/api/today/{tomorrow}"), 404, "day-not-come")
    refused(client.get(f"/api/today/{tomorrow}/hints/1"), 404, "day-not-come")
    clock.advance(DAY)
    assert client.get(f"/api/today/{first['date']}").json() == first | {"today": tomorrow}
    assert client.get(f"/api/today/{tomorrow}").json() == client.get("/api/today").json()


@pytest.mark.parametrize("text", ["yesterday", "2026-13-01", "19700101", "1970-W01-1", "0000-00-00"])
def test_an_invalid_date_is_rejected(client: Client, text: str) -> None:
    refused(client.get(f"/api/today/{text}"), 404, "no-such-day")
    refused(judge(client, "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "Re Rn", text), 404, "no-such-day")


def test_the_optimum_is_sent_only_with_a_solution_of_the_days_puzzle(
    client: Client, clock: ManualClock
) -> None:
    date = client.get("/api/today").json()["date"]
    todays = daily.puzzle_of(daily.day_of(clock.now()))
    assert judge(client, todays.puzzle, todays.path).json()["best"] == todays.best
    assert judge(client, todays.puzzle, todays.path.rsplit(" ", 1)[0]).json()["best"] is None
    clock.advance(DAY)
    assert judge(client, todays.puzzle, todays.path).json()["best"] is None
    assert judge(client, todays.puzzle, todays.path, date).json()["best"] == todays.best
    tomorrow = daily.day_of(clock.now() + DAY)
    refused(judge(client, daily.puzzle_of(tomorrow).puzzle, "Re", tomorrow.isoformat()), 404, "day-not-come")


def test_each_grade_of_hints_reveals_more(client: Client, clock: ManualClock) -> None:
    date = client.get("/api/today").json()["date"]
    todays = daily.puzzle_of(daily.day_of(clock.now()))
    answers = [client.get(f"/api/today/{date}/hints/{grade}").json() for grade in range(1, 8)]
    assert [(answer["grade"], answer["last"]) for answer in answers] == [(n, n == 7) for n in range(1, 8)]
    assert [(answer["kind"], answer["moves"], answer["path"]) for answer in answers] == [
        ("at-most", todays.best + 3, None),
        ("at-most", todays.best + 2, None),
        ("at-most", todays.best + 1, None),
        ("exactly", todays.best, None),
        ("robot", None, todays.path[:1]),
        ("move", None, todays.path[:2]),
        ("path", todays.best, todays.path),
    ]
    for grade in ("0", "8", "-1"):
        refused(client.get(f"/api/today/{date}/hints/{grade}"), 404, "no-such-hint")


def test_hints_per_address_and_minute_are_limited(client: Client) -> None:
    date = client.get("/api/today").json()["date"]
    count = ServerLimits.hints_per_address.uses
    assert {client.get(f"/api/today/{date}/hints/1").status_code for _ in range(count)} == {200}
    refused(client.get(f"/api/today/{date}/hints/1"), 429, "too-fast")


@NATIVE_ONLY
def test_puzzles_grow_from_monday_to_sunday_and_do_not_repeat_for_years() -> None:
    table = daily.puzzles()
    assert len(table) >= 5 * 52 * 7
    assert len({each.puzzle for each in table}) == len(table)
    graded = table[daily.place_of(make_daily.GRADED_FROM) :][:364]
    for weekday, grades in enumerate(daily.GRADES):
        assert {difficulty(each.puzzle).grade for each in graded[weekday::7]} == set(grades)
    assert all(sum(one) * len(two) < sum(two) * len(one) for one, two in pairwise(daily.GRADES))
    monday = date(2026, 12, 7)
    assert [daily.puzzle_of(monday + timedelta(days=days)) for days in range(364)] == list(graded)
    assert daily.puzzle_of(monday + timedelta(days=len(table))) == daily.puzzle_of(monday)


def test_a_day_that_has_come_keeps_its_puzzle() -> None:
    days = (make_daily.GRADED_FROM - timedelta(days=ago) for ago in range(make_daily.DAYS_KEPT, 0, -1))
    lines = "\n".join(f"{one.puzzle}\t{one.path}" for one in map(daily.puzzle_of, days))
    assert date(2026, 12, 7) == make_daily.GRADED_FROM
    assert hashlib.sha256(lines.encode()).hexdigest().startswith("57a4bd5f87666d4d")


def test_the_table_matches_the_output_of_the_tool() -> None:
    chance = Random(make_daily.SEED)
    grades = make_daily.wanted_grades(chance)
    kept = make_daily.kept_puzzles()
    names = {canonical(parse_puzzle(each.puzzle)) for each in kept.values()}
    grade, first = next(make_daily.candidates(chance, names))
    assert (
        daily.puzzles()[next(at for at, each in enumerate(grades) if each == grade and at not in kept)]
        == first
    )


@pytest.mark.parametrize("each", daily.puzzles()[::61], ids=lambda each: each.puzzle.replace(" ", "_"))
def test_the_stored_path_is_shortest_with_and_without_the_ricochet_rule(each: daily.Daily) -> None:
    puzzle = parse_puzzle(each.puzzle)
    assert str(puzzle) == each.puzzle
    assert judged(puzzle, parse_path(each.path)).ok
    for rule in (True, False):
        assert solve(puzzle, Limits(max_moves=each.best), ricochet_rule=rule).moves == each.best


# --- pages ---


EVERY_PATH = [
    (
        page.screen,
        path.format(room="abc", id="abc", date="2026-11-20", code="AB12CD34", part="race", place="abc"),
    )
    for page in PAGES
    for path in page.paths
]


@pytest.mark.parametrize(("screen", "path"), EVERY_PATH)
def test_each_page_is_served(shared_client: Client, screen: str, path: str) -> None:
    answer = shared_client.get(path)
    assert answer.status_code == 200
    assert f'<html data-screen="{screen}" ' in answer.text
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "<!doctype html>" in answer.text
    head = shared_client.head(path)
    assert (head.status_code, head.text) == (200, "")


def referenced_files(client: Client) -> list[str]:
    """Return the addresses in the first page, without the manifest, whose address must stay the same."""
    found = re.findall(r' (?:href|src)="(/[^"]+)"', client.get("/").text)
    return [address for address in found if not address.endswith(".webmanifest")]


def test_files_that_the_page_references_are_served_as_immutable(client: Client) -> None:
    addresses = referenced_files(client)
    assert len(addresses) >= 4
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        plain = client.get("/" + address.split("/", 3)[3])
        assert (plain.content, plain.headers["Cache-Control"]) == (answer.content, "no-cache")


def test_imports_of_those_files_are_served_as_immutable_too(client: Client) -> None:
    (main,) = {address for address in referenced_files(client) if address.endswith("/app/main.js")}
    names = re.findall(r'(?:from ?|import\()"(\.[^"]+)"', client.get(main).text)
    assert names
    for name in names:
        answer = client.get(posixpath.normpath(f"{posixpath.dirname(main)}/{name}"))
        assert "immutable" in answer.headers["Cache-Control"], name


def test_a_stale_version_gets_the_current_file_without_caching(client: Client) -> None:
    answer = client.get("/v/0123456789abcdef/app/main.js")
    assert answer.content == client.get("/app/main.js").content
    assert answer.headers["Cache-Control"] == "no-cache"
    assert client.get("/v/0123456789abcdef/app/nothing.js").status_code == 404
    assert client.get("/v/1/app/main.js").status_code == 404


def test_a_changed_file_gets_a_new_address(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text('<script src="/main.js"></script>')
    (web / "main.js").write_text("old")
    files = pages.Files(package=tmp_path)

    def main_address() -> str:
        return files.page().body.decode().split('"')[1]

    before = main_address()
    found = files.find(before)
    assert found is not None
    assert (found.body, found.stays) == (b"old", True)
    (web / "main.js").write_text("new")
    os.utime(web / "main.js", (0, 0))
    found = files.find(before)
    assert found is not None
    assert (found.body, found.stays) == (b"new", False)
    after = main_address()
    assert after != before
    found = files.find(after)
    assert found is not None
    assert (found.body, found.stays) == (b"new", True)


def test_extra_lines_are_inserted_into_the_head_of_a_page() -> None:
    body = pages.Files().page(['<meta property="og:title" content="A room">']).body.decode()
    assert '<meta property="og:title" content="A room">\n</head>' in body


def test_an_unchanged_file_is_not_sent_again(client: Client) -> None:
    for address in ("/app/main.js", "/"):
        first = client.get(address)
        assert first.headers["Cache-Control"] == "no-cache"
        again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200
    assert client.get("/app/main.js").headers["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/app/nothing.js",
        "/package.json",
        "/tsconfig.json",
        "/node_modules/preact/package.json",
        "/node_modules/preact/dist/preact.js",
        "/rules/messages.d.ts",
        "/app/README.md",
        "/../pyproject.toml",
        "/app/../../server/rooms/tokens.py",
        "/app/%2e%2e/%2e%2e/server/http/daily.tsv",
        "/locales/../server/http/daily.tsv",
        "//etc/passwd",
        "/app/",
        "/games/abc.json",
        "/r/abc/matches.json",
        "/r/abc/matches.txt",
    ],
)
def test_nothing_else_is_served(shared_client: Client, path: str) -> None:
    answer = shared_client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in {"not-found", "no-such-game", "no-such-room"}


def test_pages_of_other_sites_may_frame_only_the_page_made_for_it(
    shared_client: Client,
) -> None:
    framed = shared_client.get("/games/abc/embed").headers
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    assert framed["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert framed["X-Content-Type-Options"] == "nosniff"
    for path in (
        "/games/abc",
        "/games",
        "/",
        "/r/embed",
        "/games/embed",
        "/games/abc/embed/x",
        "/app/main.js",
    ):
        headers = shared_client.get(path, headers={"Accept": "text/html"}).headers
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"], path
        assert headers["X-Frame-Options"] == "DENY", path


def test_a_browser_gets_a_page_for_an_unknown_address(client: Client) -> None:
    answer = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert (answer.status_code, "<!doctype html>" in answer.text) == (404, True)


def test_translations_are_served(client: Client) -> None:
    answer = client.get("/locales/en.ftl")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "product = " in answer.text


def test_the_server_is_not_ready_while_the_disk_is_full(clock: ManualClock, tmp_path: Path) -> None:
    with Client(Application(Settings(data=tmp_path), clock=lambda _: clock), base_url=SITE) as client:
        engine = engine_of(client.application.services.rooms.store)

        def limit(pages: int | None) -> None:
            with engine.connect() as connection:
                used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or used}")

        assert from_operators(client, "/ready").status_code == 200
        room = {"name": "Mara", "mode": "friends"}
        while clock.now() < START + 60.0:  # until the database has no free page
            limit(None)
            clock.advance(2.0)
            if client.post("/api/rooms", json=room).status_code == 503:
                break
        refused(from_operators(client, "/ready"), 503, "storage-unavailable")
        assert client.get("/health").status_code == 200
        limit(1_000_000)
        refused(from_operators(client, "/ready"), 503, "storage-unavailable")
        clock.advance(1.0)
        assert from_operators(client, "/ready").status_code == 200
        assert client.post("/api/rooms", json=room).status_code == 201


@pytest.mark.parametrize("path", ["/", "/health", "/api/today", "/nowhere", "/app/main.js", "/api/boards/9Z"])
def test_every_response_has_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["script-src"].split()[0] == "'self'"
    assert path == "/" or policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Frame-Options"] == "DENY"


@pytest.mark.usefixtures("bundle")
def test_the_content_security_policy_contains_the_digest_of_the_inline_script(
    client: Client,
) -> None:
    first = client.get("/today")
    again = client.get("/today", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    (script,) = re.findall(r"<script data-words-src=[^>]*>(.+?)</script>", first.text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    for answer in (first, again):
        assert answer.headers.get_list("Content-Security-Policy") == [
            pages.PAGE_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
        ]


def test_a_qr_code_of_a_link_to_this_server_is_drawn(client: Client) -> None:
    answer = client.get("/api/qr.svg", params={"text": f"{SITE}/r/abc"})
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    "text",
    [
        "https://evil.example/",
        "javascript:alert(1)",
        f"{SITE}.evil.example/",
        f"{SITE}@evil.example/",
        "",
        f"{SITE}/" + "x" * 300,
    ],
)
def test_no_qr_code_is_drawn_for_other_texts(shared_client: Client, text: str) -> None:
    headers = {"Origin": "https://evil.example"}
    refused(shared_client.get("/api/qr.svg", params={"text": text}, headers=headers), 404, "not-found")


# --- allowed origins ---


@pytest.mark.parametrize("address", ["127.0.0.1:99999999", "[::1", "a:b:c", ""])
def test_an_invalid_host_header_causes_no_server_error(shared_client: Client, address: str) -> None:
    assert shared_client.get("/rules", headers={"Host": address}).status_code == 200
    refused(shared_client.get("/api/qr.svg", headers={"Host": address}), 400, "invalid")
    room = shared_client.post("/api/rooms", json={"mode": "alone"}).json()["room"]
    page = shared_client.get(f"/api/rooms/{room}/events?after=y", headers={"Host": address})
    refused(page, 400, "invalid")
    assert (
        shared_client.post("/api/rooms", json={"mode": "alone"}, headers={"Host": address}).status_code == 201
    )


@pytest.mark.parametrize("path", ["/api/rooms", "/api/rooms/find", "/api/judge", "/api/read"])
@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://testserver.local.evil.example",
        SITE,
        "http://testserver",
        "http://[",
    ],
)
def test_requests_of_other_sites_are_rejected(shared_client: Client, path: str, origin: str) -> None:
    body = {"mode": "friends", "code": "AAAA", "puzzle": "x", "path": "x", "text": "x"}
    fields = {
        "/api/rooms": ["mode"],
        "/api/rooms/find": ["code"],
        "/api/judge": ["puzzle", "path"],
        "/api/read": ["text"],
    }[path]
    answer = shared_client.post(
        path, json={field: body[field] for field in fields}, headers={"Origin": origin}
    )
    refused(answer, 403, "foreign-origin")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("testserver.local", "https://play.example.org"),
        ("127.0.0.1:8017", "http://127.0.0.1:8017"),
        ("localhost:8017", "http://localhost:8017"),
        ("192.168.1.7:8017", "http://192.168.1.7:8017"),
        ("[::1]:8017", "http://[::1]:8017"),
    ],
)
def test_requests_of_the_servers_pages_are_accepted(host: Client, address: str, origin: str) -> None:
    headers = {"Host": address, "Origin": origin}
    assert host.post("/api/rooms", json={"mode": "friends"}, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("address", "origin"), [("127.0.0.1:8017", "http://127.0.0.1:9999"), ("127.0.0.1", "http://192.168.1.7")]
)
def test_another_server_on_the_same_machine_is_another_site(
    client: Client, address: str, origin: str
) -> None:
    headers = {"Host": address, "Origin": origin}
    refused(client.post("/api/rooms", json={"mode": "friends"}, headers=headers), 403, "foreign-origin")


# --- the rest ---


def test_health_and_metrics(client: Client) -> None:
    client.post("/api/rooms", json={"mode": "friends", "name": "Mara"})
    assert client.get("/health").json() == {"status": "ok", "rooms": 1, "connections": 0}
    text = from_operators(client, "/metrics").text
    for name in ("rooms", "connections", "events_total", "append_seconds_count"):
        assert re.search(rf"^ricochet_{name} [0-9.]+$", text, re.MULTILINE), name


def test_health_fails_with_the_storage(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Store) -> float:
        raise StorageUnavailableError

    monkeypatch.setattr(SqliteStore, "last_time", fail)
    answer = client.get("/health")
    refused(answer, 503, "storage-unavailable")
    assert answer.headers["Retry-After"] == "1"


def test_an_internal_error_is_described_only_in_the_log(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> str:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(today, "puzzle_of", fail)
    answer = client.get("/api/today")
    refused(answer, 500, "internal")
    assert "secret" not in answer.text
    assert "a secret of the server" in caplog.text


def test_an_unsupported_method_is_rejected(client: Client) -> None:
    refused(client.put("/api/rooms", json={}), 405, "method-not-allowed")


def test_the_application_gives_the_reason_that_it_cannot_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = Application(Settings(data=tmp_path / "file" / "data"))
    with pytest.raises(DataError), Client(app):
        pass
    assert "Games cannot be kept" in str(app.fault)


@pytest.mark.parametrize("damage", [b"\xff" * 4096, b"\0" * 4096])
def test_a_damaged_database_is_detected_at_the_start(tmp_path: Path, damage: bytes) -> None:
    settings = Settings(data=tmp_path)
    with Client(Application(settings), base_url=SITE) as client:
        assert client.post("/api/rooms", json={"mode": "friends"}).status_code == 201
    (file,) = tmp_path.glob("*.sqlite3")
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + damage * (len(whole) // 4096 - 1))
    app = Application(settings)
    with pytest.raises(DataError), Client(app):
        pass
    assert app.fault is not None
    assert app.fault.code == "data-damaged"
    assert re.search(rf"{tmp_path}.* cannot be used: .*malformed", str(app.fault))


def test_a_full_disk_at_the_start_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        migrate(connection)

    monkeypatch.setattr(sqlite, "migrate", full)
    app = Application(Settings(data=tmp_path))
    with pytest.raises(DataError), Client(app):
        pass
    assert str(app.fault).endswith("cannot be opened: database or disk is full.")
