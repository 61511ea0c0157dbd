"""The state of a match: frozen values that only `evolve` creates."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from itertools import takewhile
from operator import attrgetter, is_

from ricochetrobots.core import Board, Optimum, Position, Puzzle, Slide, Status, Target, parse_puzzle, reached
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.events import Answer, EndReason, FailureReason, ReturnReason
from ricochetrobots.game.options import Mode, Options

LEAST_BID = 2
"""No target can be reached in fewer moves (R5.4)."""


class Phase(StrEnum):
    """The phase of the round or match."""

    LOBBY = "lobby"
    THINKING = "thinking"
    BIDDING = "bidding"
    SHOWING = "showing"
    RESULT = "result"
    FINISHED = "finished"


class Outcome(StrEnum):
    """The outcome of a round for its chip."""

    TAKEN = "taken"
    RETURNED = "returned"
    FACE_UP = "face-up"
    FACE_DOWN = "face-down"


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A seat at the table, kept when its player leaves.

    A player who was ``removed`` or whose name was deleted (``forgotten``, ``name`` "") cannot return to it.
    ``consents``: the player allows the use of their moves for statistics. Bids are ordered as if they were higher by
    ``handicap`` (R6.15). ``wins`` counts the matches won in the series (R8.9). ``bot``: the bot that plays (R9), None
    for a person.
    """

    number: int
    name: str
    plays_from: int
    left: bool = False
    removed: bool = False
    forgotten: bool = False
    consents: bool = False
    handicap: float = 0.0
    ready: bool = False
    chips: tuple[Target, ...] = ()
    wins: int = 0
    invitation: Answer = Answer.ACCEPTED
    bot: BotPart | None = None

    @property
    def is_person(self) -> bool:
        """Return whether a person plays. A bot is never "somebody who is present" (R9.3)."""
        return self.bot is None

    @property
    def may_be_absent(self) -> bool:
        """Return whether the player has a connection, which can be lost: a person, or a program (R9.3, R9.7)."""
        return self.bot is None or self.bot.is_program

    @property
    def may_return(self) -> bool:
        """Return whether the player may return to the seat after leaving the table."""
        return not (self.removed or self.forgotten)

    @property
    def sits(self) -> bool:
        """Return whether the player is at the table and in the match (R8.7)."""
        return not self.left and self.invitation is Answer.ACCEPTED


@dataclass(frozen=True, kw_only=True)
class Bid:
    """A standing bid (R6.2): its number, the player's earlier number, and its time.

    ``after`` are the seconds that the clock of the bots showed then.
    """

    seat: int
    moves: int
    was: int | None
    at: float
    after: float


