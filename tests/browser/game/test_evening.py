"""Whole evenings with bots: two bots and a television at a table of four, and one person who reads only the screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.person import Person
from ricochetrobots.core import Board, Cell, Diagonal, Direction, Position, Puzzle, Robot, Target
from ricochetrobots.solver import solve
from support.browser import DESKTOP, PHONE, OpenPage
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(600)]

NewPerson = Callable[..., Person]
CHIPS = 2
BOTS_BID = 2
"""The round in which people wait until the bots have bid."""
RESTARTED = 3
"""The round in which the server restarts while the sand runs."""
THINKING_SECONDS = 90
MOST_ROUNDS = 30
RESULT = re.compile(r"takes? the chip|Nobody found it|Nobody bid|wins?$")
OVER = re.compile("^(Ask for a rematch|Rematch)$")

CELLS = "() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel)"
NAMED = {robot.name.lower(): robot for robot in Robot}
WALL = re.compile(r"Walls? ([^.]*)\.")
ROBOT = re.compile(r"(\w+) robot\.")
DIAGONAL = re.compile(r"(\w+) diagonal, from (south-west|north-west)")
CHIP = re.compile(r"(\w+) robot to the .* on (\w+)$")


def puzzle_on(page: Page) -> Puzzle:
    """Return the puzzle as the names of the board's squares and the line of the chip tell it, and nothing else."""
    names: list[str] = page.evaluate(CELLS)
    cells = {label.split()[0]: Cell(number) for number, label in enumerate(names)}
    width = len({name.rstrip("0123456789") for name in cells})
    walls, closed, diagonals = [], [], []
    robots: dict[Robot, Cell | None] = dict.fromkeys(Robot)
    for cell, label in zip(cells.values(), names, strict=True):
        sides = WALL.search(label)
        walls.append(sum(1 << side for side in Direction if sides and side.name.lower() in sides[1]))
        if "Centre block." in label:
            closed.append(cell)
        if robot := ROBOT.search(label):
            robots[NAMED[robot[1].lower()]] = cell
        if diagonal := DIAGONAL.search(label):
            lean = "/" if diagonal[2] == "south-west" else "\\"
            diagonals.append(Diagonal(cell, NAMED[diagonal[1].lower()], lean))
    line = CHIP.search(page.locator(".chip-line .unseen").inner_text())
    assert line, "the chip names no target"
    target = Target(cells[line[2]], None if line[1] == "Any" else NAMED[line[1].lower()])
    board = Board(width, len(cells) // width, tuple(walls), closed=closed, diagonals=diagonals)
    return Puzzle(Position(board, tuple(robots.values())), target)


def shows_in_turn(one: Person, moves: list[str]) -> None:
    """Wait until the result is there, and show the moves before it if it is the turn: bots may show first."""
    mine = f"Show your {len(moves)}"
    expect(one.title).to_have_text(re.compile(f"{mine}|{RESULT.pattern}"), timeout=60_000)
    if one.title.inner_text() == mine:
        one.show(moves)


LEAST_MOVES = 2


def reads_only_the_screen(one: Person) -> None:
    """Play to the end: bid the shortest path in each round, show it when it is the turn, and wait for the bots."""
    for _ in range(MOST_ROUNDS):
        one.thinks()
        moves = [str(move) for move in solve(puzzle_on(one.page)).path or ()]
        if moves:
            one.bid(len(moves))
        if len(moves) != LEAST_MOVES:  # such a bid counts as a pass (R5.4)
            one.page.get_by_role("button", name="Pass").click()
        shows_in_turn(one, moves)
        expect(one.title).to_have_text(RESULT, timeout=30_000)
        over = one.page.get_by_role("button", name=OVER)
        following = one.page.get_by_role("button", name="Ready for the next chip")
        expect(over.or_(following)).to_be_visible()
        if over.is_visible():
            return
        following.click()
    raise AssertionError(f"no end after {MOST_ROUNDS} rounds")


@pytest.mark.parametrize(("size", "touch"), [(PHONE, True), (DESKTOP, False)])
def test_who_reads_only_the_screen_plays_a_match_with_bots_to_its_end(
    size: tuple[int, int], touch: bool, open_page: OpenPage, live_server: LiveServer
) -> None:
    one = Person(open_page(size=size, touch=touch), live_server)
    one.page.goto(live_server.url)
    one.page.get_by_role("button", name="Play with bots").click()
    one.page.get_by_role("dialog", name="Play with bots").get_by_role("button", name="Start").click()
    reads_only_the_screen(one)
    one.reads("You win")
    ranking = one.page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(4)
    expect(ranking.filter(has_text="(bot 1)")).to_have_count(3)


def add_bot(host: Person, character: str, level: str) -> None:
    host.page.get_by_role("button", name="Add a bot").click()
    choice = host.page.get_by_role("group", name="Add a bot")
    choice.get_by_role("radio", name=re.compile(f"^{character}")).check(force=True)
    choice.get_by_role("radio", name=level, exact=True).check(force=True)
    choice.get_by_role("button", name=re.compile(f"^Add {character}")).click()
    expect(choice).to_have_count(0)


@pytest.mark.parametrize("live_server", [{"seed": 26}], indirect=True)
def test_four_people_two_bots_and_a_television_play_a_match(
    open_page: OpenPage, person: NewPerson, live_server: LiveServer, faults: list[str]
) -> None:
    opened = live_server.open_room(None, "friends", no_bid_seconds=0, result_seconds=600, chips_to_win=CHIPS)
    mara, jonas = person(size=PHONE, touch=True), person()
    ada, ben = person(size=PHONE, touch=True), person()
    people = [mara, jonas, ada, ben]
    for one, name in zip(people, ("Mara", "Jonas", "Ada", "Ben"), strict=True):
        one.join(opened.room, name)
    television = open_page(size=(1920, 1080))
    television.goto(f"{live_server.url}/tv/{opened.code}")
    add_bot(mara, "Nell", "6")
    add_bot(mara, "Pip", "1")
    jonas.page.get_by_role("button", name="Handicap of Jonas").click()
    jonas.page.get_by_role("radio", name="1", exact=True).check()
    seats = mara.page.get_by_role("list", name="At the table").get_by_role("listitem")
    for name in ("You", "Jonas", "Ada", "Ben", "Nell (bot 6)", "Pip (bot 1)"):
        expect(seats.filter(has_text=name)).to_have_count(1)
    expect(seats.filter(has_text="Jonas")).to_contain_text("+1")
    expect(television.locator(".tv-row")).to_have_count(6)
    mara.start()

    over = mara.page.get_by_role("button", name=OVER)
    for number in range(1, MOST_ROUNDS):
        for one in people:
            one.thinks()
        bidder = people[number % len(people)]
        if number == BOTS_BID:
            live_server.let_pass(THINKING_SECONDS)
            expect(mara.rows.filter(has_text="Nell (bot 6)").locator("strong")).to_be_visible()
        moves = bidder.path()
        assert moves, "the puzzle takes too long"
        bidder.bid(len(moves))
        if number == 1:  # jonas bids first, with his handicap, and mara overtakes him with the same number
            mara.bid(len(moves))
            expect(mara.rows.first).to_contain_text("You")
            bidder = mara
            ada.page.get_by_role("button", name="Say a word").click()
            ada.page.get_by_role("button", name="Well found").click()
            expect(television.locator(".tv-row").filter(has_text="Well found")).to_be_visible()
            expect(mara.rows.filter(has_text="Well found")).to_be_visible()
        if number == RESTARTED:
            live_server.restart()
            for one in people:
                expect(one.page.get_by_role("button", name="Pass")).to_be_enabled()
            bidder.has_bid(len(moves))
        for one in people:
            one.page.keyboard.press("n")
        shows_in_turn(bidder, moves)
        for one in people:
            expect(one.title).to_have_text(RESULT, timeout=30_000)
        if over.is_visible():
            break
        for one in people:
            one.page.get_by_role("button", name="Ready for the next chip").click()

    for one in people:
        ranking = one.page.get_by_role("list", name="Ranking").get_by_role("listitem")
        expect(ranking).to_have_count(6)
        expect(ranking.filter(has_text="(bot")).to_have_count(2)
        expect(one.title).to_have_text(re.compile("wins?"))
    expect(television.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(television.locator(".tv-row")).to_have_count(6)
    assert all("WebSocket" in fault for fault in faults), faults
    faults.clear()  # the restart
