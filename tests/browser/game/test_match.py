"""Whole matches on a real server, to the last chip."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.game.person import PATIENCE_MS, Person
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
TIMES = {"demonstration_seconds": 3600, "result_seconds": 600}
MOST_ROUNDS = 40
THINKING_SECONDS = 10

NewPerson = Callable[..., Person]


def test_two_people_play_to_eight_chips(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends", **TIMES, no_bid_seconds=0).room
    mara, jonas = person(), person()
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    rounds = taken = 0
    while taken < 8:
        rounds += 1
        assert rounds <= MOST_ROUNDS
        for one in (mara, jonas):
            expect(one.page.get_by_text(f"Chip {rounds}", exact=True)).to_be_visible(timeout=PATIENCE_MS)
            one.thinks()
        way = mara.way()
        if way is None:  # nobody bids: the glass is turned and runs out
            mara.page.get_by_role("button", name="Nobody has bid. Turn the glass?").click()
            expect(mara.page.get_by_text("The glass runs.")).to_be_visible()
            live_server.let_pass(60)
            mara.reads("Nobody bid")
        else:
            mara.bid(len(way))
            live_server.let_pass(60)
            mara.reads(f"Show your {len(way)}")
            mara.show(way)
            mara.reads("You win" if taken == 7 else "You take the chip")
            taken += 1
        if taken < 8:
            mara.page.keyboard.press(" ")
            jonas.page.get_by_role("button", name="Ready for the next chip").click()

    jonas.reads("Mara wins")
    expect(jonas.page.get_by_text(f"8 chips after {rounds} rounds")).to_be_visible()
    first = jonas.page.get_by_role("list", name="Ranking").get_by_role("listitem").first
    expect(first.get_by_role("img")).to_have_count(8)

    jonas.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    jonas.page.get_by_role("button", name="Share").click()
    expect(jonas.message).to_have_text("The link is copied.")
    ada = person()
    ada.page.goto(jonas.page.evaluate("() => navigator.clipboard.readText()"))
    ada.reads("Mara wins")
    ada.page.get_by_role("button", name=re.compile("^Replay round")).first.click()
    expect(ada.page.get_by_role("group", name="Replay").get_by_role("button", name="Play")).to_be_visible()

    jonas.page.get_by_role("button", name="Play again").click()
    mara.start()
    jonas.thinks()
    expect(jonas.page.get_by_text("Chip 1", exact=True)).to_be_visible()
    expect(jonas.rows.first.get_by_role("img", name="0 chips")).to_be_visible()


def test_one_person_plays_alone_to_the_last_chip(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=600).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    found = 0
    for chip in range(1, 18):
        expect(mara.page.get_by_text(f"Chip {chip} of 17")).to_be_visible()
        mara.thinks()
        way = mara.way()
        live_server.let_pass(THINKING_SECONDS)
        if way is None or chip == 3:
            mara.page.get_by_role("button", name="Found, show it").click()
            mara.reads("Show your way")
            mara.page.get_by_role("button", name="Give up").click()
            sure = mara.page.get_by_role("group", name="Give up? The robots go back.")
            sure.get_by_role("button", name="Give up").click()
            mara.reads("Not found")
        else:
            mara.page.keyboard.type(str(len(way)))
            mara.page.get_by_role("button", name=f"Bid {len(way)} and show").click()
            mara.reads(f"Show your {len(way)}")
            mara.show(way)
            found += 1
        if chip < 17:
            mara.reads("Not found" if way is None or chip == 3 else "Found")
            expect(mara.page.get_by_text(f"{found} found, {chip - found} missed", exact=True)).to_be_visible()
            mara.page.get_by_role("button", name="Next chip").click()
    mara.reads("You win")
    expect(mara.page.get_by_text(f"{found} found, {17 - found} missed", exact=True).first).to_be_visible()
    expect(mara.page.get_by_role("list", name="Rounds").get_by_role("listitem")).to_have_count(5)


def test_a_round_alone_with_moves_taken_back(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=600).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    start = mara.robots()
    way = mara.way()
    assert way
    mara.page.get_by_role("button", name="Found, show it").click()
    mara.reads("Show your way")
    mara.show(mara.wrong_way(2))
    expect(mara.moves_made).to_have_count(2)
    mara.page.keyboard.press("u")
    expect(mara.moves_made).to_have_count(1)
    mara.page.get_by_role("button", name="Start over").click()
    expect(mara.moves_made).to_have_count(0)
    assert mara.robots() == start
    mara.show(way)
    mara.reads("Found")
    expect(mara.page.get_by_text(f"Shown in {len(way)}.")).to_be_visible()


def test_the_sand_runs_out_alone(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "alone", **TIMES, timer_seconds=60).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    live_server.let_pass(60)
    mara.reads("Not found")
    expect(mara.page.get_by_text("0 found, 1 missed", exact=True)).to_be_visible()
