"""All messages of the WebSocket connection, by direction and kind. ``type`` identifies each JSON object.

There are three kinds. A *command* is a player's request (game/commands.py). Its effects are stored as events and sent
in an `Update`. An *ephemeral* message is sent and never stored. The other messages manage the connection. The first
message is `Hello`. docs/protocol.md describes the protocol. A protocol version may gain fields and message types.
Raise ``VERSION`` for any other change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Meta

from ricochetrobots.core.sentence import Fact
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.game.events import Event
from ricochetrobots.wire.wire_format import FLAT, WireFormat

VERSION = 2
MAX_MESSAGE_BYTES = 16 * 1024

# --- from client to server -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Hello:
    """Open the conversation. ``seq`` is the number of the last known event; None requests the current state alone."""

    protocol: int
    room: str
    token: str | None = None
    """It proves a seat; without a token, the client watches."""
    seq: int | None = None
    elsewhere: bool = False
    """True if the player is on another page, as in `Elsewhere`."""


@dataclass(frozen=True, kw_only=True)
class Ping:
    """Request the server's time."""

    sent: float


@dataclass(frozen=True, kw_only=True)
class Elsewhere:
    """Report whether the player is on another page, which counts as absent for everything but hosting (R6.12)."""

    elsewhere: bool


@dataclass(frozen=True, kw_only=True)
class CommandMessage:
    """A command of a player. The client chooses ``id``; a repeated id has no second effect and gets the same answer.

    In JSON, the command's ``type`` and fields are in the same object as the id.
    """

    id: str
    command: PlayerCommand = field(metadata=FLAT)


class Saying(StrEnum):
    """The words and faces of quick chat, which each page shows in its own language."""

    SMILE = "smile"
    LAUGH = "laugh"
    SURPRISE = "surprise"
    DOUBT = "doubt"
    WORRY = "worry"
    THUMB = "thumb"
    HEART = "heart"
    RAIN = "rain"
    HELLO = "hello"
    WELL_FOUND = "well-found"
    SO_CLOSE = "so-close"
    MINE_TOO = "mine-too"
    OF_COURSE = "of-course"
    ONE_MINUTE = "one-minute"
    ONE_MORE = "one-more"
    GOOD_GAME = "good-game"


REACTIONS = tuple(Saying)[:8]
PHRASES = tuple(Saying)[8:]
SAYINGS_PER_SEAT = (3, 8.0)
"""A player may say this many at once, and then one each time that these seconds have passed."""


@dataclass(frozen=True, kw_only=True)
class Say:
    """Show a word or a face to everybody at the table. Nothing stores it, and only a refusal is answered."""

    saying: Saying


ClientConversation = Hello | Ping | Elsewhere | Say
ClientMessage = ClientConversation | CommandMessage

# --- from server to client -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Welcome:
    """The answer to ``Hello``; an ``Update`` with the current view follows at once."""

    protocol: int
    room: str
    """The current address in the link to the room."""
    name: str
    """A friendly name for the room, which does not admit anybody."""
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
    """The seat that was taken or renewed: set only after ``take_seat`` and ``renew_seat``."""
    token: str | None = None
    """The token that proves ``seat``; None if the seat was renewed after the command."""


@dataclass(frozen=True, kw_only=True)
class Refused:
    """A message was refused; the room is unchanged. ``id`` is None if no id could be read."""

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
    """The server closes this connection; ``retry`` is True if the client should reconnect."""

    code: str
    message: str
    retry: bool


@dataclass(frozen=True, kw_only=True)
class SeatPresence:
    """The presence of a seat's player: connected or not, and since when.

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
class Remark:
    """A player said a word of quick chat."""

    seat: int
    saying: Saying


@dataclass(frozen=True, kw_only=True)
class Notice:
    """The operator restarts the server at that time; None withdraws the notice."""

    restart_at: float | None


ServerConversation = Welcome | Update | Accepted | Refused | Pong | Goodbye | Invitation
Ephemeral = Presence | Remark | Notice
ServerMessage = ServerConversation | Ephemeral

# --- as JSON ---------------------------------------------------------------------------------------

BOUNDS = {
    "id": Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$"),
    "round": Meta(ge=1, le=1_000_000),
    "seat": Meta(ge=0, le=1_000_000),
    "moves": Meta(
        ge=-99, le=999
    ),  # no bounds: the rules refuse a bid that is too small or too large with a separate code
    "name": Meta(min_length=1, max_length=80),
    "move": Meta(max_length=8),
    "handicap": Meta(ge=0, le=99),
    "seconds": Meta(ge=0, le=3_600),
}
"""The bounds of numbers and texts from clients, by field name."""

CLIENT_MESSAGES = WireFormat[ClientMessage](ClientMessage, strict=True, bounds=BOUNDS)
SERVER_MESSAGES = WireFormat[ServerMessage](ServerMessage)
EVENTS = WireFormat[Event](Event)
"""One event, as the log and a published game store it."""
