"""Random boards, positions and puzzles, and the difficulty of puzzles.

The modules of `SOLVING` need the solver, which is slow to import. They are imported when one of their names is first
used, so that the game can deal boards without them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ricochetrobots.puzzles.boards import random_board, random_position

if TYPE_CHECKING:
    from ricochetrobots.puzzles.generation import Generated, NothingFoundError, generate, random_puzzle
    from ricochetrobots.puzzles.grading import Difficulty, UnsolvableError, difficulty
    from ricochetrobots.puzzles.themes import Theme, themes_of
    from ricochetrobots.puzzles.wanted import Wanted

__all__ = [
    "Difficulty",
    "Generated",
    "NothingFoundError",
    "Theme",
    "UnsolvableError",
    "Wanted",
    "difficulty",
    "generate",
    "random_board",
    "random_position",
    "random_puzzle",
    "themes_of",
]

SOLVING = ("generation", "wanted", "themes", "grading")


def __getattr__(name: str) -> object:
    """Return a name of ``__all__`` from the first module that has it (PEP 562)."""
    if name in __all__:
        for module in SOLVING:
            found: object = getattr(import_module(f"{__name__}.{module}"), name, None)
            if found is not None:
                globals()[name] = found
                return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
