"""The surprise of a puzzle: the kernel's numbers are those of the listed paths, and of the naive rules."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from ricochetrobots import Wanted, all_paths, generate, parse_path, parse_puzzle
from ricochetrobots.core import Board, Cell, Diagonal, Direction, Lean, Position, Puzzle, Robot, Target
from ricochetrobots.puzzles.surprise import Walk, Walker, likeliest_path, listed, walk
from ricochetrobots.solver import engines
from support.engines import NATIVE_ONLY
from support.naive_surprise import surprise

KNOWN = {
    "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2": (2, 5.257),
    "4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15": (4, 8.420),
    "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15": (5, 12.853),
    "2B3A1A4B Ri16 Gl12 Bj1 Yp3 >Yj13": (8, 15.286),
    "2B1B3A4A Rj8 Gh2 Bl10 Yc3 >Bb10": (8, 26.502),
}
"""The length and the surprise of puzzles, which another program found."""
OF_EDITIONS = (
    Wanted(moves=range(2, 4)),
    Wanted(edition="2013", diagonals=True, robots=5, moves=range(2, 4)),
    Wanted(edition="2013", robots=3, moves=range(2, 5), themes=frozenset({"vortex"})),
    Wanted(robots=2, moves=range(2, 6)),
    Wanted(direct=True, moves=range(2, 4)),
)
MOST_SEQUENCES = 70_000
"""The naive rules take too long for puzzles with more sequences of moves."""


def own_puzzle(chance: Random) -> Puzzle:
    """Return a random puzzle of any kind on a small board of its own."""
    width, height = chance.randint(2, 7), chance.randint(2, 7)
    cells = [Cell(cell) for cell in range(width * height)]
    chance.shuffle(cells)
    diagonals = [
        Diagonal(cells.pop(), chance.choice(list(Robot)[:4]), chance.choice(list(Lean)))
        for _ in range(chance.choice((0, 0, 1, 3)))
        if len(cells) > len(Robot)
    ]
    sides = [
        (chance.choice(cells), chance.choice(list(Direction)))
        for _ in range(chance.randint(0, width * height))
    ]
    closed = [cells.pop() for _ in range(chance.choice((0, 0, 1))) if len(cells) > len(Robot)]
    board = Board.build(width, height, walls=sides, diagonals=diagonals, closed=closed)
    in_play = chance.sample(list(Robot), chance.randint(1, min(5, len(cells))))
    where = tuple(cells[robot] if robot in in_play and robot < len(cells) else None for robot in Robot)
    if not any(cell is not None for cell in where):
        return own_puzzle(chance)
    required = chance.choice(
        [None, *(robot for robot in in_play if where[robot] is not None and robot is not Robot.SILVER)]
    )
    on_target = required is not None and chance.random() < 0.1
    target = where[required] if required is not None and on_target else chance.choice(cells)
    assert target is not None
    return Puzzle(Position(board, where), Target(target, required))


def agree(found: Walk | None, known: tuple[int, float, int] | None) -> bool:
    if found is None or known is None:
        return found is known
    return (found.moves, found.movers) == (known[0], known[2]) and abs(found.surprise - known[1]) < 1e-6


@NATIVE_ONLY
@pytest.mark.parametrize("text", KNOWN)
def test_the_surprise_is_that_of_another_program(text: str) -> None:
    found = walk(parse_puzzle(text))
    assert found is not None
    assert (found.moves, round(found.surprise, 3)) == KNOWN[text]


@NATIVE_ONLY
@pytest.mark.parametrize("n", [60, pytest.param(1850, marks=pytest.mark.long)])
def test_the_surprise_of_own_boards_is_that_of_the_naive_rules(n: int) -> None:
    chance, kinds = Random(n), Counter[str]()
    while kinds["compared"] < n:
        puzzle, rule = own_puzzle(chance), chance.random() < 0.7
        found = walk(puzzle, ricochet_rule=rule)
        if found is None or (4 * len(puzzle.position.in_play)) ** found.moves > MOST_SEQUENCES:
            continue
        known = surprise(str(puzzle), ricochet_rule=rule, max_moves=found.moves)
        assert known is not None
        assert agree(found, known), (str(puzzle), rule)
        robot = puzzle.target.robot
        kinds["compared"] += 1
        kinds["without the rule"] += not rule
        kinds["any robot"] += robot is None
        kinds["on the target"] += robot is not None and puzzle.robots[robot] == puzzle.target.cell
        kinds["five robots"] += len(puzzle.position.in_play) == len(Robot)
        kinds["diagonals"] += bool(puzzle.board.diagonals)
        kinds["closed cells"] += "#" in str(puzzle)
        kinds["several movers"] += known[2] > 1
    assert len(kinds) == 8
    assert min(kinds.values()) > n / 50


@NATIVE_ONLY
@pytest.mark.parametrize("n", [2, pytest.param(30, marks=pytest.mark.long)])
def test_the_surprise_of_editions_is_that_of_the_naive_rules(n: int) -> None:
    for wanted in OF_EDITIONS:
        for found in islice(generate(wanted, seed=n), n):
            for rule in (True, False):
                known = surprise(str(found.puzzle), ricochet_rule=rule, max_moves=5)
                assert agree(walk(found.puzzle, ricochet_rule=rule), known), str(found.puzzle)


@pytest.mark.filterwarnings("ignore:The native engine")
@pytest.mark.parametrize("text", [text for text, (moves, _) in KNOWN.items() if moves < 8])
def test_without_the_kernel_the_paths_are_listed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = parse_puzzle(text)
    found = walk(puzzle)
    monkeypatch.delitem(engines._engines, "native", raising=False)
    assert found is not None
    assert agree(walk(puzzle), found)


def test_no_moves_are_no_surprise() -> None:
    assert walk(parse_puzzle("4x4: Ra1 Gb1 >Ra1"), ricochet_rule=False) == Walk(0, 0, 0)


def test_a_puzzle_without_a_solution_has_no_surprise() -> None:
    assert walk(parse_puzzle("5x5:a1e,a1s Ra1 Ge5 >Rc3")) is None
    assert listed(parse_puzzle("5x5:a1e,a1s Ra1 Ge5 >Rc3"), []) is None


def test_the_walker_prefers_the_robot_of_the_chip_and_the_one_that_moved_last() -> None:
    walker = Walker(parse_puzzle("4x4: Ra1 Gd4 >Rd1"))
    assert walker.chance_of(parse_path("Re")) == 2 / 6  # red moves east or south, green north or west
    assert walker.chance_of(parse_path("Gn Gs")) == pytest.approx(1 / 6 * 4 / (2 * 4 + 2 * 2))
    assert walker.chance_of(parse_path("Gn Rs")) == pytest.approx(1 / 6 * 2 / (2 * 4 + 2 * 2))


def test_the_likeliest_path_moves_one_robot_after_the_other() -> None:
    puzzle = parse_puzzle("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    assert str(likeliest_path(puzzle, all_paths(puzzle))) == "Bw Ge Gn Gw Gs"
