"""Whole matches on a real server, to the last chip."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600), pytest.mark.first]
TIMES = {"demonstration_seconds": 3600, "result_seconds": 600}
CHIPS = 2
ALL_PASS = 1
"""The round in which the sand ends by consent."""
NOBODY_BIDS = 2
"""The round in which the timer starts without a bid."""
NOBODY_SUCCEEDS = 3
"""The round in which the bidder gives up."""
SIX_CHIPS = "8x8:*a1,Rh1m,Ga8g,Bh8p,Yd4s,d4e,Re6g,e6s"
GIVEN_UP = 3
"""The chip that the solo player gives up."""
THINKING_SECONDS = 10

NewPerson = Callable[..., Person]


def give_up(person: Person) -> None:
    person.page.get_by_role("button", name="Give up").click()
    sure = person.page.get_by_role("group", name="Give up? The robots go back.")
    sure.get_by_role("button", name="Give up").click()


@pytest.mark.long
def test_two_people_play_to_the_last_chip(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends", **TIMES, no_bid_seconds=0, chips_to_win=CHIPS).room
    mara, jonas = person(), person()
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    rounds = taken = 0
    while taken < CHIPS:
        rounds += 1
        for one in (mara, jonas):
            expect(one.page.get_by_role("banner").get_by_text(f"Chip {rounds}", exact=True)).to_be_visible()
            one.thinks()
        if rounds == NOBODY_BIDS:
            mara.page.get_by_role("button", name="Turn the sand timer").click()
            expect(mara.page.get_by_text("The sand is running.")).to_be_visible()
            live_server.let_pass(60)
            mara.reads("Nobody bid")
        elif rounds == NOBODY_SUCCEEDS:
            mara.bid(2)
            live_server.let_pass(60)
            mara.reads("Show your 2")
            give_up(mara)
            for one in (mara, jonas):
                one.reads("Nobody found it")
                expect(one.rows.first).to_contain_text("gave up")
        else:
            path = mara.path()
            assert path
            mara.bid(len(path))
            if rounds == ALL_PASS:
                for one in (mara, jonas):
                    one.page.keyboard.press("n")
            else:
                live_server.let_pass(60)
            mara.reads(f"Show your {len(path)}")
            mara.show(path)
            taken += 1
            mara.reads("You take the chip" if taken < CHIPS else "You win")
        if taken < CHIPS:
            mara.page.keyboard.press(" ")
            jonas.page.get_by_role("button", name="Ready for the next chip").click()

    jonas.reads("Mara wins")
    expect(mara.page.get_by_text(f"{CHIPS} chips after {rounds} rounds")).to_be_visible()
    first = jonas.page.get_by_role("list", name="Ranking").get_by_role("listitem").first
    expect(first.get_by_role("img")).to_have_count(CHIPS)

    jonas.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    jonas.page.get_by_role("button", name="Share").click()
    sheet = jonas.page.get_by_role("dialog", name="Share")
    sheet.get_by_role("radio", name="Text").check(force=True)
    sheet.get_by_role("button", name="Copy").click()
    expect(jonas.message).to_have_text("Copied.")
    ada = person()
    copied = jonas.page.evaluate("() => navigator.clipboard.readText()")
    assert f"Mara wins {CHIPS}:0" in copied
    ada.page.goto(copied.split()[-1])
    ada.reads("Mara wins")
    ada.page.get_by_role("button", name=re.compile("^Replay round")).first.click()
    expect(ada.page.get_by_role("group", name="Replay").get_by_role("button", name="Play")).to_be_visible()

    jonas.page.get_by_role("button", name="Ask for a rematch").click()
    expect(jonas.page.get_by_text("You’re in.")).to_be_visible()
    mara.reads("You win")
    expect(mara.page.get_by_role("main").get_by_text("Jonas wants a rematch")).to_be_visible()
    mara.page.get_by_role("button", name="I’m in").click()
    mara.thinks()
    jonas.thinks()
    expect(jonas.page.get_by_text("Chip 1", exact=True)).to_be_visible()
    expect(jonas.rows.first.get_by_role("img", name="0 chips")).to_be_visible()


@pytest.mark.long
def test_one_person_plays_alone_to_the_last_chip(live_server: LiveServer, person: NewPerson) -> None:
    board = {"panels": "picked", "board": SIX_CHIPS}
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=600, **board).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    found = 0
    for chip in range(1, 7):
        expect(mara.page.get_by_text(f"Chip {chip} of 6")).to_be_visible()
        mara.thinks()
        path = mara.path()
        assert path
        live_server.let_pass(THINKING_SECONDS)
        if chip == GIVEN_UP:
            mara.page.get_by_role("button", name="Found, show it").click()
            mara.reads("Show your solution")
            give_up(mara)
            mara.thinks()  # the rest of the sand runs on (R7.5)
            live_server.let_pass(600)
            mara.reads("Not found")
        else:
            mara.page.keyboard.type(str(len(path)))
            mara.page.keyboard.press("Enter")
            mara.reads(f"Show your {len(path)}")
            mara.show(path)
            found += 1
        if chip < 6:
            mara.reads("Not found" if chip == GIVEN_UP else "Found")
            expect(mara.page.get_by_text(f"{found} found, {chip - found} missed", exact=True)).to_be_visible()
            mara.page.get_by_role("button", name="Next chip").click()
    mara.reads("You win")
    expect(mara.page.get_by_text(f"{found} found, {6 - found} missed").first).to_be_visible()
    expect(mara.page.get_by_role("list", name="Rounds").get_by_role("listitem")).to_have_count(5)

    mara.page.goto(f"{live_server.url}/")  # a player who has finished a match is no newcomer
    mara.page.get_by_role("button", name="Play with friends").click()
    mara.page.get_by_text("Rules and board", exact=True).click()
    expect(mara.page.get_by_role("switch", name="Easy chips first")).not_to_be_checked()


@pytest.mark.long
def test_a_second_claim_alone(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=600).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    start = mara.puzzle().position
    path = mara.path()
    assert path
    mara.page.get_by_role("button", name="Found, show it").click()
    mara.reads("Show your solution")
    mara.show(mara.wrong_path(2))
    expect(mara.moves_made).to_have_count(2)
    live_server.let_pass(30)  # R7.5
    mara.sees(start)
    mara.page.get_by_role("button", name="Found, show it").click()
    mara.reads("Show your solution")
    mara.show(path)
    mara.reads("Found")
    expect(mara.page.get_by_text(f"Shown in {len(path)}.")).to_be_visible()


@pytest.mark.long
def test_the_sand_runs_out_alone(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=60).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    live_server.let_pass(60)
    mara.reads("Not found")
    expect(mara.page.get_by_text("0 found, 1 missed", exact=True)).to_be_visible()
