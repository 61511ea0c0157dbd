"""Turn a command into events, or refuse it. Time, chance and absence are arguments."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ricochetrobots.game import setup
from ricochetrobots.game.absence import NOBODY_GONE, Gone
from ricochetrobots.game.automatic import (
    go_on_unless_waiting,
    make_up_for_outage,
    start_match,
    tick,
    turn_chip,
)
from ricochetrobots.game.bidding import claim_solution, place_bid, place_pass, resume_round, start_timer
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.commands import (
    AgreeToEnd,
    AnswerInvitation,
    ClaimSolution,
    Command,
    ForgetSeat,
    GiveUp,
    HostCommand,
    LeaveSeat,
    MakeUpForOutage,
    MoveRobot,
    OpenMatch,
    Pass,
    PlaceBid,
    PlayAgain,
    PlayerCommand,
    PutChipBack,
    RenameSeat,
    RenewSeat,
    ReportOptimum,
    ResumeRound,
    SayReady,
    SetConsent,
    SetHandicap,
    SetOptions,
    ShuffleBoard,
    StartMatch,
    StartTimer,
    TakeSeat,
    Tick,
)
from ricochetrobots.game.context import Context
from ricochetrobots.game.demonstration import give_up, move_robot
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.events import (
    Answer,
    BoardLaid,
    ChipReturned,
    ConsentChanged,
    EndingAnswered,
    Events,
    HandicapSet,
    InvitationAnswered,
    MatchOpened,
    OptimumFound,
    OptionsChanged,
    PlayerLeft,
    PlayerReady,
    PlayerReturned,
    PlayerSeated,
    ReturnReason,
    SeatRenamed,
    SeatRenewed,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.hosting import carry_out, forget, part
from ricochetrobots.game.match import Match
from ricochetrobots.game.names import checked_name, names_in_use
from ricochetrobots.game.options import HANDICAPS
from ricochetrobots.game.permissions import PERMISSIONS, other_people, why_not_sit

INVITATION_SECONDS = 20
"""The time in which players may answer the invitation to a rematch (R8.7)."""


def decide(
    match: Match | None,
    command: Command,
    *,
    seat: int | None,
    now: float,
    seed: int,
    gone: Gone = NOBODY_GONE,
) -> Events:
    """Return the events that a command causes; none if nothing changes.

    ``seat`` is the number of the seat that sends it, None for a spectator and for the server. ``now`` is the server's
    time in seconds; ``seed`` seeds the random choices; ``gone`` maps each absent seat to its absence. A refused
    command changes nothing: it raises GameError with a stable code, MoveError for a move that is impossible on the
    board, or InputError for text that cannot be read.
    """
    giver = None if match is None else match.find_seat(seat)
    context = Context(seat=giver, now=now, seed=seed, gone=gone)
    if isinstance(command, OpenMatch):
        return _open(match, command, context)
    if match is None:
        raise GameError("no-match")
    match command:
        case ReportOptimum():
            return _report_optimum(match, command, now)
        case Tick():
            return () if match.closed else tick(match, context)
        case MakeUpForOutage():
            return make_up_for_outage(match, command, now)
        case ForgetSeat():
            return forget(match, command, context)
        case _:
            return _of_a_person(match, command, context)


def _of_a_person(match: Match, command: PlayerCommand, context: Context) -> Events:
    """Return the events of a player's command. Raises GameError if the player may not send it now."""
    if match.closed:
        raise GameError("room-closed")
    if isinstance(command, TakeSeat):
        return _take_seat(match, command, context)
    player, now = context.player, context.now
    permission = PERMISSIONS[type(command)]
    if fault := permission.why_not(match, context, getattr(command, "round", None)):
        raise fault
    if permission.done(match, player):
        return ()
    if isinstance(command, HostCommand):
        return carry_out(match, command, context)
    match command:
        case LeaveSeat():
            return part(match, PlayerLeft(at=now, seat=player.number), context)
        case RenewSeat():
            return (SeatRenewed(at=now, seat=player.number),)
        case RenameSeat():
            name = checked_name(command.name, names_in_use(match, player))
            return () if name == player.name else (SeatRenamed(at=now, seat=player.number, name=name),)
        case SetConsent():
            changed = command.consents is not player.consents
            return (ConsentChanged(at=now, seat=player.number, consents=command.consents),) if changed else ()
        case SetHandicap():
            return _set_handicap(match, command, context)
        case SetOptions():
            return _set_options(match, command, context)
        case ShuffleBoard():
            return (BoardLaid(at=now, board=str(setup.choose_board(match.options, context.chance))),)
        case StartMatch():
            return start_match(match, context)
        case PlaceBid():
            return place_bid(match, command, context)
        case Pass():
            return place_pass(match, command, context)
        case StartTimer():
            return start_timer(match, context)
        case ClaimSolution():
            return claim_solution(match, command, context)
        case MoveRobot():
            return move_robot(match, command, now)
        case GiveUp():
            return give_up(match, now)
        case PutChipBack():
            return _put_chip_back(match, context)
        case ResumeRound():
            return resume_round(match, now)
        case SayReady():
            return _make_ready(match, context)
        case AgreeToEnd():
            return _agree_to_end(match, command, context)
        case PlayAgain():
            return _play_again(match, command, context)
        case AnswerInvitation():
            return _answer(match, command, context)
        case _:
            assert_never(command)


