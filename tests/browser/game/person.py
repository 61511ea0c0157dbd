"""A person at the table, with a separate browser, who acts by the text on the page."""

import json
import re
from collections.abc import Sequence
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from ricochetrobots.core import (
    Position,
    Puzzle,
    parse_puzzle,
)
from ricochetrobots.solver import Limits, solve
from support.server import LiveServer

ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
COLOURS = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow", "S": "Silver"}
ROBOT = re.compile(r"^(\w+)\W+(Red|Green|Blue|Yellow|Silver) robot")
TARGET = re.compile(r"(Any|Red|Green|Blue|Yellow|Silver) robot to the .* on (\w+)$")
LONGEST_PATH = 14


class Person:
    """Acts through the controls and the text of the page alone."""

    def __init__(self, page: Page, server: LiveServer) -> None:
        self.page = page
        self.server = server
        self.board = ""
        page.on("request", lambda request: self._note(request.url))

    def open(self, room: str) -> None:
        self.page.goto(f"{self.server.url}/r/{room}")
        for address in json.loads(self.page.locator("#brought").inner_text()):
            self._note(address)

    def _note(self, url: str) -> None:
        if "/api/boards/" in url:
            self.board = unquote(url.rpartition("/")[2])

    # --- coming and going ---

    def join(self, room: str, name: str) -> None:
        self.open(room)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a seat").click()
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def watch(self, room: str) -> None:
        self.open(room)
        self.page.get_by_role("button", name="Watch").click()
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile("^(Start|Turn up)")).click()
        self.thinks()

    # --- reading ---

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def message(self) -> Locator:
        return self.page.locator(".message")

    @property
    def rows(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("^(Players|Bids)")).get_by_role("listitem")

    @property
    def moves_made(self) -> Locator:
        return self.page.get_by_role("list", name="Moves so far").get_by_role("listitem")

    def reads(self, title: str) -> None:
        """Wait until the page has this title."""
        expect(self.title).to_have_text(title)

    def thinks(self) -> None:
        """Wait for a chip."""
        self.reads("Find a solution")
        expect(self.page.locator("[data-key=robot-G]")).to_be_attached()

    def robots(self) -> dict[str, str]:
        """Return the cells of the robots, from the names of the board's cells."""
        names: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel)"
        )
        found = (ROBOT.match(name) for name in names)
        return {match[2][0]: match[1] for match in found if match}

    def sees(self, position: Position) -> None:
        """Wait until the robots stand on these cells."""
        for robot in position.in_play:
            cell = position.board.name(position.cell(robot))
            name = re.compile(rf"^{cell}\W+{COLOURS[str(robot)]} robot")
            expect(self.page.get_by_role("gridcell", name=name)).to_be_attached()

    def puzzle(self) -> Puzzle:
        """Return the puzzle to solve."""
        line = self.page.locator(".chip-line .unseen").inner_text()
        target = TARGET.search(line)
        assert target, line
        colour = "*" if target[1] == "Any" else target[1][0]
        robots = " ".join(robot + cell for robot, cell in self.robots().items())
        return parse_puzzle(f"{self.board} {robots} >{colour}{target[2]}")

    def path(self) -> list[str] | None:
        """Return a shortest path, or None if the search would take too long."""
        path = solve(self.puzzle(), Limits(max_moves=LONGEST_PATH, seconds=20)).path
        return None if path is None else [str(move) for move in path]

    def wrong_path(self, length: int) -> list[str]:
        """Return this many legal moves of a robot that the chip does not require."""
        puzzle = self.puzzle()
        position, moves = puzzle.position, []
        for _ in range(length):
            move = next(move for move in position.legal_moves() if move.robot != puzzle.target.robot)
            position = position.play(move)
            moves.append(str(move))
        return moves

    # --- acting ---

    def bid(self, moves: int) -> None:
        """Bid a number, and wait until the bid stands."""
        self.page.keyboard.type(str(moves))
        self.page.keyboard.press("Enter")
        self.has_bid(moves)

    def has_bid(self, moves: int) -> None:
        """Wait until the bid stands."""
        expect(self.rows.filter(has_text="You").locator("strong")).to_have_text(str(moves))

    def show(self, moves: Sequence[str]) -> None:
        """Make the moves of a demonstration by keys, once the board is ready."""
        expect(self.page.locator(".hand[aria-busy=false]")).to_be_attached()
        for move in moves:
            expect(self.page.locator(f"[data-key=robot-{move[0]}]")).to_be_attached()
            self.page.keyboard.press(move[0].lower())
            self.page.keyboard.press(ARROWS[move[1]])

    def show_by_tapping(self, moves: Sequence[str]) -> None:
        """Make the moves of a demonstration with a finger on the pad."""
        expect(self.page.locator(".hand[aria-busy=false]")).to_be_attached()
        for move in moves:
            self.take_by_tapping(move[0])
            pad = self.page.get_by_role("group", name="Move the chosen robot")
            pad.get_by_role("button", name=DIRECTIONS[move[1]]).tap()

    def take_by_tapping(self, robot: str) -> None:
        """Select a robot with a finger on the pad."""
        button = self.page.get_by_role("button", name=f"{COLOURS[robot]} robot")
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")

    def swipe(self, direction: str, robot: str | None = None) -> None:
        """Swipe with a finger over the board: on a robot, or beside any."""
        box = self.page.locator(f"[data-key=robot-{robot}]" if robot else ".board > svg").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        dx, dy = {"n": (0, -60), "e": (60, 0), "s": (0, 60), "w": (-60, 0)}[direction]
        touch = self.page.context.new_cdp_session(self.page)

        def finger(kind: str, *points: tuple[float, float]) -> None:
            places = [{"x": x, "y": y} for x, y in points]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

        finger("touchStart", (x, y))
        finger("touchMove", (x + dx, y + dy))
        for step in range(
            8
        ):  # the finger rests before it lifts: after a fling the browser ignores the next tap
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            finger("touchMove", (x + dx + step % 2 / 2, y + dy))
        finger("touchEnd")
        touch.detach()

    def tab_to(self, name: str) -> None:
        """Press Tab until the element with that name has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate(
                "() => document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent"
                " ?? document.activeElement.textContent.trim()"
            )
            if str(focused).startswith(name):
                return
        raise AssertionError(f"Tab does not lead to {name!r}")
