"""The content of a picture, before it is drawn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from ricochetrobots.core import (
    Board,
    Cell,
    Move,
    Path,
    Position,
    Puzzle,
    Robot,
    Slide,
    Target,
    as_value,
)

Shown = Board | Position | Puzzle


@dataclass(frozen=True)
class Scene:
    """A board, the current target, and the cells of the robots ``before`` and ``after`` the slides."""

    board: Board
    target: Target | None
    before: Mapping[Robot, Cell]
    slides: tuple[Slide, ...]
    after: Mapping[Robot, Cell]

    @classmethod
    def of(cls, shown: Shown | str, path: Iterable[Move | str] | str) -> Self:
        """Return the scene after the path.

        Raises MoveError, ValueError for a path on a board without robots, and InputError for a text that cannot be
        read.
        """
        path = Path(path)
        shown = as_value(shown)
        if isinstance(shown, Board):
            if path:
                raise ValueError("a path needs a position to start from")
            return cls(shown, None, {}, (), {})
        position, target = (shown.position, shown.target) if isinstance(shown, Puzzle) else (shown, None)
        before = {robot: position.cell(robot) for robot in position.in_play}
        slides = position.trace(path)
        after = before | {slide.move.robot: slide.end for slide in slides}
        return cls(position.board, target, before, slides, after)

    def gaze(self, robot: Robot) -> tuple[int, int]:
        """Return the direction in which the robot moved last, right and down, if its move was the last of all."""
        if not self.slides or self.slides[-1].move.robot is not robot:
            return 0, 0
        before, end = (divmod(cell, self.board.width) for cell in self.slides[-1].cells[-2:])
        return end[1] - before[1], end[0] - before[0]

    def starts(self) -> Mapping[Robot, Cell]:
        """Return the starting cells of the robots that moved."""
        return {robot: cell for robot, cell in self.before.items() if self.after[robot] != cell}
