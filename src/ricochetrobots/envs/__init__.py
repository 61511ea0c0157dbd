"""Environments in which programs learn to play.

`Solve` needs nothing else, `Batch` the kernel and NumPy. The modules ``gym``, ``bidding_v0`` and ``reasoning`` offer
them to Gymnasium, PettingZoo and reasoning-gym.
"""

from ricochetrobots.envs.batch import PLANES, Batch
from ricochetrobots.envs.environment import GROUP, Environment, Step, find_environment
from ricochetrobots.envs.pool import Pool
from ricochetrobots.envs.solving import FARTHEST, MOVES, NUMBERS, Reward, Solve

__all__ = [
    "FARTHEST",
    "GROUP",
    "MOVES",
    "NUMBERS",
    "PLANES",
    "Batch",
    "Environment",
    "Pool",
    "Reward",
    "Solve",
    "Step",
    "find_environment",
]
