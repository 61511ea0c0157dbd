"""Public tables over HTTP."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ricochetrobots.server import metrics
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.operate.settings import Settings
from support.apps import application
from support.client import Client
from support.clock import ManualClock
from support.operators import from_operators
from support.randomness import SeededRandomness
from support.rooms import START

LIMITS = ServerLimits()
MARA = {"name": "Mara", "language": "de"}


@contextmanager
def open_client(tables: bool, folder: Path, rooms: str = "everybody") -> Iterator[Client]:
    settings = Settings(data=folder, tables=tables, rooms=rooms)
    with (
        application(settings, ManualClock(START), SeededRandomness(1)) as app,
        Client(app, base_url="http://testserver.local") as opened,
    ):
        yield opened


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Return a client of a server with public tables."""
    with open_client(True, tmp_path) as opened:
        yield opened


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_server_offers_nothing_unless_its_operator_enables_it(tmp_path: Path) -> None:
    with open_client(False, tmp_path) as closed:
        assert refusal(closed.get("/api/tables")) == (404, "tables-off")
        assert refusal(closed.post("/api/tables/join", json=MARA)) == (404, "tables-off")
        assert " data-tables " not in closed.get("/").text
        wanted = {"mode": "friends", "name": "Mara", "options": {"listed": "de"}}
        assert refusal(closed.post("/api/rooms", json=wanted)) == (404, "tables-off")


def test_the_first_person_opens_a_table_and_the_second_finds_it(client: Client) -> None:
    assert " data-tables " in client.get("/").text
    assert client.get("/api/tables").json() == {"tables": []}
    first = client.post("/api/tables/join", json=MARA).json()
    assert (first["seat"], first["token"] is None) == (0, False)
    second = client.post("/api/tables/join", json=MARA | {"name": "Jonas"}).json()
    assert (second["room"], second["seat"], second["token"]) == (first["room"], None, None)
    (table,) = client.get("/api/tables").json()["tables"]
    assert (table["room"], table["people"], table["language"]) == (first["room"], 1, "de")
    french = client.post("/api/tables/join", json={"name": "Zoé", "language": "fr"}).json()
    assert french["room"] != first["room"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (MARA | {"language": "German"}, "invalid"),
        (MARA | {"avoid": "x"}, "invalid"),
        (MARA | {"name": "..."}, "name-without-letters"),
        (MARA | {"name": "Arschloch"}, "name-offensive"),
        ({}, "invalid"),
    ],
)
def test_a_wrong_request_is_refused(client: Client, body: object, code: str) -> None:
    assert refusal(client.post("/api/tables/join", json=body)) == (400, code)


def test_quick_join_opens_no_table_where_only_the_operator_may(tmp_path: Path) -> None:
    with open_client(True, tmp_path, rooms="operator") as strict:
        assert refusal(strict.post("/api/tables/join", json=MARA)) == (403, "rooms-not-opened")


def test_lists_are_limited_by_address(client: Client) -> None:
    for _ in range(LIMITS.lists_per_address.uses):
        assert client.get("/api/tables").status_code == 200
    assert refusal(client.get("/api/tables")) == (429, "too-fast")


def seat_at(client: Client, options: dict[str, object]) -> tuple[str, dict[str, str]]:
    """Open a room with two players, Mara and Jonas on seat 1; return it with the proof of Mara's seat."""
    wanted = {"mode": "friends", "name": "Mara", "options": options}
    opened = client.post("/api/rooms", json=wanted).json()
    with client.websocket_connect("/ws") as jonas:
        jonas.send_json({"type": "hello", "protocol": 2, "room": opened["room"]})
        jonas.send_json({"type": "take_seat", "id": "command-1", "name": "Jonas"})
        while jonas.receive_json()["type"] != "accepted":
            pass
    return opened["room"], {"Authorization": f"Bearer {opened['token']}"}


JONAS = {"seat": 1, "reason": "disturbs"}


