"""Turning a command into events, or refusing it. The time and the seed are arguments."""

from __future__ import annotations

from random import Random
from typing import assert_never

from ricochetrobots.core import format_board, format_position, format_target, parse_path
from ricochetrobots.game import setup
from ricochetrobots.game.bids import check_number, order_of_showing
from ricochetrobots.game.checks import (
    check_host_in_lobby,
    check_takes_part,
    in_time,
    person_at,
    present_round,
)
from ricochetrobots.game.commands import (
    ClaimSolution,
    Command,
    GiveUp,
    LeaveSeat,
    MoveRobot,
    OpenMatch,
    PlaceBid,
    PlayAgain,
    ReportWay,
    SayReady,
    SetOptions,
    ShuffleBoard,
    StartMatch,
    StartTimer,
    TakeBack,
    TakeSeat,
    Tick,
)
from ricochetrobots.game.demonstration import (
    demonstration,
    fail,
    give_up,
    lay_chip,
    move_robot,
    next_demonstration,
    return_chip,
    take_back,
)
from ricochetrobots.game.errors import (
    AlreadySeatedError,
    BiddingOverError,
    BidNotLowerError,
    BoardPickedError,
    MatchRunningError,
    NoMatchError,
    TableFullError,
    TooSoonError,
    WrongPhaseError,
)
from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    BoardLaid,
    ChipTurned,
    Events,
    FailureReason,
    MatchOpened,
    MatchStarted,
    OptionsChanged,
    PlayerLeft,
    PlayerReady,
    PlayerReturned,
    PlayerSeated,
    ReturnReason,
    SolutionClaimed,
    ThinkingLapsed,
    TimerReason,
    TimerStarted,
    WayFound,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.names import checked_name
from ricochetrobots.game.options import Mode, PanelChoice
from ricochetrobots.game.scoring import chips_to_win


def decide(match: Match | None, command: Command, *, seat: int | None, now: float, seed: int) -> Events:
    """Return what follows from a command; no events if nothing changes.

    ``seat`` is the seat of the person who gives it, None for a spectator and for the server. ``now`` is the
    server's time in seconds; ``seed`` settles whatever chance decides. Raises GameError with a stable code,
    MoveError for a move that the board refuses, InputError for text that cannot be read; then nothing has
    happened.
    """
    chance = Random(seed)  # noqa: S311  # a game's chance, repeatable by its seed
    if isinstance(command, OpenMatch):
        return _open(match, command, now, chance)
    if match is None:
        raise NoMatchError
    if isinstance(command, Tick):
        return _tick(match, now, chance)
    if isinstance(command, ReportWay):
        return _report_way(match, command, now)
    if isinstance(command, TakeSeat):
        return _take_seat(match, command, seat, now)
    person = person_at(match, seat)
    match command:
        case LeaveSeat():
            return _leave_seat(match, person, now, chance)
        case SetOptions():
            return _set_options(match, command, person, now, chance)
        case ShuffleBoard():
            return _shuffle_board(match, person, now, chance)
        case StartMatch():
            return _start_match(match, person, now, chance)
        case PlaceBid():
            return _place_bid(match, command, person, now)
        case StartTimer():
            return _start_timer(match, command, person, now)
        case ClaimSolution():
            return _claim_solution(match, command, person, now)
        case MoveRobot():
            return move_robot(match, command, person, now)
        case TakeBack():
            return take_back(match, command, person, now)
        case GiveUp():
            return give_up(match, command, person, now)
        case SayReady():
            return _say_ready(match, command, person, now, chance)
        case PlayAgain():
            return _play_again(match, command, now, chance)
        case _:
            assert_never(command)


# --- the table ---


def _open(match: Match | None, command: OpenMatch, now: float, chance: Random) -> Events:
    if match is not None:
        raise MatchRunningError
    setup.check_options(command.options)
    board = format_board(setup.choose_board(command.options, chance))
    return (MatchOpened(at=now, number=1, mode=command.mode, options=command.options, board=board),)


def _take_seat(match: Match, command: TakeSeat, seat: int | None, now: float) -> Events:
    own = next((place for place in match.seats if place.number == seat), None)
    if own is not None and not own.left:
        raise AlreadySeatedError
    name = checked_name(command.name, (other.name for other in match.seats if other.number != seat))
    if own is not None:
        return (PlayerReturned(at=now, seat=own.number, name=name, plays_from=own.plays_from),)
    places = 1 if match.mode is Mode.ALONE else match.options.seats
    if sum(not place.left for place in match.seats) >= places or (match.mode is Mode.ALONE and match.seats):
        raise TableFullError(places)
    number = max((place.number for place in match.seats), default=-1) + 1
    return (PlayerSeated(at=now, seat=number, name=name, plays_from=match.round_number + 1),)


def _leave_seat(match: Match, person: Seat, now: float, chance: Random) -> Events:
    left: Events = (PlayerLeft(at=now, seat=person.number),)
    gone = replay(left, match)
    showing = None if gone.round is None else gone.round.demonstration
    if gone.phase is Phase.SHOWING and showing is not None and showing.seat == person.number:
        return (*left, *fail(gone, showing, FailureReason.LEFT, now))
    if gone.phase is Phase.RESULT and _all_ready(gone):
        return (*left, *_turn_chip(gone, now, chance))
    return left


# --- before the match ---


def _set_options(match: Match, command: SetOptions, person: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, person)
    setup.check_options(command.options)
    changed: Events = (
        () if command.options == match.options else (OptionsChanged(at=now, options=command.options),)
    )
    if changed and not setup.fits(match.board, command.options):
        board = format_board(setup.choose_board(command.options, chance))
        return (*changed, BoardLaid(at=now, board=board))
    return changed


