"""The pages outside the round fit on every screen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import OTHER_PATHS, make_room, solve_an_easy_day, unfold_rules, visit
from browser.screens import Screen, know_pseudo, misfits, readings, turn_to
from support.browser import PATIENCE_MS, OpenPage
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WIDE_NAME = "W" * 24
TOOLS = {"Help": -2, "Settings": -1}
"""The drawers beside a page, and the place of each button in the header."""
MENU = "the room's menu"
DRAWERS = {**TOOLS, MENU: -3}
DOORS = ("Create a room", "Join", "Today’s puzzle", "Play alone", "More")
LINKS = ("Learn by playing",)


def pages(page: Page, guest: Page) -> Iterator[tuple[str, Page]]:
    """Visit each page, completely loaded."""
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    page.get_by_label("Your name").fill(WIDE_NAME)
    yield "start", page
    for drawer in TOOLS:
        page.get_by_role("button", name=drawer).click()
        expect(page.get_by_role("dialog", name=drawer)).to_be_visible()
        yield drawer, page
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Today’s puzzle").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    yield "today's puzzle", page
    solve_an_easy_day(page)
    yield "solved puzzle", page
    page.get_by_role("button", name="Show a shortest solution").click()
    expect(page.get_by_role("radio", name="Shortest")).to_be_checked()
    yield "solved puzzle, both ways", page
    page.goto("/today/days")
    expect(page.get_by_role("heading", name="Past puzzles")).to_be_visible()
    yield "past puzzles", page
    page.goto("/alone")
    page.get_by_text("Rules and board").click()
    yield "alone", page
    page.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="3").check()
    yield "with bots", page
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    yield "rules", page
    page.goto("/learn")
    expect(page.get_by_role("button", name="1: Sliding")).to_be_visible()
    yield "learn", page
    page.get_by_role("button", name="9: Bidding").click()
    expect(page.get_by_role("button", name="8 moves")).to_be_visible()
    yield "lesson with a bid", page
    for path in OTHER_PATHS:
        visit(page, path)
        yield path, page
    room = make_room(page, WIDE_NAME)
    unfold_rules(page)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Choose").click()
    yield "set-up", page
    guest.goto(room)
    expect(guest.get_by_label("Your name")).to_be_visible()
    yield "invited", guest
    guest.get_by_label("Your name").fill("M" * 24)
    guest.get_by_role("button", name="Take a seat").click()
    choice = page.get_by_role("group", name="Add a bot")
    page.get_by_role("button", name="Add a bot").click()
    choice.get_by_role("button", name=re.compile("^Add")).click()
    expect(choice).to_have_count(0)
    page.get_by_role("button", name="Room", exact=True).click()
    expect(page.get_by_role("button", name="Close the room")).to_be_visible()
    yield MENU, page
    guest.goto("/r/abcdefghijklmnopqrstuv")
    expect(guest.get_by_role("heading", name="You cannot enter this room")).to_be_visible()
    yield "no such room", guest


CHOOSE = """async ([tool, language, patience]) => {
    const end = performance.now() + patience;
    const until = async (find) => {
        for (;;) {
            const found = find();
            if (found) return found;
            if (performance.now() > end) throw new Error(`${language} does not come: ${find}`);
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    };
    const button = [...document.querySelectorAll(".header-tools .button")].at(tool);
    button.scrollIntoView({ block: "nearest" }); // as a person does who clicks
    button.click();
    const select = await until(() => document.querySelector(".drawer .select"));
    select.append(new Option(language, language));
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => document.documentElement.lang.includes(language));
}"""
"""Open the settings and choose a language. All steps are in the page, since fifty choices took half of a test."""


def speak(page: Page, language: str, reopened: int | None) -> None:
    """Choose a language in the settings; ``reopened`` is the index in the header of the tool that was open."""
    tools = page.locator(".header-tools .button")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    page.evaluate(CHOOSE, [TOOLS["Settings"], language, PATIENCE_MS])
    page.keyboard.press("Escape")
    if reopened is not None:
        tools.nth(reopened).click()
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.first
def test_every_page_fits_on_every_screen(open_page: OpenPage, live_server: LiveServer, full: bool) -> None:
    page, guest = (open_page(touch=True, base_url=live_server.url) for _ in range(2))
    know_pseudo(page)
    know_pseudo(guest)
    found: dict[str, dict[str, list[str]]] = {}
    for (name, shown), reading in zip(pages(page, guest), readings(full), strict=False):
        for language, screens in reading.items():
            if language != "en":
                speak(shown, language, DRAWERS.get(name))
            of_page = found[f"{name}, {language}"] = {}
            for screen in screens:
                turn_to(shown, screen)
                of_page |= misfits(shown, [screen])
        speak(shown, "en", DRAWERS.get(name))
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_phone_shows_the_doors_without_scrolling(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(touch=True, base_url=live_server.url)
    page.goto("/")
    for screen in (Screen(390, 844), Screen(360, 740)):
        turn_to(page, screen)
        for name in DOORS:
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        for name in LINKS:
            expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
