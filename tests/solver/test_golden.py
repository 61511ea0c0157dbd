"""Known lengths, with the ricochet rule and without: a share of the easier ones, or all with `--full`."""

import pytest

from ricochetrobots.core import judge, parse_puzzle
from ricochetrobots.solver import solve
from support.engines import NATIVE_ONLY
from support.puzzles import PuzzleLine, read_puzzles

pytestmark = [pytest.mark.slow, pytest.mark.shortened]

QUICK_MOVES = {"native": 9, "reference": 4}
EVERY = {"native": 4, "reference": 6}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    full = metafunc.config.getoption("--full", default=False)
    selected = [
        pytest.param(line, engine, marks=NATIVE_ONLY if engine == "native" else (), id=f"{line.id}-{engine}")
        for engine, moves in QUICK_MOVES.items()
        for number, line in enumerate(read_puzzles())
        if full or (line.moves <= moves and number % EVERY[engine] == 0)
    ]
    metafunc.parametrize(("line", "engine"), selected)


def test_known_lengths(line: PuzzleLine, engine: str) -> None:
    puzzle = parse_puzzle(line.puzzle)
    for ricochet_rule, moves in ((True, line.moves), (False, line.moves_without_ricochet_rule)):
        solution = solve(puzzle, engine=engine, ricochet_rule=ricochet_rule)
        assert solution.moves == moves
        assert solution.path is not None
        assert judge(puzzle, solution.path, ricochet_rule=ricochet_rule).ok
