"""The search of the analysis: its bound while it runs, and how it ends. The page has a scripted solver."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.app.test_analyse import PUZZLE, address, open_analysis

pytestmark = pytest.mark.browser

SOLVER = """
window.asked = [];
window.Worker = class extends EventTarget {
    running = [];
    postMessage({ id, name, puzzle }) {
        if (name !== "solve" && name !== "allPaths") return;
        const tell = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
        const one = {
            kind: name === "solve" ? "solve" : "all",
            made: puzzle.made.join(" "),
            cancelled: false,
            onBound: (atLeast) => tell({ id, atLeast }),
            resolve: (answer) => tell({ id, answer }),
            reject: (error) => tell({ missing: String(error) }),
        };
        this.running.push(one);
        window.asked.push(one);
        window.answer?.(one);
    }
    terminate() {
        for (const one of this.running.splice(0)) one.cancelled = true;
    }
};
"""
"""Workers whose questions wait in `window.asked`; `window.answer` may answer them at once."""

ANSWER = """([kind, value]) => {
    const one = window.asked.find((each) => each.kind === kind && !each.done);
    one.done = true;
    one.resolve(value);
}"""
AT_ONCE = """
const path = ["Rn", "Se", "Gn", "Gw"];
window.answer = ({ kind, made, resolve }) => {
    if (kind === "all") resolve({ paths: [path, ["Rw", "Sn", "Gn", "Gw"]], count: 2, complete: true });
    else if (!made) resolve({ status: "solved", atLeast: 4, path });
};
"""
"""Answers about the position at once, and none about a move."""
WATCH = """
new MutationObserver(() => { window.seen ||= document.querySelector(".ruled-out") !== null; })
    .observe(document, { subtree: true, childList: true });
