"""The kernel against its twins: the reference, state for state, and its own CPU paths against each other."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import Path, Puzzle, Status, judge, parse_board, parse_puzzle
from ricochetrobots.solver import Limits, solve
from support.depth import examples
from support.engines import NATIVE_ONLY, answers
from support.puzzles import read_puzzles
from support.strategies import boards, custom_boards, official_boards, puzzles

pytestmark = [NATIVE_ONLY, pytest.mark.slow]

FAST_SIDE = 16
LONGEST = 7
wide_boards = custom_boards(max_side=32).filter(lambda board: max(board.width, board.height) > FAST_SIDE)


@examples(50)
@given(puzzle=puzzles(st.one_of(boards, official_boards())), ricochet_rule=st.booleans())
def test_agrees_with_the_reference(puzzle: Puzzle, ricochet_rule: bool) -> None:
    expected = solve(puzzle, Limits(max_expanded=300), engine="reference", ricochet_rule=ricochet_rule)
    if expected.status is Status.LIMIT:
        found = solve(
            puzzle, Limits(max_moves=expected.at_least - 1), engine="native", ricochet_rule=ricochet_rule
        )
        assert found.status is Status.LIMIT
    else:
        found = solve(puzzle, engine="native", ricochet_rule=ricochet_rule)
        assert (found.status, found.moves) == (expected.status, expected.moves)


@examples(20)
@given(puzzle=puzzles(wide_boards, most_robots=2), ricochet_rule=st.booleans())
def test_the_general_search_is_the_reference_state_for_state(puzzle: Puzzle, ricochet_rule: bool) -> None:
    found, expected = (
        solve(puzzle, Limits(max_expanded=200), engine=engine, ricochet_rule=ricochet_rule)
        for engine in ("native", "reference")
    )
    assert (found.status, found.path, found.expanded) == (expected.status, expected.path, expected.expanded)
    if found.status is not Status.UNSOLVABLE:
        assert found.at_least == expected.at_least


@pytest.mark.parametrize(
    "text",
    [r"16x32:#a8,*d2,*p2,*a3,*k3,Gg4m,Ra1/,Gd1\,Rl1\,Bp4\,Gm6/,Bg8/ Rb1 Ga16 >Rb1", "17x3:Yq2/ Ra1 >Rq1"],
)
def test_the_bound_of_the_general_search_knows_that_robots_do_not_stop_on_diagonals(text: str) -> None:
    found, expected = (solve(parse_puzzle(text), engine=engine) for engine in ("native", "reference"))
    assert (found.path, found.expanded) == (expected.path, expected.expanded)


@pytest.mark.skipif(
    not os.environ.get("RICOCHET_ALL_TARGETS") or os.uname().machine != "x86_64",
    reason="only a build with RICOCHET_ALL_TARGETS=1 on x86-64, as in CI, has all CPU targets",
)
def test_a_build_for_all_processors_has_all_cpu_targets() -> None:
    from ricochetrobots.solver import native

    assert [name for name, _ in native.compiled_targets()] == ["avx512", "avx2", "portable"]


@pytest.mark.long
def test_every_cpu_target_answers_alike() -> None:
    from ricochetrobots.solver import native

    puzzles = [line for line in read_puzzles() if line.moves <= LONGEST]
    texts = [line.puzzle for line in puzzles]
    names = [name for name, is_supported in native.compiled_targets() if is_supported]
    by_target = [answers(name, texts) for name in names]
    assert all(found == by_target[0] for found in by_target)
    assert [answer["moves"] for answer in answers("general", texts)] == [line.moves for line in puzzles]


def test_a_board_is_converted_once() -> None:
    from ricochetrobots.solver import native

    board = parse_board("4x4:b2e")
    assert native.kernel_board(board) is native.kernel_board(board)


@examples(50)
@given(data=st.data(), puzzle=puzzles(st.one_of(boards, official_boards())))
def test_paths_solve_a_puzzle_as_the_judge_says(data: st.DataObject, puzzle: Puzzle) -> None:
    from ricochetrobots.solver import native

    moves = st.sampled_from([move for move in native.MOVES if move.robot in puzzle.position.in_play])
    found = solve(puzzle, Limits(max_moves=LONGEST)).path or Path()
    paths = [found, *map(Path, data.draw(st.lists(st.lists(moves, max_size=LONGEST), max_size=5)))]
    starts = [path[:end] for path in paths for end in range(1, len(path) + 1)]
    lengths = [len(start) for start in starts if judge(puzzle, start)]
    fewest = native.fewest_moves(puzzle, [native.path_bytes(path) for path in paths], enough=0)
    assert fewest == min(lengths, default=0)


@examples(30)
@given(puzzle=puzzles(official_boards()))
def test_a_search_that_remembers_answers_expands_the_same_states(puzzle: Puzzle) -> None:
    solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    found = [solve(puzzle, Limits(max_moves=9)) for _ in range(3)]
    assert len({(one.status, one.path, one.expanded) for one in found}) == 1
