"""One client's side of the conversation, without a socket and without a clock.

Whoever has a connection tells the session what happens to it (``opened``, ``receive``, ``closed``) and sends what
``outgoing`` hands out. The session keeps the place in the room: the seat, the events so far, the newest view, and
the commands that have no answer yet; these it says again, with their ids, on the next connection.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from typing import assert_never

import msgspec

from ricochetrobots.core import RicochetError
from ricochetrobots.game import View
from ricochetrobots.game.commands import RenewSeat
from ricochetrobots.protocol.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    VERSION,
    Accepted,
    ClientMessage,
    CommandMessage,
    Goodbye,
    Hello,
    Invitation,
    NumberedEvent,
    Ping,
    Pong,
    Presence,
    Refused,
    ServerMessage,
    Update,
    Welcome,
)

REMEMBERED_PINGS = 5


class ProtocolError(RicochetError):
    """The other side did not keep to the protocol."""

    code = "protocol"


class MissingError(ProtocolError):
    """An update came whose events do not follow those known: those after number ``after`` are missing."""

    def __init__(self, after: int) -> None:
        super().__init__(f"Event {after + 1} is missing.")
        self.after = after


class Session:
    """A place in ``room``: a seat if ``token`` proves one, else a spectator's.

    ``seq`` is the last event known; 0 asks for all of them, None for the present view alone. ``events`` are
    those that came after it, ``update`` is the newest update and ``goodbye`` how the server last ended a connection.
    """

    def __init__(self, room: str, *, token: str | None = None, seq: int | None = None) -> None:
        self.room = room
        self.token = token
        self.seq = seq
        self.seat: int | None = None
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        self.presence: Presence | None = None
        self.goodbye: Goodbye | None = None
        self.events: list[NumberedEvent] = []
        self.unanswered: dict[str, CommandMessage] = {}
        self._outgoing: deque[str] = deque()
        self._connected = False
        self._fetched: tuple[NumberedEvent, ...] = ()
        self._offsets: deque[float] = deque(maxlen=REMEMBERED_PINGS)

    @property
    def view(self) -> View | None:
        """The newest view; None before the first update."""
        return None if self.update is None else self.update.view

    @property
    def game(self) -> str | None:
        """The id of the finished game; None before its end."""
        return None if self.update is None else self.update.game

    def outgoing(self) -> list[str]:
        """Return the messages to send now, in order, each once."""
        messages = list(self._outgoing)
        self._outgoing.clear()
        return messages

    def opened(self) -> None:
        """Note that there is a new connection: the greeting goes first."""
        self._outgoing.clear()
        self._say(Hello(protocol=VERSION, room=self.room, token=self.token, seq=self.seq))

    def closed(self) -> None:
        """Note that the connection is gone."""
        self._connected = False
        self._outgoing.clear()

    def send(self, command: CommandMessage) -> None:
        """Say a command, now or as soon as there is a connection; it is kept until it is answered."""
        self.unanswered[command.id] = command
        if self._connected:
            self._say(command)

    def ping(self, now: float) -> None:
        """Ask for the server's time; ``now`` is the own clock's."""
        if self._connected:
            self._say(Ping(sent=now))

    def receive(self, data: str | bytes, now: float) -> ServerMessage | None:
        """Take a message at the time ``now`` of the own clock and return it, of an update only the new events.

        Returns None if the type of the message is not known.
        Raises ProtocolError when it cannot be read or leaves a gap in the events. If it is MissingError, fetch the
        events that are missing, give them to ``fill``, and give the same message again.
        """
        try:
            message = SERVER_MESSAGES.decode(data)
        except msgspec.DecodeError as fault:
            if _is_of_a_later_version(data):
                return None
            raise ProtocolError(f"The server's message cannot be read: {fault}.") from fault
        match message:
            case Welcome():
                self._welcomed(message)
            case Update():
                return self._updated(message)
            case Accepted():
                self.unanswered.pop(message.id, None)
                if message.token is not None:
                    self.seat, self.token = message.seat, message.token
            case Refused() if message.id is not None:
                self.unanswered.pop(message.id, None)
            case Presence():
                self.presence = message
            case Invitation():
                self.room = message.room
            case Pong():
                self._offsets.append(message.now - (message.sent + now) / 2)
            case Goodbye():
                if message.code == "token-renewed" and self._awaits_token:
                    self.token = None  # the command is said again, and the answer has the new one
                    message = replace(message, retry=True)
                self.goodbye = message
            case Refused():
                pass
            case _:
                assert_never(message)
        return message

    def fill(self, events: Sequence[NumberedEvent]) -> None:
        """Take events that were missing before an update; the next update has them too. Raises ProtocolError."""
        known = self.seq or 0
        if not events or [event.seq for event in events] != list(range(known + 1, known + 1 + len(events))):
            raise MissingError(known)
        self._fetched += tuple(events)
        self.seq = known + len(events)

    def server_time(self, now: float) -> float:
        """Return the server's time when the own clock shows ``now``, as well as it is known."""
        return now + (median(self._offsets) if self._offsets else 0.0)

    @property
    def _awaits_token(self) -> bool:
        """Whether the new token of the own seat has been asked for, and may have been lost on its way."""
        return any(isinstance(text.command, RenewSeat) for text in self.unanswered.values())

    def _say(self, message: ClientMessage) -> None:
        self._outgoing.append(CLIENT_MESSAGES.encode(message).decode())

    def _welcomed(self, message: Welcome) -> None:
        self.welcome = message
        self.seat, self.room = message.seat, message.room
        self._connected = True
        for command in self.unanswered.values():
            self._say(command)

    def _updated(self, message: Update) -> Update:
        fresh = tuple(event for event in message.events if self.seq is None or event.seq > self.seq)
        if fresh and self.seq is not None and fresh[0].seq != self.seq + 1:
            raise MissingError(self.seq)
        if self.seq is not None and fresh and fresh[-1].seq != message.seq:
            raise ProtocolError(f"Event {message.seq} is missing.")
        fresh, self._fetched = (*self._fetched, *fresh), ()
        self.events += fresh
        self.seq = message.seq
        self.update = replace(message, events=fresh)
        return self.update


class _Typed(msgspec.Struct):
    type: str


def _is_of_a_later_version(data: str | bytes) -> bool:
    """Tell whether it is a message of a type that may have been added since (docs/protocol.md, "Versions")."""
    try:
        return msgspec.json.decode(data, type=_Typed).type not in SERVER_MESSAGES.tags
    except msgspec.DecodeError:
        return False
