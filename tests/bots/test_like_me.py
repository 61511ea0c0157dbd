"""Which level bots play that follow the chips ("like me")."""

import pytest

from ricochetrobots.bots import BotLevel
from ricochetrobots.bots.like_me import FIRST, level_after


def test_it_begins_at_the_first_level() -> None:
    assert level_after([], bots=1) is FIRST


@pytest.mark.parametrize(("bots", "highest"), [(1, BotLevel.MASTER), (3, BotLevel.STRONG)])
def test_it_goes_up_and_down(bots: int, highest: BotLevel) -> None:
    # Three masters would win three quarters of a master's chips.
    assert level_after([True] * 9, bots) is highest
    assert level_after([False] * 9, bots) is BotLevel.BEGINNER


def test_who_wins_half_of_the_chips_meets_a_regular() -> None:
    assert level_after([True, False] * 8, bots=1) is BotLevel.REGULAR


def test_one_chip_counts_less_after_many() -> None:
    won = [True] * 12
    assert level_after([*won, False], bots=1) is BotLevel.MASTER
    assert level_after([True, False], bots=1) is not level_after([True], bots=1)


def test_three_bots_together_are_weaker_each() -> None:
    won = [True, False, False, False]
    assert level_after(won, bots=3) < level_after(won, bots=1)
