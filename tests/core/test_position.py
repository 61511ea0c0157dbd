from typing import Any

import pytest
from hypothesis import given

from ricochetrobots.core import (
    BlockedMoveError,
    Board,
    Cell,
    IllegalError,
    Position,
    Puzzle,
    Robot,
    RobotNotInPlayError,
    Target,
    UnreadableError,
    parse_board,
    parse_move,
    parse_position,
    parse_target,
)
from support.strategies import positions

BOARD = parse_board("4x4:#d4,Rc3m,Bb2/")
NOBODY = (None,) * 5


def test_who_stands_where() -> None:
    position = parse_position("4C3A2A1C Ya2 Rc4 Sp16")
    board = position.board
    assert position.in_play == (Robot.RED, Robot.YELLOW, Robot.SILVER)
    assert position.cell(Robot.YELLOW) == board.cell("a2")
    assert position.robot_at(board.cell("p16")) is Robot.SILVER
    assert position.robot_at(board.cell("a1")) is None
    with pytest.raises(RobotNotInPlayError, match="green robot is not in play"):
        position.cell(Robot.GREEN)


@given(positions())
def test_placing_moves_one_robot_alone(position: Position) -> None:
    robot = position.in_play[-1]
    for cell in position.board.starting_cells()[:3]:
        if position.robot_at(cell) is None:
            after = position.place(robot, cell)
            assert after.cell(robot) == cell
            assert after.place(robot, position.cell(robot)) == position
            others = [other for other in position.in_play if other is not robot]
            assert [after.cell(other) for other in others] == [position.cell(other) for other in others]


def test_a_robot_may_stand_on_a_target() -> None:
    cell = BOARD.cell("c3")
    assert Position(BOARD, (cell, *NOBODY[1:])).robot_at(cell) is Robot.RED


@pytest.mark.parametrize(
    ("robots", "sentence", "text", "clause"),
    [
        (NOBODY, "No robot is in play", "", None),
        ((Cell(0),), "5 places", "", None),
        ((Cell(0), Cell(0), None, None, None), "red and the green robot are both on a1", "Ga1", "R2.2"),
        (
            (None, None, BOARD.cell("d4"), None, None),
            "blue robot cannot stand on d4, which is closed",
            "Bd4",
            "R1.4",
        ),
        ((BOARD.cell("b2"), None, None, None, None), "b2, which holds a diagonal", "Rb2", "R4.3"),
        ((None, None, BOARD.cell("b2"), None, None), "b2, which holds a diagonal", "Bb2", "R4.3"),
        ((Cell(16), None, None, None, None), "Cell number 16", "16", None),
        ((Cell(-1), None, None, None, None), "Cell number -1", "-1", None),
    ],
)
def test_impossible_positions(
    robots: tuple[Cell | None, ...], sentence: str, text: str, clause: str | None
) -> None:
    with pytest.raises(IllegalError, match=sentence) as error:
        Position(BOARD, robots)
    assert (error.value.text, error.value.clause) == (text, clause)


@pytest.mark.parametrize(
    ("robots", "sentence"),
    [
        (
            [Cell(0), None, None, None, None],
            r"a tuple of cells for the robots of a position, not list \[0, None",
        ),
        ("Ra1", "a tuple of cells for the robots of a position, not str 'Ra1'"),
        ((None, 1.0, None, None, None), "a whole number for the cell of the green robot, not float 1.0"),
        ((True, None, None, None, None), "a whole number for the cell of the red robot, not bool True"),
        ((b"a1", None, None, None, None), "a whole number for the cell of the red robot, not bytes b'a1'"),
    ],
)
def test_what_is_no_tuple_of_cells_is_refused_at_once(robots: Any, sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        Position(BOARD, robots)


def test_a_position_moves_its_robots() -> None:
    position = parse_position("5x5: Ra1 Ge1")
    assert str(position.play("Re")) == "5x5: Rd1 Ge1"
    assert position.play(parse_move("Re")) == position.play("Re")
    assert position.slide("Re").end == position.board.cell("d1")
    assert [str(move) for move in position.legal_moves()] == ["Re", "Rs", "Gs", "Gw"]
    assert position.trace("Re Rs") == position.trace([parse_move("Re"), parse_move("Rs")])
    with pytest.raises(BlockedMoveError):
        position.play("Rn")
    with pytest.raises(UnreadableError):
        position.play("Rx")


@pytest.mark.parametrize(
    ("target", "sentence", "clause"),
    [
        (Target(BOARD.cell("d4"), None), "d4, which is closed", "R1.4"),
        (Target(BOARD.cell("b2"), Robot.RED), "b2, which holds a diagonal", "R4.3"),
        (Target(Cell(0), Robot.SILVER), "belongs to the silver robot", "R2.3"),
        (Target(Cell(0), Robot.GREEN), "green robot, which is not in play", "R5.1"),
        (Target(Cell(16), Robot.RED), "Cell number 16", None),
    ],
)
def test_impossible_targets(target: Target, sentence: str, clause: str | None) -> None:
    position = Position(BOARD, (Cell(0), None, None, None, Cell(1)))
    with pytest.raises(IllegalError, match=sentence) as error:
        Puzzle(position, target)
    assert error.value.clause == clause


def test_a_target_need_not_be_printed() -> None:
    position = parse_position("5x5: Rc4")
    target = parse_target(">Ra1", position.board)
    assert target not in position.board.targets
    assert Puzzle(position, target).target == target


def test_equal_positions_are_equal_in_sets() -> None:
    assert (
        len({parse_position("5x5: Rc4 Ga1"), parse_position("5x5: Ga1 Rc4"), parse_position("5x5: Rc4")}) == 2
    )
    assert Board.build(5, 5) == parse_position("5x5: Rc4").board
