"""A finished game as it is published: enough to replay it anywhere (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ricochetrobots.game import replay, view
from ricochetrobots.game.events import Event, MatchOpened, OptimumFound, PlayerLeft, PlayerSeated
from ricochetrobots.protocol.http import GameExport


def export_game(game: str, events: Sequence[Event], first: int, last: int) -> GameExport:
    """Return the match that events ``first`` to ``last`` of a room make, readable without those before.

    What is found out of its rounds after the end belongs to it.
    """
    afterwards = takewhile(lambda event: not isinstance(event, MatchOpened), events[last:])
    found = [event for event in afterwards if isinstance(event, OptimumFound)]
    told = [events[first - 1], *_seated_before(events, first), *events[first:last], *found]
    return GameExport(game=game, events=tuple(told), view=view(replay(told), None))


def _seated_before(events: Sequence[Event], first: int) -> list[Event]:
    """Return the events that seat those who kept their seats from the match before."""
    if first == 1:
        return []
    at = events[first - 1].at
    seated: list[Event] = []
    for seat in replay(events[: first - 1]).seats:
        seated.append(PlayerSeated(at=at, seat=seat.number, name=seat.name, plays_from=1))
        if seat.left:
            seated.append(PlayerLeft(at=at, seat=seat.number))
    return seated
