"""The cells that one robot reaches while the others stand still."""

from random import Random

import pytest

from ricochetrobots.core import Puzzle, format_target, moves_alone
from ricochetrobots.core.alone import ALONE_MOVES
from ricochetrobots.game import Options, PanelChoice, setup
from support import naive


@pytest.mark.parametrize("panels", [PanelChoice.PLAIN, PanelChoice.DIAGONALS])
def test_the_plainest_search_finds_the_same(panels: PanelChoice) -> None:
    chance, options = Random(7), Options(panels=panels, fifth_robot=True)
    for _ in range(3):
        board = setup.choose_board(options, chance)
        position = setup.place_robots(board, options, chance)
        walls, robots = naive.read_position(str(position))
        for target in board.targets:
            length = naive.moves_alone(walls, robots, format_target(target, board), ALONE_MOVES)
            assert moves_alone(Puzzle(position, target)) == (None if length == float("inf") else length)
