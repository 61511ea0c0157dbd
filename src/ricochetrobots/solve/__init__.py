"""Shortest paths.

>>> from ricochetrobots.core import Path, parse_puzzle
>>> from ricochetrobots.solve import solve
>>> solution = solve(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"))
>>> solution.moves, str(solution.path)
(2, 'Re Rn')
"""

from ricochetrobots.solve.all_paths import Ways, count_ways, every_way, solve_each_move, solve_targets
from ricochetrobots.solve.engines import ENGINES, KERNEL_FAULT, find_engine, solve
from ricochetrobots.solve.errors import CpuPathError, EngineMissingError, LimitMetError
from ricochetrobots.solve.limits import Cancel, Limits, Watch
from ricochetrobots.solve.solution import Engine, Solution

__all__ = [
    "ENGINES",
    "KERNEL_FAULT",
    "Cancel",
    "CpuPathError",
    "Engine",
    "EngineMissingError",
    "LimitMetError",
    "Limits",
    "Solution",
    "Watch",
    "Ways",
    "count_ways",
    "every_way",
    "find_engine",
    "solve",
    "solve_each_move",
    "solve_targets",
]
