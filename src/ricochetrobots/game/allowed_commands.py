"""Which commands a person may give at this moment, time aside."""

from __future__ import annotations

from ricochetrobots.core import legal_moves
from ricochetrobots.game.bids import LEAST_BID
from ricochetrobots.game.match import Match, Phase, Seat
from ricochetrobots.game.options import Mode, PanelChoice


def may(match: Match, viewer: int | None) -> tuple[str, ...]:
    """Return the names of the commands that `decide` would accept from this viewer with some argument."""
    seat = next((place for place in match.seats if place.number == viewer), None)
    if seat is None or seat.left:
        return ("take_seat",) if seat is not None or _has_room(match) else ()
    return (*_here(match, seat), "leave_seat")


def _has_room(match: Match) -> bool:
    if match.mode is Mode.ALONE:
        return not match.seats
    return sum(not seat.left for seat in match.seats) < match.options.seats


def _here(match: Match, seat: Seat) -> tuple[str, ...]:
    match match.phase:
        case Phase.LOBBY:
            if seat.number != match.host:
                return ()
            shuffle = () if match.options.panels is PanelChoice.PICKED else ("shuffle_board",)
            return ("start_match", "set_options", *shuffle)
        case Phase.THINKING | Phase.BIDDING:
            return _while_thinking(match, seat)
        case Phase.SHOWING:
            showing = None if match.round is None else match.round.demonstration
            if showing is None or showing.seat != seat.number:
                return ()
            move = ("move_robot",) if match.position and any(legal_moves(match.position)) else ()
            back = ("take_back",) if match.mode is Mode.ALONE and showing.slides else ()
            return (*move, "give_up", *back)
        case Phase.RESULT:
            return ("say_ready",) if seat in match.playing() and not seat.ready else ()
        case Phase.FINISHED:
            return ("play_again",)


def _while_thinking(match: Match, seat: Seat) -> tuple[str, ...]:
    this = match.round
    if this is None:
        return ()
    if match.mode is Mode.ALONE:
        return ("claim_solution",)
    bid = this.bid(seat.number)
    allowed: tuple[str, ...] = ()
    if seat in match.playing() and (bid is None or bid.moves > LEAST_BID):
        allowed += ("place_bid",)
    if match.phase is Phase.THINKING and this.may_start_timer:
        allowed += ("start_timer",)
    return allowed
