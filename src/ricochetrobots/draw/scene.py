"""What a picture shows, before it is decided how."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from ricochetrobots.core import Board, Cell, Move, Position, Robot, Slide, Target


@dataclass(frozen=True)
class Scene:
    """A board, the target that is asked for, and where the robots stand ``before`` and ``after`` the slides."""

    board: Board
    target: Target | None
    before: Mapping[Robot, Cell]
    slides: tuple[Slide, ...]
    after: Mapping[Robot, Cell]

    @classmethod
    def of(cls, board: Board, position: Position | None, target: Target | None, path: Sequence[Move]) -> Self:
        """Return the scene after the path. Raises MoveError, and ValueError for a path without a position."""
        if position is None:
            if path:
                raise ValueError("a path needs a position to start from")
            return cls(board, target, {}, (), {})
        before = {robot: position.cell(robot) for robot in position.in_play}
        slides = position.trace(path)
        return cls(board, target, before, slides, before | {slide.move.robot: slide.end for slide in slides})

    def starts(self) -> Mapping[Robot, Cell]:
        """Return where the robots came from that stand elsewhere now."""
        return {robot: cell for robot, cell in self.before.items() if self.after[robot] != cell}
