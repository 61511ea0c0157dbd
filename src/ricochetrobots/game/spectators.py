"""When spectators are told what happens: as much later as the host has said, so that nobody who watches can help.

That follows from the log alone: what happens is told by the delay that stands then, and nothing is told before what
came earlier. So a spectator is never taken back, whatever the host says; and any server tells the same.
"""

from __future__ import annotations

from ricochetrobots.game.match import Match


def told_from(match: Match, at: float) -> float:
    """Return from when on spectators are told what happens at time ``at``, the match being such before it."""
    return max(match.spectators_from, at + match.spectator_delay)


def watches(match: Match, seat_number: int | None) -> bool:
    """Tell whether who speaks for that seat (None: for none) is a spectator: somebody who is not at the table."""
    return not any(seat.number == seat_number and not seat.left for seat in match.seats)
