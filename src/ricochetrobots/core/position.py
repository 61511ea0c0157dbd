"""Where the robots stand, and what is asked of them."""

from dataclasses import dataclass, replace
from typing import Self

from ricochetrobots.core.board import Board, Target, check_target, target_text
from ricochetrobots.core.errors import IllegalError, RobotNotInPlayError
from ricochetrobots.core.geometry import Cell, Robot


@dataclass(frozen=True)
class Position:
    """A board and the cell of each robot.

    ``robots`` has five places in the order of `Robot`; None is a robot that is not in play. Robots may stand
    on targets. Raises IllegalError when nobody is in play, two share a cell, or one stands off the board, on
    a closed cell (R1.4) or on a diagonal (R4.3).
    """

    board: Board
    robots: tuple[Cell | None, ...]

    def __post_init__(self) -> None:
        if len(self.robots) != len(Robot):
            raise IllegalError(f"A position has {len(Robot)} places for robots.", "", 0)
        if not self.in_play:
            raise IllegalError("No robot is in play.", "", 0)
        board = self.board
        for robot in self.in_play:
            cell = self.cell(robot)
            if not 0 <= cell < len(board.walls):
                raise IllegalError(f"Cell number {cell} is not on the board.", str(cell), 0)
            if fault := board.standing_fault(cell):
                clause, why = fault
                raise IllegalError(
                    f"The {robot.colour} robot cannot stand on {board.name(cell)}, which {why}.",
                    f"{robot.letter}{board.name(cell)}",
                    0,
                    clause,
                )
            other = self.robot_at(cell)
            if other is not None and other is not robot:
                raise IllegalError(
                    f"The {other.colour} and the {robot.colour} robot are both on {board.name(cell)}.",
                    f"{robot.letter}{board.name(cell)}",
                    0,
                    "R2.2",
                )

    def __repr__(self) -> str:
        from ricochetrobots.core.notation import format_position  # which imports this module

        return f"parse_position({format_position(self)!r})"

    @property
    def in_play(self) -> tuple[Robot, ...]:
        """Return the robots on the board, in their order."""
        return tuple(robot for robot in Robot if self.robots[robot] is not None)

    def cell(self, robot: Robot) -> Cell:
        """Return where that robot stands. Raises RobotNotInPlayError."""
        cell = self.robots[robot]
        if cell is None:
            raise RobotNotInPlayError(robot)
        return cell

    def robot_at(self, cell: Cell) -> Robot | None:
        """Return the robot on that cell, if any."""
        return Robot(self.robots.index(cell)) if cell in self.robots else None

    def place(self, robot: Robot, cell: Cell) -> Self:
        """Return the position with that robot there instead. Raises IllegalError as the class does."""
        return replace(self, robots=(*self.robots[:robot], cell, *self.robots[robot + 1 :]))


@dataclass(frozen=True)
class Puzzle:
    """A position and the target to reach from it (R5).

    The target need not be printed on the board. Raises IllegalError when no robot could ever stop there
    (R1.4, R4.3) or the robot it asks for is not in play (R5.1).
    """

    position: Position
    target: Target

    def __post_init__(self) -> None:
        board, robot = self.position.board, self.target.robot
        check_target(board, self.target)
        if robot is not None and robot not in self.position.in_play:
            raise IllegalError(
                f"The target asks for the {robot.colour} robot, which is not in play.",
                target_text(board, self.target),
                0,
                "R5.1",
            )

    def __repr__(self) -> str:
        from ricochetrobots.core.notation import format_puzzle  # which imports this module

        return f"parse_puzzle({format_puzzle(self)!r})"
