"""Every player has a sign, the same everywhere; at the end the robots line up beside the winner's."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

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


LINE = "() => [...document.querySelectorAll('.line-up > *')].map(({ dataset }) => dataset.robot).join('')"


def test_the_robots_line_up_beside_the_winners_sign_and_chips(show: ShowView) -> None:
    page = show("finished")
    assert page.evaluate(LINE) == "RGBYS"
    expect(page.locator(".line-up > .scorer")).to_have_attribute("data-robot", "G")
    expect(page.locator(".winner-signs .letters")).to_have_text("Ma")
    expect(page.locator(".pile > *")).to_have_count(5)
    expect(page.locator(".board [data-key^=robot-]")).to_have_count(0)
    page.get_by_role("button", name="Play the best round").click()
    expect(page.locator(".board [data-key^=robot-]")).to_have_count(5)
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator(".board [data-key^=robot-]")).to_have_count(0)


def test_a_shared_win_shows_both_signs(show: ShowView) -> None:
    page = show("shared")
    expect(page.locator(".winner-signs .letters")).to_have_text(["Ma", "In"])
    expect(page.locator(".pile")).to_have_count(0)


def test_alone_the_chips_found_pile_up(show: ShowView) -> None:
    page = show("alone-finished")
    found = page.locator(".place.found").count()
    expect(page.locator(".pile > *")).to_have_count(min(found, 5))
    expect(page.locator(".winner-signs")).to_have_count(0)


SIZES = {"phone": (390, 844), "safari": (390, 664), "small": (320, 568), "desktop": (1280, 800)}


@pytest.mark.long_cases("safari", "desktop")
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_end_stands_on_one_screen_with_the_board_as_in_play(
    show: ShowView, open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = show("taken", open_page(size=size, touch=size[0] < 900))
    board = page.locator(".board-place").bounding_box()
    page.evaluate(OPEN, "finished")
    assert page.locator(".board-place").bounding_box() == board
    for part in (".line-up > .scorer svg", "h1", ".final-words > p >> nth=0", ".sheet .button.main"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    for name in ("Say a word", "Share", "Analyse"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    if size[0] < 900:
        expect(page.locator(".cell.winner")).to_have_text(re.compile("Mara, wins, 5 chips"))


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


def open_text(page: Page) -> Locator:
    """Open the share sheet, and in it the text."""
    page.get_by_role("button", name="Share", exact=True).click()
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet.get_by_role("img")).to_be_visible()
    sheet.get_by_role("radio", name="Text").check(force=True)
    return sheet


def test_sharing_copies_the_score_the_robots_of_the_best_round_and_a_link(show: ShowView) -> None:
    page = show("finished")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("() => delete Navigator.prototype.share")
    sheet = open_text(page)
    expect(sheet.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    sheet.get_by_role("button", name="Copy").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".message")).to_have_text("Copied.")
    result, best, link = page.evaluate(SHARED).split("\n")
    assert result == "Ricochet Robots · Mara wins 5:4:2:1"
    assert best == "🟨🟦⬜⬜🟩🟩🟩 7 moves"
    assert link.endswith("/games/Zk3T0bq1x")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_focused()


def test_a_match_without_a_record_is_shared_without_a_link(show: ShowView) -> None:
    page = show("finished")
    page.evaluate("() => void (game.session.game.value = null)")
    expect(open_text(page).locator(".share-text")).not_to_contain_text("/games/")


def test_who_cannot_copy_reads_the_text_in_a_field(show: ShowView) -> None:
    page = show("finished")
    page.evaluate("""() => {
        delete Navigator.prototype.share;
        document.execCommand = () => false;
        navigator.clipboard.writeText = navigator.clipboard.write = () => Promise.reject(new Error("no"));
    }""")
    sheet = open_text(page)
    sheet.get_by_role("button", name="Copy").click()
    expect(sheet.get_by_label("Copy it yourself")).to_have_value(re.compile("Mara wins 5:4:2:1"))
