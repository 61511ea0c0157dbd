"""The client end of a connection, without a socket or a clock.

The owner of a connection reports its changes to the session (``opened``, ``receive``, ``closed``) and sends the
messages from ``outgoing``. The session stores the seat, the events so far, the newest view and the unanswered
commands. It repeats those commands, with their ids, on the next connection.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import assert_never

import msgspec

from ricochetrobots.core import RicochetError
from ricochetrobots.game import View
from ricochetrobots.game.commands import RenewSeat
from ricochetrobots.wire.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    VERSION,
    Accepted,
    ClientMessage,
    CommandMessage,
    Goodbye,
    Hello,
    Invitation,
    Notice,
    NumberedEvent,
    Ping,
    Pong,
    Presence,
    Refused,
    Remark,
    Say,
    Saying,
    ServerMessage,
    Update,
    Welcome,
)

REMEMBERED_PINGS = 5


class ProtocolError(RicochetError):
    """The other side violated the protocol."""

    code = "protocol"


class MissingError(ProtocolError):
    """An update left a gap in the events. Those after number ``after`` are missing."""

    def __init__(self, after: int) -> None:
        super().__init__(f"Event {after + 1} is missing.")
        self.after = after


@dataclass(frozen=True)
class Heard:
    """A word of quick chat, and the client's time at which it came."""

    saying: Saying
    at: float


class Session:
    """A place in ``room``: a seat if ``token`` proves one, otherwise a spectator's.

    ``seq`` is the last known event: 0 requests all events, and None only the current view. ``events`` are the later
    events, ``update`` is the newest update, and ``goodbye`` is the server's last goodbye. ``remarks`` has the last word
    of quick chat from each seat.
    """

    def __init__(self, room: str, *, token: str | None = None, seq: int | None = None) -> None:
        self.room = room
        self.token = token
        self.seq = seq
        self.seat: int | None = None
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        self.presence: Presence | None = None
        self.notice: Notice | None = None
        self.remarks: dict[int, Heard] = {}
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
        """Start a new connection with the greeting."""
        self._outgoing.clear()
        self._say(Hello(protocol=VERSION, room=self.room, token=self.token, seq=self.seq))

    def closed(self) -> None:
        """Record that the connection was lost."""
        self._connected = False
        self._outgoing.clear()

    def send(self, command: CommandMessage) -> None:
        """Send a command now or on the next connection, and keep it until the server answers."""
        self.unanswered[command.id] = command
        if self._connected:
            self._say(command)

    def say(self, saying: Saying) -> None:
        """Say a word of quick chat now; without a connection nobody hears it. Only a refusal is answered."""
        if self._connected:
            self._say(Say(saying=saying))

    def ping(self, now: float) -> None:
        """Request the server's time. ``now`` is the client's time."""
        if self._connected:
            self._say(Ping(sent=now))

    def receive(self, data: str | bytes, now: float) -> ServerMessage | None:
        """Process a message at the client's time ``now`` and return it. An update has only the new events.

        Return None if the message's type is unknown.
        Raises ProtocolError if the message cannot be read or leaves a gap in the events. After MissingError, fetch the
        missing events, pass them to ``fill``, and pass the same message again.
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
            case Remark():
                self.remarks[message.seat] = Heard(message.saying, now)
            case Notice():
                self.notice = message
            case Invitation():
                self.room = message.room
            case Pong():
                self._offsets.append(message.now - (message.sent + now) / 2)
            case Goodbye():
                if message.code == "token-renewed" and self._awaits_token:
                    self.token = None  # the command is repeated, and the answer has the new token
                    message = replace(message, retry=True)
                self.goodbye = message
            case Refused():
                pass
            case _:
                assert_never(message)
        return message

    def fill(self, events: Sequence[NumberedEvent]) -> None:
        """Add events that were missing before an update. The next update includes them.

        Raises MissingError if they do not continue the known events.
        """
        known = self.seq or 0
        if not events or [event.seq for event in events] != list(range(known + 1, known + 1 + len(events))):
            raise MissingError(known)
        self._fetched += tuple(events)
        self.seq = known + len(events)

    def server_time(self, now: float) -> float:
        """Return the estimated server time at the client's time ``now``."""
        return now + (median(self._offsets) if self._offsets else 0.0)

    @property
    def _awaits_token(self) -> bool:
        """Return whether a request for a new token is unanswered, so that the token may have been lost."""
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
    """Return whether the message has an unknown type, as a later server may send (docs/protocol.md, "Versions")."""
    try:
        return msgspec.json.decode(data, type=_Typed).type not in SERVER_MESSAGES.tags
    except msgspec.DecodeError:
        return False
