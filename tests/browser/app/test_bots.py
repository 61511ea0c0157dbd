"""Bots at the table (R9): the host adds and removes them, and everybody sees that they are bots."""

import re

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage, open_tab
from support.server import LiveServer

pytestmark = pytest.mark.browser


CUT = """(names) => names.filter((name) => {
    const { left, right, width } = name.getBoundingClientRect();
    return name.scrollWidth > name.clientWidth || width === 0 || left < 0 || right > innerWidth;
}).map((name) => name.textContent)"""
"""The names that a person cannot read whole."""


def add(host: Person, character: str, level: str) -> None:
    """Add a bot in the lobby or in the room's menu."""
    host.page.get_by_role("button", name="Add a bot").click()
    choice = host.page.get_by_role("group", name="Add a bot")
    expect(host.page.locator("body")).not_to_be_focused()
    choice.get_by_role("radio", name=re.compile(f"^{character}")).check(force=True)
    choice.get_by_role("radio", name=level, exact=True).check(force=True)
    choice.get_by_role("button", name=re.compile(f"^Add {character}")).click()
    expect(choice).to_have_count(0)
    expect(host.page.get_by_role("button", name="Add a bot")).to_be_focused()


def test_the_host_adds_and_removes_bots_that_are_marked_everywhere(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    room = live_server.open_room(None, "friends", no_bid_seconds=0).room
    mara, jonas = Person(open_page(size=PHONE, touch=True), live_server), Person(open_page(), live_server)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    expect(jonas.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    add(mara, "Nell", "4")
    add(mara, "Pip", "Like me")
    seats = jonas.page.get_by_role("list", name="At the table")
    expect(seats.get_by_role("listitem").filter(has_text="Nell (bot 4)")).to_contain_text("waits until sure")
    expect(seats.get_by_role("listitem").filter(has_text="Pip (bot)")).to_be_visible()
    mara.page.get_by_role("button", name="Pip (bot): handicap, remove").click()
    mara.page.get_by_role("button", name="Remove Pip (bot)").click()
    expect(seats.get_by_role("listitem")).to_have_count(3)
    mara.start()
    jonas.thinks()
    expect(jonas.rows.filter(has_text="Nell (bot 4)")).to_have_count(1)
    expect(jonas.rows.filter(has_text="Nell (bot 4)")).not_to_contain_text("away")


def test_the_host_adds_a_bot_during_a_match(open_page: OpenPage, live_server: LiveServer) -> None:
    room = live_server.open_room(None, "friends", no_bid_seconds=0).room
    mara = Person(open_page(), live_server)
    mara.join(room, "Mara")
    mara.start()
    open_tab(mara.page, "Players")
    add(mara, "Vera", "6")
    mara.page.keyboard.press("Escape")
    expect(mara.rows.filter(has_text="Vera (bot 6)")).to_contain_text("next chip")


def test_two_taps_on_the_start_page_begin_a_match_with_three_bots(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    one = Person(open_page(size=PHONE, touch=True), live_server)
    one.page.goto(live_server.url)
    door = one.page.get_by_role("button", name="Play with bots")
    choice = one.page.get_by_role("dialog", name="Play with bots")
    door.click()
    choice.get_by_role("button", name="Close").click()
    expect(door).to_be_focused()
    door.click()
    choice.get_by_role("button", name="Start").click()
    one.thinks()
    expect(one.rows).to_have_count(4)
    expect(one.rows.filter(has_text="(bot 1)")).to_have_count(3)
    assert one.rows.locator(".row-name, .cell-name").evaluate_all(CUT) == []
    expect(one.page.locator(".chip-words")).to_have_text(
        re.compile(r"^\D+$")
    )  # the board shows no coordinates
    one.bid(20)
    assert one.rows.locator(".row-name, .cell-name").evaluate_all(CUT) == []


def test_invite_turns_a_match_on_the_device_into_a_room_with_the_same_bots(
    open_page: OpenPage, live_server: LiveServer, faults: list[str]
) -> None:
    one = Person(open_page(size=PHONE, touch=True, base_url=live_server.url), live_server)
    page = one.page
    page.goto("/")
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("dialog", name="Play with bots").get_by_role("button", name="Start").click()
    one.thinks()
    sheet = open_tab(page, "Players")
    expect(page.get_by_role("tab")).to_have_text(["Players", "Help", "Settings"])
    invite = sheet.get_by_role("button", name="Invite")
    page.context.set_offline(True)
    expect(invite).to_be_disabled()
    expect(invite).to_have_accessible_description("Inviting others needs a connection.")
    page.context.set_offline(False)
    expect(invite).to_have_accessible_description("Ends this match and opens a room with the same bots.")
    invite.click()
    seats = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats.locator("b")).to_have_text(
        ["You", "Pip (bot 1)", "Otto (bot 1)", "Nell (bot 1)", "Add a bot"]
    )
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("radio", name="Custom")).to_be_checked()
    expect(page.get_by_text("The first to 2 chips wins.")).to_be_visible()
    page.goto("/alone")
    expect(page.get_by_role("button", name="Turn up the first chip")).to_be_visible()
    faults.clear()  # what the page fetched without a network
