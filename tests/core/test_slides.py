"""golden/slides.txt, the twin's answers, and a few slides written out."""

import pytest
from hypothesis import given

from ricochetrobots.core import (
    BlockedMoveError,
    Board,
    DiagonalStopError,
    Direction,
    EndlessSlideError,
    Move,
    MoveError,
    Position,
    Robot,
    RobotNotInPlayError,
    parse_board,
    parse_move,
    parse_position,
)
from support import naive
from support.golden import BoardLine, SlideLine, read_slides
from support.strategies import custom_boards, moves, official_boards, positions

BOARDS, SLIDES = read_slides()


def outcome(position: Position, move: Move) -> SlideLine:
    text, words = str(position), str(move)
    try:
        found = position.slide(move)
    except BlockedMoveError as error:
        blocker = "wall" if error.blocker == "wall" else Robot(error.blocker).letter
        return SlideLine(text, words, (), "", error.code, blocker)
    except MoveError as error:
        return SlideLine(text, words, (), "", error.code, "-")
    cells = tuple(map(position.board.name, found.cells))
    return SlideLine(text, words, cells, found.heading.letter, "", "")


def twin_outcome(text: str, words: str) -> SlideLine:
    found = naive.slide(*naive.read_position(text), words)
    if found.refused:
        return SlideLine(text, words, (), "", found.refused, found.blocker or "-")
    return SlideLine(text, words, tuple(map(naive.name, found.spots)), found.heading, "", "")


def test_the_golden_file_is_large_and_shows_every_outcome() -> None:
    assert len(SLIDES) >= 300
    assert {line.refused for line in SLIDES} == {"", "move-blocked", "stops-on-diagonal", "endless-slide"}
    assert {line.position.partition(" ")[0] for line in SLIDES} == {line.text for line in BOARDS}


@pytest.mark.parametrize("line", BOARDS, ids=lambda line: line.text)
def test_golden_boards(line: BoardLine) -> None:
    board = parse_board(line.text)
    diagonals = tuple(f"{d.robot.letter}{board.name(d.cell)}{d.lean}" for d in board.diagonals)
    assert BoardLine(line.text, board.width, board.height, board.walls, diagonals) == line


def test_golden_slides() -> None:
    wrong = []
    for line in SLIDES:
        position = parse_position(line.position)
        found = outcome(position, parse_move(line.move))
        if found != SlideLine(
            found.position, line.move, line.cells, line.heading, line.refused, line.blocker
        ):
            wrong.append((line, found))
    assert not wrong


@given(positions(official_boards()), moves)
def test_slides_on_official_boards_are_the_twins(position: Position, move: Move) -> None:
    if move.robot in position.in_play:
        text, words = str(position), str(move)
        assert outcome(position, move) == twin_outcome(text, words)


@given(positions(custom_boards()))
def test_slides_on_custom_boards_are_the_twins(position: Position) -> None:
    text = str(position)
    for robot in position.in_play:
        for direction in Direction:
            move = Move(robot, direction)
            assert outcome(position, move) == twin_outcome(text, str(move))


@given(positions())
def test_legal_moves_are_those_that_slide_in_order(position: Position) -> None:
    legal = list(position.legal_moves())
    assert legal == sorted(legal)
    for robot in Robot:
        for direction in Direction:
            move = Move(robot, direction)
            try:
                after = position.play(move)
            except MoveError:
                assert move not in legal
            else:
                assert move in legal
                assert after == position.place(robot, position.slide(move).end)


@given(positions(custom_boards()))
def test_a_slide_goes_cell_by_cell_and_rests_where_a_robot_may(position: Position) -> None:
    for move in position.legal_moves():
        made = position.slide(move)
        board: Board = position.board
        assert made.cells[0] == position.cell(move.robot)
        assert made.end == made.cells[-1]
        assert board.standing_fault(made.end) is None
        steps = {board.step(direction) for direction in Direction}
        assert all(b - a in steps for a, b in zip(made.cells, made.cells[1:], strict=False))
        assert made.cells[-1] - made.cells[-2] == board.step(made.heading)


def test_blocked_names_what_is_in_the_way() -> None:
    position = parse_position("5x5: Ra1 Gb1")
    with pytest.raises(BlockedMoveError) as by_robot:
        position.slide(parse_move("Re"))
    assert by_robot.value.blocker is Robot.GREEN
    assert str(by_robot.value) == "Red cannot move east: the green robot is in the way."
    with pytest.raises(BlockedMoveError) as by_wall:
        position.slide(parse_move("Rn"))
    assert by_wall.value.blocker == "wall"
    assert str(by_wall.value) == "Red cannot move north: a wall is in the way."


def test_a_stop_on_a_diagonal_names_the_cell() -> None:
    position = parse_position("5x5:Bc3/ Rc4 Gd3")
    with pytest.raises(DiagonalStopError) as error:
        position.slide(parse_move("Rn"))
    assert error.value.cell == position.board.cell("c3")


def test_an_endless_slide_is_refused() -> None:
    with pytest.raises(EndlessSlideError):
        parse_position("5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Rc2").slide(parse_move("Re"))


def test_a_robot_not_in_play_cannot_move() -> None:
    with pytest.raises(RobotNotInPlayError, match="silver robot is not in play"):
        parse_position("4C3A2C1C Rc4 Gn12 Bj5 Ya2").slide(parse_move("Sn"))


def test_golden_boards_are_written_as_the_file_has_them() -> None:
    for line in BOARDS:
        board = parse_board(line.text)
        assert parse_board(str(board)) == board
