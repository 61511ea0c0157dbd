"""Every message of the live connection, by direction. JSON objects told apart by ``type``.

The first message is ``Hello``; docs/protocol.md tells the whole conversation. Fields may be added within a
protocol version; anything else raises ``VERSION``.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ricochetrobots.protocol.events import WireEvent
from ricochetrobots.protocol.view import OptionsPart, View

VERSION = 1
MAX_MESSAGE_BYTES = 16 * 1024

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
RoundNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
Moves = Annotated[
    int, Meta(ge=-99, le=999)
]  # what is too small or too large is refused by the rules, by name
Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Any message."""


# --- from client to server -------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """Open the conversation. ``seq`` is the last event known; None asks for the present state alone."""

    protocol: int
    room: str
    token: str | None = None  # proves a seat; without one the client watches
    seq: int | None = None


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Ask for the server's time."""

    sent: float


class CommandMessage(Message, frozen=True, kw_only=True):
    """A wish. ``id`` is chosen by the client; the same id again has one effect and the same answer."""

    id: CommandId


class TakeSeat(CommandMessage, frozen=True, kw_only=True, tag="take_seat"):
    """Sit down, or come back to a seat once left. The answer carries the seat's token."""

    name: Name


class LeaveSeat(CommandMessage, frozen=True, kw_only=True, tag="leave_seat"):
    """Leave the table and watch."""


class SetOptions(CommandMessage, frozen=True, kw_only=True, tag="set_options"):
    """Host, before the match: play by these options."""

    options: OptionsPart


class ShuffleBoard(CommandMessage, frozen=True, kw_only=True, tag="shuffle_board"):
    """Host, before the match: lay another board."""


class StartMatch(CommandMessage, frozen=True, kw_only=True, tag="start_match"):
    """Host: begin."""


class PlaceBid(CommandMessage, frozen=True, kw_only=True, tag="place_bid"):
    """Say that the target can be reached in ``moves`` moves."""

    round: RoundNumber
    moves: Moves


class StartTimer(CommandMessage, frozen=True, kw_only=True, tag="start_timer"):
    """Turn the sand timer because nobody has bid (R6.7)."""

    round: RoundNumber


class ClaimSolution(CommandMessage, frozen=True, kw_only=True, tag="claim_solution"):
    """Alone: found, with or without a number (R7.4)."""

    round: RoundNumber
    moves: Moves | None = None


class MoveRobot(CommandMessage, frozen=True, kw_only=True, tag="move_robot"):
    """Make one move of the own demonstration."""

    round: RoundNumber
    move: Annotated[str, Meta(max_length=8)]


class TakeBack(CommandMessage, frozen=True, kw_only=True, tag="take_back"):
    """Alone: take back the last move shown, or all."""

    round: RoundNumber
    all: bool = False


class GiveUp(CommandMessage, frozen=True, kw_only=True, tag="give_up"):
    """End the own demonstration without success."""

    round: RoundNumber


class SayReady(CommandMessage, frozen=True, kw_only=True, tag="say_ready"):
    """Ready for the next chip."""

    round: RoundNumber


class PlayAgain(CommandMessage, frozen=True, kw_only=True, tag="play_again"):
    """After the end: open the next match with the same people."""

    new_board: bool = False


ClientCommand = (
    TakeSeat
    | LeaveSeat
    | SetOptions
    | ShuffleBoard
    | StartMatch
    | PlaceBid
    | StartTimer
    | ClaimSolution
    | MoveRobot
    | TakeBack
    | GiveUp
    | SayReady
    | PlayAgain
)
ClientMessage = Hello | Ping | ClientCommand


# --- from server to client -------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Any message from the server; clients ignore fields they do not know."""


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to ``Hello``; an ``Update`` with the present view follows at once."""

    protocol: int
    room: str
    name: str  # a friendly name for the room, not a key to it
    code: str | None  # the typed room code while the room admits people
    seat: int | None
    now: float  # server seconds


class NumberedEvent(Struct, frozen=True, kw_only=True):
    """An event with its number in the room, counted from 1 without gaps."""

    seq: int
    event: WireEvent


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """What has happened since the last update, in order, and how the room looks now."""

    seq: int  # of the newest event the view includes
    now: float
    events: tuple[NumberedEvent, ...]
    view: View


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="accepted"):
    """The command ``id`` took effect with the events up to ``seq``."""

    id: str
    seq: int
    seat: int | None = None  # take_seat only
    token: str | None = None  # take_seat only: keep it, it is the seat


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A message was refused; the room is unchanged. ``id`` is None where none could be read."""

    id: str | None
    code: str
    message: str
    clause: str | None = None
    facts: dict[str, str | int | float | bool | None] = {}
    path: str | None = None  # the place of the fault in the message, as in ``$.options.seats``


class SeatPresence(Struct, frozen=True, kw_only=True):
    """Whether somebody is connected for a seat, and since when."""

    seat: int
    connected: bool
    since: float


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Who is connected now. Not an event: it is not stored."""

    seats: tuple[SeatPresence, ...]
    watching: int


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to ``Ping``."""

    sent: float
    now: float


class Goodbye(ServerMessage, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this connection; ``retry`` says whether coming back makes sense."""

    code: str
    message: str
    retry: bool


ServerToClient = Welcome | Update | Accepted | Refused | Presence | Pong | Goodbye
