"""Random puzzles on boards beyond 16x16, new ones in each run: the fast search agrees with the general one.

RICOCHET_SEED repeats a run with the seed that a failure names.
"""

import os
import random

import pytest

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Position,
    Puzzle,
    Robot,
    Target,
    judge,
    parse_path,
    parse_puzzle,
)
from support.engines import NATIVE_ONLY, answers

pytestmark = [NATIVE_ONLY, pytest.mark.slow]

PUZZLES, MANY_PUZZLES = 48, 240
"""The second number with ``--full``. Of 24 puzzles, chance left too few to compare in one run of twenty."""
MOST_EXPANDED = "20000"
COLOURED = (Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW)


def drawn_puzzle(chooser: random.Random) -> Puzzle:
    """Return a puzzle with three to five robots, walls, closed cells and, in every other puzzle, diagonals."""
    sides = [chooser.randint(17, 32), chooser.randint(2, 32)]
    chooser.shuffle(sides)
    width, height = sides
    cells = [Cell(cell) for cell in range(width * height)]
    chooser.shuffle(cells)
    diagonals = [
        Diagonal(cells.pop(), chooser.choice(COLOURED), chooser.choice(list(Lean)))
        for _ in range(chooser.choice((0, chooser.randrange(1, 10))))
    ]
    closed = [cells.pop() for _ in range(chooser.randrange(1 + len(cells) // 20))]
    in_play = list(Robot)[: chooser.randint(3, 5)]
    stands = {robot: cells.pop() for robot in in_play}
    walls = [
        (Cell(chooser.randrange(width * height)), chooser.choice(list(Direction)))
        for _ in range(width * height // 5)
    ]
    board = Board.build(width, height, walls=walls, targets=[], diagonals=diagonals, closed=closed)
    aims = [None, *(robot for robot in in_play if robot in COLOURED)]
    return Puzzle(Position(board, tuple(map(stands.get, Robot))), Target(cells.pop(), chooser.choice(aims)))


@pytest.mark.parametrize("ricochet_rule", [True, False])
def test_the_fast_search_agrees_with_the_general_one(*, ricochet_rule: bool, full: bool) -> None:
    seed = int(os.environ.get("RICOCHET_SEED", random.SystemRandom().randrange(2**32)))
    chooser = random.Random(seed)
    count = MANY_PUZZLES if full else PUZZLES
    texts = [str(drawn_puzzle(chooser)) for _ in range(count)]
    options = ["--max-expanded", MOST_EXPANDED, *([] if ricochet_rule else ["--no-ricochet-rule"])]
    fast = answers("", texts, *options)
    general = answers("general", texts, *options)
    compared = 0
    for text, found, known in zip(texts, fast, general, strict=True):
        words = f"{text}: RICOCHET_SEED={seed} repeats this"
        if found["status"] == "solved":
            path = parse_path(str(found["path"]))
            assert judge(parse_puzzle(text), path, ricochet_rule=ricochet_rule).ok, words
            assert found["moves"] == found["at_least"] == len(path), words
            assert int(str(known["at_least"])) <= len(path), words
        if "limit" not in (found["status"], known["status"]):
            assert (found["status"], found["moves"]) == (known["status"], known["moves"]), words
            compared += 1
    assert compared > count // (3 if full else 5), seed
