"""The club ladder: two people with personal links play, and the ladder shows both."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.app.test_bots import add
from browser.game.person import Person
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.parametrize("live_server", [{"ladder": "Tuesday club"}], indirect=True),
]


def personal_link(live_server: LiveServer, name: str) -> str:
    """Add a person, and return the personal link."""
    status, added = live_server.post("/api/ladder", {"name": name})
    assert status == 201, added
    link: str = added["link"]
    return link


def with_link(page: Page, live_server: LiveServer, name: str) -> Person:
    """Return a person whose device has a personal link."""
    link = personal_link(live_server, name)
    page.goto(link)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(page.get_by_text(f"On this device you play as {name} on the ladder")).to_be_visible()
    expect(page).to_have_url(f"{live_server.url}/me")
    return Person(page, live_server)


def play(winner: Person, live_server: LiveServer) -> None:
    """Win the only chip of a match that the host has started."""
    path = winner.path()
    assert path
    moves = max(2, len(path))
    winner.bid(moves)
    live_server.let_pass(60)
    winner.reads(f"Show your {moves}")
    winner.show(path)
    winner.reads("You win")


def row(page: Page, name: str) -> str:
    return page.get_by_role("link").filter(has_text=name).inner_text()


@pytest.mark.long
def test_a_match_of_two_people_counts_and_one_with_a_bot_does_not(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    ada = with_link(open_page(clock=True), live_server, "Ada")
    ben = with_link(open_page(size=PHONE, touch=True), live_server, "Ben")
    options = {"chips_to_win": 1, "gentle_start": True, "demonstration_seconds": 3600}
    room = live_server.open_room(None, "friends", **options).room
    ada.join(room, "Ada at the table")
    seats, seats_of_ben = (person.page.get_by_role("list", name="At the table") for person in (ada, ben))
    expect(seats.get_by_text("On the ladder: Ada")).to_be_visible()
    ben.join(room, "Ben")
    expect(seats_of_ben.get_by_text("On the ladder: Ben")).to_be_visible()
    expect(seats_of_ben.get_by_text("On the ladder: Ada")).to_be_visible()
    ada.page.clock.fast_forward(10_000)  # Ada's page asks again, for no event tells it
    expect(seats.get_by_text("On the ladder: Ada")).to_be_visible()
    expect(seats.get_by_text("On the ladder: Ben")).to_be_visible()
    ada.start()
    ben.thinks()
    play(ada, live_server)

    room = live_server.open_room(None, "friends", **options).room
    ada.join(room, "Ada")
    expect(ada.page.get_by_text("On the ladder: Ada")).to_be_visible()
    add(ada, "Pip", "1")
    expect(ada.page.get_by_role("list", name="At the table")).to_contain_text("Pip")
    ada.start()
    play(ada, live_server)

    ada.page.goto(f"{live_server.url}/ladder")
    ada.reads("Tuesday club")
    assert "1662 ± 290" in row(ada.page, "Ada")
    assert "1 match ·" in row(ada.page, "Ada")
    assert "1338 ± 290" in row(ada.page, "Ben")
    ada.page.get_by_role("link").filter(has_text="Ada").click()
    ada.reads("Ada")
    expect(ada.page.get_by_role("link", name=re.compile("Ada 1 : Ben 0"))).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile("with bots, not rated"))).to_be_visible()
    ada.page.get_by_role("link", name=re.compile("Ada 1 : Ben 0")).click()
    ada.reads("Ada at the table wins")


@pytest.mark.long
def test_a_link_that_was_renewed_works_no_more(
    open_page: OpenPage, live_server: LiveServer, faults: list[str]
) -> None:
    link = personal_link(live_server, "Zoë")
    page, other = open_page(), open_page()
    page.goto(link)
    expect(page.get_by_role("img", name="QR code of your personal link")).to_be_visible()
    page.get_by_role("button", name="Renew link").click()
    expect(page.locator(".message")).to_contain_text("You have a new link.")
    other.goto(link)
    expect(other.get_by_text("This personal link no longer works.")).to_be_visible()
    faults.clear()  # the browser reports that the server refused the old link
    page.reload()
    expect(page.get_by_text("On this device you play as Zoë")).to_be_visible()
    page.get_by_role("button", name="Delete me from the ladder").click()
    page.get_by_role("button", name="Delete me from the ladder").click()
    expect(page.get_by_role("heading", level=1, name="Tuesday club")).to_be_visible()
    expect(page.get_by_text("Zoë")).to_have_count(0)


def test_a_visitor_joins_an_open_ladder_from_the_start_page(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page()
    page.goto(f"{live_server.url}/")
    page.get_by_role("link", name="Ladder").click()
    name, join = page.get_by_label("Your name"), page.get_by_role("button", name="Join the ladder")
    name.fill(" ")
    join.click()
    expect(name).to_have_accessible_description("Enter your name first.")
    expect(name).to_be_focused()
    name.fill("Ina")
    expect(page.get_by_role("alert")).to_have_count(0)
    join.click()
    expect(page.get_by_text("On this device you play as Ina")).to_be_visible()
