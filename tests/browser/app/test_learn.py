"""The lessons: ten small boards on /learn, played by keys, mouse and touch."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.screens import LARGE_TEXT, OTHERS, turn_to
from core.test_lessons import lessons
from ricochetrobots.core import judge, parse_puzzle
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
NAMES = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow", "S": "Silver"}
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def path_of(lesson: dict[str, object]) -> list[str]:
    """Return moves that solve the lesson. If the bid is higher than necessary, the first move is a spare one."""
    puzzle = parse_puzzle(str(lesson["puzzle"]))
    path = [str(move) for move in solve(puzzle).path or ()]
    if "bid" not in lesson:
        return path
    others = [str(move) for move in puzzle.position.legal_moves() if move.robot is not puzzle.target.robot]
    return next([move, *path] for move in others if judge(puzzle, [move, *path]).ok)


@pytest.mark.long
def test_all_ten_boards_are_solved_with_keys_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=re.compile("Learn by playing")).click()
    for place, lesson in enumerate(lessons(), 1):
        current = page.locator(".lesson[aria-current]")
        expect(current).to_have_text(str(place))
        robot = str(lesson["puzzle"]).split()[1]
        cell = page.get_by_role("gridcell", name=re.compile(rf"^{robot[1:]}\W+{NAMES[robot[0]]} robot"))
        expect(cell).to_be_attached()
        if lesson.get("bids") and "bid" not in lesson:
            page.keyboard.press(str(lesson["moves"]))
        for move in path_of(lesson):
            page.keyboard.press(move[0].lower())
            page.keyboard.press(ARROWS[move[1]])
        expect(page.locator(".verdict")).to_be_visible()
        expect(current).to_have_accessible_name(re.compile("solved"))
        if place < len(lessons()):
            page.keyboard.press(" ")
    page.reload()
    expect(page.locator(".lesson.solved")).to_have_count(len(lessons()))


def test_what_does_not_count_is_reported(page: Page) -> None:
    page.goto("/learn")
    late: list[Route] = []
    page.route("**/api/boards/**", lambda route: late.append(route))
    with page.expect_request("**/api/boards/**"):
        page.get_by_role("button", name="4: Turning a corner").click()
    expect(page.get_by_role("heading", name="Turning a corner")).to_be_focused()
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Blue robot")).to_have_attribute("aria-pressed", "true")
    late[0].continue_()  # keys pressed before the board appeared take effect once it is there
    page.unroute("**/api/boards/**")
    expect(page.locator(".message")).to_have_text("The robot must turn a corner first. Try another path.")
    page.get_by_role("button", name="10: Showing").click()
    expect(page.locator(".task")).to_contain_text("red must stand on the target after your fourth move")
    expect(page.get_by_role("gridcell", name=re.compile(r"^m5\W+Red robot"))).to_be_attached()
    for key in (
        "r",
        "ArrowRight",
        "ArrowUp",
        "ArrowLeft",
        "ArrowRight",
    ):  # shown after three moves, hidden after the fourth
        page.keyboard.press(key)
    expect(page.locator(".message")).to_have_text("Not in 4. The robots go back.")
    expect(page.locator(".puzzle-count b")).to_have_text("0")
    for key in (
        "r",
        "ArrowRight",
        "ArrowUp",
        "ArrowLeft",
        "g",
        "ArrowDown",
    ):  # the fourth move changes nothing
        page.keyboard.press(key)
    expect(page.locator(".verdict")).to_be_visible()


def test_a_board_is_solved_by_tapping(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    page.goto("/learn")
    for move in path_of(lessons()[0]):
        page.get_by_role("button", name=f"{NAMES[move[0]]} robot").tap()
        page.get_by_role("button", name=DIRECTIONS[move[1]], exact=True).tap()
    expect(page.locator(".verdict")).to_be_visible()
    page.get_by_role("button", name="Next board").tap()
    expect(page.get_by_role("heading", name="Blocking")).to_be_visible()
    page.reload()
    expect(page.locator(".lesson.solved")).to_have_count(1)


CUT = """() => {
    const words = document.querySelector(".header-words");
    return words.scrollHeight > words.clientHeight * 1.25;
}"""
"""Returns whether the header needs a third line, which is cut."""


@pytest.mark.long
def test_large_text_leaves_the_number_of_the_lesson_whole(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    page.goto("/learn")
    cut = set()
    for language in ("en", *OTHERS):
        page.evaluate(
            "(one) => localStorage.setItem('ricochet.settings', JSON.stringify({ language: one }))", language
        )
        page.reload()
        turn_to(page, LARGE_TEXT)
        page.locator(".lesson").last.click()
        expect(page.locator(".header-facts")).to_contain_text("10/10")
        cut |= {language} if page.evaluate(CUT) else set()
    assert cut == set()


@pytest.mark.long
def test_the_pictures_of_the_rules_move_when_they_are_touched(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(still=False, clock=True, base_url=live_server.url)
    page.goto("/rules")
    picture = page.get_by_role("button", name="Show it again: Red stops at a wall.")
    trail = picture.locator("polyline[data-move]")
    picture.click()
    expect(trail).to_have_count(0)
    page.clock.run_for(500)
    expect(trail).not_to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(page.get_by_role("img", name="Red stops at a wall.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Show it again"))).to_have_count(0)


def test_a_lesson_stays_where_it_is_when_its_board_comes(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    held: list[Route] = []
    page.route("**/api/boards/*", lambda route: held.append(route))
    with page.expect_request("**/api/boards/*"):
        page.goto("/learn")
    task = page.locator(".task")
    before = task.bounding_box()
    held[0].continue_()
    expect(page.locator(".board .robot")).to_be_visible()
    assert task.bounding_box() == before
