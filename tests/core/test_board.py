from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    IllegalError,
    Lean,
    Robot,
    Symbol,
    Target,
    UnreadableError,
    assemble,
    parse_board,
)
from support.strategies import boards

N, E, S, W = Direction


def test_directions_and_robots_speak_notation() -> None:
    assert "".join(direction.letter for direction in Direction) == "nesw"
    assert "".join(robot.letter for robot in Robot) == "RGBYS"
    assert [robot.colour for robot in Robot] == ["red", "green", "blue", "yellow", "silver"]
    assert [direction.opposite for direction in Direction] == [S, W, N, E]
    assert [direction.is_horizontal for direction in Direction] == [False, True, False, True]


def test_leans_turn_as_r4_2_says() -> None:
    assert [Lean.RISING.turn(direction) for direction in Direction] == [E, N, W, S]
    assert [Lean.FALLING.turn(direction) for direction in Direction] == [W, S, E, N]


def test_walls_are_on_both_sides_and_around() -> None:
    board = Board.build(3, 2, walls=[(Cell(0), E), (Cell(4), N)])
    assert [f"{mask:04b}"[::-1] for mask in board.walls] == ["1101", "1011", "1100", "0011", "1010", "0110"]
    assert board.wall(Cell(1), W)
    assert not board.wall(Cell(1), E)


def test_a_closed_cell_is_shut_from_all_sides() -> None:
    board = Board.build(3, 3, closed=[Cell(4)])
    assert board.walls[4] == 15
    assert [board.wall(board.ahead(Cell(4), direction), direction.opposite) for direction in Direction] == [
        True
    ] * 4


@given(boards)
def test_stepping_ahead_and_back_leads_home(board: Board) -> None:
    for index in range(0, len(board.walls), 7):
        cell = Cell(index)
        for direction in Direction:
            if not board.wall(cell, direction):
                ahead = board.ahead(cell, direction)
                assert ahead == cell + board.step(direction)
                assert board.ahead(ahead, direction.opposite) == cell
                assert not board.wall(ahead, direction.opposite)


@given(boards)
def test_names_lead_to_their_cells(board: Board) -> None:
    names = [board.name(Cell(index)) for index in range(len(board.walls))]
    assert [board.cell(name) for name in names] == list(range(len(board.walls)))


@given(boards)
def test_inner_walls_rebuild_the_board(board: Board) -> None:
    rebuilt = Board.build(
        board.width,
        board.height,
        walls=board.inner_walls(),
        targets=zip(board.targets, board.symbols, strict=True),
        diagonals=board.diagonals,
        closed=board.closed,
        panels=board.panels,
    )
    assert rebuilt == board
    assert hash(rebuilt) == hash(board)


def test_names_count_columns_from_the_west_and_rows_from_the_north() -> None:
    board = Board.build(32, 32)
    assert [board.name(Cell(cell)) for cell in (0, 25, 26, 31, 32, 1023)] == [
        "a1",
        "z1",
        "aa1",
        "af1",
        "a2",
        "af32",
    ]


