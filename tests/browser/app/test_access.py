"""Everybody can use the pages: axe, keys alone, large text, thumbs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.app.visits import OTHER_PATHS, come_in, make_room, solve_an_easy_day, unfold_rules, visit
from support.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, OpenPage, axe, axe_in_both_themes
from support.server import LiveServer

pytestmark = pytest.mark.browser


def start(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()


def puzzle(page: Page) -> None:
    page.goto("/today")
    page.get_by_role("button", name="red").click()
    expect(page.get_by_role("button", name="red")).to_have_attribute("aria-pressed", "true")


def solved(page: Page) -> None:
    solve_an_easy_day(page)
    page.get_by_role("button", name="Show a shortest solution").click()
    expect(page.get_by_role("radio", name="Shortest")).to_be_checked()


def archive(page: Page) -> None:
    page.goto("/today/days")
    expect(page.get_by_role("heading", name="Past puzzles")).to_be_visible()


def room(page: Page) -> None:
    make_room(page)
    unfold_rules(page)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Choose").click()


def invited(page: Page) -> None:
    room = make_room(page)
    page.evaluate("localStorage.clear()")
    page.goto(room)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Enter your name first.")).to_be_visible()


def guest(page: Page) -> None:
    room = make_room(page)
    page.evaluate("localStorage.clear()")
    come_in(page, room, "Mara")


def watcher(page: Page) -> None:
    room = make_room(page)
    page.evaluate("localStorage.clear()")
    page.goto(room)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


def alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_role("button", name="Turn up the first chip")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()


def learn(page: Page) -> None:
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Sliding")).to_be_visible()


def settings(page: Page) -> None:
    start(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def keys(page: Page) -> None:
    start(page)
    page.keyboard.press("?")
    expect(page.get_by_text("Help and this list")).to_be_visible()


def nowhere(page: Page) -> None:
    page.goto("/r/no!")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def gone(page: Page) -> None:
    page.goto("/r/abcdefghijklmnopqrstuv")
    expect(page.get_by_role("heading", name="You cannot enter this room")).to_be_visible()


Visit = Callable[[Page], None]
NAMED: dict[str, Visit] = {
    visit.__name__: visit
    for visit in (
        start,
        puzzle,
        solved,
        archive,
        room,
        invited,
        guest,
        watcher,
        alone,
        rules,
        learn,
        settings,
        keys,
        nowhere,
        gone,
    )
}
PAGES = NAMED | {path: partial(visit, path=path) for path in OTHER_PATHS}
IN_THE_DARK = (start, puzzle, room, rules, settings)
"""Each kind of page; all take their colours from the same tokens."""
pages = pytest.mark.parametrize("visit", PAGES.values(), ids=PAGES)


@pytest.mark.long_cases(
    "alone", "archive", "guest", "invited", "keys", "learn", "rules", "settings", "solved", "watcher"
)
@pages
def test_everybody_can_use_it(open_page: OpenPage, live_server: LiveServer, visit: Visit, full: bool) -> None:
    """One visit serves all checks: axe, targets as large as a thumb, and no text cut off at any size.

    Without `--full`, axe reads a page on a phone only, but the start page on a desktop too.
    """
    page = open_page(base_url=live_server.url)
    visit(page)
    check = axe_in_both_themes if visit in IN_THE_DARK else axe
    if full or visit is start:
        assert check(page, beside=None if visit is start else ".board") == []
        check = axe
    show(page, PHONE)
    assert check(page, beside=".board") == []
    for size in (DESKTOP, PHONE_ON_ITS_SIDE, PHONE, SMALL_PHONE):
        show(page, size)
        assert wide(page) == [], size
    show(page, PHONE)
    with fingers(page):
        assert small(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in (DESKTOP, PHONE):
        show(page, size)
        assert wide(page) == [], (size, "200 %")
        assert clipped(page) == [], (size, "200 %")


def test_a_room_is_made_and_set_up_with_keys_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Ines")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    tab_to(page, page.locator(".setup-rules > summary"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("radio", name="2013"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("7 means 7 or fewer.")).to_be_visible()
    tab_to(page, page.get_by_role("switch", name="Fifth robot"))
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Fifth robot")).to_be_checked()
    tab_to(page, page.get_by_role("button", name="Sand timer: more"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Sand timer")).to_contain_text("90 s")
    tab_to(page, page.get_by_role("button", name="Start alone"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_focused()


def test_the_board_is_read_with_keys(page: Page) -> None:
    start(page)
    tab_to(page, page.get_by_role("gridcell").first)
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-cell", "b1")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_accessible_name("b2 Wall east.")


def show(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="light")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the wanted element has the focus; the order of the page determines how often."""
    for _ in range(60):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


@contextmanager
def fingers(page: Page) -> Iterator[None]:
    """Simulate a touch screen."""
    screen = page.context.new_cdp_session(page)
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    yield
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def small(page: Page) -> list[str]:
    """Return the controls that are smaller than a thumb."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select, summary")]
            .filter((element) => element.checkVisibility())
            .map((element) => [element, (element.closest("label") ?? element).getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44)
            .map(([element, { width, height }]) => `${element.outerHTML.slice(0, 120)} ${width} x ${height}`)"""
    )
    return found


def wide(page: Page) -> list[str]:
    """Return the elements that extend beyond the right edge of the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *")]
            .filter((element) => element.checkVisibility() && !element.closest(".unseen, svg"))
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 160))"""
    )
    return found


def clipped(page: Page) -> list[str]:
    """Return texts that overflow without an ellipsis. Texts one pixel wide are for screen readers only."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, .button, p, h1, h2, b, small, label")]
            .filter((element) => element.checkVisibility() && !element.closest(".unseen"))
            .filter((element) => getComputedStyle(element).textOverflow !== "ellipsis")
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .map((element) => element.outerHTML.slice(0, 160))"""
    )
    return found
