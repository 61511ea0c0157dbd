"""The puzzle of the day: one for everybody, by the date in UTC, easy on Monday and hard on Sunday.

``daily.tsv`` has a puzzle and its most visible shortest path for each day of five years, starting on a Monday;
then it repeats. ``tools/daily.py`` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

GRADES = ((1,), (1, 2), (2,), (2, 3), (3, 4), (4,), (5,))
"""The possible grades of difficulty, Monday to Sunday. The day does not reveal the number of moves."""


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
