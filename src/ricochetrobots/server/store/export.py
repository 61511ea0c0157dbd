"""A finished game for publication: enough to replay it anywhere (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence

from ricochetrobots.game import replay, view
from ricochetrobots.game.events import Event, OptimumFound, PlayerLeft, PlayerSeated
from ricochetrobots.protocol.http import GameExport


def export_game(
    game: str, seated: Sequence[Event], events: Sequence[Event], afterwards: Sequence[Event] = ()
) -> GameExport:
    """Return the match that ``events`` make, readable without earlier events.

    ``seated`` are the room's first event and those by which people came and went before the match. Of
    ``afterwards``, the events up to the next match, the optima of its rounds belong to it.
    """
    opened, *played = events
    found = [event for event in afterwards if isinstance(event, OptimumFound)]
    events = [opened, *_seated_before(seated, opened.at), *played, *found]
    return GameExport(game=game, events=tuple(events), view=view(replay(events), None))


def _seated_before(seated: Sequence[Event], at: float) -> list[Event]:
    """Return the events that seat the players who kept their seats from earlier matches."""
    events: list[Event] = []
    for seat in replay(seated).seats if seated else ():
        events.append(PlayerSeated(at=at, seat=seat.number, name=seat.name, plays_from=1))
        if seat.left:
            events.append(PlayerLeft(at=at, seat=seat.number))
    return events
