"""Puzzles on demand: the same everywhere, and with the requested properties."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from ricochetrobots import (
    difficulty,
    generate,
    parse_path,
    parse_puzzle,
    random_board,
    random_position,
    random_puzzle,
    solve,
)
from ricochetrobots.core import Robot, WrongTypeError, as_edition, judge
from ricochetrobots.puzzles import Theme, Wanted, generation, themes_of
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.puzzles.grading import GRADES, MODEL, UnsolvableError, difficulty_of, grades_of
from ricochetrobots.puzzles.surprise import Walk
from ricochetrobots.puzzles.wanted import as_range
from ricochetrobots.solver import all_paths, count_paths, engines
from support.engines import NATIVE_ONLY
from support.generated import GOLDEN, KINDS, SEED, generated


def lines() -> Iterator[str]:
    """Return the lines of the golden file: kind, index, puzzle, score."""
    for kind in KINDS:
        for found in generated(kind):
            yield f"{kind}\t{found.index}\t{found.puzzle}\t{found.difficulty.score}"


@pytest.mark.slow
@NATIVE_ONLY
def test_a_seed_and_an_index_give_the_golden_puzzles() -> None:
    assert "".join(f"{line}\n" for line in lines()) == GOLDEN.read_text()


@pytest.mark.slow
@NATIVE_ONLY
@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    assert [str(found.puzzle) for found in generated("single", 8, threads)] == [
        str(found.puzzle) for found in generated("single", 8)
    ]


@pytest.mark.slow
@NATIVE_ONLY
@pytest.mark.filterwarnings("ignore:The native engine")
def test_the_engine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engines find different paths of some puzzles that are tried for this seed."""
    wanted = Wanted(moves=5, paths=1)
    with_kernel = next(generate(wanted, seed=7))
    monkeypatch.delitem(engines._engines, "native")
    without = next(generate(wanted, seed=7))
    assert without.solution.engine == "reference"
    assert without.puzzle == with_kernel.puzzle


@NATIVE_ONLY
@pytest.mark.long
@pytest.mark.filterwarnings("ignore:The native engine")
def test_the_engine_changes_nothing_among_puzzles_of_two_robots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generation, "LONG", 5)
    indices = range(3)
    wanted = Wanted(moves=5, paths=1)
    with_kernel = [next(generate(wanted, seed=7, start=index)).puzzle for index in indices]
    monkeypatch.setattr(generation, "LONG", 6)
    assert with_kernel != [next(generate(wanted, seed=7, start=index)).puzzle for index in indices]
    monkeypatch.setattr(generation, "LONG", 5)
    monkeypatch.delitem(engines._engines, "native")
    assert with_kernel == [next(generate(wanted, seed=7, start=index)).puzzle for index in indices]


@NATIVE_ONLY
@pytest.mark.long
def test_long_puzzles_with_a_single_path_differ_and_may_move_more_than_two_robots() -> None:
    wanted = Wanted(moves=8, paths=1)
    found = list(islice(generate(wanted, seed=1), 40))
    assert len({each.puzzle for each in found}) == 40
    assert len({each.puzzle.board for each in found}) > 30
    assert {each.movers for each in found} > {1, 2}
    three = next(generate(Wanted(moves=8, paths=1, movers=3), seed=1))
    assert (three.movers, three.solution.moves, three.paths) == (3, 8, 1)


def test_an_index_alone_gives_its_puzzle() -> None:
    (third,) = islice(generate(KINDS["any"], seed=SEED, start=2), 1)
    assert third.index == 2
    assert str(third.puzzle) == [str(found.puzzle) for found in generated("any")][2]


