"""Every page fits on every screen and can be used by everybody: axe, large text, thumbs. Each page is opened once."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import pytest
from playwright.sync_api import Page

from browser.app.stops import DRAWERS, STOPS
from browser.screens import know_pseudo, misfits, readings, speak, turn_to
from support.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, OpenPage, axe, axe_in_both_themes
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

IN_THE_DARK = ("start", "puzzle", "room", "rules", "settings")
"""Each kind of page; all take their colours from the same tokens."""
KINDS = ("start", "settings", "puzzle", "room", "nowhere", "/analyse", "/table")
"""A stop of each kind: a page of text, a drawer, a board, a lobby, a fault, tools and an evening."""
ALIKE = (
    *(
        "moved",
        "first_solved",
        "returned",
        "made",
        "settings",
        "keys",
        "todays",
        "solved",
        "both_ways",
        "archive",
    ),
    *("alone_unfolded", "bots", "rules", "learn", "lesson_with_a_bid"),
    *("menu", "invitation", "guest", "watcher"),
)
"""The stops that axe reads with `--full` only, since others have the same parts."""


@pytest.mark.long_cases(*(stop for stop in STOPS if stop not in KINDS))
@pytest.mark.parametrize("stop", STOPS)
def test_a_page_fits_on_every_screen_for_everybody(
    open_page: OpenPage, live_server: LiveServer, faults: list[str], stop: str, full: bool
) -> None:
    page = STOPS[stop](lambda: open_page(base_url=live_server.url))
    if full or stop not in ALIKE:
        check_access(page, stop, full)
    check_fit(page, stop, full)
    if stop == "nowhere":  # the browser reports the status of the page
        (fault,) = faults
        assert "404" in fault
        faults.clear()


def check_access(page: Page, stop: str, full: bool) -> None:
    """Check with axe, and that nothing is cut or too small for a thumb, also in large text.

    Without ``full``, axe reads a page on a phone only, but the start page on a desktop too.
    """
    dark = stop in IN_THE_DARK
    if full or stop == "start":
        assert in_both_themes(page, beside=None if stop == "start" else ".board", dark=dark) == []
        dark = False
    show(page, PHONE)
    assert in_both_themes(page, beside=".board", dark=dark) == []
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


def check_fit(page: Page, stop: str, full: bool) -> None:
    """Measure all texts and controls in English and in a longer language, under fingers."""
    reading = next(islice(readings(full), [*STOPS].index(stop), None))
    found: dict[str, list[str]] = {}
    know_pseudo(page)
    with fingers(page):
        for language, screens in reading.items():
            if language != "en":
                speak(page, language, DRAWERS.get(stop))
            for screen in screens:
                turn_to(page, screen)
                found |= {f"{language}, {name}": faults for name, faults in misfits(page, [screen]).items()}
    assert found == {}


def in_both_themes(page: Page, beside: str | None, dark: bool) -> list[str]:
    return axe_in_both_themes(page, beside=beside) if dark else axe(page, beside=beside)


def show(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="light")


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
            .filter((element) => element.checkVisibility() && !element.closest(".unseen, [inert]"))
            .filter((element) => getComputedStyle(element).textOverflow !== "ellipsis")
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .map((element) => element.outerHTML.slice(0, 160))"""
    )
    return found
