import random
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

FUZZ = runpy.run_path(str(Path(__file__).parents[1] / "fuzz/notation.py"))
ALPHABET = "RGBYSrgbnesw*>#!/\\~-_ ,:xabcpqzmgs0123456789ABCD\n\t\0é٣"


def mutated(rng: random.Random, text: str) -> str:
    """Return the text with one passage removed, doubled, replaced, moved or joined with another seed."""
    start = rng.randint(0, len(text))
    end = min(len(text), start + rng.randint(0, 4))
    part = text[start:end]
    changed = rng.choice(("", part * 2, rng.choice(ALPHABET), part[::-1], part + rng.choice(FUZZ["SEEDS"])))
    return text[:start] + changed + text[end:]


@pytest.mark.parametrize("seed", FUZZ["SEEDS"])
def test_mutations_are_refused_or_read_back(seed: str) -> None:
    fuzz_one: Callable[[bytes], None] = FUZZ["fuzz_one"]
    rng = random.Random(seed)
    for _ in range(60):
        text = seed
        for _ in range(5):
            fuzz_one(text.encode())
            text = mutated(rng, text)


def test_bytes_that_are_no_text() -> None:
    FUZZ["fuzz_one"](b"\xff\xfe4C3A\x80")