@pytest.mark.slow
@NATIVE_ONLY
@pytest.mark.parametrize("kind", KINDS)
def test_every_request_holds(kind: str) -> None:
    wanted = KINDS[kind]
    for found in generated(kind):
        puzzle = found.puzzle
        paths = list(all_paths(puzzle))
        moves = solve(puzzle).moves
        assert moves is not None
        assert wanted.moves is not None
        assert moves in as_range(wanted.moves)
        panels = puzzle.position.board.panels
        assert panels is not None
        assert {name[0] for name in panels} == set("1234")
        assert set(panels) <= set(as_edition(wanted.edition).panels)
        if "single" in kind:
            assert count_paths(puzzle) == 1
        if kind == "movers":
            assert min(len({move.robot for move in path}) for path in paths) == 3
        if kind in ("direct", "indirect"):
            straight = [judge(puzzle, f"{puzzle.target.robot or 'R'}{way}").code for way in "nesw"]
            if puzzle.target.robot is not None:
                assert ("no-ricochet" in straight) is (kind == "direct")
        assert all(frozenset(wanted.themes) <= themes_of(puzzle, path) for path in paths)
        if kind == "easy":
            assert found.difficulty.grade == 1
        if kind == "medium":
            assert found.difficulty.grade in (3, 4)


@pytest.mark.parametrize(
    ("puzzle", "path", "themes"),
    [
        ("5x5: Ra1 Ge1 >Rd5", "Re Rs", set()),
        ("5x5: Ra1 Ge1 >Ra1", "Rs Re Rn Rw", set()),
        ("5x5: Ra1 Ge3 >Ra4", "Gw Rs Re Rn Rw", {Theme.BLOCKER}),
        ("5x5: Ra1 Ge5 >Re5", "Re Gw Rs", {Theme.WAIT}),
        ("5x5: Ra1 Ge5 >Ra5", "Re Rw Rs", {Theme.THERE_AND_BACK}),
        ("5x5: Ra1 Ge5 >Ra5", "Re Gn Rw Rs", {Theme.THERE_AND_BACK, Theme.WAIT, Theme.BLOCKER}),
        ("5x5: Ra1 Ge3 >Re5", "Rs Gw Gs Re", {Theme.BLOCKER, Theme.WAIT}),  # the chip's robot stops another
    ],
)
def test_themes_of_a_path(puzzle: str, path: str, themes: set[Theme]) -> None:
    assert themes_of(parse_puzzle(puzzle), parse_path(path)) == themes


@pytest.mark.parametrize(
    "wishes",
    [
        {"moves": 0},
        {"moves": 1},
        {"moves": 2, "movers": 3},
        {"moves": 2, "movers": 2},
        {"moves": range(2, 4), "movers": range(3, 5)},
        {"moves": 2, "themes": {"blocker"}},
        {"movers": 1, "themes": {"wait"}},
        {"robots": 1, "themes": {"blocker"}},
        {"robots": 1, "themes": {"wait"}},
        {"moves": range(40, 50)},
        {"moves": 26},
        {"moves": range(7, 26), "grade": range(1, 2)},
        {"moves": range(2, 6), "grade": 5},
        {"paths": range(0)},
        {"movers": 5},
        {"grade": 6},
        {"robots": 0},
        {"diagonals": True},
        {"edition": "2013", "diagonals": False, "themes": frozenset({"diagonal"})},
        {"themes": frozenset({"magic"})},
    ],
)
def test_an_impossible_request_is_refused_at_once(wishes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"puzzle|diagonals|magic"):
        Wanted(**wishes)  # type: ignore[arg-type]  # any wishes


@pytest.mark.parametrize(
    "wishes",
    [
        {"themes": "blocker"},
        {"themes": 3},
        {"themes": {4}},
        {"moves": "5-8"},
        {"moves": (5, 8)},
        {"grade": 2.0},
        {"robots": "4"},
        {"robots": 4.0},
        {"robots": True},
        {"direct": "yes"},
        {"direct": 1},
        {"diagonals": "no"},
    ],
)
def test_a_requirement_of_another_type_is_refused_by_name(wishes: dict[str, object]) -> None:
    with pytest.raises(WrongTypeError, match=next(iter(wishes))):
        Wanted(**wishes)  # type: ignore[arg-type]  # any wishes


