"""Who may say something, when, and of which round: what several commands are refused for."""

from __future__ import annotations

from ricochetrobots.game.errors import (
    BiddingOverError,
    JoinsNextRoundError,
    NoSeatError,
    NotHostError,
    StaleRoundError,
    WrongPhaseError,
)
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode


def person_at(match: Match, seat: int | None) -> Seat:
    """Return the seat of somebody at the table. Raises NoSeatError."""
    person = next((place for place in match.seats if place.number == seat and not place.left), None)
    if person is None:
        raise NoSeatError
    return person


def check_host_in_lobby(match: Match, person: Seat) -> None:
    """Raise WrongPhaseError or NotHostError unless this is the host, before the match."""
    if match.phase is not Phase.LOBBY:
        raise WrongPhaseError(match.phase)
    if person.number != match.host:
        raise NotHostError


def present_round(match: Match, said: int, *phases: Phase, mode: Mode | None = None) -> Round:
    """Return the present round. Raises an error unless it is the round ``said``, in one of the phases.

    A bid that comes while somebody is showing has come too late, which is BiddingOverError.
    """
    if match.round is None or mode not in (None, match.mode):
        raise WrongPhaseError(match.phase)
    if said != match.round.number:
        raise StaleRoundError(said=said, current=match.round.number)
    if match.phase is Phase.SHOWING and Phase.BIDDING in phases:
        raise BiddingOverError
    if match.phase not in phases:
        raise WrongPhaseError(match.phase)
    return match.round


def check_takes_part(this: Round, person: Seat) -> None:
    """Raise JoinsNextRoundError for who sat down during the round."""
    if person.plays_from > this.number:
        raise JoinsNextRoundError(this.number)


def in_time(match: Match, now: float) -> bool:
    """Tell whether the deadline is still to come; what is said at it is too late (R6.2)."""
    return match.until is None or now < match.until
