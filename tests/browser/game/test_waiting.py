"""The words of a match that waits for bots, for players, or for its end (R6.10, R8.10, R8.11, R9.5-R9.7)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.happenings import happens
from browser.game.test_views import sent
from support.browser import open_tab

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]
LAST = "If nobody finds this chip, the match ends."
FAST = "Only the bots are still thinking. Time runs 8 times as fast."


def changes(page: Page, **fields: object) -> None:
    """Change the view without an event."""
    page.evaluate("(fields) => window.game.session.happen([], fields)", fields)


def test_a_pass_says_what_its_player_saw(show: ShowView) -> None:
    page = show("thinking")
    page.get_by_role("button", name="Pass").click()
    page.evaluate("() => window.game.open('bidding')")
    page.evaluate(
        "() => { window.game.session.answer = { refused: { code: 'pass-stale', message: '', facts: {} } }; }"
    )
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".message")).to_have_text(
        "You passed before the first bid. Pass again if you find nothing lower."
    )
    assert sent(page) == [{"type": "pass", "round": 6, "means": "nothing-lower"}]
    page.evaluate("() => window.game.open('thinking')")
    page.keyboard.press("n")
    assert sent(page) == [{"type": "pass", "round": 6, "means": "no-solution"}]


def test_the_sand_runs_faster_while_people_wait_only_for_bots(show: ShowView) -> None:
    page = show("catching-up")
    timer = page.get_by_role("timer")
    expect(timer).to_contain_text("0:32")
    page.evaluate("() => { window.game.session.now += 1; }")
    expect(timer).to_contain_text("0:24")
    expect(page.get_by_text(FAST)).to_have_count(1)
    page.evaluate("() => window.game.open('thinking')")
    expect(page.get_by_text(FAST)).to_have_count(0)
    changes(page, clock={"since": 1000, "seconds": 20, "pace": 8})
    expect(page.get_by_text(FAST)).to_be_visible()
    page.evaluate("() => { window.game.session.now += 2; }")
    expect(page.get_by_text("thinking 0:36")).to_be_visible()
    happens(page, "catching-up", {"type": "pace_changed", "round": 6, "pace": 8, "until": 1004})
    expect(page.locator("[aria-live]").get_by_text(FAST)).to_be_attached()


def test_a_bid_of_two_waits_for_the_bots_too(show: ShowView) -> None:
    page = show("catching-up")
    lowest = [
        {
            "seat": 3,
            "moves": 2,
            "was": None,
            "at": 990,
            "after": 87,
            "tie": None,
            "state": "waiting",
            "failure": None,
        }
    ]
    changes(page, bids=lowest)
    expect(page.locator(".waits")).to_have_text(FAST)
    changes(page, clock={"since": 998, "seconds": 95, "pace": 1})
    expect(page.locator(".waits")).to_have_text("2 is the lowest possible bid.")


def test_everybody_reads_before_and_in_the_last_round_that_it_is_the_last(show: ShowView) -> None:
    page = show("last-round")
    expect(page.get_by_text(LAST)).to_be_visible()
    for name in ("bidding", "showing"):
        page.evaluate("(name) => window.game.open(name)", name)
        expect(page.get_by_text(LAST)).to_have_count(0)
        changes(page, last_try=True)
        expect(page.get_by_text(LAST)).to_be_visible()
    for name in ("returned", "taken"):
        page.evaluate("(name) => window.game.open(name)", name)
        changes(page, last_try=True)
        expect(page.get_by_text("If nobody finds the next chip, the match ends.")).to_be_visible()


def test_players_agree_to_end_the_match_or_play_on(show: ShowView) -> None:
    page = show("proposal")
    proposal = page.locator(".proposal")
    expect(proposal).to_contain_text("Mara proposes to end the match now.")
    proposal.get_by_role("button", name="Play on").click()
    proposal.get_by_role("button", name="End the match").click()
    assert sent(page) == [{"type": "agree_to_end", "agrees": False}, {"type": "agree_to_end", "agrees": True}]
    changes(page, ending=[1, 3])
    expect(proposal).to_contain_text("Agreed: Mara and you")
    expect(proposal.get_by_role("button")).to_have_text(["Play on"])
    changes(page, you=None, allowed_commands=[])
    expect(proposal.get_by_role("button")).to_have_count(0)
    changes(page, ending=[])
    expect(proposal).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "key"), [("with-bots", "Propose to end the match"), ("catching-up", "End the match now")]
)
@pytest.mark.long_cases("catching-up")
def test_the_end_of_a_match_is_proposed_where_players_leave(show: ShowView, name: str, key: str) -> None:
    page = show(name)
    seats = page.evaluate("() => window.game.session.view.value.seats")
    if name == "catching-up":
        seats = [seat | {"left": seat["seat"] == 1} for seat in seats]
    changes(page, seats=seats, allowed_commands=["agree_to_end", "leave_seat"])
    page.evaluate("async () => void (part('/app/frame/frame.js').leaving.value = true)")
    leaving = page.locator(".leaving")
    leaving.get_by_role("button", name=key).click()
    expect(leaving).to_contain_text(
        "The player with the most chips wins." if name == "with-bots" else "the most chips wins."
    )
    leaving.get_by_role("button", name=key).click()
    assert sent(page) == [{"type": "agree_to_end"}]
    menu = open_tab(page, "Room")
    menu.get_by_role("button", name=key).click()
    menu.get_by_role("group", name="End the game?").get_by_role("button", name=key).click()
    assert sent(page) == 2 * [{"type": "agree_to_end"}]
    expect(menu).to_have_count(0)


def test_an_agreed_end_is_spoken(show: ShowView) -> None:
    page = show("proposal")
    end = {"type": "match_ended", "winners": [1], "reason": "agreed"}
    agreed = {"type": "ending_answered", "seat": 3, "agrees": True}
    back = {"type": "chip_returned", "round": 6, "reason": "match-ended", "until": None}
    page.evaluate(
        "async () => { window.end = (await window.game.readScene('finished')).view; window.end.end_reason = 'agreed'; }"
    )
    page.evaluate(
        "(events) => window.game.session.happen(events.map((event) => ({ at: 1000, ...event })), window.end)",
        [agreed, back, end],
    )
    expect(page.get_by_role("heading", name="Mara wins")).to_be_visible()
    expect(page.locator(".final-head")).to_contain_text("You agreed to end the match.")
    expect(
        page.locator("[aria-live]").get_by_text(re.compile("Mara wins with .* You agreed to end the match"))
    ).to_be_attached()


def test_a_match_with_bots_waits_for_its_players(show: ShowView) -> None:
    page = show("waits-for-players")
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    expect(page.get_by_text("The match goes on when a player is back.")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    expect(page.locator(".board .robot")).to_have_count(0)


def test_a_program_is_marked_as_a_bot(show: ShowView) -> None:
    page = show("with-bots")
    expect(page.locator(".row", has_text="Robby")).to_contain_text("Robby (bot)")
    expect(page.locator(".row", has_text="Robby").locator(".bot-sign")).to_have_count(1)
    page.evaluate("() => window.game.open('lobby')")
    seats = page.evaluate("() => window.game.session.view.value.seats")
    seats[1] |= {"name": "Robby", "bot": {"character": None, "level": None}}
    changes(page, seats=seats)
    expect(page.locator(".seat", has_text="Robby")).to_contain_text("a player’s program")
