import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    AmbiguousError,
    Board,
    Cell,
    Direction,
    IllegalError,
    InputError,
    Move,
    Path,
    Position,
    Puzzle,
    Robot,
    Target,
    UnreadableError,
    WrongTypeError,
    as_position,
    as_puzzle,
    assemble,
    format_target,
    format_url,
    parse_board,
    parse_cell,
    parse_direction,
    parse_move,
    parse_path,
    parse_position,
    parse_puzzle,
    parse_robot,
    parse_target,
)
from ricochetrobots.core.position import PositionReader
from support.golden import GOLDEN
from support.strategies import boards, directions, moves, paths, positions, puzzles, robots

BOARD = assemble("4C", "3A", "2A", "1C")
PUZZLE = "4C3A2A1C Rc4 Gn12 Bj5 Ya2 >Re15"


@given(directions)
def test_directions_round_trip(direction: Direction) -> None:
    assert parse_direction(str(direction)) is direction


@given(robots)
def test_robots_round_trip(robot: Robot) -> None:
    assert parse_robot(str(robot)) is robot


@given(boards, st.data())
def test_cells_round_trip(board: Board, data: st.DataObject) -> None:
    cell = Cell(data.draw(st.integers(0, len(board.walls) - 1)))
    assert parse_cell(board.name(cell), board) == cell


@given(moves)
def test_moves_round_trip(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(paths)
def test_paths_round_trip(path: tuple[Move, ...]) -> None:
    assert parse_path(str(path)) == path
    assert parse_path(format_url(path)) == path


@given(boards)
def test_boards_round_trip(board: Board) -> None:
    assert parse_board(str(board)) == board
    assert parse_board(format_url(board)) == board


@given(positions())
def test_positions_round_trip(position: Position) -> None:
    assert parse_position(str(position)) == position
    assert parse_position(format_url(position)) == position


@given(puzzles())
def test_puzzles_and_targets_round_trip(puzzle: Puzzle) -> None:
    board = puzzle.position.board
    assert parse_puzzle(str(puzzle)) == puzzle
    assert parse_puzzle(format_url(puzzle)) == puzzle
    assert parse_target(format_target(puzzle.target, board), board) == puzzle.target


@given(puzzle=puzzles(), data=st.data())
def test_what_is_read_quickly_is_what_the_reader_reads(puzzle: Puzzle, data: st.DataObject) -> None:
    """The result is the same value or the same refusal, for a puzzle's text and for a mutated one."""
    text = str(puzzle)
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    piece = data.draw(st.sampled_from(["", text[start:end] * 2, " ", "R", "S", ">", "a1", "2A", "99", "_"]))
    for words in (text, text[:start] + piece + text[end:]):
        assert outcome(partial(parse_puzzle, words)) == outcome(PositionReader(words).whole_puzzle)


def outcome(read: Callable[[], Puzzle]) -> Puzzle | tuple[str, str, int]:
    try:
        return read()
    except InputError as error:
        return error.code, str(error), error.position


@given(puzzles())
def test_addresses_need_no_escapes_but_for_the_target(puzzle: Puzzle) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_.~!*:,>-]+", format_url(puzzle))


def test_every_golden_puzzle_is_written_as_it_was_read() -> None:
    lines = (GOLDEN / "puzzles.tsv").read_text().splitlines()[1:]
    texts = [line.split("\t")[1] for line in lines]
    assert len(texts) == 400
    for text in texts:
        puzzle = parse_puzzle(text)
        assert str(puzzle) == text
        assert puzzle.target in puzzle.position.board.targets


