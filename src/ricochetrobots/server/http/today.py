"""Today's puzzle and those of other days, as clients receive them, and the hints for them."""

from __future__ import annotations

from datetime import date, timedelta

from ricochetrobots.core import parse_puzzle
from ricochetrobots.game.view import chip_part
from ricochetrobots.puzzles.daily import Daily, day_of, puzzle_of
from ricochetrobots.server.errors import ServerError
from ricochetrobots.wire.http import DayPuzzle, DayPuzzles, Hint, HintKind

SPARE = 3
"""The first hint allows this many moves more than the optimum."""
DAYS_AHEAD = 7
"""The days, from today on, whose puzzles a browser keeps for use without a network."""


def read_day(text: str, now: float) -> date:
    """Return the day of a date such as ``2026-11-22``. Raises ServerError."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ServerError("no-such-day") from None
    if day.isoformat() != text:
        raise ServerError("no-such-day")
    if day > day_of(now):
        raise ServerError("day-not-come")
    return day


def puzzle_for_clients(day: date, now: float) -> DayPuzzle:
    """Return the puzzle of a day as clients receive it."""
    text = puzzle_of(day).puzzle
    puzzle = parse_puzzle(text)
    chip = chip_part(puzzle.position.board, puzzle.target)
    return DayPuzzle(date=day.isoformat(), today=day_of(now).isoformat(), puzzle=text, chip=chip)


def coming_days(now: float) -> DayPuzzles:
    """Return the puzzles of today and the next days."""
    today = day_of(now)
    return DayPuzzles(
        days=tuple(puzzle_for_clients(today + timedelta(days), now) for days in range(DAYS_AHEAD))
    )


def hint(daily: Daily, grade: int) -> Hint:
    """Return a hint for a puzzle: grade 1 reveals the least, the last grade a shortest path. Raises ServerError."""
    grades: list[tuple[HintKind, int | None, str | None]] = [
        *(("at-most", daily.best + spare, None) for spare in range(SPARE, 0, -1)),
        ("exactly", daily.best, None),
        ("robot", None, daily.path[0]),
        ("move", None, daily.path.split()[0]),
        ("path", daily.best, daily.path),
    ]
    if not 1 <= grade <= len(grades):
        raise ServerError("no-such-hint")
    kind, moves, path = grades[grade - 1]
    return Hint(grade=grade, last=grade == len(grades), kind=kind, moves=moves, path=path)