@pytest.mark.parametrize("name", ["", "4c", "c", "c0", "c04", "C4", "c4 ", "c4\n", "é4", "c٣", "c100"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(UnreadableError):
        Board.build(5, 5).cell(name)


@pytest.mark.parametrize("name", ["f1", "a6", "ab1", "zz1", "e99"])
def test_names_off_the_board(name: str) -> None:
    with pytest.raises(IllegalError, match="ends at e5"):
        Board.build(5, 5).cell(name)


def test_starting_cells_are_no_target_no_diagonal_and_not_closed() -> None:
    board = parse_board("3x2:#a1,Rb1m,*c1,Ga2/")
    assert board.starting_cells() == (Cell(4), Cell(5))
    assert len(assemble("1A", "2A", "3A", "4A").starting_cells()) == 256 - 4 - 17
    assert len(assemble("1D", "2D", "3D", "4D").starting_cells()) == 256 - 4 - 17 - 8


def test_symbols_and_diagonals_are_found_by_place() -> None:
    board = parse_board("3x3:Ra1m,*c2,Bb3/")
    assert board.symbol(Target(Cell(0), Robot.RED)) is Symbol.MOON
    assert board.symbol(Target(Cell(5), None)) is Symbol.VORTEX
    assert board.symbol(Target(Cell(0), Robot.BLUE)) is None
    assert board.diagonal_at(Cell(7)) == Diagonal(Cell(7), Robot.BLUE, Lean.RISING)
    assert board.diagonal_at(Cell(0)) is None


def test_markings_are_those_of_the_panels() -> None:
    assert assemble("4C", "3A", "2A", "1C").markings == (Robot.YELLOW, Robot.RED, Robot.BLUE, Robot.GREEN)
    assert Board.build(2, 2).markings is None


def test_the_order_in_which_parts_are_given_does_not_matter() -> None:
    there = parse_board("4x4:*c2,Ra1m,Gd4\\,Bb3/,#d1,b2e,a1s")
    here = parse_board("4x4:a1s,c2w,#d1,Ra1m,*c2,Bb3/,Gd4\\")
    assert there == here
    assert hash(there) == hash(here)
    assert here != parse_board("4x4:a1s,#d1,Ra1m,*c2,Bb3/,Gd4\\")


def test_boards_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Board.build(2, 2).width = 3  # type: ignore[misc]  # the point of the test


RED_A1 = Target(Cell(0), Robot.RED)


@pytest.mark.parametrize(
    ("change", "sentence", "clause"),
    [
        ({"width": 1}, "2 to 32", None),
        ({"height": 33}, "2 to 32", None),
        ({"walls": (9, 3, 12)}, "one wall mask for each cell", None),
        ({"walls": (9, 3, 12, 22)}, "0 to 15, not 22", None),
        ({"walls": (9, 3, 12, -1)}, "0 to 15, not -1", None),
        ({"walls": (8, 3, 12, 6)}, "outer edge is open at a1", "R1.4"),
        ({"walls": (11, 3, 12, 6)}, "wall a1e", None),
        ({"walls": (9, 3, 13, 6)}, "wall a1s", None),
        ({"closed": frozenset({Cell(0)})}, "closed cell a1 has an open side", "R1.4"),
        ({"closed": frozenset({Cell(4)})}, "Cell number 4 is not on a board of 2x2", None),
        ({"targets": (RED_A1,)}, "one symbol", "R1.5"),
        ({"targets": (RED_A1,), "symbols": (Symbol.VORTEX,)}, "The vortex, and no other target", "R1.5"),
        (
            {"targets": (Target(Cell(0), None),), "symbols": (Symbol.MOON,)},
            "The vortex, and no other target",
            "R1.5",
        ),
        ({"targets": (Target(Cell(-1), None),), "symbols": (Symbol.VORTEX,)}, "Cell number -1", None),
        (
            {"targets": (Target(Cell(0), Robot.SILVER),), "symbols": (Symbol.MOON,)},
            "belongs to the silver robot",
            "R2.3",
        ),
        ({"targets": (RED_A1, RED_A1), "symbols": (Symbol.MOON, Symbol.STAR)}, "Two targets lie on a1", None),
        ({"diagonals": (Diagonal(Cell(0), Robot.SILVER, Lean.RISING),)}, "silver robot's colour", "R2.3"),
        ({"diagonals": (Diagonal(Cell(9), Robot.RED, Lean.RISING),)}, "Cell number 9", None),
        (
            {"diagonals": tuple(Diagonal(Cell(0), Robot.RED, lean) for lean in Lean)},
            "Two diagonals lie on a1",
            None,
        ),
        (
            {
                "diagonals": (Diagonal(Cell(0), Robot.RED, Lean.RISING),),
                "targets": (RED_A1,),
                "symbols": (Symbol.MOON,),
            },
            "a1, which holds a diagonal",
            "R4.3",
        ),
    ],
)
def test_contradictions_are_refused(change: dict[str, object], sentence: str, clause: str | None) -> None:
    with pytest.raises(IllegalError, match=sentence) as error:
        replace(Board.build(2, 2), **change)  # type: ignore[arg-type]  # of the type the field has
    assert error.value.clause == clause


@given(boards, st.integers(0, 1023), st.integers(0, 15))
def test_walls_are_accepted_if_each_is_seen_from_both_sides(board: Board, index: int, mask: int) -> None:
    """Compare the constructor with an independent check of every side of every cell."""
    walls = list(board.walls)
    walls[index % len(walls)] = mask
    size = (board.width, board.height)

    def fits(cell: int, direction: Direction) -> bool:
        row, column = divmod(cell, board.width)
        x, y = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))[direction]
        shut = bool(walls[cell] >> direction & 1)
        if not (0 <= x < size[0] and 0 <= y < size[1]):
            return shut
        return shut == bool(walls[y * board.width + x] >> direction.opposite & 1)

    sound = all(fits(cell, direction) for cell in range(len(walls)) for direction in Direction)
    sound = sound and all(walls[cell] == 15 for cell in board.closed)
    if sound:
        assert replace(board, walls=tuple(walls)).walls == tuple(walls)
    else:
        with pytest.raises(IllegalError):
            replace(board, walls=tuple(walls))


def test_nothing_lies_on_a_closed_cell() -> None:
    with pytest.raises(IllegalError, match="a1, which is closed"):
        Board.build(2, 2, closed=[Cell(0)], targets=[(RED_A1, Symbol.MOON)])
    with pytest.raises(IllegalError, match="diagonal lies on a1, which is closed"):
        Board.build(2, 2, closed=[Cell(0)], diagonals=[Diagonal(Cell(0), Robot.RED, Lean.RISING)])


def test_a_wall_off_the_board_is_refused() -> None:
    with pytest.raises(IllegalError, match="Cell number 4"):
        Board.build(2, 2, walls=[(Cell(4), N)])
