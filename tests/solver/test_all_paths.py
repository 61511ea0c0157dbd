"""All shortest paths, every first move and every target, by both engines."""

import pickle
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Move,
    Optimum,
    Path,
    Position,
    Puzzle,
    Status,
    UnreadableError,
    judge,
    parse_position,
    parse_puzzle,
)
from ricochetrobots.solver import (
    AllPaths,
    Cancel,
    LimitMetError,
    Limits,
    Watch,
    all_paths,
    analyse,
    count_paths,
    reference,
    solve,
    solve_each_move,
    solve_targets,
)
from support.depth import examples
from support.engines import NATIVE_ONLY, engines
from support.puzzles import PuzzleLine, read_puzzles
from support.strategies import custom_boards, official_boards, puzzles

pytestmark = pytest.mark.slow

MOST = 2_000
QUICK = [line for line in read_puzzles() if line.moves <= 5][::10]


def by_depth(puzzle: Puzzle, moves: int, *, ricochet_rule: bool) -> list[str]:
    """Return every path of this many moves that solves the puzzle, by trying all."""
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
@examples(40)
@given(puzzle=puzzles(custom_boards(max_side=5)), ricochet_rule=st.booleans())
def test_all_paths_of_small_boards(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    paths = all_paths(puzzle, ricochet_rule=ricochet_rule, engine=engine)
    assert paths.status == solve(puzzle, ricochet_rule=ricochet_rule, engine=engine).status
    assume(paths.moves is None or paths.moves <= 3)
    if paths.moves is None:
        assert paths.status is Status.UNSOLVABLE
        assert (paths.count(), list(paths)) == (0, [])
        return
    expected = by_depth(puzzle, paths.moves, ricochet_rule=ricochet_rule)
    event(f"{min(len(expected), 10)} paths")
    assert paths.count() == len(expected)
    assert [str(path) for path in paths] == expected


@cache
def paths_by_reference(line: PuzzleLine) -> list[Path]:
    space = reference.Space(parse_puzzle(line.puzzle), ricochet_rule=True)
    return list(islice(space.all_paths(line.moves, Watch()), MOST))


@engines
@pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, id=line.id, marks=pytest.mark.long if number % 2 else ())
        for number, line in enumerate(QUICK)
    ],
)
def test_all_paths_of_known_puzzles(engine: str, line: PuzzleLine) -> None:
    puzzle = parse_puzzle(line.puzzle)
    paths = all_paths(puzzle, engine=engine)
    listed = list(islice(paths, MOST))
    assert listed == paths_by_reference(line)
    assert paths.count(MOST) == len(listed)
    assert all(judge(puzzle, path).ok for path in listed[:20])


def assert_incomplete(paths: AllPaths) -> None:
    """Check that paths whose search met a limit can be neither counted nor iterated over, as often as one tries."""
    for _ in range(2):
        with pytest.raises(LimitMetError):
            paths.count()
        with pytest.raises(LimitMetError):
            list(paths)


@engines
def test_a_limit_ends_the_search_for_every_path(engine: str) -> None:
    solution = solve(parse_puzzle("3C1B4C2C Rb12 Gl4 Bj1 Ye16 >Yo10"), Limits(max_moves=1), engine=engine)
    paths = all_paths(solution.puzzle, Limits(max_expanded=20), engine=engine)
    assert paths.status is Status.LIMIT
    assert paths.moves is None
    assert_incomplete(paths)
    assert count_paths(solution.puzzle, Limits(max_expanded=20)) is None


NARROW = "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15"
WIDE = "20x8: Rp4 Gf2 Bb5 Yc5 >Rt2"


def test_a_limit_ends_listing_too() -> None:
    puzzle = parse_puzzle(WIDE)
    solution = solve(puzzle, engine="reference")
    whole = all_paths(puzzle, engine="reference")
    assert (whole.moves, whole.count()) == (4, 13)
    paths = all_paths(puzzle, Limits(max_expanded=solution.expanded), engine="reference")
    assert paths.status is Status.SOLVED
    with pytest.raises(LimitMetError):
        paths.count()
    with pytest.raises(LimitMetError):
        list(paths)
    limits = Limits(max_expanded=solution.expanded)
    assert count_paths(solution.puzzle, limits, engine="reference") is None


