"""Everything that can happen in a room, as facts. A stored game is a list of these.

Each event carries ``at``, the server's time in seconds since 1970 (UTC), and says cells, moves, chips and
positions as NOTATION.md writes them. Deadlines (``until``) are absolute times on the same clock.
Chance enters here and only here: the board laid, the starting position and the chip turned up are
recorded as they fell, so replaying a game needs no seed, and nothing recorded is a secret: the chips
still face down are a set, and which of them comes next is not decided before it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import Optimum
from ricochetrobots.game.options import Mode, Options


class TimerReason(StrEnum):
    """Why the sand timer was turned."""

    FIRST_BID = "first-bid"
    """R6.2"""
    NOBODY_BID = "nobody-bid"
    """R6.7"""
    SECOND_RUN = "second-run"
    """R7.3"""
    RUNS_ON = "runs-on"
    """R7.5"""


class FailureReason(StrEnum):
    """Why a demonstration failed (R6.5, R6.8, R6.12, R6.13)."""

    MOVES_USED = "moves-used"
    GAVE_UP = "gave-up"
    TIME = "time"
    AWAY = "away"
    LEFT = "left"


class ReturnReason(StrEnum):
    """Why a chip went back among the face-down chips (R6.6, R6.7, R6.10, R6.12), or that the host closed the room."""

    NOBODY_BID = "nobody-bid"
    NOBODY_SUCCEEDED = "nobody-succeeded"
    NOBODY_THERE = "nobody-there"
    ROOM_CLOSED = "room-closed"


class EndReason(StrEnum):
    """Why the match is over (R7.2, R8.1, R8.2), or that the host closed the room."""

    CHIPS_REACHED = "chips-reached"
    CHIPS_GONE = "chips-gone"
    CLOSED = "closed"


@dataclass(frozen=True, kw_only=True)
class EventBase:
    """What all events share."""

    at: float


@dataclass(frozen=True, kw_only=True)
class MatchOpened(EventBase):
    """A match was opened; those who hold seats keep them."""

    number: int
    mode: Mode
    options: Options
    board: str


@dataclass(frozen=True, kw_only=True)
class PlayerSeated(EventBase):
    """A player took a new seat and plays from round ``plays_from`` on. ``name`` is "" once it has been forgotten."""

    seat: int
    name: str
    plays_from: int


@dataclass(frozen=True, kw_only=True)
class PlayerLeft(EventBase):
    """A player left the table; seat and chips are kept."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class PlayerReturned(EventBase):
    """A player came back to a seat once left, perhaps under a new name."""

    seat: int
    name: str
    plays_from: int


@dataclass(frozen=True, kw_only=True)
class HostChanged(EventBase):
    """``seat`` is the host's from now on: the host has been gone for too long (R6.12), or has said so."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class PlayerRemoved(EventBase):
    """The host took the seat from its player, who does not come back to it; the chips are kept."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatForgotten(EventBase):
    """The name of whoever sat there has been deleted, as was asked; nobody comes back to the seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatRenewed(EventBase):
    """Whoever sits there has a new token; the one before proves nothing any more."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class LinkRenewed(EventBase):
    """Another link and code lead to the room; who has a seat stays, and the ones before open nothing any more."""


@dataclass(frozen=True, kw_only=True)
class ConsentChanged(EventBase):
    """Whoever sits there lets their play be used for statistics, or no longer does."""

    seat: int
    consents: bool


@dataclass(frozen=True, kw_only=True)
class RoomLocked(EventBase):
    """From now on nobody new sits down."""


@dataclass(frozen=True, kw_only=True)
class RoomUnlocked(EventBase):
    """People may sit down again."""


@dataclass(frozen=True, kw_only=True)
class SpectatorDelaySet(EventBase):
    """What happens from now on is told so much later to whoever watches."""

    seconds: int


@dataclass(frozen=True, kw_only=True)
class RoomClosed(EventBase):
    """The host closed the room: nothing is said here any more."""


@dataclass(frozen=True, kw_only=True)
class OptionsChanged(EventBase):
    """The host set other options."""

    options: Options


@dataclass(frozen=True, kw_only=True)
class BoardLaid(EventBase):
    """Another board lies on the table."""

    board: str


@dataclass(frozen=True, kw_only=True)
class MatchStarted(EventBase):
    """The robots stand on ``position`` (R2.2). ``chips_to_win`` None: until all chips are out (R8.2)."""

    position: str
    chips_to_win: int | None


@dataclass(frozen=True, kw_only=True)
class ChipTurned(EventBase):
    """A chip was turned up (R6.1, R7.1).

    ``until``: among friends the end of the thinking time (R6.7), alone the end of the sand.
    """

    round: int
    chip: str
    until: float


