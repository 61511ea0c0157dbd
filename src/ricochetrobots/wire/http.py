"""The bodies of HTTP requests and responses. docs/protocol.md has the addresses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from msgspec import Meta

from ricochetrobots.core import Lean, Optimum, RobotLetter, Symbol
from ricochetrobots.core.sentence import Fact
from ricochetrobots.game import Length, Mode, Options, View
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.events import Event
from ricochetrobots.game.options import LANGUAGE
from ricochetrobots.game.record import RecordedRound
from ricochetrobots.game.view import ChipPart
from ricochetrobots.wire.messages import BOUNDS, NumberedEvent
from ricochetrobots.wire.wire_format import WireFormat

# --- requests --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class NewRoom:
    """Open a room; with a name, its creator takes the first seat."""

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
    """A puzzle and a path to judge as its solution, in the notation of docs/notation.md."""

    puzzle: str
    path: str
    date: str | None = None
    """The day whose puzzle it may be, as in `Judgement.best`; today by default."""


@dataclass(frozen=True, kw_only=True)
class PastedText:
    """A position as text in any format, such as that of another program."""

    text: str


@dataclass(frozen=True, kw_only=True)
class TableWanted:
    """A person who wants to play at once at a public table."""

    name: str
    language: str
    avoid: tuple[str, ...] = ()
    """The rooms in which this person has blocked somebody; quick join finds another."""


class ReportReason(StrEnum):
    """Why a player is reported."""

    OFFENSIVE_NAME = "offensive-name"
    DISTURBS = "disturbs"
    LEAVES = "leaves"


@dataclass(frozen=True, kw_only=True)
class NewReport:
    """Report the player on ``seat`` to the operator."""

    seat: int
    reason: ReportReason


@dataclass(frozen=True, kw_only=True)
class NewPlace:
    """Add a person to the ladder."""

    name: str


@dataclass(frozen=True, kw_only=True)
class SeatOfPlace:
    """Let a seat belong to the place of a personal link; ``personal`` is the secret part of the link."""

    personal: str


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
    """The room to which a code belongs."""

    room: str


@dataclass(frozen=True, kw_only=True)
class PublicTable:
    """A room that anybody may join. ``people`` and ``bots`` hold seats; ``language`` is that of its host."""

    room: str
    name: str
    language: str
    edition: str
    length: Length
    chips_to_win: int | None
    people: int
    bots: int
    seats: int
    begun: bool
    """Whether the match has begun; a player who joins then plays from the next chip."""
    quick_join: bool
    """Whether quick join may choose the table for a person of its language: it waits, or plays a short match."""


@dataclass(frozen=True, kw_only=True)
class PublicTables:
    """The public tables with a free seat and a host who is there, the ones that still wait first."""

    tables: tuple[PublicTable, ...]


@dataclass(frozen=True, kw_only=True)
class DiagonalPart:
    """A diagonal and the robot that passes it."""

    cell: str
    robot: RobotLetter
    lean: Lean


@dataclass(frozen=True, kw_only=True)
class TargetPart:
    """A target printed on a board: its robot (None: any, for the vortex), its symbol and its cell."""

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
    """The colours of the panels, NW NE SE SW; None for a custom board."""


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """The verdict on a path; ``ok`` if it is right."""

    ok: bool
    code: str | None
    clause: str | None
    move_index: int | None
    sentence: str
    moves: int
    best: int | None
    """The length of a shortest path, only for a right path of the day's puzzle."""


@dataclass(frozen=True, kw_only=True)
class ReadText:
    """A board, position or puzzle that was read from text."""

    notation: str
    format: str
    """The name of the format."""
    lost: tuple[str, ...]
    """The parts of the panels that the format cannot hold: walls, symbols, diagonals or closed."""
    ricochet_rule: bool
    """False if the programs of this format play without R5.2."""


