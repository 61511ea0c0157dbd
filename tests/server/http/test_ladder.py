"""The club ladder over HTTP: personal links prove places, and their secrets are in no address."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.operate.settings import Settings
from support.apps import application
from support.client import Client
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import START
from support.solvers import InstantWorker

SITE = "http://testserver.local"


@contextmanager
def client_of(data: Path, **settings: Any) -> Iterator[Client]:
    configured, clock, chance = Settings(data=data, **settings), ManualClock(START), SeededRandomness(1)
    with (
        application(configured, clock, chance, worker=InstantWorker.start) as app,
        Client(app, base_url=SITE) as opened,
    ):
        yield opened


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Return a client of a server whose operator adds people to the ladder."""
    with client_of(tmp_path, ladder="Tuesday club") as opened:
        yield opened


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def add(client: Client, name: str) -> dict[str, Any]:
    answer = client.post(
        "/api/ladder", json={"name": name}, headers=bearer(client.application.services.operator_token)
    )
    assert answer.status_code == 201, answer.text
    added: dict[str, Any] = answer.json()
    return added


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_server_without_a_ladder_has_none(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        for path in ("/api/ladder", "/api/ladder/x", "/api/me", "/api/me/qr.svg"):
            refused(client.get(path), 404, "no-ladder")
        room = client.post("/api/rooms", json={"name": "Mara", "mode": "friends"}).json()["room"]
        assert client.get(f"/api/rooms/{room}/ladder").json() == {"seats": []}
        assert "data-ladder" not in client.get("/", headers={"Accept": "text/html"}).text


def test_the_operator_adds_people_and_nobody_else(client: Client) -> None:
    refused(client.post("/api/ladder", json={"name": "Ada"}), 403, "places-not-open")
    ada = add(client, "Ada")
    assert ada["link"] == f"{SITE}/me#{ada['personal']}"
    table = client.get("/api/ladder").json()
    assert (table["name"], table["open"]) == ("Tuesday club", False)
    assert table["places"] == [
        {
            "place": ada["place"],
            "name": "Ada",
            "rank": None,
            "rating": 1500,
            "deviation": 350,
            "provisional": True,
            "matches": 0,
            "last_played": None,
        }
    ]
    assert ada["personal"] not in client.get("/api/ladder").text
    assert "data-ladder" in client.get("/", headers={"Accept": "text/html"}).text


def test_everybody_may_add_a_place_to_an_open_ladder_within_limits(tmp_path: Path) -> None:
    with client_of(tmp_path, ladder="Open", ladder_places="everybody") as client:
        for number in range(ServerLimits.places_per_address.uses):
            refused(client.post("/api/ladder", json={"name": " "}), 400, "name-empty")
            assert client.post("/api/ladder", json={"name": f"Player {number}"}).status_code == 201
        refused(client.post("/api/ladder", json={"name": "One more"}), 429, "too-fast")


def test_a_personal_link_is_renewed_and_deleted_by_its_person(client: Client) -> None:
    ada = add(client, "Ada")
    answer = client.get("/api/me", headers=bearer(ada["personal"]))
    assert (answer.json()["place"]["name"], answer.headers["Cache-Control"]) == ("Ada", "no-store")
    code = client.get("/api/me/qr.svg", headers=bearer(ada["personal"]))
    assert (code.headers["Content-Type"], code.headers["Cache-Control"]) == ("image/svg+xml", "no-store")
    fresh = client.post("/api/me/renew", headers=bearer(ada["personal"])).json()["personal"]
    refused(client.get("/api/me", headers=bearer(ada["personal"])), 403, "personal-link")
    assert client.delete("/api/me", headers=bearer(fresh)).status_code == 204
    refused(client.get("/api/me", headers=bearer(fresh)), 403, "personal-link")
    assert client.get("/api/ladder").json()["places"] == []


@pytest.mark.parametrize("token", ["", "x", "x.0.y", "a.b.c.d", "\N{SUPERSCRIPT TWO}"])
def test_every_other_link_is_rejected(client: Client, token: str) -> None:
    add(client, "Ada")
    refused(
        client.get("/api/me", headers=[(b"Authorization", f"Bearer {token}".encode("latin-1"))]),
        403,
        "personal-link",
    )


def test_a_page_of_another_site_changes_nothing(client: Client) -> None:
    ada = add(client, "Ada")
    headers = bearer(ada["personal"]) | {"Origin": "https://evil.example"}
    refused(client.post("/api/me/renew", headers=headers), 403, "foreign-origin")
    refused(client.delete("/api/me", headers=headers), 403, "foreign-origin")
    assert client.get("/api/me", headers=bearer(ada["personal"])).status_code == 200


def test_the_operator_renews_and_deletes(client: Client) -> None:
    ada, operator = add(client, "Ada"), bearer(client.application.services.operator_token)
    path = f"/api/ladder/{ada['place']}"
    for action in ("renew", "forget"):
        refused(client.post(f"{path}/{action}"), 403, "places-not-open")
        refused(client.post(f"/api/ladder/nobody/{action}", headers=operator), 404, "no-such-place")
    renewed = client.post(f"{path}/renew", headers=operator).json()
    assert renewed["personal"] != ada["personal"]
    assert client.post(f"{path}/forget", headers=operator).json() == {"forgotten": ada["place"]}
    refused(client.get(path), 404, "no-such-place")


def test_a_seat_belongs_to_a_place_with_both_secrets(client: Client) -> None:
    ada = add(client, "Ada")
    room = client.post("/api/rooms", json={"name": "Mara", "mode": "friends"}).json()
    path, body = f"/api/rooms/{room['room']}/ladder", {"personal": ada["personal"]}
    refused(client.post(path, json=body, headers=bearer("0.wrong")), 403, "bad-token")
    refused(
        client.post(path, json={"personal": "x.0.y"}, headers=bearer(room["token"])), 403, "personal-link"
    )
    assert client.get(path).json() == {"seats": []}
    assert client.post(path, json=body, headers=bearer(room["token"])).status_code == 204
    assert client.get(path).json() == {"seats": [{"seat": 0, "place": ada["place"], "name": "Ada"}]}
    assert ada["personal"] not in client.get(f"/api/rooms/{room['room']}/events").text


@pytest.mark.parametrize("body", [{}, {"personal": 5}, {"personal": "x" * 81}, {"personal": "x", "seat": 1}])
def test_a_body_of_another_shape_is_rejected(client: Client, body: object) -> None:
    room = client.post("/api/rooms", json={"name": "Mara", "mode": "friends"}).json()
    answer = client.post(f"/api/rooms/{room['room']}/ladder", json=body, headers=bearer(room["token"]))
    refused(answer, 400, "invalid")
