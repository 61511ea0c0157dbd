"""Measure how fast puzzles are generated and graded: ``python bench/generate.py``. Half a minute."""

import time
from collections.abc import Callable
from itertools import islice

from ricochetrobots import Wanted, generate
from ricochetrobots.puzzles.surprise import walk

GRADED = 5_000
SCORED = 2_000
RARE = 20
SEEDS = (1, 2, 3)


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def graded() -> int:
    found = islice(generate(Wanted(moves=range(4, 10)), seed=1), GRADED)
    return sum(one.difficulty.grade for one in found)


def rare(seed: int, threads: int) -> int:
    return sum(1 for _ in islice(generate(Wanted(moves=11, paths=1), seed=seed, threads=threads), RARE))


def main() -> None:
    print(f"graded puzzles of 4 to 9 moves: {GRADED / seconds(graded):,.0f}/s")
    puzzles = [found.solution for found in islice(generate(Wanted(moves=range(4, 10)), seed=2), SCORED)]
    took = seconds(lambda: [walk(found.puzzle) for found in puzzles])
    print(f"score alone: {1000 * took / SCORED:.2f} ms")
    for threads in (1, 2):
        times = [seconds(lambda seed=seed, threads=threads: rare(seed, threads)) for seed in SEEDS]  # type: ignore[misc]  # the loop's values, bound now
        print(f"{RARE} of 11 moves, one path, {threads} threads: {sum(times) / len(times):.1f} s")


if __name__ == "__main__":
    main()
