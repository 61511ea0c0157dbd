"""Setup: options, boards and starting positions (R1, R2)."""

from __future__ import annotations

from math import inf
from random import Random

from ricochetrobots.core import (
    EDITIONS,
    Board,
    InputError,
    Position,
    Puzzle,
    Target,
    cells_alone,
    parse_board,
)
from ricochetrobots.core.alone import is_direct
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.match import Match
from ricochetrobots.game.options import LANGUAGE, RANGES, Options, PanelChoice
from ricochetrobots.puzzles.boards import deal_board, deal_position, has_diagonals

GENTLE_CHIPS = 3
"""The number of easy chips in a gentle start."""
EASY_MOVES = 3
"""A chip is easy if one robot reaches it alone in at most this many moves."""
SOON_MOVES = 6
"""Beginners soon find no chip that takes more moves; a search for so few takes about 0.1 ms with the kernel."""


def check_options(options: Options) -> None:
    """Raise GameError with the invalid ``field`` unless a match can be played with these options."""
    if options.edition not in EDITIONS:
        raise GameError("option-invalid", f"There is no edition {options.edition!r}.", field="edition")
    for name, allowed in RANGES.items():
        value = getattr(options, name)
        if value is not None and not allowed.least <= value <= allowed.most:
            fault = f"This must be {allowed.least} to {allowed.most}, not {value}."
            raise GameError("option-invalid", fault, field=name)
    if options.fifth_robot and not options.rules.fifth_robot_available:
        raise GameError("option-invalid", "This edition has no fifth robot.", field="fifth_robot")
    if options.panels is PanelChoice.DIAGONALS and not any(map(has_diagonals, options.rules.panels)):
        raise GameError("option-invalid", "This edition has no coloured diagonals.", field="panels")
    if (options.board is None) != (options.panels is not PanelChoice.PICKED):
        raise GameError(
            "option-invalid", "Name a board if, and only if, it is picked by hand.", field="board"
        )
    if options.listed is not None and not LANGUAGE.fullmatch(options.listed):
        raise GameError("option-invalid", "This must be a language, such as de or pt-BR.", field="listed")
    if options.board is not None:
        _check_picked(options.board, options)


def _check_picked(text: str, options: Options) -> None:
    try:
        board = parse_board(text)
    except InputError as error:
        raise GameError("option-invalid", str(error), field="board") from error
    if not board.targets:
        raise GameError("option-invalid", "This board has no target.", field="board")
    if board.panels is not None and not set(board.panels) <= set(options.rules.panels):
        raise GameError("option-invalid", "The box of this edition has no such panels.", field="board")
    if len(board.starting_cells()) < (5 if options.fifth_robot else 4):
        raise GameError("option-invalid", "This board has no room for the robots.", field="board")


def panel_names(options: Options) -> tuple[str, ...]:
    """Return the panels from which a random board is drawn (R1.3, R1.6)."""
    names = EDITIONS["1999"].panels if options.panels is PanelChoice.FIRST_EDITION else options.rules.panels
    if options.panels is PanelChoice.PLAIN:
        return tuple(name for name in names if not has_diagonals(name))
    return tuple(names)


def choose_board(options: Options, chance: Random) -> Board:
    """Return the picked board, or a random one with four different markings (R1.2), each equally likely."""
    if options.board is not None:
        return parse_board(options.board)
    return deal_board(chance, panel_names(options), with_diagonals=options.panels is PanelChoice.DIAGONALS)


def fits(board: Board, options: Options) -> bool:
    """Return whether these options allow the board on the table."""
    if options.board is not None:
        return board == parse_board(options.board)
    if board.panels is None or not set(board.panels) <= set(panel_names(options)):
        return False
    return options.panels is not PanelChoice.DIAGONALS or any(map(has_diagonals, board.panels))


def place_robots(board: Board, options: Options, chance: Random) -> Position:
    """Return a random starting position (R2.2, R2.3)."""
    return deal_position(chance, board, robots=5 if options.fifth_robot else 4)


def draw_chip(match: Match, chance: Random) -> Target:
    """Draw one of the chips face down, each equally likely (R2.1).

    Those that have come back wait for the others (R8.10). In a gentle start, draw one of the easy chips that people
    find soonest.
    """
    chips = match.untried or match.chips  # an old game may have tried all of them
    gentle = match.options.gentle_start and match.round_number < GENTLE_CHIPS
    return chance.choice(
        found_soonest(match.position, easy_chips(match.position, chips)) if gentle else chips
    )


def found_soonest(position: Position | None, chips: tuple[Target, ...]) -> tuple[Target, ...]:
    """Return the half of the chips whose shortest paths are least difficult for people, and all that equal them.

    A chip that its robot reaches at once comes last: a beginner does not expect that this move does not count (R5.2).
    """
    from ricochetrobots.puzzles.grading import difficulty_of  # slow to import
    from ricochetrobots.puzzles.surprise import walk
    from ricochetrobots.solver import Limits

    if position is None:
        return chips

    def score(puzzle: Puzzle) -> float:
        found = None if is_direct(puzzle) else walk(puzzle, Limits(max_moves=SOON_MOVES))
        return inf if found is None else difficulty_of(found).score

    scores = {chip: score(Puzzle(position, chip)) for chip in chips}
    most = sorted(scores.values())[(len(chips) - 1) // 2]
    return tuple(chip for chip in chips if scores[chip] <= most)


def easy_chips(position: Position | None, chips: tuple[Target, ...]) -> tuple[Target, ...]:
    """Return the chips whose target a robot reaches in `EASY_MOVES` while the others do not move.

    If there is none, return those that take the fewest moves in this way; if no robot reaches any alone, return all.
    """
    if position is None:
        return chips
    reach = {robot: cells_alone(position, robot) for robot in position.in_play}

    def length(chip: Target) -> float:
        robots = position.in_play if chip.robot is None else (chip.robot,)
        return min(reach[robot].get(chip.cell, inf) for robot in robots)

    lengths = {chip: length(chip) for chip in chips}
    most = max(EASY_MOVES, min(lengths.values()))
    return tuple(chip for chip in chips if lengths[chip] <= most)
