"""Which numbers may be said (R6.2), and in which order the bids are shown (R6.3, R6.4)."""

from __future__ import annotations

from itertools import pairwise

from ricochetrobots.core import TieBreak
from ricochetrobots.game.errors import BidTooLargeError, BidTooSmallError
from ricochetrobots.game.match import Bid, Match, Round

LEAST_BID = 2
MOST_BID = 99


def check_number(moves: int) -> None:
    """Raise BidTooSmallError (R5.4) or BidTooLargeError for a number that cannot be said."""
    if moves < LEAST_BID:
        raise BidTooSmallError(offered=moves, least=LEAST_BID)
    if moves > MOST_BID:
        raise BidTooLargeError(offered=moves, most=MOST_BID)


def order_of_showing(match: Match, this: Round) -> tuple[Bid, ...]:
    """Return the standing bids, lowest first, equal ones as the agreed tie-break orders them (R6.4).

    Who said a number first is told by the order of ``this.bids``, not by the clock.
    """
    chips = _chips_before(match, this)
    few_first = match.options.ties is TieBreak.FEWER_CHIPS
    return tuple(sorted(this.bids, key=lambda bid: (bid.moves, chips[bid.seat] if few_first else 0)))


def ties(match: Match, this: Round, order: tuple[Bid, ...]) -> tuple[TieBreak | None, ...]:
    """Return for each bid why it stands before the next one, if that one is equal."""
    chips = _chips_before(match, this)
    few_first = match.options.ties is TieBreak.FEWER_CHIPS
    reasons: list[TieBreak | None] = []
    for before, after in pairwise(order):
        if before.moves != after.moves:
            reasons.append(None)
        elif few_first and chips[before.seat] != chips[after.seat]:
            reasons.append(TieBreak.FEWER_CHIPS)
        else:
            reasons.append(TieBreak.FIRST_SAID)
    return (*reasons, *([None] if order else []))


def _chips_before(match: Match, this: Round) -> dict[int, int]:
    return {seat.number: sum(chip != this.chip for chip in seat.chips) for seat in match.seats}
