"""Public tables: strangers meet by quick join or at a table of the list."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage, axe, axe_in_both_themes
from support.server import LiveServer

pytestmark = pytest.mark.browser
LIST_REUSED_SECONDS = 1.5
"""After this time the server makes the list again."""


def quick_join(page: Page, name: str, button: str) -> None:
    """Join a game from the start page."""
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Public tables")).click()
    page.get_by_label("Your name").first.fill(name)
    page.get_by_role("button", name=button, exact=True).click()


def test_two_strangers_quick_join_into_one_table_and_start(
    open_page: OpenPage, public_server: LiveServer
) -> None:
    mara = open_page(base_url=public_server.url)
    jonas = open_page(size=PHONE, touch=True, base_url=public_server.url)
    quick_join(mara, "Mara", "Open a table")
    seats = mara.get_by_role("list", name="At the table")
    expect(seats.get_by_role("listitem").first).to_contain_text("You")
    expect(mara.get_by_role("switch", name="Anybody may join")).to_be_checked()
    quick_join(jonas, "Jonas", "Join a game")
    expect(seats).to_contain_text("Jonas")
    expect(jonas).to_have_url(mara.url)
    mara.get_by_role("button", name=re.compile("^Start with")).click()
    for page in (mara, jonas):
        Person(page, public_server).thinks()


@pytest.mark.long
def test_the_list_shows_a_table_until_its_host_takes_it_back(
    open_page: OpenPage, public_server: LiveServer, full: bool
) -> None:
    host, guest = open_page(base_url=public_server.url), open_page(base_url=public_server.url, clock=True)
    made = host.request.post("/api/rooms", data={"mode": "friends", "options": {}, "name": "Ines"}).json()
    host.goto("/")
    host.evaluate(
        "([room, token]) => localStorage.setItem(`ricochet.seat.${room}`, token)",
        [made["room"], made["token"]],
    )
    host.goto(f"/r/{made['room']}")
    listed = host.get_by_role("switch", name="Anybody may join")
    expect(listed).not_to_be_checked()
    guest.goto("/tables")
    row = guest.get_by_role("link", name=re.compile(made["name"]))
    expect(guest.get_by_role("heading", level=1)).to_have_text("Public tables")
    expect(row).to_have_count(0)
    listed.check(force=True)
    expect(listed).to_be_checked()
    public_server.let_pass(LIST_REUSED_SECONDS)
    guest.clock.run_for(6000)
    expect(row).to_contain_text("One player of 12")
    assert axe_in_both_themes(guest) == []
    listed.uncheck(force=True)
    expect(listed).not_to_be_checked()
    public_server.let_pass(LIST_REUSED_SECONDS)
    guest.clock.run_for(6000)
    expect(row).to_have_count(0)
    expect(guest.get_by_text("Nobody is waiting.")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Play with bots"))).to_be_visible()
    assert (axe_in_both_themes if full else axe)(guest) == []


def test_a_server_without_public_tables_shows_none(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(base_url=live_server.url)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Play with bots"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Public tables"))).to_have_count(0)
    page.goto("/tables")
    expect(page.get_by_text("This server has no public tables.")).to_be_visible()
