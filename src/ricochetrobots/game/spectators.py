"""The delay of events for spectators. The host sets it so that spectators cannot help a player.

The delay follows from the log alone, so all servers agree. Each event has the delay in force at its time, and events
stay in order. A spectator therefore never sees an older state again, even if the host shortens the delay.
"""

from __future__ import annotations

from ricochetrobots.game.match import Match


def visible_from(match: Match, at: float) -> float:
    """Return when spectators receive an event of time ``at``; ``match`` is the state before the event."""
    return max(match.spectators_from, at + match.spectator_delay)


def watches(match: Match, seat_number: int | None) -> bool:
    """Return whether a connection with that seat (None: without a seat) belongs to a spectator."""
    return not any(seat.number == seat_number and not seat.left for seat in match.seats)