def test_the_examples_of_the_notation() -> None:
    assert parse_direction("e") is Direction.EAST
    assert parse_robot("G") is Robot.GREEN
    assert parse_cell("h12", BOARD) == 11 * 16 + 7
    assert parse_move("Rn") == Move(Robot.RED, Direction.NORTH)
    assert [move.robot.letter for move in parse_path("Rn Be Gs Rw")] == ["R", "B", "G", "R"]
    assert parse_board("4C3A2A1C") == BOARD
    assert parse_target(">Re15", BOARD) == Target(BOARD.cell("e15"), Robot.RED)
    assert parse_target(">*h5", BOARD) == Target(BOARD.cell("h5"), None)
    assert parse_puzzle(PUZZLE).position == parse_position("4C3A2A1C Rc4 Gn12 Bj5 Ya2")


def test_robots_are_read_in_any_order_and_written_in_theirs() -> None:
    assert str(parse_puzzle("4C3A2A1C Ya2 Bj5 Se1 Rc4 Gn12 >Re15")) == ("4C3A2A1C Rc4 Gn12 Bj5 Ya2 Se1 >Re15")


def test_addresses_have_underscores_for_spaces() -> None:
    assert format_url(parse_puzzle(PUZZLE)) == "4C3A2A1C_Rc4_Gn12_Bj5_Ya2_>Re15"
    assert parse_puzzle("4C3A2A1C_Rc4 Gn12_Bj5 Ya2_>Re15") == parse_puzzle(PUZZLE)
    assert parse_path("Rn_Be") == parse_path("Rn Be")


def test_the_empty_path() -> None:
    assert parse_path("") == ()
    assert str(Path(())) == ""


def test_custom_boards_are_written_in_one_order() -> None:
    text = "5x4:*c2,Bd3/,c3n,#d1,Ra1m,c2w,b2e,Ge4\\"
    board = parse_board(text)
    assert str(board) == "5x4:b2e,c2s,#d1,Ra1m,*c2,Bd3/,Ge4\\"
    assert format_url(board) == "5x4:b2e,c2s,!d1,Ra1m,*c2,Bd3~,Ge4-"


def test_walls_at_the_edge_and_around_closed_cells_go_without_saying() -> None:
    assert str(parse_board("3x3:a1n,a1w,c3s,#b2,b2n,a2e")) == "3x3:#b2"


def test_a_custom_board_like_an_official_one_stays_custom() -> None:
    twin = Board.build(
        16,
        16,
        walls=BOARD.inner_walls(),
        targets=zip(BOARD.targets, BOARD.symbols, strict=True),
        diagonals=BOARD.diagonals,
        closed=BOARD.closed,
    )
    assert twin.walls == BOARD.walls
    assert twin != BOARD
    assert str(twin).startswith("16x16:")
    assert parse_board(str(twin)) == twin


