"""Actions of players on the pages outside the round."""

from datetime import timedelta

from playwright.sync_api import Page, expect

from ricochetrobots.core import judge, parse_path, parse_puzzle
from ricochetrobots.puzzles import daily
from ricochetrobots.web.pages import PAGES
from support.browser import OpenPage
from support.server import TODAY, LiveServer

SEAT_ONCE = """if (!sessionStorage.getItem("seated")) {
    sessionStorage.setItem("seated", "yes");
    localStorage.setItem("ricochet.seat.%s", "%s");
}"""


ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
VISITED = {"/", "/today", "/today/days", "/rules", "/learn"}
"""The pages that the tests of screens and of access visit by name."""
OTHER_PATHS = [path for page in PAGES for path in page.paths if path not in VISITED and "{" not in path]
"""The other pages of the table, which they visit too, so that a new page is measured without a line here."""
EASY_DAY = TODAY - timedelta(days=6)
"""The Monday before the tests' Sunday."""


def visit(page: Page, path: str) -> None:
    """Open a page of the table and wait until it is drawn."""
    page.goto(path)
    expect(page.locator("main").get_by_role("heading").first).to_be_visible()


def make_room(page: Page, name: str = "Ines") -> str:
    """Open a room as the start page does, and visit it as its host; return its path."""
    answer = page.request.post("/api/rooms", data={"mode": "friends", "options": {}, "name": name})
    made = answer.json()
    page.add_init_script(SEAT_ONCE % (made["room"], made["token"]))
    page.goto(f"/r/{made['room']}")
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    return f"/r/{made['room']}"


def come_in(page: Page, room: str, name: str) -> None:
    """Follow a room's link and take a seat."""
    page.goto(room)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("list", name="At the table")).to_contain_text("You")


def two_people(open_page: OpenPage, live_server: LiveServer) -> tuple[Page, Page]:
    """A host and a guest in one room, before the match."""
    host, guest = (open_page(base_url=live_server.url) for _ in range(2))
    come_in(guest, make_room(host), "Mara")
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")
    return host, guest


def panels(page: Page) -> str:
    """Return the four panels that the set-up names."""
    return page.locator(".board-choice small").first.inner_text().replace(" ", "")


def open_day(page: Page, path: str = f"/today/{EASY_DAY}") -> None:
    """Open the puzzle of a day."""
    page.goto(path)
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.locator(".board .robot").first).to_be_visible()


def walk(page: Page, path: str) -> None:
    """Make moves, given in notation, by keys."""
    for move in path.split():
        page.keyboard.press(move[0].lower())
        page.keyboard.press(ARROWS[move[1]])


def detour(each: daily.Daily) -> str:
    """Return the shortest path after two moves that do not affect it."""
    puzzle = parse_puzzle(each.puzzle)
    there_and_back = [
        f"{robot}{way[0]} {robot}{way[1]}" for robot in "RGBY" for way in ("ns", "sn", "ew", "we")
    ]
    longer = (f"{moves} {each.path}" for moves in there_and_back)
    return next(path for path in longer if judge(puzzle, parse_path(path)).ok)


def solve_an_easy_day(page: Page) -> None:
    """Solve the puzzle of a Monday in two moves more than necessary."""
    open_day(page)
    walk(page, detour(daily.puzzle_of(EASY_DAY)))
    expect(page.get_by_role("heading", name="Target reached")).to_be_visible()


def unfold_rules(*pages: Page) -> None:
    """Open rules and board in the lobby."""
    for page in pages:
        page.get_by_text("Rules and board", exact=True).click()
