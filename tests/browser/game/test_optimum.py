"""After a round everybody sees the length of a shortest path, and can play it beside the demonstrated one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.game.happenings import Happening, happens
from browser.game.person import Person
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]
FOUND: Happening = {
    "type": "optimum_found",
    "round": 6,
    "optimum": {
        "status": "solved",
        "moves": 4,
        "at_least": 4,
        "count": 6,
        "count_capped": False,
        "path": "Rw Sn Gn Gw",
    },
}
WITHHELD: Happening = {
    **FOUND,
    "optimum": {
        "status": "solved",
        "moves": 4,
        "at_least": 4,
        "count": None,
        "count_capped": False,
        "path": None,
    },
}


def radio(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Solutions of this round").get_by_role("radio", name=name)


def player(page: Page) -> Locator:
    return page.get_by_role("group", name="Replay")


def stands(page: Page, robot: str, cell: str) -> None:
    """Wait until the robot is on the cell."""
    expect(page.locator(f"[role=gridcell][data-cell={cell}]")).to_have_accessible_name(
        re.compile(f"{robot} robot")
    )


def hears(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("[aria-live=polite]")).to_have_text(words)


def test_it_is_searched_and_then_shown(show: ShowView) -> None:
    page = show("taken")
    expect(page.get_by_text("Bid 7, shown in 7. Looking for the shortest solution…")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)
    happens(page, "told", FOUND)
    hears(page, "There is a solution in 4. There are 6 solutions of that length.")
    expect(page.get_by_text("Bid 7, shown in 7. There is a solution in 4.")).to_be_visible()
    expect(page.get_by_text("one of 6 solutions")).to_be_visible()
    expect(radio(page, "Mara: 7 moves")).to_be_checked()
    stands(page, "Green", "j2")


@pytest.mark.long
def test_the_two_ways_are_played_by_mouse(show: ShowView) -> None:
    page = show("told")
    radio(page, "Shortest: 4 moves").check()
    hears(page, "Shortest: 4 moves")
    stands(page, "Red", "h3")
    expect(player(page)).to_contain_text("4 of 4")
    player(page).get_by_role("button", name="To the start").click()
    stands(page, "Red", "l3")
    player(page).get_by_role("button", name="Play").click()
    expect(player(page)).to_contain_text("4 of 4")
    stands(page, "Green", "j2")
    page.locator(".path-picture").first.click()
    expect(radio(page, "Mara: 7 moves")).to_be_checked()
    expect(player(page)).to_contain_text("7 of 7")
    assert page.evaluate("() => window.game.session.sent") == []


def test_the_two_ways_are_played_with_keys_and_heard(open_page: OpenPage, show: ShowView) -> None:
    page = show("told", open_page(clock=True))
    radio(page, "Mara").focus()
    page.keyboard.press("ArrowRight")
    expect(radio(page, "Shortest")).to_be_checked()
    hears(page, "Shortest: 4 moves")
    page.keyboard.press("[")
    expect(player(page)).to_contain_text("3 of 4")
    page.clock.fast_forward(2_000)  # in which words are joined
    hears(page, "3: green north to l2.")
    page.keyboard.press("[")
    page.keyboard.press("]")
    expect(player(page)).to_contain_text("3 of 4")


def test_the_two_ways_are_played_with_a_finger(open_page: OpenPage, show: ShowView) -> None:
    page = show("told", open_page(size=PHONE, touch=True))
    moves = page.get_by_role("list", name="Moves of this solution").get_by_role("listitem")
    expect(moves).to_have_count(7)
    for name in ("Mara", "Shortest"):
        box = radio(page, name).bounding_box()
        assert box
        assert box["height"] >= 44
    radio(page, "Shortest").tap()
    expect(moves).to_have_count(4)
    expect(page.get_by_text("one of 6 solutions")).to_be_visible()
    player(page).get_by_role("button", name="Back one move").tap()
    stands(page, "Green", "l2")


def test_where_nobody_showed_a_way_the_shortest_waits_to_be_played(show: ShowView) -> None:
    page = show("told-missed")
    expect(page.get_by_text("The chip is turned face down. There is a solution in 4.")).to_be_visible()
    expect(player(page)).to_contain_text("0 of 4")
    stands(page, "Green", "l9")
    page.keyboard.press("]")
    stands(page, "Red", "h3")
    hears(page, "1: red west to h3.")
    player(page).get_by_role("button", name="To the end").click()
    stands(page, "Green", "j2")


def test_of_a_chip_that_goes_back_only_the_number_is_reported(show: ShowView) -> None:
    """R6.11"""
    page = show("returned")
    happens(page, "told-returned", WITHHELD)
    hears(page, "There is a solution in 4.")
    words = "The chip goes back. There is a solution in 4. It stays hidden until somebody wins the chip."
    expect(page.get_by_text(words)).to_be_visible()
    expect(player(page)).to_have_count(0)


def test_space_is_ready_also_when_the_way_is_shown_late(show: ShowView) -> None:
    page = show("alone-missed")
    happens(page, "told-missed", FOUND)
    expect(player(page)).to_be_visible()
    page.keyboard.press(" ")
    assert page.evaluate("() => window.game.session.sent") == [{"type": "say_ready", "round": 6}]
    expect(player(page)).to_contain_text("0 of 4")


def test_what_was_not_found_in_time_is_reported_as_it_is(show: ShowView) -> None:
    page = show("told-limit")
    words = "The shortest solution was not found in time. It takes at least 5 moves."
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)


OTHER_ENDS: list[tuple[dict[str, object], str]] = [
    ({"status": "unsolvable", "moves": None, "at_least": 0}, "There is no solution."),
    ({"status": "limit", "moves": None, "at_least": 0}, "The shortest solution was not found in time."),
    ({"status": "limit", "moves": None, "at_least": 7}, "No solution is shorter."),
    ({"status": "solved", "moves": 7, "at_least": 7}, "No solution is shorter."),
]


def test_other_ends_of_the_search(open_page: OpenPage, show: ShowView) -> None:
    page = show("taken", open_page(clock=True))
    for known, words in OTHER_ENDS:
        page.evaluate(
            """(event) => {
                const { session } = window.game;
                const result = { ...session.view.value.result, optimum: event.optimum };
                session.happen([event], { result });
            }""",
            {**FOUND, "optimum": {"count": None, "count_capped": False, "path": None, **known}},
        )
        expect(page.get_by_text(f"Bid 7, shown in 7. {words}")).to_be_visible()
        hears(page, re.compile(f"^{re.escape(words)}\\s?$"))
        page.clock.fast_forward(2_000)  # in which words are joined


def test_a_way_shown_late_is_not_spoken_into_the_next_round(show: ShowView) -> None:
    page = show("told")
    happens(page, "thinking", {**FOUND, "at": 1000.0})
    page.evaluate("() => new Promise(requestAnimationFrame)")
    hears(page, "")


def test_at_the_end_every_round_has_its_best(show: ShowView) -> None:
    page = show("finished")
    rounds = page.get_by_role("list", name="Rounds").get_by_role("listitem")
    expect(rounds.nth(1)).to_contain_text("best 3")
    page.get_by_role("button", name="Replay round 2").click()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    radio(page, "Shortest: 3 moves").check()
    expect(player(page)).to_contain_text("3 of 3")
    expect(page.get_by_text("the only one")).to_be_visible()
    page.get_by_role("button", name="Back to the board").click()
    expect(page.get_by_role("radio")).to_have_count(0)


# --- on a real server ---


own_server = pytest.mark.parametrize("live_server", [{"seed": 1, "pauses": True}], indirect=True)
"""The server hides a path while any room plays its puzzle, and other tests play the same puzzles.
"""


@pytest.mark.long
@own_server
@pytest.mark.timeout(180)
def test_friends_and_spectators_are_informed(live_server: LiveServer, person: Callable[..., Person]) -> None:
    room = live_server.open_room(
        None, "friends", exact=False, timer_seconds=600, demonstration_seconds=3600, result_seconds=600
    ).room
    mara, jonas, ada = person(), person(), person(size=PHONE, touch=True)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    ada.watch(room)
    mara.start()
    jonas.thinks()
    path = mara.path()
    assert path
    for one in (mara, jonas, ada):
        expect(one.page.locator(".paths")).to_have_count(0)
    mara.bid(len(path) + 1)
    live_server.let_pass(600)
    mara.reads(f"Show your {len(path) + 1}")
    mara.show(path)
    for one in (mara, jonas, ada):
        words = f"Bid {len(path) + 1}, shown in {len(path)}. No solution is shorter."
        expect(one.page.get_by_text(words)).to_be_visible()
        expect(radio(one.page, f"Shortest: {len(path)} moves")).to_be_visible()
    radio(ada.page, "Shortest").tap()
    expect(player(ada.page)).to_contain_text(f"{len(path)} of {len(path)}")


@pytest.mark.long
@own_server
@pytest.mark.timeout(180)
def test_a_player_alone_sees_it_after_missing_it(
    live_server: LiveServer, person: Callable[..., Person]
) -> None:
    room = live_server.open_room(None, "alone", timer_seconds=60).room
    mara = person()
    mara.join(room, "Mara")
    mara.start()
    path = mara.path()
    assert path
    live_server.let_pass(60)
    mara.reads("Not found")
    expect(
        mara.page.get_by_text(f"The chip is turned face down. There is a solution in {len(path)}.")
    ).to_be_visible()
    player(mara.page).get_by_role("button", name="To the end").click()
    expect(player(mara.page)).to_contain_text(f"{len(path)} of {len(path)}")
