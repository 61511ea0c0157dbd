"""What is stored of a room beside its log: it follows from the log, and can be made anew from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ricochetrobots.game import Match, deadline
from ricochetrobots.game.events import Event, MatchEnded, MatchOpened
from ricochetrobots.server.log.store import Derived, GameRow
from ricochetrobots.server.rooms.in_play import NamesInPlay
from ricochetrobots.server.rooms.tokens import Tokens


def derive(room_id: str, events: Sequence[Event], match: Match, tokens: Tokens) -> Derived:
    """Return what follows from the events of a room, and from the match that they make."""
    return Derived(
        touched=events[-1].at,
        deadline=deadline(match),
        in_play=NamesInPlay().of(match),
        games=frozenset(_games(room_id, events, tokens)),
    )


def _games(room_id: str, events: Sequence[Event], tokens: Tokens) -> Iterator[GameRow]:
    first, number = 1, 1
    for seq, event in enumerate(events, 1):
        if isinstance(event, MatchOpened):
            first, number = seq, event.number
        elif isinstance(event, MatchEnded):
            yield GameRow(tokens.game_id(room_id, number), room_id, first, seq)
