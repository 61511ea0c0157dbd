"""The numbers of the analysis are those of the solver in Python, after any moves and in both readings of the rules."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.app.test_analyse import PUZZLE, open_analysis
from browser.app.visits import walk
from ricochetrobots.core import Move, parse_path, parse_puzzle
from ricochetrobots.solver import all_paths, solve, solve_targets
from ricochetrobots.solver.engines import find_engine
from ricochetrobots.solver.limits import Watch
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

ROBOTS = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow", "S": "Silver"}
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
STRAIGHT = "3D2B4D1A Rk14 Gm2 Bg16 Yk12 >Gj2"
"""Green can slide to its target in one move, but must turn first (R5.2): three moves."""


def every_move(page: Page) -> Locator:
    return page.get_by_role("list", name="Every move").get_by_role("listitem")


def name(move: Move) -> str:
    text = str(move)
    return f"{ROBOTS[text[0]]} {DIRECTIONS[text[1]]}"


def left_after(puzzle: str, made: str, *, ricochet_rule: bool = True) -> dict[str, int | None]:
    """Return the moves left after each legal move by its name, when others were made before it."""
    question, path = parse_puzzle(puzzle), tuple(parse_path(made))
    position = question.position
    for before in path:
        position = position.play(before)
    _, search = find_engine(None)
    found = {
        name(move): search(question, Watch(), ricochet_rule=ricochet_rule, made=(*path, move)).path
        for move in position.legal_moves()
    }
    return {move: None if rest is None else len(rest) for move, rest in found.items()}


def shown(page: Page, count: int) -> dict[str, int | None]:
    """Return the numbers in the list of moves once all are known."""
    moves = every_move(page)
    expect(moves).to_have_count(count)
    expect(moves.filter(has_text="not solved yet")).to_have_count(0)
    found: dict[str, int | None] = {}
    for text in moves.all_inner_texts():
        move, words = text.split(", ", 1)
        number = re.match(r"(\d+) to go", words)
        found[move] = int(number[1]) if number else None
    return found


@pytest.mark.long_cases("turn")
@pytest.mark.parametrize(
    ("puzzle", "made"), [(PUZZLE, ("", "Ge", "Rn Se")), (STRAIGHT, ("", "Gw"))], ids=["turn", "straight"]
)
def test_the_moves_left_after_each_move(page: Page, puzzle: str, made: tuple[str, ...]) -> None:
    open_analysis(page, puzzle)
    moves = page.get_by_role("list", name="Moves so far").get_by_role("listitem")
    for path in made:
        walk(page, path)
        expect(moves).to_have_count(len(path.split()))
        expected = left_after(puzzle, path)
        assert shown(page, len(expected)) == expected, path
        for _ in path.split():
            page.keyboard.press("u")
        expect(moves).to_have_count(0)


@pytest.mark.long
def test_without_the_ricochet_rule_the_robot_may_go_straight(page: Page) -> None:
    open_analysis(page, STRAIGHT)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: 3 moves")
    page.get_by_role("button", name="with ricochet").click()
    page.get_by_label("The robot must ricochet").click()
    assert solve(STRAIGHT, ricochet_rule=False).moves == 1
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_accessible_name("Shortest: 1 move , free rule")
    expect(page.locator(".analysis-head").first).to_contain_text("With ricochet it takes 3.")
    expect(page.locator(".player-place")).to_have_text("1 of 1")  # the path of the other rule is gone
    expect(page).to_have_url(re.compile("_free$"))
    page.reload()
    expect(title).to_contain_text("Shortest: 1 move")
    expect(page.get_by_role("button", name="free rule")).to_be_visible()
    expected = left_after(STRAIGHT, "", ricochet_rule=False)
    assert shown(page, len(expected)) == expected


@pytest.mark.long
def test_a_demonstration_ends_at_the_target_only_with_or_fewer(page: Page) -> None:
    open_analysis(page)
    walk(page, "Rn Se Gn Gw")
    moves = page.locator(".moves-left")
    expect(moves).to_contain_text("Reached in 4 moves")
    expect(moves).to_contain_text("Only a bid of exactly 4 takes the chip.")
    walk(page, "Bs")
    expect(moves).to_contain_text("0 to go")
    expect(every_move(page)).not_to_have_count(0)
    page.get_by_role("button", name="with ricochet").click()
    page.get_by_label("A bid means exactly that number").click()
    expect(moves).to_contain_text("Reached in 4 moves")
    expect(moves).to_contain_text("A bid of 4 or more takes the chip. The demonstration ends here.")
    expect(every_move(page)).to_have_count(0)


def test_the_solutions_are_all_shortest_paths_in_groups(page: Page) -> None:
    open_analysis(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: 4 moves")
    paths = [str(path) for path in all_paths(PUZZLE)]
    expect(page.locator(".analysis-head").first).to_contain_text(f"{len(paths)} solutions · proven in")
    rows = page.locator(".solutions > li > .solution-row .note")
    expect(rows).to_have_count(2)
    assert sorted(rows.all_inner_texts()) == ["2 solutions", "4 solutions · red and silver in either order"]


def test_every_chip_has_its_optimum(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    position = PUZZLE.partition(" >")[0].replace(" Bo6", "")
    open_analysis(page, position)
    expect(page.get_by_text("13 of 17 solved")).to_be_visible()
    found = solve_targets(position)
    assert len(found) == 13
    optima: dict[str, list[int]] = {}
    for target, solution in found.items():
        colour = ROBOTS[str(target.robot)].lower() if target.robot is not None else "vortex"
        optima.setdefault(colour, []).append(solution.moves or 0)
    for colour, numbers in optima.items():
        keys = page.get_by_role("button", name=re.compile(rf"^{colour}\b.*: \d+ move"))
        assert sorted(int(text) for text in keys.locator("b").all_inner_texts()) == sorted(numbers)
    blue = page.get_by_role("button", name=re.compile("^blue .*: its robot is not in play"))
    expect(blue).to_have_count(4)
    expect(blue.first).to_contain_text("–")
    page.get_by_role("button", name=re.compile("^green star: ")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: ")


@pytest.mark.long
def test_a_worse_move_is_named_and_best_plays_a_best_one(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_analysis(page)
    page.keyboard.press("m")
    walk(page, "Ge")
    expect(page.locator(".moves-left")).to_contain_text("8 to go")
    expect(page.locator(".moves-verdict")).to_have_text("Green east adds five moves: 9 instead of 4.")
    expect(page.get_by_role("button", name="Green: 7 to go, on a shortest path")).to_be_visible()
    expect(page.get_by_role("button", name="Green north, 7 to go, on a shortest path")).to_be_visible()
    expect(page.locator(".board .count.best")).to_have_count(2)
    for left in range(7, 0, -1):
        page.get_by_role("button", name="Best").click()
        expect(page.locator("#moves-left")).to_have_text(f"{left} to go")
    page.get_by_role("button", name="Best").click()
    expect(page.locator("#moves-left")).to_have_text("Reached in 9 moves")
