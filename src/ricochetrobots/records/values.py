"""A finished game as values, the same whether its file is JSON or text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ricochetrobots.core import Optimum, Path, Position, Puzzle, parse_path
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.events import EndReason, Event, ReturnReason
from ricochetrobots.game.match import Outcome
from ricochetrobots.game.options import Mode
from ricochetrobots.game.record import RecordedBid, RecordedDemonstration


@dataclass(frozen=True)
class FinishedSeat:
    """A seat of a finished game. A deleted ``name`` is ""; ``bot`` is None for a person (R9.1).

    ``wins`` counts the matches won in the series, with this one (R8.9); 0 outside a series.
    """

    name: str
    handicap: float = 0.0
    bot: BotPart | None = None
    wins: int = 0


@dataclass(frozen=True)
class FinishedRound:
    """A round of a finished game.

    ``bids`` has every number that a player bid, in the order in which they were placed. ``order`` is the order of
    demonstration by seat. ``reason`` says why a chip was returned; None for any other outcome. ``scorers`` are the
    seats that all count the chip, if everybody scores (R6.16).
    """

    number: int
    puzzle: Puzzle
    outcome: Outcome
    bids: tuple[RecordedBid, ...] = ()
    order: tuple[int, ...] = ()
    demonstrations: tuple[RecordedDemonstration, ...] = ()
    reason: ReturnReason | None = None
    optimum: Optimum | None = None
    scorers: tuple[int, ...] = ()

    @property
    def success(self) -> RecordedDemonstration | None:
        """The demonstration that took the chip."""
        return next((shown for shown in self.demonstrations if shown.failure is None), None)

    @property
    def path(self) -> Path:
        """The path that took the chip; empty if nobody took it."""
        return parse_path("" if self.success is None else self.success.path)

    @property
    def seat(self) -> int | None:
        """The seat that took the chip."""
        return None if self.success is None else self.success.seat

    @property
    def takers(self) -> tuple[int, ...]:
        """The seats that count the chip: the scorers, or the seat that took it."""
        return self.scorers or (() if self.seat is None else (self.seat,))

    @property
    def bid(self) -> int | None:
        """The bid that took the chip; also None for a claim without a number in a solo game."""
        return None if self.success is None else self.success.moves

    def positions(self) -> Iterator[Position]:
        """Yield the starting position, and the one after each move of the path."""
        position = self.puzzle.position
        yield position
        for move in self.path:
            position = position.play(move)
            yield position


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: its seats, the numbers of the winning ones, and its rounds.

    ``exact`` is the rule of R6.3 in force. ``started_at`` and ``ended_at`` are seconds since 1970, to the millisecond.
    ``events`` is empty if the game was read from text. ``series_wins`` is the number of matches that wins the series,
    1 outside a series (R8.9).
    """

    id: str
    mode: Mode
    edition: str
    exact: bool
    started_at: float
    ended_at: float
    seats: tuple[FinishedSeat, ...]
    winners: tuple[int, ...]
    reason: EndReason
    rounds: tuple[FinishedRound, ...]
    events: tuple[Event, ...] = ()
    series_wins: int = 1

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def has_bots(self) -> bool:
        """Return whether a bot took part in a round (R9.4)."""
        return any(seat.bot is not None for seat in self.seats)

    def scores(self) -> Iterator[tuple[int, ...]]:
        """Yield the number of chips of each seat after each round."""
        chips = [0] * len(self.seats)
        for played in self.rounds:
            for seat in played.takers:
                chips[seat] += 1
            yield tuple(chips)

    def positions(self) -> Iterator[Position]:
        """Yield every position of the game, round by round."""
        for played in self.rounds:
            yield from played.positions()


def check_path(puzzle: Puzzle, text: str) -> None:
    """Play a path from the start of a puzzle. Raises UnreadableError and MoveError."""
    position = puzzle.position
    for move in parse_path(text):
        position = position.play(move)


def fault_of_round(played: FinishedRound, seats: int) -> str | None:
    """Return what contradicts itself in a round of a game with that many seats, as a sentence, or None."""
    numbers = {bid.seat for bid in played.bids} | {shown.seat for shown in played.demonstrations}
    if not {*numbers, *played.order, *played.scorers} <= set(range(seats)):
        return f"Round {played.number} names a seat that does not exist."
    if (played.outcome in (Outcome.TAKEN, Outcome.FACE_UP)) != (played.success is not None):
        return f"The chip of round {played.number} and its demonstrations contradict each other."
    if played.scorers and played.outcome is not Outcome.TAKEN:
        return f"Nobody took the chip of round {played.number}, so nobody scored."
    return None
