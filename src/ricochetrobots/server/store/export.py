"""A finished game as it is published: enough to replay it anywhere (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence

from ricochetrobots.game import replay, view
from ricochetrobots.game.events import Event, OptimumFound, PlayerLeft, PlayerSeated
from ricochetrobots.protocol.http import GameExport


def export_game(
    game: str, seated: Sequence[Event], events: Sequence[Event], afterwards: Sequence[Event] = ()
) -> GameExport:
    """Return the match that ``events`` make, readable without those before it.

    ``seated`` are the room's first event and those by which people came and went before the match; of ``afterwards``,
    the events up to the next match, what is found out of its rounds belongs to it.
    """
    opened, *played = events
    found = [event for event in afterwards if isinstance(event, OptimumFound)]
    told = [opened, *_seated_before(seated, opened.at), *played, *found]
    return GameExport(game=game, events=tuple(told), view=view(replay(told), None))


def _seated_before(seated: Sequence[Event], at: float) -> list[Event]:
    """Return the events that seat those who kept their seats from the matches before."""
    told: list[Event] = []
    for seat in replay(seated).seats if seated else ():
        told.append(PlayerSeated(at=at, seat=seat.number, name=seat.name, plays_from=1))
        if seat.left:
            told.append(PlayerLeft(at=at, seat=seat.number))
    return told
