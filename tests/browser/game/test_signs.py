"""Every player has a sign, the same everywhere; at the end the board shows the winner's."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.happenings import happens
from browser.screens import PHONE as PHONE_SCREEN
from browser.screens import TIGHTEST, Screen, misfits, turn_to
from support.browser import PHONE, OpenPage

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]

SIGNS = """() => [...document.querySelectorAll(".sign .player-sign")]
    .filter((sign) => sign.checkVisibility())
    .map((sign) => [sign.querySelector(".letters").textContent, sign.dataset.sign])"""
OPEN = "(name) => window.game.open(name)"
OFF_CENTRE = """() => [...document.querySelectorAll(".row, .seat")].map((row) => {
    const middle = (part) => part.getBoundingClientRect().left + part.getBoundingClientRect().width / 2;
    const words = document.createRange();
    words.selectNodeContents(row.querySelector("b"));
    return Math.abs(middle(row.querySelector(".sign")) - middle(words));
})"""
RINGS = """() => [...document.querySelectorAll(".board .wins .won")].map((won) =>
    [won.parentElement.dataset.key.split("-")[2], won.querySelector(".number").textContent])"""
SHARED = """() => navigator.clipboard.readText()"""


def test_a_player_has_one_sign_everywhere(show: ShowView) -> None:
    page = show("lobby")
    for name in ("lobby", "thinking", "bidding", "taken", "finished"):
        page.evaluate(OPEN, name)
        assert dict(page.evaluate(SIGNS)) == {"Ma": "2", "Jo": "3", "In": "4", "To": "5"}, name


def test_a_full_table_has_a_sign_for_each(show: ShowView) -> None:
    page = show("thinking+eight-players")
    shapes = [shape for _, shape in page.evaluate(SIGNS)]
    assert len(set(shapes)) == len(shapes) == 8
    # The ninth seat has the first shape again, with a ring.
    expect(page.locator(".sign .ring").filter(visible=True)).to_have_count(1)


def test_a_player_who_is_away_has_a_dashed_sign(show: ShowView) -> None:
    page = show("away")
    away = page.locator(".row", has=page.locator(".player-sign.away"))
    expect(away).to_have_count(1)
    expect(away.locator(".outline")).to_have_attribute("stroke-dasharray", "0.11 0.09")


@pytest.mark.long
def test_names_stand_in_the_middle_below_signs(show: ShowView, open_page: OpenPage) -> None:
    page = show("lobby", open_page(size=PHONE, touch=True))
    for name in ("lobby", "taken", "thinking"):
        page.evaluate(OPEN, name)
        assert max(page.evaluate(OFF_CENTRE)) < 1, name


def test_the_board_shows_the_winners_chips_in_their_order_and_the_sign(show: ShowView) -> None:
    page = show("finished")
    expect(page.locator(".board .winner .letters")).to_have_text("Ma")
    order = [["b12", "1"], ["o3", "2"], ["j2", "3"], ["c5", "4"], ["j14", "5"]]
    assert page.evaluate(RINGS) == order
    page.get_by_role("button", name="Play the best round").click()
    expect(page.locator(".board .won")).to_have_count(0)
    expect(page.locator(".board .winner")).to_have_count(0)
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator(".board .wins .won")).to_have_count(len(order))
    assert page.evaluate(RINGS) == order


def test_a_shared_win_shows_both_signs_and_whose_chips_they_are(show: ShowView) -> None:
    page = show("shared")
    expect(page.locator(".board .winner .letters")).to_have_text(["Ma", "In"])
    rings = page.locator(".board .wins .won > [data-sign]")
    assert {ring.get_attribute("data-sign") for ring in rings.all()} == {"2", "4"}


def test_alone_the_chips_found_light_up(show: ShowView) -> None:
    page = show("alone-finished")
    found = page.locator(".place.found").count()
    assert found > 0
    expect(page.locator(".board .wins .won")).to_have_count(found)
    expect(page.locator(".board .winner")).to_have_count(0)


@pytest.mark.long
def test_targets_light_up_one_after_the_other(show: ShowView, open_page: OpenPage) -> None:
    page = show("taken", open_page(still=False))
    page.evaluate("""() => {
        window.lit = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            if (this.closest(".wins")) lit.push(timing.delay);
            if (this.closest(".winner")) lit.push(`sign ${timing.delay}`);
            return animate.call(this, frames, timing);
        };
    }""")
    page.evaluate(
        "async () => { const { view } = await game.readScene('finished'); game.session.happen([], view); }"
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara wins")
    page.wait_for_function("() => lit.length === 6")
    assert page.evaluate("() => lit") == [0, 250, 500, 750, 1000, "sign 1250"]


def test_another_page_does_not_keep_the_rings(show: ShowView) -> None:
    page = show("finished")
    happens(page, "thinking")
    expect(page.locator(".board .won")).to_have_count(0)


def test_a_stranger_understands_the_best_round(show: ShowView) -> None:
    page = show("finished")
    expect(page.locator(".best-round")).to_contain_text(
        "The best round was round 6. Mara solved it in 7 moves. No solution is shorter."
    )


EARLIER = """async () => {
    const { keepGame } = part("/store/games.js");
    const HOUR = 3_600_000;
    const match = { room: "Zk3T0bq1x", mode: "friends", name: "tidal-otter", at: Date.now() - HOUR, over: true,
        game: null, winners: ["Mara"], won: false, chips: [3, 2, 1], rounds: 6, best: null };
    keepGame({ ...match, number: 1, winners: ["Ines"], at: Date.now() - 20 * HOUR });
    keepGame({ ...match, number: 2, winners: ["Ines"], best: { name: "Ines", moves: 9, gap: 3 } });
    keepGame({ ...match, number: 3, winners: ["Wilhelmina Wintergreen", "Mara"], best: undefined });
    keepGame({ ...match, number: 3, room: "elsewhere" });
    game.session.happen([], { number: 4 });
}"""
"""Three matches of the room, one of them a day ago, and one of another room."""


def test_the_end_counts_the_matches_of_the_evening(show: ShowView, open_page: OpenPage) -> None:
    page = show("finished", open_page(clock=True))
    evening = page.locator(".evening")
    expect(evening).to_have_count(0)
    page.clock.set_fixed_time("2026-03-01T21:00:00")
    page.evaluate(EARLIER)
    expect(evening).to_contain_text("This evening")
    expect(evening).to_contain_text("3 matches · best round: Ines, 9 moves")
    wins = ["Mara: 2 wins", "Wilhelmina Wintergreen: 1 win", "Ines: 1 win"]
    expect(evening.get_by_role("listitem").locator(".unseen")).to_have_text(wins)
    expect(evening.locator(".player-sign")).to_have_count(2)
    for screen in (*TIGHTEST, PHONE_SCREEN, Screen(1280, 800)):
        turn_to(page, screen)
        assert misfits(page, [screen]) == {}
    page.clock.set_fixed_time("2026-03-01T11:00:00")
    page.evaluate("() => game.session.happen([], { number: 5 })")
    expect(evening).to_contain_text("Today")


RENAMED = """async () => {
    const { keepGame } = part("/store/games.js");
    const match = { room: "Zk3T0bq1x", mode: "friends", name: "tidal-otter", at: Date.now(), over: true,
        game: null, won: false, chips: [3, 2, 1], rounds: 6, best: null };
    keepGame({ ...match, number: 1, winners: ["Mara"], winner_seats: [1] });
    keepGame({ ...match, number: 2, winners: ["Jonas"], winner_seats: [2] });
    const { view } = game.session;
    const seats = view.value.seats.map((one) => (one.seat === 1 ? { ...one, name: "Team Red" } : one));
    game.session.happen([], { number: 3, seats });
}"""
"""Mara won the first match; her seat has another name since."""


def test_a_renamed_seat_keeps_its_wins_of_the_evening(show: ShowView) -> None:
    page = show("finished")
    page.evaluate(RENAMED)
    evening = page.locator(".evening")
    wins = ["Team Red: 2 wins", "Jonas: 1 win"]
    expect(evening.get_by_role("listitem").locator(".unseen")).to_have_text(wins)
    expect(evening.locator(".player-sign")).to_have_count(2)


def test_sharing_copies_the_day_the_result_and_a_link_without_spoilers(show: ShowView) -> None:
    page = show("finished")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("() => delete Navigator.prototype.share")
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".message")).to_have_text("Result copied.")
    day, result, link = page.evaluate(SHARED).split("\n")
    assert day.startswith("Ricochet Robots ")
    assert result.startswith(
        "Mara wins at Ricochet Robots after 12 rounds. The longest solution took 7 moves."
    )
    assert link.endswith("/games/Zk3T0bq1x")


def test_alone_the_last_result_leads_to_no_winner(show: ShowView) -> None:
    page = show("told-alone")
    page.evaluate("""async () => {
        const { view } = await game.readScene("alone-finished");
        game.session.happen([], view);
    }""")
    expect(page.get_by_role("button", name="See who won")).to_have_count(0)
