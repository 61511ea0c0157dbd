"""The states of practice fit on every screen, and axe finds nothing in them."""

from collections.abc import Iterable, Iterator
from itertools import cycle, repeat

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import walk
from browser.game.test_screens import SPEAK
from browser.practise.solver import detour, know_puzzles, puzzles, store
from browser.screens import (
    PHONE,
    PSEUDO,
    SCREENS,
    TIGHTEST,
    Screen,
    know_pseudo,
    misfits,
    turn_to,
)
from support.browser import DESKTOP, OpenPage, axe, axe_in_both_themes
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

IN_THE_DARK = ("choice", "solved", "year")
"""The states whose colours differ most, for which the short run turns to the dark theme too."""
ALIKE = ("solving", "three minutes", "race, running")
"""The states whose parts other states show: the pad, the way to start, and the clock. `--full` scans them too."""
WIDE = Screen(*DESKTOP)
NAME = "7BC4/1/2013.2-3.3-9"
PUZZLE = puzzles()[(341_284 + 1) % len(puzzles())]
GHOST = "/practise/race#7BC4/2013.2.3-6/3h-1y-6t-8f-3a-4c-5b-6d-7e-aa/W%20W%20W"
FAILED = [
    {**puzzles()[at], "name": f"7BC4/{at}/2013.3.3-9", "why": why, "found": 12, "at": 0}
    for at, why in enumerate(("none", "over", "shown", "moves", "passed", "time"))
]
DAY = {"solved": 12, "shortest": 7, "quick": 30, "rating": 1540, "deviation": 60}
RUN = {"at": 0, "solved": 27, "longest": 12, "won": 8, "lost": 20, "lasted": 168, "early": False}


def states(page: Page) -> Iterator[str]:
    """Visit each state of practice."""
    page.goto("/practise")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    yield "choice"
    page.goto(f"/practise#{NAME}")
    page.reload()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    walk(page, detour(PUZZLE).rsplit(" ", 2)[0])
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(page.locator(".practise-hints .taken")).to_have_count(2)
    yield "solving"
    page.keyboard.press("U")
    walk(page, detour(PUZZLE))
    expect(page.get_by_role("heading", name="Two more than needed")).to_be_visible()
    yield "solved"
    page.goto("/practise/again")
    expect(page.locator(".failed-picture svg")).to_have_count(7)
    yield "try again"
    page.goto("/practise/rush")
    expect(page.get_by_role("heading", name="Three minutes")).to_be_visible()
    yield "three minutes"
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand")).to_be_visible()
    yield "three minutes, running"
    page.keyboard.press("p")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.goto("/practise/race")
    expect(page.get_by_role("button", name="Start the race")).to_be_visible()
    page.goto(GHOST)
    page.reload()
    page.get_by_role("button", name="Race against W W W").click()
    expect(page.locator(".hand")).to_be_visible()
    page.keyboard.press("p")
    yield "race, running"
    page.goto("/practise/race")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    yield "race"
    page.goto("/practise/year")
    expect(page.locator(".year-dots").first).to_be_visible()
    yield "year"


@pytest.fixture
def page(open_page: OpenPage, live_server: LiveServer) -> Page:
    page = open_page(touch=True, size=DESKTOP, base_url=live_server.url)
    know_puzzles(page)
    store(
        page,
        again=FAILED,
        days={
            "days": {"2026-11-24": DAY, "2026-01-01": DAY},
            "longest": {"days": 31, "end": "2026-03-31"},
        },
        rush={"best": 27, "runs": [RUN] * 12},
        rating={"player": {"rating": 1540, "deviation": 60, "volatility": 0.06}, "date": None},
    )
    return page


def everywhere(full: bool) -> Iterator[tuple[Iterable[Screen], Iterable[Screen]]]:
    """Return the screens of each successive state in English and in the longer language.

    With ``full`` all; else one with room for a board beside the panel and one of the others, by turns, and one of the
    two tightest.
    """
    if full:
        return repeat((SCREENS, TIGHTEST))
    wide = [screen for screen in SCREENS if screen.width > screen.height]
    others = [screen for screen in SCREENS if screen.width <= screen.height]
    pairs = zip(cycle(wide), cycle(others), cycle(TIGHTEST), strict=False)
    return (((one, other), (tight,)) for one, other, tight in pairs)


@pytest.mark.long
def test_every_state_fits_on_every_screen_and_axe_finds_nothing(page: Page, full: bool) -> None:
    know_pseudo(page)
    found: dict[str, dict[str, list[str]]] = {}
    for name, (screens, tight_screens) in zip(states(page), everywhere(full), strict=False):
        of_state = found[name] = {}
        for screen in screens:
            turn_to(page, screen)
            of_state |= misfits(page, [screen])
            if name == "choice" and screen.width > screen.height:
                expect(page.locator(".board > svg")).to_be_visible()
        page.evaluate(SPEAK, PSEUDO)
        for screen in tight_screens:
            turn_to(page, screen)
            of_state |= {f"{PSEUDO}, {key}": faults for key, faults in misfits(page, [screen]).items()}
        turn_to(page, WIDE)
        page.evaluate(SPEAK, "en")
        scan = axe_in_both_themes if full or name in IN_THE_DARK else axe
        if full or name not in ALIKE:
            of_state["axe"] = scan(page, beside=None if full or name == "choice" else ".board")
        page.emulate_media(color_scheme="light")
        turn_to(page, PHONE)
    assert {name: faults for name, faults in found.items() if any(faults.values())} == {}
