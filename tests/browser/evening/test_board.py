"""The evening's board on the screen: where the robots stand, and the shortest path that the phone finds."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.app.test_setup import lay, place_robots
from browser.evening.conftest import OpenPhone
from browser.evening.evenings import Event, bid, close, people, turn, won
from browser.evening.table import KEEP_ONCE, NOON, Table
from ricochetrobots.core import parse_position, parse_puzzle
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage, serve_sources
from support.server import LiveServer

pytestmark = pytest.mark.browser

ROBOTS = {"R": "g1", "G": "h12", "B": "p6", "Y": "p5", "S": "k10"}
BOARD: Event = {"type": "board", "board": "4C3A2C1C", "robots": ROBOTS}
SOLVER = """export class SolverMissing extends Error {}
export class SolverStopped extends Error {}
export function createSolver() {
    return {
        solve(puzzle, { onBound }) {
            window.puzzle = puzzle;
            window.learn = onBound;
            return new Promise((resolve) => void (window.answer = resolve));
        },
        close() { window.shut = true; },
    };
}"""
"""A solver that answers when the test says so."""


def answer_by_hand(phone: Page) -> None:
    def fulfill(route: Route) -> None:
        route.fulfill(body=SOLVER, content_type="text/javascript")

    serve_sources(phone)
    phone.route("**/solver/solver.js", fulfill)


def at(table: Table, part: str) -> None:
    table.page.evaluate("(part) => void (location.hash = part)", part)
    table.wait(0.3)


def tap_cell(table: Table, cell: str) -> None:
    box = table.page.locator(f"[data-cell={cell}]").bounding_box()
    assert box
    table.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.wait(0.5)


def shown(phone: Page, *events: Event) -> Table:
    """Mara has bid 7 for the green star and shows."""
    start = (people(3), *(events or (BOARD,)))
    return Table(phone, [*start, turn("Gs", NOON), bid(0, 7, NOON), close(NOON + 1)])


@pytest.mark.long
def test_the_shortest_path_is_found_while_a_player_shows_and_named_after_the_chip(phone: Page) -> None:
    answer_by_hand(phone)
    table = shown(phone)
    table.wait_for("window.answer")
    puzzle = phone.evaluate("({ ...window.puzzle, board: window.puzzle.board.board })")
    assert puzzle == {"board": "4C3A2C1C", "robots": ROBOTS, "target": {"robot": "G", "cell": "l11"}}
    phone.evaluate("window.answer({ status: 'solved', atLeast: 4, path: ['Rs', 'Gn', 'Ge', 'Gs'] })")
    table.wait(0.3)
    expect(phone.locator("body")).not_to_contain_text("in 4")
    table.tap("Shown in 7")
    expect(phone.locator("main")).to_contain_text("Was there a shorter path?")
    expect(phone.locator("main")).to_contain_text("Yes, in 4.")
    phone.get_by_role("link", name="Look").click()
    table.wait(0.3)
    expect(phone.get_by_role("list", name="Shortest").get_by_role("listitem")).to_have_count(4)
    expect(phone.get_by_role("link", name="Every move")).to_have_attribute(
        "href", "/analyse#4C3A2C1C_Rg1_Gh12_Bp6_Yp5_Sk10_>Gl11"
    )
    phone.get_by_role("link", name="Back to the table").click()
    table.wait(0.3)
    table.tap("Undo")
    table.tap("Not in 7")
    expect(phone.locator("main")).to_contain_text("There is a solution in 4.")
    expect(phone.get_by_role("link", name="Look")).to_have_count(0)  # nobody learns the path (R6.11)


def test_the_solver_of_this_device_finds_the_shortest_path(phone: Page) -> None:
    table = shown(phone)
    table.tap("Shown in 7")
    board = parse_position("4C3A2C1C Rg1 Gh12 Bp6 Yp5 Sk10")
    best = solve(parse_puzzle(f"{board} >Gl11")).moves
    expect(phone.locator("main")).to_contain_text("Was there a shorter path?")
    for _ in range(300):
        if "Not known yet" not in phone.locator("main").inner_text():
            break
        table.wait(0.1)
    expect(phone.locator("main")).to_contain_text(f"Yes, in {best}.")


@pytest.mark.long
def test_what_is_not_known_yet_is_bounded_from_below(phone: Page) -> None:
    answer_by_hand(phone)
    table = shown(phone)
    table.wait_for("window.answer")
    table.tap("Shown in 7")
    phone.evaluate("window.learn(7)")
    expect(phone.locator("main")).to_contain_text("Not known yet: at least 7.")
    phone.evaluate("window.answer({ status: 'solved', atLeast: 7, path: 'Rs Rn Rs Rn Gn Ge Gs'.split(' ') })")
    table.wait(0.3)
    expect(phone.locator("main")).to_contain_text("No, 7 is the shortest.")
    table.tap("Next chip")
    table.wait_for("window.shut")


@pytest.mark.long
def test_robots_move_on_the_screen_as_on_the_table(phone: Page) -> None:
    answer_by_hand(phone)
    table = shown(phone)
    table.tap("Shown in 7")
    phone.get_by_role("link", name="Enter moves").click()
    table.wait(0.3)
    expect(phone.get_by_role("heading", name="Mara’s path")).to_be_visible()
    phone.locator(".board .robot").first.wait_for()
    for key in ("s", "ArrowUp", "g", "ArrowUp"):
        phone.keyboard.press(key)
        table.wait(1)
    expect(phone.locator(".card-head")).to_contain_text("2 of 7")
    tap_cell(table, "a1")
    expect(phone.get_by_role("gridcell", name=re.compile("^a1 .*Green robot"))).to_be_visible()
    tap_cell(table, "h8")
    expect(phone.locator(".message")).to_have_text("Green cannot stand on h8.")
    table.tap("Undo")
    expect(phone.get_by_role("gridcell", name=re.compile("^h10 .*Green robot"))).to_be_visible()
    table.tap("Done")
    table.tap("Next chip")
    expect(phone.get_by_role("gridcell", name=re.compile("^h10 .*Green robot"))).to_be_visible()
    expect(phone.get_by_text("The robots on screen are as they were")).to_have_count(0)


@pytest.mark.long
def test_robots_not_entered_are_those_before_that_chip_until_corrected(open_phone: OpenPhone) -> None:
    phone = open_phone()
    answer_by_hand(phone)
    table = Table(phone, [people(3), BOARD, *won(0, "Rm"), *won(1, "Rg")])
    expect(phone.get_by_text("The robots on screen are as they were before chip 1.")).to_be_visible()
    table.tap("green star")
    for name in ("Mara", "Jonas", "Ines"):
        table.tap_name(name)
        table.tap("Pass")
    expect(phone.get_by_role("heading", name="Nobody found it")).to_be_visible()
    expect(phone.locator("main")).not_to_contain_text("shortest")
    table.tap("Next chip")
    phone.get_by_role("link", name="Correct").click()
    table.wait(0.3)
    table.tap("Done")
    expect(phone.get_by_text("The robots on screen are as they were")).to_have_count(0)


@pytest.mark.long
def test_the_board_is_set_up_once(open_page: OpenPage, live_server: LiveServer) -> None:
    phone = open_page(size=PHONE, touch=True, base_url=live_server.url)
    phone.add_init_script(KEEP_ONCE % json.dumps(json.dumps([people(2)])))
    phone.goto("/table")
    expect(phone.get_by_text("Set up the board once: 30 seconds.")).to_be_visible()
    phone.get_by_role("link", name="Set up").click()
    phone.get_by_role("button", name=re.compile("^2013 eight")).tap()
    lay(phone)
    place_robots(phone)
    expect(phone.get_by_text("The shortest path is shown after each round.")).to_be_visible()
    expect(phone.get_by_role("radio", name="2013")).to_be_checked()
    phone.get_by_role("button", name="Turn up the first chip").click()
    expect(phone.get_by_role("gridcell", name=re.compile("^n12.*Green robot"))).to_be_attached()
