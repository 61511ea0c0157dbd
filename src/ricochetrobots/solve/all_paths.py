"""More than one path: every shortest one, the way on after every first move, the ways to every target."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ricochetrobots.core import Move, Path, Position, Puzzle, Status, Target
from ricochetrobots.solve import engines, reference
from ricochetrobots.solve.errors import LimitMetError
from ricochetrobots.solve.limits import Cancel, Clock, Limits, Watch
from ricochetrobots.solve.solution import Solution


@dataclass
class Ways:
    """All shortest paths of a puzzle.

    ``moves`` is the length of each, None unless ``status`` is solved. Iterating yields each path once, by robot
    and direction: one that begins with red comes before one that begins with green, north before east. They
    are worked out as they are asked for, so the first ones are there at once however many there are. Where
    the kernel has not found them all at once, iterating and counting raise LimitMetError if they meet a limit.
    """

    puzzle: Puzzle
    status: Status
    moves: int | None
    _count: Callable[[int], int] = field(repr=False)
    _paths: Iterator[Path] = field(repr=False)

    def __iter__(self) -> Iterator[Path]:
        return self._paths

    def count(self, at_most: int = 1_000_000) -> int:
        """Return how many paths there are, ``at_most`` if there are more.

        Costs nothing where the kernel has searched, else as much as to tell them all.
        """
        return self._count(at_most)


def every_way(
    puzzle: Puzzle,
    *,
    ricochet_rule: bool = True,
    engine: str | None = None,
    max_expanded: int | None = None,
    max_bytes: int | None = None,
    time_limit: float | None = None,
    cancel: Cancel | None = None,
    progress: Callable[[int], None] | None = None,
    clock: Clock = time.perf_counter,
) -> Ways:
    """Find all shortest paths of the puzzle.

    The arguments are those of `solve`. On boards of at most 16x16 with four or five robots the kernel finds all
    of them at once, in up to twice the time of `solve`; elsewhere, and with the reference, they are searched
    one by one once the length is known, with the same limits. Raises EngineMissingError, CpuPathError.

    >>> from ricochetrobots.core import parse_puzzle
    >>> ways = every_way(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"))
    >>> ways.moves, ways.count(), [str(path) for path in ways]
    (2, 1, ['Re Rn'])
    """
    name, search = engines.find_engine(engine)
    limits = Limits(None, max_expanded, max_bytes)
    watch = Watch(clock, None if time_limit is None else clock() + time_limit, cancel, progress)
    if name == "native":
        from ricochetrobots.solve.native import EveryPath  # which is not there without a kernel

        found = EveryPath(puzzle, limits, watch, ricochet_rule=ricochet_rule)
        if found.is_found:
            solved = found.status is Status.SOLVED
            return Ways(
                puzzle,
                found.status,
                found.moves if solved else None,
                lambda at_most: min(found.count, at_most),
                iter(found),
            )
    answer = search(puzzle, limits, watch, ricochet_rule=ricochet_rule)
    if answer.path is None:
        return Ways(puzzle, answer.status, None, lambda at_most: 0, iter(()))
    space = reference.Space(puzzle, ricochet_rule=ricochet_rule)
    moves = len(answer.path)

    def paths() -> Iterator[Path]:
        return space.every_path(moves, limits, watch)

    def count(at_most: int) -> int:
        return sum(1 for _ in zip(range(at_most), paths(), strict=False))

    return Ways(puzzle, answer.status, moves, count, paths())


def count_ways(
    solution: Solution,
    *,
    ricochet_rule: bool = True,
    at_most: int = 1_000_000,
    max_expanded: int | None = None,
    max_bytes: int | None = None,
    time_limit: float | None = None,
) -> int | None:
    """Return how many shortest paths its puzzle has, ``at_most`` if there are more; None where a limit was met.

    ``ricochet_rule`` is what it was solved with. 0 for a puzzle that has no solution.
    """
    if solution.status is Status.UNSOLVABLE:
        return 0
    ways = every_way(
        solution.puzzle,
        ricochet_rule=ricochet_rule,
        max_expanded=max_expanded,
        max_bytes=max_bytes,
        time_limit=time_limit,
    )
    try:
        return None if ways.status is Status.LIMIT else ways.count(at_most)
    except LimitMetError:
        return None


def solve_each_move(
    puzzle: Puzzle,
    *,
    ricochet_rule: bool = True,
    engine: str | None = None,
    max_moves: int | None = None,
    max_expanded: int | None = None,
    max_bytes: int | None = None,
    time_limit: float | None = None,
    cancel: Cancel | None = None,
    clock: Clock = time.perf_counter,
) -> dict[Move, Solution]:
    """Return for each legal first move the shortest way on from there: for hints, and to judge a move.

    ``path`` and ``moves`` of each solution are what is left after the move: one less than the optimum after the
    best ones. The limits are for each search, ``time_limit`` for all together. Raises EngineMissingError,
    CpuPathError.

    >>> from ricochetrobots.core import parse_puzzle
    >>> left = solve_each_move(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"))
    >>> [str(move) for move, solution in left.items() if solution.moves == 1]
    ['Re']
    """
    name, search = engines.find_engine(engine)
    deadline = None if time_limit is None else clock() + time_limit
    limits = Limits(max_moves, max_expanded, max_bytes)
    left = {}
    for move in puzzle.position.legal_moves():
        began = clock()
        watch = Watch(clock, deadline, cancel)
        found = search(puzzle, limits, watch, ricochet_rule=ricochet_rule, made=(move,))
        left[move] = Solution(
            puzzle, found.status, found.path, found.at_least, found.expanded, clock() - began, name
        )
    return left


def solve_targets(
    position: Position,
    targets: Iterable[Target] | None = None,
    *,
    ricochet_rule: bool = True,
    engine: str | None = None,
    max_moves: int | None = None,
    max_expanded: int | None = None,
    max_bytes: int | None = None,
    time_limit: float | None = None,
    threads: int = 1,
    cancel: Cancel | None = None,
    progress: Callable[[int], None] | None = None,
    clock: Clock = time.perf_counter,
) -> dict[Target, Solution]:
    """Return a shortest path to each target from one position; by default to all that the board has.

    Targets of robots that are not in play are left out. The limits are for each search, ``time_limit`` for all
    together. Raises EngineMissingError, CpuPathError, and IllegalError for a target on which no robot can stop.
    """
    deadline = None if time_limit is None else clock() + time_limit
    wanted = position.board.targets if targets is None else targets
    return {
        target: engines.solve(
            Puzzle(position, target),
            engine=engine,
            max_moves=max_moves,
            max_expanded=max_expanded,
            max_bytes=max_bytes,
            time_limit=None if deadline is None else max(0.0, deadline - clock()),
            ricochet_rule=ricochet_rule,
            threads=threads,
            cancel=cancel,
            progress=progress,
            clock=clock,
        )
        for target in wanted
        if target.robot is None or target.robot in position.in_play
    }
