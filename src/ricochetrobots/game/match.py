"""The state of a match: frozen values, made by folding events (`evolve`) and never otherwise."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from operator import attrgetter, is_

from ricochetrobots.core import Board, Optimum, Position, Puzzle, Slide, Status, Target
from ricochetrobots.game.events import EndReason, FailureReason, ReturnReason
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
    """A place at the table. It is kept when its player leaves; who was ``removed`` does not come back to it.

    Nor does who asked to be ``forgotten``, whose name is "" from then on. Who ``consents`` lets their play be used for
    statistics.
    """

    number: int
    name: str
    plays_from: int
    left: bool = False
    removed: bool = False
    forgotten: bool = False
    consents: bool = False
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
    """What a player has shown since ``at``; ``moves`` is the bid, None alone when no number was said.

    ``opens``: no move is taken earlier; None: none is too early.
    """

    seat: int
    at: float
    moves: int | None
    opens: float | None = None
    slides: tuple[Slide, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Round:
    """From a chip's turning up to its taking or return.

    ``bids`` stand in the order they were said; ``passed`` lists the seats that have said "nothing lower from me"
    (R6.10). ``sand_left``: how many seconds of the sand are left while a claim is demonstrated (R7.5).
    """

    number: int
    chip: Target
    bids: tuple[Bid, ...] = ()
    passed: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    failures: tuple[tuple[int, FailureReason], ...] = ()
    demonstration: Demonstration | None = None
    may_start_timer: bool = False
    timer_run: int = 1
    claim: int | None = None
    sand_left: float = 0.0

    def bid(self, seat: int) -> Bid | None:
        """Return the seat's standing bid."""
        return next((bid for bid in self.bids if bid.seat == seat), None)

    def failed(self, seat: int) -> FailureReason | None:
        """Return why the seat's demonstration failed, if it has."""
        return next((reason for number, reason in self.failures if number == seat), None)


@dataclass(frozen=True, kw_only=True)
class PlayedRound:
    """A round that is over. ``optimum`` is None until the server has reported it.

    ``next_bid`` is the bid that would have been shown next, had the one that took the chip failed.
    """

    number: int
    chip: Target
    outcome: Outcome
    seat: int | None
    moves: int | None
    next_bid: int | None
    start: Position
    slides: tuple[Slide, ...]
    reason: ReturnReason | None
    optimum: Optimum | None = None

    @property
    def puzzle(self) -> Puzzle:
        """What was to be solved."""
        return Puzzle(self.start, self.chip)


@dataclass(frozen=True, kw_only=True)
class Match:
    """All that a replay must reproduce.

    ``position`` and ``markers`` are None before the start. ``chips`` lie face down, in the order in which
    the board lists its targets; the chip of the present round is not among them. ``until`` is the deadline
    now running. ``host_from`` is the seat from which on the host is looked for. The host may have ``locked`` the
    room against newcomers, or ``closed`` it for everybody. Spectators are told what happens ``spectator_delay``
    seconds later, and nothing of it before ``spectators_from``, which a longer delay of before has left.
    """

    number: int
    mode: Mode
    options: Options
    board: Board
    phase: Phase = Phase.LOBBY
    seats: tuple[Seat, ...] = ()
    host_from: int = 0
    locked: bool = False
    closed: bool = False
    spectator_delay: int = 0
    spectators_from: float = 0.0
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
    def demonstration(self) -> Demonstration | None:
        """The demonstration going on."""
        return None if self.round is None or self.phase is not Phase.SHOWING else self.round.demonstration

    @property
    def puzzle_in_play(self) -> Puzzle | None:
        """What is to be solved now, None when no round goes on."""
        going_on = self.phase in (Phase.THINKING, Phase.BIDDING, Phase.SHOWING)
        if not going_on or self.round is None or self.markers is None:
            return None
        return Puzzle(self.markers, self.round.chip)

    @property
    def puzzles_in_play(self) -> tuple[Puzzle, ...]:
        """Every puzzle whose solution would still win a chip.

        The one in play, what is left of it in a demonstration, and those whose chip went back and may be turned up
        again (R6.11).
        """
        puzzles = [played.puzzle for played in self.history if self.withholds(played)]
        if self.puzzle_in_play is not None and self.position is not None:
            puzzles += [self.puzzle_in_play, Puzzle(self.position, self.puzzle_in_play.target)]
        return tuple(dict.fromkeys(puzzles))

    def withholds(self, played: PlayedRound) -> bool:
        """Tell whether the round's path must not be told: its chip went back and can still be won (R6.11)."""
        if played.outcome is not Outcome.RETURNED or self.phase is Phase.FINISHED:
            return False
        return played.chip not in self._taken

    @cached_property
    def _taken(self) -> frozenset[Target]:
        """The chips that have been taken."""
        return frozenset(played.chip for played in self.history if played.outcome is Outcome.TAKEN)

    def awaits_optimum(self, played: PlayedRound) -> bool:
        """Tell whether a report of the round's optimum would tell something new and may be told now.

        Nothing of a puzzle is reported while it is played once more (R6.6).
        """
        if played.optimum is None:
            return played.puzzle != self.puzzle_in_play
        solved = played.optimum.status is Status.SOLVED
        return solved and played.optimum.path is None and not self.withholds(played)

    def rounds_awaiting_optimum(self) -> tuple[PlayedRound, ...]:
        """Return the finished rounds for which the server should report the optimum now, oldest first."""
        return tuple(played for played in self.history if self.awaits_optimum(played))

    @cached_property
    def host(self) -> int | None:
        """The seat that sets up the match: the first from ``host_from`` on whose player has not left."""
        numbers = [seat.number for seat in self.seats if not seat.left]
        return next((number for number in numbers if number >= self.host_from), next(iter(numbers), None))

    def seat(self, number: int) -> Seat:
        """Return that seat. Raises KeyError if there is none."""
        if (seat := self.find_seat(number)) is None:
            raise KeyError(number)
        return seat

    def find_seat(self, number: int | None) -> Seat | None:
        """Return that seat, None if there is none."""
        return next((seat for seat in self.seats if seat.number == number), None)

    def takes_part(self, seat: Seat) -> bool:
        """Tell whether the seat's player sits at the table and takes part in the present round."""
        return not seat.left and seat.plays_from <= max(self.round_number, 1)

    @cached_property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in the present round."""
        return tuple(seat for seat in self.seats if self.takes_part(seat))


_besides_the_round = attrgetter(*(field.name for field in fields(Match) if field.name != "round"))
_besides_the_bids = attrgetter(*(field.name for field in fields(Round) if field.name != "bids"))


def bids_alone_differ(before: Match, after: Match) -> bool:
    """Tell at a glance, in 1 us, whether two states of a match are the same but for the standing bids.

    False also where something has been replaced by its equal: what has not been touched is the same object.
    """
    if before.round is None or after.round is None:
        return False
    same_match = all(map(is_, _besides_the_round(before), _besides_the_round(after)))
    return same_match and all(map(is_, _besides_the_bids(before.round), _besides_the_bids(after.round)))
