"""The sounds and their volume. test_director.py tests their times."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.ears import FAILURE, FULL, GLASS, QUIET, TICK, heard, listen, set_volume
from browser.game.happenings import CLOSED, Happening, fails, happens, shows
from support.browser import OpenPage

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]


def bids(seat: int, moves: int) -> Happening:
    return {"type": "bid_placed", "round": 6, "seat": seat, "moves": moves}


@pytest.mark.long
def test_nothing_is_heard_until_it_is_wanted_and_one_volume_is_of_all(
    show: ShowView, open_page: OpenPage
) -> None:
    page = open_page(clock=True)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    show("thinking", page)
    listen(page)

    def pitches(volume: float) -> list[object]:
        """Play the sounds of a bid, of the final countdown and of a failure, all at that volume."""
        page.evaluate("() => window.game.open('thinking')")
        expect(page.get_by_role("heading", level=1)).to_have_text("Find a solution")
        happens(page, "bidding", bids(1, 9))
        tones = heard(page, 2)
        happens(page, "bidding", bids(2, 7), bids(3, 5))
        tones += heard(page, 2)
        page.evaluate("() => { window.game.session.now = window.game.session.view.value.until - 9.5; }")
        while not page.evaluate("() => window.heard.length"):
            page.clock.run_for(100)
        tones += [(pitch, 3 * level, title) for pitch, level, title in heard(page, 1)]
        happens(page, "second-showing", CLOSED, shows(1), fails(1), shows(2))
        tones += heard(page, 1)
        assert [level for _, level, _ in tones] == pytest.approx([volume] * len(tones))
        return [pitch for pitch, _, _ in tones]

    happens(page, "bidding", bids(1, 9))
    expect(page.get_by_role("heading", level=1)).to_have_text("Lowest goes first")
    assert page.evaluate("() => window.heard") == []
    assert "sounds.js" not in fetched
    set_volume(page, "full")
    whole = pitches(FULL)
    assert whole == [*GLASS, 180 + 24 * 7, 180 + 24 * 5, *TICK, *FAILURE], "a lower bid sounds lower"
    set_volume(page, "quiet")
    assert pitches(QUIET) == whole
