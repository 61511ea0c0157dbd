"""A page during a round for a screen reader: the answers to keys, the time, and the focus."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.happenings import TAKEN, Happening, shows
from browser.game.happenings import happens as send
from ricochetrobots.core import Robot, parse_board, parse_position
from support.browser import OpenPage

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]
NOON = 1_700_000_000
DRAWN_MS = 100
"""Enough for what a page does in its next frames."""
JOINED_MS = 2_000
"""Polite announcements that arrive within this time are joined and spoken at its end."""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A page whose time passes only when the test says so: else a busy machine would change which words are joined."""
    page = open_page(clock=True)
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + 1)
    return page


@pytest.fixture
def show(show: ShowView) -> ShowView:
    """Opens a view and lets it begin to listen."""

    def open_view(name: str) -> Page:
        page = show(name)
        page.clock.run_for(DRAWN_MS)
        return page

    return open_view


def happens(page: Page, name: str, *events: Happening, missed: bool = False) -> None:
    send(page, name, *events, missed=missed)
    page.clock.run_for(DRAWN_MS)


def heard(page: Page, how: str = "polite") -> str:
    return page.locator(f"[aria-live={how}]").inner_text().replace("\u00a0", "")


def hears(page: Page, words: str | re.Pattern[str], how: str = "polite") -> None:
    """Wait for this announcement, and then for any immediate one."""
    expect(page.locator(f"[aria-live={how}]")).to_have_text(words)
    page.clock.run_for(JOINED_MS)


def test_a_target_reached_early_is_announced_until_a_robot_leaves_it(show: ShowView) -> None:
    page = show("showing")
    view = page.evaluate("() => window.game.session.view.value")
    robots, steps = dict(view["robots"]), list(view["demonstration"]["steps"])
    bid = len(steps) + 2
    board = parse_board(view["board"])
    for reached in (True, False):
        position = parse_position(
            " ".join([view["board"], *(robot + cell for robot, cell in robots.items())])
        )
        move = next(move for move in position.legal_moves() if move.robot is Robot.GREEN)
        slid = position.slide(move)
        robots["G"] = board.name(slid.end)
        steps.append({"move": str(move), "cells": [board.name(cell) for cell in slid.cells]})
        moved = {
            "type": "robot_moved",
            "at": 1000.0,
            "round": 6,
            "seat": 1,
            "move": str(move),
            "count": len(steps),
        }
        demonstration = {**view["demonstration"], "moves": bid, "steps": steps, "reached": reached}
        page.evaluate(
            "([events, changes]) => window.game.session.happen(events, changes)",
            [[moved], {"demonstration": demonstration, "robots": robots}],
        )
        card, tick = page.locator(".card.reached"), page.locator(".board-picture .stop.reached")
        if reached:
            words = rf"Reached in {len(steps)}\. Mara bid exactly {bid}\. One move is left, and green must be here"
            hears(page, re.compile(words), "assertive")
            expect(card).to_contain_text(f"Reached in {len(steps)}. Mara bid exactly {bid}.")
            expect(tick).to_have_count(1)
        else:
            hears(page, re.compile(r"Green has left the target\. 0 moves are left\.$"), "assertive")
            expect(card).to_have_count(0)
            expect(tick).to_have_count(0)


def test_a_target_reached_in_fewer_moves_counts_where_fewer_will_do(show: ShowView) -> None:
    page = show("showing")
    page.evaluate("""() => {
        const { demonstration } = window.game.session.view.value;
        window.game.session.happen([], { exact: false, demonstration: { ...demonstration, reached: true } });
    }""")
    words = ["Reached in 3.", "The bid was 7 or fewer, so it counts right away."]
    expect(page.locator(".card.reached > p")).to_have_text(words)


def test_a_robot_and_where_it_would_slide(show: ShowView) -> None:
    page = show("thinking")
    page.keyboard.press("g")
    hears(
        page,
        "Green, l9. North: blocked by silver. East to p9, the edge. "
        "South to l16, the edge. West to k9, vortex, a wall.",
        "assertive",
    )
    page.keyboard.press("Shift+ArrowRight")
    hears(page, "East to p9, the edge, 4 cells.", "assertive")


def test_slides_are_silent_where_the_table_wants_it(show: ShowView) -> None:
    page = show("thinking")
    page.evaluate("""() => {
        const { session } = window.game;
        session.happen([], { options: { ...session.view.value.options, spoken_slides: false } });
    }""")
    page.keyboard.press("g")
    hears(page, "Green is on l9.", "assertive")
    page.keyboard.press("Shift+ArrowRight")
    assert heard(page, "assertive") == "Green is on l9."


@pytest.mark.long
def test_rows_robots_time_and_the_last_words_again(show: ShowView) -> None:
    page = show("bidding")
    page.keyboard.press("l")
    hears(
        page, "Mara: 2 chips, bid 7. Jonas: 1 chip, bid 7. You: 2 chips, bid 9. Tomo: 0 chips.", "assertive"
    )
    page.keyboard.press("t")
    hears(page, "33 seconds. Mara is first with 7.", "assertive")
    page.keyboard.press("p")
    hears(page, re.compile("^Red is on l3. Green is on l9."), "assertive")
    page.keyboard.press("e")
    hears(page, re.compile("^Red is on l3. Green is on l9."), "assertive")


def test_time_is_called_at_thirty_and_ten_seconds(show: ShowView) -> None:
    page = show("thinking")
    page.evaluate("() => { window.game.session.now = 1002.8; }")
    happens(page, "bidding")
    assert heard(page) == ""
    page.clock.run_for(200)
    hears(page, "30 seconds. Mara is first with 7.")
    page.evaluate("() => { window.game.session.now = 1023.0 - 10.2; }")
    page.evaluate("() => window.game.session.happen([], { until: 1022.9 })")
    page.clock.run_for(200)
    hears(page, "10 seconds. Mara is first with 7.")


def test_the_board_is_read_cell_by_cell(show: ShowView) -> None:
    page = show("thinking")
    page.keyboard.press("g")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-cell=l9]")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-cell=l8]")).to_be_focused()
    expect(page.locator("[data-cell=l8]")).to_have_accessible_name(re.compile("Silver robot"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=m8]")).to_be_focused()


def test_the_title_takes_the_focus_at_a_new_phase_but_not_from_who_reads_the_board(show: ShowView) -> None:
    page = show("bidding")
    page.get_by_role("button", name="6 moves", exact=True).focus()
    happens(page, "showing", shows(1))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator("[data-cell=a1]").focus()
    happens(page, "taken", TAKEN)
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara takes the chip")
    expect(page.locator("[data-cell=a1]")).to_be_focused()
