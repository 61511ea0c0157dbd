"""Updates as JSON, written once for all who are told the same.

What people see of a room differs in the last two fields of the view alone (`OwnView`). So the rest of a view is
encoded once for everybody, a finished round once for as long as it is part of the history, and all but the bids
once while people bid. What comes out is what ``SERVER_MESSAGES`` makes of the same `Update`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from ricochetrobots.game import Match
from ricochetrobots.game.absence import NOBODY_GONE, Gone
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import PlayedRound, bids_alone_differ
from ricochetrobots.game.view import RoundPart, bid_parts, own_view, round_part, shared_view
from ricochetrobots.protocol.messages import EVENTS


class _Finished(NamedTuple):
    """A finished round, what is seen of it, and the same as JSON."""

    played: PlayedRound
    part: RoundPart
    json: bytes


class _Around(NamedTuple):
    """The view of a match as JSON, up to its bids and from there on."""

    match: Match
    before_bids: bytes
    after_bids: bytes


class Own(NamedTuple):
    """What only one person sees: the commands allowed, and all of it as JSON (`OwnView`)."""

    allowed: tuple[str, ...]
    json: bytes


class UpdateWriter:
    """Writes the updates of one room."""

    def __init__(self) -> None:
        self._finished: list[_Finished] = []
        self._around: _Around | None = None
        self._match: Match | None = None
        self._gone: Gone = NOBODY_GONE
        self._own: dict[int | None, Own] = {}
        """What each person sees besides, of that match and with those gone."""

    def news(self, match: Match, seq: int, events: Sequence[Event], now: float, game: str | None) -> News:
        """Return what everybody can be told of a room that has come to ``match`` by event number ``seq``.

        ``events`` are the last ones up to it.
        """
        if self._around is None or not bids_alone_differ(self._around.match, match):
            self._around = self._around_bids(match)
        bids = msgspec.json.encode(bid_parts(match))
        view = self._around.before_bids + bids + self._around.after_bids
        return News(seq, events, now, view, game)

    def look(self, match: Match, gone: Gone) -> None:
        """Have `own` tell of that match from here on, and with those gone."""
        if match is not self._match or gone != self._gone:
            self._forget_own(match, gone)

    def own(self, viewer: int | None) -> Own:
        """Return what only the person on that seat sees, or a spectator if None."""
        own = self._own.get(viewer)
        if own is None:
            if self._match is None:
                raise ValueError("there is no match to look at yet")
            seen = own_view(self._match, viewer, self._gone)
            own = self._own[viewer] = Own(seen.allowed_commands, msgspec.json.encode(seen))
        return own

    def _forget_own(self, match: Match, gone: Gone) -> None:
        """Forget the own views that may have changed: somebody's bid changes that of the same seat alone."""
        before, self._match = self._match, match
        if before is None or gone != self._gone or not bids_alone_differ(before, match):
            self._own.clear()
        elif before.round is not None and match.round is not None:
            said = before.round.bids, match.round.bids
            as_before = set(map(id, said[0])) & set(map(id, said[1]))
            for bid in (*said[0], *said[1]):
                if id(bid) not in as_before:
                    self._own.pop(bid.seat, None)
        self._gone = gone

    def _around_bids(self, match: Match) -> _Around:
        pairs = zip_longest(match.history, self._finished[: len(match.history)])
        self._finished = [
            known if known is not None and known.played is played else _finished(match, played)
            for played, known in pairs
        ]
        fields = dict(vars(shared_view(match, tuple(finished.part for finished in self._finished))))
        fields["history"] = msgspec.Raw(_array(finished.json for finished in self._finished))
        names = list(fields)
        before = {name: fields[name] for name in names[: names.index("bids")]}
        after = {name: fields[name] for name in names[names.index("bids") + 1 :]}
        return _Around(
            match,
            msgspec.json.encode(before)[:-1] + b',"bids":',
            b"," + msgspec.json.encode(after)[1:],
        )


class News:
    """One state of a room, to be told to many."""

    def __init__(self, seq: int, events: Sequence[Event], now: float, view: bytes, game: str | None) -> None:
        self._events = events
        self._before = seq - len(events)
        self._head = msgspec.json.encode({"type": "update", "seq": seq, "now": now})
        self._view = view
        self._tail = b"," + msgspec.json.encode({"game": game})[1:]
        self._since: dict[int, bytes] = {}

    def update(self, after: int, own: Own) -> bytes:
        """Return the update for somebody who knows the events up to number ``after`` and sees ``own`` besides.

        What lies before the events at hand is left out.
        """
        after = max(after, self._before)
        shared = self._since.get(after)
        if shared is None:
            events = _array(
                _numbered(number, event)
                for number, event in enumerate(self._events[after - self._before :], after + 1)
            )
            shared = self._since[after] = (
                self._head[:-1] + b',"events":' + events + b',"view":' + self._view[:-1]
            )
        return b"".join((shared, b",", own.json[1:], self._tail))


def _finished(match: Match, played: PlayedRound) -> _Finished:
    part = round_part(match.board, played)
    return _Finished(played, part, msgspec.json.encode(part))


def _numbered(number: int, event: Event) -> bytes:
    return b'{"seq":%d,"event":%b}' % (number, EVENTS.encode(event))


def _array(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"
