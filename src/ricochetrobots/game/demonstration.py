"""Demonstrations, after which the chip is taken or returned (R6.3-R6.6, R6.8, R6.9, R7.1, R7.4, R7.5)."""

from __future__ import annotations

from ricochetrobots.core import Path, Position, Puzzle, parse_move, reached
from ricochetrobots.game.bids import demonstration_order
from ricochetrobots.game.commands import MoveRobot
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.events import (
    BiddingClosed,
    ChipLaid,
    ChipReturned,
    ChipTaken,
    DemonstrationFailed,
    DemonstrationStarted,
    Events,
    FailureReason,
    ReturnReason,
    RobotMoved,
    TimerReason,
    TimerStarted,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import Demonstration, Match, Round
from ricochetrobots.game.options import Mode
from ricochetrobots.game.scoring import ending

ORDER_SECONDS = 1.1
"""The time for which the order of the bids is shown before the first demonstration."""
BOARD_BACK_SECONDS = 2.04
"""The time for which a failed position stays visible, including the robots' return and a look for the next player."""


def start_demonstration(
    match: Match, this: Round, seat_number: int, moves: int | None, now: float
) -> DemonstrationStarted:
    """Start the seat's demonstration: set the time at which the board is ready, and the time limit (R6.8, R7.5)."""
    options = match.options
    if match.mode is Mode.ALONE:
        opens, limit = None, options.solo_demonstration_seconds
    else:
        opens = now + (BOARD_BACK_SECONDS if this.failures else ORDER_SECONDS)
        limit = options.demonstration_seconds
    until = None if limit is None else (now if opens is None else opens) + limit
    return DemonstrationStarted(
        at=now, round=this.number, seat=seat_number, moves=moves, until=until, opens=opens
    )


def move_robot(match: Match, command: MoveRobot, now: float) -> Events:
    """Return the move, and the success or failure that it causes (R6.3, R6.5, R6.9, R7.4).

    Raises GameError for a move before the board is ready, MoveError and InputError.
    """
    demonstration = _running(match)
    if demonstration.opens is not None and now < demonstration.opens:
        raise GameError("board-not-ready", seconds=demonstration.opens - now)
    position, this, start = _on_the_table(match)
    seat, move = demonstration.seat, parse_move(command.move)
    slides = (*demonstration.slides, position.slide(move))
    moved = RobotMoved(at=now, round=this.number, seat=seat, move=command.move, count=len(slides))
    there = reached(Puzzle(start, this.chip), slides) is not None
    if match.mode is Mode.ALONE:
        return (moved, *lay_chip(replay((moved,), match), True, now)) if there else (moved,)
    used = len(slides) == demonstration.moves
    if there and (used or not match.options.exact_in_force):
        return (moved, *_take_chip(replay((moved,), match), seat, now))
    if used:
        return (moved, *fail(replay((moved,), match), demonstration, FailureReason.MOVES_USED, now))
    return (moved,)


def give_up(match: Match, now: float) -> Events:
    """Fail the running demonstration and return all events that follow (R6.8)."""
    return fail(match, _running(match), FailureReason.GAVE_UP, now)


def _take_chip(match: Match, seat_number: int, now: float) -> Events:
    _, this, _ = _on_the_table(match)
    everybody = match.options.everybody_scores
    scorers = tuple(seat for seat in this.order if not match.seat(seat).left) if everybody else ()
    taken: Events = (
        ChipTaken(
            at=now,
            round=this.number,
            seat=seat_number,
            path=_path(this),
            until=now + match.options.result_seconds,
            scorers=scorers,
        ),
    )
    end = ending(replay(taken, match), now)
    return taken if end is None else (*taken, end)


def fail(match: Match, demonstration: Demonstration, reason: FailureReason, now: float) -> Events:
    """Return the failure of a demonstration and the events that follow.

    Among friends, the next demonstration starts or the round ends (R6.5). Alone, the sand runs on, less the time that
    the demonstration took (R7.5).
    """
    _, this, _ = _on_the_table(match)
    failed: Events = (DemonstrationFailed(at=now, round=this.number, seat=demonstration.seat, reason=reason),)
    if match.mode is Mode.FRIENDS:
        return (*failed, *next_demonstration(replay(failed, match), now))
    paused = 0.0 if this.pause is None else now - this.pause.at
    until = max(now, demonstration.at + paused + this.sand_left)
    runs_on = TimerStarted(at=now, round=this.number, reason=TimerReason.RUNS_ON, seat=None, until=until)
    return (*failed, runs_on)


def close_bidding(match: Match, now: float) -> Events:
    """Start the first demonstration, or return the chip if nobody has bid (R6.3, R6.7, R6.10)."""
    this = match.round
    if this is None or not this.bids:
        return return_chip(match, ReturnReason.NOBODY_BID, now)
    order = tuple(bid.seat for bid in demonstration_order(match, this))
    closed: Events = (BiddingClosed(at=now, round=this.number, order=order),)
    return (*closed, *next_demonstration(replay(closed, match), now))


def next_demonstration(match: Match, now: float) -> Events:
    """Start the next demonstration, or return the chip; a player who has left fails at once (R6.13)."""
    _, this, _ = _on_the_table(match)
    events: Events = ()
    for number in this.order:
        if this.failed(number) is not None:
            continue
        if not match.seat(number).left:
            bid = this.bid(number)
            moves = None if bid is None else bid.moves
            return (*events, start_demonstration(match, this, number, moves, now))
        events += (DemonstrationFailed(at=now, round=this.number, seat=number, reason=FailureReason.LEFT),)
    return (*events, *return_chip(replay(events, match), ReturnReason.NOBODY_SUCCEEDED, now))


def return_chip(match: Match, reason: ReturnReason, now: float) -> Events:
    """Return the chip to those face down, and end the match if nobody finds the rest (R6.6, R6.7, R6.10, R8.10)."""
    until = now + match.options.result_seconds
    returned: Events = (ChipReturned(at=now, round=match.round_number, reason=reason, until=until),)
    end = ending(replay(returned, match), now)
    return returned if end is None else (*returned, end)


def lay_chip(match: Match, face_up: bool, now: float) -> Events:
    """Lay down the chip in the solo game, and end the match if it was the last (R7.1, R7.2)."""
    _, this, _ = _on_the_table(match)
    seat = match.seats[0].number
    path = _path(this) if face_up else None
    laid: Events = (ChipLaid(at=now, round=this.number, seat=seat, face_up=face_up, path=path),)
    end = ending(replay(laid, match), now)
    return laid if end is None else (*laid, end)


def _on_the_table(match: Match) -> tuple[Position, Round, Position]:
    if match.position is None or match.round is None or match.markers is None:
        raise GameError("wrong-phase", phase=match.phase)
    return match.position, match.round, match.markers


def _running(match: Match) -> Demonstration:
    if match.demonstration is None:
        raise GameError("wrong-phase", phase=match.phase)
    return match.demonstration


def _path(this: Round) -> str:
    slides = () if this.demonstration is None else this.demonstration.slides
    return str(Path(made.move for made in slides))
