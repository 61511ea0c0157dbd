"""Ratings from results: days are periods, places of one match play each other, and the order does not matter."""

from itertools import permutations

import pytest

from ricochetrobots.server.ladder.glicko import Rating, after_period
from ricochetrobots.server.ladder.ranking import DAY_SECONDS, Standing, standings
from ricochetrobots.server.log.members import GameResult, MemberScore, RatingVerdict


def result(game: str, ended: float, verdict: RatingVerdict = RatingVerdict.RATED, **chips: int) -> GameResult:
    """Return a result in which these places have won that many chips."""
    return GameResult(
        game, ended, verdict, tuple(MemberScore(place, count) for place, count in chips.items())
    )


def test_a_match_of_three_is_a_game_between_each_two() -> None:
    found = standings([result("g", 10.0, ada=3, ben=1, zoe=1)], 20.0)
    new = Rating()
    assert found["ada"].rating == after_period(new, [(new, 1.0), (new, 1.0)])
    assert found["ben"].rating == after_period(new, [(new, 0.0), (new, 0.5)])
    assert found["zoe"] == Standing(found["ben"].rating, 1, 10.0)


def test_the_matches_of_a_day_are_one_period_in_any_order() -> None:
    evening = [
        result("b", 10.0, ada=3, ben=0),
        result("a", 20.0, ben=3, zoe=0),
        result("c", 30.0, zoe=3, ada=2),
    ]
    once = standings(evening, 40.0)
    assert once["ada"].rating == after_period(Rating(), [(Rating(), 1.0), (Rating(), 0.0)])
    for order in permutations(evening):
        assert standings(order, 40.0) == once


def test_the_next_day_begins_with_the_ratings_of_the_last() -> None:
    first, second = result("a", 10.0, ada=3, ben=0), result("b", DAY_SECONDS + 10.0, ada=3, ben=0)
    before = standings([first], 20.0)
    after = standings([second, first], DAY_SECONDS + 20.0)
    assert after["ada"].rating == after_period(before["ada"].rating, [(before["ben"].rating, 1.0)])
    assert (after["ada"].matches, after["ada"].last_played) == (2, DAY_SECONDS + 10.0)


def test_days_without_a_match_add_to_the_deviation() -> None:
    played = [result("a", 10.0, ada=3, ben=0)]
    today = standings(played, 20.0)["ada"].rating
    assert standings(played, DAY_SECONDS)["ada"].rating == today
    assert standings(played, 31 * DAY_SECONDS)["ada"].rating == today.after_pause(30)
    again = standings([*played, result("b", 31 * DAY_SECONDS, ada=1, zoe=1)], 31 * DAY_SECONDS)
    assert again["zoe"].rating == after_period(Rating(), [(today.after_pause(30), 0.5)])


@pytest.mark.parametrize(
    "verdict", [RatingVerdict.WITH_BOTS, RatingVerdict.WITH_HANDICAPS, RatingVerdict.NOT_LISTED]
)
def test_other_matches_do_not_count(verdict: RatingVerdict) -> None:
    counted = [result("a", 10.0, ada=3, ben=0)]
    assert standings([*counted, result("b", 20.0, verdict, ada=0, ben=3)], 30.0) == standings(counted, 30.0)


def test_a_rating_is_provisional_until_its_deviation_is_small() -> None:
    few = standings([result("a", 10.0, ada=3, ben=0)], 10.0)["ada"]
    many = [result(f"{day}", day * DAY_SECONDS, ada=3 + day % 2, ben=3) for day in range(20)]
    assert few.is_provisional
    assert not standings(many, 20 * DAY_SECONDS)["ada"].is_provisional
