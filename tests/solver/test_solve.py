import doctest
import importlib
import time
from itertools import count

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from ricochetrobots.core import Optimum, Puzzle, Status, UnreadableError, judge, parse_puzzle
from ricochetrobots.solver import EngineMissingError, Limits, Solution, solve
from support import naive
from support.depth import examples
from support.engines import engines
from support.naive_search import shortest
from support.strategies import custom_boards, official_boards, puzzles

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
WALLED_IN = "3x3:b2n,b2e,b2s,b2w Ra1 >Rb2"
NEVER_STOPS = "4x4: Ra1 >Rb2"


def assert_solves(solution: Solution, *, ricochet_rule: bool) -> None:
    assert solution.status is Status.SOLVED
    assert solution.path is not None
    assert judge(solution.puzzle, solution.path, ricochet_rule=ricochet_rule).ok
    path = [str(move) for move in solution.path]
    assert naive.solves(str(solution.puzzle), path, ricochet_rule=ricochet_rule)


@pytest.mark.slow
@pytest.mark.long_cases("reference")
@engines
@examples(120)
@given(puzzle=puzzles(custom_boards(max_side=5)), ricochet_rule=st.booleans())
def test_small_boards_to_the_end(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    answer = shortest(str(puzzle), ricochet_rule=ricochet_rule, max_moves=5)
    if answer.moves is not None:
        event("solved")
        solution = solve(puzzle, engine=engine, ricochet_rule=ricochet_rule)
        assert solution.moves == answer.moves
        assert_solves(solution, ricochet_rule=ricochet_rule)
    elif answer.exhausted:
        event("unsolvable")
        assert solve(puzzle, engine=engine, ricochet_rule=ricochet_rule).status is Status.UNSOLVABLE
    else:
        event("longer")
        solution = solve(puzzle, Limits(max_moves=5), engine=engine, ricochet_rule=ricochet_rule)
        assert solution.status in (Status.LIMIT, Status.UNSOLVABLE)
        assert solution.path is None


@engines
@examples(20)
@given(puzzle=puzzles(official_boards()), ricochet_rule=st.booleans())
def test_nothing_shorter_on_official_boards(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    answer = shortest(str(puzzle), ricochet_rule=ricochet_rule, max_moves=2)
    solution = solve(puzzle, Limits(max_moves=5), engine=engine, ricochet_rule=ricochet_rule)
    if solution.path is not None:
        assert_solves(solution, ricochet_rule=ricochet_rule)
        assert solution.moves == answer.moves or (answer.moves is None and len(solution.path) > 2)
    else:
        assert answer.moves is None


@engines
def test_equal_puzzles_give_equal_paths(engine: str) -> None:
    first, second = (solve(parse_puzzle(EASY), engine=engine) for _ in range(2))
    assert (first.path, first.expanded) == (second.path, second.expanded)


@engines
@pytest.mark.parametrize("text", [WALLED_IN, NEVER_STOPS])
def test_unsolvable_is_proved(engine: str, text: str) -> None:
    solution = solve(parse_puzzle(text), engine=engine)
    assert solution.status is Status.UNSOLVABLE
    assert solution.path is None
    assert solution.moves is None


@engines
def test_unsolvable_is_known_without_a_search_where_no_way_leads_there(engine: str) -> None:
    assert solve(parse_puzzle(WALLED_IN), Limits(max_moves=0), engine=engine).status is Status.UNSOLVABLE


@engines
def test_max_moves(engine: str) -> None:
    puzzle = parse_puzzle(EASY)
    assert solve(puzzle, Limits(max_moves=2), engine=engine).moves == 2
    assert solve(puzzle, Limits(max_moves=1), engine=engine).status is Status.LIMIT
    assert solve(puzzle, Limits(max_moves=0), engine=engine).status is Status.LIMIT


@engines
def test_seconds_are_those_of_the_clock(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count(step=3600)
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(hours)))
    solution = solve(parse_puzzle(EASY), Limits(seconds=1), engine=engine)
    assert solution.status is Status.LIMIT
    assert solution.path is None
    assert solution.seconds >= 3600


@engines
def test_text_is_taken_for_a_puzzle(engine: str) -> None:
    assert solve(EASY, engine=engine).path == solve(parse_puzzle(EASY), engine=engine).path
    with pytest.raises(UnreadableError):
        solve("2A", engine=engine)


@engines
def test_the_optimum_of_a_solution(engine: str) -> None:
    solved = solve(EASY, engine=engine).optimum
    assert solved == Optimum(status=Status.SOLVED, moves=2, at_least=2, path="Re Rn")
    met = solve(EASY, Limits(max_moves=1), engine=engine).optimum
    assert met == Optimum(status=Status.LIMIT, moves=None, at_least=2)


@engines
@pytest.mark.parametrize(
    ("text", "with_rule", "without"),
    [
        ("3x3: Ra1 >Rc1", 3, 1),  # R5.2: a straight slide is not enough
        ("3x3: Ra1 >Ra1", 4, 0),  # R5.4: it must leave and come back
        ("3x3:a1s,Gc1\\ Ra1 >Rc3", 3, 1),  # R5.3: a bounce is no turn after a move
        ("4x3:Rb1\\ Ra1 >Rd1", 3, 1),  # R4.1: its own diagonal lets it pass
        ("3x3: Ra3 Sa1 >*c1", 2, 1),  # R5.1: any robot may take it, here red
        ("6x5:e5e Rb4 Ga5 Bc1 Ya2 >Rb4", 6, 0),  # R5.3: it turns, and comes back to its cell along one line
    ],
)
def test_lengths_by_hand(engine: str, text: str, with_rule: int, without: int) -> None:
    puzzle = parse_puzzle(text)
    assert solve(puzzle, engine=engine).moves == with_rule
    assert solve(puzzle, engine=engine, ricochet_rule=False).moves == without


def test_missing_engine() -> None:
    with pytest.raises(EngineMissingError, match="reference") as caught:
        solve(parse_puzzle(EASY), engine="steam")
    assert caught.value.code == "engine-missing"


@pytest.mark.parametrize("name", ["solver", "solver.paths", "solver.api"])
def test_examples_in_docstrings_run(name: str) -> None:
    found = doctest.testmod(importlib.import_module(f"ricochetrobots.{name}"))
    assert (found.failed, found.attempted > 0) == (0, True)
