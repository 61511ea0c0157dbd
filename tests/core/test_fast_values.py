"""The fast functions for moves agree with the slides of the rules, and values have short forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots import Puzzle, random_board, random_position
from ricochetrobots.core import (
    Board,
    Cell,
    Direction,
    Move,
    MoveError,
    Position,
    Robot,
    RobotNotInPlayError,
    parse_position,
    parse_puzzle,
)

EDITIONS = ("1999", "2013")


def slow_slide(board: Board, robots: tuple[Cell | None, ...], move: Move) -> Cell | None:
    """Slide a robot cell by cell (R3, R4); return None if the move is refused."""
    start, heading = robots[move.robot], move.direction
    assert start is not None
    cell, bounces = start, 0
    while not board.wall(cell, heading):
        ahead = board.ahead(cell, heading)
        if ahead != start and ahead in robots:
            break
        cell = ahead
        diagonal = board.diagonal_at(cell)
        if diagonal is not None and diagonal.robot is not move.robot:
            heading, bounces = diagonal.lean.turn(heading), bounces + 1
            if bounces > 4 * len(board.diagonals):
                return None
    moved = cell != start or bounces > 0
    return cell if moved and board.diagonal_at(cell) is None else None


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS), st.integers(1, 5))
def test_moves_and_stops_are_those_of_slides_cell_by_cell(seed: int, edition: str, robots: int) -> None:
    position = random_position(seed, board=random_board(seed, edition=edition), robots=robots)
    for _ in range(6):
        ends = {
            Move(robot, direction): slow_slide(position.board, position.robots, Move(robot, direction))
            for robot in position.in_play
            for direction in Direction
        }
        legal = {move: end for move, end in ends.items() if end is not None}
        assert position.legal_moves() == tuple(legal)
        assert position.stops() == legal
        for move, end in legal.items():
            after = position.play(move)
            assert after == position.place(move.robot, end) == parse_position(str(after))
            assert hash(after) == hash(position.place(move.robot, end))
        for move in ends.keys() - legal.keys():
            with pytest.raises(MoveError):
                position.play(move)
        position = position.play(min(legal, key=lambda move: (legal[move], move)))


@pytest.mark.parametrize("seed", range(5))
def test_the_legal_moves_of_many_positions_of_one_board_are_its_stops(seed: int) -> None:
    board = random_board(seed, edition="2013-zman", diagonals=True)
    for number in range(100):
        position = random_position(number, board=board, robots=5)
        assert position.legal_moves() == tuple(position.stops())
    assert board.routes


def test_a_position_is_made_of_letters_and_gives_its_cells() -> None:
    position = Position.of("5x5:", R="a1", G="e1")
    assert position == parse_position("5x5: Ra1 Ge1")
    assert position["R"] == position[Robot.RED] == 0
    with pytest.raises(RobotNotInPlayError):
        position["B"]
    with pytest.raises(ValueError, match="Expected a robot"):
        Position.of("5x5:", X="a1")


def test_a_puzzle_plays_on() -> None:
    puzzle = parse_puzzle("5x5: Ra1 Ge1 >Rd5")
    assert (puzzle.board, puzzle.robots) == (puzzle.position.board, puzzle.position.robots)
    after = puzzle.play("Re")
    assert isinstance(after, Puzzle)
    assert str(after) == "5x5: Rd1 Ge1 >Rd5"
