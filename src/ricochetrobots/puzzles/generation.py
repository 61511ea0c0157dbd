"""Generate puzzles by their solutions."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ricochetrobots.core import EDITIONS, Puzzle
from ricochetrobots.core.canonical import canonical
from ricochetrobots.puzzles.boards import has_diagonals, random_board, random_position
from ricochetrobots.solver import Limits, Solution, count_paths, solve

NEWEST = [*EDITIONS][1]


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Which puzzles to generate.

    ``moves`` are the lengths of the shortest path and ``paths`` the numbers of shortest paths that are allowed.
    ``under_both_rules`` requires the same length with the ricochet rule and without it (R5.2).
    """

    edition: str = NEWEST
    diagonals: bool = False
    moves: range = range(1, 31)
    paths: range | None = None
    under_both_rules: bool = False


def random_puzzle(chance: Random, wanted: Wanted = Wanted()) -> Puzzle:
    """Return the next puzzle that `generate` would yield."""
    return next(generate(wanted, chance)).puzzle


def generate(wanted: Wanted, chance: Random) -> Iterator[Solution]:
    """Yield random puzzles with a shortest path each, without end; no two are guises of one another (`canonical`).

    The same ``chance`` yields the same puzzles on every machine.

    >>> solution = next(generate(Wanted(moves=range(5, 6)), Random(1)))
    >>> solution.moves
    5
    """
    panels = [name for name in EDITIONS[wanted.edition].panels if wanted.diagonals or not has_diagonals(name)]
    limits = Limits(max_moves=wanted.moves[-1])
    seen: set[str] = set()
    while True:
        board = random_board(chance, panels)
        puzzle = Puzzle(random_position(chance, board), chance.choice(board.targets))
        found = solve(puzzle, limits)
        if found.path is None or found.moves not in wanted.moves:
            continue
        if wanted.under_both_rules and solve(puzzle, limits, ricochet_rule=False).moves != found.moves:
            continue
        name = canonical(puzzle)
        if name in seen:
            continue
        if wanted.paths is not None and count_paths(puzzle, at_most=wanted.paths.stop) not in wanted.paths:
            continue
        seen.add(name)
        yield found
