"""What is said before anybody demonstrates: bids, passes, the timer, "found" (R6.1-R6.4, R6.7, R6.10, R7.1, R7.4)."""

from __future__ import annotations

from random import Random

from ricochetrobots.game.absence import Gone
from ricochetrobots.game.bids import check_number
from ricochetrobots.game.checks import check_takes_part, in_time, present_round
from ricochetrobots.game.commands import ClaimSolution, Pass, PlaceBid, StartTimer
from ricochetrobots.game.demonstration import start_demonstration
from ricochetrobots.game.errors import BiddingOverError, BidNotLowerError, ConsentOffError, TooSoonError
from ricochetrobots.game.events import BidPlaced, Events, PlayerPassed, SolutionClaimed, TimerReason
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.going_on import go_on_unless_waiting, run_sand
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode


def place_bid(match: Match, command: PlaceBid, own: Seat, now: float) -> Events:
    """Return a bid, and for the first one the start of the sand (R6.2)."""
    this = _round_to_bid_in(match, command.round, own, now)
    check_number(command.moves)
    standing = this.bid(own.number)
    if standing is not None and command.moves == standing.moves:
        return ()
    if standing is not None and command.moves > standing.moves:
        raise BidNotLowerError(offered=command.moves, standing=standing.moves)
    said = BidPlaced(at=now, round=this.number, seat=own.number, moves=command.moves)
    if this.bids:
        return (said,)
    return (said, run_sand(match, this, TimerReason.FIRST_BID, own.number, now))


def _round_to_bid_in(match: Match, said: int, own: Seat, now: float) -> Round:
    this = present_round(match, said, Phase.THINKING, Phase.BIDDING, mode=Mode.FRIENDS)
    check_takes_part(this, own)
    if match.phase is Phase.BIDDING and not in_time(match, now):
        raise BiddingOverError
    return this


def say_pass(match: Match, command: Pass, own: Seat, now: float, chance: Random, gone: Gone) -> Events:
    """Return the word "nothing lower from me", and the end of the bidding if it was the last one (R6.10)."""
    this = _round_to_bid_in(match, command.round, own, now)
    if not match.options.consent:
        raise ConsentOffError
    if own.number in this.passed:
        return ()
    passed: Events = (PlayerPassed(at=now, round=this.number, seat=own.number),)
    return (*passed, *go_on_unless_waiting(replay(passed, match), now, chance, gone))


def start_timer(match: Match, command: StartTimer, own: Seat, now: float) -> Events:
    """Return the start of the sand because nobody has bid (R6.7)."""
    this = present_round(match, command.round, Phase.THINKING, mode=Mode.FRIENDS)
    if not this.may_start_timer and match.until is not None and now < match.until:
        raise TooSoonError(match.until - now)
    return (run_sand(match, this, TimerReason.NOBODY_BID, own.number, now),)


def claim_solution(match: Match, command: ClaimSolution, own: Seat, now: float) -> Events:
    """Return the claim, alone, and the demonstration that follows at once (R7.4, R7.5)."""
    this = present_round(match, command.round, Phase.THINKING, mode=Mode.ALONE)
    if not in_time(match, now):
        raise BiddingOverError
    if command.moves is not None:
        check_number(command.moves)
    claimed = SolutionClaimed(at=now, round=this.number, seat=own.number, moves=command.moves)
    return (claimed, start_demonstration(match, this, own.number, command.moves, now))
