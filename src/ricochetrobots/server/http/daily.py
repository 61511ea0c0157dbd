"""Today's puzzle: one for everybody on a day, by the date in UTC."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path


@cache
def puzzles() -> dict[str, int]:
    """Return the puzzles with the length of their shortest paths."""
    lines = Path(__file__).with_name("daily.tsv").read_text().splitlines()[1:]
    return {puzzle: int(moves) for puzzle, moves in (line.split("\t") for line in lines)}


def puzzle_of(day: date) -> str:
    """Return the puzzle of a day; each comes once before any comes again."""
    order = list(puzzles())
    turn, place = divmod(day.toordinal(), len(order))
    random.Random(turn).shuffle(order)  # noqa: S311  # nothing secret: the same order for everybody
    return order[place]


def day_of(now: float) -> date:
    """Return the date in UTC of a server time."""
    return datetime.fromtimestamp(now, UTC).date()
