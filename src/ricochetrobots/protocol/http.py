"""The bodies of HTTP requests and responses. docs/protocol.md has the addresses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Meta

from ricochetrobots.core import Lean, Optimum, RobotLetter, Symbol
from ricochetrobots.core.sentence import Fact
from ricochetrobots.game import Mode, Options, View
from ricochetrobots.game.events import Event
from ricochetrobots.game.view import ChipPart
from ricochetrobots.protocol.messages import BOUNDS, NumberedEvent
from ricochetrobots.protocol.wire_format import WireFormat

# --- requests --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class NewRoom:
    """Open a room; with a name its first seat is taken."""

    mode: Mode
    name: str | None = None
    options: Options = field(default_factory=Options)


CODE_LENGTH = 8
"""The number of letters and digits of a room code."""


@dataclass(frozen=True, kw_only=True)
class RoomCode:
    """A typed room code."""

    code: str


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A puzzle and a path said to solve it, as NOTATION.md writes them."""

    puzzle: str
    path: str
    date: str | None = None
    """The day of the puzzle; today by default."""


# --- answers ---------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class OpenedRoom:
    """A room, and its creator's seat if there is one."""

    room: str
    code: str | None
    name: str
    link: str
    seat: int | None
    token: str | None


@dataclass(frozen=True, kw_only=True)
class FoundRoom:
    """The room that a code belongs to."""

    room: str


@dataclass(frozen=True, kw_only=True)
class DiagonalPart:
    """A diagonal and the robot that passes it."""

    cell: str
    robot: RobotLetter
    lean: Lean


@dataclass(frozen=True, kw_only=True)
class TargetPart:
    """A target printed on a board: the robot whose it is (None: any, the vortex), its symbol, its cell."""

    robot: RobotLetter | None
    symbol: Symbol
    cell: str


@dataclass(frozen=True, kw_only=True)
class BoardData:
    """Data for drawing a board. ``walls`` is row-major from the north-west: bits 1 north, 2 east, 4 south, 8 west."""

    board: str
    width: int
    height: int
    walls: tuple[int, ...]
    diagonals: tuple[DiagonalPart, ...]
    targets: tuple[TargetPart, ...]
    closed: tuple[str, ...]
    """Cells that no robot ever enters (R1.4)."""
    markings: tuple[RobotLetter, RobotLetter, RobotLetter, RobotLetter] | None
    """The colours of the panels, NW NE SE SW; None for a board of no panels."""


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """Whether a path is right."""

    ok: bool
    code: str | None
    clause: str | None
    move_index: int | None
    sentence: str
    moves: int
    best: int | None
    """The length of a shortest path, for a right path of the day's puzzle only."""


@dataclass(frozen=True, kw_only=True)
class DayPuzzle:
    """The puzzle of a day that has come, and which day it is today."""

    date: str
    today: str
    puzzle: str
    chip: ChipPart


LAST_HINT = 7
"""The grade of the hint that is a whole path."""

HintKind = Literal["at-most", "exactly", "robot", "move", "path"]


@dataclass(frozen=True, kw_only=True)
class Hint:
    """A hint for the puzzle of a day."""

    grade: int
    """From 1, which says the least."""
    last: bool
    kind: HintKind
    moves: int | None
    """How many moves are enough, or the number of moves of a shortest path."""
    path: str | None
    """The robot that moves first, its move, or a shortest path."""


@dataclass(frozen=True, kw_only=True)
class EventPage:
    """Events of a room, one after the other; ``seq`` is the number of the room's newest."""

    seq: int
    events: tuple[NumberedEvent, ...]


@dataclass(frozen=True, kw_only=True)
class KeptCommand:
    """The stored record of a command that took effect, a digest of its text, so that it never takes effect twice."""

    id: str
    digest: str
    seq: int


@dataclass(frozen=True, kw_only=True)
class SeatExport:
    """All that is kept about a seat: the events of the room that speak of it, and its commands."""

    format: Literal["ricochetrobots-seat-1"] = "ricochetrobots-seat-1"
    room: str
    seat: int
    name: str
    consents: bool
    """Whether the play on it may be used for statistics."""
    events: tuple[NumberedEvent, ...]
    commands: tuple[KeptCommand, ...]


@dataclass(frozen=True, kw_only=True)
class GameExport:
    """A finished game: its events, and the view of them at the end as a spectator has it."""

    format: Literal["ricochetrobots-game-1"] = "ricochetrobots-game-1"
    game: str
    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True, kw_only=True)
class ConsentedGame:
    """A finished game whose players all consent to its use for statistics; times count from its beginning."""

    format: Literal["ricochetrobots-play-1"] = "ricochetrobots-play-1"
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Health:
    """The server answers, and how much it carries."""

    status: Literal["ok"] = "ok"
    rooms: int
    connections: int


@dataclass(frozen=True, kw_only=True)
class Refusal:
    """Why a request was refused; as `Refused` of the WebSocket connection says it."""

    code: str
    message: str
    clause: str | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    path: str | None = None


# --- as JSON ---------------------------------------------------------------------------------------

_BOUNDS = {
    **BOUNDS,
    "code": Meta(max_length=80),
    "puzzle": Meta(max_length=12_000),
    "path": Meta(max_length=2_000),
    "date": Meta(max_length=80),
}

NEW_ROOM = WireFormat[NewRoom](NewRoom, strict=True, bounds=_BOUNDS)
ROOM_CODE = WireFormat[RoomCode](RoomCode, strict=True, bounds=_BOUNDS)
CLAIM = WireFormat[Claim](Claim, strict=True, bounds=_BOUNDS)
BOARD_DATA = WireFormat[BoardData](BoardData)
DAY_PUZZLE = WireFormat[DayPuzzle](DayPuzzle)
EVENT_PAGE = WireFormat[EventPage](EventPage)
SEAT_EXPORT = WireFormat[SeatExport](SeatExport)
CONSENTED_GAME = WireFormat[ConsentedGame](ConsentedGame)
GAME_EXPORT = WireFormat[GameExport](GameExport)

REQUESTS: tuple[WireFormat[Any], ...] = (NEW_ROOM, ROOM_CODE, CLAIM)
ANSWERS = (OpenedRoom, FoundRoom, BoardData, Judgement, Optimum, DayPuzzle, Hint, Health, Refusal)
