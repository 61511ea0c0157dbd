"""Every shortest path, every first move and every target, by both engines."""

import doctest
from itertools import islice

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

import ricochetrobots.solve.all_paths
from ricochetrobots.core import (
    Move,
    Position,
    Puzzle,
    Status,
    judge,
    parse_position,
    parse_puzzle,
)
from ricochetrobots.solve import (
    Cancel,
    LimitMetError,
    Limits,
    Watch,
    count_ways,
    every_way,
    reference,
    solve,
    solve_each_move,
    solve_targets,
)
from support.engines import NATIVE_ONLY, engines
from support.puzzles import PuzzleLine, read_puzzles
from support.strategies import custom_boards, official_boards, puzzles

MOST = 2_000
QUICK = [line for line in read_puzzles() if line.moves <= 5][::6]


def by_depth(puzzle: Puzzle, moves: int, *, ricochet_rule: bool) -> list[str]:
    """Every path of so many moves that solves, by trying all."""
    found = []

    def extend(path: list[Move], position: Position) -> None:
        if len(path) == moves:
            if judge(puzzle, path, ricochet_rule=ricochet_rule).ok:
                found.append(" ".join(map(str, path)))
            return
        for move in position.legal_moves():
            extend([*path, move], position.play(move))

    extend([], puzzle.position)
    return found


@engines
@settings(max_examples=150)
@given(puzzle=puzzles(custom_boards(max_side=5)), ricochet_rule=st.booleans())
def test_every_path_of_small_boards(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    ways = every_way(puzzle, ricochet_rule=ricochet_rule, engine=engine)
    assert ways.status == solve(puzzle, ricochet_rule=ricochet_rule, engine=engine).status
    assume(ways.moves is None or ways.moves <= 3)
    if ways.moves is None:
        assert (ways.count(), list(ways)) == (0, [])
        return
    expected = by_depth(puzzle, ways.moves, ricochet_rule=ricochet_rule)
    event(f"{min(len(expected), 10)} paths")
    assert ways.count() == len(expected)
    assert [str(path) for path in ways] == expected


@engines
@pytest.mark.parametrize("line", QUICK, ids=[line.id for line in QUICK])
def test_every_path_of_known_puzzles(engine: str, line: PuzzleLine) -> None:
    puzzle = parse_puzzle(line.puzzle)
    ways = every_way(puzzle, engine=engine)
    told = list(islice(ways, MOST))
    paths = reference.Space(puzzle, ricochet_rule=True).every_path(line.moves, Limits(), Watch())
    assert told == list(islice(paths, MOST))
    assert ways.count(MOST) == len(told)
    assert all(judge(puzzle, path).ok for path in told[:20])


@engines
def test_a_limit_ends_the_search_for_every_path(engine: str) -> None:
    solution = solve(parse_puzzle("3C1B4C2C Rb12 Gl4 Bj1 Ye16 >Yo10"), max_moves=1, engine=engine)
    ways = every_way(solution.puzzle, max_expanded=20, engine=engine)
    assert ways.status is Status.LIMIT
    assert (ways.moves, ways.count(), list(ways)) == (None, 0, [])
    assert count_ways(solution, max_expanded=20) is None


WIDE = "20x8: Rp4 Gf2 Bb5 Yc5 >Rt2"
"""The kernel does not list the paths of such a board."""


def test_a_limit_ends_listing_too() -> None:
    puzzle = parse_puzzle(WIDE)
    solution = solve(puzzle)
    whole = every_way(puzzle)
    assert (whole.moves, whole.count()) == (4, 13)
    ways = every_way(puzzle, max_expanded=solution.expanded)
    assert ways.status is Status.SOLVED
    with pytest.raises(LimitMetError):
        ways.count()
    with pytest.raises(LimitMetError):
        list(ways)
    assert count_ways(solution, max_expanded=solution.expanded) is None


def test_a_cancel_ends_listing_too() -> None:
    cancel = Cancel()
    ways = every_way(parse_puzzle(WIDE), cancel=cancel)
    first = next(iter(ways))
    assert judge(ways.puzzle, first).ok
    cancel.cancel()
    with pytest.raises(LimitMetError):
        list(ways)


def test_the_number_of_paths_is_capped() -> None:
    solutions = [solve(parse_puzzle(line.puzzle)) for line in QUICK]
    counts = [count_ways(solution) or 0 for solution in solutions]
    assert max(counts) > 3
    assert [count_ways(solution, at_most=3) for solution in solutions] == [min(count, 3) for count in counts]


def test_a_puzzle_without_a_solution_has_no_ways() -> None:
    assert count_ways(solve(parse_puzzle("3x3:b2n,b2e,b2s,b2w Ra1 >Rb2"))) == 0


@engines
@settings(max_examples=30)
@given(puzzle=puzzles(custom_boards(max_side=5)), ricochet_rule=st.booleans())
def test_each_first_move(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    assert_each_first_move(engine, puzzle, ricochet_rule)


@NATIVE_ONLY
@settings(max_examples=15)
@given(puzzle=puzzles(official_boards()), ricochet_rule=st.booleans())
def test_each_first_move_on_official_boards(puzzle: Puzzle, ricochet_rule: bool) -> None:
    """By the kernel alone: the reference tries boards of every size in the same way, and takes its time."""
    assert_each_first_move("native", puzzle, ricochet_rule)


def assert_each_first_move(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    """What is left after each first move is as long as the reference says."""
    solution = solve(puzzle, ricochet_rule=ricochet_rule, max_moves=3)
    assume(solution.moves != 0)
    left = solve_each_move(puzzle, ricochet_rule=ricochet_rule, max_moves=3, engine=engine)
    assert list(left) == list(puzzle.position.legal_moves())
    for move, after in left.items():
        if after.path is None:
            continue
        assert judge(puzzle, [move, *after.path], ricochet_rule=ricochet_rule).ok
        expected = reference.search(puzzle, Limits(3), Watch(), ricochet_rule=ricochet_rule, made=(move,))
        assert after.path is not None
        assert expected.path is not None
        assert len(after.path) == len(expected.path)
    if solution.moves is not None:
        assert min(after.moves for after in left.values() if after.moves is not None) == solution.moves - 1


@engines
def test_every_target(engine: str) -> None:
    position = parse_position("2A3C4A1C Rl11 Ge14 Bp7")
    found = solve_targets(position, engine=engine, max_moves=3)
    assert [target for target in position.board.targets if target not in found] == [
        target for target in position.board.targets if target.robot is not None and target.robot.letter == "Y"
    ]
    for target, solution in found.items():
        assert solution.moves == solve(Puzzle(position, target), max_moves=3, engine=engine).moves


def test_examples_in_docstrings_run() -> None:
    assert doctest.testmod(ricochetrobots.solve.all_paths).failed == 0