def test_a_range_is_never_walked() -> None:
    wanted = Wanted(moves=range(3, 10**18), paths=range(1, 10**18), grade=range(1, 10**18))
    assert next(generate(wanted, seed=1)).solution.moves in range(3, 31)
    with pytest.raises(ValueError, match=r"No such puzzle has moves = .*; only 2 to 25 are possible"):
        Wanted(moves=range(31, 10**18))


def test_a_range_may_descend() -> None:
    descending = generate(Wanted(moves=range(8, 5, -1), paths=1), seed=1)
    ascending = generate(Wanted(moves=range(6, 9), paths=1), seed=1)
    for one, other in islice(zip(descending, ascending, strict=True), 3):
        assert one.puzzle == other.puzzle


@pytest.mark.parametrize(
    "wishes",
    [
        {"moves": range(1, 3)},
        {"moves": 2, "movers": range(1, 4)},
        {"moves": 3, "movers": 2},
        {"moves": 3, "themes": {"blocker"}},
        {"robots": 1, "themes": {"fifth-robot", "blocker"}},
        {"robots": 2, "themes": {"blocker", "wait"}},
    ],
)
def test_a_request_that_can_only_just_be_met_is_accepted(wishes: dict[str, object]) -> None:
    Wanted(**wishes)  # type: ignore[arg-type]  # any wishes


def test_an_unknown_theme_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match=r"no theme 'foo'.* blocker, wait, .*fifth-robot"):
        Wanted(themes={"foo"})


@pytest.mark.parametrize("seed", ["1", 1.5, (1,)])
def test_a_seed_of_another_type_is_refused(seed: int) -> None:
    for deal in (random_board, random_position, random_puzzle):
        with pytest.raises(WrongTypeError, match="whole number"):
            deal(seed)
    with pytest.raises(WrongTypeError, match="whole number"):
        generate(Wanted(), seed=seed)


def test_generate_refuses_what_is_not_wanted_and_a_negative_index() -> None:
    with pytest.raises(WrongTypeError, match=r"such as Wanted\(moves=5\), not"):
        generate({"moves": 5}, seed=1)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="start must be 0 or more"):
        generate(Wanted(), seed=1, start=-1)


def test_themes_may_be_any_collection_of_names() -> None:
    listed = Wanted(themes=["blocker", "wait", "wait"])
    assert listed == Wanted(themes={Theme.WAIT, Theme.BLOCKER})
    assert hash(listed) == hash(Wanted(themes=("wait", "blocker")))


def test_a_request_that_nothing_fulfils_ends_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generation, "ATTEMPTS", 20)
    with pytest.raises(generation.NothingFoundError, match="None of 20 random puzzles"):
        next(generate(Wanted(moves=2, paths=range(500, 501)), seed=1))
    assert generation.NothingFoundError.code == "nothing-found"


@pytest.mark.parametrize(
    "wishes",
    [
        {"moves": 25},
        {"moves": 26, "robots": 3},
        {"moves": 26, "robots": 5},
        {"moves": 26, "edition": "2013"},
        {"moves": range(20, 40)},
        {"moves": 6, "grade": 1},
        {"moves": range(6, 8), "grade": 5},
    ],
)
def test_a_request_that_may_be_possible_is_accepted(wishes: dict[str, object]) -> None:
    Wanted(**wishes)  # type: ignore[arg-type]  # any wishes


@pytest.mark.slow
@NATIVE_ONLY
def test_every_puzzle_has_a_possible_grade() -> None:
    hardest = "1A4A3B2B Ra1 Gb3 Bn12 Yp15 >Bd10"  # 25 moves
    for puzzle in [*(random_puzzle(seed) for seed in range(200)), parse_puzzle(hardest)]:
        found = difficulty(puzzle)
        assert found.grade in grades_of(found.moves), puzzle
    assert [grades_of(moves) for moves in (2, 3, 5, 6, 7, 13)] == [
        range(1, 2),
        range(1, 3),
        range(1, 5),
        range(1, 6),
        range(2, 6),
        range(5, 6),
    ]


