"""Commands before a demonstration: bid, pass, start the timer, claim, resume (R6.1-R6.4, R6.7, R6.10, R7.4, R7.6)."""

from __future__ import annotations

from ricochetrobots.core import judge, parse_path
from ricochetrobots.game.automatic import go_on_unless_waiting, resumed, run_sand
from ricochetrobots.game.bids import check_number
from ricochetrobots.game.commands import ClaimSolution, Pass, PassMeaning, PlaceBid
from ricochetrobots.game.context import Context
from ricochetrobots.game.demonstration import start_demonstration
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.events import (
    BidPlaced,
    Events,
    PlayerPassed,
    SolutionClaimed,
    TimerReason,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import LEAST_BID, Match
from ricochetrobots.game.permissions import present_round


def place_bid(match: Match, command: PlaceBid, context: Context) -> Events:
    """Return the bid; the first bid of a round also starts the sand (R6.2).

    The least bid declares that nothing is lower (R6.10), and a bid may end the catching up of bots (R9.5).

    Raises GameError for a number that cannot be bid or is not proven (R6.16), and InputError.
    """
    this, seat = present_round(match), context.player.number
    check_number(command.moves)
    standing = this.bid(seat)
    if standing is not None and command.moves == standing.moves:
        return ()
    if standing is not None and command.moves > standing.moves:
        raise GameError("bid-not-lower", offered=command.moves, standing=standing.moves)
    if match.options.everybody_scores:
        _check_proof(match, command)
    placed: Events = (BidPlaced(at=context.now, round=this.number, seat=seat, moves=command.moves),)
    if not this.bids:
        placed = (*placed, run_sand(match, this, TimerReason.FIRST_BID, seat, context.now))
    elif command.moves > LEAST_BID and this.clock.pace == 1:
        return placed
    return (*placed, *go_on_unless_waiting(replay(placed, match), context))


def _check_proof(match: Match, bid: PlaceBid) -> None:
    """Raise GameError unless the bid's path solves the puzzle in that number of moves, InputError if unreadable."""
    puzzle, path = match.puzzle_in_play, parse_path(bid.path or "")
    if puzzle is None or len(path) != bid.moves or not judge(puzzle, path).ok:
        raise GameError("bid-unproven", offered=bid.moves)


def place_pass(match: Match, command: Pass, context: Context) -> Events:
    """Return the pass, and the end of the bidding if all required players have passed (R6.10).

    A second pass changes nothing. Raises GameError for a pass that meant something else than it would mean now.
    """
    this, seat = present_round(match), context.player.number
    if command.means not in (None, PassMeaning.beside(this.bids)):
        raise GameError("pass-stale")
    if this.has_declared(seat):
        return ()
    passed: Events = (PlayerPassed(at=context.now, round=this.number, seat=seat),)
    return (*passed, *go_on_unless_waiting(replay(passed, match), context))


def start_timer(match: Match, context: Context) -> Events:
    """Return the start of the sand in a round without a bid (R6.7)."""
    this = present_round(match)
    return (run_sand(match, this, TimerReason.NOBODY_BID, context.player.number, context.now),)


def resume_round(match: Match, now: float) -> Events:
    """Return the end of the pause of a solo game: the sand or the limit runs on (R7.6)."""
    return (resumed(present_round(match), now),)


def claim_solution(match: Match, command: ClaimSolution, context: Context) -> Events:
    """Return the claim in a solo game, and the demonstration that follows at once (R7.4, R7.5).

    Raises GameError for a number that cannot be bid.
    """
    this, seat = present_round(match), context.player.number
    if command.moves is not None:
        check_number(command.moves)
    claimed = SolutionClaimed(at=context.now, round=this.number, seat=seat, moves=command.moves)
    return (claimed, start_demonstration(match, this, seat, command.moves, context.now))
