"""A position on which a person tries moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from ricochetrobots.core import Move, Path, Position, Slide


@dataclass
class Trial:
    """The moves made from a position; `undo` and `redo` have no limit."""

    start: Position
    slides: list[Slide] = field(default_factory=list)
    _undone: list[Move] = field(default_factory=list)

    @property
    def position(self) -> Position:
        """Return the position after the moves."""
        made = self.start
        for slide in self.slides:
            made = made.play(slide.move)
        return made

    @property
    def path(self) -> Path:
        """Return the moves made."""
        return Path(slide.move for slide in self.slides)

    def play(self, move: Move) -> None:
        """Make a move. Raises MoveError."""
        self.slides.append(self.position.slide(move))
        self._undone.clear()

    def undo(self) -> None:
        """Take back the last move, if there is one."""
        if self.slides:
            self._undone.append(self.slides.pop().move)

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if self._undone:
            self.slides.append(self.position.slide(self._undone.pop()))

    def restart(self) -> None:
        """Take back all moves."""
        while self.slides:
            self.undo()

    def show(self, path: Path, moves: int) -> None:
        """Show the first moves of a path in place of the moves made."""
        self.slides = list(self.start.trace(path[:moves]))
        self._undone = list(reversed(path[moves:]))