@NATIVE_ONLY
def test_the_grades_are_fifths_of_random_puzzles() -> None:
    counts = Counter(difficulty(random_puzzle(seed)).grade for seed in range(500))
    assert all(70 < counts[grade] < 130 for grade in range(1, 6))


@NATIVE_ONLY
def test_the_score_is_the_length_and_a_quarter_of_the_surprise() -> None:
    easy, middle, hard = (
        difficulty(text)
        for text in (
            "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2",
            "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15",
            "2B1B3A4A Rj8 Gh2 Bl10 Yc3 >Bb10",
        )
    )
    assert (easy.score, middle.score, hard.score) == (3.31, 8.21, 14.63)
    assert (easy.grade, middle.grade, hard.grade) == (1, 2, 5)
    assert (hard.moves, hard.surprise, hard.movers, hard.model) == (8, 26.502, 3, MODEL)
    assert difficulty(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")) == easy
    assert [difficulty_of(Walk(0, 4 * score, 1)).grade for score in GRADES] == [2, 3, 4, 5]


@pytest.mark.parametrize(("surprise", "hidden"), [(20.8, 1), (20.7, 0), (16.9, 0), (16.8, -1)])
def test_a_path_is_hidden_or_plain_beyond_two_bits_of_the_usual(surprise: float, hidden: int) -> None:
    assert difficulty_of(Walk(8, surprise, 2)).hidden == hidden  # usual: 1.2 and 2.2 for each of 8 moves


@NATIVE_ONLY
def test_a_range_of_surprise_is_met() -> None:
    for found in islice(generate(Wanted(moves=range(4, 7), surprise=range(16, 18)), seed=3), 3):
        assert 15.5 <= found.difficulty.surprise <= 17.5


def test_a_puzzle_without_a_solution_has_no_difficulty() -> None:
    unsolvable = "5x5:a1e,a1s Ra1 Ge5 >Rc3"
    for solution in (None, solve(unsolvable)):
        with pytest.raises(UnsolvableError) as caught:
            difficulty(unsolvable, solution)
        assert caught.value.code == "unsolvable"


def test_the_solution_of_another_puzzle_is_refused() -> None:
    with pytest.raises(ValueError, match="another puzzle"):
        difficulty("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", solve("5x4:b2e Ra1 Bc2 >Re1"))


def test_progress_counts_the_tried_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generation, "ATTEMPTS", 250)
    reported: list[int] = []
    with pytest.raises(generation.NothingFoundError):
        next(generate(Wanted(moves=2, paths=range(500, 501)), seed=1, progress=reported.append))
    assert reported == [0, 100, 200]


def test_random_values_are_the_same_for_a_seed_and_differ_without() -> None:
    assert random_board(3) == random_board(3)
    assert random_position(3) == random_position(3)
    assert random_puzzle(3, moves=4) == random_puzzle(3, moves=4)
    assert len({str(random_position()) for _ in range(5)}) > 1
    assert random_board(3, edition="2013", diagonals=True).diagonals
    assert not random_board(3, edition="2013", diagonals=False).diagonals
    assert random_position(4, board="5x5:", robots=2).in_play == (Robot.RED, Robot.GREEN)
    with pytest.raises(ValueError, match="1 to 5 robots"):
        random_position(robots=6)
    with pytest.raises(ValueError, match="4 cells for robots, fewer than 5"):
        random_position(1, board="2x2:", robots=5)


def test_chance_is_fair_and_fixed() -> None:
    chance = Chance(1)
    assert [chance.below(100) for _ in range(8)] == [20, 41, 43, 47, 74, 39, 55, 67]
    assert Chance(1, 1).below(100) == 21
    assert Chance(5).sample(list(range(10)), 10) == [6, 3, 7, 5, 4, 0, 2, 9, 8, 1]
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850
