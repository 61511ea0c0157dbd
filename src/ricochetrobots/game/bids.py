"""The numbers that may be bid (R6.2), and the order in which bids are demonstrated (R6.3, R6.4, R6.15)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import assert_never

from ricochetrobots.core import TieBreak
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.match import LEAST_BID, Bid, Match, Round

MOST_BID = 99


def check_number(moves: int) -> None:
    """Raise GameError for a number outside the range of bids (R5.4)."""
    if moves < LEAST_BID:
        raise GameError("bid-too-small", offered=moves, least=LEAST_BID)
    if moves > MOST_BID:
        raise GameError("bid-too-large", offered=moves, most=MOST_BID)


def demonstration_order(match: Match, this: Round) -> tuple[Bid, ...]:
    """Return the standing bids, lowest first; the agreed tie-break orders equal ones (R6.4).

    A handicap counts as moves (R6.15). The order of ``this.bids``, not the clock, shows which of two equal bids was
    placed first.
    """
    rank = _rank(match, this)
    return tuple(sorted(this.bids, key=lambda bid: (_ordered_as(match, bid), rank(bid))))


def tie_breaks(match: Match, this: Round, order: tuple[Bid, ...]) -> tuple[TieBreak | None, ...]:
    """Return for each bid the tie-break that puts it before the next one, if that one is equal."""
    rank = _rank(match, this)
    reasons: list[TieBreak | None] = []
    for before, after in pairwise(order):
        if _ordered_as(match, before) != _ordered_as(match, after):
            reasons.append(None)
        elif rank(before) != rank(after):
            reasons.append(match.options.tie_break_in_force)
        else:
            reasons.append(TieBreak.EARLIER_BID)
    return (*reasons, *([None] if order else []))


def _ordered_as(match: Match, bid: Bid) -> float:
    """Return the number of moves as which the bid is ordered."""
    return bid.moves + match.seat(bid.seat).handicap


def _rank(match: Match, this: Round) -> Callable[[Bid], int]:
    """Return a function that ranks equal bids: the lower rank goes first, and time decides between equal ranks."""
    rule = match.options.tie_break_in_force
    match rule:
        case TieBreak.EARLIER_BID:
            return lambda _: 0
        case TieBreak.FEWER_CHIPS:
            return lambda bid: sum(chip != this.chip for chip in match.seat(bid.seat).chips)
        case _:
            assert_never(rule)
