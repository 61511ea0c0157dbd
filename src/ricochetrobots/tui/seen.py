"""Values that the page of a match reads from a view."""

from __future__ import annotations

from collections.abc import Mapping

from ricochetrobots.core import Position, RobotLetter, Target, parse_position
from ricochetrobots.game import View
from ricochetrobots.game.view import BidPart, SeatPart


def position_of(view: View, robots: Mapping[RobotLetter, str]) -> Position:
    """Return the position of these robots."""
    cells = " ".join(f"{robot}{cell}" for robot, cell in robots.items())
    return parse_position(f"{view.board} {cells}")


def target_of(view: View) -> Target | None:
    """Return the target of the chip that is turned up."""
    return None if view.puzzle is None else view.puzzle.target


def seat_of(view: View, number: int | None) -> SeatPart | None:
    """Return the seat of that number."""
    return next((seat for seat in view.seats if seat.seat == number), None)


def bid_of(view: View, number: int | None) -> BidPart | None:
    """Return the standing bid of a seat."""
    return next((bid for bid in view.bids if bid.seat == number), None)
