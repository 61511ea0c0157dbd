"""What one person sees of a room, as the wire carries it. Cells, moves and chips as NOTATION.md writes them."""

from __future__ import annotations

from typing import Literal

import msgspec

RobotLetter = Literal["R", "G", "B", "Y", "S"]
SymbolName = Literal["moon", "gear", "planet", "star", "vortex"]
Phase = Literal["lobby", "thinking", "bidding", "showing", "result", "finished"]


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """A piece of a view."""


class OptionsPart(Part, frozen=True, kw_only=True):
    """The agreed options; ``None`` means as the edition says (or no limit). See docs/protocol.md."""

    edition: Literal["1999", "2013", "2013-zman"] = "2013"
    panels: Literal["random", "plain", "1999", "picked"] = "plain"
    board: str | None = None
    fifth_robot: bool = False
    exact: bool | None = None
    tie_break: Literal["first-said", "fewer-chips"] | None = None
    chips_to_win: int | None = None
    timer_seconds: int = 60
    no_bid_seconds: int = 300
    demonstration_seconds: int | None = 120
    result_seconds: int = 20
    solo_timer_runs: int = 1
    seats: int = 12
    scratch_board: bool = False
    landing_marks: bool = False
    spoken_slides: bool = True


class ChipPart(Part, frozen=True, kw_only=True):
    """A chip: the robot it asks for (None: any, the vortex), its symbol, its cell."""

    robot: RobotLetter | None
    symbol: SymbolName | None
    cell: str


class SeatPart(Part, frozen=True, kw_only=True):
    """A seat at the table."""

    seat: int
    name: str
    left: bool
    host: bool
    plays: bool  # takes part in the present round (who sat down during it does not yet)
    chips: tuple[ChipPart, ...]
    ready: bool


class BidPart(Part, frozen=True, kw_only=True):
    """One row of the bids, in the order in which they will be (or are being) demonstrated."""

    seat: int
    moves: int
    was: int | None  # the player's number before this one
    at: float  # when it was said, server seconds
    tie: Literal["first-said", "fewer-chips"] | None  # why this row stands before an equal one below it
    state: Literal["waiting", "showing", "failed", "succeeded"]
    failure: Literal["moves-used", "gave-up", "time", "left"] | None


class StepPart(Part, frozen=True, kw_only=True):
    """A move made, with every cell from start to rest and the robot's new place last."""

    move: str
    cells: tuple[str, ...]


class DemonstrationPart(Part, frozen=True, kw_only=True):
    """The demonstration going on, or the last one in a result."""

    seat: int
    moves: int | None  # the bid; None alone when no number was said
    steps: tuple[StepPart, ...]


class BestPart(Part, frozen=True, kw_only=True):
    """What is known of the shortest ways of a finished round, and the moves of one of them."""

    status: Literal["solved", "unsolvable", "limit"]
    moves: int | None  # of a shortest way; None unless solved
    at_least: int  # no way is shorter
    ways: int | None  # how many are as short; None where they were not counted
    ways_capped: bool  # there are more than `ways`
    steps: tuple[StepPart, ...]


class RoundPart(Part, frozen=True, kw_only=True):
    """A finished round, or in phase ``result`` the one just finished."""

    round: int
    chip: ChipPart
    outcome: Literal["taken", "returned", "face-up", "face-down"]
    seat: int | None  # who took or laid the chip
    moves: int | None  # the winning bid
    start: str  # where the robots stood, a position (NOTATION.md)
    steps: tuple[StepPart, ...]  # the way shown; empty where nobody succeeded
    reason: Literal["nobody-bid", "nobody-succeeded"] | None
    best: BestPart | None  # None until the server has found out


class View(Part, frozen=True, kw_only=True):
    """All that a page needs to draw the room for one viewer."""

    number: int  # of the match in this room, from 1
    mode: Literal["friends", "alone"]
    phase: Phase
    options: OptionsPart
    exact: bool  # R6.3 in force
    tie_break: Literal["first-said", "fewer-chips"]  # R6.4 in force
    board: str  # board text; its drawing data at GET /api/boards/{board}
    robots: dict[RobotLetter, str]  # empty in the lobby
    markers: dict[RobotLetter, str]
    chips_to_win: int | None  # None before the start unless agreed, and when all chips are played (R8.2)
    chips_left: int  # face down, the current one not among them
    chips_total: int
    round: int  # 0 before the first
    chip: ChipPart | None  # the current one; in a result the one just played
    until: float | None  # the deadline now running, server seconds
    timer_run: int  # alone: which run of the sand (R7.3); else 1
    may_start_timer: bool  # R6.7 has come true
    seats: tuple[SeatPart, ...]
    bids: tuple[BidPart, ...]
    demonstration: DemonstrationPart | None
    result: RoundPart | None  # in phases result and finished
    history: tuple[RoundPart, ...]  # all finished rounds of the match
    laid: tuple[tuple[ChipPart, bool], ...]  # alone: chips used, and whether face up
    winners: tuple[int, ...]
    end_reason: Literal["chips-reached", "chips-gone"] | None
    started_at: float | None
    ended_at: float | None
    you: int | None  # the viewer's seat; None for a spectator
    may: tuple[str, ...]  # the commands this viewer may give now, by their wire type
    game: str | None  # id for GET /games/{id}.json once the match is finished
