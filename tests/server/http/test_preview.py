"""Previews of links: the text and the picture that other sites show."""

import asyncio
import re
import struct
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from ricochetrobots.draw import png
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.http import pictures
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.operate.settings import Settings
from support.apps import application
from support.client import Client
from support.clock import ManualClock
from support.needs import skip_without
from support.randomness import SeededRandomness

needs_library = skip_without("resvg", png.can_draw())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    clock = ManualClock(0.0)
    with (
        application(Settings(data=tmp_path), clock, SeededRandomness(1)) as app,
        Client(app, base_url="http://127.0.0.1:8000") as client,
    ):
        yield client


def meta_tags(client: Client, path: str, language: str = "en") -> dict[str, str]:
    page = client.get(path, headers={"Accept-Language": language}).text
    head = page[: page.index("</head>")]
    return {
        name: unescape(words) for name, words in re.findall(r'<meta \w+="([\w:]+)" content="([^"]*)">', head)
    }


@pytest.mark.slow
@needs_library
def test_a_preview_of_an_invitation_shows_the_board_but_no_name(client: Client) -> None:
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


def test_a_preview_of_a_private_room_reveals_nothing(client: Client) -> None:
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
def test_every_page_has_a_preview_with_text_and_a_picture(client: Client, path: str) -> None:
    tags = meta_tags(client, path)
    assert tags["og:title"].endswith("Ricochet Robots")
    assert tags["og:description"]
    assert tags["og:image:alt"]
    assert tags["twitter:card"] == "summary_large_image"
    todays_puzzle = client.get("/api/today").json()["puzzle"]
    shown = tags["og:image"].rpartition("/")[2].removesuffix(".png")
    assert todays_puzzle.split()[0] in shown


def test_previews_are_escaped(client: Client) -> None:
    page = client.get("/", headers={"host": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page


def test_previews_have_no_picture_without_the_library(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("preview", "pictures"):
        monkeypatch.setattr(f"ricochetrobots.server.http.{module}.can_draw", lambda: False)
    tags = meta_tags(client, "/")
    assert tags["twitter:card"] == "summary"
    assert "og:image" not in tags
    assert client.get("/preview/1A2B3C4D.png").status_code == 404


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the drawing by a quick one and return the list of what it drew."""
    svgs: list[str] = []

    async def draw(svg: str, clock: Clock) -> bytes:
        svgs.append(svg)
        return b"png"

    monkeypatch.setattr("ricochetrobots.server.http.pictures._drawn", draw)
    return svgs


@needs_library
def test_pictures_are_cached_and_new_ones_are_limited(client: Client, drawn: list[str]) -> None:
    for _ in range(2):
        assert client.get("/preview/1A2B3C4D.png").content == b"png"
    assert len(drawn) == 1
    answers = [client.get(f"/preview/{side}x5%3A.png").status_code for side in range(2, 32)]
    assert answers == [200] * 29 + [429]
    assert client.get("/preview/1A2B3C4D.png").status_code == 200
    assert client.get("/preview/nonsense.png").status_code == 429


@pytest.mark.anyio
async def test_a_drawing_that_takes_too_long_times_out() -> None:
    endless = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(3600)")
    clock = ManualClock()
    drawing = asyncio.create_task(pictures._drawn("<svg/>", clock, endless))
    while not clock.limited:  # noqa: ASYNC110  # the clock sends no event when a limit begins
        await asyncio.sleep(0)
    clock.advance(pictures.DRAWING_SECONDS)
    with pytest.raises(TimeoutError):
        await drawing


@needs_library
def test_a_picture_of_an_unreadable_board_is_rejected(client: Client) -> None:
    answer = client.get("/preview/nonsense.png")
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"


def test_a_preview_uses_the_language_of_the_request(client: Client) -> None:
    assert meta_tags(client, "/rules", "de-DE,en;q=0.5")["og:title"] == "So wird gespielt · Ricochet Robots"
    tags = meta_tags(client, "/today", "es")
    assert tags["og:title"] == "El reto de hoy · Ricochet Robots"
    assert tags["og:description"].endswith("¿En cuántos movimientos lo consigues?")
    assert meta_tags(client, "/rules", "nl")["og:title"] == "How to play · Ricochet Robots"
    assert "Accept-Language" in client.get("/rules").headers["vary"]


@needs_library
def test_another_spelling_of_a_board_has_the_same_picture(client: Client, drawn: list[str]) -> None:
    for text in ("5x4:b2e,!d1", "5x4:!d1,b2e", "5x4:c2w,!d1"):
        assert client.get(f"/preview/{text}.png").content == b"png"
    assert len(drawn) == 1


@needs_library
@pytest.mark.anyio
async def test_an_address_that_asks_for_many_pictures_delays_others_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting: list[asyncio.Future[bytes]] = []

    async def draw(svg: str, clock: Clock) -> bytes:
        waiting.append(asyncio.get_running_loop().create_future())
        return await waiting[-1]

    monkeypatch.setattr(pictures, "_drawn", draw)
    clock = ManualClock()
    cache = pictures.Pictures(clock, ServerLimits.pictures_per_address)
    greedy = [asyncio.create_task(cache.picture(f"{side}x5:", "greedy")) for side in range(2, 8)]
    await settled()
    refused = [task for task in greedy if task.done()]
    assert len(refused) == len(greedy) - pictures.MOST_WAITING
    assert all(isinstance(task.exception(), TooFastError) for task in refused)
    honest = asyncio.create_task(cache.picture("9x9:", "honest"))
    same = asyncio.create_task(cache.picture("9x9:", "somebody else"))
    await settled()
    assert len(waiting) == pictures.DRAWERS, "one of each address is drawn"
    waiting[-1].set_result(b"honest")
    assert [await honest, await same] == [b"honest", b"honest"]
    for _ in range(pictures.MOST_WAITING):
        for future in waiting:
            if not future.done():
                future.set_result(b"png")
        await settled()
    assert sum(task.done() for task in greedy) == len(greedy)


@needs_library
@pytest.mark.anyio
async def test_nobody_waits_for_a_drawer_longer_than_a_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(svg: str, clock: Clock) -> bytes:
        never: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        return await never

    monkeypatch.setattr(pictures, "_drawn", draw)
    clock = ManualClock()
    cache = pictures.Pictures(clock, ServerLimits.pictures_per_address)
    busy = [asyncio.create_task(cache.picture(f"{side}x5:", str(side))) for side in (2, 3)]
    await settled()
    late = asyncio.create_task(cache.picture("9x9:", "late"))
    await settled()
    clock.advance(pictures.WAITING_SECONDS)
    with pytest.raises(TooFastError):
        await late
    for task in busy:
        task.cancel()
    for drawing in [*cache._started.values()]:
        drawing.cancel()
    await settled()


async def settled() -> None:
    """Let every task go on as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)
