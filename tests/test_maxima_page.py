"""docs/maxima.md and examples/hardest.txt agree with the stored maxima."""

import maxima
import pytest

from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve
from support.engines import NATIVE_ONLY

STALE = "To renew it: .venv/bin/python tools/maxima.py"


def hardest() -> list[tuple[str, int]]:
    """The lines of examples/hardest.txt, and how many moves each takes by the tables."""
    lines = maxima.HARDEST.read_text().splitlines()
    parts = maxima.hardest_parts(maxima.rows())
    wanted = [(part.board, part.target, part.moves) for part in parts for _ in range(part.positions)]
    assert [(line.split()[0], line.split()[-1]) for line in lines] == [about[:2] for about in wanted], STALE
    return [(line, moves) for line, (_, _, moves) in zip(lines, wanted, strict=True)]


@pytest.mark.long
def test_the_page_has_the_figures() -> None:
    found = maxima.FIGURES.search(maxima.PAGE.read_text())
    assert found, "the place for the figures is gone"
    assert found[0] == maxima.figures(maxima.rows()), STALE


def test_a_table_is_counted_once() -> None:
    about = [row.about for row in maxima.rows()]
    assert len(about) == len(set(about))
    assert 0 < len(maxima.pairs(maxima.rows())) <= len(about) // 2


def test_the_hardest_are_a_hundred_positions() -> None:
    lines = [line for line, _ in hardest()]
    assert len(lines) == len(set(lines)) == maxima.HOW_MANY
    moves = [moves for _, moves in hardest()]
    assert moves == sorted(moves, reverse=True)


@pytest.mark.long
@NATIVE_ONLY
def test_the_search_confirms_the_last_of_the_hardest() -> None:
    line, moves = hardest()[-1]
    assert solve(parse_puzzle(line)).moves == moves


@NATIVE_ONLY
@pytest.mark.long
def test_the_search_confirms_all_of_the_hardest() -> None:
    for line, moves in hardest():
        assert solve(parse_puzzle(line)).moves == moves