def _shuffle_board(match: Match, person: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, person)
    if match.options.panels is PanelChoice.PICKED:
        raise BoardPickedError
    return (BoardLaid(at=now, board=format_board(setup.choose_board(match.options, chance))),)


def _start_match(match: Match, person: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, person)
    position = setup.place_robots(match.board, match.options, chance)
    started: Events = (
        MatchStarted(at=now, position=format_position(position), chips_to_win=chips_to_win(match)),
    )
    return (*started, *_turn_chip(replay(started, match), now, chance))


def _play_again(match: Match, command: PlayAgain, now: float, chance: Random) -> Events:
    if match.phase is not Phase.FINISHED:
        raise WrongPhaseError(match.phase)
    board = setup.choose_board(match.options, chance) if command.new_board else match.board
    return (
        MatchOpened(
            at=now, number=match.number + 1, mode=match.mode, options=match.options, board=format_board(board)
        ),
    )


# --- thinking and bidding (R6.1-R6.4, R6.7, R7.1, R7.4) ---


def _turn_chip(match: Match, now: float, chance: Random) -> Events:
    options = match.options
    seconds = options.timer_seconds if match.mode is Mode.ALONE else options.no_bid_seconds
    chip = format_target(setup.draw_chip(match, chance), match.board)
    return (ChipTurned(at=now, round=match.round_number + 1, chip=chip, until=now + seconds),)


def _place_bid(match: Match, command: PlaceBid, person: Seat, now: float) -> Events:
    this = present_round(match, command.round, Phase.THINKING, Phase.BIDDING, mode=Mode.FRIENDS)
    check_takes_part(this, person)
    if match.phase is Phase.BIDDING and not in_time(match, now):
        raise BiddingOverError
    check_number(command.moves)
    standing = this.bid(person.number)
    if standing is not None and command.moves == standing.moves:
        return ()
    if standing is not None and command.moves > standing.moves:
        raise BidNotLowerError(offered=command.moves, standing=standing.moves)
    said = BidPlaced(at=now, round=this.number, seat=person.number, moves=command.moves)
    if this.bids:
        return (said,)
    return (said, _timer(match, this, TimerReason.FIRST_BID, person.number, now))


def _start_timer(match: Match, command: StartTimer, person: Seat, now: float) -> Events:
    this = present_round(match, command.round, Phase.THINKING, mode=Mode.FRIENDS)
    if not this.may_start_timer and match.until is not None and now < match.until:
        raise TooSoonError(match.until - now)
    return (_timer(match, this, TimerReason.NOBODY_BID, person.number, now),)


def _timer(match: Match, this: Round, reason: TimerReason, seat: int | None, now: float) -> TimerStarted:
    until = now + match.options.timer_seconds
    return TimerStarted(at=now, round=this.number, reason=reason, seat=seat, until=until)


def _claim_solution(match: Match, command: ClaimSolution, person: Seat, now: float) -> Events:
    this = present_round(match, command.round, Phase.THINKING, mode=Mode.ALONE)
    if not in_time(match, now):
        raise BiddingOverError
    if command.moves is not None:
        check_number(command.moves)
    claimed = SolutionClaimed(at=now, round=this.number, seat=person.number, moves=command.moves)
    return (claimed, demonstration(match, this, person.number, command.moves, now))


# --- between rounds, and time ---


def _report_way(match: Match, command: ReportWay, now: float) -> Events:
    """Return the way of a round that is over, once, and not while the same puzzle is being played again (R6.6)."""
    played = next((other for other in match.history if other.number == command.round), None)
    if command.match != match.number or played is None or played.best is not None:
        return ()
    if played.puzzle == match.live_puzzle:
        return ()
    found = WayFound(
        at=now,
        round=command.round,
        status=command.status,
        moves=None if command.path is None else len(parse_path(command.path)),
        at_least=command.at_least,
        ways=command.ways,
        ways_capped=command.ways_capped,
        path=command.path,
    )
    return (found,)


def _all_ready(match: Match) -> bool:
    playing = match.playing()
    return bool(playing) and all(seat.ready for seat in playing)


def _say_ready(match: Match, command: SayReady, person: Seat, now: float, chance: Random) -> Events:
    this = present_round(match, command.round, Phase.RESULT)
    check_takes_part(this, person)
    if person.ready:
        return ()
    ready: Events = (PlayerReady(at=now, round=this.number, seat=person.number),)
    everybody = replay(ready, match)
    return (*ready, *_turn_chip(everybody, now, chance)) if _all_ready(everybody) else ready


def deadline(match: Match) -> float | None:
    """Return when `Tick` is due, None while nothing waits for time."""
    nobody_here = all(seat.left for seat in match.seats)
    return None if match.phase is Phase.RESULT and nobody_here else match.until


def _tick(match: Match, now: float, chance: Random) -> Events:
    due = deadline(match)
    if due is None or now < due or match.round is None:
        return ()
    this = match.round
    if match.phase is Phase.RESULT:
        return _turn_chip(match, now, chance)
    if match.phase is Phase.SHOWING:
        return () if this.demonstration is None else fail(match, this.demonstration, FailureReason.TIME, now)
    if match.phase is Phase.THINKING and match.mode is Mode.FRIENDS:
        return (ThinkingLapsed(at=now, round=this.number),)
    if match.mode is Mode.ALONE:
        if this.timer_run < match.options.solo_timer_runs:
            return (_timer(match, this, TimerReason.SECOND_RUN, None, now),)
        return lay_chip(match, False, now)
    if not this.bids:
        return return_chip(match, ReturnReason.NOBODY_BID, now)
    order = tuple(bid.seat for bid in order_of_showing(match, this))
    closed: Events = (BiddingClosed(at=now, round=this.number, order=order),)
    return (*closed, *next_demonstration(replay(closed, match), now))
