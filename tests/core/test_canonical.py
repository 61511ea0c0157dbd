"""A puzzle has one name in all its guises, and no other puzzle has it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Position,
    Puzzle,
    Robot,
    format_puzzle,
    parse_puzzle,
)
from ricochetrobots.core.canonical import canonical
from support import strategies

COLOURS = strategies.COLOURED
PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"


def turned(puzzle: Puzzle) -> Puzzle:
    """Turn it a quarter clockwise, wall by wall."""
    board = puzzle.position.board

    def there(cell: Cell) -> Cell:
        row, column = divmod(cell, board.width)
        return Cell(column * board.height + board.height - 1 - row)

    other = {Lean.RISING: Lean.FALLING, Lean.FALLING: Lean.RISING}
    return moved(puzzle, (board.height, board.width), there, lambda way: Direction((way + 1) % 4), other)


def mirrored(puzzle: Puzzle) -> Puzzle:
    """Mirror it, east for west."""
    board = puzzle.position.board

    def there(cell: Cell) -> Cell:
        row, column = divmod(cell, board.width)
        return Cell(row * board.width + board.width - 1 - column)

    other = {Lean.RISING: Lean.FALLING, Lean.FALLING: Lean.RISING}
    return moved(puzzle, (board.width, board.height), there, lambda way: Direction(-way % 4), other)


def moved(puzzle, size, there, heading, lean) -> Puzzle:  # type: ignore[no-untyped-def]  # by the two above
    board = puzzle.position.board
    walls = [
        (there(Cell(cell)), heading(way))
        for cell, mask in enumerate(board.walls)
        for way in Direction
        if mask >> way & 1
    ]
    after = Board.build(
        *size,
        walls=walls,
        diagonals=[Diagonal(there(each.cell), each.robot, lean[each.lean]) for each in board.diagonals],
        closed=map(there, board.closed),
    )
    robots = tuple(None if cell is None else there(cell) for cell in puzzle.position.robots)
    return Puzzle(Position(after, robots), replace(puzzle.target, cell=there(puzzle.target.cell)))


def recoloured(puzzle: Puzzle, colours: list[Robot]) -> Puzzle:
    """Give each coloured robot, with its diagonals, the colour at its place in the list."""
    to = dict(zip(COLOURS, colours, strict=True)) | {Robot.SILVER: Robot.SILVER}
    board, position = puzzle.position.board, puzzle.position
    diagonals = tuple(replace(each, robot=to[each.robot]) for each in board.diagonals)
    robots: list[Cell | None] = [None] * len(Robot)
    for robot in position.in_play:
        robots[to[robot]] = position.cell(robot)
    after = replace(board, diagonals=diagonals, targets=(), symbols=(), panels=None)
    wanted = None if puzzle.target.robot is None else to[puzzle.target.robot]
    return Puzzle(Position(after, tuple(robots)), replace(puzzle.target, robot=wanted))


@given(strategies.puzzles(), st.integers(0, 3), st.booleans(), st.permutations(COLOURS))
def test_every_guise_has_the_same_name(
    puzzle: Puzzle, turns: int, mirror: bool, colours: list[Robot]
) -> None:
    other = recoloured(mirrored(puzzle) if mirror else puzzle, colours)
    for _ in range(turns):
        other = turned(other)
    assert canonical(other) == canonical(puzzle)


@given(strategies.puzzles(strategies.custom_boards(max_side=3)))
def test_a_puzzle_with_the_name_of_another_is_one_of_its_guises(puzzle: Puzzle) -> None:
    """Each puzzle that differs by one robot, one wall or the target is the same only if some guise says so."""
    board = puzzle.position.board
    guises = {plain(guise) for guise in all_guises(puzzle)}
    for cell in map(Cell, range(len(board.walls))):
        if board.standing_fault(cell) is not None:
            continue
        others = [replace(puzzle, target=replace(puzzle.target, cell=cell))]
        if puzzle.position.robot_at(cell) is None:
            others += [
                replace(puzzle, position=puzzle.position.place(robot, cell))
                for robot in puzzle.position.in_play
            ]
        for other in others:
            assert (canonical(other) == canonical(puzzle)) is (plain(other) in guises)


def all_guises(puzzle: Puzzle) -> list[Puzzle]:
    found = []
    for start in (puzzle, mirrored(puzzle)):
        for _ in range(4):
            found.append(start)
            start = turned(start)
    return found


def plain(puzzle: Puzzle) -> object:
    """Return what the colours do not tell: robots as a set, each with the diagonals it passes."""
    position, board = puzzle.position, puzzle.position.board
    passes = {
        robot: frozenset((each.cell, each.lean) for each in board.diagonals if each.robot is robot)
        for robot in Robot
    }
    robots = [(position.cell(each), each is puzzle.target.robot, passes[each]) for each in position.in_play]
    away = frozenset().union(*(passes[each] for each in Robot if each not in position.in_play))
    goal = (puzzle.target.cell, puzzle.target.robot is None)
    return board.width, board.walls, frozenset(robots), away, goal


@pytest.mark.parametrize(
    "other",
    [
        "2A3C4A1C Rl12 Ge14 Bp7 Yk16 >Rm2",
        "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm3",
        "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Gm2",
        "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >*m2",
        "2A3C4A1C Rl11 Ge14 Bp7 Yk16 Sa1 >Rm2",
        "2B3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2",
    ],
)
def test_other_puzzles_have_other_names(other: str) -> None:
    assert canonical(parse_puzzle(other)) != canonical(parse_puzzle(PUZZLE))


def test_the_name_is_the_same_in_every_process() -> None:
    puzzle = parse_puzzle(PUZZLE)
    assert canonical(puzzle).startswith("37cfe6364c108456")
    assert canonical(parse_puzzle(format_puzzle(mirrored(puzzle)))) == canonical(puzzle)
