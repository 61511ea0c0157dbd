"""The states of practice fit on every screen, and axe finds nothing in them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.app.test_screens import speak
from browser.app.visits import walk
from browser.practise.solver import detour, know_puzzles, puzzles, store
from browser.screens import PHONE, PSEUDO, SCREENS, TIGHTEST, know_pseudo, misfits, require_fonts, turn_to
from support.browser import DESKTOP, OpenPage, axe_in_both_themes
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

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


def test_every_state_fits_on_every_screen(page: Page) -> None:
    require_fonts()
    know_pseudo(page)
    found: dict[str, dict[str, list[str]]] = {}
    for name in states(page):
        of_state = found[name] = {}
        for screen in SCREENS:
            turn_to(page, screen)
            of_state |= misfits(page, [screen])
            if name == "choice" and screen.width > screen.height:
                expect(page.locator(".board > svg")).to_be_visible()
        speak(page, PSEUDO, None)
        for screen in TIGHTEST:
            turn_to(page, screen)
            of_state |= {f"{PSEUDO}, {key}": faults for key, faults in misfits(page, [screen]).items()}
        turn_to(page, PHONE)
        speak(page, "en", None)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_axe_finds_nothing(page: Page) -> None:
    for name in states(page):
        assert (name, axe_in_both_themes(page)) == (name, [])
