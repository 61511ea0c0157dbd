"""The puzzle of a day: moves, hints, solution, storage, replay and sharing; and the previous days."""

import json
import re
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import ARROWS, EASY_DAY, detour, open_day, solve_an_easy_day, walk
from browser.screens import FEW_SCREENS, misfits, turn_to
from ricochetrobots.puzzles import daily, difficulty
from support.browser import PHONE, OpenPage
from support.server import TODAY, LiveServer

pytestmark = pytest.mark.browser

EASY = daily.puzzle_of(EASY_DAY)


WATCH = """() => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
        const answer = await ask(...request);
        if (String(request[0]).includes("/judge")) window.judged = performance.now();
        return answer;
    };
    const look = () => { if (document.querySelector(".verdict")) window.shown ??= performance.now(); };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


FRAME_OF_A_MOVE = """async ([robot, arrow]) => {
    const place = () => document.querySelector(`.board [data-key=robot-${robot}]`).getAttribute("transform");
    const count = () => document.querySelector(".puzzle-count b").textContent;
    const heard = () => document.querySelector("[aria-live=polite]").textContent;
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press(robot.toLowerCase());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const from = place();
    press(arrow);
    await new Promise(requestAnimationFrame);
    return { moved: place() !== from, count: count(), heard: heard() };
}"""
"""Select a robot and move it; return what has changed in the next frame."""


def facts(page: Page) -> dict[str, str]:
    """Return the numbers of the result by their names."""
    names = page.locator(".solved-facts dt").all_inner_texts()
    return dict(zip(names, page.locator(".solved-facts dd").all_inner_texts(), strict=True))


def test_hints_come_one_at_a_time_and_stay_over_a_reload(page: Page) -> None:
    open_day(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if "/hints/" in request.url else None)
    hints = page.locator(".hints")
    spoken = page.locator("[aria-live=assertive]")
    names = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow"}
    shares = [
        *(f"There is a solution in {EASY.best + spare} moves or fewer." for spare in (3, 2, 1)),
        f"The shortest solution takes {EASY.best} moves.",
        f"{names[EASY.path[0]]} moves first.",
        "First move:",
        "A shortest solution:",
    ]
    for grade, words in enumerate(shares, 1):
        page.keyboard.press("h")
        expect(hints).to_contain_text(words)
        expect(spoken).to_contain_text(words)
        assert [url.rsplit("/", 1)[1] for url in requests] == [str(n) for n in range(1, grade + 1)]
    expect(hints.get_by_role("listitem")).to_have_count(EASY.best)
    walk(page, EASY.path.rsplit(" ", 1)[0])
    page.reload()
    expect(hints.get_by_role("listitem")).to_have_count(EASY.best)
    expect(page.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(EASY.best - 1)
    walk(page, EASY.path.rsplit(" ", 1)[1])
    expect(page.get_by_role("heading", name="Shortest solution found")).to_be_visible()
    assert facts(page) == {"Your moves": str(EASY.best), "Shortest": str(EASY.best), "Hints": "7"}


COVERED = """() => [...document.querySelectorAll(".puzzle-head > h1, .puzzle-aim, .sheet button")].filter((part) => {
    if (getComputedStyle(part).clipPath !== "none") return false;
    const { left, top, width, height } = part.getBoundingClientRect();
    const seen = (at) => part.contains(document.elementFromPoint(left + width / 8, top + height * at));
    return ![0.2, 0.5, 0.8].every(seen);
}).map((part) => part.ariaLabel || part.innerText)"""
"""Return the covered or invisible parts of title, aim and pad. A hidden title is for screen readers.
"""


@pytest.mark.long_cases("size1", "size2", "size3")
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (375, 667), (390, 664), PHONE])
def test_a_message_covers_neither_the_title_nor_the_pad(
    open_page: OpenPage, live_server: LiveServer, size: tuple[int, int]
) -> None:
    page = open_page(size=size, touch=True, base_url=live_server.url)
    open_day(page)
    assert page.evaluate(COVERED) == []
    board = page.locator(".board > svg").bounding_box()
    walk(page, "Gn Gn Gn Gn")
    expect(page.locator(".message")).to_contain_text("Green cannot move north")
    expect(page.locator(".message")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []
    assert page.locator(".board > svg").bounding_box() == board


def test_the_frame_after_a_key_shows_the_board_and_the_rest_follows(page: Page) -> None:
    open_day(page)
    robot, way = EASY.path[0], EASY.path[1]
    assert page.evaluate(FRAME_OF_A_MOVE, [robot, ARROWS[way]]) == {"moved": True, "count": "0", "heard": ""}
    expect(page.locator(".puzzle-count b")).to_have_text("1")
    expect(page.locator("[aria-live=polite]")).to_contain_text("1:")


@pytest.mark.long
def test_a_longer_way_can_be_bettered_or_shown_a_shorter_one(page: Page) -> None:
    solve_an_easy_day(page)
    expect(page.locator(".verdict")).to_have_text(
        f"Solved in {EASY.best + 2} moves. There is a solution in {EASY.best}."
    )
    expect(page.get_by_role("radio")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("button", name="Show a shortest solution").click()
    expect(page.get_by_role("radio", name=f"Shortest: {EASY.best} moves")).to_be_checked()
    expect(page.locator(".player-place")).to_have_text(f"{EASY.best} of {EASY.best}")
    page.keyboard.press("[")
    expect(page.locator(".player-place")).to_have_text(f"{EASY.best - 1} of {EASY.best}")
    page.get_by_role("radio", name=f"You: {EASY.best + 2} moves").check()
    expect(page.locator(".board .stop")).to_have_count(EASY.best + 2)
    page.reload()
    expect(page.get_by_role("radio")).to_have_count(2)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("hidden", [1, 0, -1])
def test_the_result_says_how_well_hidden_the_path_was(page: Page, hidden: int) -> None:
    days = (TODAY - timedelta(days=ago) for ago in range(300))
    day = next(
        day
        for day in days
        if daily.puzzle_of(day).best < 6 and difficulty(daily.puzzle_of(day).puzzle).hidden == hidden
    )
    each = daily.puzzle_of(day)
    open_day(page, f"/today/{day}")
    with page.expect_response("**/kernel.wasm"):
        walk(page, each.path)
        expect(page.locator(".verdict")).to_be_visible()
    words = {1: f"{each.best} moves, well hidden.", 0: "", -1: f"{each.best} moves, plain to see."}[hidden]
    expect(page.locator(".solved-head .note")).to_have_text(
        [f"Solved in {each.best} moves. There is no shorter solution.", *filter(None, [words])]
    )


def test_the_result_is_shared_and_gives_nothing_away(open_page: OpenPage, live_server: LiveServer) -> None:
    """The result appears a moment after the last slide, as in a round."""
    page = open_page(base_url=live_server.url, still=False)
    today = daily.puzzle_of(TODAY)
    solved = {"moves": "", "hints": [], "result": {"path": "Rn", "moves": 5, "best": 5, "inTime": True}}
    page.add_init_script(
        "navigator.share = async (data) => { window.shared = data; };"
        + "".join(
            f"localStorage.setItem('ricochet.day.{TODAY - timedelta(days=days)}', {json.dumps(json.dumps(solved))});"
            for days in (1, 2, 4)
        )
    )
    open_day(page, "/today")
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_be_visible()
    page.evaluate(WATCH)
    walk(page, today.path)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("() => window.shown - window.judged") >= 640
    assert facts(page)["Streak"] == "3"
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet.get_by_role("img")).to_be_visible()
    sheet.get_by_role("radio", name="Text").check(force=True)
    sheet.get_by_role("button", name="Share").click()
    page.wait_for_function("window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"] == f"{live_server.url}/today/{TODAY}"
    day, squares, rest = shared["text"].split("\n")
    assert day == f"Ricochet Robots {TODAY:%b} {TODAY.day} · {TODAY:%A}, very hard"
    assert squares == "🟩🟩🟩🟩🟩 Shortest path"
    assert re.fullmatch(r"\d:\d\d · 1 hint · 3 days in a row", rest)
    expect(sheet).to_have_count(0)


def test_the_start_page_shows_the_week_of_a_player_who_returns(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(base_url=live_server.url, size=PHONE, touch=True)
    page.goto("/")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    week = page.locator(".week-letters")
    expect(week).to_have_count(0)
    solved = {"moves": "", "hints": [], "result": {"path": "Rn", "moves": 5, "best": 5, "inTime": True}}
    for days in range(3):
        key = f"ricochet.day.{TODAY - timedelta(days=days)}"
        page.evaluate("([key, record]) => localStorage.setItem(key, JSON.stringify(record))", [key, solved])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Solved today.")
    page.evaluate("(key) => localStorage.removeItem(key)", f"ricochet.day.{TODAY}")
    page.reload()
    expect(week).to_have_text("MTWTFSS")
    expect(week.locator(".good")).to_have_count(2)
    expect(page.get_by_role("button", name="Today’s puzzle")).to_contain_text("2 days in a row")
    expect(week.locator(".today")).to_have_text("S")
    for screen in FEW_SCREENS:
        turn_to(page, screen)
        assert misfits(page, [screen]) == {}


def test_past_days_stand_with_what_came_of_them(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(base_url=live_server.url, size=PHONE, touch=True)
    page.goto("/today")
    page.get_by_role("link", name="Past puzzles").tap()
    expect(page.get_by_role("link", name="Sunday, March 1: not tried")).to_be_visible()
    page.get_by_role("link", name="Monday, February 23: not tried").tap()
    expect(page.get_by_text("Puzzle for February 23")).to_be_visible()
    expect(page.locator(".board .robot").first).to_be_visible()
    walk(page, detour(EASY))
    expect(page.get_by_role("heading", name="Target reached")).to_be_visible()
    page.get_by_role("link", name="Past puzzles").tap()
    words = f"Monday, February 23: solved in {EASY.best + 2} moves, shortest {EASY.best}"
    expect(page.get_by_role("link", name=words)).to_be_visible()
    expect(page.get_by_text("No streak yet.")).to_be_visible()
    expect(page.locator(".day")).to_have_count(42)
    page.get_by_role("button", name="Earlier weeks").tap()
    expect(page.locator(".day")).to_have_count(84)


def test_a_day_that_has_not_come_is_reported_in_words(page: Page, faults: list[str]) -> None:
    page.goto(f"/today/{TODAY + timedelta(days=1)}")
    expect(page.get_by_text("The puzzle for this day is not available yet.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()