# --- the table ---


def _open(match: Match | None, command: OpenMatch, context: Context) -> Events:
    if match is not None:
        raise GameError("match-running")
    setup.check_options(command.options)
    board = str(setup.choose_board(command.options, context.chance))
    return (MatchOpened(at=context.now, number=1, mode=command.mode, options=command.options, board=board),)


def _take_seat(match: Match, command: TakeSeat, context: Context) -> Events:
    seat, now = context.seat, context.now
    if fault := why_not_sit(match, seat):
        raise fault
    name = checked_name(command.name, names_in_use(match, seat))
    if seat is not None:
        return (PlayerReturned(at=now, seat=seat.number, name=name, plays_from=seat.plays_from),)
    bot = BotPart() if command.program else None
    plays_from = match.round_number + 1
    return (PlayerSeated(at=now, seat=match.next_seat, name=name, plays_from=plays_from, bot=bot),)


# --- before the match ---


def _set_handicap(match: Match, command: SetHandicap, context: Context) -> Events:
    seat = match.find_seat(command.seat)
    if seat is None or seat.left:
        raise GameError("no-such-player")
    if context.player.number not in (seat.number, match.host):
        raise GameError("not-host")
    if command.handicap not in HANDICAPS:
        raise GameError("option-invalid", f"{command.handicap:g} is not a handicap.", field="handicap")
    same = command.handicap == seat.handicap
    return () if same else (HandicapSet(at=context.now, seat=seat.number, handicap=command.handicap),)


def _set_options(match: Match, command: SetOptions, context: Context) -> Events:
    setup.check_options(command.options)
    if command.options == match.options:
        return ()
    changed = OptionsChanged(at=context.now, options=command.options)
    if setup.fits(match.board, command.options):
        return (changed,)
    board = str(setup.choose_board(command.options, context.chance))
    return (changed, BoardLaid(at=context.now, board=board))


def _play_again(match: Match, command: PlayAgain, context: Context) -> Events:
    board = setup.choose_board(match.options, context.chance) if command.new_board else match.board
    others = other_people(match, context.player)
    opened: Events = (
        MatchOpened(
            at=context.now,
            number=match.number + 1,
            mode=match.mode,
            options=match.options,
            board=str(board),
            seat=context.player.number,
            until=context.now + INVITATION_SECONDS if others else None,
        ),
    )
    return opened if others else (*opened, *start_match(replay(opened, match), context))


def _answer(match: Match, command: AnswerInvitation, context: Context) -> Events:
    """Accept or decline the invitation; the last answer starts the rematch (R8.7)."""
    player = context.player
    answer = Answer.ACCEPTED if command.accept else Answer.DECLINED
    if player.invitation is answer:
        return ()
    answered: Events = (
        InvitationAnswered(
            at=context.now,
            seat=player.number,
            answer=answer,
            plays_from=match.round_number + 1,
        ),
    )
    return (*answered, *go_on_unless_waiting(replay(answered, match), context))


def _agree_to_end(match: Match, command: AgreeToEnd, context: Context) -> Events:
    """Propose to end the match, agree to it, or decline it for everybody (R8.11)."""
    seat = context.player.number
    if seat in match.ending if command.agrees else not match.ending:
        return ()
    answered: Events = (EndingAnswered(at=context.now, seat=seat, agrees=command.agrees),)
    return (*answered, *go_on_unless_waiting(replay(answered, match), context))


# --- between rounds ---


def _put_chip_back(match: Match, context: Context) -> Events:
    """Return the chip, turn up the next one, and let the seat play for it (R6.12)."""
    reason = ReturnReason.NOBODY_THERE
    returned: Events = (ChipReturned(at=context.now, round=match.round_number, reason=reason, until=None),)
    return (*returned, turn_chip(replay(returned, match), context))


def _report_optimum(match: Match, command: ReportOptimum, now: float) -> Events:
    """Return the publishable part of a finished round's optimum, if it is new (R6.11)."""
    optimum = command.optimum
    if command.match != match.number:
        awaited = [(one.match, one.round) for one in match.awaited_optima()]
        if (command.match, command.round) not in awaited:
            return ()
        return (OptimumFound(at=now, match=command.match, round=command.round, optimum=optimum),)
    played = next((played for played in match.history if played.number == command.round), None)
    if played is None or not match.awaits_optimum(played):
        return ()
    if match.withholds(played):
        optimum = replace(optimum, path=None, count=None, count_capped=False)
    if played.optimum is not None and optimum.path is None:
        return ()
    return (OptimumFound(at=now, round=played.number, optimum=optimum),)


def _make_ready(match: Match, context: Context) -> Events:
    ready: Events = (PlayerReady(at=context.now, round=match.round_number, seat=context.player.number),)
    return (*ready, *go_on_unless_waiting(replay(ready, match), context))
