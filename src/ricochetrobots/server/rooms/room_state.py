"""A room as its audience sees it: the immutable value that a room passes to its audience after each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from ricochetrobots.game import Match
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import Seat
from ricochetrobots.game.spectators import watches
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.log.records import RoomRow
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.held_back import HeldBack, Moment
from ricochetrobots.server.rooms.room_codes import show_code
from ricochetrobots.server.rooms.tokens import Tokens


@dataclass(frozen=True)
class RoomState:
    """The state of a room after event ``seq`` at time ``at``.

    ``address`` is the part of a link that identifies the room. ``events`` are the last events. ``renewed`` holds the
    event that last renewed the token of each seat, and ``link_renewed`` the one that last renewed the link, 0 for none.
    """

    row: RoomRow
    address: str
    seq: int
    at: float
    match: Match | None
    events: Sequence[Event]
    renewed: Mapping[int, int]
    link_renewed: int
    held_back: HeldBack[Moment]
    left: Mapping[int, Moment]
    """For each player who left during a spectator delay, the last moment that the player saw."""

    @classmethod
    def of(cls, row: RoomRow, fold: Fold, tokens: Tokens) -> Self:
        """Return the state of a room from the fold of its log; about 10 us."""
        return cls(
            row=row,
            address=tokens.room_address(row.id, fold.link_renewed),
            seq=fold.seq,
            at=fold.at,
            match=fold.match,
            events=tuple(fold.events),
            renewed=dict(fold.renewed),
            link_renewed=fold.link_renewed,
            held_back=fold.held_back,
            left=fold.left,
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the match; none before the first match."""
        return () if self.match is None else self.match.seats

    @property
    def code(self) -> str | None:
        """The code of the room, None while it is locked, closed or private."""
        match = self.match
        if self.row.code is None or (match and (match.locked or match.closed or match.options.private)):
            return None
        return show_code(self.row.code)

    def delays(self, now: float) -> bool:
        """Return whether spectators see an earlier moment, or another time."""
        late = self.match is not None and self.match.spectator_delay > 0
        return late or self.held_back.seen(now) is not None

    def seen_from(self, seat: int | None, now: float) -> Moment | None:
        """Return the moment that a seat, or a spectator, sees; None for the present."""
        if self.match is None or not self.delays(now) or not watches(self.match, seat):
            return None
        seen = self.held_back.seen(now) or Moment(self.seq, self.at, self.match)
        left = None if seat is None else self.left.get(seat)
        return seen if left is None or left.seq < seen.seq else left

    def seq_seen_from(self, seat: int | None, now: float) -> int:
        """Return the number of the newest event that a seat, or a spectator, may know."""
        moment = self.seen_from(seat, now)
        return self.seq if moment is None else moment.seq

    def match_for_strangers(self, now: float) -> Match | None:
        """Return the match as the holder of a link sees it; None without a match, or in a private room."""
        if self.match is None or self.match.options.private:
            return None
        moment = self.seen_from(None, now)
        return self.match if moment is None else moment.match

    def events_up_to(self, seq: int) -> Sequence[Event]:
        """Return the events in memory up to number ``seq``."""
        return self.events[: max(0, len(self.events) - (self.seq - seq))]

    def seat_token(self, seat_number: int, tokens: Tokens) -> str:
        """Return the current token of a seat."""
        return tokens.seat_token(self.row.id, seat_number, self.renewed.get(seat_number, 0))

    def seat_of(self, token: str, tokens: Tokens) -> int:
        """Return the seat that a token proves. Raises BadTokenError, and ServerError for an expired token."""
        proof = tokens.seat(self.row.id, token)
        if proof.renewed != self.renewed.get(proof.seat, 0):
            raise ServerError("token-renewed")
        return proof.seat

    def is_taken_away(self, seat_number: int) -> bool:
        """Return whether the player of that seat was removed, or has deleted the name."""
        return any(seat.number == seat_number and (seat.removed or seat.forgotten) for seat in self.seats)