"""
SOLVED = {"status": "solved", "atLeast": 4, "path": ["Rn", "Se", "Gn", "Gw"]}


@pytest.fixture
def quiz(page: Page) -> Page:
    """A page whose solver answers only as told."""
    page.add_init_script(SOLVER)
    return page


def answer(page: Page, value: dict[str, Any], kind: str = "solve") -> None:
    """Answer the first open question of that kind."""
    page.evaluate(ANSWER, [kind, value])


def bound(page: Page, at_least: int) -> None:
    page.evaluate("(atLeast) => window.asked[0].onBound(atLeast)", at_least)


@pytest.mark.long
def test_a_bound_grows_while_the_search_runs_and_stays_when_it_stops(quiz: Page) -> None:
    open_analysis(quiz)
    title = quiz.get_by_role("heading", level=1)
    expect(title).to_have_text("At least 2 moves")
    bound(quiz, 14)
    expect(title).to_have_text("At least 14 moves")
    expect(quiz.locator(".searching")).to_contain_text("Proven: no solution in 13 or fewer.")
    expect(quiz.locator(".ruled-out .out").last).to_have_text("13")
    expect(quiz.locator(".ruled-out .now")).to_have_text("14")
    quiz.get_by_role("button", name="Stop at 14").click()
    expect(title).to_have_text("Stopped: at least 14")
    assert quiz.evaluate("() => window.asked[0].cancelled")
    quiz.get_by_role("button", name="Continue searching").click()
    expect(title).to_have_text("At least 2 moves")
    assert quiz.evaluate("() => window.asked.filter(({ kind }) => kind === 'solve').length") >= 2


def test_a_quick_search_shows_only_its_answer(quiz: Page) -> None:
    quiz.add_init_script(AT_ONCE + WATCH)
    open_analysis(quiz)
    expect(quiz.get_by_role("heading", level=1)).to_contain_text("Shortest: 4 moves")
    assert not quiz.evaluate("() => window.seen")


def test_memory_that_runs_out_leaves_the_bound(quiz: Page) -> None:
    open_analysis(quiz)
    expect(quiz.get_by_role("heading", level=1)).to_have_text("At least 2 moves")
    answer(quiz, {"status": "memory", "atLeast": 15, "path": None})
    expect(quiz.get_by_role("heading", level=1)).to_have_text(
        re.compile("This (phone|computer) ran out of memory. The shortest solution takes at least 15 moves.")
    )
    expect(quiz.locator(".searching")).to_contain_text("A computer has more memory")


def test_solutions_are_counted_for_a_second_and_then_on_request(quiz: Page) -> None:
    quiz.clock.install()
    open_analysis(quiz)
    quiz.wait_for_function("() => window.asked.length > 0")
    answer(quiz, SOLVED)
    quiz.wait_for_function("() => window.asked.some(({ kind }) => kind === 'all')")
    row = quiz.locator(".solutions .note")
    expect(row).to_have_text("One of the shortest. Their number is not known.")
    expect(quiz.locator(".player-place")).to_have_text("4 of 4")
    quiz.clock.run_for(1100)
    quiz.get_by_role("button", name="Count them · may take minutes").click()
    quiz.clock.run_for(60_000)
    quiz.get_by_role("button", name="Stop counting").click()
    assert all(
        quiz.evaluate("() => window.asked.filter(({ kind }) => kind === 'all').map((one) => one.cancelled)")
    )
    quiz.get_by_role("button", name="Count them · may take minutes").click()
    quiz.evaluate("() => window.asked.forEach((one) => (one.done ||= one.cancelled))")
    answer(quiz, {"paths": [SOLVED["path"]], "count": 874_107, "complete": False}, "all")
    expect(quiz.locator(".analysis")).to_contain_text("874,107 solutions")
    expect(row).to_have_text("One of the shortest.")


@pytest.mark.long
def test_twenty_groups_of_many_solutions_are_listed(quiz: Page) -> None:
    open_analysis(quiz)
    expect(quiz.get_by_role("heading", level=1)).to_have_text("At least 2 moves")
    answer(quiz, SOLVED)
    expect(quiz.get_by_role("heading", level=1)).to_contain_text("Shortest: 4 moves")
    robots = [first + second for first in "RGBYS" for second in "RGBYS"]
    paths = [[f"{one[0]}n", f"{one[1]}e", "Gn", "Gw"] for one in robots]
    answer(quiz, {"paths": paths, "count": 30, "complete": False}, "all")
    expect(quiz.locator(".analysis")).to_contain_text("30 solutions")
    expect(quiz.locator(".solutions > li")).to_have_count(20)


def test_a_position_without_a_solution_says_so(quiz: Page) -> None:
    open_analysis(quiz)
    expect(quiz.get_by_role("heading", level=1)).to_have_text("At least 2 moves")
    answer(quiz, {"status": "unsolvable", "atLeast": 0, "path": None})
    expect(quiz.get_by_role("heading", level=1)).to_contain_text("No solution")


def test_a_browser_without_a_solver_says_so(quiz: Page) -> None:
    quiz.add_init_script("window.answer = (one) => one.reject(new Error('no kernel'));")
    open_analysis(quiz)
    expect(quiz.get_by_role("heading", level=1)).to_have_text("This browser cannot search for solutions")


def test_questions_about_another_position_are_cancelled(quiz: Page) -> None:
    quiz.add_init_script(AT_ONCE)
    open_analysis(quiz)
    quiz.wait_for_function("() => window.asked.some(({ made }) => made === 'Rn')")
    quiz.keyboard.press("b")
    quiz.keyboard.press("ArrowLeft")
    quiz.wait_for_function("() => window.asked.some(({ made }) => made === 'Bw')")
    running = quiz.evaluate(
        "() => window.asked.filter(({ made, cancelled }) => made && !cancelled).map(({ made }) => made)"
    )
    assert all(made.startswith("Bw") for made in running), running


def test_the_keys_choose_the_parts_and_the_next_group(quiz: Page) -> None:
    quiz.set_viewport_size({"width": 390, "height": 844})
    quiz.add_init_script(AT_ONCE)
    open_analysis(quiz)
    rows = quiz.locator(".solutions > li")
    expect(rows.nth(0)).to_have_class(re.compile("chosen"))
    quiz.keyboard.press("n")
    expect(rows.nth(1)).to_have_class(re.compile("chosen"))
    expect(quiz.locator(".player-place")).to_have_text("4 of 4")
    quiz.keyboard.press("[")
    expect(quiz.locator(".player-place")).to_have_text("3 of 4")
    for key, part in (("m", ".moves-part"), ("c", ".chips-part"), ("w", ".solutions-part")):
        quiz.keyboard.press(key)
        expect(quiz.locator(part)).to_be_visible()
        expect(quiz.locator(".part:visible")).to_have_count(1)


def test_the_address_is_never_sent(quiz: Page) -> None:
    requests: list[str] = []
    quiz.on("request", lambda request: requests.append(request.url))
    quiz.goto(address(PUZZLE))
    expect(quiz.locator(".board .robot")).to_have_count(5)
    assert not [url for url in requests if "Rl3" in url.split("#")[0]]
