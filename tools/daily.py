"""Makes the puzzles of the days: ``python tools/daily.py > daily.tsv``, then move it to src/ricochetrobots/server/http.

One line a day for five years, from a Monday on. The usual rules: the panels of the 2013 box without diagonals, four
robots, any chip. The weekday determines the grade of the puzzle's difficulty. Its optimum is the same with the
ricochet rule and without it, so that a house rule does not change the puzzle. It has few shortest paths, so that a
hint helps; the hints lead to the one that the walker of the surprise is most likely to walk. No puzzle comes twice, not
even turned, mirrored or recoloured. The puzzles before `GRADED_FROM` stay, since people have solved them. The same seed
makes the same puzzles. It takes 13 s.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

from ricochetrobots.core import EDITIONS, Puzzle, parse_puzzle
from ricochetrobots.puzzles import difficulty
from ricochetrobots.puzzles.boards import deal_board, deal_position, panels_of
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.puzzles.daily import GRADES, Daily, place_of, puzzle_of
from ricochetrobots.puzzles.surprise import likeliest_path
from ricochetrobots.solver import Limits, all_paths, count_paths, solve

WEEKS = 260
SEED = 2026
LENGTHS = range(3, 11)
MOST_PATHS = 12
PANELS = panels_of(EDITIONS["2013"], diagonals=False)
LIMITS = Limits(max_moves=max(LENGTHS))
GRADED_FROM = date(2026, 12, 7)
DAYS_KEPT = 364


def wanted_grades(chance: Random) -> list[int]:
    """Return the grade of each day's puzzle."""
    return [chance.choice(grades) for _ in range(WEEKS) for grades in GRADES]


def kept_puzzles() -> dict[int, Daily]:
    """Return the puzzles of the year before `GRADED_FROM`, by their place in the table."""
    days = [GRADED_FROM - timedelta(days=ago) for ago in range(1, DAYS_KEPT + 1)]
    return {place_of(day): puzzle_of(day) for day in days}


def candidates(chance: Random, seen: set[str]) -> Iterator[tuple[int, Daily]]:
    """Yield puzzles that are suitable for a day, each with its grade; adds their names to those ``seen``."""
    while True:
        board = deal_board(chance, PANELS)
        puzzle = Puzzle(deal_position(chance, board), chance.choice(board.targets))
        found = solve(puzzle, LIMITS)
        if found.moves not in LENGTHS or solve(puzzle, LIMITS, ricochet_rule=False).moves != found.moves:
            continue
        name = canonical(puzzle)
        if name in seen or (count_paths(puzzle, at_most=MOST_PATHS + 1) or 0) > MOST_PATHS:
            continue
        seen.add(name)
        path = likeliest_path(puzzle, all_paths(puzzle))
        yield difficulty(puzzle, found).grade, Daily(str(puzzle), str(path))


def main() -> None:
    """Write the table."""
    chance = Random(SEED)
    kept = kept_puzzles()
    grades = wanted_grades(chance)
    missing = Counter(grade for place, grade in enumerate(grades) if place not in kept)
    made: dict[int, deque[Daily]] = defaultdict(deque)
    for grade, daily in candidates(
        chance, {canonical(parse_puzzle(daily.puzzle)) for daily in kept.values()}
    ):
        if missing[grade] > 0:
            missing[grade] -= 1
            made[grade].append(daily)
            print(f"\r{missing.total()} to go ", end="", file=sys.stderr)
        if missing.total() == 0:
            break
    print("puzzle\tpath")
    for place, grade in enumerate(grades):
        daily = kept.get(place) or made[grade].popleft()
        print(f"{daily.puzzle}\t{daily.path}")


if __name__ == "__main__":
    main()
