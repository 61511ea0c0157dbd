"""All events of a room. A stored game is a list of events.

Each event has ``at``, the server's time in seconds since 1970 (UTC). Cells, moves, chips and positions are in the
notation of docs/notation.md. Deadlines (``until``) are absolute times on the same clock.
Events record each random result: the board, the starting position and the chip turned up. A replay therefore needs
no seed. An event contains no secret: the next chip is drawn only when it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import Optimum
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.options import Mode, Options


class TimerReason(StrEnum):
    """The reason for turning the sand timer."""

    FIRST_BID = "first-bid"
    """R6.2"""
    NOBODY_BID = "nobody-bid"
    """R6.7"""
    SECOND_RUN = "second-run"
    """R7.3"""
    RUNS_ON = "runs-on"
    """R7.5"""


class Answer(StrEnum):
    """A player's answer to the invitation to a rematch (R8.7); players of a room's first match have accepted."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"


class FailureReason(StrEnum):
    """The reason why a demonstration failed (R6.5, R6.8, R6.12, R6.13)."""

    MOVES_USED = "moves-used"
    GAVE_UP = "gave-up"
    TIME = "time"
    AWAY = "away"
    LEFT = "left"


class ReturnReason(StrEnum):
    """The reason why a chip was returned (R6.6, R6.7, R6.10, R6.12); ``ROOM_CLOSED``: the host closed the room."""

    NOBODY_BID = "nobody-bid"
    NOBODY_SUCCEEDED = "nobody-succeeded"
    NOBODY_THERE = "nobody-there"
    ROOM_CLOSED = "room-closed"
    MATCH_ENDED = "match-ended"
    """The players agreed to end the match (R8.11)."""


class EndReason(StrEnum):
    """The reason why the match ended (R7.2, R8.1, R8.2, R8.10); ``CLOSED``: the host closed the room."""

    CHIPS_REACHED = "chips-reached"
    CHIPS_GONE = "chips-gone"
    AGREED = "agreed"
    """R8.11"""
    CLOSED = "closed"


@dataclass(frozen=True, kw_only=True)
class EventBase:
    """The fields of every event."""

    at: float


@dataclass(frozen=True, kw_only=True)
class MatchOpened(EventBase):
    """A match was opened; seated players keep their seats.

    In a rematch, ``seat`` is the player who asked for it, and the others have until ``until`` to answer (R8.7).
    """

    number: int
    mode: Mode
    options: Options
    board: str
    seat: int | None = None
    until: float | None = None


@dataclass(frozen=True, kw_only=True)
class InvitationAnswered(EventBase):
    """A player accepted the invitation to a rematch, and plays from round ``plays_from`` on, or declined it (R8.7).

    In the export of a match, ``open`` stands for a player who had not answered when it was opened.
    """

    seat: int
    answer: Answer
    plays_from: int


@dataclass(frozen=True, kw_only=True)
class PlayerSeated(EventBase):
    """A player took a new seat and plays from round ``plays_from`` on. A deleted ``name`` is "".

    ``bot``: the host seated a bot (R9.1), or a program took the seat (R9.7); None for a person. ``wins``: 0, but in
    the export of a match the wins that a player who kept the seat brought along from earlier matches of the series
    (R8.9).
    """

    seat: int
    name: str
    plays_from: int
    bot: BotPart | None = None
    wins: int = 0


@dataclass(frozen=True, kw_only=True)
class PlayerLeft(EventBase):
    """A player left the table; seat and chips are kept."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class PlayerReturned(EventBase):
    """A player returned to a seat after leaving it, perhaps under a new name."""

    seat: int
    name: str
    plays_from: int


@dataclass(frozen=True, kw_only=True)
class HostChanged(EventBase):
    """``seat`` became the host because the old host was absent for too long (R6.12) or handed over."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class PlayerRemoved(EventBase):
    """The host removed a player, who cannot return to the seat; the chips are kept."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatForgotten(EventBase):
    """The name on the seat was deleted on request; nobody can return to the seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatRenewed(EventBase):
    """The seat has a new token; the old one is no longer valid."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatRenamed(EventBase):
    """The seat has another name. A deleted ``name`` is ""."""

    seat: int
    name: str


@dataclass(frozen=True, kw_only=True)
class LinkRenewed(EventBase):
    """The room has a new link and code, and the old ones stopped working. Seated players stay."""


@dataclass(frozen=True, kw_only=True)
class ConsentChanged(EventBase):
    """The player gave or withdrew consent to the use of their moves for statistics."""

    seat: int
    consents: bool


@dataclass(frozen=True, kw_only=True)
class HandicapSet(EventBase):
    """The seat's bids are ordered as if they were higher by ``handicap`` (R6.15)."""

    seat: int
    handicap: float


@dataclass(frozen=True, kw_only=True)
class RoomLocked(EventBase):
    """New players can no longer take a seat."""


@dataclass(frozen=True, kw_only=True)
class RoomUnlocked(EventBase):
    """New players can take a seat again."""


@dataclass(frozen=True, kw_only=True)
class SpectatorDelaySet(EventBase):
    """Spectators receive later events with a delay of ``seconds``."""

    seconds: int


@dataclass(frozen=True, kw_only=True)
class QuickChatSet(EventBase):
    """The host allowed or forbade quick chat."""

    on: bool


@dataclass(frozen=True, kw_only=True)
class RoomClosed(EventBase):
    """The host closed the room; it accepts no more commands."""


@dataclass(frozen=True, kw_only=True)
class OptionsChanged(EventBase):
    """The host set other options."""

    options: Options


@dataclass(frozen=True, kw_only=True)
class BoardLaid(EventBase):
    """Another board was laid on the table."""

    board: str