def test_a_cancel_ends_listing_too() -> None:
    cancel = Cancel()
    paths = all_paths(parse_puzzle(WIDE), Limits(cancel=cancel), engine="reference")
    begun = iter(paths)
    assert judge(paths.puzzle, next(begun)).ok
    cancel.cancel()
    with pytest.raises(LimitMetError):
        list(begun)
    with pytest.raises(LimitMetError):
        list(paths)


@engines
@pytest.mark.parametrize("text", [NARROW, WIDE])
def test_all_paths_can_be_gone_through_again(engine: str, text: str) -> None:
    paths = all_paths(text, engine=engine)
    listed = list(paths)
    assert len(set(listed)) == len(listed) == paths.count() > 1
    assert list(paths) == list(paths) == listed
    assert list(zip(paths, paths, strict=True)) == list(zip(listed, listed, strict=True))


@engines
@pytest.mark.parametrize("text", [NARROW, WIDE])
@pytest.mark.parametrize("is_begun", [False, True])
def test_all_paths_survive_a_journey_between_processes(engine: str, text: str, is_begun: bool) -> None:
    limits = Limits(seconds=3600, cancel=Cancel(), progress=lambda at_least: None)
    paths = all_paths(text, limits, engine=engine)
    if is_begun:
        next(iter(paths))
    there = pickle.loads(pickle.dumps(paths))
    assert there == paths
    assert there.limits == Limits(seconds=3600)
    assert there.count() == paths.count()
    assert list(there) == list(paths) == list(there)


UNUSUAL = {
    "wide": WIDE,
    "five robots": "17x6:d3e,h5s Rp4 Gf2 Bb5 Yc5 Sm1 >Gq2",
    "any robot": "20x8:f4e Rp4 Gf2 Bb5 Yc5 >*t2",
    "diagonals": "18x5:Gd2/,Rk3\\,Bo5/ Rp4 Gf2 >Rr1",
    "one robot": "9x9:b1e,d2s,a4s,h4s,d7e,b8e,e8s Ra1 >Ri9",
    "three robots": "3C1B4C2C Rb12 Gl4 Bj1 >Ro5",
}
"""Puzzles of the general search, and wide or few-robot ones of the fast search."""


@NATIVE_ONLY
@pytest.mark.parametrize("text", UNUSUAL.values(), ids=UNUSUAL)
@pytest.mark.parametrize("ricochet_rule", [True, False])
def test_the_kernel_lists_what_the_reference_lists_on_every_board(text: str, ricochet_rule: bool) -> None:
    limits = Limits(max_moves=5)
    paths, expected = (
        all_paths(text, limits, ricochet_rule=ricochet_rule, engine=engine)
        for engine in ("native", "reference")
    )
    assert (paths.status, paths.moves) == (expected.status, expected.moves)
    assert list(islice(paths, MOST)) == list(islice(expected, MOST))
    assert paths.count(MOST) == expected.count(MOST) > 0


@NATIVE_ONLY
@pytest.mark.parametrize("text", UNUSUAL.values(), ids=UNUSUAL)
def test_every_limit_holds_for_the_kernel_on_every_board(text: str) -> None:
    cancel = Cancel()
    cancel.cancel()
    few = (
        Limits(max_expanded=1),
        Limits(max_moves=1),
        Limits(max_bytes=1),
        Limits(seconds=0),
        Limits(cancel=cancel),
    )
    for limits in few:
        paths = all_paths(text, limits, engine="native")
        assert (paths.status, paths.moves) == (Status.LIMIT, None)
        assert_incomplete(paths)


@NATIVE_ONLY
def test_a_limit_ends_another_search_of_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = all_paths(NARROW, Limits(seconds=3600), engine="native")
    listed = list(paths)
    monkeypatch.setattr(paths, "limits", Limits(seconds=0))
    with pytest.raises(LimitMetError):
        list(paths)
    assert paths.count() == len(listed)


