"""Practice on the page: the choice, hints with their prices, ratings, the list to try again, and the next puzzle."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import walk
from browser.practise.solver import detour, know_puzzles, puzzles, store, stored
from ricochetrobots.puzzles import Wanted, difficulty, generate
from support.browser import OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

SEED, AT = "7BC4", 341_284
NAME = f"{SEED}/1/2013.2-3.3-9"
PUZZLE = puzzles()[(AT + 1) % len(puzzles())]
BEST = len(PUZZLE["path"])


@pytest.fixture
def page(open_page: OpenPage, live_server: LiveServer) -> Page:
    page = open_page(base_url=live_server.url)
    know_puzzles(page)
    return page


def open_puzzle(page: Page, name: str = NAME) -> None:
    page.goto(f"/practise#{name}")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.locator(".board .robot").first).to_be_visible()


def rating(page: Page) -> int:
    return int(page.locator(".practise-standing b").first.inner_text())


@pytest.mark.long
def test_the_choice_is_shown_on_the_board_and_kept(page: Page) -> None:
    page.goto("/practise")
    expect(page.get_by_role("button", name="Near me 1500")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="gentle").click()
    page.get_by_role("button", name="3 moves").click()
    expect(page.locator(".practise-moves [aria-pressed=true]")).to_have_text(["3"])
    page.get_by_role("button", name="5 moves").click()
    expect(page.locator(".practise-moves [aria-pressed=true]")).to_have_text(["3", "4", "5"])
    page.get_by_role("button", name="Wait").click()
    page.get_by_role("button", name="Diagonal").click()
    page.get_by_role("radio", name="1999").check()
    expect(page.get_by_role("button", name="Diagonal")).to_have_count(0)
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    expect(page.locator(".board .robot").first).to_be_visible()
    wanted = page.evaluate("window.asked.at(-1).wanted")
    assert wanted == {"edition": "1999", "robots": 4, "moves": [3, 5], "grade": [1, 1], "themes": ["wait"]}
    page.reload()
    expect(page.locator(".practise-moves [aria-pressed=true]")).to_have_text(["3", "4", "5"])
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    assert re.search(r"/practise#[0-9A-Z]{4}/0/1999\.1\.3-5\.wait$", page.url)


@pytest.mark.long
def test_puzzles_near_me_are_within_60_of_the_rating(page: Page) -> None:
    store(page, rating={"player": {"rating": 1400, "deviation": 60, "volatility": 0.06}, "date": None})
    page.goto("/practise")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    score = stored(page, "open")["drawn"]["score"]
    assert abs(1500 + 100 * (score - 9.65) - 1400) <= 60
    assert page.evaluate("window.asked.at(-1).wanted.grade") == [2, 3]


@pytest.mark.long
def test_hints_come_one_at_a_time_and_stay_over_a_reload(page: Page) -> None:
    open_puzzle(page)
    lines = page.locator(".practise-hints > li")
    expect(lines.locator("small:visible")).to_have_text(["free", "not counted as solved"])
    movers = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow"}
    words = [
        f"You can do it in {BEST + 2} moves or fewer.",
        "",
        f"{movers[PUZZLE['path'][0][0]]} moves first.",
        "First move:",
    ]
    prices = ["costs ¼", "costs ½", "costs ¾", "not counted as solved"]
    for at, (share, price) in enumerate(zip(words, prices, strict=True)):
        page.keyboard.press("h")
        expect(lines.nth(at)).to_contain_text(share)
        expect(lines.nth(at + 1)).to_contain_text(price)
        expect(page.locator("[aria-live=assertive]")).to_contain_text(share)
    walk(page, PUZZLE["path"][0])
    page.reload()
    expect(page.locator(".practise-hints > .taken")).to_have_count(4)
    expect(page.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="The path is shown")).to_be_visible()
    expect(page.locator(".header-aside")).to_contain_text("number 1 today")
    expect(page.locator(".player-place")).to_contain_text(f"of {BEST}")
    assert [each["why"] for each in stored(page, "again")] == ["shown"]
    assert stored(page, "rating")["player"]["rating"] < 1500


def test_a_shortest_path_raises_the_rating_and_space_leads_on(page: Page) -> None:
    open_puzzle(page)
    walk(page, " ".join(PUZZLE["path"]))
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
    facts = page.locator(".solved-facts dd")
    expect(facts.nth(0)).to_have_text(str(BEST))
    gained = re.fullmatch(r"(\d+) \+(\d+)", facts.nth(2).inner_text())
    assert gained
    assert int(gained[1]) - int(gained[2]) == 1500
    paths = PUZZLE["paths"]
    expect(page.locator(".solved-head .note")).to_contain_text(
        "One shortest path" if paths == 1 else f"{paths} shortest paths"
    )
    expect(page.locator(".practise-about .tag")).to_have_count(len(PUZZLE["themes"]))
    assert (
        page.get_by_role("link", name="Analyse").get_attribute("href")
        == f"/analyse#{PUZZLE['puzzle'].replace(' ', '_')}"
    )
    before = page.url
    page.keyboard.press(" ")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    assert page.url != before
    page.goto("/practise")
    assert rating(page) == int(gained[1])
    expect(page.locator(".practise-standing")).to_contain_text("1 day in a row")


def test_a_path_that_is_plain_to_see_is_called_so(page: Page) -> None:
    plain = next(at for at, each in enumerate(puzzles()) if difficulty(each["puzzle"]).hidden == -1)
    moves = puzzles()[plain]["path"]
    open_puzzle(page, f"{SEED}/{(plain - AT) % len(puzzles())}/2013.1-5.3-5")
    walk(page, " ".join(moves))
    expect(page.locator(".solved-head .note")).to_contain_text(f"{len(moves)} moves, plain to see.")


@pytest.mark.long
def test_back_leads_from_any_puzzle_to_the_choice(page: Page) -> None:
    page.goto("/practise")
    page.get_by_role("button", name="Start").click()
    for _ in range(2):
        expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
        walk(page, " ".join(stored(page, "open")["drawn"]["path"]))
        expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
        page.keyboard.press(" ")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.locator(".practise-standing")).to_contain_text("1 day in a row")


@pytest.mark.long
def test_a_long_path_comes_back_until_a_shortest_one_is_found(page: Page) -> None:
    open_puzzle(page)
    walk(page, detour(PUZZLE))
    expect(page.get_by_role("heading", name="Two more than needed")).to_be_visible()
    after = stored(page, "rating")
    page.goto("/practise")
    page.get_by_role("link", name="To try again").click()
    line = page.locator(".failed")
    expect(line).to_have_count(1)
    expect(line).to_contain_text(f"shortest {BEST} · yours {BEST + 2}")
    expect(line).to_contain_text("today")
    line.click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.get_by_role("list", name="Moves so far")).to_have_count(0)
    walk(page, " ".join(PUZZLE["path"]))
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
    expect(page.get_by_text("Retrying changes no rating.")).to_be_visible()
    assert stored(page, "again") == []
    assert stored(page, "rating")["player"] == after["player"]


@pytest.mark.long
def test_retry_is_not_rated(page: Page) -> None:
    open_puzzle(page)
    walk(page, detour(PUZZLE))
    page.get_by_role("button", name="Retry").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    after, day = stored(page, "rating"), stored(page, "days")
    walk(page, " ".join(PUZZLE["path"]))
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
    assert (stored(page, "rating"), stored(page, "days")) == (after, day)
    page.reload()
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()


@pytest.mark.long
def test_the_retry_of_a_shown_puzzle_keeps_its_number(page: Page) -> None:
    today: str = page.evaluate("new Date().toLocaleDateString('sv')")
    day = {"solved": 2, "shortest": 2, "quick": 0, "rating": 1500, "deviation": 100}
    store(page, days={"days": {today: day}, "longest": None})
    open_puzzle(page)
    banner = page.get_by_role("banner")
    expect(banner).to_contain_text("number 3 today")
    for _ in range(5):
        page.keyboard.press("h")
    page.get_by_role("button", name="Retry").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    walk(page, " ".join(PUZZLE["path"]))
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
    expect(banner).to_contain_text("number 3 today")


@pytest.mark.long
def test_another_puzzle_counts_the_open_one_as_not_found(page: Page) -> None:
    open_puzzle(page)
    walk(page, PUZZLE["path"][0])
    expect(page.get_by_role("list", name="Moves so far")).to_be_visible()
    page.locator(".brand").click()
    page.goto("/practise")
    expect(page.get_by_role("status")).to_contain_text("If you start a new one, it counts as not found.")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(1)
    page.go_back()
    page.get_by_role("button", name="New puzzle").click()
    expect(page.get_by_role("list", name="Moves so far")).to_have_count(0)
    assert [(each["name"], each["why"]) for each in stored(page, "again")] == [(NAME, "none")]
    assert stored(page, "rating")["player"]["rating"] < 1500


@pytest.mark.long
def test_a_link_that_names_nothing_and_a_browser_that_makes_nothing(page: Page) -> None:
    page.goto("/practise#7BC4/1")
    expect(page.locator(".message")).to_contain_text("This link does not name a puzzle.")
    page.add_init_script("window.noSolver = true")
    page.goto("/practise")
    page.reload()
    expect(page.get_by_role("status")).to_have_text("This browser cannot make puzzles.")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()


@pytest.mark.long
def test_a_link_names_the_same_puzzle_as_python(open_page: OpenPage, live_server: LiveServer) -> None:
    """The device generates it: nothing replaces the solver here, and nothing is requested from the server."""
    page = open_page(base_url=live_server.url)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    open_puzzle(page, f"{SEED}/3/2013.2-3.4-6.blocker")
    wanted = Wanted(edition="2013", moves=range(4, 7), grade=range(2, 4), themes=frozenset({"blocker"}))
    found = next(generate(wanted, seed=AT, start=3))
    drawn = stored(page, "open")["drawn"]
    assert drawn["puzzle"] == str(found.puzzle)
    assert (drawn["score"], drawn["grade"]) == (found.difficulty.score, found.difficulty.grade)
    assert (drawn["paths"], drawn["themes"]) == (found.paths, sorted(found.themes))
    walk(page, str(found.solution.path))
    expect(page.get_by_role("heading", name="Shortest path")).to_be_visible()
    assert {url.split("/api/")[1].split("/")[0] for url in requests if "/api/" in url} == set()
