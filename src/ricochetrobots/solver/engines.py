"""The engines that are here."""

from collections.abc import Mapping
from types import MappingProxyType

from ricochetrobots.solver import reference
from ricochetrobots.solver.errors import EngineMissingError
from ricochetrobots.solver.solution import Engine

_engines: dict[str, Engine] = {}

KERNEL_FAULT: ImportError | None = None
"""Why there is no native engine here: it was not built (ModuleNotFoundError) or cannot be loaded."""

try:
    from ricochetrobots.solver import native
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
