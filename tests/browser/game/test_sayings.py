"""The words of a round for a screen reader, and the message that is shown, computed in Node."""

import re
from pathlib import Path
from typing import Any

from browser.game.happenings import TAKEN, TURNED, Happening, fails, moves, shows
from browser.game.test_view_files import read_view
from support.board_data import read_board_data
from support.node import run_in_node

Update = tuple[str, list[Happening]]
"""The view after the events, and the events."""


def bids(seat: int) -> Happening:
    return {"type": "bid_placed", "round": 6, "seat": seat, "moves": 7}


def passes(seat: int) -> Happening:
    return {"type": "player_passed", "round": 6, "seat": seat}


def starts(reason: str, until: float) -> Happening:
    return {"type": "timer_started", "round": 6, "reason": reason, "seat": None, "until": until}


def follow(start: str, *updates: Update, missed: bool = False, still: bool = False) -> list[dict[str, Any]]:
    """Return for each update what is heard, as [how, words], and the message then.

    With ``missed``, the last update came while the connection was lost. With ``still``, the person wants less motion.
    """
    view = read_view(start)
    case = {
        "board": read_board_data(str(view["board"])),
        "view": view,
        "still": still,
        "updates": [
            {
                "events": [{"at": 1000.0, **event} for event in events],
                "view": read_view(name),
                "missed": missed and at == len(updates),
            }
            for at, (name, events) in enumerate(updates, 1)
        ],
    }
    answers: list[dict[str, Any]] = run_in_node(Path(__file__).with_name("sayings.mjs"), case)
    return answers


def heard(start: str, *updates: Update) -> list[list[list[str]]]:
    """Return what is heard of each update."""
    return [each["heard"] for each in follow(start, *updates)]


def test_a_round_from_chip_to_chip() -> None:
    updates: list[Update] = [
        ("bidding", [bids(1), starts("first-bid", 1033.0)]),
        ("bidding", [bids(2)]),
        ("showing", [shows(1)]),
        ("showing", moves(1, 1)),
        ("showing", moves(2, 2)),
        ("second-showing", [fails(1), shows(2)]),
        ("taken", [TAKEN]),
        ("thinking", [TURNED]),
    ]
    found = follow("thinking", *updates)
    assert [each["heard"][-1] for each in found] == [
        ["assertive", "Mara bids 7. 33 seconds."],
        ["polite", "Jonas bids 7, second. You are third with 9."],
        ["assertive", "In order: Mara 7, Jonas 7, You 9. Mara, your turn: show 7."],
        ["polite", "1: silver north to l4."],
        ["polite", "2: green north to l5."],
        ["assertive", "Jonas, your turn: show 7."],
        ["assertive", "Mara reached the green star in 7, takes the chip and has 3."],
        ["assertive", "Chip 6. Green robot to the green star on j2. Green is on l9."],
    ]
    assert found[5]["message"] == "Not in 7. The robots go back. Jonas shows 7."


def test_the_last_move_of_a_failure_is_spoken_with_its_cell() -> None:
    demonstration: Any = read_view("showing")["demonstration"]
    last = len(demonstration["steps"]) + 1
    (spoken,) = heard("showing", ("second-showing", [*moves(last, last), fails(1), shows(2)]))
    (first, *_) = (words for how, words in spoken if how == "assertive")
    assert re.match(rf"{last}: green \w+ to [a-p]\d+\. Not in 7\.", first)


def test_consent_and_the_end_of_the_sand() -> None:
    closed: Happening = {"type": "bidding_closed", "round": 6, "order": [1, 2, 3]}
    found = follow(
        "thinking",
        ("thinking", [passes(1)]),
        ("bidding", [bids(1)]),
        ("bidding", [passes(3)]),
        ("showing", [passes(2), closed, shows(1)]),
    )
    assert [each["heard"] for each in found] == [
        [["polite", "Mara sees no solution."]],
        [["assertive", "Mara bids 7."]],
        [["polite", "You pass."]],
        [
            ["polite", "Jonas passes."],
            [
                "assertive",
                "Everybody has passed. The sand stops. "
                "In order: Mara 7, Jonas 7, You 9. Mara, your turn: show 7.",
            ],
        ],
    ]
    assert found[3]["message"] == "Everybody has passed. The sand stops."


def test_the_verdict_does_not_cut_the_deciding_move_off() -> None:
    (spoken,) = heard("showing", ("second-showing", [*moves(7, 7), fails(1), shows(2)]))
    assert re.match(r"7: green west.* Not in 7\. The robots go back\.", spoken[0][1])


def test_with_less_motion_the_next_player_does_not_cut_the_verdict_off() -> None:
    (found,) = follow("showing", ("second-showing", [fails(1), shows(2)]), still=True)
    verdict = "Not in 7. The robots go back."
    assert found["heard"] == [
        ["assertive", verdict],
        ["assertive", f"{verdict} Jonas, your turn: show 7."],
    ]


def test_alone_the_sand_runs_on_after_a_failure() -> None:
    (found,) = follow("alone-showing", ("alone", [fails(1, "time"), starts("runs-on", 1021.5)]))
    assert found["message"] == "Time is up. The robots go back."
    assert found["heard"][-1] == ["assertive", "The sand keeps running. 22 seconds."]


def test_another_host() -> None:
    (found,) = follow("thinking", ("thinking", [{"type": "host_changed", "seat": 3}]))
    assert found["message"] == "You are now the host."


def test_an_outage() -> None:
    away: Happening = {"type": "deadline_extended", "round": 4, "until": 2_000.0, "seconds": 12}
    words = "The server stopped for 12 seconds. The time is extended by the same amount."
    first, again = follow("bidding", ("bidding", [away]), ("bidding", [away]), missed=True)
    assert first["message"] == words
    assert again["message"] == f"You are back. {words}", "before older messages"
    assert again["heard"] == [["assertive", f"You are back. {words}"]]


def test_what_was_missed() -> None:
    (found,) = follow("thinking", ("bidding", [bids(1)]), missed=True)
    assert found["message"] == "You are back. While you were away, Mara bid 7."
