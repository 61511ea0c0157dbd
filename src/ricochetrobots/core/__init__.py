"""The rules and the notation of the game, with no dependency but the standard library.

All values are immutable and compare by content. ``str`` writes a value in the notation and ``parse_x`` reads it back.
Every function that takes a value also accepts its text.

>>> from ricochetrobots.core import judge, parse_puzzle
>>> puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> print(puzzle.position.play("Re"))
2A3C4A1C Rm11 Ge14 Bp7 Yk16
>>> judge(puzzle, "Re Rn").sentence
'Red reaches m2 in 2 moves.'
"""

from ricochetrobots.core.alone import cells_alone, moves_alone
from ricochetrobots.core.board import Board
from ricochetrobots.core.count import count_sequences, divide
from ricochetrobots.core.edition import CHIPS, EDITIONS, Edition, TieBreak, all_boards, as_edition, edition
from ricochetrobots.core.errors import (
    AmbiguousError,
    BlockedMoveError,
    DiagonalStopError,
    EndlessSlideError,
    IllegalError,
    InputError,
    MoveError,
    RicochetError,
    RobotNotInPlayError,
    UnreadableError,
    WrongTypeError,
)
from ricochetrobots.core.geometry import Cell, Direction, Robot, RobotLetter, Symbol
from ricochetrobots.core.judge import Verdict, has_ricocheted, judge, reached
from ricochetrobots.core.move import Move, Path, Slide, as_move, parse_move, parse_path
from ricochetrobots.core.notation import (
    as_board,
    as_cell,
    as_target,
    format_target,
    parse_board,
    parse_cell,
    parse_target,
)
from ricochetrobots.core.optimum import Optimum, Status
from ricochetrobots.core.panels import PANELS, Panel, assemble
from ricochetrobots.core.parts import Diagonal, Lean, Target
from ricochetrobots.core.position import (
    Position,
    Puzzle,
    as_position,
    as_puzzle,
    as_value,
    format_url,
    parse_position,
    parse_puzzle,
    parse_value,
)
from ricochetrobots.core.reader import as_direction, as_robot, parse_direction, parse_robot
from ricochetrobots.core.symmetry import transform

__all__ = [
    "CHIPS",
    "EDITIONS",
    "PANELS",
    "AmbiguousError",
    "BlockedMoveError",
    "Board",
    "Cell",
    "Diagonal",
    "DiagonalStopError",
    "Direction",
    "Edition",
    "EndlessSlideError",
    "IllegalError",
    "InputError",
    "Lean",
    "Move",
    "MoveError",
    "Optimum",
    "Panel",
    "Path",
    "Position",
    "Puzzle",
    "RicochetError",
    "Robot",
    "RobotLetter",
    "RobotNotInPlayError",
    "Slide",
    "Status",
    "Symbol",
    "Target",
    "TieBreak",
    "UnreadableError",
    "Verdict",
    "WrongTypeError",
    "all_boards",
    "as_board",
    "as_cell",
    "as_direction",
    "as_edition",
    "as_move",
    "as_position",
    "as_puzzle",
    "as_robot",
    "as_target",
    "as_value",
    "assemble",
    "cells_alone",
    "count_sequences",
    "divide",
    "edition",
    "format_target",
    "format_url",
    "has_ricocheted",
    "judge",
    "moves_alone",
    "parse_board",
    "parse_cell",
    "parse_direction",
    "parse_move",
    "parse_path",
    "parse_position",
    "parse_puzzle",
    "parse_robot",
    "parse_target",
    "parse_value",
    "reached",
    "transform",
]
