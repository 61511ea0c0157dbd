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

from ricochetrobots.puzzles.generation import Wanted, generate
from ricochetrobots.server.http.daily import LENGTHS, Daily

WEEKS = 260
SEED = 2026
MOST_PATHS = 12
WANTED = Wanted(
    moves=range(1, max(map(max, LENGTHS)) + 1), paths=range(1, MOST_PATHS + 1), under_both_rules=True
)


def wanted_lengths(chance: Random) -> list[int]:
    """Return how long the puzzle of each day is to be."""
    return [chance.choice(lengths) for _ in range(WEEKS) for lengths in LENGTHS]


def candidates(chance: Random) -> Iterator[Daily]:
    """Yield puzzles of all lengths that are fit for a day."""
    return (Daily(str(found.puzzle), str(found.path)) for found in generate(WANTED, chance))


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
