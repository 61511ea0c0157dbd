"""How a bot looks for a path: the kernel and the reference find the same, and more positions only add paths."""

from itertools import pairwise

import pytest

from ricochetrobots import parse_puzzle, random_puzzle, solve
from ricochetrobots.bots.thinking import Habits, Thinker, think
from ricochetrobots.core import Puzzle, judge
from support.engines import NATIVE_ONLY

HABITS = [Habits(), Habits(weight=48, noise=48), Habits(weight=32, noise=16, slips=20_000, notices=50)]
PUZZLES = [random_puzzle(seed, edition="2013") for seed in range(6)]
VORTEX = parse_puzzle("2A3C4A1C Ra5 Gd6 Bl2 Yk13 >*i11")
DIAGONALS = parse_puzzle("2D3C4A1C Ra5 Gd6 Bl2 Yk13 >Gk12")


@NATIVE_ONLY
@pytest.mark.slow
@pytest.mark.parametrize("habits", HABITS)
@pytest.mark.parametrize("puzzle", [*PUZZLES[:2], VORTEX, DIAGONALS], ids=["1", "2", "vortex", "diagonals"])
def test_the_kernel_finds_what_the_reference_finds(puzzle: Puzzle, habits: Habits) -> None:
    assert think(puzzle, habits, seed=7, most=25) == Thinker(puzzle, habits, 7).think(25)


@NATIVE_ONLY
@pytest.mark.parametrize("habits", HABITS)
def test_more_positions_only_add_paths(habits: Habits) -> None:
    for seed, puzzle in enumerate(PUZZLES):
        late = think(puzzle, habits, seed=seed, most=400)
        for most in (0, 1, 10, 100):
            early = think(puzzle, habits, seed=seed, most=most)
            assert early.positions <= most
            assert early.finds == [find for find in late.finds if find.positions <= early.positions]


@NATIVE_ONLY
def test_each_path_is_shorter_and_right_unless_a_slide_was_misjudged() -> None:
    for seed, puzzle in enumerate(PUZZLES):
        finds = think(puzzle, Habits(weight=48, noise=48), seed=seed, most=400).finds
        assert all(judge(puzzle, find.path).ok for find in finds)
        assert all(len(before.path) > len(after.path) for before, after in pairwise(finds))


@NATIVE_ONLY
def test_a_search_that_is_over_has_found_a_shortest_path() -> None:
    over = 0
    for seed, puzzle in enumerate(PUZZLES):
        found = think(puzzle, Habits(weight=40, noise=32), seed=seed, most=20_000)
        over += found.is_over
        if found.is_over:
            assert len(found.finds[-1].path) == solve(puzzle).moves
    assert over


@NATIVE_ONLY
def test_misjudged_slides_lead_to_wrong_paths_unless_they_are_noticed() -> None:
    slips = [think(puzzle, Habits(slips=200_000), seed=1, most=200).finds for puzzle in PUZZLES]
    noticed = [
        think(puzzle, Habits(slips=200_000, notices=100), seed=1, most=200).finds for puzzle in PUZZLES
    ]
    wrong = [not judge(p, find.path).ok for p, finds in zip(PUZZLES, slips, strict=True) for find in finds]
    assert any(wrong)
    assert all(judge(p, find.path).ok for p, finds in zip(PUZZLES, noticed, strict=True) for find in finds)
