"""Random boards and starting positions. Imports no solver, since the game deals with them too."""

from collections.abc import Iterable
from random import Random

from ricochetrobots.core import PANELS, Board, Position, Robot, as_board, assemble


def has_diagonals(panel: str) -> bool:
    """Return whether the panel has coloured diagonals (R1.6)."""
    return PANELS[panel].has_diagonals


def random_board(chance: Random, panels: Iterable[str], *, with_diagonals: bool = False) -> Board:
    """Return a random board of these panels with four different markings (R1.2), each equally likely.

    ``with_diagonals`` draws again until the board has some.
    """
    names = tuple(panels)
    while True:
        markings = sorted({name[0] for name in names})
        chance.shuffle(markings)
        nw, ne, se, sw = (
            chance.choice([name for name in names if name[0] == marking]) for marking in markings
        )
        if not with_diagonals or any(map(has_diagonals, (nw, ne, se, sw))):
            return assemble(nw, ne, se, sw)


def random_position(chance: Random, board: Board | str, *, robots: int = 4) -> Position:
    """Return a random starting position (R2.2, R2.3) of the first ``robots`` robots."""
    board = as_board(board)
    placed = list(Robot)[:robots]
    cells = chance.sample(board.starting_cells(), len(placed))
    return Position(board, tuple(cells[robot] if robot in placed else None for robot in Robot))
