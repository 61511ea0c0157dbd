"""What is in play in a room, by the names under which the gate refuses it (docs/adr/0007-solving-service.md)."""

from __future__ import annotations

from ricochetrobots.core import Puzzle
from ricochetrobots.core.canonical import neighbourhood
from ricochetrobots.game import Match


class NamesInPlay:
    """The names of the puzzles in play in one room, worked out once for each puzzle."""

    def __init__(self) -> None:
        self._names: dict[Puzzle, frozenset[str]] = {}

    def of(self, match: Match) -> frozenset[str]:
        """Return the names of what is in play now. About 0.1 ms for each puzzle that was not before."""
        known = self._names
        self._names = {puzzle: known.get(puzzle) or neighbourhood(puzzle) for puzzle in _puzzles(match)}
        return frozenset().union(*self._names.values())


def _puzzles(match: Match) -> tuple[Puzzle, ...]:
    """Return the round's puzzle, and what is left of it in a demonstration."""
    puzzle = match.puzzle_in_play
    if puzzle is None or match.position is None:
        return ()
    return (puzzle, Puzzle(match.position, puzzle.target))
