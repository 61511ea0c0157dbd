"""The level of a bot that plays "like me": it follows the chips, so that people win about half of them."""

from collections.abc import Iterable
from math import exp

from ricochetrobots.bots.level import LEVELS
from ricochetrobots.game import View
from ricochetrobots.game.bot_seats import BotLevel

FIRST = BotLevel.BEGINNER
PER_LEVEL = exp(0.5)
"""A level wins this many times as many chips as the level below it, as `docs/bots.md` shows (about 62 % of them)."""


def level_in(view: View, level: BotLevel) -> BotLevel:
    """Return the level at which a bot plays now; of each other level, the level itself."""
    if level is not BotLevel.LIKE_ME:
        return level
    followers = {view.you} | {
        seat.seat for seat in view.seats if seat.bot is not None and seat.bot.level is BotLevel.LIKE_ME
    }
    people = {seat.seat for seat in view.seats if seat.bot is None} - {view.you}
    won = [played.seat in people for played in view.history if played.seat in people | followers]
    return level_after(won, len(followers))


def level_after(won: Iterable[bool], bots: int) -> BotLevel:
    """Return the level of this many bots after the chips of this match, each won by a person (True) or by such a bot.

    The first level is `FIRST`. Each chip says how strong the people are: like any of the six levels at first, each
    equally likely. The bots play at the level at which people are expected to win nearly half of the chips.
    """
    ladder = tuple(LEVELS)
    at = ladder.index(FIRST)
    weights = [1.0] * len(ladder)  # of each strength that the people may have
    for by_people in won:
        for strength in range(len(ladder)):
            share = _share(strength, at, bots)
            weights[strength] *= share if by_people else 1 - share
        at = min(range(len(ladder)), key=lambda level: abs(_expected(weights, level, bots) - 0.5))
    return ladder[at]


def _expected(weights: list[float], level: int, bots: int) -> float:
    """Return the share of the chips that people are expected to win from this many bots of a level."""
    shares = [weight * _share(strength, level, bots) for strength, weight in enumerate(weights)]
    return sum(shares) / sum(weights)


def _share(strength: int, level: int, bots: int) -> float:
    """Return the share of the chips that people of a strength win from this many bots of a level."""
    ours, theirs = PER_LEVEL**strength, bots * PER_LEVEL**level
    return ours / (ours + theirs)
