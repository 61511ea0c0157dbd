"""Makes the puzzles of the days: ``python tools/daily.py > src/ricochetrobots/server/http/daily.tsv``.

One line a day for five years, from a Monday on. The usual rules: the panels of the 2013 box without diagonals, four
robots, any chip. Each puzzle is as long as its weekday wants. Its optimum is the same with the ricochet rule and
without it, so that a house rule does not change the puzzle. It has few shortest paths, so that a hint helps. No puzzle
comes twice, not even turned, mirrored or recoloured. The same seed makes the same puzzles. It takes half a minute.
"""

from __future__ import annotations

import sys
from collections import defaultdict, deque
from collections.abc import Iterator
from random import Random

from ricochetrobots.core import EDITIONS, Puzzle
from ricochetrobots.core.canonical import canonical
from ricochetrobots.puzzles.boards import deal_board, deal_position, panels_of
from ricochetrobots.server.http.daily import LENGTHS, Daily
from ricochetrobots.solver import Limits, count_paths, solve

WEEKS = 260
SEED = 2026
MOST_PATHS = 12
PANELS = panels_of(EDITIONS["2013"], diagonals=False)
LIMITS = Limits(max_moves=max(map(max, LENGTHS)))


def wanted_lengths(chance: Random) -> list[int]:
    """Return how long the puzzle of each day is to be."""
    return [chance.choice(lengths) for _ in range(WEEKS) for lengths in LENGTHS]


def candidates(chance: Random) -> Iterator[Daily]:
    """Yield puzzles of all lengths that are fit for a day."""
    seen: set[str] = set()
    while True:
        board = deal_board(chance, PANELS)
        puzzle = Puzzle(deal_position(chance, board), chance.choice(board.targets))
        found = solve(puzzle, LIMITS)
        if found.path is None or solve(puzzle, LIMITS, ricochet_rule=False).moves != found.moves:
            continue
        name = canonical(puzzle)
        if name in seen or (count_paths(puzzle, at_most=MOST_PATHS + 1) or 0) > MOST_PATHS:
            continue
        seen.add(name)
        yield Daily(str(puzzle), str(found.path))


def main() -> None:
    """Write the table."""
    chance = Random(SEED)
    wanted = wanted_lengths(chance)
    missing = defaultdict(int, {length: wanted.count(length) for length in set(wanted)})
    made: dict[int, deque[Daily]] = defaultdict(deque)
    for daily in candidates(chance):
        if missing[daily.best] > 0:
            missing[daily.best] -= 1
            made[daily.best].append(daily)
            print(f"\r{sum(missing.values())} to go ", end="", file=sys.stderr)
        if not any(missing.values()):
            break
    print("puzzle\tpath")
    for length in wanted:
        daily = made[length].popleft()
        print(f"{daily.puzzle}\t{daily.path}")


if __name__ == "__main__":
    main()