@dataclass(frozen=True, kw_only=True)
class MatchStarted(EventBase):
    """The match started with the robots on ``position`` (R2.2).

    If ``chips_to_win`` is None, chips are played until all of them, or ``chips_in_all``, are won (R8.2, R8.8).
    """

    position: str
    chips_to_win: int | None
    chips_in_all: int | None = None


@dataclass(frozen=True, kw_only=True)
class ChipTurned(EventBase):
    """A chip was turned up (R6.1, R7.1).

    ``until`` is the end of the thinking time among friends (R6.7), and the end of the sand in the solo game.
    """

    round: int
    chip: str
    until: float


@dataclass(frozen=True, kw_only=True)
class ThinkingLapsed(EventBase):
    """Thinking time ended without a bid, so any player may start the timer (R6.7)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class BidPlaced(EventBase):
    """A player placed or lowered a bid (R6.2). It withdraws the player's pass; the first bid withdraws all (R6.10)."""

    round: int
    seat: int
    moves: int


@dataclass(frozen=True, kw_only=True)
class PlayerPassed(EventBase):
    """A player passed: "nothing lower from me", or before the first bid "I see no solution" (R6.10)."""

    round: int
    seat: int


@dataclass(frozen=True, kw_only=True)
class TimerStarted(EventBase):
    """The sand timer started: ``seat`` turned it, or it runs a second time (R7.3) or continues (R7.5)."""

    round: int
    reason: TimerReason
    seat: int | None
    until: float


@dataclass(frozen=True, kw_only=True)
class PaceChanged(EventBase):
    """The sand and the bots' clocks run ``pace`` times as fast from now on, until the deadline ``until`` (R9.5)."""

    round: int
    pace: int
    until: float | None


@dataclass(frozen=True, kw_only=True)
class DeadlineExtended(EventBase):
    """The server was down for ``seconds`` while a deadline ran, and moved the deadline to ``until``."""

    round: int
    until: float
    seconds: int


@dataclass(frozen=True, kw_only=True)
class BiddingClosed(EventBase):
    """The sand ran out, or all players passed; ``order`` is the order of demonstration (R6.3, R6.4)."""

    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SolutionClaimed(EventBase):
    """The player of a solo game claimed a solution in time (R7.4); the sand is paused (R7.5)."""

    round: int
    seat: int
    moves: int | None


@dataclass(frozen=True, kw_only=True)
class RoundPaused(EventBase):
    """Nobody is there who plays alone or with bots: the sand or another limit stands still (R7.6, R9.6)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class RoundResumed(EventBase):
    """The round continues; the deadline that stood still is now ``until``, None: no limit (R7.6, R9.6)."""

    round: int
    until: float | None


@dataclass(frozen=True, kw_only=True)
class DemonstrationStarted(EventBase):
    """A player's demonstration began.

    ``moves`` is the bid, or None in a solo game without a number; ``until`` None: no limit. ``opens`` is the time at
    which the board is ready; None: at once. Earlier moves are refused, and the limit starts then (R6.8).
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
    """A player reached the target and took the chip; the markers moved to the robots (R6.5).

    ``scorers``: the seats that all count the chip, in the order of their bids, if everybody scores (R6.16).
    """

    round: int
    seat: int
    path: str
    until: float | None
    scorers: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class ChipReturned(EventBase):
    """Nobody took the chip: it returned to those face down, and the robots to their markers (R6.6)."""

    round: int
    reason: ReturnReason
    until: float | None


@dataclass(frozen=True, kw_only=True)
class ChipLaid(EventBase):
    """The chip of a solo game was laid down: face up with the path shown, or face down (R7.1)."""

    round: int
    seat: int
    face_up: bool
    path: str | None


@dataclass(frozen=True, kw_only=True)
class OptimumFound(EventBase):
    """The server's search found the fewest moves of a finished round.

    While the round's chip is face down, the event omits the path and the number of paths. Once the chip has been won
    or the match is over, the event is repeated with both (R6.11). ``match`` is the number of an earlier match to
    which the round belongs, None for the current one.
    """

    round: int
    optimum: Optimum
    match: int | None = None


@dataclass(frozen=True, kw_only=True)
class PlayerReady(EventBase):
    """A player is ready for the next chip."""

    round: int
    seat: int


@dataclass(frozen=True, kw_only=True)
class EndingAnswered(EventBase):
    """A player proposed to end the match now or agreed to it, or declined, which withdraws the proposal (R8.11)."""

    seat: int
    agrees: bool


@dataclass(frozen=True, kw_only=True)
class MatchEnded(EventBase):
    """The match ended. Several winners share the win (R8.3); in the solo game, no winner means a loss (R7.2)."""

    winners: tuple[int, ...]
    reason: EndReason


Event = (
    MatchOpened
    | InvitationAnswered
    | PlayerSeated
    | PlayerLeft
    | PlayerReturned
    | HostChanged
    | PlayerRemoved
    | SeatForgotten
    | SeatRenewed
    | SeatRenamed
    | LinkRenewed
    | ConsentChanged
    | HandicapSet
    | RoomLocked
    | RoomUnlocked
    | SpectatorDelaySet
    | QuickChatSet
    | RoomClosed
    | OptionsChanged
    | BoardLaid
    | MatchStarted
    | ChipTurned
    | ThinkingLapsed
    | BidPlaced
    | PlayerPassed
    | TimerStarted
    | PaceChanged
    | DeadlineExtended
    | BiddingClosed
    | SolutionClaimed
    | RoundPaused
    | RoundResumed
    | DemonstrationStarted
    | RobotMoved
    | DemonstrationFailed
    | ChipTaken
    | ChipReturned
    | ChipLaid
    | OptimumFound
    | PlayerReady
    | EndingAnswered
    | MatchEnded
)

Events = tuple[Event, ...]
"""The events of one command, in order."""
