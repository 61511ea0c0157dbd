"""Handicaps in the lobby and in the order of showing (R6.15)."""

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_the_host_sets_all_handicaps_and_a_player_the_own(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    room = live_server.open_room(None, "friends", no_bid_seconds=0).room
    mara, jonas = Person(open_page(size=PHONE, touch=True), live_server), Person(open_page(), live_server)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    expect(jonas.page.get_by_role("button", name="Handicap of Jonas")).to_be_visible()
    expect(jonas.page.get_by_role("button", name="Handicap of Mara")).to_have_count(0)
    mara.page.get_by_role("button", name="Handicap of Jonas").click()
    choice = mara.page.get_by_role("radiogroup", name="Handicap of Jonas")
    choice.get_by_role("radio", name="1", exact=True).check()
    expect(mara.page.get_by_text("A bid of 6 ranks as 7. The player still shows 6.")).to_be_visible()
    seats = jonas.page.get_by_role("list", name="At the table")
    expect(seats.get_by_role("listitem").filter(has_text="You")).to_contain_text("+1")
    jonas.page.get_by_role("button", name="Handicap of Jonas").click()
    jonas.page.get_by_role("radio", name="½", exact=True).check()
    expect(seats.get_by_role("listitem").filter(has_text="You")).to_contain_text("+½")
    mara.start()
    jonas.thinks()
    jonas.bid(6)
    mara.bid(6)
    expect(mara.rows.nth(0)).to_contain_text("You")
    expect(mara.rows.nth(1)).to_contain_text("+½")
    expect(mara.rows.nth(1).get_by_role("img", name="handicap ½")).to_be_visible()
