"""A few thousand mutated inputs for the fuzz target of the connection."""

import random
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

FUZZ = runpy.run_path(str(Path(__file__).parents[1] / "fuzz/message.py"))
PIECES = (
    *'{}[]":,0123456789.-+eE\\ \t\n\x00é٣',
    "null",
    "NaN",
    "1e999",
    "\\ud800",
    '"id":',
    '"type":"ping"',
    "[" * 50,
)


def mutated(rng: random.Random, text: str) -> str:
    """Return the text with one passage removed, doubled, replaced, reversed or joined with another seed."""
    start = rng.randint(0, len(text))
    end = min(len(text), start + rng.randint(0, 6))
    part = text[start:end]
    changed = rng.choice(("", part * 2, rng.choice(PIECES), part[::-1], part + rng.choice(FUZZ["SEEDS"])))
    return text[:start] + changed + text[end:]


@pytest.mark.parametrize("seed", FUZZ["SEEDS"])
def test_mutated_messages_are_decoded_or_rejected(seed: str) -> None:
    fuzz_one: Callable[[bytes], None] = FUZZ["fuzz_one"]
    rng = random.Random(seed)
    for _ in range(80):
        text = seed
        for _ in range(5):
            fuzz_one(text.encode())
            text = mutated(rng, text)


def test_bytes_that_are_not_text() -> None:
    FUZZ["fuzz_one"](b"\xff\xfe{}\x80")
