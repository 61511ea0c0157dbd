"""Every known length, with the ricochet rule and without. The hardest are solved by `pytest tests/solve --full`."""

import pytest

from ricochetrobots.core import judge, parse_puzzle
from ricochetrobots.solve import solve
from support.engines import CASES
from support.puzzles import PuzzleLine, read_puzzles

QUICK_MOVES = 6


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    full = metafunc.config.getoption("--full", default=False)
    lines = [line for line in read_puzzles() if full or line.moves <= QUICK_MOVES]
    metafunc.parametrize("line", lines, ids=[line.id for line in lines])
    metafunc.parametrize("engine", CASES)


@pytest.mark.timeout(300)
def test_known_lengths(engine: str, line: PuzzleLine) -> None:
    puzzle = parse_puzzle(line.puzzle)
    for ricochet_rule, moves in ((True, line.moves), (False, line.moves_without_ricochet_rule)):
        solution = solve(puzzle, engine=engine, ricochet_rule=ricochet_rule)
        assert solution.moves == moves
        assert solution.path is not None
        assert judge(puzzle, solution.path, ricochet_rule=ricochet_rule).ok
