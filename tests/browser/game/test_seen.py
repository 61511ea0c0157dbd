"""The states of the screen between one event and the next, computed by the director's reducer in Node."""

from pathlib import Path
from typing import Any

from browser.game.happenings import CLOSED, END, TAKEN, TURNED, Happening, fails, moves, shows
from browser.game.test_view_files import read_view
from support.board_data import read_board_data
from support.node import run_in_node

OPENED: Happening = {"type": "match_opened", "number": 2, "mode": "friends", "options": {}, "board": ""}


def see(before: str, view: str, *events: Happening) -> dict[str, Any]:
    """Return the output of seen.mjs for the events that lead from one view to another."""
    start = read_view(before)
    case = {
        "board": read_board_data(str(start["board"])),
        "before": start,
        "view": read_view(view),
        "events": [{"at": 1000.0, **event} for event in events],
    }
    result: dict[str, Any] = run_in_node(Path(__file__).with_name("seen.mjs"), case)
    return result


def changes(shown: list[dict[str, Any]], name: str) -> list[Any]:
    """Return the successive values of a part of the screen."""
    values = [step[name] for step in shown]
    return [value for at, value in enumerate(values) if at == 0 or value != values[at - 1]]


def test_each_slide_adds_a_move_and_the_verdict_ends_with_the_result() -> None:
    shown = see("showing", "taken", *moves(4, 7), TAKEN)["shown"]
    assert changes(shown, "moves") == [4, 5, 6, 7]
    assert changes(shown, "verdict") == [None, "chip_taken", None]
    assert changes(shown, "phase") == ["showing", "result"]


def test_nobody_has_a_turn_from_the_last_slide_to_the_next_phase() -> None:
    shown = see("own-showing", "second-showing", fails(1), shows(2))["shown"]
    verdict = next(step for step in shown if step["verdict"])
    assert verdict["until"] is None
    assert not {"move_robot", "give_up"} & {*verdict["allowed"]}
    assert "leave_seat" in verdict["allowed"], "it needs no turn"
    assert changes(shown, "verdict") == [None, "demonstration_failed", None]


def test_the_robots_leave_before_the_end_is_announced() -> None:
    shown = see("showing", "finished", *moves(4, 7), TAKEN, END)["shown"]
    assert changes(shown, "phase") == ["showing", "finished"]
    assert changes(shown, "verdict") == [None, "chip_taken", None]
    assert changes(shown, "closing") == [False, True, False]
    assert [step["told"] for step in shown[-2:]] == [None, "match_ended"]


def test_the_end_stays_on_the_screen_until_this_person_is_in_the_next_match() -> None:
    assert see("finished", "lobby", OPENED)["plans"] == ["leave", "leave", "leave", "skip", "play"]
    assert see("lobby", "thinking", TURNED)["plans"] == ["play", "skip", "leave", "follow", "play"]
    assert see("bidding", "showing", CLOSED, shows(1))["plans"] == ["play", "skip", "leave", "skip", "play"]
