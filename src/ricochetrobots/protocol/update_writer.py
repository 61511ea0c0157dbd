"""Updates as JSON, written once for all who are told the same.

What people see of a room differs in the last two fields of the view alone (`OwnView`). So the rest of a view is
encoded once for everybody, and a finished round once for as long as it is part of the history. What comes out is
what ``SERVER_MESSAGES`` makes of the same `Update`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from ricochetrobots.game import Match
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import PlayedRound
from ricochetrobots.game.view import OwnView, RoundPart, SharedView, round_part, shared_view
from ricochetrobots.protocol.messages import EVENTS


class _Finished(NamedTuple):
    """A finished round, what is seen of it, and the same as JSON."""

    played: PlayedRound
    part: RoundPart
    json: bytes


class UpdateWriter:
    """Writes the updates of one room."""

    def __init__(self) -> None:
        self._finished: list[_Finished] = []

    def news(self, match: Match, events: Sequence[Event], now: float, game: str | None) -> News:
        """Return what everybody can be told when the room has come to ``match`` by all of ``events``."""
        pairs = zip_longest(match.history, self._finished[: len(match.history)])
        self._finished = [
            known if known is not None and known.played is played else _finished(match, played)
            for played, known in pairs
        ]
        seen = shared_view(match, tuple(finished.part for finished in self._finished))
        return News(events, now, self._view(seen), game)

    def _view(self, seen: SharedView) -> bytes:
        fields = dict(vars(seen))
        fields["history"] = msgspec.Raw(_array(finished.json for finished in self._finished))
        return msgspec.json.encode(fields)


class News:
    """One state of a room, to be told to many."""

    def __init__(self, events: Sequence[Event], now: float, view: bytes, game: str | None) -> None:
        self._events = events
        self._head = msgspec.json.encode({"type": "update", "seq": len(events), "now": now})
        self._view = view
        self._tail = msgspec.json.encode({"game": game})
        self._since: dict[int, bytes] = {}

    def update(self, after: int, own: OwnView) -> bytes:
        """Return the update for somebody who knows the events up to number ``after`` and sees ``own`` besides."""
        shared = self._since.get(after)
        if shared is None:
            events = _array(
                _numbered(number, event) for number, event in enumerate(self._events[after:], after + 1)
            )
            shared = self._since[after] = (
                self._head[:-1] + b',"events":' + events + b',"view":' + self._view[:-1]
            )
        return b"".join((shared, b",", msgspec.json.encode(own)[1:], b",", self._tail[1:]))


def _finished(match: Match, played: PlayedRound) -> _Finished:
    part = round_part(match.board, played)
    return _Finished(played, part, msgspec.json.encode(part))


def _numbered(number: int, event: Event) -> bytes:
    return b'{"seq":%d,"event":%b}' % (number, EVENTS.encode(event))


def _array(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"