@dataclass(frozen=True, kw_only=True)
class ThinkingLapsed(EventBase):
    """Nobody has bid for so long that any player may start the timer (R6.7)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class BidPlaced(EventBase):
    """A player said a number, the first or a lower one (R6.2); it takes back the own pass (R6.10)."""

    round: int
    seat: int
    moves: int


@dataclass(frozen=True, kw_only=True)
class PlayerPassed(EventBase):
    """A player said "nothing lower from me", or before the first bid "I see no solution" (R6.10)."""

    round: int
    seat: int


@dataclass(frozen=True, kw_only=True)
class TimerStarted(EventBase):
    """The sand timer was turned by ``seat``, or runs by itself: a second time (R7.3), or on (R7.5)."""

    round: int
    reason: TimerReason
    seat: int | None
    until: float


@dataclass(frozen=True, kw_only=True)
class DeadlineExtended(EventBase):
    """The server was away for ``seconds`` while a deadline ran: it comes that much later, at ``until``."""

    round: int
    until: float
    seconds: int


@dataclass(frozen=True, kw_only=True)
class BiddingClosed(EventBase):
    """The sand has run out, or all have passed; ``order`` lists the seats as they will demonstrate (R6.3, R6.4)."""

    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SolutionClaimed(EventBase):
    """Alone: "found" was said in time (R7.4); the sand stands still (R7.5)."""

    round: int
    seat: int
    moves: int | None


@dataclass(frozen=True, kw_only=True)
class DemonstrationStarted(EventBase):
    """A player's demonstration began. ``moves`` is the bid, or None alone; ``until`` None: no limit.

    ``opens``: when the board is ready for it. No move is taken earlier, and the limit counts from then (R6.8);
    None: at once.
    """

    round: int
    seat: int
    moves: int | None
    until: float | None
    opens: float | None = None


@dataclass(frozen=True, kw_only=True)
class RobotMoved(EventBase):
    """The demonstrator made move number ``count``."""

    round: int
    seat: int
    move: str
    count: int


@dataclass(frozen=True, kw_only=True)
class DemonstrationFailed(EventBase):
    """A demonstration failed and the robots went back to their markers (R6.5)."""

    round: int
    seat: int
    reason: FailureReason


@dataclass(frozen=True, kw_only=True)
class ChipTaken(EventBase):
    """A player reached the target, took the chip, and the markers followed the robots (R6.5)."""

    round: int
    seat: int
    path: str
    until: float | None


@dataclass(frozen=True, kw_only=True)
class ChipReturned(EventBase):
    """Nobody took the chip; it went back among the face-down chips, the robots to their markers (R6.6)."""

    round: int
    reason: ReturnReason
    until: float | None


@dataclass(frozen=True, kw_only=True)
class ChipLaid(EventBase):
    """Alone: the chip was laid down, face up with the path shown or face down (R7.1)."""

    round: int
    seat: int
    face_up: bool
    path: str | None


@dataclass(frozen=True, kw_only=True)
class OptimumFound(EventBase):
    """How few moves a finished round can take, as the server had it searched for.

    While the round's chip is among those face down, its path and their number are withheld; once that chip has
    been won or the match is over, the event comes a second time with them (R6.11).
    """

    round: int
    optimum: Optimum


@dataclass(frozen=True, kw_only=True)
class PlayerReady(EventBase):
    """A player is ready for the next chip."""

    round: int
    seat: int


@dataclass(frozen=True, kw_only=True)
class MatchEnded(EventBase):
    """The match is over. Several winners share the win (R8.3); alone, none means lost (R7.2)."""

    winners: tuple[int, ...]
    reason: EndReason


Event = (
    MatchOpened
    | PlayerSeated
    | PlayerLeft
    | PlayerReturned
    | HostChanged
    | PlayerRemoved
    | SeatForgotten
    | SeatRenewed
    | LinkRenewed
    | ConsentChanged
    | RoomLocked
    | RoomUnlocked
    | SpectatorDelaySet
    | RoomClosed
    | OptionsChanged
    | BoardLaid
    | MatchStarted
    | ChipTurned
    | ThinkingLapsed
    | BidPlaced
    | PlayerPassed
    | TimerStarted
    | DeadlineExtended
    | BiddingClosed
    | SolutionClaimed
    | DemonstrationStarted
    | RobotMoved
    | DemonstrationFailed
    | ChipTaken
    | ChipReturned
    | ChipLaid
    | OptimumFound
    | PlayerReady
    | MatchEnded
)

Events = tuple[Event, ...]
"""What follows from one command, in order."""
