"""Who listens in a room, who of its seats is there, and who has been told what.

Updates tell what is stored. Ephemeral messages, such as who is there, are told and never stored: whoever comes
later does not hear of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from ricochetrobots.game import Match
from ricochetrobots.game.absence import Gone
from ricochetrobots.game.events import Event
from ricochetrobots.game.view import OwnView, own_view
from ricochetrobots.protocol import messages
from ricochetrobots.protocol.update_writer import News, UpdateWriter
from ricochetrobots.server.clock import Clock


class Listener(Protocol):
    """Somebody who is told what happens in a room, and perhaps sits there."""

    seat: int | None

    def tell(self, message: bytes) -> None:
        """Take an encoded message. Must not wait."""
        ...

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Take leave; nothing is told after it."""
        ...


class RoomState(Protocol):
    """What an audience is told of."""

    match: Match | None
    events: list[Event]

    @property
    def game(self) -> str | None:
        """The public id of the match that is finished, None before."""
        ...


@dataclass(frozen=True)
class Told:
    """What a listener knows: the newest event, and the commands allowed to it, None if it has just changed seats."""

    seq: int
    allowed: tuple[str, ...] | None


class Audience:
    """The listeners of one room. ``started`` is when the server started: before that nobody was there."""

    def __init__(self, room: RoomState, clock: Clock, started: float) -> None:
        self._room = room
        self._clock = clock
        self._started = started
        self._listeners: dict[Listener, Told] = {}
        self._presence: dict[int, messages.SeatPresence] = {}
        self._writer = UpdateWriter()

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def connections(self, seat_number: int) -> int:
        """Return how many connections a seat has."""
        return sum(listener.seat == seat_number for listener in self._listeners)

    def join(self, listener: Listener, known: int | None) -> None:
        """Tell ``listener`` how the room looks now and what came after event ``known``, and all from here on."""
        self._listeners[listener] = Told(len(self._room.events) if known is None else known, None)
        self._connection_changed(listener.seat)

    def leave(self, listener: Listener) -> None:
        """Tell that listener no more."""
        if self._listeners.pop(listener, None) is not None:
            self._connection_changed(listener.seat)

    def move(self, listener: Listener, seat_number: int) -> None:
        """Let a listener sit on that seat, and tell it how the room looks from there."""
        listener.seat = seat_number
        if listener in self._listeners:
            self._listeners[listener] = Told(self._listeners[listener].seq, None)
        self._connection_changed(seat_number)

    def gone(self) -> Gone:
        """Return since when the connections of seats have been gone."""
        seats = () if self._room.match is None else self._room.match.seats
        known = map(self._presence_of, (seat.number for seat in seats))
        return {seat.seat: seat.since for seat in known if not seat.connected}

    def seat_taken(self, seat_number: int, at: float) -> None:
        """Note a seat that was taken, perhaps by somebody whose connection is still to come."""
        before = self._presence.get(seat_number)
        if before is None or not before.connected:
            since = max(at, self._started)
            self._presence[seat_number] = messages.SeatPresence(
                seat=seat_number, connected=False, since=since
            )

    def tell_news(self) -> None:
        """Tell everybody what they have not been told yet, each as it looks from the own seat.

        That is what has happened, and what somebody's coming or going allows or forbids.
        """
        match, gone = self._room.match, self.gone()
        if match is None:
            return
        own: dict[int | None, OwnView] = {}
        news: News | None = None
        for listener, told in tuple(self._listeners.items()):
            if listener.seat not in own:
                own[listener.seat] = own_view(match, listener.seat, gone)
            sees = own[listener.seat]
            known = Told(len(self._room.events), sees.allowed_commands)
            if told != known:
                news = news or self._writer.news(match, self._room.events, self._clock.now(), self._room.game)
                self._listeners[listener] = known
                listener.tell(news.update(told.seq, sees))

    def presence(self) -> messages.Presence:
        """Return who is there."""
        seats = () if self._room.match is None else self._room.match.seats
        return messages.Presence(
            seats=tuple(self._presence_of(seat.number) for seat in seats),
            watching=sum(listener.seat is None for listener in self._listeners),
        )

    def tell_ephemeral(self, message: messages.Ephemeral) -> None:
        """Tell everybody something that is not stored."""
        encoded = messages.SERVER_MESSAGES.encode(message)
        for listener in self:
            listener.tell(encoded)

    def _connection_changed(self, seat_number: int | None) -> None:
        if seat_number is not None:
            connected = self.connections(seat_number) > 0
            if connected is not self._presence_of(seat_number).connected:
                self._presence[seat_number] = messages.SeatPresence(
                    seat=seat_number, connected=connected, since=self._clock.now()
                )
        self.tell_news()
        self.tell_ephemeral(self.presence())

    def _presence_of(self, seat_number: int) -> messages.SeatPresence:
        never = messages.SeatPresence(seat=seat_number, connected=False, since=self._started)
        return self._presence.get(seat_number, never)
