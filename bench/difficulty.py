"""Measure how often the difficulty orders two puzzles as people's labels do: ``python bench/difficulty.py``. A
second.

Of all pairs with different labels, the share that a number orders alike; ties count half. The puzzles are those of
bench/labelled.tsv. No weight was fitted to them, so all of them are test data. The last number is a lead: it counts
how often a shortest path changes the robot, at least, which the score does not count.
"""

import csv
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

from ricochetrobots import Path as Moves
from ricochetrobots import all_paths, parse_path, parse_puzzle, solve
from ricochetrobots.puzzles.grading import Features, features_of
from ricochetrobots.puzzles.person import look_for_path

LABELS = ("easy", "medium", "hard")
LABELLED = Path(__file__).with_name("labelled.tsv")


class Labelled(NamedTuple):
    """A puzzle's label as a number, the parts of the score, and the fewest changes of the robot on a shortest path."""

    label: int
    features: Features
    changes: int


def labelled() -> list[Labelled]:
    lines = [line for line in LABELLED.read_text("utf-8").splitlines() if not line.startswith("#")]
    found = []
    for row in csv.DictReader(lines, delimiter="\t"):
        puzzle = parse_puzzle(row["puzzle"])
        path = solve(puzzle, ricochet_rule=False).path or parse_path("")
        effort = look_for_path(puzzle, len(path), ricochet_rule=False)
        changes = min(changes_of(each) for each in all_paths(puzzle, ricochet_rule=False))
        found.append(Labelled(LABELS.index(row["label"]), features_of(path, effort), changes))
    return found


def changes_of(path: Moves) -> int:
    return sum(one.robot is not other.robot for one, other in pairwise(path))


def share(puzzles: list[Labelled], number: Callable[[Labelled], float]) -> tuple[float, int]:
    """Return the share of the pairs that the number orders as the labels do, and the number of pairs."""
    right, pairs = 0.0, 0
    for one, other in combinations(puzzles, 2):
        if one.label == other.label:
            continue
        pairs += 1
        agrees = (number(one) - number(other)) * (one.label - other.label)
        right += 1.0 if agrees > 0 else 0.5 if agrees == 0 else 0.0
    return right / pairs, pairs


def main() -> None:
    puzzles = labelled()
    numbers: dict[str, Callable[[Labelled], float]] = {
        "length alone": lambda one: one.features.moves,
        "effort alone": lambda one: one.features.effort,
        "the score": lambda one: one.features.score,
        "length and half the changes of robot": lambda one: one.features.moves + one.changes / 2,
    }
    for name, number in numbers.items():
        right, pairs = share(puzzles, number)
        print(f"{name}: {100 * right:.1f} % of {pairs} pairs")


if __name__ == "__main__":
    main()
