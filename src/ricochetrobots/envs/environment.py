"""The contract of an environment."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from ricochetrobots.plugins import load

GROUP = "ricochetrobots.envs"
"""The entry-point group of environments: each names a function without parameters that returns an `Environment`."""


@dataclass(frozen=True)
class Step:
    """The result of an action. ``ended``: the task is over; ``cut``: a limit stopped it before its end."""

    observation: tuple[int, ...]
    reward: float
    ended: bool
    cut: bool


class Environment(Protocol):
    """A task that a program solves by actions, numbered from 0.

    The seed of `reset` and the actions determine everything else. A change of behaviour raises ``version``.
    """

    version: int
    actions: int
    """The number of actions."""

    def reset(self, seed: int) -> tuple[int, ...]:
        """Begin the task of a seed and return the first observation."""
        ...

    def legal(self) -> tuple[int, ...]:
        """Return the actions that are allowed now."""
        ...

    def step(self, action: int) -> Step:
        """Act. Raises ValueError for an action that is not allowed."""
        ...


def find_environment(name: str) -> Environment:
    """Return a new environment of that name. Raises PluginMissingError."""
    return cast(Callable[[], Environment], load(GROUP, name))()
