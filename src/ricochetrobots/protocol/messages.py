"""All messages of the WebSocket connection, by direction and kind. ``type`` identifies each JSON object.

There are three kinds. A *command* is a player's request (game/commands.py). Its effects are stored as events and sent
in an `Update`. An *ephemeral* message is sent and never stored. The other messages manage the connection.
The first message is `Hello`. docs/protocol.md describes the protocol. A protocol version may gain fields and
message types. Any other change raises ``VERSION``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import Meta

from ricochetrobots.core.sentence import Fact
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.game.events import Event
from ricochetrobots.protocol.wire_format import FLAT, WireFormat

VERSION = 2
MAX_MESSAGE_BYTES = 16 * 1024

# --- from client to server -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Hello:
    """Open the conversation. ``seq`` is the last event known; None asks for the present state alone."""

    protocol: int
    room: str
    token: str | None = None
    """Proves a seat; without one the client watches."""
    seq: int | None = None
    elsewhere: bool = False
    """Whether the player is on another page, as in `Elsewhere`."""


@dataclass(frozen=True, kw_only=True)
class Ping:
    """Ask for the server's time."""

    sent: float


@dataclass(frozen=True, kw_only=True)
class Elsewhere:
    """Report whether the player is on another page, which counts as absent for everything but hosting (R6.12)."""

    elsewhere: bool


@dataclass(frozen=True, kw_only=True)
class CommandMessage:
    """A command of a player. ``id`` is chosen by the client; the same id again has one effect and the same answer.

    In JSON the command's ``type`` and fields stand beside the id.
    """

    id: str
    command: PlayerCommand = field(metadata=FLAT)


ClientConversation = Hello | Ping | Elsewhere
ClientMessage = ClientConversation | CommandMessage

# --- from server to client -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Welcome:
    """The answer to ``Hello``; an ``Update`` with the present view follows at once."""

    protocol: int
    room: str
    """The current address in the link to the room."""
    name: str
    """A friendly name for the room, not a key to it."""
    code: str | None
    """The typed room code while the room admits people."""
    seat: int | None
    now: float
    """The server's time."""


@dataclass(frozen=True, kw_only=True)
class NumberedEvent:
    """An event with its number in the room, counted from 1 without gaps."""

    seq: int
    event: Event


@dataclass(frozen=True, kw_only=True)
class Update:
    """The events since the last update, in order, and the current view of the room."""

    seq: int
    """The number of the newest event that the view includes."""
    now: float
    events: tuple[NumberedEvent, ...]
    view: View
    game: str | None = None
    """The id for ``GET /games/{id}.json`` once the match is finished."""


@dataclass(frozen=True, kw_only=True)
class Accepted:
    """The command ``id`` took effect with the events up to ``seq``."""

    id: str
    seq: int
    seat: int | None = None
    """After ``take_seat`` and ``renew_seat`` only."""
    token: str | None = None
    """Sent with the seat, which it proves. None in the answer to a command from before the seat's renewal."""


@dataclass(frozen=True, kw_only=True)
class Refused:
    """A message was refused; the room is unchanged. ``id`` is None where none could be read."""

    id: str | None
    code: str
    message: str
    clause: str | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    path: str | None = None
    """The place of the fault in the message, as in ``$.options.seats``."""


@dataclass(frozen=True, kw_only=True)
class Pong:
    """The answer to ``Ping``."""

    sent: float
    now: float


@dataclass(frozen=True, kw_only=True)
class Goodbye:
    """The server closes this connection; ``retry`` says whether coming back makes sense."""

    code: str
    message: str
    retry: bool


@dataclass(frozen=True, kw_only=True)
class SeatPresence:
    """Whether somebody is connected for a seat, and since when.

    ``elsewhere``: the player is connected, but on another page.
    """

    seat: int
    connected: bool
    since: float
    elsewhere: bool = False


@dataclass(frozen=True, kw_only=True)
class Presence:
    """The connected seats and the number of spectators."""

    seats: tuple[SeatPresence, ...]
    watching: int


@dataclass(frozen=True, kw_only=True)
class Invitation:
    """The host renewed the link. Players with a seat receive the new link and code."""

    room: str
    code: str | None


@dataclass(frozen=True, kw_only=True)
class Notice:
    """The operator restarts the server at that time; None takes the notice back."""

    restart_at: float | None


ServerConversation = Welcome | Update | Accepted | Refused | Pong | Goodbye | Invitation
Ephemeral = Presence | Notice
ServerMessage = ServerConversation | Ephemeral

# --- as JSON ---------------------------------------------------------------------------------------

BOUNDS = {
    "id": Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$"),
    "round": Meta(ge=1, le=1_000_000),
    "seat": Meta(ge=0, le=1_000_000),
    "moves": Meta(
        ge=-99, le=999
    ),  # the rules refuse a bid that is too small or too large, with a code of its own
    "name": Meta(min_length=1, max_length=80),
    "move": Meta(max_length=8),
    "seconds": Meta(ge=0, le=3_600),
}
"""The bounds of numbers and texts from clients, by field name."""

CLIENT_MESSAGES = WireFormat[ClientMessage](ClientMessage, strict=True, bounds=BOUNDS)
SERVER_MESSAGES = WireFormat[ServerMessage](ServerMessage)
EVENTS = WireFormat[Event](Event)
"""One event, as the log and a published game keep it."""
