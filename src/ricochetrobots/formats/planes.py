"""Boards, positions and puzzles as planes of a NumPy array, for learning (the extra numpy)."""

from typing import TYPE_CHECKING

from ricochetrobots.core import Board, Cell, Diagonal, Direction, Lean, Robot, Symbol, Target
from ricochetrobots.extras import require_extra
from ricochetrobots.formats.format import (
    Shown,
    Value,
    from_parts,
    parts_of,
    refuse,
    shown_of,
    value_of,
    with_panels,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLOURED = tuple(robot for robot in Robot if robot is not Robot.SILVER)
WANTED = (*COLOURED, None)
SYMBOLS = tuple(Symbol)
LEANS = tuple(Lean)

PLANES = (
    *(f"wall {direction.name.lower()}" for direction in Direction),
    "closed",
    *(f"robot {robot.colour}" for robot in Robot),
    *(f"target {'any' if robot is None else robot.colour}" for robot in WANTED),
    *(f"printed {'any' if robot is None else robot.colour}" for robot in WANTED),
    *(f"symbol {symbol}" for symbol in SYMBOLS),
    *(f"diagonal {robot.colour} {lean}" for robot in COLOURED for lean in LEANS),
)
"""The name of each plane, in their order."""

_WALL, _CLOSED, _ROBOT = 0, len(Direction), len(Direction) + 1
_TARGET = _ROBOT + len(Robot)
_PRINTED = _TARGET + len(WANTED)
_SYMBOL = _PRINTED + len(WANTED)
_DIAGONAL = _SYMBOL + len(SYMBOLS)


def to_planes(value: Value | str) -> "NDArray[np.uint8]":
    """Return the planes of a board, a position or a puzzle: 0 or 1 for each plane of `PLANES`, row and column.

    The shape is ``(len(PLANES), height, width)``. Row 0 is north and column 0 is west. Raises FormatLossError for
    another value, and MissingExtraError without the extra numpy.

    >>> planes = to_planes("5x4:b2e Ra1 >Rc2")
    >>> planes.shape, planes[PLANES.index("robot red"), 0, 0].item(), planes[PLANES.index("wall east"), 1, 1].item()
    ((33, 4, 5), 1, 1)
    """
    require_extra("numpy", "to_planes()")
    import numpy as np

    board, robots, target = parts_of(shown_of(value_of(value)))
    flat = np.zeros((len(PLANES), board.width * board.height), np.uint8)
    masks = np.array(board.walls, np.uint8)
    for direction in Direction:
        flat[_WALL + direction] = masks >> direction & 1
    flat[_CLOSED, sorted(board.closed)] = 1
    for robot, cell in zip(Robot, robots, strict=True):
        if cell is not None:
            flat[_ROBOT + robot, cell] = 1
    if target is not None:
        flat[_TARGET + WANTED.index(target.robot), target.cell] = 1
    for printed, symbol in zip(board.targets, board.symbols, strict=True):
        flat[_PRINTED + WANTED.index(printed.robot), printed.cell] = 1
        flat[_SYMBOL + SYMBOLS.index(symbol), printed.cell] = 1
    for diagonal in board.diagonals:
        plane = _DIAGONAL + len(LEANS) * COLOURED.index(diagonal.robot) + LEANS.index(diagonal.lean)
        flat[plane, diagonal.cell] = 1
    return flat.reshape(len(PLANES), board.height, board.width)


def from_planes(planes: "NDArray[np.uint8]") -> Shown:
    """Return the value of the planes that `to_planes` makes; a custom board with the parts of panels becomes theirs.

    Raises InputError for planes of another shape or with other numbers, or that contradict each other or a rule.
    """
    if planes.ndim != 3 or len(planes) != len(PLANES):
        refuse(f"the shape must be ({len(PLANES)}, height, width), not {planes.shape}", "")
    _, height, width = planes.shape
    if not ((planes == 0) | (planes == 1)).all():
        refuse("the planes contain numbers other than 0 and 1", "")
    cells: list[list[Cell]] = [[Cell(int(cell)) for cell in plane.ravel().nonzero()[0]] for plane in planes]
    masks = [0] * (width * height)
    for direction in Direction:
        for cell in cells[_WALL + direction]:
            masks[cell] |= 1 << direction
    symbols = {cell: symbol for number, symbol in enumerate(SYMBOLS) for cell in cells[_SYMBOL + number]}
    printed = [
        Target(cell, robot) for number, robot in enumerate(WANTED) for cell in cells[_PRINTED + number]
    ]
    if sorted(target.cell for target in printed) != sorted(symbols):
        refuse("a printed target has no symbol, or a symbol no target", "")
    board = Board(
        width,
        height,
        tuple(masks),
        printed,
        [symbols[target.cell] for target in printed],
        [
            Diagonal(cell, robot, lean)
            for row, robot in enumerate(COLOURED)
            for column, lean in enumerate(LEANS)
            for cell in cells[_DIAGONAL + len(LEANS) * row + column]
        ],
        cells[_CLOSED],
    )
    targets = [Target(cell, robot) for number, robot in enumerate(WANTED) for cell in cells[_TARGET + number]]
    stands = cells[_ROBOT : _ROBOT + len(Robot)]
    if len(targets) > 1 or any(len(places) > 1 for places in stands):
        refuse("a robot stands on two cells, or two targets are current", "")
    robots = [places[0] if places else None for places in stands]
    return from_parts(with_panels(board), robots, targets[0] if targets else None)
