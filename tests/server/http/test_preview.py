"""Previews of links: the text and the picture that other sites show."""

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


def meta_tags(client: TestClient[Litestar], path: str, language: str = "en") -> dict[str, str]:
    page = client.get(path, headers={"Accept-Language": language}).text
    head = page[: page.index("</head>")]
    return {
        name: unescape(words) for name, words in re.findall(r'<meta \w+="([\w:]+)" content="([^"]*)">', head)
    }


@needs_library
def test_a_preview_of_an_invitation_shows_the_board_but_no_name(client: TestClient[Litestar]) -> None:
    options = {"panels": "picked", "board": "1A2B3C4D"}
    body = {"mode": "friends", "name": "Ines Secret", "options": options}
    room = client.post("/api/rooms", json=body).json()
    page = client.get(f"/r/{room['room']}").text
    assert "Ines" not in page
    tags = meta_tags(client, f"/r/{room['room']}")
    assert tags["og:title"] == f"You are invited to Ricochet Robots · {room['name']}"
    assert tags["og:image"] == "http://127.0.0.1:8000/preview/1A2B3C4D.png"
    assert tags["og:url"] == room["link"]
    assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
    picture = client.get(tags["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert "immutable" in picture.headers["cache-control"]
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)


def test_a_preview_of_a_private_room_reveals_nothing(client: TestClient[Litestar]) -> None:
    options = {"panels": "picked", "board": "1A2B3C4D", "private": True}
    room = client.post("/api/rooms", json={"mode": "friends", "options": options}).json()
    assert room["code"] is None
    page = client.get(f"/r/{room['room']}").text
    assert room["name"] not in page
    assert "1A2B3C4D" not in page
    assert meta_tags(client, f"/r/{room['room']}") == meta_tags(client, "/r/nowhere") | {
        "og:url": room["link"]
    }


@needs_library
@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/r/nowhere", "/games/nothing"])
def test_every_page_has_a_preview_with_text_and_a_picture(client: TestClient[Litestar], path: str) -> None:
    tags = meta_tags(client, path)
    assert tags["og:title"].endswith("Ricochet Robots")
    assert tags["og:description"]
    assert tags["og:image:alt"]
    assert tags["twitter:card"] == "summary_large_image"
    todays_puzzle = client.get("/api/today").json()["puzzle"]
    shown = tags["og:image"].rpartition("/")[2].removesuffix(".png")
    assert todays_puzzle.split()[0] in shown


def test_previews_are_escaped(client: TestClient[Litestar]) -> None:
    page = client.get("/", headers={"host": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page


def test_previews_have_no_picture_without_the_library(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ricochetrobots.server.http.preview.can_draw", lambda: False)
    tags = meta_tags(client, "/")
    assert tags["twitter:card"] == "summary"
    assert "og:image" not in tags
    assert client.get("/preview/1A2B3C4D.png").status_code == 404


@needs_library
def test_pictures_are_cached_and_new_ones_are_limited(
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
async def test_a_drawing_that_takes_too_long_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(3600)")
    monkeypatch.setattr(preview, "COMMAND", endless)
    clock = ManualClock()
    drawing = asyncio.create_task(preview._drawn("<svg/>", clock))
    while not clock.limited:  # noqa: ASYNC110  # the clock sends no event when a limit begins
        await asyncio.sleep(0)
    clock.advance(preview.DRAWING_SECONDS)
    with pytest.raises(TimeoutError):
        await drawing


@needs_library
def test_a_picture_of_an_unreadable_board_is_rejected(client: TestClient[Litestar]) -> None:
    answer = client.get("/preview/nonsense.png")
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"


def test_a_preview_uses_the_language_of_the_request(client: TestClient[Litestar]) -> None:
    assert meta_tags(client, "/rules", "de-DE,en;q=0.5")["og:title"] == "So wird gespielt · Ricochet Robots"
    tags = meta_tags(client, "/today", "es")
    assert tags["og:title"] == "El reto de hoy · Ricochet Robots"
    assert tags["og:description"].endswith("¿En cuántos movimientos lo consigues?")
    assert meta_tags(client, "/rules", "nl")["og:title"] == "How to play · Ricochet Robots"
    assert "Accept-Language" in client.get("/rules").headers["vary"]
