"""Turned and mirrored values: each symmetry can be undone and changes no rule."""

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Board,
    InputError,
    Move,
    MoveError,
    Path,
    Position,
    Puzzle,
    WrongTypeError,
    as_value,
    parse_board,
    parse_puzzle,
    transform,
)
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.solver import Limits, solve
from support import strategies

turns = st.integers(-5, 5)
mirrors = st.booleans()


def custom(board: Board) -> Board:
    """Return the board without the names of its panels."""
    return Board(
        board.width,
        board.height,
        board.walls,
        board.targets,
        board.symbols,
        board.diagonals,
        board.closed,
    )


@given(strategies.puzzles(), turns, mirrors)
def test_every_symmetry_can_be_undone(puzzle: Puzzle, quarters: int, mirror: bool) -> None:
    there = transform(puzzle, turns=quarters, mirror=mirror)
    back = transform(there, turns=quarters, mirror=True) if mirror else transform(there, turns=-quarters)
    assert back.robots == puzzle.robots
    assert back.target == puzzle.target
    assert custom(back.board) == custom(puzzle.board)
    assert mirror or back == puzzle


@given(strategies.boards)
def test_two_mirrors_with_turns_between_are_turns(board: Board) -> None:
    half = transform(transform(transform(board, mirror=True), turns=1), mirror=True)
    assert custom(half) == custom(transform(board, turns=-1))
    assert transform(board) == board == reduce(lambda turned, _: transform(turned, turns=1), range(4), board)


@given(strategies.positions(), strategies.moves, turns, mirrors)
def test_slides_are_transformed_with_the_board(
    position: Position, move: Move, quarters: int, mirror: bool
) -> None:
    other = transform(position, turns=quarters, mirror=mirror)
    (turned,) = transform(Path([move]), turns=quarters, mirror=mirror)
    try:
        after = position.play(move)
    except MoveError as refused:
        with pytest.raises(type(refused)):
            other.play(turned)
    else:
        assert other.play(turned) == transform(after, turns=quarters, mirror=mirror)


@given(strategies.puzzles(), turns, mirrors)
def test_a_text_means_its_value_and_the_result_can_be_written(
    puzzle: Puzzle, quarters: int, mirror: bool
) -> None:
    other = transform(puzzle, turns=quarters, mirror=mirror)
    assert transform(str(puzzle), turns=quarters, mirror=mirror) == other == parse_puzzle(str(other))
    assert other.position == transform(puzzle.position, turns=quarters, mirror=mirror)
    assert other.board == transform(puzzle.board, turns=quarters, mirror=mirror)


@given(strategies.puzzles(strategies.custom_boards(max_side=5)), turns, mirrors)
def test_a_transformed_puzzle_is_a_guise(puzzle: Puzzle, quarters: int, mirror: bool) -> None:
    other = transform(puzzle, turns=quarters, mirror=mirror)
    assert canonical(other) == canonical(puzzle)
    limits = Limits(max_moves=6)
    assert solve(other, limits).moves == solve(puzzle, limits).moves


@pytest.mark.parametrize(
    ("value", "quarters", "mirror", "expected"),
    [
        ("5x4:b2e,#e4,Ra3m,Bd3/ Rb1 Gd4 >Ra3", 1, False, "4x5:c2s,#a5,Rb1m,Bb4\\ Rd2 Ga4 >Rb1"),
        ("5x4:b2e,#e4,Ra3m,Bd3/ Rb1 Gd4 >Ra3", 0, True, "5x4:c2e,#a4,Re3m,Bb3\\ Rd1 Gb4 >Re3"),
        ("5x4:b2e,#e4,Ra3m,Bd3/ Rb1 Gd4 >Ra3", -1, True, "4x5:b3n,#d5,Rc1m,Bc4/ Ra2 Gd4 >Rc1"),
        ("2A3C4A1C", 1, False, "1C2A3C4A"),
        ("2A3C4A1C", -6, False, "4A1C2A3C"),
    ],
)
def test_examples(value: str, quarters: int, mirror: bool, expected: str) -> None:
    assert transform(value, turns=quarters, mirror=mirror) == as_value(expected)


def test_a_board_of_panels_stays_one_if_it_is_only_turned() -> None:
    board = parse_board("2A3C4D1C")
    assert transform(board, turns=2).panels == ("4D", "1C", "2A", "3C")
    mirrored = transform(board, mirror=True)
    assert mirrored.panels is None
    assert custom(transform(mirrored, mirror=True)) == custom(board)


def test_wrong_arguments_are_refused() -> None:
    for wrong in (
        {"value": 5},
        {"value": None},
        {"value": "5x5:", "turns": 0.5},
        {"value": "5x5:", "mirror": 1},
    ):
        with pytest.raises(WrongTypeError):
            transform(**wrong)
    with pytest.raises(InputError):
        transform("Re Rn")
