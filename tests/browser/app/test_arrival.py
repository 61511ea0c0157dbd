"""The invitation, and a first round by a person who knows only the text on the screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ricochetrobots.game.match import LEAST_BID
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
AIM = re.compile(r"^(\w+) robot to the .* on ([a-z]\d+)$")

FIRST_DRAWN = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector("main button")) return;
    window.firstDrawn = [...document.querySelectorAll("main :is(h1, h2)")].map((one) => one.textContent);
    watch.disconnect();
  }).observe(document, { subtree: true, childList: true });
"""

Spot = tuple[int, int]


def spot(cell: str) -> Spot:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


class Newcomer:
    """Knows the names of the cells, the text of the page, and that robots slide; has read no rules."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *names: str) -> None:
        """Press the first of these buttons that exists."""
        for name in names:
            self.page.get_by_role("button", name=name, exact=True).click()

    def read_board(self) -> None:
        """Read the robot and the walls of every cell."""
        names: list[str] = [cell.replace("Centre block.", "#") for cell in self.cells()]
        self.walls: dict[Spot, list[str]] = {}
        self.robots: dict[str, Spot] = {}
        self.closed: set[Spot] = set()
        for words in names:
            place = spot(words.split()[0].rstrip("."))
            self.walls[place] = [side for side in STEPS if re.search(rf"Walls? .*\b{side}\b", words)]
            if found := re.search(r"(\w+) robot\b", words):
                self.robots[found[1]] = place
            if "#" in words:
                self.closed.add(place)

    def cells(self) -> list[str]:
        names: list[str] = self.page.get_by_role("gridcell").evaluate_all(
            "all => all.map((one) => one.ariaLabel)"
        )
        return names

    def aim(self) -> tuple[str, Spot]:
        """Read the robot and its target."""
        line: Locator = self.page.get_by_text(AIM).first
        found = AIM.match(line.inner_text())
        assert found
        return found[1], spot(found[2])

    def slide(self, robots: dict[str, Spot], robot: str, side: str) -> Spot:
        x, y = robots[robot]
        others = {place for name, place in robots.items() if name != robot} | self.closed
        dx, dy = STEPS[side]
        while side not in self.walls[x, y] and (x + dx, y + dy) not in others:
            x, y = x + dx, y + dy
        return x, y

    def ways(self) -> list[tuple[str, str]]:
        """Find a path of the requested robot that turns a corner, as the text on the screen demands."""
        robot, target = self.aim()
        thoughts: list[tuple[Spot, list[str]]] = [(self.robots[robot], [])]
        for place, sides in thoughts:
            corner = len({side in ("north", "south") for side in sides}) == 2
            if place == target and corner:
                return [(robot, side) for side in sides]
            if len(sides) < 3:
                for side in STEPS:
                    end = self.slide({**self.robots, robot: place}, robot, side)
                    if end != place:
                        thoughts.append((end, [*sides, side]))
        raise AssertionError("a first chip that is not easy")

    def show(self, way: list[tuple[str, str]]) -> None:
        for robot, side in way:
            self.press(f"{robot} robot", side)


def test_a_first_round_is_won_by_somebody_who_reads_the_screen(
    open_page: OpenPage, live_server: LiveServer, page: Page
) -> None:
    """An invited person solves a puzzle of two moves, then plays a round, using visible names and roles alone."""
    room = live_server.open_room(
        None, "friends", gentle_start=True, no_bid_seconds=0, demonstration_seconds=3600
    ).room
    host = open_page(base_url=live_server.url)
    host.goto(f"/r/{room}")
    host.get_by_label("Your name").fill("Ines")
    host.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_label("Your name")).to_have_count(0)  # seated, so the newcomer reads who invites
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.add_init_script(FIRST_DRAWN)
    page.goto(f"/r/{room}")
    newcomer = Newcomer(page)
    expect(page.get_by_role("heading", name="Ines invited you to play")).to_be_visible()
    assert page.evaluate("() => window.firstDrawn") == ["Ines invited you to play"], "the puzzle comes later"
    expect(page.get_by_role("gridcell", name=re.compile("robot"))).to_have_count(1)
    newcomer.read_board()
    way = newcomer.ways()
    assert len(way) == 2
    newcomer.show(way)
    expect(page.get_by_role("main").get_by_text("You solved it in 2.")).to_be_visible()
    page.get_by_label("Your name").fill("Tomo")
    newcomer.press("Take a seat")
    host.get_by_role("button", name="Start with 2 players").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.get_by_text("An easy chip: a few moves are enough.")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("robot"))).to_have_count(4)
    newcomer.read_board()
    way = newcomer.ways()
    newcomer.press(f"{len(way)} moves", f"Bid {len(way)} or fewer")
    for person in (
        (page, host) if len(way) > LEAST_BID else (host,)
    ):  # the least bid says it by itself (R6.10)
        person.get_by_role("button", name="Pass").click()
    expect(page.get_by_role("heading", name=f"Show your {len(way)}")).to_be_visible()
    newcomer.show(way)
    expect(page.get_by_role("heading", name="You take the chip")).to_be_visible()
