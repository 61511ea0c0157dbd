"""Fuzz target of the search: whatever puzzle the bytes make, the kernel and the reference answer it alike.

Run it with any fuzzer that calls a function with bytes; tests/solver/test_fuzz.py runs some hundred.
"""

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Position,
    Puzzle,
    Robot,
    Status,
    Target,
    judge,
    parse_puzzle,
)
from ricochetrobots.solver import Limits, solve

REFERENCE_EXPANDED = 400
NATIVE_EXPANDED = 20_000
COLOURED = (Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW)


class Choices:
    """Bytes as choices; 0 when there are no more."""

    def __init__(self, data: bytes) -> None:
        self._bytes = iter(data)

    def below(self, count: int) -> int:
        """Return a number from 0 on."""
        return next(self._bytes, 0) % count


def made_puzzle(choices: Choices) -> Puzzle:
    """Return a puzzle of any kind on a board of at most 17x17."""
    width, height = 2 + choices.below(16), 2 + choices.below(16)
    free = [Cell(cell) for cell in range(width * height)]
    robots = min(1 + choices.below(5), len(free) - 1)
    diagonals = []
    for _ in range(min(choices.below(12), len(free) - robots - 1)):
        cell = free.pop(choices.below(len(free)))
        diagonals.append(Diagonal(cell, COLOURED[choices.below(4)], list(Lean)[choices.below(2)]))
    where = free[choices.below(len(free))]
    stands = {Robot(robot): free.pop(choices.below(len(free))) for robot in range(robots)}
    walls = [
        (
            Cell((choices.below(256) * 256 + choices.below(256)) % (width * height)),
            Direction(choices.below(4)),
        )
        for _ in range(choices.below(64))
    ]
    named = [None, *(robot for robot in stands if robot in COLOURED)]
    board = Board.build(width, height, walls=walls, targets=[], diagonals=diagonals, closed=[])
    position = Position(board, tuple(map(stands.get, Robot)))
    return Puzzle(position, Target(where, named[choices.below(len(named))]))


def fuzz_one(data: bytes) -> None:
    """Solve the puzzle that ``data`` makes with both engines and small limits; AssertionError is a fault."""
    choices = Choices(data)
    ricochet_rule = choices.below(2) == 0
    puzzle = made_puzzle(choices)
    text = str(puzzle)
    assert parse_puzzle(text) == puzzle
    found = solve(puzzle, Limits(max_expanded=NATIVE_EXPANDED), engine="native", ricochet_rule=ricochet_rule)
    known = solve(
        puzzle, Limits(max_expanded=REFERENCE_EXPANDED), engine="reference", ricochet_rule=ricochet_rule
    )
    if found.path is not None:
        assert judge(puzzle, found.path, ricochet_rule=ricochet_rule).ok, text
        assert len(found.path) == found.at_least >= known.at_least, text
    if Status.LIMIT not in (found.status, known.status):
        assert (found.status, found.moves) == (known.status, known.moves), text
    elif known.moves is not None:
        assert found.at_least <= known.moves, text
