"""Measure how often the difficulty orders two puzzles as people do: ``python bench/difficulty.py``. Ten seconds.

There are two sets: puzzles that their author labelled (bench/labelled.tsv), and seconds until a group of people had
found an optimum (bench/people.tsv). Of all pairs with different labels or seconds, it prints the share that a number
orders alike; ties count half. Intervals of 95 % come from draws of the puzzles with replacement. No weight of the score
was fitted to the labels. The rule is that of the people: the robot need not ricochet.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ricochetrobots import difficulty
from ricochetrobots.puzzles.grading import SURPRISE_WEIGHT

LABELS = ("easy", "medium", "hard")
HERE = Path(__file__).parent
DRAWS = 2_000
WEIGHTS = (0.0, 0.1, 0.2, 0.25, 0.35, 0.5, 1.0)
"""The weights of a bit of surprise that are compared, in moves."""

Numbers = NDArray[np.float64]


def rows_of(name: str) -> Iterator[dict[str, str]]:
    lines = [line for line in (HERE / name).read_text("utf-8").splitlines() if not line.startswith("#")]
    return csv.DictReader(lines, delimiter="\t")


def labelled() -> Iterator[tuple[str, float]]:
    """Yield each puzzle that its author labelled, and its label as a number."""
    for row in rows_of("labelled.tsv"):
        yield row["puzzle"], float(LABELS.index(row["label"]))


def timed() -> Iterator[tuple[str, float]]:
    """Yield each puzzle of which people found an optimum, and the seconds until then."""
    for row in rows_of("people.tsv"):
        if row["ended"] == "optimum":
            yield row["puzzle"], float(row["seconds"])


def share(numbers: Numbers, people: Numbers, among: NDArray[np.bool_]) -> float:
    """Return the share of the pairs that people order which the numbers order alike; ties count half."""
    alike = np.sign(np.round(numbers[:, None] - numbers, 9)) * np.sign(people[:, None] - people)
    counted = among & (people[:, None] != people)
    return float((alike[counted] + 1).mean() / 2) if counted.any() else float("nan")


def shares(length: Numbers, score: Numbers, people: Numbers) -> tuple[float, float, float]:
    """Return the share of the length, the gain of the score, and its share among the pairs of equal length."""
    everybody = np.ones((len(people), len(people)), bool)
    by_length, by_score = (share(one, people, everybody) for one in (length, score))
    return by_length, by_score - by_length, share(score, people, length[:, None] == length)


def report(words: str, puzzles: list[tuple[str, float]]) -> None:
    found = [difficulty(puzzle, ricochet_rule=False) for puzzle, _ in puzzles]
    people = np.array([number for _, number in puzzles])
    length = np.array([one.moves for one in found], float)
    surprise = np.array([one.surprise for one in found])
    score = length + SURPRISE_WEIGHT * surprise
    chance = np.random.default_rng(0)
    drawn = (chance.integers(len(people), size=len(people)) for _ in range(DRAWS))
    draws = np.array([shares(length[at], score[at], people[at]) for at in drawn])
    low, high = np.nanpercentile(draws, (2.5, 97.5), axis=0)
    by_length, gain, equal = shares(length, score, people)
    pairs = int(np.sum(people[:, None] > people))
    print(f"{words}: {len(people)} puzzles, {pairs} pairs")
    print(f"  length alone: {by_length:.1%}")
    print(
        f"  score: {by_length + gain:.1%}, {100 * gain:+.1f} points ({100 * low[1]:+.1f} to {100 * high[1]:+.1f})"
    )
    print(f"  pairs of equal length: {equal:.0%} ({low[2]:.0%} to {high[2]:.0%})")
    weighed = ((weight, shares(length, length + weight * surprise, people)) for weight in WEIGHTS)
    print(
        "  by the weight of a bit: " + ", ".join(f"{weight}: {sum(each[:2]):.1%}" for weight, each in weighed)
    )


def main() -> None:
    report("labels of an author", [*labelled()])
    report("seconds of a group", [*timed()])


if __name__ == "__main__":
    main()
