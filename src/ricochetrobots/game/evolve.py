"""Folding events into a match. Pure and total: reads no clock, draws nothing, refuses nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from ricochetrobots.core import (
    Position,
    Slide,
    Target,
    parse_board,
    parse_move,
    parse_path,
    parse_position,
    parse_target,
    slide,
)
from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    BoardLaid,
    ChipLaid,
    ChipReturned,
    ChipTaken,
    ChipTurned,
    DemonstrationFailed,
    DemonstrationStarted,
    Event,
    MatchEnded,
    MatchOpened,
    MatchStarted,
    MovesTakenBack,
    OptionsChanged,
    PlayerLeft,
    PlayerReady,
    PlayerReturned,
    PlayerSeated,
    RobotMoved,
    SolutionClaimed,
    ThinkingLapsed,
    TimerReason,
    TimerStarted,
    WayFound,
)
from ricochetrobots.game.match import (
    Best,
    Bid,
    Demonstration,
    Match,
    Outcome,
    Phase,
    PlayedRound,
    Round,
    Seat,
)


def replay(events: Iterable[Event], match: Match | None = None) -> Match:
    """Return what these events make of the match, or of an empty room. Raises ValueError for nothing at all."""
    for event in events:
        match = evolve(match, event)
    if match is None:
        raise ValueError("A replay from an empty room needs at least one event.")
    return match


def evolve(match: Match | None, event: Event) -> Match:
    """Return the match after an event that `decide` made for it."""
    if isinstance(event, MatchOpened):
        return _opened(match, event)
    if match is None:
        raise ValueError("The first event of a room opens a match.")
    match event:
        case PlayerSeated():
            seat = Seat(number=event.seat, name=event.name, plays_from=event.plays_from)
            return replace(match, seats=(*match.seats, seat))
        case PlayerLeft():
            return _seat(match, event.seat, left=True, ready=False)
        case PlayerReturned():
            return _seat(match, event.seat, left=False, name=event.name, plays_from=event.plays_from)
        case PlayerReady():
            return _seat(match, event.seat, ready=True)
        case OptionsChanged():
            return replace(match, options=event.options)
        case BoardLaid():
            return replace(match, board=parse_board(event.board))
        case MatchStarted():
            position = parse_position(event.position)
            return replace(
                match,
                position=position,
                markers=position,
                chips=match.board.targets,
                chips_to_win=event.chips_to_win,
                started_at=event.at,
            )
        case WayFound():
            told = tuple(
                replace(played, best=_best(played.start, event)) if played.number == event.round else played
                for played in match.history
            )
            return replace(match, history=told)
        case MatchEnded():
            return replace(
                match,
                phase=Phase.FINISHED,
                winners=event.winners,
                end_reason=event.reason,
                until=None,
                ended_at=event.at,
            )
        case _:
            return _in_round(match, event)


_RoundEvent = (
    ChipTurned
    | ThinkingLapsed
    | BidPlaced
    | TimerStarted
    | BiddingClosed
    | SolutionClaimed
    | DemonstrationStarted
    | RobotMoved
    | MovesTakenBack
    | DemonstrationFailed
    | ChipTaken
    | ChipReturned
    | ChipLaid
)


def _in_round(match: Match, event: _RoundEvent) -> Match:
    if isinstance(event, ChipTurned):
        chip = parse_target(event.chip, match.board)
        return replace(
            match,
            phase=Phase.THINKING,
            round=Round(number=event.round, chip=chip),
            chips=tuple(other for other in match.chips if other != chip),
            seats=tuple(_at_new_round(seat, event.round) for seat in match.seats),
            until=event.until,
        )
    this = match.round
    if this is None or match.markers is None or match.position is None:
        raise ValueError("A round begins when a chip is turned up.")
    match event:
        case ThinkingLapsed():
            return replace(match, until=None, round=replace(this, may_start_timer=True))
        case BidPlaced():
            standing = this.bid(event.seat)
            said = Bid(
                seat=event.seat,
                moves=event.moves,
                was=None if standing is None else standing.moves,
                at=event.at,
            )
            others = tuple(bid for bid in this.bids if bid.seat != event.seat)
            return replace(match, round=replace(this, bids=(*others, said)))
        case TimerStarted(reason=TimerReason.SECOND_RUN):
            return replace(match, until=event.until, round=replace(this, timer_run=2))
        case TimerStarted():
            return replace(
                match, phase=Phase.BIDDING, until=event.until, round=replace(this, may_start_timer=False)
            )
        case BiddingClosed():
            return replace(match, phase=Phase.SHOWING, until=None, round=replace(this, order=event.order))
        case SolutionClaimed():
            return replace(match, phase=Phase.SHOWING, until=None, round=replace(this, claim=event.moves))
        case DemonstrationStarted():
            showing = Demonstration(seat=event.seat, moves=event.moves)
            return replace(match, until=event.until, round=replace(this, demonstration=showing))
        case RobotMoved():
            made = slide(match.position, parse_move(event.move))
            return _shown(match, this, (*_slides(this), made))
        case MovesTakenBack():
            return _shown(match, this, _slides(this)[: event.count])
        case DemonstrationFailed():
            failures = (*this.failures, (event.seat, event.reason))
            return replace(
                match,
                position=match.markers,
                until=None,
                round=replace(this, failures=failures, demonstration=None),
            )
        case ChipTaken():
            taken = _seat(match, event.seat, chips=(*match.seat(event.seat).chips, this.chip))
            bid = this.bid(event.seat)
            played = _played(match, this, Outcome.TAKEN, event.seat, None if bid is None else bid.moves)
            return replace(
                taken,
                phase=Phase.RESULT,
                markers=match.position,
                until=event.until,
                history=(*match.history, played),
            )
        case ChipReturned():
            played = _played(match, this, Outcome.RETURNED, None, None)
            return replace(
                match,
                phase=Phase.RESULT,
                until=event.until,
                chips=_in_board_order(match, (*match.chips, this.chip)),
                history=(*match.history, replace(played, reason=event.reason)),
            )
        case ChipLaid():
            outcome = Outcome.FACE_UP if event.face_up else Outcome.FACE_DOWN
            played = _played(match, this, outcome, event.seat, this.claim)
            return replace(
                match,
                phase=Phase.RESULT,
                markers=match.position,
                until=None,
                laid=(*match.laid, (this.chip, event.face_up)),
                history=(*match.history, played),
            )
        case _:
            assert_never(event)


def _opened(match: Match | None, event: MatchOpened) -> Match:
    kept = () if match is None else match.seats
    return Match(
        number=event.number,
        mode=event.mode,
        options=event.options,
        board=parse_board(event.board),
        seats=tuple(replace(seat, chips=(), ready=False, plays_from=1) for seat in kept),
    )


def _seat(match: Match, number: int, **changes: object) -> Match:
    seats = tuple(
        replace(seat, **changes) if seat.number == number else seat  # type: ignore[arg-type]  # named fields of Seat
        for seat in match.seats
    )
    return replace(match, seats=seats)


def _at_new_round(seat: Seat, number: int) -> Seat:
    """Return the seat as it is when a chip is turned up; who is away then does not play for it."""
    return replace(seat, ready=False, plays_from=number + 1 if seat.left else seat.plays_from)


def _slides(this: Round) -> tuple[Slide, ...]:
    return () if this.demonstration is None else this.demonstration.slides


def _shown(match: Match, this: Round, slides: tuple[Slide, ...]) -> Match:
    position = match.markers
    for made in slides:
        position = None if position is None else position.place(made.move.robot, made.end)
    showing = None if this.demonstration is None else replace(this.demonstration, slides=slides)
    return replace(match, position=position, round=replace(this, demonstration=showing))


def _played(match: Match, this: Round, outcome: Outcome, seat: int | None, moves: int | None) -> PlayedRound:
    if match.markers is None:
        raise ValueError("A round is played with robots on their markers.")
    return PlayedRound(
        number=this.number,
        chip=this.chip,
        outcome=outcome,
        seat=seat,
        moves=moves,
        start=match.markers,
        slides=_slides(this),
        reason=None,
    )


def _best(start: Position, event: WayFound) -> Best:
    position, slides = start, []
    for move in parse_path(event.path or ""):
        made = slide(position, move)
        position = position.place(move.robot, made.end)
        slides.append(made)
    return Best(
        status=event.status,
        at_least=event.at_least,
        ways=event.ways,
        ways_capped=event.ways_capped,
        slides=tuple(slides),
    )


def _in_board_order(match: Match, chips: tuple[Target, ...]) -> tuple[Target, ...]:
    return tuple(chip for chip in match.board.targets if chip in chips)


__all__ = ["evolve", "replay"]
