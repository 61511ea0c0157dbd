"""The puzzles from which environments draw."""

from collections.abc import Iterable, Sequence
from typing import Self, overload

from ricochetrobots.core import Puzzle, WrongTypeError
from ricochetrobots.core.errors import whole_number
from ricochetrobots.puzzles import UnsolvableError, Wanted, generate
from ricochetrobots.puzzles.chance import Chance, as_seed
from ricochetrobots.solver import Solution, solve

USUAL_SIZE = 1000


class Pool(Sequence[Solution]):
    """Puzzles with a shortest path each, all on boards of one size.

    ``Pool(wanted, seed=1)`` holds the first ``size`` puzzles of `generate`, by default random ones of 1999. It
    generates each when it is first needed, in about a millisecond, and keeps it. Raises ValueError for ``size`` below
    1, and WrongTypeError.

    >>> pool = Pool(Wanted(moves=3), seed=1)
    >>> pool[0].moves, len(pool)
    (3, 1000)
    """

    def __init__(self, wanted: Wanted | None = None, *, seed: int = 0, size: int = USUAL_SIZE) -> None:
        if whole_number("size", size) < 1:
            raise ValueError("A pool has at least one puzzle.")
        if not isinstance(wanted, Wanted | None):
            raise WrongTypeError.of("requirements, such as Wanted(moves=5)", wanted)
        self._wanted = Wanted() if wanted is None else wanted
        self._seed, self._size = as_seed(seed), size
        self._known: dict[int, Solution] = {}

    @classmethod
    def of(cls, puzzles: Iterable[Puzzle | str]) -> Self:
        """Solve these puzzles, one after another, and return the pool of them.

        Raises ValueError if there are none or their boards differ in size, and UnsolvableError if one has no solution.
        Raises InputError for a text that is no puzzle, and WrongTypeError for a single puzzle.
        """
        if isinstance(puzzles, str | Puzzle) or not isinstance(puzzles, Iterable):
            raise WrongTypeError.of("several puzzles", puzzles)
        known = dict(enumerate(map(solve, puzzles)))
        pool = cls(size=len(known))
        pool._known = known
        if any(solution.path is None for solution in pool):
            raise UnsolvableError
        if len({(solution.puzzle.board.width, solution.puzzle.board.height) for solution in pool}) > 1:
            raise ValueError("The boards of a pool have one size.")
        return pool

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, number: int, /) -> Solution: ...
    @overload
    def __getitem__(self, number: slice, /) -> Sequence[Solution]: ...
    def __getitem__(self, number: int | slice, /) -> Solution | Sequence[Solution]:
        if isinstance(number, slice):
            return [self[one] for one in range(self._size)[number]]
        number = range(self._size)[number]
        if number not in self._known:
            found = next(generate(self._wanted, seed=self._seed, start=number))
            self._known[number] = found.solution
        return self._known[number]

    def draw(self, seed: int, episode: int) -> int:
        """Return the number of the puzzle that an environment of that seed plays in an episode, counted from 0."""
        return Chance(seed, episode).below(self._size)


def check_pool(pool: Pool) -> Pool:
    """Return the pool. Raises WrongTypeError for another value."""
    if not isinstance(pool, Pool):
        raise WrongTypeError.of("a pool, such as Pool(Wanted(moves=5))", pool)
    return pool
