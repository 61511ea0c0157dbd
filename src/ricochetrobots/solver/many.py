"""Solve many puzzles at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ricochetrobots.core import Puzzle, WrongTypeError, as_puzzle
from ricochetrobots.core.errors import whole_number
from ricochetrobots.solver.api import solve
from ricochetrobots.solver.limits import NO_LIMITS, Cancel, Limits, as_limits
from ricochetrobots.solver.solution import Solution

if TYPE_CHECKING:
    from concurrent.futures import Future

AHEAD = 8
"""The number of puzzles to read ahead for each thread, so that a hard one delays no other."""


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
    """Yield the answer of `solve` for each puzzle, in their order.

    Each of the ``threads`` solves another puzzle. Several threads read a few puzzles ahead; a single one reads a
    puzzle when it has solved the previous one. The limits hold for each puzzle. ``cancel`` ends the whole call: every
    remaining puzzle gets the status limit. ``progress`` receives the number of solved puzzles. Raises as `solve`
    does, at the puzzle in question, ValueError for ``threads`` below 1, and WrongTypeError for a single puzzle.

    >>> puzzles = ["2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15"]
    >>> [solution.moves for solution in solve_many(puzzles, threads=2)]
    [2, 5]
    """
    if isinstance(puzzles, str | Puzzle) or not isinstance(puzzles, Iterable):
        raise WrongTypeError.of("several puzzles", puzzles)
    if whole_number("threads", threads) < 1:
        raise ValueError("threads must be 1 or more.")
    ended = Cancel(*(given for given in (as_limits(limits).cancel, cancel) if given is not None))
    one = partial(solve, limits=replace(limits, cancel=ended), ricochet_rule=ricochet_rule, engine=engine)
    answers = map(one, puzzles) if threads == 1 else _shared(map(as_puzzle, puzzles), one, threads, ended)
    return _counted(answers, progress)


def _shared(
    puzzles: Iterator[Puzzle], one: Callable[[Puzzle], Solution], threads: int, ended: Cancel
) -> Iterator[Solution]:
    from concurrent.futures import (
        ThreadPoolExecutor,  # importing it takes a tenth of a command's start
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
