"""The puzzles that are timed: the same on every machine, made from seeds, from golden files and from tables."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from ricochetrobots.core import PANELS, Position, Puzzle, Robot, assemble, parse_puzzle
from ricochetrobots.solve import solve

HERE = Path(__file__).parent
SEED = 2026
LONG = range(12, 18)


def random_puzzle(
    rng: random.Random, *, robots: int = 4, diagonals: bool = False, vortex: bool = False
) -> Puzzle:
    """Return an official puzzle: with ``diagonals`` one panel at least has some, without them none has."""
    faces = [[name for name in PANELS if name[0] == marking] for marking in "1234"]
    plain = [[name for name in names if not PANELS[name].has_diagonals] for names in faces]
    names = [rng.choice(found) for found in (faces if diagonals else plain)]
    if diagonals:
        panel = rng.randrange(4)
        names[panel] = rng.choice([name for name in faces[panel] if PANELS[name].has_diagonals])
    rng.shuffle(names)
    nw, ne, se, sw = names
    board = assemble(nw, ne, se, sw)
    cells = rng.sample(board.starting_cells(), robots)
    targets = [target for target in board.targets if (target.robot is None) is vortex]
    if not targets:
        return random_puzzle(rng, robots=robots, diagonals=diagonals, vortex=vortex)
    position = Position(board, tuple(cells) + (None,) * (len(Robot) - robots))
    return Puzzle(position, rng.choice(targets))


def _random_set(
    count: int, *, robots: int = 4, diagonals: bool = False, vortex: bool = False
) -> list[Puzzle]:
    rng = random.Random(SEED)
    return [random_puzzle(rng, robots=robots, diagonals=diagonals, vortex=vortex) for _ in range(count)]


def _long(count: int) -> list[Puzzle]:
    def found() -> Iterator[Puzzle]:
        rng = random.Random(SEED + 1)
        while True:
            puzzle = random_puzzle(rng)
            if solve(puzzle).moves in LONG:
                yield puzzle

    return [puzzle for puzzle, _ in zip(found(), range(count), strict=False)]


def _file(name: str) -> list[Puzzle]:
    return [parse_puzzle(line) for line in (HERE / name).read_text().splitlines() if line and line[0] != "#"]


SETS: dict[str, Callable[[], list[Puzzle]]] = {
    "classic": lambda: _random_set(1_000),
    "long": lambda: _long(60),
    "hard": lambda: _file("hard.txt"),
    "diagonals": lambda: _random_set(1_000, diagonals=True),
    "five": lambda: _random_set(1_000, robots=5),
    "both": lambda: _random_set(1_000, robots=5, diagonals=True),
    "vortex": lambda: _random_set(1_000, vortex=True),
}


@cache
def puzzles(name: str) -> list[Puzzle]:
    """Return the puzzles of a set. Cost: ``long`` searches some 3,000 puzzles to find its 60."""
    return SETS[name]()


def numbers(puzzle: Puzzle) -> str:
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
    ]
    return " ".join(str(int(number)) for number in found)
