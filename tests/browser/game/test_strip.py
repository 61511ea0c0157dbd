"""The strip: the players of a round in one row under the board of a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.game.happenings import happens
from support.browser import open_tab

pytestmark = pytest.mark.browser

PHONES = ((390, 844), (390, 664), (360, 740), (320, 568))
PHASES = ("thinking", "bidding", "passed", "showing", "own-showing", "taken", "scratch")

UNDER_BOARD = """(strip) => {
    const above = document.querySelector(".board-place").getBoundingClientRect();
    const { top, bottom, left, right } = strip.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { gap: top - above.bottom, inside, scrolls: strip.scrollWidth > strip.clientWidth };
}"""
COVERED = """(strip) => {
    const boxes = [...strip.querySelectorAll(".cell-bid, .cell-name, .cell-order, .cell-sign")].map((one) => ({
        one, box: one.getBoundingClientRect(),
    })).filter(({ box }) => box.width > 0);
    const numbers = boxes.filter(({ one }) => one.matches(".cell-bid"));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return numbers.flatMap((number) => boxes.filter((other) => other !== number && meet(number.box, other.box))
        .map((other) => `${other.one.className} ${other.one.textContent} on ${number.one.textContent}`));
}"""
"""Returns the texts and signs that cover the number of a cell."""


@pytest.fixture
def strip(page: Page) -> Locator:
    return page.locator(".strip")


def names(page: Page) -> list[str]:
    """Return what a screen reader reads of each cell."""
    return page.locator(".cell > .unseen").all_inner_texts()


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_is_right_under_the_board_in_every_phase(
    page: Page, show: Callable[..., Page], strip: Locator, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for view in PHASES:
        show(view)
        place = strip.evaluate(UNDER_BOARD)
        assert 0 <= place["gap"] <= 8, (view, place)
        assert place["inside"], view
        assert not place["scrolls"], view
        expect(page.locator(".cell.own")).to_be_visible()
        assert strip.evaluate(COVERED) == [], view


@pytest.mark.parametrize("view", ["eight-players", "many", "wide-names"])
def test_many_players_cover_no_number(
    page: Page, show: Callable[..., Page], strip: Locator, view: str
) -> None:
    for width, height in ((390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        show(view)
        assert strip.evaluate(COVERED) == [], (view, width)
        assert not strip.evaluate(UNDER_BOARD)["scrolls"]
        expect(page.locator(".cell.own")).to_be_visible()


def test_more_than_eight_players_leave_the_first_six_and_you(page: Page, show: Callable[..., Page]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show("many")
    seats = page.evaluate("() => window.game.session.view.value.seats.length")
    assert seats > 8
    cells = page.locator(".cell")
    shown = cells.count()
    assert shown <= 7
    expect(page.locator(".cell.own")).to_have_count(1)
    expect(page.locator(".cell-more")).to_have_text(f"+{seats - shown}")


def test_the_cells_are_read_with_bid_place_and_chips(page: Page, show: Callable[..., Page]) -> None:
    """R6.3, R6.4, R6.10"""
    page.set_viewport_size({"width": 390, "height": 844})
    show("thinking")
    assert names(page) == [
        "Mara, thinking, 2 chips",
        "Jonas, thinking, 1 chip",
        "You, thinking, 2 chips",
        "Tomo, thinking, 0 chips",
    ]
    happens(page, "bidding")
    expect(page.locator(".cell-order.first")).to_have_text(["1"])
    assert names(page)[:3] == [
        "Mara, 7, shows first, 2 chips",
        "Jonas, 7, shows second, 1 chip",
        "You, 9, shows third, 2 chips",
    ]
    happens(page, "passed")
    assert names(page)[2:] == ["You, 9, shows third, Passed, 2 chips", "Tomo, Passed, 0 chips"]
    expect(page.locator(".cell").last).to_contain_text("pass")
    page.evaluate("() => void (window.game.session.sending.value = { type: 'place_bid', moves: 5 })")
    expect(page.locator(".cell.own > .unseen")).to_have_text("You, sending 5, 2 chips")
    page.evaluate("() => void (window.game.session.sending.value = null)")
    show("showing")
    assert names(page)[0] == "Mara shows 7"
    show("second-showing")
    assert names(page)[0].startswith("Mara, 7, failed")
    expect(page.locator(".cell.failed strong")).to_have_css("text-decoration-line", "line-through")
    show("taken")
    expect(page.locator(".cell.won .cell-bid > b")).to_contain_text("+1 chip")


def test_the_chips_are_dots_up_to_first_to_five(page: Page, show: Callable[..., Page]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show("thinking")
    goal = page.evaluate("() => window.game.session.view.value.chips_to_win")
    assert goal == 5
    mara = page.locator(".cell").first
    expect(mara.locator(".chip-dots > i")).to_have_count(5)
    expect(mara.locator(".chip-dots > .won")).to_have_count(2)
    page.evaluate("() => window.game.session.happen([], { chips_to_win: 8 })")
    expect(mara.locator(".chip-dots")).to_have_count(0)
    expect(mara.locator(".chips-won")).to_have_text("2")


def test_it_is_one_button_that_opens_the_players(
    page: Page, show: Callable[..., Page], strip: Locator
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show("bidding")
    button = strip.get_by_role("button")
    expect(button).to_have_count(1)
    expect(button).to_have_accessible_name("Players")
    button.click()
    dialog = page.get_by_role("dialog", name="Players")
    expect(dialog.get_by_role("listitem")).to_contain_text(["1MaMara", "2JoJonas", "3InYou", "ToTomo"])
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_a_wide_screen_has_the_rows_until_a_drawer_is_open(show: Callable[..., Page]) -> None:
    page = show("bidding")
    rows = page.locator(".panel > .rows")
    expect(rows).to_be_visible()
    expect(page.locator(".strip")).to_be_hidden()
    open_tab(page, "Settings")
    expect(page.locator(".strip")).to_be_visible()
    expect(rows).to_be_hidden()


def test_the_score_stays_in_view_with_the_result(
    page: Page, show: Callable[..., Page], strip: Locator
) -> None:
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        show("taken")
        expect(strip).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
