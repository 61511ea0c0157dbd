"""Three minutes, and the race of ten by link."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import walk
from browser.practise.solver import detour, know_puzzles, puzzles, stored
from ricochetrobots.core import judge, parse_path, parse_puzzle
from support.browser import OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

SEED, AT = "7BC4", 341_284
RACE = f"/practise/race#{SEED}/2013.2.3-6"
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SPOKEN = """() => {
    window.spoken = new Set();
    new MutationObserver(() => {
        const regions = document.querySelectorAll("[aria-live], [role=status]");
        for (const region of regions) window.spoken.add(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Collects what is spoken."""
TIMES = re.compile(r"/2013\.2\.3-6/([0-9a-z-]+)/Ines$")

OpenTimed = Callable[[], Page]


@pytest.fixture
def open_timed(open_page: OpenPage, live_server: LiveServer) -> OpenTimed:
    """A function that opens a page whose time a test can forward."""

    def open_one() -> Page:
        page = open_page(base_url=live_server.url, clock=True)
        know_puzzles(page)
        page.add_init_script(
            "localStorage['ricochet.name'] ??= 'Ines'; crypto.getRandomValues = (all) => all.fill(5);"
        )
        return page

    return open_one


def start_rush(page: Page) -> int:
    """Start three minutes; return the number of the first puzzle."""
    page.goto("/practise/rush")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand")).to_be_visible()
    seed: int = page.evaluate("window.asked[0].seed")
    return seed


def solve(page: Page, number: int) -> None:
    puzzle = puzzles()[number % len(puzzles())]
    aim = page.locator(".rush-aim > b")
    expect(aim).to_have_text(f"in {len(puzzle['path'])}")
    expect(page.locator(".board .robot").first).to_be_visible()
    walk(page, " ".join(puzzle["path"]))


def seconds(page: Page) -> int:
    minutes, rest = page.locator(".rush-time").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


@pytest.mark.long
def test_three_minutes_count_what_is_solved_and_missed(open_timed: OpenTimed) -> None:
    page = open_timed()
    first = start_rush(page)
    assert 178 <= seconds(page) <= 180
    for at in range(5):
        solve(page, first + at)
        expect(page.locator(".header-aside")).to_have_text(f"{at + 1} solved · {at + 1} in a row")
    assert 175 <= seconds(page) <= 183
    expect(page.locator(".rush-row .full")).to_have_count(5)
    expect(page.get_by_text("7 more in a row: 5 seconds.")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".header-aside")).to_have_text("5 solved · 0 in a row")
    puzzle = puzzles()[(first + 6) % len(puzzles())]
    expect(page.locator(".rush-aim > b")).to_have_text(f"in {len(puzzle['path'])}")
    waste(page, puzzle)
    expect(page.locator(".message")).to_contain_text("Not in")
    let_time_run(page)
    page.clock.fast_forward(200_000)
    expect(page.get_by_role("heading", name="5 solved")).to_be_visible()
    expect(page.locator(".solved-facts dd")).to_have_text(["2:43", "+3 s", "−20 s"])
    expect(page.get_by_text("best 5 · 5 in a row")).to_be_visible()
    expect(page.get_by_text("3 missed")).to_be_visible()
    assert [each["why"] for each in stored(page, "again")] == ["time", "moves", "passed"]
    assert sum(day["quick"] for day in stored(page, "days")["days"].values()) == 5
    assert stored(page, "rush")["best"] == 5
    page.get_by_role("button", name="Try these 3").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()


@pytest.mark.long
def test_a_pass_that_uses_up_the_time_misses_its_puzzle_once(open_timed: OpenTimed) -> None:
    page = open_timed()
    start_rush(page)
    let_time_run(page)
    page.clock.fast_forward(172_000)
    expect(page.locator(".rush-time")).to_have_text(re.compile(r"^0:0[1-8]$"))
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Try this one")).to_be_visible()
    assert [each["why"] for each in stored(page, "again")] == ["passed"]


def let_time_run(page: Page) -> None:
    """Wait until the clock runs, because it stands still between two puzzles."""
    clock = page.locator(".rush-time")
    expect(clock).not_to_have_text(clock.inner_text())


def waste(page: Page, puzzle: dict[str, Any]) -> None:
    """Use up the moves without reaching the target."""
    position, length = parse_puzzle(puzzle["puzzle"]), len(puzzle["path"])
    paths = (" ".join(path) for path in product(map("".join, product("RGBY", "nesw")), repeat=length))
    codes = ((path, judge(position, parse_path(path)).code) for path in paths)
    walk(page, next(path for path, code in codes if code == "target-not-reached"))


@pytest.mark.long
def test_a_hidden_page_ends_three_minutes_and_saves_them(open_timed: OpenTimed) -> None:
    page = open_timed()
    first = start_rush(page)
    solve(page, first)
    expect(page.locator(".header-aside")).to_have_text("1 solved · 1 in a row")
    page.evaluate(HIDE, True)
    expect(page.get_by_text("The run ended at 1 when the page was hidden.")).to_be_visible()
    assert stored(page, "rush")["runs"][0] | {"at": 0, "lasted": 0} == {
        "at": 0,
        "solved": 1,
        "longest": 1,
        "won": 0,
        "lost": 0,
        "lasted": 0,
        "early": True,
    }
    assert stored(page, "again") is None


@pytest.mark.long
def test_leaving_three_minutes_saves_them(open_timed: OpenTimed) -> None:
    page = open_timed()
    first = start_rush(page)
    solve(page, first)
    expect(page.locator(".header-aside")).to_have_text("1 solved · 1 in a row")
    page.locator(".header .brand").click()
    expect(page.get_by_role("heading", name="Three minutes")).to_have_count(0)
    assert [run["early"] for run in stored(page, "rush")["runs"]] == [True]


@pytest.mark.parametrize("anchor", ["garbage", f"{SEED}/2013.2.3-", f"{SEED}/1800.2.3-6"])
def test_a_damaged_race_link_says_so_and_offers_a_new_race(page: Page, anchor: str) -> None:
    page.goto(f"/practise/race#{anchor}")
    expect(page.get_by_text("This link does not name a race.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the race")).to_have_count(0)
    page.get_by_role("button", name="New race").click()
    expect(page.get_by_text("not run yet")).to_be_visible()
    assert "#" not in page.url


@pytest.mark.long
def test_a_race_becomes_a_link(open_timed: OpenTimed) -> None:
    page = open_timed()
    page.goto(RACE)
    expect(page.get_by_text("not run yet")).to_be_visible()
    page.get_by_role("button", name="Start the race").click()
    for at in range(10):
        expect(page.locator(".header-aside")).to_have_text(f"puzzle {at + 1} of 10")
        puzzle = puzzles()[(AT + at) % len(puzzles())]
        expect(page.locator(".rush-aim > b")).to_have_text(f"in {len(puzzle['path'])}")
        if at == 0:
            page.keyboard.press("p")
        elif at == 1:
            walk(page, detour(puzzle))
        else:
            walk(page, " ".join(puzzle["path"]))
    expect(page.get_by_text("All ten")).to_be_visible()
    link = page.get_by_label("Link to this race").input_value()
    found = TIMES.search(link)
    assert found
    times = [int(each, 36) / 10 for each in found[1].split("-")]
    assert 20 <= times[0] < 40
    assert 10 <= times[1] < 30
    assert max(times[2:]) < 20


@pytest.mark.long
def test_a_race_is_run_against_the_friend_of_the_link(open_timed: OpenTimed) -> None:
    friend = open_timed()
    friend.goto(f"{RACE}/5k-2s-a-b-c-d-e-f-g-h/Mara")
    expect(friend.get_by_text("Mara (recorded)")).to_be_visible()
    friend.evaluate(SPOKEN)
    friend.get_by_role("button", name="Race against Mara").click()
    expect(friend.locator(".header-aside")).to_have_text("Mara is level with you")
    spoken = friend.evaluate("[...window.spoken].filter((words) => words.includes('ready'))")
    assert spoken == ["10 of 10 puzzles are ready."]
    expect(friend.locator(".board .robot").first).to_be_visible()
    friend.clock.fast_forward(50_000)
    expect(friend.locator(".header-aside")).to_have_text(re.compile(r"Mara is \d+ ahead"))
    walk(friend, puzzles()[AT % len(puzzles())]["path"][0])
    friend.evaluate(HIDE, True)
    expect(friend.get_by_role("heading", name="Paused")).to_be_visible()
    clock = friend.locator(".race-row b").first.inner_text()
    expect(friend.locator(".board .robot")).to_have_count(0)
    friend.clock.fast_forward(50_000)
    friend.evaluate(HIDE, False)
    friend.reload()
    friend.get_by_role("button", name="Continue").click()
    expect(friend.get_by_role("heading", name="Paused")).to_be_visible()
    assert friend.locator(".race-row b").first.inner_text() == clock
    friend.get_by_role("button", name="Continue").click()
    expect(friend.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(1)
    for at in range(10):
        expect(friend.locator(".race-row").first).to_have_attribute(
            "aria-label", re.compile(rf"^Ines: {at} of 10")
        )
        friend.keyboard.press("p")
    expect(friend.get_by_role("heading", name="Mara is home first")).to_be_visible()
