"""What a link tells before anybody follows it."""

import asyncio
import re
import struct
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ricochetrobots.draw import png
from ricochetrobots.server.app import create_app
from ricochetrobots.server.clock import Clock, ManualClock
from ricochetrobots.server.http import preview
from ricochetrobots.server.operate.settings import Settings

needs_library = pytest.mark.skipif(not png.can_draw(), reason="resvg-py is not installed")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    clock = ManualClock(0.0)
    app = create_app(Settings(data=tmp_path), clock=lambda _: clock)
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        yield client


def told(client: TestClient[Litestar], path: str, language: str = "en") -> dict[str, str]:
    page = client.get(path, headers={"Accept-Language": language}).text
    head = page[: page.index("</head>")]
    return {
        name: unescape(words) for name, words in re.findall(r'<meta \w+="([\w:]+)" content="([^"]*)">', head)
    }


@needs_library
def test_an_invitation_shows_the_board_of_its_room_and_nobodys_name(client: TestClient[Litestar]) -> None:
    options = {"panels": "picked", "board": "1A2B3C4D"}
    body = {"mode": "friends", "name": "Ines Secret", "options": options}
    made = client.post("/api/rooms", json=body).json()
    page = client.get(f"/r/{made['room']}").text
    assert "Ines" not in page
    seen = told(client, f"/r/{made['room']}")
    assert seen["og:title"] == f"You are invited to Ricochet Robots · {made['name']}"
    assert seen["og:image"] == "http://127.0.0.1:8000/preview/1A2B3C4D.png"
    assert seen["og:url"] == made["link"]
    assert (seen["og:image:width"], seen["og:image:height"]) == ("1200", "630")
    picture = client.get(seen["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert "immutable" in picture.headers["cache-control"]
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)


def test_the_link_to_a_private_room_tells_nothing_of_it(client: TestClient[Litestar]) -> None:
    options = {"panels": "picked", "board": "1A2B3C4D", "private": True}
    made = client.post("/api/rooms", json={"mode": "friends", "options": options}).json()
    assert made["code"] is None
    page = client.get(f"/r/{made['room']}").text
    assert made["name"] not in page
    assert "1A2B3C4D" not in page
    assert told(client, f"/r/{made['room']}") == told(client, "/r/nowhere") | {"og:url": made["link"]}


@needs_library
@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/r/nowhere", "/games/nothing"])
def test_every_page_has_words_and_a_picture(client: TestClient[Litestar], path: str) -> None:
    seen = told(client, path)
    assert seen["og:title"].endswith("Ricochet Robots")
    assert seen["og:description"]
    assert seen["og:image:alt"]
    assert seen["twitter:card"] == "summary_large_image"
    todays = client.get("/api/today").json()["puzzle"]
    shown = seen["og:image"].rpartition("/")[2].removesuffix(".png")
    assert todays.split()[0] in shown


def test_what_is_told_is_escaped(client: TestClient[Litestar]) -> None:
    page = client.get("/", headers={"host": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page


def test_without_the_library_no_picture_is_named(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ricochetrobots.server.http.preview.can_draw", lambda: False)
    seen = told(client, "/")
    assert seen["twitter:card"] == "summary"
    assert "og:image" not in seen
    assert client.get("/preview/1A2B3C4D.png").status_code == 404


@needs_library
def test_pictures_are_kept_and_new_ones_are_limited(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    async def draw(svg: str, clock: Clock) -> bytes:
        drawn.append(svg)
        return b"png"

    monkeypatch.setattr("ricochetrobots.server.http.preview._drawn", draw)
    for _ in range(2):
        assert client.get("/preview/1A2B3C4D.png").content == b"png"
    assert len(drawn) == 1
    answers = [client.get(f"/preview/{side}x5%3A.png").status_code for side in range(2, 32)]
    assert answers == [200] * 29 + [429]
    assert client.get("/preview/1A2B3C4D.png").status_code == 200
    assert client.get("/preview/nonsense.png").status_code == 429


@pytest.mark.anyio
async def test_a_drawing_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(3600)")
    monkeypatch.setattr(preview, "COMMAND", endless)
    clock = ManualClock()
    drawing = asyncio.create_task(preview._drawn("<svg/>", clock))
    while not clock.limited:  # noqa: ASYNC110  # a limit tells nobody that it begins
        await asyncio.sleep(0)
    clock.advance(preview.DRAWING_SECONDS)
    with pytest.raises(TimeoutError):
        await drawing


@needs_library
def test_a_picture_of_nonsense(client: TestClient[Litestar]) -> None:
    answer = client.get("/preview/nonsense.png")
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"


def test_a_link_tells_in_the_language_of_who_asks(client: TestClient[Litestar]) -> None:
    assert told(client, "/rules", "de-DE,en;q=0.5")["og:title"] == "So wird gespielt · Ricochet Robots"
    seen = told(client, "/today", "es")
    assert seen["og:title"] == "El reto de hoy · Ricochet Robots"
    assert seen["og:description"].endswith("¿En cuántos movimientos lo consigues?")
    assert told(client, "/rules", "nl")["og:title"] == "How to play · Ricochet Robots"
    assert "Accept-Language" in client.get("/rules").headers["vary"]
