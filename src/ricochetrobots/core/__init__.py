"""The rules and the words of the game; imports nothing but the standard library.

Everything here is a value: immutable, compared by what it holds, and written as text by `notation`.

>>> from ricochetrobots.core import judge, parse_path, parse_puzzle
>>> puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> judge(puzzle, parse_path("Re Rn")).sentence
'Red reaches m2 in 2 moves.'
"""

from ricochetrobots.core.board import Board, Diagonal, Lean, Target
from ricochetrobots.core.count import count_paths, divide
from ricochetrobots.core.edition import CHIPS, EDITIONS, Edition, TieBreak, all_boards, edition
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
)
from ricochetrobots.core.geometry import Cell, Direction, Robot, RobotLetter, Symbol
from ricochetrobots.core.move import (
    Move,
    Slide,
    Verdict,
    has_ricocheted,
    judge,
    legal_moves,
    play,
    reached,
    slide,
    trace,
)
from ricochetrobots.core.notation import (
    format_board,
    format_board_url,
    format_cell,
    format_direction,
    format_move,
    format_path,
    format_path_url,
    format_position,
    format_position_url,
    format_puzzle,
    format_puzzle_url,
    format_robot,
    format_target,
    parse_board,
    parse_cell,
    parse_direction,
    parse_move,
    parse_path,
    parse_position,
    parse_puzzle,
    parse_robot,
    parse_target,
)
from ricochetrobots.core.optimum import Optimum, Status
from ricochetrobots.core.panels import PANELS, Panel, assemble
from ricochetrobots.core.position import Position, Puzzle

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
    "all_boards",
    "assemble",
    "count_paths",
    "divide",
    "edition",
    "format_board",
    "format_board_url",
    "format_cell",
    "format_direction",
    "format_move",
    "format_path",
    "format_path_url",
    "format_position",
    "format_position_url",
    "format_puzzle",
    "format_puzzle_url",
    "format_robot",
    "format_target",
    "has_ricocheted",
    "judge",
    "legal_moves",
    "parse_board",
    "parse_cell",
    "parse_direction",
    "parse_move",
    "parse_path",
    "parse_position",
    "parse_puzzle",
    "parse_robot",
    "parse_target",
    "play",
    "reached",
    "slide",
    "trace",
]
