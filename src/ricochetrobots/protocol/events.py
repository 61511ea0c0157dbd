"""What can happen in a room, as the wire carries it: the game's events, told apart by ``type``.

Of each fact the wire says exactly what the game recorded (server/wire.py); a test holds the two together.
Times are server seconds since 1970; cells, moves and positions as NOTATION.md writes them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ricochetrobots.protocol.view import OptionsPart


class WireEventBase(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all events share."""

    at: float


class MatchOpened(WireEventBase, frozen=True, kw_only=True, tag="match_opened"):
    """A match was opened; those who hold seats keep them."""

    number: int
    mode: Literal["friends", "alone"]
    options: OptionsPart
    board: str


class PlayerSeated(WireEventBase, frozen=True, kw_only=True, tag="player_seated"):
    """A player took a new seat and plays from round ``plays_from`` on."""

    seat: int
    name: str
    plays_from: int


class PlayerLeft(WireEventBase, frozen=True, kw_only=True, tag="player_left"):
    """A player left the table; seat and chips are kept."""

    seat: int


class PlayerReturned(WireEventBase, frozen=True, kw_only=True, tag="player_returned"):
    """A player came back to a seat once left, perhaps under a new name."""

    seat: int
    name: str
    plays_from: int


class OptionsChanged(WireEventBase, frozen=True, kw_only=True, tag="options_changed"):
    """The host set other options."""

    options: OptionsPart


class BoardLaid(WireEventBase, frozen=True, kw_only=True, tag="board_laid"):
    """Another board lies on the table."""

    board: str


class MatchStarted(WireEventBase, frozen=True, kw_only=True, tag="match_started"):
    """The robots stand on ``position`` (R2.2). ``chips_to_win`` None: until all chips are out (R8.2)."""

    position: str
    chips_to_win: int | None


class ChipTurned(WireEventBase, frozen=True, kw_only=True, tag="chip_turned"):
    """A chip was turned up (R6.1, R7.1).

    ``until``: among friends the end of the thinking time (R6.7), alone the end of the sand.
    """

    round: int
    chip: str
    until: float


class ThinkingLapsed(WireEventBase, frozen=True, kw_only=True, tag="thinking_lapsed"):
    """Nobody has bid for so long that any player may start the timer (R6.7)."""

    round: int


class BidPlaced(WireEventBase, frozen=True, kw_only=True, tag="bid_placed"):
    """A player said a number, the first or a lower one (R6.2)."""

    round: int
    seat: int
    moves: int


class TimerStarted(WireEventBase, frozen=True, kw_only=True, tag="timer_started"):
    """The sand timer was turned; ``seat`` is who turned it, None for the second run alone (R7.3)."""

    round: int
    reason: Literal["first-bid", "nobody-bid", "second-run"]
    seat: int | None
    until: float


class BiddingClosed(WireEventBase, frozen=True, kw_only=True, tag="bidding_closed"):
    """The sand has run out; ``order`` lists the seats as they will demonstrate (R6.3, R6.4)."""

    round: int
    order: tuple[int, ...]


class SolutionClaimed(WireEventBase, frozen=True, kw_only=True, tag="solution_claimed"):
    """Alone: "found" was said in time (R7.4)."""

    round: int
    seat: int
    moves: int | None


class DemonstrationStarted(WireEventBase, frozen=True, kw_only=True, tag="demonstration_started"):
    """A player's demonstration began. ``moves`` is the bid, or None alone; ``until`` None: no limit."""

    round: int
    seat: int
    moves: int | None
    until: float | None


class RobotMoved(WireEventBase, frozen=True, kw_only=True, tag="robot_moved"):
    """The demonstrator made move number ``count``."""

    round: int
    seat: int
    move: str
    count: int


class MovesTakenBack(WireEventBase, frozen=True, kw_only=True, tag="moves_taken_back"):
    """Alone: the proof was taken back to its first ``count`` moves."""

    round: int
    seat: int
    count: int


class DemonstrationFailed(WireEventBase, frozen=True, kw_only=True, tag="demonstration_failed"):
    """A demonstration failed and the robots went back to their markers (R6.5)."""

    round: int
    seat: int
    reason: Literal["moves-used", "gave-up", "time", "left"]


class ChipTaken(WireEventBase, frozen=True, kw_only=True, tag="chip_taken"):
    """A player reached the target, took the chip, and the markers followed the robots (R6.5)."""

    round: int
    seat: int
    path: str
    until: float | None


class ChipReturned(WireEventBase, frozen=True, kw_only=True, tag="chip_returned"):
    """Nobody took the chip; it went back among the face-down chips (R6.6, R6.7)."""

    round: int
    reason: Literal["nobody-bid", "nobody-succeeded"]
    until: float | None


class ChipLaid(WireEventBase, frozen=True, kw_only=True, tag="chip_laid"):
    """Alone: the chip was laid down, face up with the way shown or face down (R7.1)."""

    round: int
    seat: int
    face_up: bool
    path: str | None


class WayFound(WireEventBase, frozen=True, kw_only=True, tag="way_found"):
    """How short the way of a finished round can be, as the server had it looked for.

    ``path`` is a shortest way of ``moves`` moves, both None unless solved; no way is shorter than ``at_least``.
    ``ways`` counts the shortest ways, None if they were not counted; there are more if it is ``ways_capped``.
    """

    round: int
    status: Literal["solved", "unsolvable", "limit"]
    moves: int | None
    at_least: int
    ways: int | None
    ways_capped: bool
    path: str | None


class PlayerReady(WireEventBase, frozen=True, kw_only=True, tag="player_ready"):
    """A player is ready for the next chip."""

    round: int
    seat: int


class MatchEnded(WireEventBase, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over. Several winners share the win (R8.3); alone, none means lost (R7.2)."""

    winners: tuple[int, ...]
    reason: Literal["chips-reached", "chips-gone"]


WireEvent = (
    MatchOpened
    | PlayerSeated
    | PlayerLeft
    | PlayerReturned
    | OptionsChanged
    | BoardLaid
    | MatchStarted
    | ChipTurned
    | ThinkingLapsed
    | BidPlaced
    | TimerStarted
    | BiddingClosed
    | SolutionClaimed
    | DemonstrationStarted
    | RobotMoved
    | MovesTakenBack
    | DemonstrationFailed
    | ChipTaken
    | ChipReturned
    | ChipLaid
    | WayFound
    | PlayerReady
    | MatchEnded
)
