"""Who may say something, when, and of which round: what several commands are refused for."""

from __future__ import annotations

from ricochetrobots.game.errors import (
    BiddingOverError,
    JoinsNextRoundError,
    NoSeatError,
    NotHostError,
    RemovedError,
    RoomClosedError,
    SeatForgottenError,
    StaleRoundError,
    WrongPhaseError,
)
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode


def seat_at_the_table(match: Match, seat_number: int | None) -> Seat:
    """Return that seat, if its player has not left. Raises NoSeatError."""
    for seat in match.seats:
        if seat.number == seat_number and not seat.left:
            return seat
    raise NoSeatError


def check_host_in_lobby(match: Match, seat: Seat) -> None:
    """Raise WrongPhaseError or NotHostError unless this is the host's seat, before the match."""
    if match.phase is not Phase.LOBBY:
        raise WrongPhaseError(match.phase)
    check_host(match, seat)


def check_host(match: Match, seat: Seat) -> None:
    """Raise NotHostError unless this is the host's seat."""
    if seat.number != match.host:
        raise NotHostError


def turned_away(
    match: Match, seat_number: int | None
) -> RoomClosedError | RemovedError | SeatForgottenError | None:
    """Return why who speaks for that seat (None: who watches) is sent away, None if they may stay."""
    if match.closed:
        return RoomClosedError()
    if any(seat.removed and seat.number == seat_number for seat in match.seats):
        return RemovedError()
    if any(seat.forgotten and seat.number == seat_number for seat in match.seats):
        return SeatForgottenError()
    return None


def present_round(match: Match, said: int, *phases: Phase, mode: Mode | None = None) -> Round:
    """Return the present round. Raises an error unless it is the round ``said``, in one of the phases.

    A bid that comes while somebody is showing has come too late, which is BiddingOverError.
    """
    if match.round is None or mode not in (None, match.mode):
        raise WrongPhaseError(match.phase)
    if said != match.round.number:
        raise StaleRoundError(said=said, current=match.round.number)
    if match.phase not in phases:
        if match.phase is Phase.SHOWING and Phase.BIDDING in phases:
            raise BiddingOverError
        raise WrongPhaseError(match.phase)
    return match.round


def check_takes_part(this: Round, seat: Seat) -> None:
    """Raise JoinsNextRoundError for who sat down during the round."""
    if seat.plays_from > this.number:
        raise JoinsNextRoundError(this.number)


def in_time(match: Match, now: float) -> bool:
    """Tell whether the deadline is still to come; what is said at it is too late (R6.2)."""
    return match.until is None or now < match.until
