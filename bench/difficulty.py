"""How often the difficulty orders two puzzles as people's labels do: ``python bench/difficulty.py``. A second.

Of all pairs with different labels, the share that a number orders alike; ties count half. The puzzles are those of
bench/labelled.tsv. Nothing was fitted to them, so all of them test.
"""

import csv
from collections.abc import Callable
from itertools import combinations
from math import log2
from pathlib import Path
from typing import NamedTuple

from ricochetrobots import parse_puzzle, solve
from ricochetrobots.puzzles.grading import MOVE_WEIGHT
from ricochetrobots.puzzles.person import look_for_path

LABELS = ("easy", "medium", "hard")
LABELLED = Path(__file__).with_name("labelled.tsv")


class Labelled(NamedTuple):
    """A puzzle's label as a number, its length, and the person's effort until a path and until a shortest one."""

    label: int
    moves: int
    first: float
    shortest: float


def labelled() -> list[Labelled]:
    lines = [line for line in LABELLED.read_text("utf-8").splitlines() if not line.startswith("#")]
    found = []
    for row in csv.DictReader(lines, delimiter="\t"):
        puzzle = parse_puzzle(row["puzzle"])
        moves = solve(puzzle, ricochet_rule=False).moves or 0
        effort = look_for_path(puzzle, moves, ricochet_rule=False)
        looks = [log2(effort.looks / max(count, 0.5)) for count in (effort.solved, effort.shortest)]
        found.append(Labelled(LABELS.index(row["label"]), moves, *looks))
    return found


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
        "length alone": lambda one: one.moves,
        "effort alone": lambda one: (one.first + one.shortest) / 2,
        "the score": lambda one: (one.first + one.shortest) / 2 + MOVE_WEIGHT * one.moves,
    }
    for name, number in numbers.items():
        right, pairs = share(puzzles, number)
        print(f"{name}: {100 * right:.1f} % of {pairs} pairs")


if __name__ == "__main__":
    main()
