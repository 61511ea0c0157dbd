"""The puzzle of the day: one for everybody, by the date in UTC, easy on Monday and hard on Sunday.

``daily.tsv`` has a puzzle and its most visible shortest path for each day of five years, starting on a Monday;
then it repeats. ``tools/daily.py`` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path

from ricochetrobots.core import parse_puzzle
from ricochetrobots.game.view import chip_part
from ricochetrobots.protocol.http import DayPuzzle, DayPuzzles, Hint, HintKind
from ricochetrobots.server.errors import ServerError

GRADES = ((1,), (1, 2), (2,), (2, 3), (3, 4), (4,), (5,))
"""The possible grades of difficulty, Monday to Sunday. The day does not reveal the number of moves."""
SPARE = 3
"""The first hint allows this many moves more than the optimum."""
DAYS_AHEAD = 7
"""The days, from today on, whose puzzles a browser keeps for use without a network."""


@dataclass(frozen=True)
class Daily:
    """A puzzle and the shortest path to which the hints lead, in notation."""

    puzzle: str
    path: str

    @property
    def best(self) -> int:
        """The number of moves of a shortest path."""
        return len(self.path.split())


@cache
def puzzles() -> tuple[Daily, ...]:
    """Return the puzzles in their order; the first is for a Monday."""
    lines = Path(__file__).with_name("daily.tsv").read_text().splitlines()[1:]
    return tuple(Daily(*line.split("\t")) for line in lines)


def puzzle_of(day: date) -> Daily:
    """Return the puzzle of a day; no puzzle repeats before all have appeared."""
    return puzzles()[place_of(day)]


def place_of(day: date) -> int:
    """Return the place of a day's puzzle in the table."""
    return (day.toordinal() - date.min.toordinal()) % len(puzzles())  # date.min is a Monday


def day_of(now: float) -> date:
    """Return the date in UTC of a server time."""
    return datetime.fromtimestamp(now, UTC).date()


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


def tell(day: date, now: float) -> DayPuzzle:
    """Return the puzzle of a day as clients receive it."""
    text = puzzle_of(day).puzzle
    puzzle = parse_puzzle(text)
    chip = chip_part(puzzle.position.board, puzzle.target)
    return DayPuzzle(date=day.isoformat(), today=day_of(now).isoformat(), puzzle=text, chip=chip)


def coming(now: float) -> DayPuzzles:
    """Return the puzzles of today and the next days."""
    today = day_of(now)
    return DayPuzzles(days=tuple(tell(today + timedelta(days), now) for days in range(DAYS_AHEAD)))


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
