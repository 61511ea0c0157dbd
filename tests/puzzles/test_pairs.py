"""The positions from which two robots alone have a single shortest path."""

from itertools import permutations

import pytest

from ricochetrobots import count_paths, parse_puzzle, solve
from ricochetrobots.core import Cell, Position, Puzzle, Robot
from ricochetrobots.puzzles.pairs import single_pairs
from ricochetrobots.solver import engines
from support.engines import NATIVE_ONLY

TWO_ROBOTS = [
    "5x4:b2e,c3s Ra1 Gb1 >Rd3",
    "5x5:d2s,b4e,Yc2/,Rd4\\ Ra1 Bb1 >Bd3",
    "4x4:Rb2/,Rc2\\ Ya1 Gb1 >Yc3",
]
SEVERAL = [
    "6x5:b2e,c3s,Yd2/,Re4\\ Ra1 Gb1 Bc4 Yf5 >Gd3",
    "17x3:Yq2/,f1s Ra1 Gb1 Sc2 >Rq1",
    "4x4: Ra1 Gb1 Bd4 >Gd4",
]
WHOLE = "3A2B4B1D Rd5 Gm15 Be13 Ye12 >Bg13"
"""A board of an edition with diagonals."""


def helper_of(puzzle: Puzzle) -> Robot:
    return next(robot for robot in puzzle.position.in_play if robot is not puzzle.target.robot)


@pytest.mark.filterwarnings("ignore:The native engine")
@pytest.mark.parametrize("text", TWO_ROBOTS)
@pytest.mark.parametrize("least", [1, 4])
def test_two_robots_on_a_board_have_the_paths_that_a_search_counts(text: str, least: int) -> None:
    puzzle = parse_puzzle(text)
    board, helper, active = puzzle.board, helper_of(puzzle), puzzle.target.robot
    assert active is not None
    barred = {diagonal.cell for diagonal in board.diagonals}
    expected = []
    for pair in permutations([cell for cell in map(Cell, range(len(board.walls))) if cell not in barred], 2):
        cells: list[Cell | None] = [None] * len(Robot)
        cells[active], cells[helper] = pair
        placed = Puzzle(Position(board, tuple(cells)), puzzle.target)
        moves = solve(placed, ricochet_rule=False).moves
        if moves in range(least, 8) and count_paths(placed, ricochet_rule=False, at_most=2) == 1:
            expected.append(pair)
    assert expected
    assert single_pairs(puzzle, helper, least, 7) == expected


@NATIVE_ONLY
@pytest.mark.parametrize("text", [*TWO_ROBOTS, *SEVERAL, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_the_kernel_finds_the_same_pairs(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = parse_puzzle(text)
    helper = helper_of(puzzle)
    found = [single_pairs(puzzle, helper, *ends) for ends in ((1, 30), (5, 6), (0, 0))]
    monkeypatch.delitem(engines._engines, "native")
    assert found == [single_pairs(puzzle, helper, *ends) for ends in ((1, 30), (5, 6), (0, 0))]


def test_a_target_on_which_a_robot_stands_still_has_no_pairs() -> None:
    assert single_pairs(parse_puzzle("4x4: Ra1 Gb1 Bd4 >Gd4"), Robot.RED, 1, 30) == []


@pytest.mark.parametrize("has_kernel", [pytest.param(True, marks=NATIVE_ONLY), False])
def test_a_target_for_any_robot_is_refused(has_kernel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not has_kernel:
        monkeypatch.delitem(engines._engines, "native", raising=False)
    with pytest.raises(ValueError, match="target"):
        single_pairs(parse_puzzle("4x4: Ra1 Gb1 >*d4"), Robot.RED, 1, 30)
