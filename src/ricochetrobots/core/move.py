"""Moving robots (R3, R4) and reaching a target (R5)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from ricochetrobots.core.errors import (
    BlockedMoveError,
    DiagonalStopError,
    EndlessSlideError,
    MoveError,
)
from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.position import Position, Puzzle


@dataclass(frozen=True, order=True)
class Move:
    """A robot and the direction in which it is sent (R3.1)."""

    robot: Robot
    direction: Direction

    def __repr__(self) -> str:
        return f"parse_move({self.robot.letter + self.direction.letter!r})"


@dataclass(frozen=True)
class Slide:
    """What a move did: the cells from start to rest, and the direction of travel at the end."""

    move: Move
    cells: tuple[Cell, ...]
    heading: Direction

    @property
    def end(self) -> Cell:
        """Return the cell where the robot came to rest."""
        return self.cells[-1]


def slide(position: Position, move: Move) -> Slide:
    """Return how the robot slides until a wall or a robot stops it (R3.1), bouncing off foreign diagonals
    (R4).

    Raises BlockedMoveError (R3.3), DiagonalStopError (R4.3), EndlessSlideError (R4.4) or RobotNotInPlayError.
    """
    board, robot, heading = position.board, move.robot, move.direction
    start = position.cell(robot)
    cells = [start]
    bounces: set[tuple[Cell, Direction]] = set()
    by: Robot | Literal["wall"] = "wall"
    while not board.wall(cells[-1], heading):
        ahead = board.ahead(cells[-1], heading)
        other = position.robot_at(ahead)
        if other is not None and other is not robot:
            by = other
            break
        cells.append(ahead)
        diagonal = board.diagonal_at(ahead)
        if diagonal is not None and diagonal.robot is not robot:
            heading = diagonal.lean.turn(heading)
            if (ahead, heading) in bounces:
                raise EndlessSlideError(robot, move.direction)
            bounces.add((ahead, heading))
    if len(cells) == 1:
        raise BlockedMoveError(robot, move.direction, by)
    if board.diagonal_at(cells[-1]) is not None:
        raise DiagonalStopError(robot, move.direction, cells[-1])
    return Slide(move, tuple(cells), heading)


def play(position: Position, move: Move) -> Position:
    """Return the position after the move. Raises MoveError as `slide` does."""
    return position.place(move.robot, slide(position, move).end)


def legal_moves(position: Position) -> Iterator[Move]:
    """Yield the moves that are allowed here: robots red to silver, each north, east, south, west."""
    for robot in position.in_play:
        for direction in Direction:
            move = Move(robot, direction)
            try:
                slide(position, move)
            except MoveError:
                continue
            yield move


def trace(position: Position, moves: Iterable[Move]) -> tuple[Slide, ...]:
    """Return the slides of these moves, one after the other. Raises MoveError at the first refusal."""
    slides: list[Slide] = []
    for move in moves:
        slides.append(slide(position, move))
        position = position.place(move.robot, slides[-1].end)
    return tuple(slides)


def has_ricocheted(slides: Sequence[Slide], robot: Robot) -> bool:
    """Tell whether that robot has turned by 90 degrees after a move of its own (R5.3).

    Only the robot's own slides count: a later one must start at a right angle to the direction in which the
    one before it ended. Turning back is no ricochet, and neither is a bounce on a diagonal within one slide.
    """
    own = (slide for slide in slides if slide.move.robot is robot)
    return any(
        before.heading.is_horizontal is not after.move.direction.is_horizontal
        for before, after in pairwise(own)
    )


def reached(puzzle: Puzzle, slides: Sequence[Slide], *, ricochet_rule: bool = True) -> Robot | None:
    """Return the robot that stands on the target by right after these slides, or None (R5.1-R5.3).

    For the vortex any robot in play will do that has itself ricocheted. Without the ``ricochet_rule``
    standing there is enough, even before the first move.
    """
    ends = {slide.move.robot: slide.end for slide in slides}
    wanted = puzzle.position.in_play if puzzle.target.robot is None else (puzzle.target.robot,)
    for robot in wanted:
        if ends.get(robot, puzzle.position.cell(robot)) == puzzle.target.cell:
            return robot if not ricochet_rule or has_ricocheted(slides, robot) else None
    return None


@dataclass(frozen=True)
class Verdict:
    """What `judge` found.

    ``slides`` are those made before the judgement. When not ``ok``, ``clause`` and ``code`` say which rule is
    broken and ``move_index`` which move was refused, counted from 0; it is None when the whole path falls
    short.
    """

    ok: bool
    slides: tuple[Slide, ...]
    sentence: str
    clause: str | None = None
    code: str | None = None
    move_index: int | None = None


def judge(puzzle: Puzzle, path: Sequence[Move], *, ricochet_rule: bool = True) -> Verdict:
    """Judge whether the path solves the puzzle: every move allowed and the target reached at its end.

    It is right also if the target was reached on the way. Codes besides those of MoveError: ``path-empty``
    (R5.4), ``target-not-reached`` (R5.1) and ``no-ricochet`` (R5.2).
    """
    slides: list[Slide] = []
    position = puzzle.position
    for index, move in enumerate(path):
        try:
            slides.append(slide(position, move))
        except MoveError as error:
            return Verdict(False, tuple(slides), str(error), error.clause, error.code, index)
        position = position.place(move.robot, slides[-1].end)
    made = tuple(slides)
    name = position.board.name(puzzle.target.cell)
    robot = reached(puzzle, made, ricochet_rule=ricochet_rule)
    if robot is not None:
        count = f"{len(path)} move{'' if len(path) == 1 else 's'}"
        return Verdict(True, made, f"{robot.colour.capitalize()} reaches {name} in {count}.")
    if not path:
        return Verdict(False, made, "A path has at least one move.", "R5.4", "path-empty")
    asked = puzzle.target.robot
    standing = position.robot_at(puzzle.target.cell)
    if standing is None or asked not in (None, standing):
        who = "No robot" if asked is None else f"The {asked.colour} robot"
        verb = "stands" if asked is None else "does not stand"
        return Verdict(False, made, f"{who} {verb} on {name} at the end.", "R5.1", "target-not-reached")
    sentence = f"{standing.colour.capitalize()} has not turned by 90 degrees between two of its own moves."
    return Verdict(False, made, sentence, "R5.2", "no-ricochet")
