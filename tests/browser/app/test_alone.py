"""A match alone on the device: with reloads, hidden pages and sand that runs out."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import walk
from ricochetrobots.core import parse_puzzle
from ricochetrobots.game import replay
from ricochetrobots.game.events import FailureReason
from ricochetrobots.game.match import Outcome
from ricochetrobots.records.files import read_game
from ricochetrobots.records.text import write_game
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

WITH_BOTS = """() => {
    crypto.getRandomValues = (numbers) => numbers.map(() => numbers instanceof BigUint64Array ? 26n : 26);
    window.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (question) {
        if (question.id) {
            window.asked += 1;
            this.addEventListener("message", ({ data }) => {
                if (data.id === question.id && data.atLeast === undefined) window.asked -= 1;
            });
        }
        post.call(this, question);
    };
}"""
"""Let chance decide alike in every run, and count the questions that the workers have not answered."""
WITHOUT_SOLVER = """() => {
    window.Worker = class extends EventTarget {
        postMessage() {
            queueMicrotask(() => {
                const data = { missing: "WebAssembly is not defined" };
                this.dispatchEvent(new MessageEvent("message", { data }));
            });
        }
        terminate() {}
    };
}"""
"""Let each worker answer as it does in a browser that cannot run the kernel, at once and without work."""
UNTIL_ANSWERED = """async () => {
    while (window.asked) await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
    });
}"""
"""Wait until the workers have answered. The clock of the page may stand."""


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
    sure = page.get_by_role("group")
    sure.get_by_role("button", name="End the game").click()
    sure.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    assert page.evaluate("localStorage.getItem('ricochet.alone')") is None


def open_without_solver(page: Page) -> None:
    """Open a match whose page searches for nothing, so that only the match takes time."""
    page.add_init_script(f"({WITHOUT_SOLVER})()")
    page.goto("/alone")


def let_the_sand_run(page: Page, seconds: int) -> None:
    page.clock.run_for(seconds * 1000)
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()


@pytest.mark.long
def test_seventeen_missed_chips_end_the_match(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    open_without_solver(page)
    begin(page)
    for number in range(1, 18):
        let_the_sand_run(page, 61)
        page.get_by_role("button", name="Next chip" if number < 17 else "See the result").click()
    expect(page.get_by_text("0 found, 17 missed", exact=True)).to_be_visible()
    page.reload()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    game = read_game(saved.value.path())
    assert [played.outcome for played in game.rounds] == [Outcome.FACE_DOWN] * 17
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()


def choose_options(page: Page) -> None:
    """Choose options, which the page keeps without a match."""
    page.get_by_text("Rules and board").click()
    page.get_by_role("switch", name="Coloured diagonals").check()
    page.get_by_role("switch", name="Fifth robot").check()
    page.get_by_role("radio", name="twice").check()
    page.get_by_role("group", name="Sand timer").get_by_role("button", name="Sand timer: less").click()
    expect(page.locator(".setup-rules summary")).to_contain_text("sand 45 s · 5 robots")
    page.evaluate("localStorage.removeItem('ricochet.alone')")
    page.reload()
    expect(page.locator(".setup-rules summary")).to_contain_text("sand 45 s · 5 robots")


@pytest.mark.long
def test_options_are_kept(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    open_without_solver(page)
    choose_options(page)
    begin(page)
    view = seen(page)
    assert {panel for panel in re.findall("..", view["board"]) if panel[1] == "D"}
    assert len(view["robots"]) == 5
    give_up(page)
    find(page)


def give_up(page: Page) -> None:
    """Begin to show a path, and end it."""
    page.get_by_role("button", name="Found, show it").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("group", name="Give up?").get_by_role("button", name="Give up").click()


@pytest.mark.long
@pytest.mark.timeout(300)
def test_a_match_and_its_rematch_are_files(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    page.goto("/alone")
    choose_options(page)
    begin(page)
    for last in (False, True):  # the second match is a rematch, with the seat of the first
        give_up(page)
        find(page)
        for _ in range(2, 18):
            page.get_by_role("button", name="Next chip").click()
            let_the_sand_run(page, 91)
        page.get_by_role("button", name="See the result").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        game = read_game(saved.value.path())
        assert read_game(write_game(game).encode()) == replace(game, events=())
        shown = [(show.failure, bool(show.path)) for show in game.rounds[0].demonstrations]
        assert shown == [(FailureReason.GAVE_UP, False), (None, True)]
        assert [len(played.bids) for played in game.rounds] == [2] + 16 * [0]
        assert len(replay(game.events).history) == 17
        if not last:
            page.get_by_role("button", name="Play again").click()
            expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()


def watch_bots(page: Page) -> None:
    """Keep chance and the speed of this machine out of a match with bots."""
    page.add_init_script(f"({WITH_BOTS})()")
    page.evaluate(WITH_BOTS)


def run_until(page: Page, phase: str, seconds: int = 600) -> dict[str, Any]:
    """Let the clock run until the match is in a phase, and return the view. Time stands while bots think."""
    for _ in range(seconds):
        view = seen(page)
        if view["phase"] == phase:
            return view
        page.clock.run_for(1000)
        page.evaluate(UNTIL_ANSWERED)
    raise AssertionError(f"still {seen(page)['phase']}")


def play_bots(page: Page, *who: str, level: str) -> None:
    """Choose bots on the start page, and begin the match."""
    page.get_by_role("button", name=re.compile("^Play with bots")).click()
    choice = page.get_by_role("dialog", name="Play with bots")
    expect(choice.get_by_role("checkbox")).to_have_count(6)
    for box in choice.get_by_role("checkbox").all():
        box.set_checked(
            any(name in box.evaluate("(box) => box.labels[0].textContent") for name in who), force=True
        )
    choice.get_by_role("radiogroup", name="Level").get_by_role("radio", name=level).check(force=True)
    choice.get_by_role("button", name="Start").click()


@pytest.mark.long
def test_a_match_with_a_bot_is_played_to_its_end(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(clock=True, base_url=live_server.url)
    watch_bots(page)
    page.goto("/")
    play_bots(page, "Otto", level="6")
    expect(page.get_by_role("button", name="Pass")).to_be_enabled()
    view = run_until(page, "bidding")
    assert [bid["seat"] for bid in view["bids"]] == [1]
    page.evaluate(HIDE, True)
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    expect(page.locator(".board .robot")).to_have_count(0)
    left = seen(page)["pause"]["left"]
    page.clock.run_for(100_000)
    page.evaluate(HIDE, False)
    page.reload()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    assert seen(page)["pause"]["left"] == left, "nothing runs while the page is closed"
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Pass").click()
    run_until(page, "finished", 3000)
    page.clock.run_for(30_000)
    expect(page.get_by_role("heading", name="Otto (bot 6) wins")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    game = read_game(saved.value.path())
    assert game.has_bots
    assert game.winners == (1,)
    assert read_game(write_game(game).encode()) == replace(game, events=())
    assert replay(game.events).winners == (1,)
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Pass")).to_be_enabled()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="End the match now").click()
    page.get_by_role("button", name="End the match now").click()
    expect(page.get_by_text("You ended the match.")).to_be_visible()


def test_a_browser_that_cannot_search_says_that_bots_never_bid(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=PHONE, base_url=live_server.url)
    page.add_init_script("delete globalThis.WebAssembly;")
    page.add_init_script(f"({WITHOUT_SOLVER})()")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play with bots")).click()
    choice = page.get_by_role("dialog", name="Play with bots")
    expect(choice).to_contain_text("The bots never bid")
    choice.get_by_role("button", name="Start").click()
    expect(page.locator(".message")).to_contain_text("The bots never bid")
