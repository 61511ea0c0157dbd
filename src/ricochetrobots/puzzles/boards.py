"""Random boards and starting positions. This module imports no solver, since the game uses it too."""

from collections.abc import Iterable
from functools import lru_cache

from ricochetrobots.core import (
    EDITIONS,
    PANELS,
    Board,
    Edition,
    Position,
    Robot,
    as_board,
    as_edition,
    assemble,
)
from ricochetrobots.puzzles.chance import Chance, Dealer, any_seed

USUAL_ROBOTS = 4
FIRST_EDITION = EDITIONS["1999"]
KEPT_BOARDS = 512
"""The box of 1999 makes 384 boards if each turn of a board counts."""


def random_board(
    seed: int | None = None, *, edition: Edition | str = FIRST_EDITION, diagonals: bool | None = None
) -> Board:
    """Return a random board of an edition's panels (R1.2, R1.3); a seed gives the same board on every machine.

    ``diagonals``: True for a board that has some (R1.6), False for one without; by default chance decides. Raises
    UnreadableError for an unknown edition and ValueError if its box has no diagonals.

    >>> str(random_board(7))
    '1A4B3A2A'
    """
    chance = Chance(any_seed() if seed is None else seed)
    return deal_board(chance, panels_of(edition, diagonals), with_diagonals=diagonals is True)


def random_position(
    seed: int | None = None, *, board: Board | str | None = None, robots: int = USUAL_ROBOTS
) -> Position:
    """Return a random starting position (R2.2) of the first ``robots`` robots (R2.3), by default on a random board.

    A seed gives the same position on every machine. Raises InputError for an invalid board and ValueError unless
    there are 1 to 5 robots and cells for all of them.
    """
    if robots not in range(1, len(Robot) + 1):
        raise ValueError(f"A position has 1 to {len(Robot)} robots, not {robots}.")
    chance = Chance(any_seed() if seed is None else seed)
    return deal_position(
        chance, deal_board(chance, FIRST_EDITION.panels) if board is None else board, robots=robots
    )


def panels_of(edition: Edition | str, diagonals: bool | None) -> tuple[str, ...]:
    """Return the panels of an edition's box that may be used.

    Raises ValueError if the box has no diagonals, and UnreadableError for an unknown edition.
    """
    edition = as_edition(edition)
    if diagonals and not any(map(has_diagonals, edition.panels)):
        raise ValueError(f"The box of {edition.id} has no panel with diagonals.")
    return tuple(name for name in edition.panels if diagonals is not False or not has_diagonals(name))


def has_diagonals(panel: str) -> bool:
    """Return whether the panel has coloured diagonals (R1.6)."""
    return PANELS[panel].has_diagonals


def deal_board(chance: Dealer, panels: Iterable[str], *, with_diagonals: bool = False) -> Board:
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
            return _assembled(nw, ne, se, sw)


def deal_position(chance: Dealer, board: Board | str, *, robots: int = USUAL_ROBOTS) -> Position:
    """Return a random starting position (R2.2, R2.3) of the first ``robots`` robots.

    Raises ValueError if the board has too few cells for them.
    """
    board = as_board(board)
    free = starting_cells(board)
    if len(free) < robots:
        raise ValueError(f"The board has {len(free)} cells for robots, fewer than {robots}.")
    cells = chance.sample(free, robots)
    return Position(board, (*cells, *(None,) * (len(Robot) - robots)))


_assembled = lru_cache(KEPT_BOARDS)(assemble)
starting_cells = lru_cache(KEPT_BOARDS)(Board.starting_cells)
