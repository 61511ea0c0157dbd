"""A player or spectator of the simulation: the messages that it sends, and its checks of the server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from faults.simulated_transport import SimulatedTransport
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlaceBid, PlayerCommand, TakeSeat
from ricochetrobots.game.events import Event
from ricochetrobots.server.errors import REASONS, StorageUnavailableError, TooFastError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.wire.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    VERSION,
    Accepted,
    CommandMessage,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Presence,
    Refused,
    Update,
    Welcome,
)

UNHEARD = frozenset({StorageUnavailableError.code, TooFastError.code})
"""Refusals after which the same command may be accepted."""
FAULTS_OF_THE_SERVER = frozenset(REASONS) - UNHEARD
"""Codes that no honest client receives in a room of one server, whatever breaks."""
MAY_RETRY = frozenset({"slow", "restarting", "hello-late", StorageUnavailableError.code})


@dataclass(eq=False)
class Client:
    """A player or a spectator. A ``stranger`` watches, remembers nothing from one connection to the next, and
    claims events that have not happened.
    """

    stranger: bool = False
    token: str | None = None
    seat: int | None = None
    line: SimulatedTransport | None = None
    slow: bool = False
    """Whether it reads nothing for the moment."""
    base: int | None = 0
    """The event after which its history begins; None before the first update."""
    received: list[Event] = field(default_factory=list)
    answers: dict[str, Accepted] = field(default_factory=dict)
    sent: dict[str, CommandMessage] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)
    """The unanswered commands of this connection."""
    pings: int = 0
    """The number of unanswered pings of this connection."""
    pinged: int = 0
    ponged: float = 0.0
    """The last ping that was answered; they are numbered."""
    seen: View | None = None
    presence: Presence | None = None
    welcomed: bool = False
    farewell: Goodbye | None = None
    farewells: list[str] = field(default_factory=list)
    """The codes of its goodbyes."""
    excused: set[str | None] = field(default_factory=set)
    """The ids of messages that may be refused as too fast; None for pings."""
    heard_here: list[float] = field(default_factory=list)
    """The times at which the server received its messages, on this connection and on all connections."""
    heard: list[float] = field(default_factory=list)
    fault: str | None = None

    @property
    def knows(self) -> int | None:
        """The number of the last received event, None before the first update."""
        return None if self.base is None else self.base + len(self.received)

    def connect(self, line: SimulatedTransport, room: str, boast: int | None, again: Iterable[str]) -> None:
        """Greet the server on a new connection, and repeat the unanswered commands."""
        self.line, self.slow, self.welcomed, self.farewell = line, False, False, None
        self.presence, self.pings = None, 0
        self.open.clear()
        self.excused.clear()
        self.heard_here.clear()
        if self.stranger:
            self.base, self.received = 0 if boast == 0 else None, []
        known = boast if self.stranger else self.knows
        hello = Hello(protocol=VERSION, room=room, token=self.token, seq=known)
        line.say(CLIENT_MESSAGES.encode(hello).decode())
        for id_ in again:
            self._say(self.sent[id_])

    def ask(self, id_: str, command: PlayerCommand, times: int = 1) -> None:
        """Send a command this many times, now or when the connection is back."""
        self.sent[id_] = message = CommandMessage(id=id_, command=command)
        if self.line is not None:
            for _ in range(times):
                self._say(message)

    def ping(self, times: int) -> None:
        """Ask for the time this many times."""
        if self.line is not None:
            for _ in range(times):
                self.pinged += 1
                self.line.say(CLIENT_MESSAGES.encode(Ping(sent=float(self.pinged))).decode())
            self.pings += times

    def hear(self, frame: bytes) -> None:
        """Read the server's messages; store a fault in ``fault``."""
        heard = SERVER_MESSAGES.decode(frame)
        if self.farewell is not None:
            self.fault = f"told {heard} after the goodbye {self.farewell.code}"
        elif isinstance(heard, Goodbye):
            self._take_leave(heard)
        elif isinstance(heard, Welcome):
            if self.welcomed or heard.seat != self.seat:
                self.fault = f"welcomed to seat {heard.seat}"
            self.welcomed = True
        elif not self.welcomed:
            self.fault = f"told {heard} before the welcome"
        elif isinstance(heard, Update):
            self._look(heard)
        elif isinstance(heard, Presence):
            self.presence = heard
        elif isinstance(heard, Pong):
            self.pings -= 1
            if heard.sent <= self.ponged:
                self.fault = f"ping {heard.sent} was answered after ping {self.ponged}"
            self.ponged = heard.sent
        elif isinstance(heard, Accepted):
            self._be_answered(heard)
        elif isinstance(heard, Refused):
            self._be_refused(heard)

    def connection_ended(self) -> None:
        """Detect the end of the connection; the server must have sent the reason, or have waited in vain."""
        line, self.line = self.line, None
        if line is not None and self.farewell is None and not line.given_up:
            self.fault = "the connection was ended without a word"

    def was_heard(self, frame: str, now: float) -> None:
        """Record when the server received a frame, and whether it may exceed the budgets."""
        message = CLIENT_MESSAGES.decode(frame)
        if isinstance(message, Hello):
            return
        self.heard_here.append(now)
        self.heard.append(now)
        for heard, limit in (
            (self.heard_here, ServerLimits.messages_per_connection),
            (self.heard, ServerLimits.messages_per_seat),
        ):
            if sum(at > now - limit.seconds for at in heard) > limit.uses:
                self.excused.add(message.id if isinstance(message, CommandMessage) else None)

    def _say(self, message: CommandMessage) -> None:
        if self.line is not None:
            self.line.say(CLIENT_MESSAGES.encode(message).decode())
            self.open.add(message.id)

    def _look(self, heard: Update) -> None:
        if self.base is None:
            self.base = heard.seq - len(heard.events)
            if heard.events:
                self.fault = "told what it had not asked for"
        for numbered in heard.events:
            if numbered.seq != self.base + len(self.received) + 1:
                self.fault = f"told event {numbered.seq} after event {self.knows}"
                return
            self.received.append(numbered.event)
        self.seen = heard.view
        if heard.seq != self.knows:
            self.fault = f"an update up to {heard.seq} with events up to {self.knows}"

    def _take_leave(self, heard: Goodbye) -> None:
        self.farewell = heard
        self.farewells.append(heard.code)
        if heard.code not in MAY_RETRY:
            self.fault = f"sent away: {heard.code}"
        elif not heard.retry:
            self.fault = f"told not to come back: {heard.code}"

    def _be_answered(self, heard: Accepted) -> None:
        self.open.discard(heard.id)
        if heard.id in self.sent and isinstance(self.sent[heard.id].command, TakeSeat):
            self.seat, self.token = heard.seat, heard.token
        elif heard.seat is not None:
            self.fault = f"{heard.id} was answered with a seat"
        before = self.answers.setdefault(heard.id, heard)
        if before != heard and self._has_effect(heard.id):
            self.fault = f"{heard.id} was answered {before}, then {heard}"

    def _be_refused(self, heard: Refused) -> None:
        if heard.id is None:
            self.pings -= 1
        else:
            self.open.discard(heard.id)
        if heard.code == TooFastError.code and heard.id not in self.excused:
            self.fault = f"{heard.id} was refused as too fast, and was not"
        elif heard.code in FAULTS_OF_THE_SERVER:
            self.fault = f"{heard.id} was refused by no fault of its own: {heard.code}"
        elif heard.code not in UNHEARD and heard.id in self.answers and self._has_effect(heard.id):
            self.fault = f"{heard.id} was accepted, then refused: {heard.code}"

    def _has_effect(self, id_: str) -> bool:
        """Return whether an accepted command must have an effect; the server forgets others after a while."""
        return id_ in self.sent and isinstance(self.sent[id_].command, PlaceBid)
