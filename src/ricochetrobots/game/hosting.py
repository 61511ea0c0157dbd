"""The host's commands at any time: remove a player, hand over, lock, delay, quick chat, renew the link, close.

The printed rules have no host; the part about rooms in docs/rules.md describes these commands.
"""

from __future__ import annotations

from typing import assert_never

from ricochetrobots.game.automatic import go_on_unless_waiting
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.commands import (
    AddBot,
    CloseRoom,
    ForgetSeat,
    HostCommand,
    LockRoom,
    RemovePlayer,
    RenewLink,
    SetQuickChat,
    SetSpectatorDelay,
    TransferHost,
    UnlockRoom,
)
from ricochetrobots.game.context import Context
from ricochetrobots.game.demonstration import fail
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.events import (
    ChipReturned,
    EndReason,
    Events,
    FailureReason,
    HostChanged,
    LinkRenewed,
    MatchEnded,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeated,
    QuickChatSet,
    ReturnReason,
    RoomClosed,
    RoomLocked,
    RoomUnlocked,
    SeatForgotten,
    SpectatorDelaySet,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import Match, Phase
from ricochetrobots.game.names import checked_name, names_in_use
from ricochetrobots.game.options import SPECTATOR_DELAYS
from ricochetrobots.game.permissions import other_people, other_players


def carry_out(match: Match, command: HostCommand, context: Context) -> Events:
    """Return the events of a host's command. Raises GameError."""
    now = context.now
    match command:
        case AddBot():
            return (seat_bot(match, command, now),)
        case RemovePlayer():
            _check(command.seat in other_players(match, context.player))
            return part(match, PlayerRemoved(at=now, seat=command.seat), context)
        case TransferHost():
            _check(command.seat in other_people(match, context.player))
            return (HostChanged(at=now, seat=command.seat),)
        case LockRoom():
            return (RoomLocked(at=now),)
        case UnlockRoom():
            return (RoomUnlocked(at=now),)
        case SetSpectatorDelay():
            return _set_spectator_delay(match, command.seconds, now)
        case SetQuickChat():
            return () if command.on is match.quick_chat else (QuickChatSet(at=now, on=command.on),)
        case RenewLink():
            return (LinkRenewed(at=now),)
        case CloseRoom():
            return (*_end(match, now), RoomClosed(at=now))
        case _:
            assert_never(command)


def forget(match: Match, command: ForgetSeat, context: Context) -> Events:
    """Return the events that delete the name of a seat. Raises GameError."""
    seat = match.find_seat(command.seat)
    if seat is None:
        raise GameError("no-such-player")
    if seat.forgotten:
        return ()
    parting = SeatForgotten(at=context.now, seat=seat.number)
    return (parting,) if seat.left or match.closed else part(match, parting, context)


def part(match: Match, parting: PlayerLeft | PlayerRemoved | SeatForgotten, context: Context) -> Events:
    """Return the events after a player leaves.

    The match ends that player's demonstration and no longer waits for that player's pass or "ready".
    """
    after = replay((parting,), match)
    if after.demonstration is not None and after.demonstration.seat == parting.seat:
        return (parting, *fail(after, after.demonstration, FailureReason.LEFT, parting.at))
    return (parting, *go_on_unless_waiting(after, context))


def seat_bot(match: Match, command: AddBot, now: float) -> PlayerSeated:
    """Return the new seat of a bot, which has the name of its character. Raises GameError for a taken name."""
    return PlayerSeated(
        at=now,
        seat=match.next_seat,
        name=checked_name(command.character.capitalize(), names_in_use(match)),
        plays_from=match.round_number + 1,
        bot=BotPart(character=command.character, level=command.level),
    )


def _check(sits: bool) -> None:
    if not sits:
        raise GameError("no-such-player")


def _set_spectator_delay(match: Match, seconds: int, now: float) -> Events:
    if seconds not in SPECTATOR_DELAYS:
        allowed = ", ".join(map(str, SPECTATOR_DELAYS))
        raise GameError(
            "option-invalid", f"This must be one of {allowed}, not {seconds}.", field="spectator_delay"
        )
    same = seconds == match.spectator_delay
    return () if same else (SpectatorDelaySet(at=now, seconds=seconds),)


def _end(match: Match, now: float) -> Events:
    """End a running match without a winner, after returning a chip in play."""
    if match.phase in (Phase.LOBBY, Phase.FINISHED):
        return ()
    reason = ReturnReason.ROOM_CLOSED
    back = (
        ()
        if match.phase is Phase.RESULT
        else (ChipReturned(at=now, round=match.round_number, reason=reason, until=None),)
    )
    return (*back, MatchEnded(at=now, winners=(), reason=EndReason.CLOSED))
