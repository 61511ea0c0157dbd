"""The difficulty of a puzzle for a person."""

from bisect import bisect
from dataclasses import dataclass
from math import log2

from ricochetrobots.core import Path, Puzzle, RicochetError, WrongTypeError, as_puzzle
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.puzzles.person import LOOKS, REFERENCE, Effort, look_for_path
from ricochetrobots.solver import Solution, solve

MODEL = "person-2"
"""The version of the model. Any change of the person, the score or the grades requires a new one."""
MOVE_WEIGHT = 0.5
"""The weight of the length.

It counts separately, since the effort has a ceiling: the person seldom solves long puzzles.
"""
NEVER_FOUND = 2 * LOOKS
"""The looks until a path that was not found."""
GRADES = (8.7, 12.55, 14.15, 15.45)
"""The scores at which the next grade begins; each grade has about a fifth of the random puzzles of 1999."""


@dataclass(frozen=True)
class Features:
    """The features behind the score.

    ``moves`` is the length of a shortest path, and ``helpers`` the number of other robots that move in the one that
    the solver found. ``first_looks`` and ``shortest_looks``: the slides that a person looks at for each path found,
    and for each shortest one; 4,000 if none was found.
    """

    moves: int
    helpers: int
    first_looks: float
    shortest_looks: float

    @property
    def effort(self) -> float:
        """The mean of the logarithms (base 2) of the looks until a path and until a shortest one."""
        return (log2(self.first_looks) + log2(self.shortest_looks)) / 2

    @property
    def score(self) -> float:
        """The number that orders puzzles by difficulty, rounded to hundredths."""
        return round(self.effort + MOVE_WEIGHT * self.moves, 2)


@dataclass(frozen=True)
class Difficulty:
    """The difficulty of a puzzle: a ``score`` to compare, a ``grade`` from 1 to 5, and its features."""

    score: float
    grade: int
    features: Features
    model: str = MODEL


class UnsolvableError(RicochetError):
    """The puzzle has no solution, so it has no difficulty."""

    code = "unsolvable"

    def _words(self) -> str:
        return Sentence("fault-unsolvable", "This puzzle has no solution, so it has no difficulty.")


def difficulty(puzzle: Puzzle | str, solution: Solution | None = None) -> Difficulty:
    """Return how difficult a person finds the puzzle; always the same for the same puzzle.

    The score grows with the slides that a person looks at until a path is found and until a shortest one is found,
    and with the length of the shortest. Pass ``solution`` to avoid another search. Cost: a search and 0.3 ms with the
    kernel. Raises UnsolvableError, InputError for a text that is not a puzzle, and ValueError for the solution of
    another puzzle.

    >>> easy, hard = difficulty("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"), difficulty("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    >>> easy.grade < hard.grade
    True
    """
    puzzle = as_puzzle(puzzle)
    solution = solve(puzzle) if solution is None else solution
    if not isinstance(solution, Solution):
        raise WrongTypeError.of("a solution, such as solve returns", solution)
    if solution.puzzle != puzzle:
        raise ValueError("The solution is that of another puzzle.")
    path = solution.path
    if path is None:
        raise UnsolvableError
    features = features_of(path, look_for_path(puzzle, len(path)))
    return Difficulty(features.score, 1 + bisect(GRADES, features.score), features)


def grades_of(moves: int) -> range:
    """Return the grades that a puzzle with a shortest path of that length can have.

    The person looks at one slide at a time and starts again after each success, so a path takes a look for each move
    at least. The person finds no path that is longer than the longest line.
    """
    fewest_looks = moves if moves <= REFERENCE.longest_line else NEVER_FOUND
    scores = (Features(moves, 0, looks, looks).score for looks in (fewest_looks, NEVER_FOUND))
    easiest, hardest = (1 + bisect(GRADES, score) for score in scores)
    return range(easiest, hardest + 1)


def features_of(path: Path, effort: Effort) -> Features:
    """Return the features of a puzzle with this shortest path, for which a person needed this effort."""
    return Features(
        moves=len(path),
        helpers=len({move.robot for move in path}) - 1,
        first_looks=effort.looks / effort.solved if effort.solved else NEVER_FOUND,
        shortest_looks=effort.looks / effort.shortest if effort.shortest else NEVER_FOUND,
    )
