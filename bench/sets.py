"""The measured puzzles: the same on every machine, from seeds, from searches and from tables.

``python bench/sets.py --write`` finds the puzzles of bench/lengths.txt again (some minutes).
"""

import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ricochetrobots.core import PANELS, Position, Puzzle, Robot, assemble, parse_puzzle
from ricochetrobots.solver import solve

HERE = Path(__file__).parent
SEED = 2026
LONG = range(12, 18)
LENGTHS = range(2, 18)
PER_LENGTH = 30


class Kind(NamedTuple):
    """Yield official puzzles: with ``diagonals`` at least one panel has some, otherwise none has."""

    robots: int = 4
    diagonals: bool = False
    vortex: bool = False


KINDS = {
    "classic": Kind(),
    "diagonals": Kind(diagonals=True),
    "five": Kind(robots=5),
    "both": Kind(robots=5, diagonals=True),
    "vortex": Kind(vortex=True),
}


def random_puzzle(rng: random.Random, kind: Kind) -> Puzzle:
    faces = [[name for name in PANELS if name[0] == marking] for marking in "1234"]
    plain = [[name for name in names if not PANELS[name].has_diagonals] for names in faces]
    names = [rng.choice(found) for found in (faces if kind.diagonals else plain)]
    if kind.diagonals:
        panel = rng.randrange(4)
        names[panel] = rng.choice([name for name in faces[panel] if PANELS[name].has_diagonals])
    rng.shuffle(names)
    nw, ne, se, sw = names
    board = assemble(nw, ne, se, sw)
    cells = rng.sample(board.starting_cells(), kind.robots)
    targets = [target for target in board.targets if (target.robot is None) is kind.vortex]
    if not targets:
        return random_puzzle(rng, kind)
    position = Position(board, tuple(cells) + (None,) * (len(Robot) - kind.robots))
    return Puzzle(position, rng.choice(targets))


def random_puzzles(kind: str, count: int) -> list[Puzzle]:
    """Return ``count`` puzzles of a kind. A longer list begins with the same puzzles."""
    rng = random.Random(SEED)
    return [random_puzzle(rng, KINDS[kind]) for _ in range(count)]


def _long(count: int) -> list[Puzzle]:
    def found() -> Iterator[Puzzle]:
        rng = random.Random(SEED + 1)
        while True:
            puzzle = random_puzzle(rng, KINDS["classic"])
            if solve(puzzle).moves in LONG:
                yield puzzle

    return [puzzle for puzzle, _ in zip(found(), range(count), strict=False)]


def _file(name: str) -> list[Puzzle]:
    return [parse_puzzle(line) for line in (HERE / name).read_text().splitlines() if line and line[0] != "#"]


def find_lengths() -> dict[int, list[Puzzle]]:
    """Return the first random classic puzzles of each length."""
    rng = random.Random(SEED + 2)
    found: dict[int, list[Puzzle]] = defaultdict(list)
    while min(len(found[length]) for length in LENGTHS) < PER_LENGTH:
        puzzle = random_puzzle(rng, KINDS["classic"])
        moves = solve(puzzle).moves
        if moves is not None and moves in LENGTHS and len(found[moves]) < PER_LENGTH:
            found[moves].append(puzzle)
    return found


def write_lengths() -> None:
    found = find_lengths()
    lines = ["# The first 30 random classic puzzles of each length from 2 to 17 (bench/sets.py --write)."]
    lines += [str(puzzle) for length in LENGTHS for puzzle in found[length]]
    (HERE / "lengths.txt").write_text("\n".join(lines) + "\n")


SETS = ("long", "hard", "lengths", *KINDS)


@cache
def puzzles(name: str) -> list[Puzzle]:
    """Return the puzzles of a set. Cost: ``long`` searches some 3,000 puzzles to find its 60."""
    if name == "long":
        return _long(60)
    if name in ("hard", "lengths"):
        return _file(f"{name}.txt")
    return random_puzzles(name, 1_000)


def numbers(puzzle: Puzzle, *, ricochet_rule: bool = True) -> str:
    """Return the puzzle as ``measure`` reads it."""
    position, target = puzzle.position, puzzle.target
    board = position.board
    diagonals = [
        (diagonal.cell, diagonal.robot, diagonal.lean.name == "RISING") for diagonal in board.diagonals
    ]
    found = [
        board.width,
        board.height,
        *board.walls,
        len(diagonals),
        *(int(part) for diagonal in diagonals for part in diagonal),
        *(-1 if cell is None else cell for cell in position.robots),
        -1 if target.robot is None else target.robot,
        target.cell,
        ricochet_rule,
    ]
    return " ".join(str(int(number)) for number in found)


if __name__ == "__main__" and "--write" in sys.argv:
    write_lengths()
