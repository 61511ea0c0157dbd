"""Which commands a seat may give at this moment."""

from __future__ import annotations

from typing import assert_never

from ricochetrobots.game.absence import NOBODY_GONE, Gone, may_be_ready, may_put_chip_back
from ricochetrobots.game.bids import LEAST_BID
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode, PanelChoice


def allowed_commands(match: Match, viewer: int | None, gone: Gone = NOBODY_GONE) -> tuple[str, ...]:
    """Return the names of the commands that `decide` would accept with some argument, before the deadline.

    ``viewer`` is the seat that would give them, None for a spectator.
    """
    if match.closed:
        return ()
    seat = next((seat for seat in match.seats if seat.number == viewer), None)
    if seat is None:
        return ("take_seat",) if not match.locked and _has_room(match) else ()
    if seat.left:
        return () if seat.removed or seat.forgotten else ("take_seat",)
    return (
        *_at_the_table(match, seat, gone),
        *_of_the_host(match, seat),
        "renew_seat",
        "set_consent",
        "leave_seat",
    )


def _has_room(match: Match) -> bool:
    if match.mode is Mode.ALONE:
        return not match.seats
    return sum(not seat.left for seat in match.seats) < match.options.seats


def _at_the_table(match: Match, seat: Seat, gone: Gone) -> tuple[str, ...]:
    this, phase = match.round, match.phase
    match phase:
        case Phase.LOBBY:
            return _in_the_lobby(match, seat)
        case Phase.THINKING | Phase.BIDDING:
            if this is None:
                return ()
            if match.mode is Mode.ALONE:
                return ("claim_solution",)
            return (*_while_thinking(match, this, seat), *_put_chip_back(match, seat, gone))
        case Phase.SHOWING:
            return (*_in_a_demonstration(match, seat), *_put_chip_back(match, seat, gone))
        case Phase.RESULT:
            return ("say_ready",) if may_be_ready(match, seat, gone) and not seat.ready else ()
        case Phase.FINISHED:
            return ("play_again",)
        case _:
            assert_never(phase)


def _in_the_lobby(match: Match, seat: Seat) -> tuple[str, ...]:
    if seat.number != match.host:
        return ()
    shuffle = () if match.options.panels is PanelChoice.PICKED else ("shuffle_board",)
    return ("start_match", "set_options", *shuffle)


def _of_the_host(match: Match, seat: Seat) -> tuple[str, ...]:
    """Return what the host may do to the room at any time."""
    if seat.number != match.host:
        return ()
    others = any(not other.left and other != seat for other in match.seats)
    over_others = ("remove_player", "transfer_host") if others else ()
    lock = "unlock_room" if match.locked else "lock_room"
    return (*over_others, lock, "set_spectator_delay", "renew_link", "close_room")


def _while_thinking(match: Match, this: Round, seat: Seat) -> tuple[str, ...]:
    allowed: tuple[str, ...] = ()
    if match.takes_part(seat):
        bid = this.bid(seat.number)
        if bid is None or bid.moves > LEAST_BID:
            allowed += ("place_bid",)
        if match.options.consent and seat.number not in this.passed:
            allowed += ("pass",)
    if match.phase is Phase.THINKING and this.may_start_timer:
        allowed += ("start_timer",)
    return allowed


def _in_a_demonstration(match: Match, seat: Seat) -> tuple[str, ...]:
    if match.demonstration is None or match.demonstration.seat != seat.number:
        return ()
    move = ("move_robot",) if match.position and match.position.legal_moves() else ()
    return (*move, "give_up")


def _put_chip_back(match: Match, seat: Seat, gone: Gone) -> tuple[str, ...]:
    allowed = match.mode is Mode.FRIENDS and may_put_chip_back(match, seat, gone)
    return ("put_chip_back",) if allowed else ()