@engines
def test_max_moves_is_the_longest_path_to_look_for(engine: str) -> None:
    assert all_paths(NARROW, Limits(max_moves=4), engine=engine).status is Status.LIMIT
    assert all_paths(NARROW, Limits(max_moves=5), engine=engine).count() == 3


@engines
def test_an_analysis_tells_the_optimum_before_it_counts(engine: str) -> None:
    first, last = analyse(NARROW, engine=engine)
    assert (first.status, first.moves, first.at_least, first.count) == (Status.SOLVED, 5, 5, None)
    assert judge(NARROW, first.path or "").ok
    assert last == replace(first, count=3)
    *_, capped = analyse(NARROW, max_count=2, engine=engine)
    assert capped == replace(first, count=2, count_capped=True)
    assert (
        list(analyse(NARROW, Limits(max_moves=3), engine=engine))
        == [Optimum(status=Status.LIMIT, moves=None, at_least=4)] * 2
    )


def test_the_number_of_paths_is_capped() -> None:
    solutions = [solve(parse_puzzle(line.puzzle)) for line in QUICK]
    counts = [count_paths(solution.puzzle) or 0 for solution in solutions]
    assert max(counts) > 3
    assert [count_paths(solution.puzzle, at_most=3) for solution in solutions] == [
        min(count, 3) for count in counts
    ]


def test_a_puzzle_without_a_solution_has_no_ways() -> None:
    assert count_paths("3x3:b2n,b2e,b2s,b2w Ra1 >Rb2") == 0


@engines
@examples(20)
@given(puzzle=puzzles(custom_boards(max_side=5)), ricochet_rule=st.booleans())
def test_each_first_move(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    assert_each_first_move(engine, puzzle, ricochet_rule)


@NATIVE_ONLY
@examples(6)
@given(puzzle=puzzles(official_boards()), ricochet_rule=st.booleans())
def test_each_first_move_on_official_boards(puzzle: Puzzle, ricochet_rule: bool) -> None:
    """Only with the kernel: the reference treats boards of every size in the same way, and is slow."""
    assert_each_first_move("native", puzzle, ricochet_rule)


def assert_each_first_move(engine: str, puzzle: Puzzle, ricochet_rule: bool) -> None:
    """The length after each first move equals the reference's."""
    solution = solve(puzzle, Limits(max_moves=3), ricochet_rule=ricochet_rule)
    assume(solution.moves != 0)
    left = solve_each_move(puzzle, Limits(max_moves=3), ricochet_rule=ricochet_rule, engine=engine)
    assert list(left) == list(puzzle.position.legal_moves())
    for move, after in left.items():
        if after.path is None:
            continue
        assert judge(puzzle, [move, *after.path], ricochet_rule=ricochet_rule).ok
        expected = reference.search(
            puzzle, Watch(Limits(max_moves=3)), ricochet_rule=ricochet_rule, made=(move,)
        )
        assert after.path is not None
        assert expected.path is not None
        assert len(after.path) == len(expected.path)
    if solution.moves is not None:
        assert min(after.moves for after in left.values() if after.moves is not None) == solution.moves - 1


@engines
def test_every_target(engine: str) -> None:
    position = parse_position("2A3C4A1C Rl11 Ge14 Bp7")
    found = solve_targets(position, limits=Limits(max_moves=3), engine=engine)
    assert [target for target in position.board.targets if target not in found] == [
        target for target in position.board.targets if target.robot is not None and target.robot.letter == "Y"
    ]
    for target, solution in found.items():
        assert solution.moves == solve(Puzzle(position, target), Limits(max_moves=3), engine=engine).moves


def test_a_text_holds_several_targets() -> None:
    text = "2A3C4A1C Rl11 Ge14 Bp7"
    found = solve_targets(text, ">Rm2 >Ge5")
    assert {target: solution.moves for target, solution in found.items()} == {
        puzzle.target: solve(puzzle).moves
        for puzzle in (parse_puzzle(f"{text} >Rm2"), parse_puzzle(f"{text} >Ge5"))
    }
    with pytest.raises(UnreadableError, match="Expected a robot"):
        solve_targets(text, ">Rm2 >Qe5")