def test_a_player_is_reported_once_and_the_operator_sees_it(client: Client) -> None:
    room, mara = seat_at(client, {"listed": "de"})
    counted = metrics.REPORTS.labels("disturbs")._value
    before = counted.get()
    for _ in range(2):
        answer = client.post(f"/api/rooms/{room}/reports", json=JONAS, headers=mara)
        assert (answer.status_code, answer.content) == (204, b"")
    assert counted.get() == before + 1
    assert "disturbs" not in from_operators(client, "/").text
    cookie = f"operator={client.application.services.operator_token}"
    page = from_operators(client, "/", cookie=cookie).text
    assert f"<td>{room}</td><td>Jonas</td><td>disturbs</td><td>0 s ago</td>" in page
    assert page.count("<td>Jonas</td>") == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (JONAS | {"seat": 0}, (400, "no-such-player")),
        (JONAS | {"seat": 9}, (400, "no-such-player")),
        (JONAS | {"reason": "rude"}, (400, "invalid")),
        (JONAS | {"text": "free"}, (400, "invalid")),
        ({"seat": 1}, (400, "invalid")),
    ],
)
def test_a_wrong_report_is_refused(client: Client, body: object, expected: tuple[int, str]) -> None:
    room, mara = seat_at(client, {"listed": "de"})
    assert refusal(client.post(f"/api/rooms/{room}/reports", json=body, headers=mara)) == expected


def test_only_a_player_of_a_public_table_reports(client: Client, tmp_path: Path) -> None:
    room, mara = seat_at(client, {"listed": "de"})
    reports = f"/api/rooms/{room}/reports"
    assert refusal(client.post(reports, json=JONAS)) == (403, "bad-token")
    evil = mara | {"Origin": "http://evil.example"}
    assert refusal(client.post(reports, json=JONAS, headers=evil)) == (403, "foreign-origin")
    among_friends, host = seat_at(client, {})
    answer = client.post(f"/api/rooms/{among_friends}/reports", json=JONAS, headers=host)
    assert refusal(answer) == (409, "not-public")
    with open_client(False, tmp_path / "closed") as closed:
        assert refusal(closed.post(reports, json=JONAS, headers=mara)) == (404, "tables-off")


def test_reports_are_limited_by_seat_and_by_address(client: Client) -> None:
    room, mara = seat_at(client, {"listed": "de"})
    reports = f"/api/rooms/{room}/reports"
    for _ in range(LIMITS.reports_per_seat.uses):
        assert client.post(reports, json=JONAS, headers=mara).status_code == 204
    assert refusal(client.post(reports, json=JONAS, headers=mara)) == (429, "too-fast")
    for _ in range(LIMITS.reports_per_address.uses // LIMITS.reports_per_seat.uses - 1):
        room, mara = seat_at(client, {"listed": "de"})
        for _ in range(LIMITS.reports_per_seat.uses):
            assert client.post(f"/api/rooms/{room}/reports", json=JONAS, headers=mara).status_code == 204
    room, mara = seat_at(client, {"listed": "de"})
    assert refusal(client.post(f"/api/rooms/{room}/reports", json=JONAS, headers=mara)) == (429, "too-fast")


def test_a_refused_report_spends_no_budget(client: Client) -> None:
    room, mara = seat_at(client, {"listed": "de"})
    reports = f"/api/rooms/{room}/reports"
    for _ in range(LIMITS.reports_per_address.uses + 1):
        assert refusal(client.post(reports, json=JONAS)) == (403, "bad-token")
        assert refusal(client.post(reports, json=JONAS | {"seat": 9}, headers=mara)) == (
            400,
            "no-such-player",
        )
    assert client.post(reports, json=JONAS, headers=mara).status_code == 204


def test_quick_join_avoids_rooms_with_a_blocked_player(client: Client) -> None:
    first = client.post("/api/tables/join", json=MARA).json()
    jonas = MARA | {"name": "Jonas"}
    second = client.post("/api/tables/join", json=jonas | {"avoid": [first["room"].partition(".")[0]]}).json()
    assert second["room"] != first["room"]
    assert second["seat"] == 0
    assert refusal(client.post("/api/tables/join", json=jonas | {"avoid": ["x" * 51]})) == (400, "invalid")
