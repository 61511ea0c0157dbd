"""The difficulty of a puzzle for people: its length, and a quarter of its surprise."""

from bisect import bisect
from dataclasses import dataclass
from math import log2

from ricochetrobots.core import Direction, Puzzle, RicochetError, Robot, WrongTypeError, as_puzzle
from ricochetrobots.core.errors import check_bool
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.puzzles.surprise import ACTIVE_ROBOT, SAME_ROBOT, Walk, walk
from ricochetrobots.solver import Solution

MODEL = "surprise-1"
"""The version of the model. Any change of the surprise, the score or the grades requires a new one."""
FEWEST_MOVES = 2
"""The length of the shortest path of any puzzle (R5.4)."""
SURPRISE_WEIGHT = 0.25
"""The weight of a bit of surprise, in moves. With 0.2 to 0.5, the order of puzzles is about as good."""
GRADES = (6.34, 8.78, 10.52, 12.73)
"""The scores at which the next grade begins; each grade has about a fifth of the random puzzles of 1999."""
USUAL_SURPRISE = (1.2, 2.2)
"""The usual surprise of a puzzle of 1999, in bits: the first number, and the second for each move."""
UNUSUAL = 2
"""Farther than this from the usual surprise of its length, in bits, a puzzle is well hidden or plain to see."""


@dataclass(frozen=True)
class Difficulty:
    """The difficulty of a puzzle: a ``score`` to compare, a ``grade`` from 1 to 5, and what they come from.

    ``moves`` is the length of a shortest path, and ``movers`` the least number of robots that one moves. ``surprise``
    is in bits, rounded to thousandths (`puzzles.surprise`).
    """

    score: float
    grade: int
    moves: int
    surprise: float
    movers: int
    model: str = MODEL

    @property
    def hidden(self) -> int:
        """1 if the shortest paths are well hidden for their length, -1 if they are plain to see, otherwise 0."""
        base, each_move = USUAL_SURPRISE
        beyond = self.surprise - (base + each_move * self.moves)
        return (beyond >= UNUSUAL) - (beyond <= -UNUSUAL)


class UnsolvableError(RicochetError):
    """The puzzle has no solution, so it has no difficulty."""

    code = "unsolvable"

    def _words(self) -> str:
        return Sentence("fault-unsolvable", "This puzzle has no solution, so it has no difficulty.")


def difficulty(
    puzzle: Puzzle | str, solution: Solution | None = None, *, ricochet_rule: bool = True
) -> Difficulty:
    """Return how difficult people find the puzzle; always the same for the same puzzle.

    The score is the length of the shortest paths, and a quarter of their surprise in bits: a walker who slides at
    random seldom walks a surprising path. A ``solution`` spares the search for a puzzle without one. Cost: 0.3 ms
    with the kernel. Raises UnsolvableError, InputError for a text that is not a puzzle, and ValueError for the
    solution of another puzzle.

    >>> easy, hard = difficulty("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"), difficulty("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    >>> easy.score, hard.score
    (3.31, 8.21)
    """
    puzzle = as_puzzle(puzzle)
    check_bool("ricochet_rule", ricochet_rule)
    if solution is not None:
        if not isinstance(solution, Solution):
            raise WrongTypeError.of("a solution, such as solve returns", solution)
        if solution.puzzle != puzzle:
            raise ValueError("The solution is that of another puzzle.")
        if solution.path is None:
            raise UnsolvableError
    found = walk(puzzle, ricochet_rule=ricochet_rule)
    if found is None:
        raise UnsolvableError
    return difficulty_of(found)


def difficulty_of(found: Walk) -> Difficulty:
    """Return the difficulty of a puzzle with these shortest paths."""
    surprise = round(found.surprise, 3)
    score = round(found.moves + SURPRISE_WEIGHT * surprise, 2)
    return Difficulty(score, grade_of(score), found.moves, surprise, found.movers)


def grade_of(score: float) -> int:
    """Return the grade of a score, 1 to 5."""
    return 1 + bisect(GRADES, score)


def grades_of(moves: int) -> range:
    """Return the grades that a puzzle with shortest paths of that length can have.

    At the best, the walker has no choice. At the worst, all robots can slide everywhere, and the right move is that of
    a robot that did not move last and may not take the chip.
    """
    weights = len(Direction) * (SAME_ROBOT * ACTIVE_ROBOT + len(Robot) - 1)
    return range(grade_of(moves), grade_of(moves * (1 + SURPRISE_WEIGHT * log2(weights))) + 1)
