"""Turning a command into events, or refusing it. Time, chance and absence are arguments."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import assert_never

from ricochetrobots.game import setup
from ricochetrobots.game.absence import (
    NOBODY_GONE,
    Gone,
    may_be_ready,
    may_put_chip_back,
)
from ricochetrobots.game.checks import (
    check_host_in_lobby,
    present_round,
    seat_at_the_table,
    turned_away,
)
from ricochetrobots.game.commands import (
    ClaimSolution,
    Command,
    ForgetSeat,
    GiveUp,
    LeaveSeat,
    MakeUpForOutage,
    MoveRobot,
    OpenMatch,
    Pass,
    PlaceBid,
    PlayAgain,
    PutChipBack,
    RenewSeat,
    ReportOptimum,
    SayReady,
    SetConsent,
    SetOptions,
    ShuffleBoard,
    StartMatch,
    StartTimer,
    TakeSeat,
    Tick,
)
from ricochetrobots.game.demonstration import (
    give_up,
    move_robot,
)
from ricochetrobots.game.errors import (
    AlreadySeatedError,
    BoardPickedError,
    JoinsNextRoundError,
    MatchRunningError,
    NoMatchError,
    PlayersThereError,
    RoomClosedError,
    RoomLockedError,
    TableFullError,
    WrongPhaseError,
)
from ricochetrobots.game.events import (
    BoardLaid,
    ChipReturned,
    ConsentChanged,
    Events,
    MatchOpened,
    MatchStarted,
    OptimumFound,
    OptionsChanged,
    PlayerLeft,
    PlayerReady,
    PlayerReturned,
    PlayerSeated,
    ReturnReason,
    SeatRenewed,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.going_on import go_on_unless_waiting, make_up_for_outage, tick, turn_chip
from ricochetrobots.game.hosting import HostCommand, carry_out, forget, let_go
from ricochetrobots.game.match import Match, Phase, Seat
from ricochetrobots.game.names import checked_name
from ricochetrobots.game.options import Mode, PanelChoice
from ricochetrobots.game.scoring import chips_to_win
from ricochetrobots.game.thinking import claim_solution, place_bid, say_pass, start_timer


def decide(
    match: Match | None,
    command: Command,
    *,
    seat: int | None,
    now: float,
    seed: int,
    gone: Gone = NOBODY_GONE,
) -> Events:
    """Return what follows from a command; no events if nothing changes.

    ``seat`` is the number of the seat that gives it, None for a spectator and for the server. ``now`` is the
    server's time in seconds; ``seed`` settles whatever chance decides; ``gone`` says since when (server's time)
    the connection of a seat has been gone. Raises GameError with a stable code, MoveError for a move that the
    board refuses, InputError for text that cannot be read; then nothing has happened.
    """
    if isinstance(command, OpenMatch):
        return _open(match, command, now, _chance(seed))
    if match is None:
        raise NoMatchError
    if isinstance(command, ReportOptimum):
        return _report_optimum(match, command, now)
    if isinstance(command, Tick):
        return () if match.closed else tick(match, now, _chance(seed), gone)
    if isinstance(command, MakeUpForOutage):
        return make_up_for_outage(match, command, now)
    if isinstance(command, ForgetSeat):
        return forget(match, command, now, _chance(seed), gone)
    if match.closed:
        raise RoomClosedError
    if isinstance(command, TakeSeat):
        return _take_seat(match, command, seat, now)
    own = seat_at_the_table(match, seat)
    if isinstance(command, HostCommand):
        return carry_out(match, command, own, now, _chance(seed), gone)
    match command:
        case LeaveSeat():
            return let_go(match, PlayerLeft(at=now, seat=own.number), _chance(seed), gone)
        case RenewSeat():
            return (SeatRenewed(at=now, seat=own.number),)
        case SetConsent():
            changed = command.consents is not own.consents
            return (ConsentChanged(at=now, seat=own.number, consents=command.consents),) if changed else ()
        case SetOptions():
            return _set_options(match, command, own, now, _chance(seed))
        case ShuffleBoard():
            return _shuffle_board(match, own, now, _chance(seed))
        case StartMatch():
            return _start_match(match, own, now, _chance(seed))
        case PlaceBid():
            return place_bid(match, command, own, now)
        case Pass():
            return say_pass(match, command, own, now, _chance(seed), gone)
        case StartTimer():
            return start_timer(match, command, own, now)
        case ClaimSolution():
            return claim_solution(match, command, own, now)
        case MoveRobot():
            return move_robot(match, command, own, now)
        case GiveUp():
            return give_up(match, command, own, now)
        case PutChipBack():
            return _put_chip_back(match, command, own, now, _chance(seed), gone)
        case SayReady():
            return _say_ready(match, command, own, now, _chance(seed), gone)
        case PlayAgain():
            return _play_again(match, command, now, _chance(seed))
        case _:
            assert_never(command)


def _chance(seed: int) -> Random:
    return Random(seed)  # noqa: S311  # a game's chance, repeatable by its seed


# --- the table ---


def _open(match: Match | None, command: OpenMatch, now: float, chance: Random) -> Events:
    if match is not None:
        raise MatchRunningError
    setup.check_options(command.options)
    board = str(setup.choose_board(command.options, chance))
    return (MatchOpened(at=now, number=1, mode=command.mode, options=command.options, board=board),)


def _take_seat(match: Match, command: TakeSeat, seat_number: int | None, now: float) -> Events:
    own = next((seat for seat in match.seats if seat.number == seat_number), None)
    if own is not None and not own.left:
        raise AlreadySeatedError
    if own is not None and (refused := turned_away(match, own.number)):
        raise refused
    if own is None and match.locked:
        raise RoomLockedError
    name = checked_name(command.name, (seat.name for seat in match.seats if seat is not own and seat.name))
    if own is not None:
        return (PlayerReturned(at=now, seat=own.number, name=name, plays_from=own.plays_from),)
    room_for = 1 if match.mode is Mode.ALONE else match.options.seats
    if sum(not seat.left for seat in match.seats) >= room_for or (match.mode is Mode.ALONE and match.seats):
        raise TableFullError(room_for)
    number = max((seat.number for seat in match.seats), default=-1) + 1
    return (PlayerSeated(at=now, seat=number, name=name, plays_from=match.round_number + 1),)


# --- before the match ---


def _set_options(match: Match, command: SetOptions, own: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, own)
    setup.check_options(command.options)
    changed: Events = (
        () if command.options == match.options else (OptionsChanged(at=now, options=command.options),)
    )
    if changed and not setup.fits(match.board, command.options):
        board = str(setup.choose_board(command.options, chance))
        return (*changed, BoardLaid(at=now, board=board))
    return changed


def _shuffle_board(match: Match, own: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, own)
    if match.options.panels is PanelChoice.PICKED:
        raise BoardPickedError
    return (BoardLaid(at=now, board=str(setup.choose_board(match.options, chance))),)


def _start_match(match: Match, own: Seat, now: float, chance: Random) -> Events:
    check_host_in_lobby(match, own)
    position = setup.place_robots(match.board, match.options, chance)
    started: Events = (MatchStarted(at=now, position=str(position), chips_to_win=chips_to_win(match)),)
    return (*started, turn_chip(replay(started, match), now, chance))


def _play_again(match: Match, command: PlayAgain, now: float, chance: Random) -> Events:
    if match.phase is not Phase.FINISHED:
        raise WrongPhaseError(match.phase)
    board = setup.choose_board(match.options, chance) if command.new_board else match.board
    return (
        MatchOpened(
            at=now, number=match.number + 1, mode=match.mode, options=match.options, board=str(board)
        ),
    )


# --- between rounds ---


def _put_chip_back(
    match: Match, command: PutChipBack, own: Seat, now: float, chance: Random, gone: Gone
) -> Events:
    """Return the chip's return and the next chip, for which whoever asks is a player (R6.12)."""
    phases = (Phase.THINKING, Phase.BIDDING, Phase.SHOWING)
    this = present_round(match, command.round, *phases, mode=Mode.FRIENDS)
    if not may_put_chip_back(match, own, gone):
        raise PlayersThereError
    returned: Events = (
        ChipReturned(at=now, round=this.number, reason=ReturnReason.NOBODY_THERE, until=None),
    )
    return (*returned, turn_chip(replay(returned, match), now, chance))


def _report_optimum(match: Match, command: ReportOptimum, now: float) -> Events:
    """Return what may be told of the optimum of a round that is over, if it is new (R6.11)."""
    played = next((played for played in match.history if played.number == command.round), None)
    if command.match != match.number or played is None or not match.awaits_optimum(played):
        return ()
    told = command.optimum
    if match.withholds(played):
        told = replace(told, path=None, count=None, count_capped=False)
    if played.optimum is not None and told.path is None:
        return ()
    return (OptimumFound(at=now, round=played.number, optimum=told),)


def _say_ready(match: Match, command: SayReady, own: Seat, now: float, chance: Random, gone: Gone) -> Events:
    this = present_round(match, command.round, Phase.RESULT)
    if not may_be_ready(match, own, gone):
        raise JoinsNextRoundError(this.number)
    if own.ready:
        return ()
    ready: Events = (PlayerReady(at=now, round=this.number, seat=own.number),)
    return (*ready, *go_on_unless_waiting(replay(ready, match), now, chance, gone))
