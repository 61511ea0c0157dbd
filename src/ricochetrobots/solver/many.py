"""Solve many puzzles at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ricochetrobots.core import Puzzle, as_puzzle
from ricochetrobots.solver.api import solve
from ricochetrobots.solver.limits import NO_LIMITS, Cancel, Limits
from ricochetrobots.solver.solution import Solution

if TYPE_CHECKING:
    from concurrent.futures import Future

AHEAD = 8
"""Puzzles to read ahead for each thread before the first answer, so that a hard one delays none."""


def solve_many(
    puzzles: Iterable[Puzzle | str],
    limits: Limits = NO_LIMITS,
    *,
    threads: int = 1,
    cancel: Cancel | None = None,
    progress: Callable[[int], None] | None = None,
    ricochet_rule: bool = True,
    engine: str | None = None,
) -> Iterator[Solution]:
    """Yield a shortest path for each puzzle, in their order, as `solve` does.

    Each of the ``threads`` solves another puzzle, and several read a few puzzles ahead; one thread alone reads a
    puzzle when it has solved the one before. The limits are for each puzzle. ``cancel`` ends the whole call: every
    puzzle left gets the status limit. ``progress`` receives the number of solved puzzles. Raises as `solve` does,
    at the puzzle in question, and ValueError for ``threads`` below 1.

    >>> puzzles = ["2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15"]
    >>> [solution.moves for solution in solve_many(puzzles, threads=2)]
    [2, 5]
    """
    if threads < 1:
        raise ValueError("Searches need a thread.")
    ended = Cancel(*(given for given in (limits.cancel, cancel) if given is not None))
    one = partial(solve, limits=replace(limits, cancel=ended), ricochet_rule=ricochet_rule, engine=engine)
    answers = map(one, puzzles) if threads == 1 else _shared(map(as_puzzle, puzzles), one, threads, ended)
    return _counted(answers, progress)


def _shared(
    puzzles: Iterator[Puzzle], one: Callable[[Puzzle], Solution], threads: int, ended: Cancel
) -> Iterator[Solution]:
    from concurrent.futures import (
        ThreadPoolExecutor,  # its import takes a tenth of a command's start
    )

    waiting: deque[Future[Solution]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for puzzle in puzzles:
                waiting.append(pool.submit(one, puzzle))
                if len(waiting) == AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            ended.cancel()  # a caller that stops iterating waits for no search


def _counted(answers: Iterable[Solution], progress: Callable[[int], None] | None) -> Iterator[Solution]:
    for number, answer in enumerate(answers, 1):
        if progress is not None:
            progress(number)
        yield answer
