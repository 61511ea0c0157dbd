"""Every part of an evening fits on every screen, and everybody can use it."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from browser.evening.conftest import OpenPhone
from browser.evening.evenings import NEXT, Event, bid, close, judge, pass_, people, rules, turn, won
from browser.evening.table import NOON, Table
from browser.screens import PHONE as UPRIGHT
from browser.screens import SCREENS, TIGHTEST, Screen, misfits, speak, turn_to
from support.browser import PHONE, axe

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

BOARD: Event = {
    "type": "board",
    "board": "4C3A2C1C",
    "robots": {"R": "g1", "G": "h12", "B": "p6", "Y": "p5", "S": "k10"},
}
PEOPLE = people(8, {4: 0.5, 7: 3})
PEOPLE["people"][2]["name"] = "W" * 24
BEFORE = [PEOPLE, rules(), *won(0, "Rm"), *won(2, "Bp"), *won(2, "V")]
LATE = NOON + 900
"""A moment before the page opens."""
BIDS = [
    turn("Gs", LATE),
    bid(2, 12, LATE),
    bid(4, 11, LATE),
    bid(2, 7, LATE),
    bid(1, 7, LATE),
    bid(4, 9, LATE),
]
SHOWING = [*BEFORE, *BIDS, close(LATE)]
GIVEN = [*BEFORE[:2], BOARD, *BEFORE[2:], {**BOARD}, *BIDS, close(LATE), judge(True, LATE)]
SHORTEST: Event = {"type": "shortest", "shortest": {"moves": 4, "path": "Rs Gn Ge Gs"}}
PARTS: dict[str, tuple[list[Event], str, str]] = {
    "people": ([PEOPLE, rules()], "", "Players"),
    "no board": (BEFORE, "", "Which chip is up?"),
    "board": ([*BEFORE, BOARD], "", "Which chip is up?"),
    "stale": ([PEOPLE, BOARD, *won(0, "Rm")], "", "Which chip is up?"),
    "thinking": ([*BEFORE, turn("Gs", LATE)], "", "Find a solution"),
    "bidding": (
        [*BEFORE, *BIDS, {"type": "pause", "at": LATE}, {"type": "resume", "at": LATE}],
        "",
        "Lowest goes first",
    ),
    "numbers": (
        [*BEFORE, *BIDS, {"type": "pause", "at": LATE}, {"type": "resume", "at": LATE}],
        "",
        "Lowest goes first",
    ),
    "standstill": ([*BEFORE, *BIDS], "", "The sand stood still"),
    "showing": (SHOWING, "", "shows 7"),
    "passed on": ([*SHOWING, judge(False, LATE)], "", "shows 7"),
    "given": ([*GIVEN, SHORTEST], "", "takes the chip"),
    "shorter": ([*GIVEN, SHORTEST], "shorter", "Yes, in 4."),
    "robots": (GIVEN, "robots", "path"),
    "nobody": ([*BEFORE, turn("Gs", LATE), *(pass_(at, LATE) for at in range(8))], "", "Nobody found it"),
    "score": (GIVEN, "score", "lead"),
    "change people": (GIVEN, "people", "Players"),
    "copy": (GIVEN, "copy", "Point the other camera here"),
    "another copy": (GIVEN, "1/2013.60.usual.8.17/Ada,Luc/.0.5./", "An evening after 1 chip"),
    "over": ([*GIVEN, SHORTEST, NEXT, {"type": "end"}], "", "win"),
}


def open_part(phone: Page, part: str) -> None:
    """Open a part of an evening; one whose sand has been running needs the tap that resumes it."""
    events, fragment, title = PARTS[part]
    table = Table(phone, events, f"/table#{fragment}")
    if part in ("bidding", "numbers"):
        phone.get_by_role("button", name="Go on").click()
        table.wait(0.3)
    expect(phone.get_by_role("heading", level=1).filter(has_text=title)).to_be_attached()
    if part == "numbers":
        table.tap_name("Luc")
    table.wait(1)


def screens(part: str, full: bool) -> Iterable[Screen]:
    """Return all screens with ``full``; else one of the two tightest and two of the others, by turns."""
    if full:
        return SCREENS
    turn = list(PARTS).index(part)
    others = [screen for screen in SCREENS if screen not in TIGHTEST]
    return (
        TIGHTEST[turn % len(TIGHTEST)],
        *(others[(turn + offset) % len(others)] for offset in (0, len(others) // 2)),
    )


@pytest.mark.long_cases(
    "no board", "stale", "numbers", "standstill", "passed on", "given", "shorter", "nobody"
)
@pytest.mark.long_cases(
    "score", "change people", "copy", "another copy", "people", "thinking", "showing", "robots"
)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_fits_on_every_screen_for_everybody(open_phone: OpenPhone, part: str, full: bool) -> None:
    phone = open_phone(PHONE)
    open_part(phone, part)
    phone.clock.resume()  # measuring takes timers and frames
    assert axe(phone, beside=".board" if phone.locator(".board").count() else None) == []
    found: dict[str, list[str]] = {}
    for screen in screens(part, full):
        turn_to(phone, screen)
        found |= misfits(phone, [screen])
    assert found == {}


CUT = """() => [...document.querySelectorAll(".name-key .row-name")]
    .filter((name) => name.textContent.length < 10 && name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent)"""


@pytest.mark.long_cases("ca")
@pytest.mark.parametrize("language", ["ca", "it"])
def test_long_words_leave_the_names_whole(open_phone: OpenPhone, language: str) -> None:
    phone = open_phone(PHONE)
    open_part(phone, "bidding")
    phone.clock.resume()
    speak(phone, language, None)
    for screen in (SCREENS[0], UPRIGHT):
        turn_to(phone, screen)
        assert phone.evaluate(CUT) == [], screen
        assert misfits(phone, [screen]) == {}
    phone.locator(".name-key").last.click()
    for screen in (SCREENS[0], UPRIGHT):
        turn_to(phone, screen)
        assert misfits(phone, [screen]) == {}
