"""The board of a first visit is the one that its text names, and takes two moves."""

import re
from pathlib import Path

from ricochetrobots.core import parse_puzzle
from ricochetrobots.server.http.boards import board_data
from ricochetrobots.solver import all_paths

SOURCE = (Path(__file__).parents[2] / "src/ricochetrobots/web/app/start/firstboard.js").read_text()


def found(pattern: str) -> str:
    match = re.search(pattern, SOURCE)
    assert match
    return match[1]


def test_the_page_has_the_data_of_the_board_that_it_names() -> None:
    board = found(r'board: "(\S+)"')
    puzzle = parse_puzzle(f"{board} Ra7 Bg7 >Rf2")
    assert "`${FIRST_BOARD.board} Ra7 Bg7 >R${STAR}`" in SOURCE
    assert found('STAR = "(.+)"') == "f2"
    data = board_data(puzzle.position.board)
    assert data.board == board, "the page knows its board by the very text"
    assert [int(digit, 16) for digit in found('WALLS = "(.+)"')] == list(data.walls)
    targets = re.findall(r'robot: "(.)", symbol: "(.+)", cell: "(.+)"', SOURCE)
    assert targets == [(one.robot, one.symbol, one.cell) for one in data.targets]
    assert (data.diagonals, data.closed, data.markings) == ((), (), None)


def test_two_moves_lead_to_the_star_in_one_way() -> None:
    board = found(r'board: "(\S+)"')
    puzzle = parse_puzzle(f"{board} Ra7 Bg7 >Rf2")
    assert [" ".join(map(str, path)) for path in all_paths(puzzle)] == ["Re Rn"]
