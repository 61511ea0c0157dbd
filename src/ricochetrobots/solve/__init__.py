"""Shortest paths.

>>> from ricochetrobots.solve import solve
>>> solution = solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> solution.moves, str(solution.path)
(2, 'Re Rn')
"""

import sys
import types

from ricochetrobots.solve.api import (
    analyse,
    count_paths,
    count_sequences,
    solve,
    solve_each_move,
    solve_targets,
)
from ricochetrobots.solve.engines import ENGINES, KERNEL_FAULT, find_engine
from ricochetrobots.solve.errors import CpuTargetError, EngineMissingError, LimitMetError
from ricochetrobots.solve.limits import NO_LIMITS, Cancel, Limits, Watch
from ricochetrobots.solve.many import solve_many
from ricochetrobots.solve.paths import AllPaths, all_paths
from ricochetrobots.solve.solution import Engine, Solution

__all__ = [
    "ENGINES",
    "KERNEL_FAULT",
    "NO_LIMITS",
    "AllPaths",
    "Cancel",
    "CpuTargetError",
    "Engine",
    "EngineMissingError",
    "LimitMetError",
    "Limits",
    "Solution",
    "Watch",
    "all_paths",
    "analyse",
    "count_paths",
    "count_sequences",
    "find_engine",
    "solve",
    "solve_each_move",
    "solve_many",
    "solve_targets",
]


class _CallableModule(types.ModuleType):
    """Lets this package be called like its function, since ``ricochetrobots.solve`` is the name of both."""

    __call__ = staticmethod(solve)


sys.modules[__name__].__class__ = _CallableModule
