"""J3, alone against bots: a match is won by thinking, and not by a high bid, an early pass or an early bid."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.game.person import Person
from browser.game.test_evening import puzzle_on
from journeys.test_j2_alone_at_night import LEAST_MOVES, RESULT, sheet, starts
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(600)]

ROUNDS = 2


def opens(open_page: OpenPage, live_server: LiveServer) -> Person:
    """A match with three bots of the highest level, which find most paths within a minute."""
    page = open_page(size=PHONE, touch=True)
    one = Person(page, live_server)
    page.goto(live_server.url)
    page.get_by_role("button", name="Play with bots").click()
    sheet(page).get_by_role("radiogroup", name="Level").get_by_role("radio", name="6").check(force=True)
    sheet(page).get_by_role("button", name="Start").click()
    starts(one)
    return one


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def next_chip(one: Person) -> None:
    expect(one.title).to_have_text(RESULT, timeout=90_000)
    one.page.get_by_role("button", name="Ready for the next chip").click()
    one.thinks()


def test_a_bid_of_20_and_a_pass_let_the_bots_think_to_their_end(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    one = opens(open_page, live_server)
    for number in range(ROUNDS):
        if number > 0:
            next_chip(one)
        one.bid(20)
        press(one.page, "Pass")
        expect(one.page.get_by_text("Only the bots are still thinking").first).to_be_attached()
        expect(one.title).to_have_text(re.compile(r"shows \d+"), timeout=30_000)  # a bot's, which is lower
        expect(one.page.locator(".cell.own .chip-dots > .won")).to_have_count(0)


def test_after_two_passes_time_runs_for_the_bots_alone(open_page: OpenPage, live_server: LiveServer) -> None:
    """A pass before the first bid lapses with it (R6.10), and only bots are left again after the second pass."""
    one = opens(open_page, live_server)
    fast = one.page.get_by_text("Only the bots are still thinking. Time runs 8 times as fast.").first
    press(one.page, "Pass")
    expect(fast).to_be_attached()
    first_bid = one.page.locator(".cell.bid").first
    expect(first_bid.or_(one.title.filter(has_text=RESULT)).first).to_be_visible()
    if first_bid.is_visible():
        press(one.page, "Pass")
        expect(fast).to_be_attached()
    expect(one.title).to_have_text(re.compile(rf"shows \d+|{RESULT.pattern}"), timeout=90_000)
    expect(one.page.locator(".cell.own .chip-dots > .won")).to_have_count(0)


def test_a_guess_in_the_first_second_is_shown_and_fails(open_page: OpenPage, live_server: LiveServer) -> None:
    one = opens(open_page, live_server)
    best = solve(puzzle_on(one.page)).moves or LEAST_MOVES
    while best == LEAST_MOVES:  # no bid is too low
        press(one.page, "Pass")
        next_chip(one)
        best = solve(puzzle_on(one.page)).moves or LEAST_MOVES
    one.bid(best - 1)
    expect(one.title).to_have_text(f"Show your {best - 1}", timeout=90_000)
    press(one.page, "Give up")
    press(one.page, "Give up")
    expect(one.title).to_have_text(re.compile(rf"shows \d+|{RESULT.pattern}"), timeout=90_000)
    expect(one.page.locator(".cell.own .chip-dots > .won")).to_have_count(0)