BAD = [
    # The reader, the text, the error, the offset, the clause.
    ("direction", "", UnreadableError, 0, None),
    ("direction", "N", UnreadableError, 0, None),
    ("direction", "ne", UnreadableError, 1, None),
    ("robot", "", UnreadableError, 0, None),
    ("robot", "r", UnreadableError, 0, None),
    ("robot", "RG", UnreadableError, 1, None),
    ("cell", "", UnreadableError, 0, None),
    ("cell", "c", UnreadableError, 1, None),
    ("cell", "4", UnreadableError, 0, None),
    ("cell", "c04", UnreadableError, 1, None),
    ("cell", "c123", UnreadableError, 3, None),
    ("cell", "q5", IllegalError, 0, None),
    ("cell", "p17", IllegalError, 0, None),
    ("cell", "aaa1", UnreadableError, 2, None),
    ("move", "Rx", UnreadableError, 1, None),
    ("move", "R", UnreadableError, 1, None),
    ("move", "Rnn", UnreadableError, 2, None),
    ("path", " ", UnreadableError, 0, None),
    ("path", "Rn ", UnreadableError, 3, None),
    ("path", "Rn  Be", UnreadableError, 3, None),
    ("path", " Rn", UnreadableError, 0, None),
    ("path", "Rn,Be", UnreadableError, 2, None),
    ("path", "Rn Xe", UnreadableError, 3, None),
    ("path", "Rn\n", UnreadableError, 2, None),
    ("board", "", UnreadableError, 0, None),
    ("board", "4C3A2A", UnreadableError, 6, None),
    ("board", "4C3A5A1C", UnreadableError, 4, None),
    ("board", "4C3E2A1C", UnreadableError, 3, None),
    ("board", "4c3A2A1C", UnreadableError, 1, None),
    ("board", "4C3A2A1C ", UnreadableError, 8, None),
    ("board", "4C3A2A4B", IllegalError, 6, "R1.2"),
    ("board", "4C4B2A1C", IllegalError, 2, "R1.2"),
    ("board", "1x5:", IllegalError, 0, None),
    ("board", "5x33:", IllegalError, 0, None),
    ("board", "5x", UnreadableError, 2, None),
    ("board", "05x5:", UnreadableError, 0, None),
    ("board", "500x5:", IllegalError, 0, None),
    ("board", "5x4", UnreadableError, 3, None),
    ("board", "5x4:,", UnreadableError, 4, None),
    ("board", "5x4:b2e,", UnreadableError, 8, None),
    ("board", "5x4:b2e;c3s", UnreadableError, 7, None),
    ("board", "5x4:b2", UnreadableError, 6, None),
    ("board", "5x4:b2x", UnreadableError, 6, None),
    ("board", "5x4:#", UnreadableError, 5, None),
    ("board", "5x4:Ra1", UnreadableError, 7, None),
    ("board", "5x4:Ra1v", UnreadableError, 7, None),
    ("board", "5x4:*a1m", UnreadableError, 7, None),
    ("board", "5x4:b2e,f1s", IllegalError, 8, None),
    ("board", "5x4:#f1", IllegalError, 5, None),
    ("board", "5x4:b2e,Ra1m,#a1", IllegalError, 8, "R1.4"),
    ("board", "5x4:b2e,Ra1m,Ba1/", IllegalError, 8, "R4.3"),
    ("board", "5x4:b2e,Ba1/,#a1", IllegalError, 8, "R1.4"),
    ("board", "5x4:b2e,Sa1m", IllegalError, 8, "R2.3"),
    ("board", "5x4:b2e,Sa1/", IllegalError, 8, "R2.3"),
    ("board", "5x4:Ba1/,Ba1\\", AmbiguousError, 9, None),
    ("board", "5x4:Ba1/,Ra1/", AmbiguousError, 9, None),
    ("board", "5x4:Ba1~,Ba1/", UnreadableError, 9, None),
    ("board", "5x4:Ba1m,Ba1g", AmbiguousError, 9, None),
    ("board", "5x4:Ba1m,*a1", AmbiguousError, 9, None),
    ("board", "5x4:Ba1m,Ba1m", UnreadableError, 9, None),
    ("position", "4C3A2A1C", UnreadableError, 8, None),
    ("position", "4C3A2A1C ", UnreadableError, 9, None),
    ("position", "4C3A2A1C  Rc4", UnreadableError, 9, None),
    ("position", "4C3A2A1C Rc", UnreadableError, 11, None),
    ("position", "4C3A2A1C Rc4 ", UnreadableError, 13, None),
    ("position", "4C3A2A1C Rc4Gc5", UnreadableError, 12, None),
    ("position", "4C3A2A1C Rc4 >Re15", UnreadableError, 12, None),
    ("position", "4C3A2A4B Rc4", IllegalError, 6, "R1.2"),
    ("position", "4C3A2A1C Rc4 Gq4", IllegalError, 14, None),
    ("position", "4C3A2A1C Ya1 Rc4 Gc4", IllegalError, 17, "R2.2"),
    ("position", "4C3A2A1C Rc4 Gi9", IllegalError, 13, "R1.4"),
    ("position", "1D2A3A4A Rc4 Ge2", IllegalError, 13, "R4.3"),
    ("position", "4C3A2A1C Rc4 Gc5 Rc6", AmbiguousError, 17, None),
    ("position", "4C3A2A1C Rc4 Gc5 Rc4", UnreadableError, 17, None),
    ("position", "5x4:#a1 Rb1 Ga1", IllegalError, 12, "R1.4"),
    ("target", "", UnreadableError, 0, None),
    ("target", "Re15", UnreadableError, 0, None),
    ("target", ">e15", UnreadableError, 1, None),
    ("target", ">Re17", IllegalError, 2, None),
    ("target", ">Ri9", IllegalError, 0, "R1.4"),
    ("target", ">Se15", IllegalError, 0, "R2.3"),
    ("puzzle", "4C3A2A1C Rc4", UnreadableError, 12, None),
    ("puzzle", "4C3A2A1C >Re15", UnreadableError, 9, None),
    ("puzzle", "4C3A2A1C Rc4 >", UnreadableError, 14, None),
    ("puzzle", "4C3A2A1C Rc4 >Re15 ", UnreadableError, 18, None),
    ("puzzle", "4C3A2A1C Rc4 >Re15 >*e1", UnreadableError, 18, None),
    ("puzzle", "4C3A2A1C Rc4 >Ge15", IllegalError, 13, "R5.1"),
    ("puzzle", "4C3A2A1C Rc4 Se1 >Se15", IllegalError, 17, "R2.3"),
    ("puzzle", "1D2A3A4A Rc4 >Re2", IllegalError, 13, "R4.3"),
    ("puzzle", "4C3A2A1C_Rc4_>Ge15", IllegalError, 13, "R5.1"),
]

