"""A board of one's own: tools by touch and mouse, undo, keys, sizes, and what may be wrong."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.app.test_analyse_ways import COPIED
from support.browser import DESKTOP, PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser


def point(page: Page, cell: str, east: float = 0.0) -> tuple[float, float]:
    """Return the middle of a cell, or a place further east in cells."""
    box = page.locator(f'.board [data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] * (0.5 + east), box["y"] + box["height"] / 2


def open_editor(page: Page) -> None:
    page.goto("/analyse")
    page.get_by_role("button", name="Your own board").click()
    expect(page.get_by_role("heading", name="Draw walls")).to_be_visible()


def tool(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def cell(page: Page, words: str) -> None:
    """Expect a cell with this name."""
    expect(page.get_by_role("gridcell", name=re.compile(f"^{words}"))).to_be_attached()


@pytest.mark.long
def test_a_board_is_drawn_by_touch(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    open_editor(page)
    page.touchscreen.tap(*point(page, "c4"))
    expect(page.get_by_role("heading", name="c4: its walls")).to_be_visible()
    tool(page, "Wall to the east")
    cell(page, "c4 Wall east")
    cell(page, "d4 Wall west")
    tool(page, "Diagonal")
    page.touchscreen.tap(*point(page, "d4"))
    cell(page, "d4 Blue diagonal")
    expect(page.get_by_text("Diagonal d4 has a wall beside it")).to_be_attached()
    expect(page.locator(".board .layer.aim .number")).to_have_text("1")
    tool(page, "Target")
    page.touchscreen.tap(*point(page, "j12"))
    page.touchscreen.tap(*point(page, "k3"))
    cell(page, "k3 Target red moon")
    expect(page.get_by_role("gridcell", name=re.compile("Target"))).to_have_count(1)
    tool(page, "Closed")
    page.touchscreen.tap(*point(page, "b2"))
    tool(page, "Robot")
    page.touchscreen.tap(*point(page, "b2"))
    page.touchscreen.tap(*point(page, "a1"))
    expect(page.locator(".board .robot")).to_have_count(1)
    page.reload()
    page.get_by_role("button", name="Your own board").click()
    cell(page, "d4 Blue diagonal")
    tool(page, "Place robots")
    expect(page.get_by_role("heading", name="Where is green?")).to_be_visible()


def test_the_mouse_draws_walls_along_edges_in_one_step(page: Page) -> None:
    open_editor(page)
    page.mouse.move(*point(page, "f10", 0.4))
    page.mouse.down()
    for row in (11, 12):
        page.mouse.move(*point(page, f"f{row}", 0.4), steps=5)
    page.mouse.up()
    for row in (10, 11, 12):
        cell(page, f"f{row} Wall east")
    page.keyboard.press("u")
    for row in (10, 11, 12):
        cell(page, f"f{row} No walls")
    page.keyboard.press("Shift+U")
    cell(page, "f11 Wall east")


def test_keys_draw(page: Page) -> None:
    open_editor(page)
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Shift+ArrowDown"):
        page.keyboard.press(key)
    cell(page, "b2 Wall south")
    page.keyboard.press("/")
    cell(page, "b2 Blue diagonal, from south-west to north-east")
    page.keyboard.press("Delete")
    cell(page, "b2 No walls")


def test_a_smaller_size_asks_before_it_removes(page: Page) -> None:
    open_editor(page)
    tool(page, "Target")
    page.mouse.click(*point(page, "p16"))
    for _ in range(3):
        tool(page, "Narrower")
        if page.get_by_role("alert").count():
            break
    expect(page.get_by_text("Remove 0 walls and one piece?")).to_be_visible()
    tool(page, "Keep")
    cell(page, "p16 Target red moon")
    tool(page, "Narrower")
    tool(page, "Remove")
    expect(page.get_by_role("gridcell", name=re.compile("^p16"))).to_have_count(0)
    expect(page.get_by_role("gridcell")).to_have_count(15 * 16)


@pytest.mark.long
def test_two_fingers_pan_a_large_board(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    open_editor(page)
    tool(page, "Wider")
    place = page.locator(".board-place.large")
    expect(place).to_be_visible()
    fingers = page.context.new_cdp_session(page)
    x, y = point(page, "g7")

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 60, y))
    touch("touchMove", (x - 50, y), (x + 10, y))
    touch("touchEnd")
    assert place.evaluate("(element) => element.scrollLeft") == pytest.approx(50, abs=2)
    expect(page.get_by_role("heading", name="Draw walls")).to_be_visible()


def test_a_link_opens_the_board_that_was_drawn(page: Page) -> None:
    page.add_init_script(COPIED)
    open_editor(page)
    tool(page, "Target")
    page.mouse.click(*point(page, "k3"))
    tool(page, "Robot")
    page.mouse.click(*point(page, "a1"))
    tool(page, "Copy link")
    expect(page.locator(".message")).to_contain_text("Link copied.")
    (link,) = page.evaluate("window.copied")
    page.evaluate("localStorage.clear()")
    page.goto("/rules")
    page.goto(link)
    expect(page.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    cell(page, "k3 Target red moon")
    expect(page.locator(".board .robot")).to_have_count(1)


def test_a_link_to_a_board_without_robots_asks_for_them(page: Page) -> None:
    page.goto("/analyse#16x32:c3e&setup")
    expect(page.get_by_role("heading", name="Where is red?")).to_be_visible()


@pytest.mark.long
def test_on_the_smallest_phone_every_tool_leaves_room_for_the_title(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=(320, 568), touch=True, base_url=live_server.url)
    open_editor(page)
    for name in ("Wall", "Diagonal", "Target", "Robot", "Closed", "Erase"):
        tool(page, name)
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
        hidden = page.locator(".sheet").evaluate("(sheet) => sheet.scrollHeight - sheet.clientHeight")
        room = page.locator(".panel").evaluate("(panel) => panel.clientHeight")
        assert (hidden, room > 60) == (0, True), (name, room)
    tool(page, "Target")
    tool(page, "vortex")  # beyond the edge, until the row is swiped
    page.touchscreen.tap(*point(page, "c4"))
    cell(page, "c4 Target vortex")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.long_cases("size1")
def test_a_board_taller_than_wide_stays_in_its_place(
    size: tuple[int, int], open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=size, base_url=live_server.url)
    page.goto("/analyse#16x32:c3e&setup")
    expect(page.get_by_role("heading", name="Where is red?")).to_be_visible()
    cell(page, "p32")
    place = page.locator(".board-place").bounding_box()
    board = page.locator(".board").bounding_box()
    assert place is not None
    assert board is not None
    assert board["height"] == pytest.approx(place["height"], abs=1)
    assert board["y"] == pytest.approx(place["y"], abs=1)
    page.get_by_role("button", name="Box").click()
    page.get_by_role("button", name="Your own board").click()
    expect(page.locator(".board-place.large")).to_be_visible()
    width = page.locator(".board-place").evaluate("(element) => element.scrollWidth / element.clientWidth")
    assert width < 1.1, "two fingers pan it in one direction only"


def test_the_targets_fit_beside_the_board_on_a_low_screen(page: Page) -> None:
    page.set_viewport_size({"width": 667, "height": 375})
    open_editor(page)
    tool(page, "Target")
    assert page.locator(".sheet").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0
