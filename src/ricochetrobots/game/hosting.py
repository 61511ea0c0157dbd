"""What the host may do to the room at any time: remove, hand over, lock, delay, renew the link, close.

The printed rules know no host; docs/rules.md says what stands here in its part about rooms.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from ricochetrobots.game.absence import Gone
from ricochetrobots.game.checks import check_host
from ricochetrobots.game.commands import (
    CloseRoom,
    ForgetSeat,
    LockRoom,
    RemovePlayer,
    RenewLink,
    SetSpectatorDelay,
    TransferHost,
    UnlockRoom,
)
from ricochetrobots.game.demonstration import fail
from ricochetrobots.game.errors import NoSuchPlayerError, OptionInvalidError
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
    ReturnReason,
    RoomClosed,
    RoomLocked,
    RoomUnlocked,
    SeatForgotten,
    SpectatorDelaySet,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.going_on import go_on_unless_waiting
from ricochetrobots.game.match import Match, Phase, Seat
from ricochetrobots.game.options import SPECTATOR_DELAYS

HostCommand = RemovePlayer | TransferHost | LockRoom | UnlockRoom | SetSpectatorDelay | RenewLink | CloseRoom


def carry_out(
    match: Match, command: HostCommand, own: Seat, now: float, chance: Random, gone: Gone
) -> Events:
    """Return what follows from a command of the host.

    Raises NotHostError, NoSuchPlayerError and OptionInvalidError.
    """
    check_host(match, own)
    match command:
        case RemovePlayer():
            _check_other_player(match, own, command.seat)
            return let_go(match, PlayerRemoved(at=now, seat=command.seat), chance, gone)
        case TransferHost():
            _check_other_player(match, own, command.seat)
            return (HostChanged(at=now, seat=command.seat),)
        case LockRoom():
            return () if match.locked else (RoomLocked(at=now),)
        case UnlockRoom():
            return (RoomUnlocked(at=now),) if match.locked else ()
        case SetSpectatorDelay():
            return _set_spectator_delay(match, command.seconds, now)
        case RenewLink():
            return (LinkRenewed(at=now),)
        case CloseRoom():
            return (*_end(match, now), RoomClosed(at=now))
        case _:
            assert_never(command)


def forget(match: Match, command: ForgetSeat, now: float, chance: Random, gone: Gone) -> Events:
    """Return what follows when a seat is to be forgotten. Raises NoSuchPlayerError."""
    seat = next((seat for seat in match.seats if seat.number == command.seat), None)
    if seat is None:
        raise NoSuchPlayerError
    if seat.forgotten:
        return ()
    parting = SeatForgotten(at=now, seat=seat.number)
    return (parting,) if seat.left or match.closed else let_go(match, parting, chance, gone)


def let_go(
    match: Match, parting: PlayerLeft | PlayerRemoved | SeatForgotten, chance: Random, gone: Gone
) -> Events:
    """Return a player's parting and what follows: the end of a demonstration, or of what waited for that player."""
    after = replay((parting,), match)
    if after.demonstration is not None and after.demonstration.seat == parting.seat:
        return (parting, *fail(after, after.demonstration, FailureReason.LEFT, parting.at))
    return (parting, *go_on_unless_waiting(after, parting.at, chance, gone))


def _check_other_player(match: Match, own: Seat, number: int) -> None:
    if not any(seat.number == number and not seat.left for seat in match.seats) or number == own.number:
        raise NoSuchPlayerError


def _set_spectator_delay(match: Match, seconds: int, now: float) -> Events:
    if seconds not in SPECTATOR_DELAYS:
        allowed = ", ".join(map(str, SPECTATOR_DELAYS))
        raise OptionInvalidError("spectator_delay", f"This must be one of {allowed}, not {seconds}.")
    same = seconds == match.spectator_delay
    return () if same else (SpectatorDelaySet(at=now, seconds=seconds),)


def _end(match: Match, now: float) -> Events:
    """Return the end of a match under way, which nobody wins; a chip in play goes back first."""
    if match.phase in (Phase.LOBBY, Phase.FINISHED):
        return ()
    reason = ReturnReason.ROOM_CLOSED
    back = (
        ()
        if match.phase is Phase.RESULT
        else (ChipReturned(at=now, round=match.round_number, reason=reason, until=None),)
    )
    return (*back, MatchEnded(at=now, winners=(), reason=EndReason.CLOSED))
