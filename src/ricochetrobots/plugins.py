"""Find the installed parts of an entry-point group.

Built-in parts and those of other packages register in the same way.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from ricochetrobots.core import RicochetError, WrongTypeError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class PluginMissingError(RicochetError):
    """No part is registered under that name."""

    code = "plugin-missing"

    def __init__(self, group: str, name: str, present: tuple[str, ...]) -> None:
        super().__init__(group, name, present)

    def _words(self) -> str:
        group, name, present = self.args
        return f"No entry point {name!r} in the group {group}; available: {', '.join(present) or 'none'}."


@cache
def registered(group: str) -> Mapping[str, "EntryPoint"]:
    """Return the entry points of a group by name, sorted by name. Imports none of them.

    The first call takes some milliseconds. A package that is installed later does not count.
    """
    from importlib.metadata import entry_points  # takes longer to import than the rules of the game

    return {point.name: point for point in sorted(entry_points(group=group))}


def load(group: str, name: str) -> object:
    """Import and return the part of that name. Raises PluginMissingError and WrongTypeError."""
    points = registered(group)
    if not isinstance(name, str):
        raise WrongTypeError.of(f"the name of an entry point of {group}", name)
    if name not in points:
        raise PluginMissingError(group, name, tuple(points))
    return points[name].load()
