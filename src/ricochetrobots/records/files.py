"""Read the file of a finished game: ``/games/ID.json``, or the text record ``/games/ID.txt``."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path as File

from ricochetrobots.core import (
    InputError,
    MoveError,
    Puzzle,
    UnreadableError,
    WrongTypeError,
    parse_position,
    parse_target,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.game.events import ChipTurned, Event
from ricochetrobots.game.evolve import evolve
from ricochetrobots.game.match import Match
from ricochetrobots.game.record import RecordedRound, record_rounds
from ricochetrobots.game.view import RoundPart
from ricochetrobots.records.text import FIRST_WORDS, read_text
from ricochetrobots.records.values import (
    FinishedGame,
    FinishedRound,
    FinishedSeat,
    check_path,
    fault_of_round,
)

try:
    import msgspec

    from ricochetrobots.wire.http import GAME_EXPORT, GameExport
except ModuleNotFoundError as missing:
    raise MissingExtraError("ricochetrobots.records.files", "client") from missing

MOST_BYTES = 64 * 1024 * 1024
YEAR_10000 = 253_402_300_800
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_game(source: str | os.PathLike[str] | bytes) -> FinishedGame:
    """Read a finished game from a file of JSON or text, or from its content as bytes.

    Both lead to the same value, except that text does not hold the ``events``. Raises UnreadableError for anything
    but such a file, JSON of up to 64 MB or text of up to 4 MB, IllegalError for text with an impossible game,
    WrongTypeError, and OSError. An error in text has the number of its line in ``facts["line"]``.
    """
    if not isinstance(source, bytes):
        if not isinstance(source, str | os.PathLike):
            raise WrongTypeError.of("the path of a file or its bytes", source)
        with File(source).open("rb") as file:
            source = file.read(MOST_BYTES + 1)
    if len(source) > MOST_BYTES:
        raise _unreadable("it has more than 64 MB")
    if source.removeprefix(BYTE_ORDER_MARK).startswith(FIRST_WORDS.encode()):
        return read_text(source.removeprefix(BYTE_ORDER_MARK))
    try:
        export = GAME_EXPORT.decode(source)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise _unreadable(str(fault)) from None
    except RecursionError:
        raise _unreadable("it is nested too deeply") from None
    return game_of(export)


def game_of(export: GameExport) -> FinishedGame:
    """Return the values of a finished game. Raises UnreadableError if it contradicts itself."""
    view = export.view
    if view.started_at is None or view.ended_at is None or view.end_reason is None:
        raise _unreadable("the game has not ended")
    recorded = {one.round: one for one in record_rounds(export.events)}
    bots_left = any(seat.bot is not None and seat.left for seat in view.seats)
    played = _took_part(export.events) if bots_left else {seat.seat for seat in view.seats}
    game = FinishedGame(
        id=export.game,
        mode=view.mode,
        edition=view.options.edition,
        exact=view.exact,
        started_at=round(view.started_at, 3),
        ended_at=round(view.ended_at, 3),
        seats=tuple(
            FinishedSeat("")
            if seat.bot is not None and seat.seat not in played
            else FinishedSeat(seat.name, seat.handicap, seat.bot, seat.wins if view.is_series else 0)
            for seat in view.seats
        ),
        winners=view.winners,
        reason=view.end_reason,
        rounds=tuple(
            _round(played, recorded.get(played.round, RecordedRound(round=played.round)))
            for played in view.history
        ),
        events=export.events,
        series_wins=view.options.series_wins if view.is_series else 1,
    )
    fault = _fault_of(game)
    if fault is not None:
        raise _unreadable(fault.rstrip("."))
    return game


def _took_part(events: Iterable[Event]) -> set[int]:
    """Return the seats that took part in a round; a bot that did not leaves no mark (R9.4)."""
    match: Match | None = None
    seats: set[int] = set()
    for event in events:
        match = evolve(match, event)
        if isinstance(event, ChipTurned):
            seats |= {seat.number for seat in match.playing}
    return seats


def _fault_of(game: FinishedGame) -> str | None:
    """Return what is impossible in a game, so that its text record can hold it and its paths can be played."""
    if not set(game.winners) <= set(range(len(game.seats))):
        return "A winner has no seat."
    if not 0 <= game.started_at <= game.ended_at < YEAR_10000:
        return "Its times are impossible."
    if any(set(name) & set("\r\n") for name in (game.id, *game.players)):
        return "A name has more than one line."
    for played in game.rounds:
        if (fault := fault_of_round(played, len(game.seats))) is not None:
            return fault
        best = None if played.optimum is None else played.optimum.path
        try:
            for path in (*(shown.path for shown in played.demonstrations), best or ""):
                check_path(played.puzzle, path)
        except (InputError, MoveError) as error:
            return error.sentence
    return None


def _round(played: RoundPart, recorded: RecordedRound) -> FinishedRound:
    position = parse_position(played.start)
    target = parse_target(f">{played.chip.robot or '*'}{played.chip.cell}", position.board)
    return FinishedRound(
        number=played.round,
        puzzle=Puzzle(position, target),
        outcome=played.outcome,
        bids=recorded.bids,
        order=recorded.order,
        demonstrations=recorded.demonstrations,
        reason=played.reason,
        optimum=played.optimum,
        scorers=tuple(score.seat for score in played.scores),
    )


def _unreadable(why: str) -> UnreadableError:
    return UnreadableError(
        Sentence("fault-game", "This is not the file of a finished game: {why}.", why=why), "", 0
    )
