"""The engines that are here, and the question put to one of them."""

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

from ricochetrobots.core import Puzzle, as_puzzle
from ricochetrobots.solve import reference
from ricochetrobots.solve.errors import EngineMissingError
from ricochetrobots.solve.limits import Cancel, Clock, Limits, Watch
from ricochetrobots.solve.solution import Engine, Solution

_engines: dict[str, Engine] = {}

KERNEL_FAULT: ImportError | None = None
"""Why there is no native engine here: it was not built (ModuleNotFoundError) or cannot be loaded."""

try:
    from ricochetrobots.solve import native
except ImportError as fault:
    KERNEL_FAULT = fault
else:
    _engines["native"] = native.search
_engines["reference"] = reference.search

ENGINES: Mapping[str, Engine] = MappingProxyType(_engines)
"""Every engine here by its name, the best first. They answer alike; only their paths and the states expanded
may differ."""


def find_engine(name: str | None = None) -> tuple[str, Engine]:
    """Return the name and the engine of that name, or the best one. Raises EngineMissingError."""
    if name is None:
        return next(iter(ENGINES.items()))
    if name not in ENGINES:
        raise EngineMissingError(name, tuple(ENGINES))
    return name, ENGINES[name]


def solve(
    puzzle: Puzzle | str,
    *,
    engine: str | None = None,
    max_moves: int | None = None,
    max_expanded: int | None = None,
    max_bytes: int | None = None,
    time_limit: float | None = None,
    ricochet_rule: bool = True,
    threads: int = 1,
    cancel: Cancel | None = None,
    progress: Callable[[int], None] | None = None,
    clock: Clock = time.perf_counter,
) -> Solution:
    """Return a shortest path for the puzzle, or why there is none; other paths may be as short.

    Deterministic unless ``time_limit``, in seconds on ``clock``, or ``cancel`` ends it. ``max_moves`` is the
    longest path to look for, ``max_expanded`` the states whose moves may be tried, ``max_bytes`` the memory
    for states; without limits it goes on until it knows. Without the ``ricochet_rule`` standing on the target
    is enough (R5.1), so that an empty path can be right. ``progress`` is called now and then with a new number
    of moves below which no path exists, in the calling thread; what it raises ends the search.

    By default the native engine answers, or the reference where there is none. The native engine runs without
    the interpreter's lock. Raises EngineMissingError, CpuPathError, and ValueError for ``threads`` below 1.
    """
    if threads < 1:
        raise ValueError("A search needs a thread.")
    puzzle = as_puzzle(puzzle)
    name, search = find_engine(engine)
    began = clock()
    watch = Watch(clock, None if time_limit is None else began + time_limit, cancel, progress)
    found = search(
        puzzle,
        Limits(max_moves, max_expanded, max_bytes),
        watch,
        ricochet_rule=ricochet_rule,
        threads=threads,
    )
    return Solution(puzzle, found.status, found.path, found.at_least, found.expanded, clock() - began, name)
