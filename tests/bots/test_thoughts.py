"""The thoughts of a bot follow from its seed alone, and grow with its level."""

from itertools import pairwise

import pytest

from ricochetrobots import parse_puzzle, random_puzzle, solve
from ricochetrobots.bots import BotCharacter, BotLevel
from ricochetrobots.bots.thoughts import FEWEST_SECONDS, NO_THOUGHTS, thoughts
from ricochetrobots.core import judge

PUZZLE = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
PUZZLES = tuple(random_puzzle(seed, edition="2013") for seed in range(150))
OTTO = BotCharacter.OTTO


@pytest.mark.slow
@pytest.mark.parametrize("character", BotCharacter)
@pytest.mark.long_cases("juno", "nell", "otto", "vera")
def test_a_thought_never_changes_later(character: BotCharacter) -> None:
    for seed, puzzle in enumerate(PUZZLES[:20]):
        late = thoughts(puzzle, BotLevel.STRONG, character, seed, 200)
        for seconds in (0, 3, FEWEST_SECONDS - 1, FEWEST_SECONDS + 1, 40, 90, 128.5):
            early = thoughts(puzzle, BotLevel.STRONG, character, seed, seconds)
            assert early.known == tuple(thought for thought in late.known if thought.after <= seconds)
            assert early.over_after in (None, late.over_after)


@pytest.mark.slow
@pytest.mark.timeout(180)  # without the kernel, half a minute of a processor
def test_each_thought_is_later_and_shorter() -> None:
    for seed, puzzle in enumerate(PUZZLES):
        known = thoughts(puzzle, BotLevel.EXPERT, OTTO, seed, 120).known
        for before, after in pairwise(known):
            assert before.after < after.after
            assert len(before.path) > len(after.path)


def test_another_seed_thinks_otherwise() -> None:
    first, second = (thoughts(PUZZLES[0], BotLevel.MASTER, OTTO, seed, 120).known for seed in (1, 2))
    assert first
    assert first != second


@pytest.mark.long
def test_a_higher_level_bids_earlier_and_lower_and_errs_less() -> None:
    solved, total, wrong = [], [], []
    for level in (BotLevel.BEGINNER, BotLevel.REGULAR, BotLevel.MASTER):
        known = [thoughts(puzzle, level, OTTO, seed, 90).known for seed, puzzle in enumerate(PUZZLES)]
        solved.append(sum(bool(each) for each in known))
        total.append(sum(len(each[-1].path) if each else 20 for each in known))
        wrong.append(
            sum(
                not judge(puzzle, each[-1].path).ok
                for puzzle, each in zip(PUZZLES, known, strict=True)
                if each
            )
        )
    assert solved[0] < solved[-1]
    assert total == sorted(total, reverse=True)
    assert wrong[0] > wrong[-1]


def test_the_optimal_bot_bids_a_shortest_path_late() -> None:
    assert thoughts(PUZZLE, BotLevel.OPTIMAL, OTTO, 0, 18) == NO_THOUGHTS
    (thought,), over = thoughts(PUZZLE, BotLevel.OPTIMAL, OTTO, 0, 60)
    assert over == thought.after
    assert thought.bid == len(thought.path) == solve(PUZZLE).moves
    assert judge(PUZZLE, thought.path).ok
