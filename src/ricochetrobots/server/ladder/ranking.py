"""The ladder's ratings, computed from all results.

A day (UTC) is one rating period, because the people of a club play several matches in an evening. So the ratings
do not depend on the order in which the matches of a day end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby, permutations

from ricochetrobots.server.ladder.glicko import Rating, after_period
from ricochetrobots.server.log.members import GameResult, RatingVerdict

DAY_SECONDS = 24 * 3600
PROVISIONAL_DEVIATION = 110.0
"""A rating with a larger deviation is provisional."""


@dataclass(frozen=True)
class Standing:
    """The rating of a place, its number of rated matches, and when the last of them ended."""

    rating: Rating = field(default_factory=Rating)
    matches: int = 0
    last_played: float | None = None

    @property
    def is_provisional(self) -> bool:
        """Return whether too little is known for a rank."""
        return self.rating.deviation > PROVISIONAL_DEVIATION

    def on_day(self, day: int) -> Standing:
        """Return the standing at the start of a day: each whole day without a match adds to the deviation."""
        if self.last_played is None:
            return self
        idle = max(0, day - day_of(self.last_played) - 1)
        return Standing(self.rating.after_pause(idle), self.matches, self.last_played)


def day_of(time: float) -> int:
    """Return the number of a day (UTC)."""
    return int(time // DAY_SECONDS)


def standings(results: Iterable[GameResult], now: float) -> Mapping[str, Standing]:
    """Return the standing of each place with a rated match.

    ``results`` may come in any order. Matches with other verdicts do not count. Cost: about 30 us for a match of
    two places, 60 us for one of four.
    """
    rated = sorted(
        (result for result in results if result.verdict is RatingVerdict.RATED),
        key=lambda result: (result.ended, result.game),
    )
    reached: dict[str, Standing] = {}
    for day, matches in groupby(rated, key=lambda result: day_of(result.ended)):
        _play_day(reached, day, list(matches))
    return {place: standing.on_day(day_of(now)) for place, standing in reached.items()}


def _play_day(reached: dict[str, Standing], day: int, matches: list[GameResult]) -> None:
    """Rate the matches of one day. A match of several places is a game between each two of them."""
    before = {
        score.place: reached.get(score.place, Standing()).on_day(day)
        for result in matches
        for score in result.scores
    }
    games: defaultdict[str, list[tuple[Rating, float]]] = defaultdict(list)
    played: defaultdict[str, list[float]] = defaultdict(list)
    for result in matches:
        for one, other in permutations(result.scores, 2):
            points = 0.5 + 0.5 * (
                (one.chips > other.chips) - (one.chips < other.chips)
            )  # a tie is shared (R8.3)
            games[one.place].append((before[other.place].rating, points))
        for score in result.scores:
            played[score.place].append(result.ended)
    for place, standing in before.items():
        reached[place] = Standing(
            after_period(standing.rating, games[place]),
            standing.matches + len(played[place]),
            max(played[place]),
        )
