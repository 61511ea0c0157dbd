"""The end of a match, and its winners (R7.2, R8)."""

from __future__ import annotations

from dataclasses import replace

from ricochetrobots.game.events import EndReason, MatchEnded
from ricochetrobots.game.match import Match, Seat
from ricochetrobots.game.options import Length, Mode

CHIPS_BY_PLAYERS = {1: 8, 2: 8, 3: 6, 4: 5}
"""The number of chips that wins in the usual length (R8.1, R8.5); with more players, all chips are played (R8.2)."""
SHORT_CHIPS_BY_PLAYERS = {1: 3, 2: 3, 3: 3, 4: 2}
"""The number of chips that wins in the short length (R8.8)."""
SHORT_CHIPS_IN_ALL = 6
"""The number of chips played in the short length with more players (R8.8)."""


def chips_to_win(match: Match) -> int | None:
    """Return how many chips win a match that starts now, or None if no number of chips wins it (R8.1-R8.8)."""
    if match.mode is Mode.ALONE:
        return None
    if match.options.chips_to_win is not None:
        return match.options.chips_to_win
    by_players = SHORT_CHIPS_BY_PLAYERS if match.options.length is Length.SHORT else CHIPS_BY_PLAYERS
    return by_players.get(max(sum(seat.sits for seat in match.seats), 1))


def chips_in_all(match: Match) -> int | None:
    """Return the number of won chips that ends a match that starts now, or None if all chips may be played (R8.8)."""
    if match.mode is Mode.ALONE or match.options.length is Length.USUAL or chips_to_win(match) is not None:
        return None
    return SHORT_CHIPS_IN_ALL


def ending(match: Match, now: float) -> MatchEnded | None:
    """Return the end of the match if the last chip taken, laid or returned ended it (R7.2, R8).

    It ends too when every chip face down has been turned up and come back since one was last won (R8.10).
    """
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
    if match.chips_to_play and match.untried:
        return None
    return end_as_it_stands(match, EndReason.CHIPS_GONE, now)


def end_as_it_stands(match: Match, reason: EndReason, now: float) -> MatchEnded:
    """Return the end of a match among friends: the players with the most chips win (R8.3), nobody without a chip."""
    most = max((len(seat.chips) for seat in match.seats), default=0)
    winners = tuple(seat.number for seat in match.seats if len(seat.chips) == most > 0)
    return MatchEnded(at=now, winners=winners, reason=reason)


def count_wins(match: Match, winners: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats after a match that ``winners`` have won. A seat that nobody may return to counts none (R8.9)."""
    counted = () if match.mode is Mode.ALONE else winners
    return tuple(
        replace(seat, wins=seat.wins + 1) if seat.number in counted and seat.may_return else seat
        for seat in match.seats
    )