PARSERS = {
    "direction": parse_direction,
    "robot": parse_robot,
    "cell": lambda text: parse_cell(text, BOARD),
    "move": parse_move,
    "path": parse_path,
    "board": parse_board,
    "position": parse_position,
    "target": lambda text: parse_target(text, BOARD),
    "puzzle": parse_puzzle,
}


@pytest.mark.parametrize(("form", "text", "kind", "position", "clause"), BAD)
def test_faults_have_a_kind_and_a_place(
    form: str, text: str, kind: type[InputError], position: int, clause: str | None
) -> None:
    with pytest.raises(InputError) as error:
        PARSERS[form](text)
    found = error.value
    assert (type(found), found.position, found.clause) == (kind, position, clause)
    assert found.text == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4C3A2A1C Rc4 Xa2", "Expected a robot (R, G, B, Y or S), found 'X'."),
        ("4C3A2A1C Rc4 G", "Expected a cell such as c4, found the end."),
        ("4C3A2A1C Rq4", "There is no cell q4 on this board, which ends at p16."),
        ("4C3A2A1C Rc4 Gc4 >Ra1", "The red and the green robot are both on c4."),
        ("4C3A2A1C Rc4 Rc5 >Ra1", "The red robot is given twice, with different values."),
        ("4C3A2A1C Ri9 >Ra1", "The red robot cannot stand on i9, which is closed."),
        ("4C3A2A4B Ri9 >Ra1", "Two panels have the yellow marking; a board needs all four."),
    ],
)
def test_faults_have_sentences(text: str, sentence: str) -> None:
    with pytest.raises(InputError) as error:
        parse_puzzle(text)
    assert str(error.value) == sentence


def test_errors_name_the_value_to_write_instead() -> None:
    puzzle: Any = parse_puzzle(PUZZLE)
    with pytest.raises(UnreadableError, match=r"This is a puzzle. For a position, leave out its target."):
        parse_position(PUZZLE)
    with pytest.raises(WrongTypeError, match=r"a position, such as puzzle.position, or its text, not Puzzle"):
        as_position(puzzle)
    with pytest.raises(
        WrongTypeError, match=r"such as Puzzle\(position, target\), or its text, not Position"
    ):
        as_puzzle(puzzle.position)
