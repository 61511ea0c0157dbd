"""Text for every value, and back; docs/notation.md has the grammar.

``parse_x`` reads what ``format_x`` writes, and gives an equal value. Every parser raises InputError with the
offset of the fault: UnreadableError, IllegalError or AmbiguousError. ``format_x_url`` replaces four
characters for web addresses, one by one, and every parser reads those too.
"""

from collections.abc import Iterable

from ricochetrobots.core.board import Board, Target, target_text
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol
from ricochetrobots.core.move import Move
from ricochetrobots.core.position import Position, Puzzle
from ricochetrobots.core.reader import TO_URL, Reader


def parse_direction(text: str) -> Direction:
    """Read a direction, e.g. ``e``."""
    reader = Reader(text)
    return reader.whole(reader.direction())


def format_direction(direction: Direction) -> str:
    """Write a direction."""
    return direction.letter


def parse_robot(text: str) -> Robot:
    """Read a robot, e.g. ``G``."""
    reader = Reader(text)
    return reader.whole(reader.robot())


def format_robot(robot: Robot) -> str:
    """Write a robot."""
    return robot.letter


def parse_cell(text: str, board: Board) -> Cell:
    """Read a cell of that board, e.g. ``h12``."""
    reader = Reader(text)
    return reader.whole(reader.cell(board))


def format_cell(cell: Cell, board: Board) -> str:
    """Write a cell of that board."""
    return board.name(cell)


def parse_move(text: str) -> Move:
    """Read a move, e.g. ``Rn``."""
    reader = Reader(text)
    return reader.whole(reader.move())


def format_move(move: Move) -> str:
    """Write a move."""
    return move.robot.letter + move.direction.letter


def parse_path(text: str) -> tuple[Move, ...]:
    """Read moves separated by one space, e.g. ``Rn Be Gs Rw``; the empty text is the empty path."""
    reader = Reader(text)
    return reader.whole(reader.path())


def format_path(path: Iterable[Move]) -> str:
    """Write moves separated by one space."""
    return " ".join(map(format_move, path))


def parse_board(text: str) -> Board:
    """Read a board: four panels such as ``4C3A2C1C``, or a custom board such as ``5x4:b2e,#d1,Ra1m``."""
    reader = Reader(text)
    return reader.whole(reader.board())


def format_board(board: Board) -> str:
    """Write a board: its panels, or size and parts of a custom one in their fixed order."""
    if board.panels is not None:
        return "".join(board.panels)
    parts = [
        *(board.name(cell) + direction.letter for cell, direction in board.inner_walls()),
        *("#" + board.name(cell) for cell in sorted(board.closed)),
        *(
            format_target(target, board)[1:] + ("" if symbol is Symbol.VORTEX else symbol[0])
            for target, symbol in zip(board.targets, board.symbols, strict=True)
        ),
        *(f"{d.robot.letter}{board.name(d.cell)}{d.lean}" for d in board.diagonals),
    ]
    return f"{board.width}x{board.height}:{','.join(parts)}"


def parse_position(text: str) -> Position:
    """Read a board and the robots on it, in any order, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2``."""
    reader = Reader(text)
    return reader.whole(reader.position())


def format_position(position: Position) -> str:
    """Write a board and the robots on it, in their order."""
    board = position.board
    robots = (robot.letter + board.name(position.cell(robot)) for robot in position.in_play)
    return " ".join((format_board(board), *robots))


def parse_target(text: str, board: Board) -> Target:
    """Read a target, e.g. ``>Re15``, or the vortex ``>*h5``."""
    reader = Reader(text)
    return reader.whole(reader.target(board))


def format_target(target: Target, board: Board) -> str:
    """Write a target."""
    return target_text(board, target)


def parse_puzzle(text: str) -> Puzzle:
    """Read a position and a target, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15``."""
    reader = Reader(text)
    return reader.whole(reader.puzzle())


def format_puzzle(puzzle: Puzzle) -> str:
    """Write a position and a target."""
    return f"{format_position(puzzle.position)} {format_target(puzzle.target, puzzle.position.board)}"


def format_board_url(board: Board) -> str:
    """Write a board for a web address."""
    return format_board(board).translate(TO_URL)


def format_position_url(position: Position) -> str:
    """Write a position for a web address."""
    return format_position(position).translate(TO_URL)


def format_puzzle_url(puzzle: Puzzle) -> str:
    """Write a puzzle for a web address."""
    return format_puzzle(puzzle).translate(TO_URL)


def format_path_url(path: Iterable[Move]) -> str:
    """Write a path for a web address."""
    return format_path(path).translate(TO_URL)
