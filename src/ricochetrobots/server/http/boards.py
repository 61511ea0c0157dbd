"""What a page needs to draw a board."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ricochetrobots.core import Board, Robot, Target, format_board
from ricochetrobots.protocol.view import ChipPart, RobotLetter

_LETTERS: dict[Robot, RobotLetter] = {
    Robot.RED: "R",
    Robot.GREEN: "G",
    Robot.BLUE: "B",
    Robot.YELLOW: "Y",
    Robot.SILVER: "S",
}


class DiagonalPart(Struct, frozen=True, kw_only=True):
    """A diagonal and the robot that passes it."""

    cell: str
    robot: RobotLetter
    lean: Literal["/", "\\"]


class BoardData(Struct, frozen=True, kw_only=True):
    """A board. ``walls`` is row-major from the north-west, bits 1 north, 2 east, 4 south, 8 west."""

    board: str
    width: int
    height: int
    walls: tuple[int, ...]
    diagonals: tuple[DiagonalPart, ...]
    targets: tuple[ChipPart, ...]
    closed: tuple[str, ...]
    markings: tuple[RobotLetter, RobotLetter, RobotLetter, RobotLetter] | None


def board_data(board: Board) -> BoardData:
    """Return the board for drawing."""
    return BoardData(
        board=format_board(board),
        width=board.width,
        height=board.height,
        walls=board.walls,
        diagonals=tuple(
            DiagonalPart(cell=board.name(each.cell), robot=_LETTERS[each.robot], lean=each.lean.value)
            for each in board.diagonals
        ),
        targets=tuple(chip_part(board, target) for target in board.targets),
        closed=tuple(board.name(cell) for cell in sorted(board.closed)),
        markings=_markings(board),
    )


def chip_part(board: Board, target: Target) -> ChipPart:
    """Return the target as the chip it is drawn as."""
    symbol = board.symbol(target)
    return ChipPart(
        robot=None if target.robot is None else _LETTERS[target.robot],
        symbol=None if symbol is None else symbol.value,
        cell=board.name(target.cell),
    )


def _markings(board: Board) -> tuple[RobotLetter, RobotLetter, RobotLetter, RobotLetter] | None:
    if board.markings is None:
        return None
    nw, ne, se, sw = board.markings
    return _LETTERS[nw], _LETTERS[ne], _LETTERS[se], _LETTERS[sw]
