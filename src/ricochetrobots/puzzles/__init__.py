"""Random boards, positions and puzzles.

`puzzles.generation` (`generate`, `Wanted`, `random_puzzle`) needs the solver and is imported by its name, so that the
game can deal boards without it.
"""

from ricochetrobots.puzzles.boards import random_board, random_position

__all__ = ["random_board", "random_position"]
