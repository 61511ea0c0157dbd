"""The bots of the browser think what those of Python think."""

from pathlib import Path

import pytest

from ricochetrobots import random_puzzle
from ricochetrobots.bots import BotCharacter
from ricochetrobots.bots.level import LEVELS
from ricochetrobots.bots.thoughts import MOST_SECONDS, thoughts
from support.engines import NATIVE_ONLY
from support.node import run_in_node

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
        {"puzzle": str(puzzle), "level": level, "character": character, "seed": seed}
        for puzzle, level, character, seed in minds
    ]
    found = run_in_node(Path(__file__).with_name("thoughts.mjs"), questions)
    expected = [
        [
            {"after": thought.after, "bid": thought.bid, "path": [str(move) for move in thought.path]}
            for thought in thoughts(*mind, MOST_SECONDS)
        ]
        for mind in minds
    ]
    assert found == expected
    assert sum(map(len, expected)) > len(minds)
