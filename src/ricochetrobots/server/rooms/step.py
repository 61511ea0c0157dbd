"""A step of a room: events, the match that they lead to, and the append that stores both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ricochetrobots.game import Match, deadline, evolve
from ricochetrobots.game.events import (
    DemonstrationStarted,
    Event,
    LinkRenewed,
    MatchEnded,
    MatchOpened,
    PlayerReturned,
    PlayerSeated,
    SeatForgotten,
    SeatRenewed,
)
from ricochetrobots.game.match import bids_alone_differ
from ricochetrobots.server.log.journal import StoredEvent, encode
from ricochetrobots.server.log.names import NamingEvent
from ricochetrobots.server.log.records import Append, GameRow, RoomRow, StoredReply
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.replies import Request
from ricochetrobots.server.rooms.room_codes import random_code
from ricochetrobots.server.rooms.tokens import Tokens


@dataclass(frozen=True)
class StoredDeadline:
    """The derived data that this process last stored for a room: the deadline."""

    deadline: float | None


@dataclass(frozen=True)
class RoomStep:
    """Events, the match that they lead to, and the append that stores them."""

    events: tuple[Event, ...]
    match: Match
    append: Append
    derived: StoredDeadline
    only_bids: bool
    """True if only the bids change."""


class Stepper:
    """Makes the steps of one room."""

    def __init__(self, row: RoomRow, tokens: Tokens, randomness: Randomness) -> None:
        self._row = row
        self._tokens = tokens
        self._randomness = randomness

    def step(
        self,
        fold: Fold,
        events: tuple[Event, ...],
        request: Request | None,
        stored: StoredDeadline | None,
        opening: RoomRow | None = None,
    ) -> RoomStep:
        """Return the step of these events after ``fold``, in reply to ``request`` if there is one.

        ``opening`` is the row of a new room.
        """
        match, opened_at, last = fold.match, fold.opened_at, fold.seq + len(events)
        reply = None if request is None else reply_to(request, events, last)
        rows: list[StoredEvent] = []
        game: GameRow | None = None
        for number, event in enumerate(events, fold.seq + 1):
            match = evolve(match, event)
            text = reply.text if reply is not None and number == last else ""
            salt = self._randomness.id() if isinstance(event, NamingEvent) else ""
            rows.append(encode(event, number, rows[-1].hash if rows else fold.chain, text, salt))
            if isinstance(event, MatchOpened):
                opened_at = number
            elif isinstance(event, MatchEnded):
                game_id = self._tokens.game_id(self._row.id, match.number)
                game = GameRow(game_id, self._row.id, opened_at, number)
        if match is None:
            raise ValueError("a room's first event opens a match")
        only_bids = fold.match is not None and bids_alone_differ(fold.match, match)
        derived = stored if stored and only_bids else StoredDeadline(deadline(match))
        append = Append(
            room=self._row.id,
            seq=last,
            at=events[-1].at,
            events=tuple(rows),
            deadline=derived.deadline,
            deadline_changed=stored is None or derived.deadline != stored.deadline,
            reply=reply,
            may_repeat=reply is not None and fold.seq > len(fold.events),
            game=game,
            opening=opening,
            forgotten=tuple(event.seat for event in events if isinstance(event, SeatForgotten)),
            recoded=self._recoded(events),
        )
        return RoomStep(events, match, append, derived, only_bids)

    def _recoded(self, events: Sequence[Event]) -> RoomRow | None:
        """Return the room's row with a new code if the events renew the link, None if the code stays."""
        renewed = any(isinstance(event, LinkRenewed) for event in events)
        if not renewed or self._row.code is None:
            return None
        return replace(self._row, code=random_code(self._randomness))


def reply_to(request: Request, events: tuple[Event, ...], seq: int) -> StoredReply:
    """Return the reply to a request that led to these events; the last has the number ``seq``."""
    return StoredReply(
        id=request.id,
        request=request.digest,
        actor=request.seat_number,
        seat=seat_given(events),
        seq=seq,
    )


def seat_given(events: tuple[Event, ...]) -> int | None:
    """Return the seat whose token is issued by these events, None for none."""
    giving = PlayerSeated | PlayerReturned | SeatRenewed
    to_bots = {
        event.seat
        for event in events
        if isinstance(event, PlayerSeated) and event.bot is not None and not event.bot.is_program
    }
    given = (event.seat for event in events if isinstance(event, giving) and event.seat not in to_bots)
    return next(given, None)


def opened_at_once(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events with demonstrations that open when they start, by `ServerLimits.board_is_shown`."""
    return tuple(_opened(event) if isinstance(event, DemonstrationStarted) else event for event in events)


def _opened(event: DemonstrationStarted) -> DemonstrationStarted:
    if event.opens is None:
        return event
    until = None if event.until is None else event.until - (event.opens - event.at)
    return replace(event, opens=event.at, until=until)
