"""Showing a way to the target, and what becomes of the chip (R6.3-R6.6, R6.8, R6.9, R7.1, R7.4)."""

from __future__ import annotations

from ricochetrobots.core import Position, Puzzle, format_path, parse_move, reached, slide
from ricochetrobots.game.checks import in_time, present_round
from ricochetrobots.game.commands import GiveUp, MoveRobot, TakeBack
from ricochetrobots.game.errors import NothingToTakeBackError, NotYourTurnError, WrongPhaseError
from ricochetrobots.game.events import (
    ChipLaid,
    ChipReturned,
    ChipTaken,
    DemonstrationFailed,
    DemonstrationStarted,
    Events,
    FailureReason,
    MovesTakenBack,
    ReturnReason,
    RobotMoved,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import Demonstration, Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode
from ricochetrobots.game.scoring import ending


def demonstration(
    match: Match, this: Round, seat: int, moves: int | None, now: float
) -> DemonstrationStarted:
    """Return the start of the seat's demonstration, with its limit (R6.8)."""
    limit = match.options.demonstration_seconds
    until = None if limit is None else now + limit
    return DemonstrationStarted(at=now, round=this.number, seat=seat, moves=moves, until=until)


def _own_demonstration(match: Match, said: int, person: Seat, now: float) -> Demonstration:
    this = present_round(match, said, Phase.SHOWING)
    if this.demonstration is None or this.demonstration.seat != person.number or not in_time(match, now):
        raise NotYourTurnError
    return this.demonstration


def move_robot(match: Match, command: MoveRobot, person: Seat, now: float) -> Events:
    """Return the move, and success or failure if it brings it (R6.3, R6.5, R6.9, R7.4)."""
    showing = _own_demonstration(match, command.round, person, now)
    position, this, start = _on_the_table(match)
    move = parse_move(command.move)
    slides = (*showing.slides, slide(position, move))
    moved = RobotMoved(at=now, round=this.number, seat=person.number, move=command.move, count=len(slides))
    there = reached(Puzzle(start, this.chip), slides) is not None
    if match.mode is Mode.ALONE:
        return (moved, *lay_chip(replay((moved,), match), True, now)) if there else (moved,)
    used = len(slides) == showing.moves
    if there and (used or not match.options.exact_bids):
        return (moved, *_take_chip(replay((moved,), match), person.number, now))
    if used:
        return (moved, *fail(replay((moved,), match), showing, FailureReason.MOVES_USED, now))
    return (moved,)


def take_back(match: Match, command: TakeBack, person: Seat, now: float) -> Events:
    """Return the proof shortened by the last move or by all; alone only."""
    if match.mode is not Mode.ALONE:
        raise WrongPhaseError(match.phase)
    showing = _own_demonstration(match, command.round, person, now)
    if not showing.slides:
        raise NothingToTakeBackError
    count = 0 if command.all else len(showing.slides) - 1
    return (MovesTakenBack(at=now, round=command.round, seat=person.number, count=count),)


def give_up(match: Match, command: GiveUp, person: Seat, now: float) -> Events:
    """Return the failure of the own demonstration and what follows (R6.8)."""
    showing = _own_demonstration(match, command.round, person, now)
    return fail(match, showing, FailureReason.GAVE_UP, now)


def _take_chip(match: Match, seat: int, now: float) -> Events:
    _, this, _ = _on_the_table(match)
    taken: Events = (
        ChipTaken(
            at=now,
            round=this.number,
            seat=seat,
            path=_path(this),
            until=now + match.options.result_seconds,
        ),
    )
    end = ending(replay(taken, match), now)
    return taken if end is None else (*taken, end)


def fail(match: Match, showing: Demonstration, reason: FailureReason, now: float) -> Events:
    """Return the failure of a demonstration, then the next one or the end of the round (R6.5, R7.1)."""
    failed: Events = (
        DemonstrationFailed(at=now, round=match.round_number, seat=showing.seat, reason=reason),
    )
    back = replay(failed, match)
    if match.mode is Mode.ALONE:
        return (*failed, *lay_chip(back, False, now))
    return (*failed, *next_demonstration(back, now))


def next_demonstration(match: Match, now: float) -> Events:
    """Return the demonstration whose turn it is; who has left fails at once (R6.8)."""
    _, this, _ = _on_the_table(match)
    events: Events = ()
    for number in this.order:
        if this.failed(number) is not None:
            continue
        if not match.seat(number).left:
            bid = this.bid(number)
            return (*events, demonstration(match, this, number, None if bid is None else bid.moves, now))
        events += (DemonstrationFailed(at=now, round=this.number, seat=number, reason=FailureReason.LEFT),)
    return (*events, *return_chip(match, ReturnReason.NOBODY_SUCCEEDED, now))


def return_chip(match: Match, reason: ReturnReason, now: float) -> Events:
    """Return the chip's going back among those face down (R6.6, R6.7)."""
    until = now + match.options.result_seconds
    return (ChipReturned(at=now, round=match.round_number, reason=reason, until=until),)


def lay_chip(match: Match, face_up: bool, now: float) -> Events:
    """Return the laying down of the chip, alone, and the end if it was the last (R7.1, R7.2)."""
    _, this, _ = _on_the_table(match)
    seat = match.seats[0].number
    path = _path(this) if face_up else None
    laid: Events = (ChipLaid(at=now, round=this.number, seat=seat, face_up=face_up, path=path),)
    end = ending(replay(laid, match), now)
    return laid if end is None else (*laid, end)


def _on_the_table(match: Match) -> tuple[Position, Round, Position]:
    if match.position is None or match.round is None or match.markers is None:
        raise WrongPhaseError(match.phase)
    return match.position, match.round, match.markers


def _path(this: Round) -> str:
    slides = () if this.demonstration is None else this.demonstration.slides
    return format_path(made.move for made in slides)
