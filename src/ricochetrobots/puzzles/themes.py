"""Themes: the ideas in a path, with the names that players use."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import pairwise

from ricochetrobots.core import Board, Direction, Path, Puzzle, Robot, Slide, as_puzzle


class Theme(StrEnum):
    """A theme of a puzzle: every shortest path has it."""

    BLOCKER = "blocker"
    """A robot that has moved stops another, where no wall does."""
    WAIT = "wait"
    """A robot moves, another one moves, and the first one moves again."""
    THERE_AND_BACK = "there-and-back"
    """A robot's next move goes back in the opposite direction, also if other robots move in between (R3.5)."""
    DIAGONAL = "diagonal"
    """A robot bounces off a diagonal (R4)."""
    VORTEX = "vortex"
    """Any robot may take the chip (R5.1)."""
    FIFTH_ROBOT = "fifth-robot"
    """The silver robot moves (R2.3)."""


def themes_of(puzzle: Puzzle | str, path: Path | str) -> frozenset[Theme]:
    """Return the themes of a path that solves the puzzle; both may be text. Raises InputError and MoveError.

    >>> sorted(themes_of("5x5: Ra1 Ge5 >Re5", "Re Gw Rs"))
    [<Theme.WAIT: 'wait'>]
    """
    puzzle, path = as_puzzle(puzzle), Path(path)
    slides = puzzle.position.trace(path)
    return frozenset(_themes(puzzle, slides))


def _themes(puzzle: Puzzle, slides: Sequence[Slide]) -> Iterator[Theme]:
    movers = [made.move.robot for made in slides]
    if puzzle.target.robot is None:
        yield Theme.VORTEX
    if Robot.SILVER in movers:
        yield Theme.FIFTH_ROBOT
    if any(_bounces(puzzle.position.board, made) for made in slides):
        yield Theme.DIAGONAL
    if any(_turns_back(robot, slides) for robot in set(movers)):
        yield Theme.THERE_AND_BACK
    runs = [robot for at, robot in enumerate(movers) if at == 0 or movers[at - 1] is not robot]
    if len(runs) > len(set(runs)):
        yield Theme.WAIT
    if _has_blocker(puzzle, slides):
        yield Theme.BLOCKER


def _bounces(board: Board, made: Slide) -> bool:
    passed = map(board.diagonal_at, made.cells[1:])
    return any(diagonal is not None and diagonal.robot is not made.move.robot for diagonal in passed)


def _turns_back(robot: Robot, slides: Sequence[Slide]) -> bool:
    its_slides = [made for made in slides if made.move.robot is robot]
    return any(
        after.move.direction is Direction((before.heading + 2) % len(Direction))
        for before, after in pairwise(its_slides)
    )


def _has_blocker(puzzle: Puzzle, slides: Sequence[Slide]) -> bool:
    board, robots = puzzle.position.board, list(puzzle.position.robots)
    moved: set[Robot] = set()
    for made in slides:
        robot, end = made.move.robot, made.end
        robots[robot] = end
        if not board.wall(end, made.heading):
            stopped_by = board.ahead(end, made.heading)
            if stopped_by in robots and Robot(robots.index(stopped_by)) in moved - {robot}:
                return True
        moved.add(robot)
    return False
