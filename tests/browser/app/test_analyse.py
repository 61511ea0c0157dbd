"""The page that analyses a position: the address, the board, moves with unlimited undo."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import walk

pytestmark = pytest.mark.browser

PUZZLE = "3D2B4D1A Rl3 Gl9 Bo6 Yo5 Sl8 >Gj2"
"""Four moves, e.g. Rn Se Gn Gw."""


def address(puzzle: str) -> str:
    return f"/analyse#{puzzle.replace(' ', '_')}"


def open_analysis(page: Page, puzzle: str = PUZZLE) -> None:
    page.goto(address(puzzle))
    expect(page.locator(".board .robot")).to_have_count(puzzle.partition(" >")[0].count(" "))


@pytest.mark.long
def test_moves_are_undone_and_made_again_without_limit(page: Page) -> None:
    open_analysis(page)
    walk(page, "Rn Se Gn Gw")
    moves = page.get_by_role("list", name="Moves so far").get_by_role("listitem")
    expect(moves).to_have_count(4)
    for _ in range(4):
        page.keyboard.press("u")
    expect(moves).to_have_count(0)
    expect(page.locator(".board [data-key=robot-S]")).to_have_attribute("transform", "translate(11.5 7.5)")
    for _ in range(4):
        page.keyboard.press("Shift+U")
    expect(moves).to_have_count(4)
    page.reload()
    expect(moves).to_have_count(4)


def test_a_text_without_a_position_is_named(page: Page, faults: list[str]) -> None:
    page.goto(address("nonsense"))
    expect(page.get_by_role("alert")).to_contain_text("No position found. Example: 4C3A2C1C Rc4 Gn12 >Re15")
    page.get_by_label("Or paste it").fill(PUZZLE)
    expect(page.locator(".board .robot")).to_have_count(5)
    faults.clear()  # the browser reports that the server refused "nonsense"


def test_a_link_may_have_the_text_of_another_program_or_a_board_alone(page: Page) -> None:
    page.goto(address("0765+41+2E21BD0F+1C"))
    expect(page).to_have_url(re.compile("#1A4B3B2B_Ro3_Gb3_Bn12_Yp1_%3EGm2$"))
    expect(page.locator(".board .robot")).to_have_count(4)
    page.goto(address("4C3A2C1C"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Where is red?")


@pytest.mark.parametrize(
    "puzzle", ["4C3A2C1C Rh8 Gn12 >Re15", "4C3A2C1C Rc4 Gc4 >Re15", "4C3A2C1C Rc4 >Ge15"]
)
def test_an_illegal_position_is_refused(page: Page, puzzle: str) -> None:
    page.goto(address(puzzle))
    expect(page.get_by_role("alert")).to_contain_text("No position found.")
