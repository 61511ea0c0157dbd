"""Shortest paths.

>>> from ricochetrobots.core import format_path, parse_puzzle
>>> from ricochetrobots.solve import solve
>>> solution = solve(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"))
>>> solution.moves, format_path(solution.path or ())
(2, 'Re Rn')
"""

import time
from collections.abc import Mapping
from types import MappingProxyType

from ricochetrobots.core import Puzzle
from ricochetrobots.solve import reference
from ricochetrobots.solve.errors import EngineMissingError
from ricochetrobots.solve.limits import Clock, Limits
from ricochetrobots.solve.solution import Engine, Solution, Status

__all__ = ["ENGINES", "Engine", "EngineMissingError", "Limits", "Solution", "Status", "find_engine", "solve"]

ENGINES: Mapping[str, Engine] = MappingProxyType({"reference": reference.search})
"""Every engine by its name. They answer alike; only their paths and the states expanded may differ."""


def find_engine(name: str) -> Engine:
    """Return the engine of that name. Raises EngineMissingError."""
    if name not in ENGINES:
        raise EngineMissingError(name, tuple(ENGINES))
    return ENGINES[name]


def solve(
    puzzle: Puzzle,
    *,
    engine: str = "reference",
    max_moves: int | None = None,
    time_limit: float | None = None,
    ricochet_rule: bool = True,
    clock: Clock = time.perf_counter,
) -> Solution:
    """Return a shortest path for the puzzle, or why there is none; other paths may be as short.

    Deterministic unless ``time_limit``, in seconds on ``clock``, ends it. ``max_moves`` is the longest path
    to look for; without limits it goes on until it knows. Without the ``ricochet_rule`` standing on the
    target is enough (R5.1), so that an empty path can be right. Raises EngineMissingError.
    """
    search = find_engine(engine)
    began = clock()
    deadline = None if time_limit is None else began + time_limit
    found = search(puzzle, Limits(max_moves, deadline, clock), ricochet_rule=ricochet_rule)
    return Solution(puzzle, found.status, found.path, found.expanded, clock() - began)
