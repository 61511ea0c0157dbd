"""Where the robots stand, how they move, and what is asked of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from ricochetrobots.core.board import Board, Target, cell_names, check_target, format_target
from ricochetrobots.core.errors import IllegalError, MoveError, RobotNotInPlayError
from ricochetrobots.core.geometry import ROBOT_LETTERS, Cell, Direction, Robot, RobotLetter
from ricochetrobots.core.move import Move, Path, Slide, as_move, slide
from ricochetrobots.core.sentence import Sentence, titled


@dataclass(frozen=True)
class Position:
    """A board and the cell of each robot.

    ``robots`` is a tuple of five in the order of `Robot`; None is a robot that is not in play. Robots may stand on
    targets. Raises TypeError when ``robots`` is not such a tuple, e.g. a list or with numbers that are not whole, and
    IllegalError when nobody is in play, two share a cell, or one stands off the board, on a closed cell (R1.4) or on
    a diagonal (R4.3).
    """

    board: Board
    robots: tuple[Cell | None, ...]

    def __post_init__(self) -> None:
        robots = self.robots
        if not isinstance(robots, tuple):
            raise TypeError(f"The robots of a position are a tuple of cells, not {_kind(robots)}.")
        if len(robots) != len(Robot):
            raise IllegalError(
                Sentence("fault-places", "A position has {places} places for robots.", places=len(Robot)),
                "",
                0,
            )
        if not self._is_sound():
            self._find_fault()

    def _is_sound(self) -> bool:
        """Tell, quickly, whether every robot stands where it may."""
        taken = [cell for cell in self.robots if cell is not None]
        cells = set(taken)
        return 0 < len(taken) == len(cells) and set(map(type, taken)) == {int} and self.board.may_stand(cells)

    def _find_fault(self) -> None:
        """Raise what the class raises for such robots."""
        board, robots = self.board, self.robots
        for robot, cell in zip(Robot, robots, strict=True):
            if cell is None:
                continue
            if not isinstance(cell, int) or isinstance(cell, bool):
                raise TypeError(f"The cell of the {robot.colour} robot is a whole number, not {_kind(cell)}.")
            if not 0 <= cell < len(board.walls):
                raise IllegalError(
                    Sentence("fault-cell-nowhere", "Cell number {number} is not on the board.", number=cell),
                    str(cell),
                    0,
                )
            if fault := board.standing_fault(cell):
                clause, why = fault
                raise IllegalError(
                    Sentence(
                        "fault-robot-there",
                        "The {colour} robot cannot stand on {cell}, which {why}.",
                        colour=robot.colour,
                        who=titled(robot),
                        cell=board.name(cell),
                        why=why,
                    ),
                    f"{robot}{board.name(cell)}",
                    0,
                    clause,
                )
            first = Robot(robots.index(cell))
            if first is not robot:
                raise IllegalError(
                    Sentence(
                        "fault-two-robots",
                        "The {colour} and the {other_colour} robot are both on {cell}.",
                        colour=first.colour,
                        who=titled(first),
                        other_colour=robot.colour,
                        other=titled(robot),
                        cell=board.name(cell),
                    ),
                    f"{robot}{board.name(cell)}",
                    0,
                    "R2.2",
                )
        if not self.in_play:
            raise IllegalError(Sentence("fault-no-robots", "No robot is in play."), "", 0)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    @property
    def in_play(self) -> tuple[Robot, ...]:
        """Return the robots on the board, in their order."""
        return tuple(robot for robot in Robot if self.robots[robot] is not None)

    @cached_property
    def _text(self) -> str:
        names = cell_names(self.board.width, self.board.height)
        robots = [
            letter + names[cell]
            for letter, cell in zip(ROBOT_LETTERS, self.robots, strict=True)
            if cell is not None
        ]
        return " ".join((str(self.board), *robots))

    @cached_property
    def cell_names(self) -> Mapping[RobotLetter, str]:
        """The names of the cells where the robots stand, by the robots' letters."""
        return {robot.letter: self.board.name(self.cell(robot)) for robot in self.in_play}

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

    def slide(self, move: Move | str) -> Slide:
        """Return how the robot of the move slides, and where it comes to rest (R3, R4).

        Raises BlockedMoveError (R3.3), DiagonalStopError (R4.3), EndlessSlideError (R4.4) or RobotNotInPlayError,
        and UnreadableError for a text that is no move.
        """
        return slide(self.board, self.robots, as_move(move))

    def play(self, move: Move | str) -> Self:
        """Return the position after the move. Raises as `slide` does.

        >>> from ricochetrobots.core import parse_position
        >>> print(parse_position("5x5: Ra1 Ge1").play("Re"))
        5x5: Rd1 Ge1
        """
        made = self.slide(move)
        return self.place(made.move.robot, made.end)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves that are allowed here: robots red to silver, each north, east, south, west."""
        return tuple(move for robot in self.in_play for move in _MOVES[robot] if self._allows(move))

    def trace(self, path: Iterable[Move | str] | str) -> tuple[Slide, ...]:
        """Return the slides of these moves, one after the other. Raises as `slide` does at the first refusal."""
        position = self
        slides: list[Slide] = []
        for move in Path(path):
            slides.append(position.slide(move))
            position = position.place(move.robot, slides[-1].end)
        return tuple(slides)

    def _allows(self, move: Move) -> bool:
        try:
            self.slide(move)
        except MoveError:
            return False
        return True


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
        if robot is not None and self.position.robots[robot] is None:
            raise IllegalError(
                Sentence(
                    "fault-target-robot",
                    "The target asks for the {colour} robot, which is not in play.",
                    colour=robot.colour,
                    who=titled(robot),
                ),
                format_target(self.target, board),
                0,
                "R5.1",
            )

    def __str__(self) -> str:
        return f"{self.position} {format_target(self.target, self.position.board)}"

    def __repr__(self) -> str:
        return f"parse_puzzle({str(self)!r})"


_MOVES = [[Move(robot, direction) for direction in Direction] for robot in Robot]


def _kind(value: object) -> str:
    return f"{type(value).__name__} {value!r:.60}"
