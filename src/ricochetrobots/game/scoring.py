"""When a match ends and who has won (R7.2, R8)."""

from __future__ import annotations

from ricochetrobots.game.events import EndReason, MatchEnded
from ricochetrobots.game.match import Match
from ricochetrobots.game.options import Mode

CHIPS_BY_PLAYERS = {1: 8, 2: 8, 3: 6, 4: 5}


def chips_to_win(match: Match) -> int | None:
    """Return how many chips win a match that starts now, or None if all chips are played (R8.1-R8.5).

    A match among friends with one player counts as one for two.
    """
    if match.mode is Mode.ALONE:
        return None
    if match.options.chips_to_win is not None:
        return match.options.chips_to_win
    return CHIPS_BY_PLAYERS.get(max(sum(not seat.left for seat in match.seats), 1))


def ending(match: Match, now: float) -> MatchEnded | None:
    """Return the end of the match if the last chip taken or laid ended it (R7.2, R8)."""
    if match.mode is Mode.ALONE:
        if match.chips:
            return None
        face_up = sum(up for _, up in match.laid)
        won = face_up > len(match.laid) - face_up
        return MatchEnded(
            at=now, winners=tuple(seat.number for seat in match.seats if won), reason=EndReason.CHIPS_GONE
        )
    needed = match.chips_to_win
    if needed is not None:
        reached = tuple(seat.number for seat in match.seats if len(seat.chips) >= needed)
        if reached:
            return MatchEnded(at=now, winners=reached, reason=EndReason.CHIPS_REACHED)
    if match.chips:
        return None
    most = max(len(seat.chips) for seat in match.seats)
    winners = tuple(seat.number for seat in match.seats if len(seat.chips) == most)
    return MatchEnded(at=now, winners=winners, reason=EndReason.CHIPS_GONE)
