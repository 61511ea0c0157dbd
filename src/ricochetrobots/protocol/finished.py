"""Read the file of a finished game, ``/games/ID.json``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path as File

import msgspec

from ricochetrobots.core import Path, Position, Puzzle, UnreadableError, parse_position, parse_target
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import Outcome
from ricochetrobots.game.view import RoundPart
from ricochetrobots.protocol.http import GAME_EXPORT

MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class FinishedRound:
    """A round of a finished game.

    ``path`` is the path that was shown last, and may be empty. ``seat`` and ``bid`` are those of the player who took
    the chip, None if nobody did or, alone, if no number was bid.
    """

    number: int
    puzzle: Puzzle
    path: Path
    outcome: Outcome
    seat: int | None
    bid: int | None

    def positions(self) -> Iterator[Position]:
        """Yield the starting position, and the one after each move of the path."""
        position = self.puzzle.position
        yield position
        for move in self.path:
            position = position.play(move)
            yield position


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: the players' names by seat, the seats of the winners, the rounds and all events."""

    id: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    rounds: tuple[FinishedRound, ...]
    events: tuple[Event, ...]

    def positions(self) -> Iterator[Position]:
        """Yield every position of the game, round by round."""
        for played in self.rounds:
            yield from played.positions()


def read_game(source: str | os.PathLike[str] | bytes) -> FinishedGame:
    """Read a finished game from a file, or from its content as bytes.

    Raises UnreadableError for anything else than such a file of up to 64 MB, and OSError.
    """
    if not isinstance(source, bytes):
        with File(source).open("rb") as file:
            source = file.read(MOST_BYTES + 1)
    if len(source) > MOST_BYTES:
        raise _unreadable("it has more than 64 MB")
    try:
        export = GAME_EXPORT.decode(source)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise _unreadable(str(fault)) from None
    view = export.view
    return FinishedGame(
        id=export.game,
        players=tuple(seat.name for seat in view.seats),
        winners=view.winners,
        rounds=tuple(map(_round, view.history)),
        events=export.events,
    )


def _round(played: RoundPart) -> FinishedRound:
    position = parse_position(played.start)
    target = parse_target(f">{played.chip.robot or '*'}{played.chip.cell}", position.board)
    path = Path(step.move for step in played.steps)
    return FinishedRound(
        played.round, Puzzle(position, target), path, played.outcome, played.seat, played.moves
    )


def _unreadable(why: str) -> UnreadableError:
    return UnreadableError(
        Sentence("fault-game", "This is no file of a finished game: {why}.", why=why), "", 0
    )
