"""A team on one seat: several devices bid, pass and show for it, and the rules see one player."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.browser import open_player
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NewPerson = Callable[..., Person]


def team_link(person: Person) -> str:
    """Open one's own row among the players, and copy the link for a teammate."""
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_player(person.page, "You").get_by_role("button", name="Invite").click()
    expect(person.page.get_by_role("img", name="QR code of your seat")).to_be_visible()
    person.page.get_by_role("group", name="Play as a team").get_by_role("button", name="Send link").click()
    expect(person.message.first).to_contain_text("Link copied.")
    link: str = person.page.evaluate("() => navigator.clipboard.readText()")
    person.page.keyboard.press("Escape")
    return link


@pytest.mark.long
def test_two_devices_play_a_round_on_one_seat(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(
        None, "friends", demonstration_seconds=3600, result_seconds=600, chips_to_win=1
    ).room
    ann, ben, rival = person(), person(), person()
    ann.join(room, "Ann")
    rival.join(room, "Rival")
    ben.page.goto(team_link(ann))
    expect(ben.page.get_by_role("button", name=re.compile("^Start with 2"))).to_be_visible()
    assert "#" not in ben.page.url
    open_player(ben.page, "You").get_by_role("button", name="Invite").click()
    ben.page.get_by_label("Name of the team").fill("Ann & Ben")
    ben.page.get_by_role("button", name="Rename").click()
    expect(rival.message.first).to_have_text("Ann is now Ann & Ben")
    ben.page.keyboard.press("Escape")
    ann.start()
    for one in (ben, rival):
        one.thinks()
    path = ann.path()
    assert path

    ann.bid(len(path) + 1)
    ben.has_bid(len(path) + 1)
    ben.bid(len(path))
    ann.has_bid(len(path))
    expect(rival.rows.filter(has_text="Ann & Ben").locator("strong")).to_have_text(str(len(path)))
    expect(rival.rows).to_have_count(2)

    ben.page.keyboard.press("n")
    rival.page.keyboard.press("n")
    for one in (ann, ben):
        one.reads(f"Show your {len(path)}")
    ann.show(path[:1])
    expect(ben.moves_made).to_have_count(1)
    ben.show(path[1:])
    for one in (ann, ben):
        one.reads("You win")


@pytest.mark.long
def test_a_missing_name_of_the_team_is_reported_by_its_field(
    live_server: LiveServer, person: NewPerson
) -> None:
    ann = person()
    ann.join(live_server.open_room(None, "friends").room, "Ann")
    open_player(ann.page, "You").get_by_role("button", name="Invite").click()
    name, rename = ann.page.get_by_label("Name of the team"), ann.page.get_by_role("button", name="Rename")
    name.fill(" ")
    rename.click()
    expect(name).to_have_accessible_description("Enter a name first.")
    expect(name).to_be_focused()
    name.fill("Ann & Ben")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    rename.click()
    expect(ann.message.first).to_have_text("Ann is now Ann & Ben")


def test_a_device_with_a_seat_keeps_it(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends").room
    ann, ben = person(), person()
    ann.join(room, "Ann")
    link = team_link(ann)
    ben.join(room, "Ben")
    ben.page.wait_for_function("(room) => localStorage.getItem(`ricochet.seat.${room}`)", arg=room)
    ben.page.goto("about:blank")
    ben.page.goto(link)
    expect(ben.message.first).to_contain_text("This device already has a seat in this room.")
    expect(
        ben.page.get_by_text("Ben", exact=True).or_(ben.page.get_by_text("You", exact=True)).first
    ).to_be_visible()
    assert "#" not in ben.page.url
