"""Encode updates as JSON, once for all viewers who receive the same update.

Views of a room differ only in the fields of `OwnView`. The other fields are encoded once for everybody, and a
finished round only once. When only the bids change, only the bids are encoded again. The result equals what
``SERVER_MESSAGES`` makes of the same `Update`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from ricochetrobots.game import Match
from ricochetrobots.game.absence import NOBODY_GONE, Gone
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import PlayedRound, bids_alone_differ
from ricochetrobots.game.view import OwnView, RoundPart, bid_parts, own_view, round_part, shared_view
from ricochetrobots.wire.messages import EVENTS


class _Finished(NamedTuple):
    """A finished round, its part of the view, and that part as JSON."""

    played: PlayedRound
    part: RoundPart
    json: msgspec.Raw


class UpdateWriter:
    """Writes the updates of one room."""

    def __init__(self) -> None:
        self._finished: list[_Finished] = []
        self._shared: dict[str, msgspec.Raw] = {}
        """The fields that are equal for everybody, as of ``_shared_match``."""
        self._shared_match: Match | None = None
        self._match: Match | None = None
        self._gone: Gone = NOBODY_GONE
        self._viewer_parts: dict[int | None, OwnView] = {}
        """The fields that differ from viewer to viewer, as of ``_match`` and ``_gone``."""

    def room_update(
        self, match: Match, seq: int, events: Sequence[Event], now: float, game: str | None
    ) -> RoomUpdate:
        """Return the update of a room whose event number ``seq`` led to ``match``.

        ``events`` are the last events, including that one.
        """
        if self._shared_match is None or not bids_alone_differ(self._shared_match, match):
            self._shared_match, self._shared = match, self._encode_shared(match)
        return RoomUpdate(seq, events, now, {**self._shared, "bids": _encode(bid_parts(match))}, game)

    def set_match(self, match: Match, gone: Gone) -> None:
        """Let `viewer_part` return the fields for that match, with these players absent, from now on."""
        if match is not self._match or gone != self._gone:
            self._forget_viewer_parts(match, gone)

    def viewer_part(self, viewer: int | None) -> OwnView:
        """Return the fields for the player on that seat, or for a spectator if None."""
        viewer_part = self._viewer_parts.get(viewer)
        if viewer_part is None:
            if self._match is None:
                raise ValueError("there is no match yet")
            viewer_part = self._viewer_parts[viewer] = own_view(self._match, viewer, self._gone)
        return viewer_part

    def _forget_viewer_parts(self, match: Match, gone: Gone) -> None:
        """Forget the fields that may have changed; a bid after the first changes only those of its own seat."""
        before, gone_before = self._match, self._gone
        self._match, self._gone = match, gone
        bids = () if before is None or before.round is None else before.round.bids
        if before is None or not bids or gone != gone_before or not bids_alone_differ(before, match):
            self._viewer_parts.clear()
        elif match.round is not None:
            for bid in {*bids} ^ {*match.round.bids}:
                self._viewer_parts.pop(bid.seat, None)

    def _encode_shared(self, match: Match) -> dict[str, msgspec.Raw]:
        pairs = zip_longest(match.history, self._finished[: len(match.history)])
        self._finished = [
            known if known is not None and known.played is played else _finished(match, played)
            for played, known in pairs
        ]
        shared = vars(shared_view(match, tuple(finished.part for finished in self._finished)))
        fields = {name: _encode(value) for name, value in shared.items() if name != "history"}
        history = _encode([finished.json for finished in self._finished])
        return {name: fields.get(name, history) for name in shared}


class RoomUpdate:
    """One state of a room, for many viewers."""

    def __init__(
        self, seq: int, events: Sequence[Event], now: float, view: Mapping[str, msgspec.Raw], game: str | None
    ) -> None:
        self._seq, self._now, self._game = seq, now, game
        self._events = events
        self._view = view
        self._updates: dict[tuple[int, OwnView], bytes] = {}

    def update(self, after: int, viewer_part: OwnView) -> bytes:
        """Return the update for a viewer who knows the events up to number ``after``.

        Events that are no longer in memory are left out.
        """
        before = self._seq - len(self._events)
        after = max(after, before)
        update = self._updates.get((after, viewer_part))
        if update is None:
            events = [
                {"seq": number, "event": msgspec.Raw(EVENTS.encode(event))}
                for number, event in enumerate(self._events[after - before :], after + 1)
            ]
            head = {"type": "update", "seq": self._seq, "now": self._now, "events": events}
            update = msgspec.json.encode(
                {**head, "view": {**self._view, **vars(viewer_part)}, "game": self._game}
            )
            self._updates[after, viewer_part] = update
        return update


def _finished(match: Match, played: PlayedRound) -> _Finished:
    part = round_part(match.board, played)
    return _Finished(played, part, _encode(part))


def _encode(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