@dataclass(frozen=True, kw_only=True)
class Demonstration:
    """A demonstration that began ``at``; ``moves`` is the bid, None for a solo claim without a number.

    Moves before ``opens`` are refused; None: no move is too early.
    """

    seat: int
    at: float
    moves: int | None
    opens: float | None = None
    slides: tuple[Slide, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Pause:
    """A pause since ``at``; ``left`` are the seconds until the deadline, None without one (R7.6, R9.6)."""

    at: float
    left: float | None


@dataclass(frozen=True, kw_only=True)
class BotClock:
    """The clock by which bots think about a chip (R9.5): it showed ``seconds`` at the time ``since``.

    It runs ``pace`` times as fast as the server's clock, like the sand; in a pause the pace is 0.
    """

    since: float
    seconds: float = 0.0
    pace: int = 1

    def at(self, now: float) -> float:
        """Return the seconds that it shows at the time ``now``."""
        return self.seconds + max(0.0, now - self.since) * self.pace

    def paced(self, now: float, pace: int) -> BotClock:
        """Return the clock with another pace from ``now`` on."""
        return BotClock(since=now, seconds=self.at(now), pace=pace)


@dataclass(frozen=True, kw_only=True)
class Round:
    """A round, from turning up a chip, ``turned_at``, until it is taken or returned.

    ``bids`` are in the order in which they were placed; ``passed`` lists the seats that have passed (R6.10).
    ``sand_left`` is the sand left, in seconds, at the claim that is being demonstrated (R7.5).
    """

    number: int
    chip: Target
    turned_at: float
    clock: BotClock
    bids: tuple[Bid, ...] = ()
    passed: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    failures: tuple[tuple[int, FailureReason], ...] = ()
    demonstration: Demonstration | None = None
    may_start_timer: bool = False
    timer_run: int = 1
    claim: int | None = None
    sand_left: float = 0.0
    pause: Pause | None = None

    def bid(self, seat: int) -> Bid | None:
        """Return the seat's standing bid."""
        return next((bid for bid in self.bids if bid.seat == seat), None)

    def has_declared(self, seat: int) -> bool:
        """Return whether the seat has passed, or has bid the least number, which says the same (R6.10, R5.4)."""
        return seat in self.passed or any(bid.seat == seat and bid.moves <= LEAST_BID for bid in self.bids)

    def failed(self, seat: int) -> FailureReason | None:
        """Return why the seat's demonstration failed, or None."""
        return next((reason for number, reason in self.failures if number == seat), None)


@dataclass(frozen=True, kw_only=True)
class Score:
    """A player who scored with a proven bid, and its number of moves (R6.16)."""

    seat: int
    moves: int


@dataclass(frozen=True, kw_only=True)
class PlayedRound:
    """A finished round. ``optimum`` is None until the server has reported it.

    ``next_bid`` is the bid that was next in order after the one that took the chip. ``scores`` is empty unless
    everybody scores (R6.16).
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
    scores: tuple[Score, ...] = ()
    optimum: Optimum | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the round."""
        return Puzzle(self.start, self.chip)

    @property
    def published(self) -> bool:
        """Return whether the optimum is known in full, including its path."""
        optimum = self.optimum
        return optimum is not None and (optimum.status is not Status.SOLVED or optimum.path is not None)


@dataclass(frozen=True, kw_only=True)
class AwaitedOptimum:
    """A finished round whose optimum the server is to report: its match and its puzzle as text (R6.11)."""

    match: int
    round: int
    text: str

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the round."""
        return parse_puzzle(self.text)


@dataclass(frozen=True, kw_only=True)
class Match:
    """The whole state that a replay must reproduce.

    ``position`` and ``markers`` are None before the start. ``chips`` are those face down, in the order of the board's
    targets, without the chip of the current round. The match ends after ``chips_in_all`` won chips, unless it is None
    (R8.8). ``ending`` are the seats that agree to end the match now (R8.11). ``until`` is the running deadline. The
    host is the first seat from ``host_from`` on whose player sits at the table. In a rematch, which seat
    ``invited_by`` asked for, players have until ``invited_until`` to answer (R8.7). ``owed`` are the rounds of
    earlier matches whose optimum is still to be published (R6.11). ``locked``: the host refuses new players.
    ``closed``: the host closed the room for everybody. ``quick_chat``: the host allows quick chat. Spectators receive
    events ``spectator_delay`` seconds later, but not before ``spectators_from``, left over from a longer delay set
    earlier.
    """

    number: int
    mode: Mode
    options: Options
    board: Board
    phase: Phase = Phase.LOBBY
    seats: tuple[Seat, ...] = ()
    host_from: int = 0
    invited_by: int | None = None
    invited_until: float | None = None
    owed: tuple[AwaitedOptimum, ...] = ()
    locked: bool = False
    closed: bool = False
    quick_chat: bool = True
    spectator_delay: int = 0
    spectators_from: float = 0.0
    position: Position | None = None
    markers: Position | None = None
    chips: tuple[Target, ...] = ()
    chips_to_win: int | None = None
    chips_in_all: int | None = None
    round: Round | None = None
    until: float | None = None
    history: tuple[PlayedRound, ...] = ()
    laid: tuple[tuple[Target, bool], ...] = ()
    ending: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    end_reason: EndReason | None = None
    started_at: float | None = None
    ended_at: float | None = None

    @property
    def round_number(self) -> int:
        """The number of the current or last round, 0 before the first."""
        return 0 if self.round is None else self.round.number

    @property
    def demonstration(self) -> Demonstration | None:
        """The running demonstration."""
        return None if self.round is None or self.phase is not Phase.SHOWING else self.round.demonstration

    @property
    def target_reached(self) -> bool:
        """Return whether the moves shown so far solve the puzzle, perhaps with moves of the bid left (R6.14)."""
        shown = None if self.round is None else self.round.demonstration
        if shown is None or self.round is None or self.markers is None:
            return False
        if self.phase is not Phase.SHOWING:  # only a success stays on the table
            return True
        return reached(Puzzle(self.markers, self.round.chip), shown.slides) is not None

    @property
    def puzzle_in_play(self) -> Puzzle | None:
        """The current puzzle, or None between rounds."""
        going_on = self.phase in (Phase.THINKING, Phase.BIDDING, Phase.SHOWING)
        if not going_on or self.round is None or self.markers is None:
            return None
        return Puzzle(self.markers, self.round.chip)

    def withholds(self, played: PlayedRound) -> bool:
        """Return whether the round's path is secret: its chip was returned and can still be won (R6.11)."""
        if played.outcome is not Outcome.RETURNED or self.phase is Phase.FINISHED:
            return False
        return played.chip not in self._taken

    @cached_property
    def _taken(self) -> frozenset[Target]:
        """The chips that have been taken."""
        return frozenset(played.chip for played in self.history if played.outcome is Outcome.TAKEN)

    def awaits_optimum(self, played: PlayedRound) -> bool:
        """Return whether a report of the round's optimum would be new and may be published now.

        The optimum of a puzzle is not reported while the puzzle is played again (R6.6).
        """
        if played.optimum is None:
            return played.puzzle != self.puzzle_in_play
        return not played.published and not self.withholds(played)

    def awaited_optima(self) -> tuple[AwaitedOptimum, ...]:
        """Return the finished rounds whose optimum the server should report now, oldest first (R6.11)."""
        earlier = tuple(awaited for awaited in self.owed if awaited.puzzle != self.puzzle_in_play)
        return (*earlier, *(self._awaited(played) for played in self.history if self.awaits_optimum(played)))

    def owed_after(self) -> tuple[AwaitedOptimum, ...]:
        """Return the rounds so far whose optimum is not published in full, for the next match."""
        return (*self.owed, *(self._awaited(played) for played in self.history if not played.published))

    def _awaited(self, played: PlayedRound) -> AwaitedOptimum:
        return AwaitedOptimum(match=self.number, round=played.number, text=str(played.puzzle))

    @property
    def tried_in_vain(self) -> frozenset[Target]:
        """The chips that have come back since a chip was last won, but not because nobody was present (R8.10)."""
        back = takewhile(lambda played: played.outcome is Outcome.RETURNED, reversed(self.history))
        return frozenset(played.chip for played in back if played.reason is not ReturnReason.NOBODY_THERE)

    @property
    def untried(self) -> tuple[Target, ...]:
        """The chips face down that have not come back since a chip was last won (R8.10)."""
        tried = self.tried_in_vain
        return tuple(chip for chip in self.chips if chip not in tried)

    @property
    def last_try(self) -> bool:
        """Return whether the match ends if nobody finds the present chip or, after a round, the next one (R8.10)."""
        if self.mode is not Mode.FRIENDS:
            return False
        if self.phase is Phase.RESULT:
            return len(self.untried) == 1
        return self.puzzle_in_play is not None and not self.untried

    @property
    def chips_to_play(self) -> int:
        """The number of chips that can still be won, including the one turned up."""
        left = len(self.chips) + (self.puzzle_in_play is not None)
        if self.chips_in_all is None:
            return left
        return min(left, self.chips_in_all - len(self._taken))

    @property
    def series_winners(self) -> tuple[int, ...]:
        """The seats that have won the series, once a match has ended it (R8.9)."""
        return tuple(seat.number for seat in self.seats if seat.wins >= self.options.series_wins)

    @cached_property
    def host(self) -> int | None:
        """The seat that sets up the match: the first from ``host_from`` on whose player sits at the table.

        A program is the host only while no person sits there (R9.3, R9.7); the server's bots never are.
        """
        sitting = [seat for seat in self.seats if seat.sits and seat.may_be_absent]
        numbers = [seat.number for seat in sitting if seat.is_person] or [seat.number for seat in sitting]
        return next((number for number in numbers if number >= self.host_from), next(iter(numbers), None))

    def seat(self, number: int) -> Seat:
        """Return the seat of that number. Raises KeyError if there is none."""
        if (seat := self.find_seat(number)) is None:
            raise KeyError(number)
        return seat

    def find_seat(self, number: int | None) -> Seat | None:
        """Return the seat of that number, or None."""
        return next((seat for seat in self.seats if seat.number == number), None)

    @property
    def next_seat(self) -> int:
        """The number of the next new seat."""
        return max((seat.number for seat in self.seats), default=-1) + 1

    def takes_part(self, seat: Seat) -> bool:
        """Return whether the seat's player sits at the table and takes part in the current round."""
        return seat.sits and seat.plays_from <= max(self.round_number, 1)

    @cached_property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in the current round."""
        return tuple(seat for seat in self.seats if self.takes_part(seat))


_besides_the_round = attrgetter(*(field.name for field in fields(Match) if field.name != "round"))
_besides_the_bids = attrgetter(*(field.name for field in fields(Round) if field.name != "bids"))


def bids_alone_differ(before: Match, after: Match) -> bool:
    """Return whether two states of a match differ only in their standing bids; takes 1 us.

    It compares identities, so it returns False if a value was replaced by an equal one. A bid of the least number also
    declares (R6.10), so it is more than a bid.
    """
    if before.round is None or after.round is None or any(bid.moves <= LEAST_BID for bid in after.round.bids):
        return False
    same_match = all(map(is_, _besides_the_round(before), _besides_the_round(after)))
    return same_match and all(map(is_, _besides_the_bids(before.round), _besides_the_bids(after.round)))
