"""Generate puzzles on demand. A seed and an index alone determine a puzzle."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import count, islice, pairwise
from math import inf
from typing import TYPE_CHECKING

from ricochetrobots.core import (
    Board,
    Cell,
    Edition,
    Move,
    Path,
    Position,
    Puzzle,
    RicochetError,
    WrongTypeError,
)
from ricochetrobots.core.alone import is_direct
from ricochetrobots.core.errors import whole_number
from ricochetrobots.core.move import stop_of
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.picture import captioned
from ricochetrobots.puzzles.boards import FIRST_EDITION, starting_cells
from ricochetrobots.puzzles.chance import Chance, any_seed, as_seed
from ricochetrobots.puzzles.grading import Difficulty, difficulty
from ricochetrobots.puzzles.pairs import single_pairs
from ricochetrobots.puzzles.themes import Theme, themes_of
from ricochetrobots.puzzles.wanted import LONGEST, Numbers, Wanted, as_range
from ricochetrobots.solver import NO_LIMITS, Limits, Solution, all_paths, count_paths, solve

if TYPE_CHECKING:
    from concurrent.futures import Future

ATTEMPTS = 100_000
"""The most random puzzles to try for one index: tens of seconds. Some 30 of them have 11 moves and one shortest path.
"""
REPORTED = 100
"""Report the progress after this many random puzzles."""
CHANGES = 100
"""Deal another puzzle after this many changes without an improvement."""
LONG = 8
"""From this many moves on, look for a single shortest path mostly among those of two robots (`puzzles.pairs`)."""
LONG_CHANGES = 200
"""The same as `CHANGES`, once a puzzle is long enough and only has to have a single path."""
PAIRS = 30
"""Try at most this many positions of two robots before another deal: their tables take 2 ms, a search 0.1 ms."""
UNPAIRED = 3
"""One in this many deals is changed step by step nevertheless, since some single paths move more robots."""
LISTED_PATHS = 200
"""A theme must occur in all shortest paths; a puzzle with more paths than this has no themes."""
KEPT_PATHS = 48
"""Before a search for a changed puzzle, try the newest paths of this number. They are for the same target."""
AHEAD = 4
"""The number of indices to search ahead for each thread, so that a rare puzzle delays no other."""

Robots = tuple[Cell | None, ...]
"""The cells of the robots, as in a position."""
Misses = tuple[float, ...]
"""The distance from each requirement, as `_misses` yields them."""
MET: Misses = (0,)
"""The puzzle has one of the allowed lengths."""
SEVERAL: Misses = (0, 1, inf)
"""It has an allowed length and several shortest paths, of which only one is allowed."""


@dataclass(frozen=True)
class Graded:
    """A puzzle with a shortest path, and with what is known of it, computed at the first use."""

    solution: Solution

    @property
    def puzzle(self) -> Puzzle:
        """Return the puzzle."""
        return self.solution.puzzle

    @cached_property
    def paths(self) -> int:
        """Return the number of shortest paths; the first use counts them."""
        return count_paths(self.puzzle) or 0

    @cached_property
    def themes(self) -> frozenset[Theme]:
        """Return the themes that all shortest paths have; none if there are more than 200 paths."""
        paths = list(islice(all_paths(self.puzzle), LISTED_PATHS + 1))
        if len(paths) > LISTED_PATHS:
            return frozenset()
        return frozenset.intersection(*(themes_of(self.puzzle, path) for path in paths))

    @property
    def movers(self) -> int:
        """Return the smallest number of robots that a shortest path moves."""
        return self.difficulty.movers

    @cached_property
    def difficulty(self) -> Difficulty:
        """Return how difficult people find the puzzle; the first use finds all shortest paths."""
        return difficulty(self.puzzle, self.solution)


@dataclass(frozen=True, kw_only=True)
class Generated(Graded):
    """A generated puzzle; its seed and index generate it again."""

    seed: int
    index: int

    def _repr_html_(self) -> str | None:
        words = f"{self.solution.moves} moves, grade {self.difficulty.grade}; seed {self.seed}, index {self.index}"
        return captioned(self.puzzle, Path(), words)


class NothingFoundError(RicochetError):
    """No random puzzle that was tried meets all requirements."""

    code = "nothing-found"

    def _words(self) -> str:
        return Sentence(
            "fault-nothing-found",
            "None of {tries} random puzzles meets all requirements. Require less.",
            tries=ATTEMPTS,
        )


def random_puzzle(
    seed: int | None = None, *, edition: Edition | str = FIRST_EDITION, moves: int | range | None = None
) -> Puzzle:
    """Return a random puzzle of an edition that can be solved; a seed gives the same puzzle on every machine.

    ``moves`` are the allowed lengths of its shortest path. Raises UnreadableError for an unknown edition,
    ValueError for lengths that no puzzle has, and NothingFoundError.

    >>> str(random_puzzle(7, moves=5))
    '2A3B1A4B Rf16 Gl11 Bj2 Yp6 >Rl15'
    """
    wanted = Wanted(edition=edition, moves=moves)
    return next(generate(wanted, seed=any_seed() if seed is None else seed)).puzzle


def generate(
    wanted: Wanted,
    *,
    seed: int,
    start: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Generated]:
    """Yield a random puzzle for each index from ``start`` on, without end.

    A seed and an index give the same puzzle on every machine and with any number of threads. Two indices may give the
    same puzzle; `puzzles.canonical` finds guises of one. Raises NothingFoundError at an index for which 100,000
    random puzzles were not enough. ``progress`` receives how many were tried for an index, every hundred, in the thread
    that searches. Raises ValueError for ``threads`` below 1 and ``start`` below 0, and WrongTypeError
    for an argument of another type.

    >>> [found.solution.moves for found, _ in zip(generate(Wanted(moves=6, paths=1), seed=1), range(3))]
    [6, 6, 6]
    """
    if whole_number("threads", threads) < 1:
        raise ValueError("threads must be 1 or more.")
    if whole_number("start", start) < 0:
        raise ValueError("start must be 0 or more.")
    if not isinstance(wanted, Wanted):
        raise WrongTypeError.of("requirements, such as Wanted(moves=5)", wanted)
    seed = as_seed(seed)
    indices = count(start)
    if threads == 1:
        return (_generated(wanted, seed, index, progress) for index in indices)
    return _shared(partial(_generated, wanted, seed, progress=progress), indices, threads)


def _shared(one: Callable[[int], Generated], indices: Iterable[int], threads: int) -> Iterator[Generated]:
    from concurrent.futures import ThreadPoolExecutor  # importing it takes a tenth of a command's start

    waiting: deque[Future[Generated]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for index in indices:
                waiting.append(pool.submit(one, index))
                if len(waiting) == AHEAD * threads:
                    yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _generated(
    wanted: Wanted, seed: int, index: int, progress: Callable[[int], None] | None = None
) -> Generated:
    chance = Chance(seed, index)
    is_paired = _is_paired(wanted)
    attempts = _attempts(progress)
    for _ in attempts:
        trials = _Trials(wanted, seed, index)
        search = _try_pairs if is_paired and chance.below(UNPAIRED) else _try_changes
        search(trials, wanted, chance, attempts)
        if trials.found is not None:
            return trials.found
    raise NothingFoundError


def _attempts(progress: Callable[[int], None] | None) -> Iterator[None]:
    """Yield once for each random puzzle that may be tried, and report their number now and then."""
    for tried in range(ATTEMPTS):
        if progress is not None and tried % REPORTED == 0:
            progress(tried)
        yield


def _is_long_single(wanted: Wanted) -> bool:
    return _is_single(wanted) and wanted.moves is not None and as_range(wanted.moves)[0] >= LONG


def _is_paired(wanted: Wanted) -> bool:
    """Return whether puzzles that meet the requirements are found sooner among those of two robots."""
    has_two = wanted.deal.robots > 1 and not wanted.deal.vortex
    moves_two = wanted.movers is None or as_range(wanted.movers)[0] <= 2
    return _is_long_single(wanted) and has_two and moves_two


def _try_changes(trials: "_Trials", wanted: Wanted, chance: Chance, attempts: Iterator[None]) -> None:
    """Deal a puzzle, and keep each random change that takes it no farther from the requirements."""
    puzzle = wanted.deal.puzzle(chance)
    best = None if puzzle is None else trials.misses(puzzle, None)
    if puzzle is None or best is None or trials.found is not None:
        return
    changes = 1
    for _ in attempts:
        changed = wanted.deal.changed(puzzle, chance)
        if changed is not None:
            misses = trials.misses(changed, best)
            if trials.found is not None:
                return
            if misses is not None and misses <= best:
                changes = 0 if misses < best else changes
                best, puzzle = misses, changed
        changes += 1
        if changes > (LONG_CHANGES if best == SEVERAL and trials.is_long_single else CHANGES):
            return


def _try_pairs(trials: "_Trials", wanted: Wanted, chance: Chance, attempts: Iterator[None]) -> None:
    """Deal a puzzle, and move two of its robots to cells from which they alone have a single shortest path."""
    puzzle = wanted.deal.puzzle(chance)
    if puzzle is None or puzzle.target.robot is None:
        return
    board, robots, active = puzzle.board, list(puzzle.robots), puzzle.target.robot
    helper = chance.choice([robot for robot in puzzle.position.in_play if robot is not active])
    pairs = single_pairs(puzzle, helper, *_ends(wanted.moves))
    starts = starting_cells(board)
    for pair, _ in zip(chance.sample(pairs, min(len(pairs), PAIRS)), attempts, strict=False):
        robots[active], robots[helper] = cells = Cell(pair[0]), Cell(pair[1])
        if all(cell in starts for cell in cells):
            trials.misses(Puzzle(Position(board, tuple(robots)), puzzle.target), MET)
            if trials.found is not None:
                return


class _Trials:
    """The trials of a dealt puzzle and its changes, which differ only in the cells of the robots."""

    found: Generated | None = None
    """The puzzle that meets all requirements, if there was one."""

    def __init__(self, wanted: Wanted, seed: int, index: int) -> None:
        self._wanted, self._seed, self._index = wanted, seed, index
        self._limits = _limits(wanted.moves)
        self.is_long_single = _is_long_single(wanted)
        self._known: dict[Robots, Misses | None] = {}
        self._paths: list[bytes] = []

    def misses(self, puzzle: Puzzle, best: Misses | None) -> Misses | None:
        """Return how far the puzzle is from the requirements; None if it is farther than ``best`` or unsolvable."""
        if puzzle.robots not in self._known:  # one change in seven leads to a puzzle again
            self._known[puzzle.robots] = self._measured(puzzle, best)
        return self._known[puzzle.robots]

    def _measured(self, puzzle: Puzzle, best: Misses | None) -> Misses | None:
        limits = self._limits
        if best is not None and self._wanted.moves is not None:
            least = as_range(self._wanted.moves)[0]
            needed = least - int(best[0])
            fewest = self._fewest_moves(puzzle, needed - 1)
            if 0 < fewest < needed:
                return None
            if fewest == needed < least:
                limits = Limits(max_moves=needed - 1)
        solution = solve(puzzle, limits)
        self._keep(solution)
        if limits is not self._limits:
            return best if solution.path is None else None
        if solution.moves is None:
            # A puzzle with a longer path, or none, is next to puzzles of the right length: a slide saves one move at
            # most. On the way from one to another it counts as one of them.
            return SEVERAL if self.is_long_single else None
        found = Generated(solution, seed=self._seed, index=self._index)
        misses = tuple(_misses(self._wanted, found, solution.moves))
        if not any(misses):
            self.found = found
        return misses

    def _fewest_moves(self, puzzle: Puzzle, enough: int) -> int:
        """Return the fewest moves after which a kept path solves the puzzle, 0 if none does."""
        if not self._paths:
            return 0
        from ricochetrobots.solver import native  # missing without a kernel

        return native.fewest_moves(puzzle, self._paths, enough=enough)

    def _keep(self, solution: Solution) -> None:
        """Keep the path, and what remains of it if one of its moves has been made already."""
        if solution.path is None or solution.engine != "native":
            return
        from ricochetrobots.solver import native  # missing without a kernel

        path = native.path_bytes(solution.path)
        self._paths[:0] = [path, *(path[:at] + path[at + 1 :] for at in range(len(path) - 1))]
        del self._paths[KEPT_PATHS:]


def _misses(wanted: Wanted, found: Generated, moves: int) -> Iterator[float]:
    """Yield the distance from each requirement, the cheapest first; after a miss, yield infinity and stop."""
    is_single = _is_single(wanted)
    requirements: tuple[tuple[Numbers, Callable[[], int]], ...] = (
        (wanted.moves, lambda: moves),
        (wanted.paths, lambda: _one_or_two(found.solution) if is_single else found.paths),
        (wanted.movers, lambda: found.movers),
        (wanted.grade, lambda: found.difficulty.grade),
        (wanted.surprise, lambda: round(found.difficulty.surprise)),
    )
    for numbers, number in requirements:
        miss = 0 if numbers is None else _distance(numbers, number())
        yield miss
        if miss:
            yield inf
            return
    yield 0 if wanted.direct is None else wanted.direct is not is_direct(found.puzzle)
    yield len(frozenset(wanted.themes) - found.themes) if wanted.themes else 0


def _is_single(wanted: Wanted) -> bool:
    return wanted.paths is not None and as_range(wanted.paths)[-1] == 1


def _one_or_two(solution: Solution) -> int:
    """Return the number of shortest paths, or 2 if there are more. Most puzzles need no count."""
    return 2 if _has_exchange(solution) else count_paths(solution.puzzle, at_most=2) or 0


def _has_exchange(solution: Solution) -> bool:
    """Return whether two neighbouring moves can be exchanged, which makes another shortest path."""
    board = solution.puzzle.board
    robots: Robots | None = solution.puzzle.robots
    for first, second in pairwise(solution.path or ()):
        after = _after(board, robots, first)
        if first.robot is not second.robot:
            exchanged = _after(board, _after(board, robots, second), first)
            if exchanged is not None and exchanged == _after(board, after, second):
                return True
        robots = after
    return False


def _after(board: Board, robots: Robots | None, move: Move) -> Robots | None:
    """Return the cells of the robots after the move, or None if it is illegal or there are no robots."""
    stop = None if robots is None else stop_of(board, robots, move)
    return (
        None if robots is None or stop is None else (*robots[: move.robot], stop, *robots[move.robot + 1 :])
    )


def _distance(numbers: range | int, number: int) -> int:
    """Return how far the number is from the allowed numbers."""
    allowed = as_range(numbers)
    return 0 if number in allowed else min(abs(end - number) for end in (allowed[0], allowed[-1]))


def _limits(moves: Numbers) -> Limits:
    return NO_LIMITS if moves is None else Limits(max_moves=_ends(moves)[1])


def _ends(moves: Numbers) -> tuple[int, int]:
    """Return the least and the most moves that a puzzle of an edition may have."""
    allowed = range(1, LONGEST + 1) if moves is None else as_range(moves)
    return allowed[0], min(LONGEST, allowed[-1])
