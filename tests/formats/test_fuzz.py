"""Hostile texts are refused with a place, in bounded time and memory (design rule 15)."""

import random
import runpy
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from ricochetrobots import formats
from ricochetrobots.core import Board, InputError
from ricochetrobots.core.geometry import column_name
from ricochetrobots.plugins import registered

FUZZ = runpy.run_path(str(Path(__file__).parents[1] / "fuzz/formats.py"))
ALPHABET = "RGBYSXnesw*>#!/\\|+-~_ ,:;x{}[]()\"'.=%abcpq0123456789ABCDF\n\t\0é٣"
BOMBS = (
    "{" * 500_000,
    "[" * 500_000,
    "(" * 500_000,
    '{"type":' * 60_000,
    '{"grid": [' + "0," * 400_000,
    "(define (problem x)" + "(" * 400_000,
    "(define (problem x) (:domain ricochet-robots) (:objects " + "cell-1-1 " * 90_000 + "- cell))",
    "barrier(1,1,east)." * 55_000,
    "% " * 400_000,
    " \n" * 400_000,
    " " * 900_000,
    " " * 900_000 + "a   b",
    " ;\n" * 300_000,
    "+-" * 400_000,
    "+-+-\n" * 200_000,
    "32 32\n" + "0 " * 400_000,
    "99 99\n" + "0\n" * 400_000,
    "     a   b" + "   c" * 200_000,
    "9" * 900_000,
    '{"type": "board", "version": 1, "width": ' + "9" * 4000 + "}",
    "!DriftingDroids_game!0!" + "A" * 900_000 + "!",
    "Rn " * 300_000,
    "32x32:" + "a1e," * 200_000,
)


def mutated(rng: random.Random, text: str) -> str:
    """Return the text with a part dropped, doubled, replaced or reversed."""
    start = rng.randint(0, len(text))
    end = min(len(text), start + rng.randint(0, 6))
    part = text[start:end]
    changed = rng.choice(("", part * 2, rng.choice(ALPHABET), part[::-1], part + rng.choice(ALPHABET)))
    return text[:start] + changed + text[end:]


@pytest.mark.slow
@pytest.mark.long_cases(*"23456789")
@pytest.mark.parametrize("number", range(len(FUZZ["SEEDS"])))
def test_mutations_are_refused_or_mean_a_value(number: int) -> None:
    fuzz_one: Callable[[bytes], None] = FUZZ["fuzz_one"]
    rng = random.Random(number)
    for _ in range(3):
        text = FUZZ["SEEDS"][number]
        for _ in range(4):
            text = mutated(rng, text)
            fuzz_one(text.encode("utf-8", "replace"))


@pytest.mark.slow
@pytest.mark.long_cases("'(define (pro'1", "'barrier", "'{\"grid", "' ;", "'+-+-", "'Rn ")
@pytest.mark.parametrize("bomb", BOMBS, ids=lambda bomb: repr(bomb[:12]))
def test_bombs_are_refused_within_64_mib(bomb: str) -> None:
    tracemalloc.start()
    try:
        for name in registered(formats.GROUP):
            formats.find_format(name).recognises(bomb)
            try:
                formats.read(bomb, name)
            except InputError:
                continue
        assert tracemalloc.get_traced_memory()[1] < 64 << 20
    finally:
        tracemalloc.stop()


def test_the_longest_board_is_read_in_notation() -> None:
    cells = [f"{column_name(column)}{row}" for column in range(32) for row in range(1, 33)]
    board = Board.build(
        32,
        32,
        walls=[(cell, side) for cell in cells for side in "es" if cell not in _edge(side)],
        targets=[(f">G{cell}", "moon") for cell in cells],
    )
    text = formats.write(board, "notation")
    assert 15_000 < len(text) < 30_000
    assert formats.read(text) == board


def _edge(side: str) -> set[str]:
    """Return the cells on the east or south edge of a board of 32 x 32."""
    east = {f"{column_name(31)}{row}" for row in range(1, 33)}
    return east if side == "e" else {f"{column_name(column)}32" for column in range(32)}


def test_a_text_that_is_too_long_is_not_parsed() -> None:
    with pytest.raises(InputError, match="more than 1000000 characters"):
        formats.read("x" * 1_000_001, "json")
