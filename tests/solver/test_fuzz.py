"""A hundred puzzles or more for the fuzz target of the search."""

import random
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from support.engines import NATIVE_ONLY

pytestmark = [NATIVE_ONLY, pytest.mark.slow]

FUZZ = runpy.run_path(str(Path(__file__).parents[1] / "fuzz/search.py"))
fuzz_one: Callable[[bytes], None] = FUZZ["fuzz_one"]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_random_bytes_make_puzzles_that_are_answered_alike(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        small = rng.randrange(2)
        sides = bytes(rng.randrange(5) for _ in range(2)) if small else rng.randbytes(2)
        fuzz_one(rng.randbytes(1) + sides + rng.randbytes(rng.randrange(200)))


def test_the_least_there_is() -> None:
    fuzz_one(b"")
