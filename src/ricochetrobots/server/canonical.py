"""Which puzzles a room is playing."""

from __future__ import annotations

from ricochetrobots.core import Puzzle
from ricochetrobots.core.canonical import canonical
from ricochetrobots.game import Match


def names_in_play(match: Match) -> frozenset[str]:
    """Return the names of what is being played: the round's puzzle, and what is left of it in a demonstration."""
    puzzle = match.live_puzzle
    if puzzle is None or match.position is None:
        return frozenset()
    return frozenset({canonical(puzzle), canonical(Puzzle(match.position, puzzle.target))})
