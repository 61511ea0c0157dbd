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
        self._names = {puzzle: known.get(puzzle) or neighbourhood(puzzle) for puzzle in match.puzzles_in_play}
        return frozenset().union(*self._names.values())
