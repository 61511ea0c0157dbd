"""A match alone on the device: without a network, with reloads, hidden pages and sand that runs out."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.app.test_offline import context, server, visit
from browser.app.visits import walk
from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

__all__ = ["context", "server"]

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def seen(page: Page) -> dict[str, Any]:
    """Return the view of the match that the device stores."""
    kept = json.loads(page.evaluate("localStorage.getItem('ricochet.alone')"))
    view: dict[str, Any] = kept["match"]["view"]
    return view


def shortest(page: Page) -> str:
    view = seen(page)
    cells = " ".join(robot + cell for robot, cell in view["robots"].items())
    chip = view["chip"]
    path = solve(parse_puzzle(f"{view['board']} {cells} >{chip['robot'] or '*'}{chip['cell']}")).path
    return " ".join(map(str, path or ()))


def begin(page: Page) -> None:
    page.get_by_role("button", name="Turn up the first chip").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()


def find(page: Page) -> None:
    """Show a shortest path."""
    path = shortest(page)
    page.get_by_role("button", name="Found, show it").click()
    expect(page.get_by_role("heading", name="Show")).to_be_visible()
    walk(page, path)
    expect(page.get_by_role("heading", name="Found", exact=True)).to_be_visible()


def test_a_match_is_played_without_a_network(context: BrowserContext, server: LiveServer) -> None:
    page = visit(context, f"{server.url}/")
    context.set_offline(True)
    expect(page.get_by_text("Offline. All this still works.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play alone")).click()
    expect(page).to_have_url(re.compile("/alone$"))
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    begin(page)
    find(page)
    expect(page.locator(".result-head")).to_contain_text("No solution is shorter.")
    page.reload()
    expect(page.get_by_role("heading", name="Found", exact=True)).to_be_visible()
    page.get_by_role("button", name="Next chip").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()
    page.get_by_role("link", name="Ricochet Robots").click()
    page.get_by_role("button", name=re.compile("^Play alone.*Your game is in progress")).click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    assert len(seen(page)["history"]) == 1
    assert faults == []


def test_a_hidden_page_stops_the_sand_and_a_touch_starts_it(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    page.goto("/alone")
    begin(page)
    page.clock.run_for(20_000)
    page.evaluate(HIDE, True)
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    expect(page.locator(".board .robot")).to_have_count(0)
    left = seen(page)["pause"]["left"]
    assert 30 < left <= 40
    page.clock.run_for(100_000)
    page.evaluate(HIDE, False)
    page.reload()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    assert seen(page)["pause"]["left"] == left, "nothing runs while the page is closed"
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()
    page.clock.run_for(41_000)
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()
    assert [up for _, up in seen(page)["laid"]] == [False]


def test_a_device_that_slept_counts_the_time_until_it_fell_asleep(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    page.goto("/alone")
    begin(page)
    page.clock.run_for(10_000)
    page.clock.fast_forward(3_600_000)
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    assert 45 < seen(page)["pause"]["left"] <= 51


def test_a_demonstration_that_fails_costs_sand(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    page.goto("/alone")
    begin(page)
    page.get_by_role("button", name="Found, show it").click()
    expect(page.get_by_role("heading", name="Show")).to_be_visible()
    page.clock.run_for(31_000)
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()
    page.clock.run_for(20_000)
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()
    page.clock.run_for(15_000)
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()


def test_a_match_is_ended_for_good(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, base_url=live_server.url)
    page.goto("/alone")
    begin(page)
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("heading", name="Your game will wait")).to_be_visible()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()
    assert page.evaluate("localStorage.getItem('ricochet.alone')") is None


def test_seventeen_missed_chips_end_the_match(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    page.goto("/alone")
    begin(page)
    for number in range(1, 18):
        page.clock.run_for(61_000)
        expect(page.get_by_role("heading", name="Not found")).to_be_visible()
        page.get_by_role("button", name="Next chip" if number < 17 else "See the result").click()
    expect(page.get_by_text("0 found, 17 missed")).to_be_visible()
    page.reload()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    record = json.loads(saved.value.path().read_text())
    assert (record["phase"], len(record["history"])) == ("finished", 17)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Turn up the first chip")).to_be_visible()
