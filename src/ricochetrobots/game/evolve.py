"""Fold events into a match: pure functions that use no clock and no chance, and refuse nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from ricochetrobots.core import (
    Slide,
    Target,
    parse_board,
    parse_move,
    parse_position,
    parse_target,
)
from ricochetrobots.game.events import (
    Answer,
    BiddingClosed,
    BidPlaced,
    BoardLaid,
    ChipLaid,
    ChipReturned,
    ChipTaken,
    ChipTurned,
    ConsentChanged,
    DeadlineExtended,
    DemonstrationFailed,
    DemonstrationStarted,
    EndingAnswered,
    Event,
    HandicapSet,
    HostChanged,
    InvitationAnswered,
    LinkRenewed,
    MatchEnded,
    MatchOpened,
    MatchStarted,
    OptimumFound,
    OptionsChanged,
    PaceChanged,
    PlayerLeft,
    PlayerPassed,
    PlayerReady,
    PlayerRemoved,
    PlayerReturned,
    PlayerSeated,
    QuickChatSet,
    RobotMoved,
    RoomClosed,
    RoomLocked,
    RoomUnlocked,
    RoundPaused,
    RoundResumed,
    SeatForgotten,
    SeatRenamed,
    SeatRenewed,
    SolutionClaimed,
    SpectatorDelaySet,
    ThinkingLapsed,
    TimerReason,
    TimerStarted,
)
from ricochetrobots.game.match import (
    Bid,
    BotClock,
    Demonstration,
    Match,
    Outcome,
    Pause,
    Phase,
    PlayedRound,
    Round,
    Score,
    Seat,
)
from ricochetrobots.game.scoring import count_wins
from ricochetrobots.game.spectators import visible_from

LEFT: Mapping[str, object] = {"left": True, "ready": False}
"""The changes of a seat whose player leaves the table."""
GONE: Mapping[str, object] = {**LEFT, "wins": 0}
"""The changes of a seat to which nobody can return (R8.9)."""


def replay(events: Iterable[Event], match: Match | None = None) -> Match:
    """Apply events to the match, or to an empty room. Raises ValueError if there is neither match nor event."""
    for event in events:
        match = evolve(match, event)
    if match is None:
        raise ValueError("A replay from an empty room needs at least one event.")
    return match


def evolve(match: Match | None, event: Event) -> Match:
    """Return the match after an event of `decide`. Raises ValueError if a room's first event opens no match."""
    if isinstance(event, MatchOpened):
        return _opened(match, event)
    if match is None:
        raise ValueError("The first event of a room opens a match.")
    match event:
        case PlayerSeated():
            seat = Seat(
                number=event.seat,
                name=event.name,
                plays_from=event.plays_from,
                bot=event.bot,
                wins=event.wins,
            )
            return replace(match, seats=(*match.seats, seat))
        case PlayerLeft():
            return _seat(match, event.seat, **LEFT)
        case PlayerReturned():
            return _seat(
                match,
                event.seat,
                left=False,
                name=event.name,
                plays_from=event.plays_from,
                invitation=Answer.ACCEPTED,
            )
        case InvitationAnswered():
            return _seat(match, event.seat, invitation=event.answer, plays_from=event.plays_from)
        case PlayerReady():
            return _seat(match, event.seat, ready=True)
        case PlayerRemoved():
            return _seat(match, event.seat, **GONE, removed=True)
        case SeatForgotten():
            return _seat(match, event.seat, **GONE, forgotten=True, consents=False, name="")
        case EndingAnswered():
            return replace(match, ending=(*match.ending, event.seat) if event.agrees else ())
        case RoomLocked() | RoomUnlocked():
            return replace(match, locked=isinstance(event, RoomLocked))
        case QuickChatSet():
            return replace(match, quick_chat=event.on)
        case SpectatorDelaySet():
            return replace(
                match, spectator_delay=event.seconds, spectators_from=visible_from(match, event.at)
            )
        case RoomClosed():
            return replace(match, closed=True, until=None)
        case SeatRenamed():
            return _seat(match, event.seat, name=event.name)
        case SeatRenewed() | LinkRenewed():
            return match
        case ConsentChanged():
            return _seat(match, event.seat, consents=event.consents)
        case HandicapSet():
            return _seat(match, event.seat, handicap=event.handicap)
        case HostChanged():
            return replace(match, host_from=event.seat)
        case OptionsChanged():
            goes_on = event.options.series_wins == match.options.series_wins
            seats = tuple(replace(seat, wins=seat.wins if goes_on else 0) for seat in match.seats)
            return replace(match, options=event.options, seats=seats, until=None)
        case BoardLaid():
            return replace(match, board=parse_board(event.board), until=None)
        case MatchStarted():
            position = parse_position(event.position)
            return replace(
                match,
                position=position,
                markers=position,
                chips=match.board.targets,
                chips_to_win=event.chips_to_win,
                chips_in_all=event.chips_in_all,
                started_at=event.at,
            )
        case DeadlineExtended():
            return replace(match, until=event.until)
        case OptimumFound():
            if event.match not in (None, match.number):
                owed = (one for one in match.owed if (one.match, one.round) != (event.match, event.round))
                return replace(match, owed=tuple(owed))
            history = tuple(
                replace(played, optimum=event.optimum) if played.number == event.round else played
                for played in match.history
            )
            return replace(match, history=history)
        case MatchEnded():
            return replace(
                match,
                phase=Phase.FINISHED,
                round=None if match.round is None else _unpaused(match.round, event.at),
                seats=count_wins(match, event.winners),
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
    | PlayerPassed
    | TimerStarted
    | PaceChanged
    | BiddingClosed
    | SolutionClaimed
    | RoundPaused
    | RoundResumed
    | DemonstrationStarted
    | RobotMoved
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
            round=Round(number=event.round, chip=chip, turned_at=event.at, clock=BotClock(since=event.at)),
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
            placed = Bid(
                seat=event.seat,
                moves=event.moves,
                was=None if standing is None else standing.moves,
                at=event.at,
                after=this.clock.at(event.at),
            )
            others = (other for other in this.bids if other.seat != event.seat)
            passed = tuple(seat for seat in this.passed if seat != event.seat) if this.bids else ()
            return replace(match, round=replace(this, bids=(*others, placed), passed=passed))
        case PlayerPassed():
            return replace(match, round=replace(this, passed=(*this.passed, event.seat)))
        case TimerStarted():
            return _timer_started(match, this, event)
        case PaceChanged():
            return replace(
                match, until=event.until, round=replace(this, clock=this.clock.paced(event.at, event.pace))
            )
        case BiddingClosed():
            closed = replace(this, order=event.order, clock=this.clock.paced(event.at, 1))
            return replace(match, phase=Phase.SHOWING, until=None, round=closed)
        case SolutionClaimed():
            left = 0.0 if match.until is None else match.until - event.at
            claimed = replace(this, claim=event.moves, sand_left=left)
            return replace(match, phase=Phase.SHOWING, until=None, round=claimed)
        case RoundPaused():
            stands = None if match.until is None else (match.until - event.at) * this.clock.pace
            stopped = replace(
                this, pause=Pause(at=event.at, left=stands), clock=this.clock.paced(event.at, 0)
            )
            return replace(match, until=None, round=stopped)
        case RoundResumed():
            return _resumed(match, this, event)
        case DemonstrationStarted():
            started = Demonstration(seat=event.seat, at=event.at, moves=event.moves, opens=event.opens)
            return replace(match, until=event.until, round=replace(this, demonstration=started))
        case RobotMoved():
            made = match.position.slide(parse_move(event.move))
            return _moved(match, this, made)
        case DemonstrationFailed():
            failures = (*this.failures, (event.seat, event.reason))
            return replace(
                match,
                position=match.markers,
                until=None,
                round=replace(
                    this,
                    failures=failures,
                    demonstration=None,
                    pause=None,
                    clock=this.clock.paced(event.at, 1),
                ),
            )
        case ChipTaken():
            taken = match
            for scorer in event.scorers or (event.seat,):
                taken = _seat(taken, scorer, chips=(*match.seat(scorer).chips, this.chip))
            bid = this.bid(event.seat)
            played = _played(match, this, Outcome.TAKEN, event.seat, None if bid is None else bid.moves)
            scores = tuple(
                Score(seat=bid.seat, moves=bid.moves) for bid in map(this.bid, event.scorers) if bid
            )
            return replace(
                taken,
                phase=Phase.RESULT,
                markers=match.position,
                until=event.until,
                history=(*match.history, replace(played, scores=scores)),
            )
        case ChipReturned():
            nothing_shown = replace(_unpaused(this, event.at), demonstration=None)
            played = _played(match, nothing_shown, Outcome.RETURNED, None, None)
            return replace(
                match,
                phase=Phase.RESULT,
                round=nothing_shown,
                position=match.markers,
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
    kept, host_from = ((), 0) if match is None else (match.seats, match.host_from)
    series_goes_on = match is not None and not match.series_winners
    return Match(
        number=event.number,
        mode=event.mode,
        options=event.options,
        board=parse_board(event.board),
        seats=tuple(
            replace(
                seat,
                chips=(),
                wins=seat.wins if series_goes_on else 0,
                ready=False,
                plays_from=1,
                invitation=_invited(seat, event.seat),
            )
            for seat in kept
        ),
        until=event.until,
        invited_by=event.seat,
        invited_until=event.until,
        owed=() if match is None else match.owed_after(),
        host_from=host_from,
        locked=match is not None and match.locked,
        quick_chat=match is None or match.quick_chat,
        spectator_delay=0 if match is None else match.spectator_delay,
        spectators_from=0.0 if match is None else match.spectators_from,
    )


def _invited(seat: Seat, asker: int | None) -> Answer:
    """Return the seat's state in a rematch that ``asker`` asked for, None in a match without invitations (R8.7).

    Bots accept.
    """
    accepts = seat.left or not seat.is_person or asker in (None, seat.number)
    return Answer.ACCEPTED if accepts else Answer.OPEN


def _seat(match: Match, number: int, **changes: object) -> Match:
    seats = tuple(
        replace(seat, **changes) if seat.number == number else seat  # type: ignore[arg-type]  # named fields of Seat
        for seat in match.seats
    )
    return replace(match, seats=seats)


def _at_new_round(seat: Seat, number: int) -> Seat:
    """Return the seat for a new round; it does not take part if its player has left."""
    return replace(seat, ready=False, plays_from=seat.plays_from if seat.sits else number + 1)


def _slides(this: Round) -> tuple[Slide, ...]:
    return () if this.demonstration is None else this.demonstration.slides


def _timer_started(match: Match, this: Round, event: TimerStarted) -> Match:
    reason = event.reason
    match reason:
        case TimerReason.FIRST_BID | TimerReason.NOBODY_BID:
            running = replace(this, may_start_timer=False, clock=this.clock.paced(event.at, 1))
            return replace(match, phase=Phase.BIDDING, until=event.until, round=running)
        case TimerReason.SECOND_RUN:
            return replace(match, until=event.until, round=replace(this, timer_run=2))
        case TimerReason.RUNS_ON:
            return replace(match, phase=Phase.THINKING, until=event.until)
        case _:
            assert_never(reason)


def _resumed(match: Match, this: Round, event: RoundResumed) -> Match:
    """Return the match without its pause; the time of the pause does not count as time of the demonstration."""
    shown = this.demonstration
    if shown is not None and this.pause is not None:
        paused = event.at - this.pause.at
        opens = None if shown.opens is None else shown.opens + paused
        shown = replace(shown, at=shown.at + paused, opens=opens)
    goes_on = replace(this, pause=None, demonstration=shown, clock=this.clock.paced(event.at, 1))
    return replace(match, until=event.until, round=goes_on)


def _unpaused(this: Round, at: float) -> Round:
    """Return a round that is over: nothing stands still, and the clock of the bots has its usual pace again (R9.5)."""
    return replace(this, pause=None, clock=this.clock.paced(at, 1))


def _moved(match: Match, this: Round, made: Slide) -> Match:
    position = None if match.position is None else match.position.place(made.move.robot, made.end)
    shown = this.demonstration
    if shown is not None:
        shown = replace(shown, slides=(*shown.slides, made))
    return replace(match, position=position, round=replace(this, demonstration=shown))


def _played(match: Match, this: Round, outcome: Outcome, seat: int | None, moves: int | None) -> PlayedRound:
    if match.markers is None:
        raise ValueError("A round is played with robots on their markers.")
    return PlayedRound(
        number=this.number,
        chip=this.chip,
        outcome=outcome,
        seat=seat,
        moves=moves,
        next_bid=_next_bid(this, seat),
        start=match.markers,
        slides=_slides(this),
        reason=None,
    )


def _next_bid(this: Round, seat: int | None) -> int | None:
    """Return the number of the bid after the seat's in the order of demonstration."""
    after = this.order[this.order.index(seat) + 1 :] if seat in this.order else ()
    bids = (this.bid(number) for number in after)
    return next((bid.moves for bid in bids if bid is not None), None)


def _in_board_order(match: Match, chips: tuple[Target, ...]) -> tuple[Target, ...]:
    return tuple(chip for chip in match.board.targets if chip in chips)


__all__ = ["evolve", "replay"]
