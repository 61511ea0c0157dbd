"""The state of a match: frozen values, made by folding events (`evolve`) and never otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import Board, Position, Puzzle, Slide, Target
from ricochetrobots.game.events import EndReason, FailureReason, ReturnReason, WayStatus
from ricochetrobots.game.options import Mode, Options


class Phase(StrEnum):
    """What is going on at the table."""

    LOBBY = "lobby"
    THINKING = "thinking"
    BIDDING = "bidding"
    SHOWING = "showing"
    RESULT = "result"
    FINISHED = "finished"


class Outcome(StrEnum):
    """What became of a chip."""

    TAKEN = "taken"
    RETURNED = "returned"
    FACE_UP = "face-up"
    FACE_DOWN = "face-down"


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A place at the table. It is kept when its player leaves."""

    number: int
    name: str
    plays_from: int
    left: bool = False
    ready: bool = False
    chips: tuple[Target, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Bid:
    """A standing bid (R6.2): the number, the one before it, and when it was said."""

    seat: int
    moves: int
    was: int | None
    at: float


@dataclass(frozen=True, kw_only=True)
class Demonstration:
    """What a player has shown so far; ``moves`` is the bid, None alone when no number was said."""

    seat: int
    moves: int | None
    slides: tuple[Slide, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Round:
    """From a chip's turning up to its taking or return. ``bids`` stand in the order they were said."""

    number: int
    chip: Target
    bids: tuple[Bid, ...] = ()
    order: tuple[int, ...] = ()
    failures: tuple[tuple[int, FailureReason], ...] = ()
    demonstration: Demonstration | None = None
    may_start_timer: bool = False
    timer_run: int = 1
    claim: int | None = None

    def bid(self, seat: int) -> Bid | None:
        """Return the seat's standing bid."""
        return next((bid for bid in self.bids if bid.seat == seat), None)

    def failed(self, seat: int) -> FailureReason | None:
        """Return why the seat's demonstration failed, if it has."""
        return next((reason for number, reason in self.failures if number == seat), None)


@dataclass(frozen=True, kw_only=True)
class Best:
    """What is known of the shortest ways of a round; the fields are those of `WayFound`."""

    status: WayStatus
    at_least: int
    ways: int | None
    ways_capped: bool
    slides: tuple[Slide, ...]

    @property
    def moves(self) -> int | None:
        """The length of a shortest way, None if none was found."""
        return len(self.slides) if self.status is WayStatus.SOLVED else None


@dataclass(frozen=True, kw_only=True)
class PlayedRound:
    """A round that is over. ``best`` is None until the server has said it."""

    number: int
    chip: Target
    outcome: Outcome
    seat: int | None
    moves: int | None
    start: Position
    slides: tuple[Slide, ...]
    reason: ReturnReason | None
    best: Best | None = None

    @property
    def puzzle(self) -> Puzzle:
        """What was to be solved."""
        return Puzzle(self.start, self.chip)


@dataclass(frozen=True, kw_only=True)
class Match:
    """All that a replay must reproduce.

    ``position`` and ``markers`` are None before the start. ``chips`` lie face down, in the order in which
    the board lists its targets; the chip of the present round is not among them. ``until`` is the deadline
    now running.
    """

    number: int
    mode: Mode
    options: Options
    board: Board
    phase: Phase = Phase.LOBBY
    seats: tuple[Seat, ...] = ()
    position: Position | None = None
    markers: Position | None = None
    chips: tuple[Target, ...] = ()
    chips_to_win: int | None = None
    round: Round | None = None
    until: float | None = None
    history: tuple[PlayedRound, ...] = ()
    laid: tuple[tuple[Target, bool], ...] = ()
    winners: tuple[int, ...] = ()
    end_reason: EndReason | None = None
    started_at: float | None = None
    ended_at: float | None = None

    @property
    def round_number(self) -> int:
        """The number of the present or last round, 0 before the first."""
        return 0 if self.round is None else self.round.number

    @property
    def live_puzzle(self) -> Puzzle | None:
        """What is to be solved now, None when no round goes on."""
        going_on = self.phase in (Phase.THINKING, Phase.BIDDING, Phase.SHOWING)
        if not going_on or self.round is None or self.markers is None:
            return None
        return Puzzle(self.markers, self.round.chip)

    @property
    def host(self) -> int | None:
        """The seat that sets up the match: the first whose player has not left."""
        return next((seat.number for seat in self.seats if not seat.left), None)

    def seat(self, number: int) -> Seat:
        """Return that seat. Raises KeyError if there is none."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise KeyError(number)

    def playing(self) -> tuple[Seat, ...]:
        """Return the seats at the table that take part in the present round."""
        return tuple(
            seat for seat in self.seats if not seat.left and seat.plays_from <= max(self.round_number, 1)
        )
