"""The page of a finished match, round by round, and the same match in a frame of another page."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from ricochetrobots.wire.http import GAME_EXPORT
from support.browser import PHONE, OpenPage, axe, axe_in_both_themes, open_tab
from support.finished_match import GAME, finished_match
from support.server import LiveServer

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def exported() -> bytes:
    return GAME_EXPORT.encode(finished_match())


def come(page: Page, live_server: LiveServer, exported: bytes, path: str = "") -> Page:
    """Open the page of the match, whose data the test provides."""
    page.route(
        f"**/games/{GAME}.json", lambda route: route.fulfill(body=exported, content_type="application/json")
    )
    page.goto(f"{live_server.url}/games/{GAME}{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


@pytest.mark.long
def test_every_round_shows_bids_times_paths_and_how_good_they_were(
    page: Page, live_server: LiveServer, exported: bytes
) -> None:
    come(page, live_server, exported)
    expect(page.get_by_text("Jonas leads the series 1–0")).to_be_visible()
    record = page.get_by_role("list", name="Round by round")
    first = record.get_by_role("region", name="Round 1")
    bids = first.get_by_role("list", name="Bids of round 1").locator(":scope > li")
    expect(bids).to_have_count(3)
    expect(bids.nth(0)).to_contain_text("Jonas")
    expect(bids.nth(0)).to_contain_text("8 after 14.5 s, 6 after 29.6 s")
    expect(bids.nth(0)).to_contain_text("solved")
    expect(bids.nth(0).get_by_role("list", name="Moves of this solution").locator("li")).to_have_count(6)
    expect(bids.nth(0).get_by_role("img", name=re.compile("handicap", re.I))).to_be_visible()
    expect(bids.nth(1)).to_contain_text(re.compile(r"Pip \(bot 2\).*after 24.6 s.*7", re.S))
    expect(bids.nth(2)).to_contain_text(re.compile(r"Mara.*after 8.3 s.*9", re.S))
    expect(first).to_contain_text("As good as it gets.")
    expect(first).to_contain_text(re.compile(r"shortest solutions?, in 6 moves"))
    second = record.get_by_role("region", name="Round 2")
    expect(second).to_contain_text("gave up")
    expect(second).to_contain_text("Nobody")
    expect(page.locator(".record-rules")).to_contain_text("Edition 2013")
    expect(page.locator(".record-rules")).to_contain_text("with bots")
    assert axe_in_both_themes(page) == []


def test_a_round_is_replayed_and_analysed_from_its_entry(
    page: Page, live_server: LiveServer, exported: bytes
) -> None:
    come(page, live_server, exported)
    third = page.get_by_role("region", name="Round 3")
    third.get_by_role("button", name="Replay round 3").click()
    expect(page.locator(".paths")).to_contain_text("Round 3")
    third.get_by_role("button", name="Analyse this round").click()
    expect(page).to_have_url(re.compile("/analyse#"))
    expect(page.get_by_role("button", name="moves: Jonas, round 3")).to_be_visible()


@pytest.mark.long
def test_the_frame_stays_when_the_language_changes(
    open_page: OpenPage, live_server: LiveServer, exported: bytes
) -> None:
    page = come(open_page(size=PHONE), live_server, exported)
    header = page.get_by_role("banner")
    expect(header).to_contain_text("3 rounds")
    open_tab(page, "Settings")
    page.get_by_role("dialog").get_by_role("combobox").first.select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jonas gewinnt")
    expect(header).to_contain_text("3 Runden")
    expect(page).to_have_title(re.compile("^Jonas gewinnt"))


def test_files_and_embed_code(open_page: OpenPage, live_server: LiveServer, exported: bytes) -> None:
    page = open_page(size=PHONE)
    page.add_init_script("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    come(page, live_server, exported)
    expect(page.get_by_role("link", name="Text record")).to_have_attribute("href", f"/games/{GAME}.txt")
    page.get_by_role("button", name="Copy embed code").click()
    expect(page.get_by_role("main").get_by_text("Embed code copied.")).to_be_visible()
    code = page.evaluate("window.copied")
    assert code.startswith(f'<iframe src="{live_server.url}/games/{GAME}/embed" title="Jonas wins"')
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.long_cases("light")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_frame_shows_the_match_without_ways_to_other_pages(
    open_page: OpenPage, live_server: LiveServer, exported: bytes, theme: str
) -> None:
    page = open_page(size=(320, 680), theme=theme)
    come(page, live_server, exported, "/embed")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jonas wins")
    expect(page.locator(".header")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert axe(page) == []
    links = page.get_by_role("link").all()
    assert [(link.get_attribute("href"), link.get_attribute("target")) for link in links] == [
        (f"{live_server.url}/games/{GAME}", "_blank")
    ]
    page.get_by_role("button", name="Replay round 1").click()
    expect(page.locator(".paths")).to_contain_text("Round 1")


def test_a_room_lists_its_matches(page: Page, live_server: LiveServer, exported: bytes) -> None:
    def seats(mara: int, jonas: int) -> list[dict[str, object]]:
        return [
            {"seat": 0, "name": "Mara", "bot": None, "chips": mara},
            {"seat": 1, "name": "Jonas", "bot": None, "chips": jonas},
        ]

    times = {"started_at": 1795721405.25, "ended_at": 1795721676.3, "rounds": 3}
    record = {
        "format": "ricochetrobots-matches-1",
        "name": "tidal-otter",
        "wins": [
            {"seat": 1, "name": "Jonas", "bot": None, "wins": 2},
            {"seat": 0, "name": "Mara", "bot": None, "wins": 1},
        ],
        "matches": [
            {"game": "first", "number": 1, "seats": seats(0, 2), "winners": [1], **times},
            {"game": GAME, "number": 2, "seats": seats(2, 2), "winners": [0, 1], **times},
        ],
    }
    page.route("**/r/abc/matches.json", lambda route: route.fulfill(json=record))
    page.route(
        f"**/games/{GAME}.json", lambda route: route.fulfill(body=exported, content_type="application/json")
    )
    page.goto(f"{live_server.url}/r/abc/matches")
    expect(page.get_by_role("heading", level=1)).to_have_text("Matches of this room")
    wins = page.get_by_role("list", name="Matches won").get_by_role("listitem")
    expect(wins).to_contain_text(["Jonas2 matches won", "Mara1 match won"])
    matches = page.get_by_role("list", name="Matches, latest first").locator(":scope > li")
    expect(matches.nth(0)).to_contain_text("Match 2: Mara and Jonas share the win")
    expect(matches.nth(1)).to_contain_text("Match 1: Jonas wins")
    expect(matches.nth(1)).to_contain_text("Jonas 2 · Mara 0")
    assert axe_in_both_themes(page) == []
    matches.nth(0).get_by_role("link", name="Round by round").click()
    expect(page).to_have_url(re.compile(f"/games/{GAME}$"))


@pytest.fixture
def elsewhere(live_server: LiveServer) -> Iterator[str]:
    """Return the address of another site on this machine, a page with the match in a frame."""
    embedded = f'<!doctype html><iframe src="{live_server.url}/games/{GAME}/embed" width="400" height="680"></iframe>'

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(embedded.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Do not log requests."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_page_of_another_site_frames_the_match(page: Page, elsewhere: str, exported: bytes) -> None:
    page.route(
        f"**/games/{GAME}.json", lambda route: route.fulfill(body=exported, content_type="application/json")
    )
    page.goto(elsewhere)
    inside = page.frame_locator("iframe")
    expect(inside.get_by_role("heading", level=1)).to_have_text("Jonas wins")
    inside.get_by_role("button", name="Replay round 1").click()
    expect(inside.locator(".paths")).to_contain_text("Round 1")
