"""Find the cells that one robot can reach while all others stand still."""

from __future__ import annotations

from ricochetrobots.core.errors import MoveError
from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.move import Move, slide
from ricochetrobots.core.position import Position, Puzzle, as_position, as_puzzle
from ricochetrobots.core.reader import as_robot

ALONE_MOVES = 6
"""The longest path searched. Chips that need more moves are not easy."""


def cells_alone(position: Position | str, robot: Robot | str) -> dict[Cell, int]:
    """Return each cell where the robot can stop after a ricochet (R5.2), with the fewest moves it needs alone.

    The search ends at ``ALONE_MOVES``. It makes at most four slides from each state and takes a few milliseconds.
    Raises RobotNotInPlayError.
    """
    position, robot = as_position(position), as_robot(robot)
    found: dict[Cell, int] = {}
    start: tuple[Cell, bool | None, bool] = (position.cell(robot), None, False)
    seen, reached = {start}, [start]
    for moves in range(1, ALONE_MOVES + 1):
        before, reached = reached, []
        for cell, level, turned in before:
            robots = (*position.robots[:robot], cell, *position.robots[robot + 1 :])
            for direction in Direction:
                try:
                    made = slide(position.board, robots, Move(robot, direction))
                except MoveError:
                    continue
                corner = turned or (level is not None and level is not direction.is_horizontal)
                state = (made.end, made.heading.is_horizontal, corner)
                if state in seen:
                    continue
                seen.add(state)
                reached.append(state)
                if corner:
                    found.setdefault(made.end, moves)
    return found


def moves_alone(puzzle: Puzzle | str) -> int | None:
    """Return the fewest moves by which one robot alone reaches the target, or None if ``ALONE_MOVES`` are not enough.

    >>> from ricochetrobots.core import parse_puzzle
    >>> moves_alone(parse_puzzle("5x5: Ra1 Ge5 >Re1")), moves_alone(parse_puzzle("5x5: Ra1 Ge5 >Rc3"))
    (3, None)
    """
    puzzle = as_puzzle(puzzle)
    required = puzzle.target.robot
    robots = puzzle.position.in_play if required is None else (required,)
    lengths = (cells_alone(puzzle.position, robot).get(puzzle.target.cell) for robot in robots)
    return min((length for length in lengths if length is not None), default=None)


def is_direct(puzzle: Puzzle) -> bool:
    """Return whether one move of a robot that may take the chip ends on the target."""
    position, target = puzzle.position, puzzle.target
    robots = position.in_play if target.robot is None else (target.robot,)
    return any(
        _ends_on(position, Move(robot, direction), target.cell) for robot in robots for direction in Direction
    )


def _ends_on(position: Position, move: Move, cell: Cell) -> bool:
    try:
        return position.slide(move).end == cell
    except MoveError:
        return False
