"""Setting up: options, boards, starting places (R1, R2)."""

from __future__ import annotations

from random import Random

from ricochetrobots.core import (
    EDITIONS,
    PANELS,
    Board,
    InputError,
    Position,
    Robot,
    Target,
    assemble,
    parse_board,
)
from ricochetrobots.game.errors import OptionInvalidError
from ricochetrobots.game.match import Match
from ricochetrobots.game.options import Options, PanelChoice

RANGES: dict[str, tuple[int, int]] = {
    "timer_seconds": (5, 600),
    "no_bid_seconds": (0, 3600),
    "result_seconds": (3, 600),
    "solo_timer_runs": (1, 2),
    "seats": (1, 30),
}
OPTIONAL_RANGES: dict[str, tuple[int, int]] = {"chips_to_win": (1, 17), "demonstration_seconds": (10, 3600)}


def check_options(options: Options) -> None:
    """Raise OptionInvalidError, naming the field, unless a match can be played by these options."""
    if options.edition not in EDITIONS:
        raise OptionInvalidError("edition", f"There is no edition {options.edition!r}.")
    for name, (least, most) in (RANGES | OPTIONAL_RANGES).items():
        value = getattr(options, name)
        if value is None and name in OPTIONAL_RANGES:
            continue
        if not least <= value <= most:
            raise OptionInvalidError(name, f"This must be {least} to {most}, not {value}.")
    if options.fifth_robot and not options.rules.fifth_robot_available:
        raise OptionInvalidError("fifth_robot", "This edition has no fifth robot.")
    if (options.board is None) != (options.panels is not PanelChoice.PICKED):
        raise OptionInvalidError("board", "A board is named when, and only when, it is picked by hand.")
    if options.board is not None:
        _check_picked(options.board, robots=5 if options.fifth_robot else 4)


def _check_picked(text: str, robots: int) -> None:
    try:
        board = parse_board(text)
    except InputError as error:
        raise OptionInvalidError("board", str(error)) from error
    if not board.targets:
        raise OptionInvalidError("board", "This board has no target.")
    if len(board.starting_cells()) < robots:
        raise OptionInvalidError("board", "This board has no room for the robots.")


def panel_names(options: Options) -> tuple[str, ...]:
    """Return the panels a random board is drawn from (R1.3, R1.6)."""
    names = EDITIONS["1999"].panels if options.panels is PanelChoice.FIRST_EDITION else options.rules.panels
    if options.panels is PanelChoice.PLAIN:
        return tuple(name for name in names if not PANELS[name].has_diagonals)
    return tuple(names)


def choose_board(options: Options, chance: Random) -> Board:
    """Return the picked board, or a random one with four different markings (R1.2)."""
    if options.board is not None:
        return parse_board(options.board)
    names = panel_names(options)
    markings = sorted({name[0] for name in names})
    chance.shuffle(markings)
    nw, ne, se, sw = (chance.choice([name for name in names if name[0] == marking]) for marking in markings)
    return assemble(nw, ne, se, sw)


def fits(board: Board, options: Options) -> bool:
    """Tell whether the board on the table may stay under these options."""
    if options.board is not None:
        return board == parse_board(options.board)
    return board.panels is not None and set(board.panels) <= set(panel_names(options))


def place_robots(board: Board, options: Options, chance: Random) -> Position:
    """Return a random starting position (R2.2, R2.3)."""
    robots = list(Robot)[: 5 if options.fifth_robot else 4]
    cells = chance.sample(board.starting_cells(), len(robots))
    return Position(board, tuple(cells[robot] if robot in robots else None for robot in Robot))


def draw_chip(match: Match, chance: Random) -> Target:
    """Return one of the chips that lie face down, each equally likely (R2.1)."""
    return chance.choice(match.chips)