@dataclass(frozen=True, kw_only=True)
class DayPuzzle:
    """The puzzle of a past day or of today, with that day and today's date."""

    date: str
    today: str
    puzzle: str
    chip: ChipPart


@dataclass(frozen=True, kw_only=True)
class DayPuzzles:
    """The puzzles of today and the next days, which a browser keeps for use without a network."""

    days: tuple[DayPuzzle, ...]


LAST_HINT = 7
"""The grade of the hint that reveals a whole path."""

HintKind = Literal["at-most", "exactly", "robot", "move", "path"]


@dataclass(frozen=True, kw_only=True)
class Hint:
    """A hint for the puzzle of a day."""

    grade: int
    """A number from 1, which reveals the least."""
    last: bool
    kind: HintKind
    moves: int | None
    """A number of moves that suffices, or that of a shortest path."""
    path: str | None
    """The robot that moves first, its move, or a shortest path."""


@dataclass(frozen=True, kw_only=True)
class EventPage:
    """Consecutive events of a room; ``seq`` is the number of the room's newest event."""

    seq: int
    events: tuple[NumberedEvent, ...]


@dataclass(frozen=True, kw_only=True)
class KeptCommand:
    """The stored record of a command that took effect, so that it never does again. It has a digest of its text."""

    id: str
    digest: str
    seq: int


@dataclass(frozen=True, kw_only=True)
class SeatExport:
    """Everything stored about a seat: the events of the room that concern it, and its commands."""

    format: Literal["ricochetrobots-seat-1"] = "ricochetrobots-seat-1"
    room: str
    seat: int
    name: str
    consents: bool
    """True if the play on the seat may be used for statistics."""
    events: tuple[NumberedEvent, ...]
    commands: tuple[KeptCommand, ...]


