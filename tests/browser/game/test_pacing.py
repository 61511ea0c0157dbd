"""The steps from one view to another, and their times, computed in Node."""

from pathlib import Path
from typing import Any

import pytest

from browser.game.happenings import CLOSED, END, TAKEN, TURNED, Happening, fails, moves, opened
from browser.game.test_view_files import read_view
from support.board_data import read_board_data
from support.node import run_in_node


def steps(before: str, events: list[Happening], view: str) -> dict[str, Any]:
    """Return the output of pacing.mjs for the events that lead from one view to another."""
    start = read_view(before)
    case = {
        "board": read_board_data(str(start["board"])),
        "before": start,
        "view": read_view(view),
        "events": events,
    }
    result: dict[str, Any] = run_in_node(Path(__file__).with_name("pacing.mjs"), case)
    return result


@pytest.mark.parametrize(
    ("before", "events", "to", "timeline"),
    [
        pytest.param(
            "lobby",
            [TURNED],
            "thinking",
            ["0 thinking", "300 chip-up chip_turned"],
            id="first chip",
        ),
        pytest.param(
            "taken",
            [TURNED],
            "thinking",
            ["0 thinking", "0 chip-up chip_turned"],
            id="next chip",
        ),
        pytest.param(
            "showing",
            [*moves(4, 4), TAKEN],
            "taken",
            ["0 Gn robot_moved", "150 verdict chip_taken", "150 chip-won", "1000 result"],
            id="success",
        ),
        pytest.param(
            "showing",
            [*moves(4, 4), fails(1), opened(2)],
            "second-showing",
            [
                "0 Gn robot_moved",
                "300 verdict demonstration_failed",
                "1200 fade",
                "1440 demonstration_started",
                "2040 hands",
            ],
            id="failure and next bidder",
        ),
        pytest.param(
            "showing",
            [*moves(4, 4), TAKEN, END],
            "finished",
            [
                "0 Gn robot_moved",
                "150 verdict chip_taken",
                "150 chip-won",
                "1000 closing",
                "1000 line-up match_ended",
            ],
            id="last chip of the match",
        ),
        pytest.param(
            "showing",
            [fails(1), {"type": "chip_returned", "round": 6, "reason": "nobody-succeeded", "until": 1200.0}],
            "returned",
            ["300 verdict demonstration_failed", "1200 fade", "1440 chip-down chip_returned"],
            id="the chip goes back",
        ),
        pytest.param(
            "thinking",
            [{"type": "chip_returned", "round": 6, "reason": "nobody-bid", "until": 1200.0}, END],
            "finished",
            ["0 chip-down chip_returned", "360 closing", "360 line-up match_ended"],
            id="the last chip goes back",
        ),
        pytest.param(
            "showing",
            [CLOSED, opened(1)],
            "showing",
            ["0 bidding_closed", "500 demonstration_started", "1100 hands"],
            id="the sand runs out",
        ),
    ],
)
def test_what_follows_what(before: str, events: list[Happening], to: str, timeline: list[str]) -> None:
    assert steps(before, events, to)["timeline"] == timeline


def test_a_move_that_lands_is_drawn_once() -> None:
    assert steps("showing", moves(4, 4), "showing")["drawn"] == [True], "as the server sees it"


@pytest.mark.parametrize("end", [TAKEN, fails(1)], ids=["taken", "failed"])
def test_what_a_last_move_comes_to_is_drawn_with_its_landing(end: Happening) -> None:
    held = steps("showing", [*moves(4, 4), end], "showing")["held"]
    assert held == [True], "one step, which holds the robots where they are"
