"""The board of `ricochet tui`: what is drawn, and what the mouse does."""

import asyncio

import pytest
from textual.pilot import Pilot

from ricochetrobots.core import (
    Cell,
    Direction,
    Position,
    Robot,
    all_boards,
    edition,
    parse_position,
    parse_puzzle,
)
from ricochetrobots.draw.terminal import ARROWS
from ricochetrobots.tui.board import BoardView
from ricochetrobots.tui.drawing import SOUTH_WALL, WEST_WALL, Pen, Picture, cell_at, drawn, size_of
from support.terminal import ANALYSIS, PUZZLE, pasted, run, settled

pytestmark = pytest.mark.slow

POSITIONS = (
    "2A3C4A1C Rl11 Ge14 Bp7 Yk16",
    "4C3A2C1C Rc4 Gn12 Bj5 Ya2 Sg7",
    "5x4:#d1 Ra1",
    "32x32: Ra1 Gaf32",
)


def picture(position: Position, chosen: Robot | None = None) -> Picture:
    return Picture(
        board=position.board,
        robots={robot: position.cell(robot) for robot in position.in_play},
        stops={move: cell for move, cell in position.stops().items() if move.robot is chosen},
        chosen=chosen,
    )


@pytest.mark.parametrize("is_large", [False, True], ids=["small", "large"])
@pytest.mark.parametrize("text", POSITIONS)
def test_a_drawing_has_its_size_and_shows_every_robot_where_it_stands(text: str, is_large: bool) -> None:
    position = parse_position(text)
    lines = [line.plain for line in drawn(picture(position), Pen(is_large))]
    width, height = size_of(position.board, is_large=is_large)
    assert (max(map(len, lines)), len(lines)) == (width, height)
    found = {
        (character, cell)
        for y, line in enumerate(lines)
        for x, character in enumerate(line)
        if character in "RGBYS" and (cell := cell_at(position.board, x, y, is_large=is_large)) is not None
    }
    assert found == {(robot.letter, position.cell(robot)) for robot in position.in_play}


def test_a_small_drawing_shows_every_wall() -> None:
    for board in [next(iter(all_boards(edition(name)))) for name in ("1999", "2013")]:
        lines = [line.plain for line in drawn(Picture(board=board), Pen())]
        for number in range(board.width * board.height):
            cell = Cell(number)
            if cell in board.closed:
                continue
            row, column = divmod(number, board.width)
            left = 2 + 4 * column
            content = lines[row + 1][left + 1 : left + 4]
            assert content.endswith(SOUTH_WALL) is board.wall(cell, Direction.SOUTH), board.name(cell)
            assert (lines[row + 1][left] == WEST_WALL) is board.wall(cell, Direction.WEST), board.name(cell)


def test_the_stops_of_the_chosen_robot_are_arrows() -> None:
    position = parse_position("5x5: Rc3 Ga1")
    lines = [line.plain for line in drawn(picture(position, Robot.RED), Pen())]
    assert [lines[1][12], lines[3][20], lines[5][12], lines[3][4]] == list(ARROWS)


async def position_after(*events: tuple[str, str]) -> tuple[Position, Robot | None]:
    """Return the position and the chosen robot after clicks and drags between cells."""
    result: list[tuple[Position, Robot | None]] = []

    async def act(pilot: Pilot[None]) -> None:
        await pasted(ANALYSIS, PUZZLE)(pilot)
        view = pilot.app.screen.query_one(BoardView)
        for start, end in events:
            await pilot.mouse_down(view, offset=offset(view, start))
            await pilot.mouse_up(view, offset=offset(view, end))
            await settled(pilot)
        board = view.picture.board
        cells = {robot.letter: board.name(cell) for robot, cell in view.picture.robots.items()}
        result.append((Position.of(board, **cells), view.picture.chosen))

    await run(act)
    return result[0]


def offset(view: BoardView, name: str) -> tuple[int, int]:
    """Return where a cell is drawn in the small size."""
    row, column = divmod(view.picture.board.cell(name), view.picture.board.width)
    return 4 + 4 * column, 1 + row


START = parse_puzzle(PUZZLE).position


@pytest.mark.long
def test_a_click_chooses_a_robot_and_another_moves_it() -> None:
    assert asyncio.run(position_after(("l11", "l11"))) == (START, Robot.RED)
    assert asyncio.run(position_after(("l11", "l11"), ("m11", "m11"))) == (START.play("Re"), Robot.RED)


@pytest.mark.long
def test_a_click_beside_a_stop_does_nothing() -> None:
    assert asyncio.run(position_after(("l11", "l11"), ("a1", "a1"))) == (START, Robot.RED)


@pytest.mark.long
def test_a_drag_moves_the_robot_where_it_began() -> None:
    assert asyncio.run(position_after(("l11", "p12"))) == (START.play("Re"), Robot.RED)
    assert asyncio.run(position_after(("e14", "e1"))) == (START.play("Gn"), Robot.GREEN)
