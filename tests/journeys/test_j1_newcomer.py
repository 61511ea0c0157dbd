"""J1, a newcomer on a phone: the first board, today's puzzle, a result to share, and the next day."""

import re
from datetime import UTC, date, datetime, time, timedelta

import pytest
from playwright.sync_api import Page, expect

from ricochetrobots.core import Direction, Move, parse_path
from ricochetrobots.puzzles import daily
from support.browser import OpenPage
from support.server import LiveServer

MONDAY = date(2026, 3, 9)
"""No other test moves the clock of a server of this day."""
DAY_SECONDS = 24 * 60 * 60
SHARE = "navigator.share = async (shared) => { window.shared = shared; };"
AWAY = {
    Direction.NORTH: (0, -60),
    Direction.EAST: (60, 0),
    Direction.SOUTH: (0, 60),
    Direction.WEST: (-60, 0),
}

pytestmark = pytest.mark.browser


class Newcomer:
    """A person who sees the page and swipes robots."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reads(self, title: str | re.Pattern[str], *notes: str) -> None:
        """Expect a title, and words, in view."""
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(title)
        for words in (heading, *(self.page.get_by_text(note).first for note in notes)):
            expect(words).to_be_in_viewport(ratio=1)

    def swipe(self, move: Move) -> None:
        """Swipe a robot on the board, and wait until it has come to rest."""
        body = self.page.locator(f".board .robot[data-robot={str(move)[0]}]")
        box = body.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        dx, dy = AWAY[move.direction]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=3)
        self.page.mouse.up()

    def solve(self, day: date) -> None:
        """Solve the puzzle of a day by swipes on the board."""
        path = parse_path(daily.puzzle_of(day).path)
        moves = self.page.get_by_role("list", name="Moves so far").get_by_role("listitem")
        for count, move in enumerate(path, 1):
            self.swipe(move)
            if count < len(path):
                expect(moves).to_have_count(count)

    def goes_home(self) -> None:
        """Go to the start page by the arrow in the header."""
        self.page.get_by_role("link", name="Back to the start page").click()


def noon(day: date) -> datetime:
    """Return the time at which the servers' days begin."""
    return datetime.combine(day, time(12), UTC)


@pytest.mark.parametrize(
    ("size", "live_server"),
    [((390, 844), {"today": MONDAY}), ((320, 568), {"today": MONDAY + timedelta(weeks=1)})],
    ids=["phone", "small"],
    indirect=["live_server"],
)
@pytest.mark.long_cases("small")
def test_a_newcomer_solves_a_board_shares_todays_puzzle_and_comes_back(
    open_page: OpenPage, live_server: LiveServer, size: tuple[int, int]
) -> None:
    monday = live_server.today
    page = open_page(size=size, touch=True, clock=True, base_url=live_server.url)
    page.clock.set_system_time(noon(monday))
    page.add_init_script(SHARE)
    newcomer = Newcomer(page)

    page.goto("/")
    newcomer.reads("Get red to the red star.", "Swipe red. It slides until something stops it.")
    assert page.get_by_role("textbox").count() == 1, "no name before it is needed"
    for door in ("Play with bots", "Play with friends", "Watch on a TV"):
        expect(page.get_by_role("button", name=door)).to_be_in_viewport(ratio=1)
    newcomer.swipe(Move("R", "n"))
    newcomer.reads("The edge stopped it.", "1 move · Undo, or slide on")
    page.get_by_role("button", name="Undo").click()
    newcomer.swipe(Move("R", "e"))
    newcomer.reads("Blue stopped it. Now to the star.")
    newcomer.swipe(Move("R", "n"))
    newcomer.reads("Two moves. That’s the game.", "Now a real one")

    assert daily.puzzle_of(monday).best <= 5
    expect(page.locator(".door.ink")).to_contain_text("Monday · easy")
    page.locator(".door.ink").click()
    expect(page).to_have_url(re.compile("/today$"))
    newcomer.solve(monday)
    newcomer.reads("Shortest solution found")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog", name="Share").get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    assert str(daily.puzzle_of(monday).path) not in page.evaluate("window.shared.text"), (
        "nothing is given away"
    )

    newcomer.goes_home()
    newcomer.reads(re.compile(r"^Solved today\. Next in 1[12]:\d\d h$"), "Shortest path")
    expect(page.locator(".button.main")).to_have_text("Share")
    expect(page.locator(".button.main")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Get red to the red star.")).to_have_count(0)
    page.reload()
    newcomer.reads(re.compile("^Solved today"), "Shortest path")

    live_server.let_pass(DAY_SECONDS)
    tuesday = monday + timedelta(days=1)
    page.clock.set_system_time(noon(tuesday))
    page.goto("/")
    newcomer.reads(re.compile("^Move "), "easy")
    today = page.get_by_role("button", name="Today’s puzzle")
    expect(today).to_be_in_viewport(ratio=1)
    newcomer.solve(tuesday)
    newcomer.goes_home()
    newcomer.reads(re.compile("^Solved today"))
    live_server.let_pass(DAY_SECONDS)
    page.clock.set_system_time(noon(tuesday + timedelta(days=1)))
    page.goto("/")
    newcomer.reads(re.compile("^Move "), "medium")
    expect(today).to_contain_text("2 days in a row")
