"""The kernel and its twin refuse what would make them loop, crash or answer another question."""

import pytest

from ricochetrobots.core import parse_move, parse_puzzle
from ricochetrobots.solver import ENGINES, NO_LIMITS, Watch
from support.engines import NATIVE_ONLY, engines

PUZZLE = parse_puzzle("4x4: Ra1 Gd4 >Rc3")
WALLS = bytes(PUZZLE.board.walls)


@NATIVE_ONLY
@pytest.mark.parametrize(
    ("walls", "diagonals", "code"),
    [
        ({5: 2}, [], "one-sided-wall"),
        ({3: 1}, [], "open-edge"),
        ({5: 16}, [], "wall-sides"),
        ({}, [(5, 1, True), (5, 2, False)], "two-diagonals"),
        ({}, [(5, 1, True)] * 20_000, "two-diagonals"),
        ({}, [(16, 1, True)], "diagonal-off-board"),
        ({}, [(5, 5, True)], "diagonal-colour"),
        ({}, [(5, 4, True)], "diagonal-colour"),
    ],
)
def test_a_board_with_a_fault_is_refused_by_code(
    walls: dict[int, int], diagonals: list[tuple[int, int, bool]], code: str
) -> None:
    from ricochetrobots.solver import _kernel

    changed = bytes(walls.get(cell, mask) for cell, mask in enumerate(WALLS))
    with pytest.raises(ValueError, match=f"^{code}: "):
        _kernel.KernelBoard(4, 4, changed, diagonals)


@NATIVE_ONLY
@pytest.mark.parametrize(
    ("robots", "target_robot", "target", "made", "code"),
    [
        ((None,) * 5, -1, 10, [], "no-robot"),
        ((-1, None, None, None, None), -1, 10, [], "robot-off-board"),
        ((0, 0, None, None, None), -1, 10, [], "two-robots"),
        ((6, None, None, None, None), -1, 10, [], "robot-on-diagonal"),
        ((0, 15, None, None, None), 5, 10, [], "target-robot"),
        ((0, 15, None, None, None), 2, 10, [], "target-robot-not-in-play"),
        ((0, 15, None, None, None), 0, 16, [], "target-off-board"),
        ((0, 15, None, None, None), 0, 10, [20], "move-number"),
        ((0, 15, None, None, None), 0, 10, [1, 1], "illegal-move"),
    ],
)
def test_a_task_with_a_fault_is_refused_by_code(
    robots: tuple[int | None, ...], target_robot: int, target: int, made: list[int], code: str
) -> None:
    from ricochetrobots.solver import _kernel

    board = _kernel.KernelBoard(4, 4, WALLS, [(6, 3, True)])
    with pytest.raises(ValueError, match=f"^{code}: "):
        _kernel.Query(board, robots, target_robot, target, True, made, 9, 9, 1.0, 0)


@engines
def test_an_illegal_move_already_made_is_refused(engine: str) -> None:
    made = (parse_move("Re"), parse_move("Re"))
    with pytest.raises(ValueError, match=r"^illegal-move: "):
        ENGINES[engine](PUZZLE, Watch(NO_LIMITS, None), ricochet_rule=True, made=made)
