"""All shortest paths of a puzzle."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from ricochetrobots.core import Path, Puzzle, Status, as_puzzle
from ricochetrobots.core.errors import check_bool, whole_number
from ricochetrobots.solver import reference
from ricochetrobots.solver.engines import find_engine
from ricochetrobots.solver.errors import LimitMetError
from ricochetrobots.solver.limits import NO_LIMITS, Limits, Watch, deadline
from ricochetrobots.solver.solution import FoundPaths


@dataclass
class AllPaths:
    """All shortest paths of a puzzle; `all_paths` makes it.

    ``moves`` is the length of each path, None unless ``status`` is solved. Iterating yields each path once, by robot
    and direction: red before green, north before east. Paths are computed on demand, so the first ones are available
    at once, however many there are. A second iteration searches again with the same ``limits``. A pickle omits cancel
    and progress.

    Iterating and counting raise LimitMetError if ``status`` is limit or if they reach a limit themselves. The latter
    can happen with the reference, in a second search, and after unpickling. An unsolvable puzzle has no paths.
    """

    puzzle: Puzzle
    status: Status
    moves: int | None
    ricochet_rule: bool
    engine: str
    limits: Limits = field(compare=False)
    _count: int | None = field(compare=False, repr=False)
    """The number of paths, if the kernel has counted them."""
    _paths: Iterator[Path] | None = field(compare=False, repr=False)
    """The paths of the first search, for the first iteration."""

    def __iter__(self) -> Iterator[Path]:
        paths, self._paths = self._paths, None
        return self._search() if paths is None else paths

    def count(self, at_most: int = 1_000_000) -> int:
        """Return how many paths there are, ``at_most`` if there are more.

        Cost: nothing if the kernel has counted them, otherwise that of iterating. Raises LimitMetError.
        """
        at_most = whole_number("at_most", at_most)
        if self._count is not None:
            return min(self._count, at_most)
        return sum(1 for _ in islice(self._search(), min(at_most, sys.maxsize)))

    def __getstate__(self) -> dict[str, object]:
        limits = replace(self.limits, cancel=None, progress=None)
        return self.__dict__ | {"limits": limits, "_paths": None}

    def _search(self) -> Iterator[Path]:
        if self.status is Status.LIMIT:
            raise LimitMetError
        if self.moves is None:
            return
        watch = Watch(self.limits, deadline(self.limits))
        if self.engine != "native":
            space = reference.Space(self.puzzle, ricochet_rule=self.ricochet_rule)
            yield from space.all_paths(self.moves, watch)
            return
        found = _ask_kernel(self.puzzle, watch, ricochet_rule=self.ricochet_rule)
        if found.status is not Status.SOLVED:
            raise LimitMetError
        yield from found.paths


def all_paths(
    puzzle: Puzzle | str, limits: Limits = NO_LIMITS, *, ricochet_rule: bool = True, engine: str | None = None
) -> AllPaths:
    """Find all shortest paths of the puzzle.

    The arguments are those of `solve`, but the search uses one thread. The kernel finds all paths at once, in two to
    four times the time of `solve`, within the same limits. The reference first finds the length, then searches for
    the paths one by one, with the same limits again. Raises as `solve` does.

    >>> paths = all_paths("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    >>> paths.moves, paths.count()
    (5, 3)
    >>> for path in paths:
    ...     print(path)
    Ge Gn Bw Gw Gs
    Ge Bw Gn Gw Gs
    Bw Ge Gn Gw Gs
    """
    puzzle = as_puzzle(puzzle)
    check_bool("ricochet_rule", ricochet_rule)
    name, search = find_engine(engine)
    watch = Watch(limits, deadline(limits))
    if name == "native":
        found = _ask_kernel(puzzle, watch, ricochet_rule=ricochet_rule)
        if found.status is not Status.SOLVED:
            return AllPaths(puzzle, found.status, None, ricochet_rule, name, limits, None, None)
        return AllPaths(
            puzzle, found.status, found.moves, ricochet_rule, name, limits, found.count, found.paths
        )
    answer = search(puzzle, watch, ricochet_rule=ricochet_rule)
    moves = None if answer.path is None else len(answer.path)
    return AllPaths(puzzle, answer.status, moves, ricochet_rule, name, limits, None, None)


def _ask_kernel(puzzle: Puzzle, watch: Watch, *, ricochet_rule: bool) -> FoundPaths:
    from ricochetrobots.solver import native  # missing without a kernel

    return native.find_all_paths(puzzle, watch, ricochet_rule=ricochet_rule)
