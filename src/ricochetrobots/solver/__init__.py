"""Shortest paths.

>>> from ricochetrobots.solver import solve
>>> solution = solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> solution.moves, str(solution.path)
(2, 'Re Rn')
"""

from ricochetrobots.solver.api import (
    analyse,
    count_paths,
    count_sequences,
    solve,
    solve_each_move,
    solve_targets,
)
from ricochetrobots.solver.engines import (
    ENGINES,
    KERNEL_FAULT,
    SlowSearchWarning,
    find_engine,
    kernel_state,
    require_native,
)
from ricochetrobots.solver.errors import CpuTargetError, EngineMissingError, LimitMetError
from ricochetrobots.solver.limits import NO_LIMITS, Cancel, Limits, Watch
from ricochetrobots.solver.many import solve_many
from ricochetrobots.solver.paths import AllPaths, all_paths
from ricochetrobots.solver.solution import Engine, Solution

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
    "SlowSearchWarning",
    "Solution",
    "Watch",
    "all_paths",
    "analyse",
    "count_paths",
    "count_sequences",
    "find_engine",
    "kernel_state",
    "require_native",
    "solve",
    "solve_each_move",
    "solve_many",
    "solve_targets",
]