@dataclass(frozen=True, kw_only=True)
class GameExport:
    """A finished game: its events, a spectator's view at its end, and every round's bids and demonstrations.

    ``rounds`` follow from the events; files of earlier versions lack them.
    """

    format: Literal["ricochetrobots-game-1"] = "ricochetrobots-game-1"
    game: str
    events: tuple[Event, ...]
    view: View
    rounds: tuple[RecordedRound, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PlayedSeat:
    """A player of a finished match, with the number of chips."""

    seat: int
    name: str
    bot: BotPart | None
    chips: int


@dataclass(frozen=True, kw_only=True)
class PlayedMatch:
    """A finished match of a room; ``game`` is the id of its record."""

    game: str
    number: int
    started_at: float
    ended_at: float
    rounds: int
    seats: tuple[PlayedSeat, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SeatWins:
    """The number of matches that a player has won, alone or shared (R8.3)."""

    seat: int
    name: str
    bot: BotPart | None
    wins: int


@dataclass(frozen=True, kw_only=True)
class RoomMatches:
    """The finished matches of a room, oldest first, and the wins of each player, most first."""

    format: Literal["ricochetrobots-matches-1"] = "ricochetrobots-matches-1"
    name: str
    wins: tuple[SeatWins, ...]
    matches: tuple[PlayedMatch, ...]


@dataclass(frozen=True, kw_only=True)
class ConsentedGame:
    """A finished game whose players all consent to its use for statistics; times are seconds since its beginning."""

    format: Literal["ricochetrobots-play-1"] = "ricochetrobots-play-1"
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class LadderPlace:
    """A person on the ladder. ``rank`` is null while the rating is provisional.

    ``last_played`` is the end of the last rated match.
    """

    place: str
    name: str
    rank: int | None
    rating: int
    deviation: int
    provisional: bool
    matches: int
    last_played: float | None


@dataclass(frozen=True, kw_only=True)
class LadderTable:
    """The ladder; if it is ``open``, everybody may add a place."""

    name: str
    open: bool
    places: tuple[LadderPlace, ...]


@dataclass(frozen=True, kw_only=True)
class LadderScore:
    """The chips of a place in a match; ``name`` is null after the person was deleted."""

    place: str
    name: str | None
    chips: int


LadderVerdict = Literal["rated", "with-bots", "with-handicaps"]


@dataclass(frozen=True, kw_only=True)
class LadderMatch:
    """A finished match; ``others`` is the number of players without a place, bots included."""

    game: str
    ended: float
    verdict: LadderVerdict
    scores: tuple[LadderScore, ...]
    others: int


@dataclass(frozen=True, kw_only=True)
class LadderPerson:
    """A person on the ladder with all listed matches, the newest first."""

    ladder: str
    place: LadderPlace
    matches: tuple[LadderMatch, ...]


@dataclass(frozen=True, kw_only=True)
class PersonalLink:
    """A place with the secret part of its personal link, and the whole link."""

    place: str
    name: str
    personal: str
    link: str


@dataclass(frozen=True, kw_only=True)
class LadderSeat:
    """A seat that belongs to a place."""

    seat: int
    place: str
    name: str


@dataclass(frozen=True, kw_only=True)
class LadderSeats:
    """The seats of a room that belong to places; none on a server without a ladder."""

    seats: tuple[LadderSeat, ...]


@dataclass(frozen=True, kw_only=True)
class Health:
    """The server is healthy; its numbers of rooms and connections."""

    status: Literal["ok"] = "ok"
    rooms: int
    connections: int


@dataclass(frozen=True, kw_only=True)
class Refusal:
    """The reason why a request was refused, as in `Refused` of the WebSocket connection."""

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
    "text": Meta(max_length=1_000_000),
    "date": Meta(max_length=80),
    "language": Meta(pattern=f"^{LANGUAGE.pattern}$"),
    "avoid": Meta(max_length=50),
    "personal": Meta(max_length=80),
}

NEW_ROOM = WireFormat[NewRoom](NewRoom, strict=True, bounds=_BOUNDS)
ROOM_CODE = WireFormat[RoomCode](RoomCode, strict=True, bounds=_BOUNDS)
PASTED_TEXT = WireFormat[PastedText](PastedText, strict=True, bounds=_BOUNDS)
CLAIM = WireFormat[Claim](Claim, strict=True, bounds=_BOUNDS)
NEW_PLACE = WireFormat[NewPlace](NewPlace, strict=True, bounds=_BOUNDS)
SEAT_OF_PLACE = WireFormat[SeatOfPlace](SeatOfPlace, strict=True, bounds=_BOUNDS)
BOARD_DATA = WireFormat[BoardData](BoardData)
DAY_PUZZLE = WireFormat[DayPuzzle](DayPuzzle)
ROOM_MATCHES = WireFormat[RoomMatches](RoomMatches)
EVENT_PAGE = WireFormat[EventPage](EventPage)
SEAT_EXPORT = WireFormat[SeatExport](SeatExport)
TABLE_WANTED = WireFormat[TableWanted](TableWanted, strict=True, bounds=_BOUNDS)
NEW_REPORT = WireFormat[NewReport](NewReport, strict=True, bounds=_BOUNDS)
PUBLIC_TABLES = WireFormat[PublicTables](PublicTables)
CONSENTED_GAME = WireFormat[ConsentedGame](ConsentedGame)
GAME_EXPORT = WireFormat[GameExport](GameExport)

REQUESTS: tuple[WireFormat[Any], ...] = (
    NEW_ROOM,
    ROOM_CODE,
    TABLE_WANTED,
    NEW_REPORT,
    CLAIM,
    PASTED_TEXT,
    NEW_PLACE,
    SEAT_OF_PLACE,
)
ANSWERS = (
    OpenedRoom,
    FoundRoom,
    PublicTables,
    BoardData,
    Judgement,
    ReadText,
    Optimum,
    DayPuzzle,
    DayPuzzles,
    RoomMatches,
    Hint,
    LadderTable,
    LadderPerson,
    PersonalLink,
    LadderSeats,
    Health,
    Refusal,
)
