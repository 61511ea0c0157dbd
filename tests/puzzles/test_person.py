"""The simulated person of the difficulty: the kernel's counts equal the reference's."""

from itertools import islice

import pytest

from ricochetrobots import Wanted, difficulty, generate, parse_path, parse_puzzle, solve
from ricochetrobots.puzzles import UnsolvableError
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.puzzles.person import REFERENCE, Person, look_for_path
from support.engines import NATIVE_ONLY

LOOKS = 150
KINDS = {
    "usual": Wanted(moves=range(2, 10)),
    "diagonals and five robots": Wanted(edition="2013", diagonals=True, robots=5, moves=range(2, 8)),
    "vortex": Wanted(edition="2013", robots=3, moves=range(2, 8), themes=frozenset({"vortex"})),
}


@NATIVE_ONLY
@pytest.mark.parametrize("kind", KINDS)
def test_the_kernel_counts_what_the_reference_counts(kind: str) -> None:
    for found in islice(generate(KINDS[kind], seed=5), 15):
        moves = found.solution.moves
        assert moves is not None
        for ricochet_rule in (True, False):
            person = Person(found.puzzle, moves, REFERENCE, ricochet_rule=ricochet_rule)
            assert look_for_path(
                found.puzzle, moves, seed=found.index, looks=LOOKS, ricochet_rule=ricochet_rule
            ) == person.search(Chance(found.index), LOOKS), str(found.puzzle)


def test_boards_of_every_size_are_looked_at() -> None:
    puzzle = parse_puzzle("32x2:a1e Ra1 Gaf1 >Raf2")
    moves = solve(puzzle).moves
    assert moves is not None
    person = Person(puzzle, moves, REFERENCE, ricochet_rule=True)
    assert look_for_path(puzzle, moves, looks=LOOKS) == person.search(Chance(0), LOOKS)


def test_more_looks_find_more() -> None:
    puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    few, many = (look_for_path(puzzle, 2, looks=looks) for looks in (100, 1000))
    assert 0 < few.solved < many.solved
    assert 0 < few.shortest <= few.solved


def test_a_person_sees_that_a_robot_may_leave_the_target_and_return() -> None:
    puzzle = parse_puzzle("3A2A4B1A Rp15 Gp3 Ba4 Yi13 >Rn15")  # Rw is no ricochet, so Rw Rs Rn (R5.2)
    moves = solve(puzzle).moves
    assert moves == 3
    assert look_for_path(puzzle, moves).shortest > 100
    assert Person(puzzle, moves, REFERENCE, ricochet_rule=True).chance_of(parse_path("Rw Rs Rn")) > 0
    assert difficulty(puzzle).grade == 1


def test_difficulty_grows_with_the_puzzle() -> None:
    easy, middle, hard = (
        difficulty(text)
        for text in (
            "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2",
            "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15",
            "3B2C1A4A Rj15 Gc15 Bf11 Yb6 >Rl3",
        )
    )
    assert easy.score < middle.score < hard.score
    assert (easy.grade, middle.grade, hard.grade) == (1, 3, 4)
    assert (easy.features.moves, easy.features.helpers) == (2, 0)
    assert difficulty(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")) == easy


def test_a_puzzle_without_a_solution_has_no_difficulty() -> None:
    with pytest.raises(UnsolvableError) as caught:
        difficulty("5x5:a1e,a1s Ra1 Ge5 >Rc3")
    assert caught.value.code == "unsolvable"


def test_the_solution_of_another_puzzle_is_refused() -> None:
    with pytest.raises(ValueError, match="another puzzle"):
        difficulty("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", solve("5x4:b2e Ra1 Bc2 >Re1"))
