"""The functions that search, with any engine."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ricochetrobots import core
from ricochetrobots.core import (
    Move,
    Optimum,
    Position,
    Puzzle,
    Status,
    Target,
    WrongTypeError,
    as_position,
    as_puzzle,
    as_target,
)
from ricochetrobots.core.errors import check_bool, whole_number
from ricochetrobots.solver.engines import ENGINES, find_engine
from ricochetrobots.solver.errors import LimitMetError
from ricochetrobots.solver.limits import NO_LIMITS, Limits, Watch, deadline
from ricochetrobots.solver.paths import all_paths
from ricochetrobots.solver.solution import Engine, Solution

MAX_COUNT = 1_000_000
SHALLOW = 6
"""The most moves whose sequences the kernel counts in some tenths of a second."""


def solve(
    puzzle: Puzzle | str, limits: Limits = NO_LIMITS, *, ricochet_rule: bool = True, engine: str | None = None
) -> Solution:
    """Return a shortest path of the puzzle, or the reason why there is none; other paths may be as short.

    The answer is deterministic unless the seconds or the cancel of ``limits`` end the search. Without limits, the
    search runs until the answer is proved. Without the ``ricochet_rule``, standing on the target is enough (R5.1), so
    an empty path can be right. By default the native engine answers, or the reference if it is missing. The native
    engine runs without the interpreter's lock. Raises EngineMissingError, CpuTargetError, and InputError for a text
    that is not a puzzle.

    >>> solution = solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    >>> solution.moves, str(solution.path)
    (2, 'Re Rn')
    """
    name, search = find_engine(engine)
    return _solution(name, search, as_puzzle(puzzle), Watch(limits, deadline(limits)), ricochet_rule)


def count_paths(
    puzzle: Puzzle | str,
    limits: Limits = NO_LIMITS,
    *,
    ricochet_rule: bool = True,
    engine: str | None = None,
    at_most: int = MAX_COUNT,
) -> int | None:
    """Return how many shortest paths the puzzle has, ``at_most`` if there are more; None if a limit was reached.

    The number is 0 for a puzzle without a solution. The limits and the errors are those of `all_paths`.

    >>> count_paths("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    3
    """
    paths = all_paths(puzzle, limits, ricochet_rule=ricochet_rule, engine=engine)
    try:
        return None if paths.status is Status.LIMIT else paths.count(at_most)
    except LimitMetError:
        return None


def analyse(
    puzzle: Puzzle | str,
    limits: Limits = NO_LIMITS,
    max_count: int = MAX_COUNT,
    *,
    ricochet_rule: bool = True,
    engine: str | None = None,
) -> Iterator[Optimum]:
    """Yield the optimum of the puzzle, then the same with the number of shortest paths if they could be counted.

    At most ``max_count`` paths are counted. The limits hold for each of the two searches. Raises as `solve` does.

    >>> *_, optimum = analyse("2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15")
    >>> optimum.moves, optimum.count
    (5, 3)
    """
    puzzle = as_puzzle(puzzle)
    found = solve(puzzle, limits, ricochet_rule=ricochet_rule, engine=engine).optimum
    yield found
    count = None
    if found.status is Status.SOLVED:
        count = count_paths(puzzle, limits, ricochet_rule=ricochet_rule, engine=engine, at_most=max_count + 1)
    if count is None:
        yield found
    else:
        yield replace(found, count=min(count, max_count), count_capped=count > max_count)


def count_sequences(position: Position | str, depth: int) -> int:
    """Return how many sequences of exactly ``depth`` legal moves there are, as `core.count_sequences` does.

    The kernel, if there is one, counts sequences of up to `SHALLOW` moves one by one. The core counts longer ones; it
    counts those that lead to the same position together. Raises ValueError when ``depth`` is negative, InputError and
    CpuTargetError.
    """
    position, depth = as_position(position), whole_number("depth", depth)
    if depth > SHALLOW or "native" not in ENGINES:
        return core.count_sequences(position, depth)
    from ricochetrobots.solver import native  # missing without a kernel

    return native.count_sequences(position, depth)


def solve_each_move(
    puzzle: Puzzle | str, limits: Limits = NO_LIMITS, *, ricochet_rule: bool = True, engine: str | None = None
) -> dict[Move, Solution]:
    """Return for each legal first move a shortest path from there on: for hints, and to judge a move.

    ``path`` and ``moves`` of each solution do not include the first move, so ``moves`` is one less than the optimum
    for the best ones. The limits hold for each search, the seconds for all searches together. Raises as `solve` does.

    >>> left = solve_each_move("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    >>> [str(move) for move, solution in left.items() if solution.moves == 1]
    ['Re']
    """
    puzzle = as_puzzle(puzzle)
    name, search = find_engine(engine)
    until = deadline(limits)
    return {
        move: _solution(name, search, puzzle, Watch(limits, until), ricochet_rule, made=(move,))
        for move in puzzle.position.legal_moves()
    }


def solve_targets(
    position: Position | str,
    targets: Iterable[Target | str] | str | None = None,
    *,
    limits: Limits = NO_LIMITS,
    ricochet_rule: bool = True,
    engine: str | None = None,
) -> dict[Target, Solution]:
    """Return a shortest path to each target from one position; by default to all targets of the board.

    A text holds targets separated by spaces, such as ``">Rl15 >*f9"``. Targets of robots that are not in play are
    left out. The limits hold for each search, the seconds for all searches together. Raises as `solve` does, and
    IllegalError for a target on which no robot can stop.
    """
    position = as_position(position)
    name, search = find_engine(engine)
    until = deadline(limits)
    board = position.board
    given = targets.split() if isinstance(targets, str) else targets
    if not isinstance(given, Iterable | None):
        raise WrongTypeError.of("targets or their text", given)
    wanted = board.targets if given is None else [as_target(target, board) for target in given]
    return {
        target: _solution(name, search, Puzzle(position, target), Watch(limits, until), ricochet_rule)
        for target in wanted
        if target.robot is None or target.robot in position.in_play
    }


def _solution(
    name: str, search: Engine, puzzle: Puzzle, watch: Watch, ricochet_rule: bool, made: tuple[Move, ...] = ()
) -> Solution:
    check_bool("ricochet_rule", ricochet_rule)
    began = time.perf_counter()
    found = search(puzzle, watch, ricochet_rule=ricochet_rule, made=made)
    seconds = time.perf_counter() - began
    return Solution(puzzle, found.status, found.path, found.at_least, found.expanded, seconds, name)
