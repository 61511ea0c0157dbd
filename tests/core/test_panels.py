"""The panels and the boards they make: R1."""

import math
from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from ricochetrobots.core import (
    EDITIONS,
    PANELS,
    Board,
    Cell,
    Direction,
    Edition,
    IllegalError,
    Robot,
    Symbol,
    UnreadableError,
    all_boards,
    assemble,
    edition,
    parse_board,
)
from support import naive

EVERY_TARGET = Counter(
    [(robot, symbol) for robot in list(Robot)[:4] for symbol in list(Symbol)[:4]] + [(None, Symbol.VORTEX)]
)
IN_EVERY_QUADRANT = [
    "".join(face + letter for face in order)
    for order in ("1234", "2341", "3412", "4123")
    for letter in "ABCD"
]


def test_there_are_four_faces_of_each_marking() -> None:
    assert [f"{marking}{face}" for marking in "1234" for face in "ABCD"] == list(PANELS)
    colours = {"1": Robot.GREEN, "2": Robot.BLUE, "3": Robot.RED, "4": Robot.YELLOW}
    assert all(panel.marking is colours[name[0]] for name, panel in PANELS.items())


def test_faces_of_one_section_have_one_marking() -> None:
    markings = {(panel.section, panel.marking) for panel in PANELS.values()}
    assert len(markings) == len({section for section, _ in markings}) == 8


def test_only_d_faces_have_diagonals() -> None:
    assert {name for name, panel in PANELS.items() if panel.has_diagonals} == {"1D", "2D", "3D", "4D"}


@pytest.mark.parametrize("box", EDITIONS.values(), ids=EDITIONS)
def test_every_board_of_an_edition(box: Edition) -> None:
    layouts = set()
    for board in all_boards(box):
        assert board.panels is not None
        turns = [board.panels[turn:] + board.panels[:turn] for turn in range(4)]
        layouts.add(min(turns))
        check(board)
    faces = Counter(PANELS[name].marking for name in box.panels)
    assert len(layouts) == math.prod(faces.values()) * math.factorial(len(faces) - 1)


def test_how_many_boards_there_are() -> None:
    assert sum(1 for _ in all_boards(edition("2013"))) == 1536
    assert sum(1 for _ in all_boards(edition("1999"))) == 96


def check(board: Board) -> None:
    printed = zip(board.targets, board.symbols, strict=True)
    assert Counter((target.robot, symbol) for target, symbol in printed) == EVERY_TARGET
    assert len({target.cell for target in board.targets}) == 17
    assert all(board.diagonal_at(target.cell) is None for target in board.targets)
    assert {board.name(cell) for cell in board.closed} == {"h8", "i8", "h9", "i9"}
    assert not {target.cell for target in board.targets} & board.closed
    assert board.markings is not None
    assert sorted(board.markings) == [Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW]
    width = board.width
    rows = [board.walls[start : start + width] for start in range(0, len(board.walls), width)]
    columns = list(zip(*rows, strict=True))
    assert shut_alike(rows, Direction.EAST, Direction.WEST)
    assert shut_alike(columns, Direction.SOUTH, Direction.NORTH)


def shut_alike(lines: list[tuple[int, ...]], near: Direction, far: Direction) -> bool:
    """Return whether neighbours along each line agree on the wall between them, and both ends have walls."""
    return all(
        line[0] >> far & 1
        and line[-1] >> near & 1
        and all((a >> near & 1) == (b >> far & 1) for a, b in pairwise(line))
        for line in lines
    )


@pytest.mark.parametrize("text", IN_EVERY_QUADRANT)
def test_every_panel_in_every_quadrant_is_the_twins(text: str) -> None:
    board, twin = parse_board(text), naive.read_board(text)
    for index, mask in enumerate(board.walls):
        row, column = divmod(index, 16)
        is_closed = (column, row) in twin.closed
        shut = [is_closed or not twin.is_open((column, row), letter) for letter in "nesw"]
        assert mask == sum(1 << bit for bit, is_shut in enumerate(shut) if is_shut), board.name(Cell(index))
    diagonals = {board.name(d.cell): (d.robot.letter, d.lean.value) for d in board.diagonals}
    assert diagonals == {naive.name(where): lean for where, lean in twin.diagonals.items()}


def test_boards_of_panels_keep_the_rules_of_boards() -> None:
    """Laying panels does not check the parts of the board, so test every 97th board."""
    for board in islice(all_boards(edition("2013")), None, None, 97):
        assert replace(board) == board
        walls = list(board.inner_walls())
        printed = zip(board.targets, board.symbols, strict=True)
        built = Board.build(
            16,
            16,
            walls=walls,
            targets=printed,
            diagonals=board.diagonals,
            closed=board.closed,
            panels=board.panels,
        )
        assert built == board


def test_a_panel_turns_with_its_quadrant() -> None:
    """Panel 1A, lying in the north-west, has its red moon on e2 and a wall east of b1."""
    for text, moon, wall in (
        ("1A2A3A4A", "e2", ("b1", Direction.EAST)),
        ("4A1A2A3A", "o5", ("p2", Direction.SOUTH)),
        ("3A4A1A2A", "l15", ("o16", Direction.WEST)),
        ("2A3A4A1A", "b12", ("a15", Direction.NORTH)),
    ):
        board = parse_board(text)
        symbols = dict(zip(board.targets, board.symbols, strict=True))
        (target,) = [t for t in board.targets if t.robot is Robot.RED and symbols[t] is Symbol.MOON]
        assert board.name(target.cell) == moon
        assert board.wall(board.cell(wall[0]), wall[1])


def test_a_quarter_turn_swaps_diagonals() -> None:
    """Panel 1D, lying in the north-west, has a green '/' on e2."""
    leans = []
    for text, name in (("1D2A3A4A", "e2"), ("4A1D2A3A", "o5"), ("3A4A1D2A", "l15"), ("2A3A4A1D", "b12")):
        board = parse_board(text)
        diagonal = board.diagonal_at(board.cell(name))
        assert diagonal is not None
        assert diagonal.robot is Robot.GREEN
        leans.append(diagonal.lean.value)
    assert leans == ["/", "\\", "/", "\\"]


def test_equal_markings_are_refused() -> None:
    with pytest.raises(IllegalError, match="green marking") as error:
        assemble("1A", "2A", "3A", "1C")
    assert (error.value.clause, error.value.position) == ("R1.2", 6)


def test_an_unknown_panel_is_refused() -> None:
    with pytest.raises(UnreadableError, match="'2E'") as error:
        assemble("1A", "2E", "3A", "4C")
    assert error.value.position == 2


def test_editions_are_found_by_their_id() -> None:
    assert [edition(id).id for id in EDITIONS] == list(EDITIONS)
    assert all({*item.panels} <= {*PANELS} and item.timer_seconds > 0 for item in EDITIONS.values())


def test_the_first_edition_has_half_of_the_faces() -> None:
    assert set(edition("1999").panels) == {f"{marking}{face}" for marking in "1234" for face in "AB"}


def test_an_unknown_edition_names_those_that_exist() -> None:
    with pytest.raises(UnreadableError, match="1999, 2013, 2013-zman"):
        edition("2014")
