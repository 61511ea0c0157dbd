"""Measure how often the difficulty orders two puzzles as people's labels do: ``python bench/difficulty.py``. Ten
seconds.

Of all pairs with different labels, the share that a number orders alike; ties count half. The puzzles are those of
bench/labelled.tsv. No weight of the score was fitted to them, so all of them are test data.

A search for a better number follows: the length plus one feature with a weight. The sum that is best on a random
half of the puzzles is tested on the other half. As a control, the same search runs after the features were shuffled
among the puzzles of each length, so that they tell no more than the length.
"""

import csv
from collections import Counter
from itertools import pairwise
from math import log2
from pathlib import Path
from statistics import mean, median

import numpy as np
from numpy.typing import NDArray

from ricochetrobots import Path as Moves
from ricochetrobots import Puzzle, all_paths, parse_puzzle
from ricochetrobots.core.move import slide
from ricochetrobots.puzzles.grading import features_of
from ricochetrobots.puzzles.person import look_for_path, slides_away

LABELS = ("easy", "medium", "hard")
LABELLED = Path(__file__).with_name("labelled.tsv")
HALVES = SHUFFLES = 200
WEIGHTS = (-2.0, -1.0, -0.5, -0.25, 0.25, 0.5, 1.0, 2.0)
"""The weights of a feature, in moves for each standard deviation."""

Numbers = NDArray[np.float64]


def numbers_of(puzzle: Puzzle) -> dict[str, float]:
    """Return the length, the score, and other features; of several shortest paths, the least of each feature."""
    paths = list(all_paths(puzzle, ricochet_rule=False))
    of_score = features_of(paths[0], look_for_path(puzzle, len(paths[0]), ricochet_rule=False))
    of_paths = [numbers_of_path(puzzle, path) for path in paths]
    return {
        "length": len(paths[0]),
        "score": of_score.score,
        "effort": of_score.effort,
        "shortest paths": log2(len(paths)),
        "shortest paths in any order": log2(len({frozenset(Counter(path).items()) for path in paths})),
        "robots": len(puzzle.position.in_play),
        "walls": sum(walls.bit_count() for walls in puzzle.position.board.walls),
        **{name: min(numbers[name] for numbers in of_paths) for name in of_paths[0]},
    }


def numbers_of_path(puzzle: Puzzle, path: Moves) -> dict[str, float]:
    position, target = puzzle.position, puzzle.target
    far = slides_away(position.board, target.cell)
    cells = detours = 0
    for move in path:
        made = slide(position.board, position.robots, move)
        cells += len(made.cells) - 1
        detours += move.robot == target.robot and far[made.end] >= far[made.cells[0]]
        position = position.play(move)
    directions = [move.direction for move in path if move.robot == target.robot]
    return {
        "changes of robot": sum(one.robot is not other.robot for one, other in pairwise(path)),
        "robots that move": len({move.robot for move in path}),
        "moves of the chip's robot": len(directions),
        "its slides that come no nearer": detours,
        "its turns back": sum(one % 2 == other % 2 for one, other in pairwise(directions)),
        "cells slid over": cells,
    }


def orders(numbers: Numbers) -> Numbers:
    """Return for each two puzzles 1 if the first has the higher number, 0.5 if both have the same, else 0."""
    return (np.sign(np.round(numbers[:, None] - numbers, 9)) + 1) / 2


def share(order: Numbers, labels: Numbers, among: NDArray[np.intp] | slice = slice(None)) -> float:
    """Return the share of the pairs among these puzzles that the order has as the labels do."""
    differ = labels[among][:, None] > labels[among]
    return float(order[among][:, among][differ].mean())


def sums(length: Numbers, features: list[Numbers]) -> list[Numbers]:
    """Return the orders by the length plus any feature with any weight."""
    return [orders(length + weight * each / each.std()) for each in features for weight in WEIGHTS]


def main() -> None:
    lines = [line for line in LABELLED.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines, delimiter="\t"))
    labels = np.array([LABELS.index(row["label"]) for row in rows], float)
    of_puzzles = [numbers_of(parse_puzzle(row["puzzle"])) for row in rows]
    named = {name: np.array([numbers[name] for numbers in of_puzzles], float) for name in of_puzzles[0]}
    length = named.pop("length")
    by_length = orders(length)
    print(f"length alone: {share(by_length, labels):.1%} of {np.sum(labels[:, None] > labels)} pairs")
    for name in ("effort", "score"):
        print(f"{name} alone: {share(orders(named[name]), labels):.1%}")
    for name, feature in named.items():
        best = max(share(order, labels) for order in sums(length, [feature]))
        print(f"length and {name}, with the best weight: {best:.1%}")

    chance = np.random.default_rng(0)
    found = sums(length, list(named.values()))
    fitted, kept, alone = [], [], []
    for _ in range(HALVES):
        one, other = np.split(chance.permutation(len(labels)), [len(labels) // 2])
        best_order = max(found, key=lambda order: share(order, labels, one))
        fitted.append(share(best_order, labels, one))
        kept.append(share(best_order, labels, other))
        alone.append(share(by_length, labels, other))
    print(f"the best sum on one half: {mean(fitted):.1%} there, {mean(kept):.1%} on the other half,")
    print(f"where the length alone orders {mean(alone):.1%}")

    real = max(share(order, labels) for order in found)
    shuffled = []
    for _ in range(SHUFFLES):
        mixed = np.lexsort((chance.random(len(labels)), length))
        at = np.empty_like(mixed)
        at[np.argsort(length, kind="stable")] = mixed
        features = [feature[at] for feature in named.values()]
        shuffled.append(max(share(order, labels) for order in sums(length, features)))
    print(
        f"the best sum on all puzzles: {real:.1%}; with shuffled features: {median(shuffled):.1%}, and at least"
    )
    print(f"as good in {mean(each >= real for each in shuffled):.0%} of the shuffles")


if __name__ == "__main__":
    main()
