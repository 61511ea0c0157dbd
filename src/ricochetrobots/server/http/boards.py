"""The data that a page needs to draw a board."""

from __future__ import annotations

from ricochetrobots.core import Board, RobotLetter
from ricochetrobots.wire.http import BoardData, DiagonalPart, TargetPart


def board_data(board: Board) -> BoardData:
    """Return the board for drawing."""
    return BoardData(
        board=str(board),
        width=board.width,
        height=board.height,
        walls=board.walls,
        diagonals=tuple(
            DiagonalPart(cell=board.name(each.cell), robot=each.robot.letter, lean=each.lean)
            for each in board.diagonals
        ),
        targets=tuple(
            TargetPart(
                robot=None if target.robot is None else target.robot.letter,
                symbol=symbol,
                cell=board.name(target.cell),
            )
            for target, symbol in zip(board.targets, board.symbols, strict=True)
        ),
        closed=tuple(board.name(cell) for cell in sorted(board.closed)),
        markings=_markings(board),
    )


def _markings(board: Board) -> tuple[RobotLetter, RobotLetter, RobotLetter, RobotLetter] | None:
    if board.markings is None:
        return None
    nw, ne, se, sw = board.markings
    return nw.letter, ne.letter, se.letter, sw.letter
