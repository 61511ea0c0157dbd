"""Glicko-2 against the worked example of its paper."""

import pytest

from ricochetrobots.server.ladder.glicko import MOST_DEVIATION, Rating, after_period


def test_the_example_of_the_paper() -> None:
    """A player wins against the first of three opponents and loses to the others (section "Example")."""
    opponents = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    new = after_period(Rating(1500, 200, 0.06), list(zip(opponents, [1, 0, 0], strict=True)))
    assert new.value == pytest.approx(1464.06, abs=0.01)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_raises_the_volatility() -> None:
    """A certain favourite loses ten times, so the algorithm begins with the other bound of its interval."""
    favourite = Rating(2200, 40)
    new = after_period(favourite, [(Rating(1200, 40), 0.0)] * 10)
    assert new.volatility > favourite.volatility
    assert new.value < favourite.value


def test_mirrored_games_have_mirrored_results() -> None:
    won = after_period(Rating(), [(Rating(), 1.0)])
    lost = after_period(Rating(), [(Rating(), 0.0)])
    tied = after_period(Rating(), [(Rating(), 0.5)])
    assert won.value - 1500 == pytest.approx(1500 - lost.value)
    assert tied.value == 1500
    assert won.deviation == pytest.approx(lost.deviation)


def test_a_pause_adds_to_the_deviation_up_to_that_of_a_new_player() -> None:
    known = Rating(1600, 50, 0.06)
    assert known.after_pause(0) == known
    assert known.after_pause(1).deviation == pytest.approx((50**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert known.after_pause(4000) == Rating(1600, MOST_DEVIATION, 0.06)
