"""A series of matches (R8.9): a rematch continues it, on the players' pages and on a television."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.long]

NewPerson = Callable[..., Person]


def wins_a_match(winner: Person, other: Person) -> None:
    """Bid and show the only chip of a match, whose end both devices then show."""
    path = winner.path()
    assert path
    winner.bid(len(path))
    for one in (winner, other):
        one.page.keyboard.press("n")
    winner.reads(f"Show your {len(path)}")
    winner.show(path)
    winner.reads("You win")
    expect(other.title).to_contain_text("wins")


def test_a_rematch_continues_the_series(live_server: LiveServer, person: NewPerson) -> None:
    made = live_server.open_room(
        None,
        "friends",
        demonstration_seconds=3600,
        result_seconds=600,
        chips_to_win=1,
        gentle_start=True,
        series_wins=2,
    )
    mara, jonas, television = person(), person(), person(size=(1920, 1080))
    mara.join(made.room, "Mara")
    jonas.join(made.room, "Jonas")
    television.page.goto(f"{live_server.url}/tv/{made.code}")
    mara.start()
    jonas.thinks()
    wins_a_match(mara, jonas)
    expect(mara.page.get_by_text("You lead the series 1–0", exact=True)).to_be_visible()
    expect(jonas.page.get_by_text("Mara leads the series 1–0", exact=True)).to_be_visible()
    expect(television.page.get_by_text("Mara leads the series 1–0", exact=True)).to_be_visible()

    jonas.page.get_by_role("button", name="Ask for a rematch").click()
    expect(jonas.page.locator("p.rematch")).to_be_focused()
    mara.page.get_by_role("button", name="I’m in").click()
    for one in (mara, jonas):
        one.thinks()
    expect(mara.page.locator(".header-words").get_by_text("series 1–0")).to_be_visible()
    expect(jonas.page.locator(".header-words").get_by_text("series 0–1")).to_be_visible()
    expect(television.page.get_by_role("heading", level=1)).to_have_text("Find a solution")
    expect(television.page.get_by_text("Mara leads the series 1–0", exact=True)).to_be_visible()
    wins_a_match(mara, jonas)
    expect(mara.page.get_by_text("You win the series 2–0", exact=True)).to_be_visible()
    expect(television.page.get_by_text("Mara wins the series 2–0", exact=True)).to_be_visible()
