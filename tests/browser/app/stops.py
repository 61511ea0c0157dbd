"""The stops of the walk through all pages: each opens the pages that it needs and returns the one to look at."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from browser.app.visits import OTHER_PATHS, come_in, make_room, solve_an_easy_day, unfold_rules, visit
from support.browser import open_tab

OpenOne = Callable[[], Page]
Stop = Callable[[OpenOne], Page]
WIDE_NAME = "W" * 24


def start(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    return page


def moved(open_one: OpenOne) -> Page:
    page = start(open_one)
    expect(page.locator(".board .inviting")).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Blue stopped it.")).to_be_visible()
    return page


def first_solved(open_one: OpenOne) -> Page:
    page = moved(open_one)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Everything else")).to_be_visible()
    return page


def returned(open_one: OpenOne) -> Page:
    page = start(open_one)
    page.evaluate("localStorage.setItem('ricochet.first', 'yes')")
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("^Move "))).to_be_visible()
    return page


def made(open_one: OpenOne) -> Page:
    page = start(open_one)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_label("Your name").fill(WIDE_NAME)
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    return page


def settings(open_one: OpenOne) -> Page:
    page = start(open_one)
    open_tab(page, "Settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    return page


def keys(open_one: OpenOne) -> Page:
    page = start(open_one)
    page.keyboard.press("?")
    expect(page.get_by_text("Help and this list")).to_be_visible()
    return page


def todays(open_one: OpenOne) -> Page:
    page = start(open_one)
    page.get_by_role("button", name="Today’s puzzle").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    return page


def puzzle(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/today")
    page.get_by_role("button", name="red").click()
    expect(page.get_by_role("button", name="red")).to_have_attribute("aria-pressed", "true")
    return page


def solved(open_one: OpenOne) -> Page:
    page = open_one()
    solve_an_easy_day(page)
    return page


def both_ways(open_one: OpenOne) -> Page:
    page = solved(open_one)
    page.get_by_role("button", name="Show a shortest solution").click()
    expect(page.get_by_role("radio", name="Shortest")).to_be_checked()
    return page


def archive(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/today/days")
    expect(page.get_by_role("heading", name="Past puzzles")).to_be_visible()
    return page


def alone_unfolded(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/alone")
    page.get_by_text("Rules and board").click()
    return page


def bots(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/")
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("dialog", name="Play with bots")).to_be_visible()
    return page


def rules(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/rules")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    return page


def learn(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Sliding")).to_be_visible()
    return page


def lesson_with_a_bid(open_one: OpenOne) -> Page:
    page = learn(open_one)
    page.get_by_role("button", name="9: Bidding").click()
    expect(page.get_by_role("button", name="8 moves")).to_be_visible()
    return page


def room(open_one: OpenOne) -> Page:
    page = open_one()
    make_room(page, WIDE_NAME)
    unfold_rules(page)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Choose").click()
    return page


def menu(open_one: OpenOne) -> Page:
    page, guest = open_one(), open_one()
    come_in(guest, make_room(page, WIDE_NAME), "M" * 24)
    choice = page.get_by_role("group", name="Add a bot")
    page.get_by_role("button", name="Add a bot").click()
    choice.get_by_role("button", name=re.compile("^Add")).click()
    expect(choice).to_have_count(0)
    open_tab(page, "Room")
    expect(page.get_by_role("button", name="Close the room")).to_be_visible()
    return page


def invitation(open_one: OpenOne) -> Page:
    page = open_one()
    path = make_room(page, WIDE_NAME)
    page.evaluate("localStorage.clear()")
    page.goto(path)
    expect(page.get_by_label("Your name")).to_be_visible()
    return page


def guest(open_one: OpenOne) -> Page:
    page = open_one()
    path = make_room(page)
    page.evaluate("localStorage.clear()")
    come_in(page, path, "Mara")
    return page


def watcher(open_one: OpenOne) -> Page:
    page = invitation(open_one)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    return page


def nowhere(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/r/no!")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    return page


def gone(open_one: OpenOne) -> Page:
    page = open_one()
    page.goto("/r/abcdefghijklmnopqrstuv")
    expect(page.get_by_role("heading", name="You cannot enter this room")).to_be_visible()
    return page


def other(path: str, open_one: OpenOne) -> Page:
    page = open_one()
    visit(page, path)
    return page


NAMED: tuple[Stop, ...] = (
    *(start, moved, first_solved, returned, made, settings, keys, todays, puzzle, solved, both_ways, archive),
    *(alone_unfolded, bots, rules, learn, lesson_with_a_bid),
    *(room, menu, invitation, guest, watcher, nowhere, gone),
)
STOPS: dict[str, Stop] = {stop.__name__: stop for stop in NAMED} | {
    path: partial(other, path) for path in OTHER_PATHS
}
DRAWERS = {"keys": "keys", "settings": "settings", "menu": "menu"}
"""The tab of the sheet that a stop opens."""
