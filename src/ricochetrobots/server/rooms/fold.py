"""The state to which a room's log leads: the match, and the other data that the room needs to continue.

It is built from the first event, or from a snapshot (log/snapshots.py). Only the last events stay in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Self

from ricochetrobots.game import Match, evolve
from ricochetrobots.game.events import (
    Event,
    LinkRenewed,
    MatchOpened,
    PlayerLeft,
    SeatForgotten,
    SeatRenamed,
    SeatRenewed,
)
from ricochetrobots.game.spectators import visible_from
from ricochetrobots.server.clock import BELIEVED_SECONDS, Clock
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, decode
from ricochetrobots.server.log.names import NamingEvent, SealedName
from ricochetrobots.server.log.snapshots import (
    RefutedError,
    Snapshot,
    State,
    read_snapshot,
    take_snapshot,
)
from ricochetrobots.server.rooms.held_back import HeldBack, Moment


class Fold:
    """The state of a room after event ``seq``, whose hash is ``chain`` and whose time is ``at``.

    ``events`` are the last events. Event ``opened_at`` opened the current match. For each seat, ``seated`` holds the
    time at which it was last taken, ``named`` the name of its player, and ``renewed`` the event that last renewed its
    token. ``link_renewed`` is the event that last renewed the room's link, 0 for none. ``written`` is the event of
    the last snapshot, 0 for none, and ``resumed`` is True if this fold was built from one.
    """

    def __init__(self, room_id: str, clock: Clock, limits: ServerLimits) -> None:
        self.room_id = room_id
        self.match: Match | None = None
        self.seq = 0
        self.chain = GENESIS
        self.at = 0.0
        self.opened_at = 1
        self.seated: dict[int, float] = {}
        self.named: dict[int, SealedName] = {}
        self.renewed: dict[int, int] = {}
        self.link_renewed = 0
        self.events: list[Event] = []
        self.written = 0
        self.resumed = False
        self._clock = clock
        self._limits = limits
        self.held_back: HeldBack[Moment] = HeldBack()
        self.left: Mapping[int, Moment] = {}
        """For each player who left during a spectator delay, the last moment that the player saw."""

    @classmethod
    def resume(
        cls,
        room_id: str,
        clock: Clock,
        limits: ServerLimits,
        snapshot: Snapshot,
        names: Iterable[SealedName],
        rows: Iterable[StoredEvent],
        replies: Mapping[int, str],
    ) -> Self:
        """Return the fold at a snapshot. Raises RefutedError if the snapshot does not match the last of ``rows``.

        ``names`` are the names in the room, of which a snapshot holds only the seals.
        """
        state = read_snapshot(room_id, snapshot)
        fold = cls(room_id, clock, limits)
        before = [row for row in rows if row.seq <= snapshot.seq]
        if before and before[0].seq > 1:  # of the first row, only the hash is needed
            fold.seq, fold.chain = before[0].seq, before[0].hash
        try:
            for row in before:
                if row.seq > fold.seq:
                    fold.events.append(fold._decoded(row, replies))
                    fold.seq, fold.chain = row.seq, row.hash
        except RoomSetAsideError as fault:
            raise RefutedError(f"event {fault.seq} is damaged: {fault.reason}") from fault
        if (fold.seq, fold.chain) != (snapshot.seq, snapshot.chain):
            raise RefutedError("it does not belong to the log")
        by_seal = {name.seal: name for name in names}
        try:
            fold.named = {seat.number: by_seal[seat.name] for seat in state.match.seats if seat.name}
        except KeyError as fault:
            raise RefutedError("the name of a seat is missing") from fault
        fold.match = _called(state.match, {number: sealed.name for number, sealed in fold.named.items()})
        fold.at, fold.opened_at = state.at, state.opened_at
        fold.seated, fold.renewed = dict(state.seated), dict(state.renewed)
        fold.link_renewed = state.link_renewed
        fold.written, fold.resumed = snapshot.seq, True
        return fold

    @property
    def hides(self) -> bool:
        """Return whether this fold was built from a snapshot and may contain events that spectators may not see yet."""
        match = self.match
        return match is not None and not match.closed and visible_from(match, self.at) > self._clock.now()

    @property
    def due(self) -> bool:
        """Return whether a new snapshot should be stored."""
        return self.seq - self.written >= self._limits.snapshot_events

    def read(self, rows: Iterable[StoredEvent], replies: Mapping[int, str]) -> tuple[Event, ...]:
        """Fold the rows that are not known yet, and return their events; 30 us each.

        ``replies`` are the texts of replies stored with them. Raises RoomSetAsideError if the record is damaged.
        """
        new: list[Event] = []
        for row in rows:
            if row.seq > self.seq:
                event = self._decoded(row, replies)
                if event.at > self._clock.now() + BELIEVED_SECONDS:
                    raise RoomSetAsideError(self.room_id, row.seq, "it is from the future")
                self.take((event,), evolve(self.match, event), (row,))
                new.append(event)
        return tuple(new)

    def take(self, events: Sequence[Event], match: Match, rows: Sequence[StoredEvent]) -> None:
        """Fold stored events, given the match that they lead to and the rows that contain them."""
        before = None if self.match is None else Moment(self.seq, self.at, self.match)
        self.match, self.chain = match, rows[-1].hash
        for event, row in zip(events, rows, strict=True):
            self.seq, self.at = self.seq + 1, event.at
            self.events.append(event)
            if isinstance(event, MatchOpened):
                self.opened_at = self.seq
            if isinstance(event, NamingEvent):
                if not isinstance(event, SeatRenamed):
                    self.seated[event.seat] = event.at
                if row.name is not None:
                    self.named[event.seat] = row.name
            elif isinstance(event, SeatRenewed):
                self.renewed[event.seat] = self.seq
            elif isinstance(event, LinkRenewed):
                self.link_renewed = self.seq
            elif isinstance(event, SeatForgotten):
                self.named.pop(event.seat, None)
                self.events[:] = (_nameless(before, event.seat) for before in self.events)
                self._forget_name(event.seat)
        if before is not None:
            self._hold_back(before, Moment(self.seq, self.at, match), events)
        kept = self._limits.events_in_memory
        if len(self.events) > 2 * kept:
            seen = self.held_back.seen(self._clock.now())
            del self.events[: -kept - (0 if seen is None else self.seq - seen.seq)]

    def _hold_back(self, before: Moment, after: Moment, events: Sequence[Event]) -> None:
        """Hold back from spectators the state after new events."""
        until, now = visible_from(before.match, after.at), self._clock.now()
        if after.match.closed:  # a closed match has no secrets
            self.held_back = HeldBack()
        elif until > after.at and until > now:
            self.held_back = self.held_back.hold(before, after, until, now)
            leaving = {event.seat: after for event in events if isinstance(event, PlayerLeft)}
            self.left = {**self.left, **leaving}

    def _forget_name(self, seat: int) -> None:
        def nameless(moment: Moment) -> Moment:
            seats = tuple(replace(one, name="") if one.number == seat else one for one in moment.match.seats)
            return moment._replace(match=replace(moment.match, seats=seats))

        self.held_back = self.held_back.change(nameless)
        self.left = {number: nameless(moment) for number, moment in self.left.items()}

    def check_names(self) -> None:
        """Raise RoomSetAsideError if a name is missing that was not deleted on request."""
        for seat in () if self.match is None else self.match.seats:
            if not seat.name and not seat.forgotten:
                raise RoomSetAsideError(self.room_id, self.seq, f"the name of seat {seat.number} is missing")

    def snapshot(self) -> Snapshot:
        """Return the snapshot to store."""
        if self.match is None:
            raise ValueError("a room's first event opens a match")
        match = _called(self.match, {number: sealed.seal for number, sealed in self.named.items()})
        state = State(
            match=match,
            at=self.at,
            opened_at=self.opened_at,
            seated=self.seated,
            renewed=self.renewed,
            link_renewed=self.link_renewed,
        )
        return take_snapshot(self.room_id, self.seq, self.chain, state)

    def _decoded(self, row: StoredEvent, replies: Mapping[int, str]) -> Event:
        return decode(self.room_id, row, self.seq + 1, self.chain, replies.get(row.seq, ""))


def _called(match: Match, names: Mapping[int, str]) -> Match:
    """Return the match with these names in its seats, and empty names in the others."""
    return replace(match, seats=tuple(replace(seat, name=names.get(seat.number, "")) for seat in match.seats))


def _nameless(event: Event, seat: int) -> Event:
    """Return the event without the name of that seat."""
    return replace(event, name="") if isinstance(event, NamingEvent) and event.seat == seat else event
