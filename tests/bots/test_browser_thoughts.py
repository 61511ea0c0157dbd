"""The bots of the browser think what those of Python think."""

from pathlib import Path
from typing import Any

import pytest

from ricochetrobots import random_puzzle
from ricochetrobots.bots import BotCharacter
from ricochetrobots.bots.level import LEVELS
from ricochetrobots.bots.thoughts import thoughts_of
from support.engines import NATIVE_ONLY
from support.node import run_in_node

SECONDS = 128
PUZZLES = 2
"""With ``--full`` three times as many."""


@pytest.mark.long
@NATIVE_ONLY
@pytest.mark.slow
def test_the_browser_thinks_the_same_to_the_last_digit(full: bool) -> None:
    minds = [
        (random_puzzle(seed, edition="2013"), level, character, seed * 7919)
        for seed in range(PUZZLES * (3 if full else 1))
        for level in LEVELS
        for character in BotCharacter
    ]
    questions = [
        {"puzzle": str(puzzle), "level": level, "character": character, "seed": seed, "seconds": SECONDS}
        for puzzle, level, character, seed in minds
    ]
    found = run_in_node(Path(__file__).with_name("thoughts.mjs"), questions)
    thinkings = [
        thoughts_of(puzzle, LEVELS[level], character, seed, SECONDS)
        for puzzle, level, character, seed in minds
    ]
    expected = [
        {
            "known": [
                {"after": thought.after, "bid": thought.bid, "path": [str(move) for move in thought.path]}
                for thought in thinking.known
            ],
            "overAfter": thinking.over_after,
        }
        for thinking in thinkings
    ]
    assert [only_until(thinking, SECONDS) for thinking in found] == expected
    assert any(len(thinking.known) > 1 for thinking in thinkings)
    assert {thinking.over_after is None for thinking in thinkings} == {True, False}


def only_until(thinking: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Return the browser's thoughts without those that it bids later, which Python leaves out."""
    known = [thought for thought in thinking["known"] if thought["after"] <= seconds]
    over = thinking["overAfter"]
    return {"known": known, "overAfter": None if over is None or over > seconds else over}
