"""J2, alone at night on a phone: a match with bots, a rematch, another level, away, and back to the game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.game.person import Person
from browser.game.test_evening import puzzle_on
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(600)]

CHIPS_TO_WIN = 2
LEAST_MOVES = 2
"""A bid of two moves counts as a pass too (R5.4)."""
MOST_ROUNDS = 12
RESULT = re.compile(r"takes? the chip|Nobody found it|Nobody bid|wins?$")


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Play with bots")


def starts(one: Person) -> None:
    """A first chip is up, the pad is under the thumb, and the strip counts no chip yet."""
    one.thinks()
    expect(one.page.get_by_role("banner").get_by_text("Chip 1", exact=True)).to_be_visible()
    expect(one.page.get_by_role("button", name="Pass")).to_be_in_viewport(ratio=1)
    strip = one.page.locator(".strip")
    expect(strip).to_be_in_viewport(ratio=1)
    expect(strip.locator(".chip-dots > .won")).to_have_count(0)


def plays(one: Person, wins: bool) -> None:
    """Play to the end of the match: bid and show shortest paths, or only pass."""
    for _ in range(MOST_ROUNDS):
        one.thinks()
        moves = [str(move) for move in solve(puzzle_on(one.page)).path or ()] if wins else []
        if moves:
            one.bid(len(moves))
        if len(moves) != LEAST_MOVES:
            one.page.get_by_role("button", name="Pass").click()
        mine = f"Show your {len(moves)}"
        expect(one.title).to_have_text(re.compile(f"{mine}|{RESULT.pattern}"), timeout=120_000)
        if one.title.inner_text() == mine:
            one.show(moves)
        expect(one.title).to_have_text(RESULT, timeout=60_000)
        following = one.page.get_by_role("button", name="Ready for the next chip")
        rematch = one.page.get_by_role("button", name="Rematch")
        expect(following.or_(rematch)).to_be_visible()
        if rematch.is_visible():
            return
        following.click()
    raise AssertionError(f"no end after {MOST_ROUNDS} rounds")


def ends(one: Person, words: re.Pattern[str]) -> None:
    """The end stands on one screen: robots, words, the player's own score, and what to do next."""
    page = one.page
    expect(one.title).to_have_text(words)
    for part in (one.title, page.locator(".line-up > .scorer"), page.locator(".strip")):
        expect(part).to_be_in_viewport(ratio=1)
    won = page.locator(".cell.own .chip-dots > .won").count()
    assert (won == CHIPS_TO_WIN) == (one.title.inner_text() == "You win")
    chips = "1 chip" if won == 1 else f"{won} chips"
    expect(page.locator(".final-words > p").first).to_contain_text(chips)
    for name in ("Share", "Analyse", re.compile("^Level [1-6]$"), "Rematch"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


def test_an_evening_alone_with_bots(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True)
    one = Person(page, live_server)
    page.goto(live_server.url)
    page.get_by_role("button", name="Play with bots").click()
    sheet(page).get_by_role("radio", name=f"first to {CHIPS_TO_WIN}").check(force=True)
    sheet(page).get_by_role("button", name="Start").click()
    starts(one)
    plays(one, wins=True)
    ends(one, re.compile("^You win$"))

    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog", name="Share").get_by_role("img")).to_be_in_viewport(ratio=0.98)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    starts(one)
    plays(one, wins=True)
    ends(one, re.compile("^You win$"))

    page.get_by_role("button", name=re.compile("^Level")).click()
    level = sheet(page).get_by_role("radiogroup", name="Level").get_by_role("radio", name="6")
    level.check(force=True)
    sheet(page).get_by_role("button", name="Start").click()
    starts(one)
    plays(one, wins=False)
    ends(one, re.compile("^(?!You).* wins?$"))
    page.get_by_role("button", name="Rematch").click()
    starts(one)

    page.get_by_role("link", name="Back to the start page").click()
    question = page.get_by_role("group", name="Your game will wait")
    question.get_by_role("button", name="To the start page").click()
    doors = page.get_by_role("link").or_(page.get_by_role("button"))
    back = doors.filter(has_text="Your game is in progress").first
    back.click()
    one.reads("Paused")
    page.get_by_role("button", name="Continue").click()
    starts(one)
