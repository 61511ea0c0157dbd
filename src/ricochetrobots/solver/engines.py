"""The engines of this installation."""

import os
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from types import MappingProxyType
from typing import Literal

from ricochetrobots.core import WrongTypeError
from ricochetrobots.solver import reference
from ricochetrobots.solver.errors import EngineMissingError
from ricochetrobots.solver.solution import Engine

_engines: dict[str, Engine] = {}

KERNEL_FAULT: ImportError | None = None
"""The reason why there is no native engine; `kernel_state` returns whether it was built."""

try:
    from ricochetrobots.solver import native
except ImportError as fault:
    KERNEL_FAULT = fault
else:
    _engines["native"] = native.search
_engines["reference"] = reference.search

ENGINES: Mapping[str, Engine] = MappingProxyType(_engines)
"""Every engine by its name, the best first. They return the same lengths; only their paths and the number of
expanded states may differ.
"""


class SlowSearchWarning(UserWarning):
    """The native engine is missing, so the reference answers, which is about a thousand times slower."""


def kernel_state() -> Literal["ready", "missing", "broken"]:
    """Return whether the kernel works, was not built, or was built and cannot be loaded."""
    if KERNEL_FAULT is None:
        return "ready"
    return "missing" if find_spec("ricochetrobots.solver._kernel") is None else "broken"


def require_native() -> None:
    """Raise EngineMissingError unless the native engine is installed. Its cause is the fault in loading it."""
    if "native" not in ENGINES:
        raise EngineMissingError("native", tuple(ENGINES)) from KERNEL_FAULT


def find_engine(name: str | None = None) -> tuple[str, Engine]:
    """Return the name and the engine of that name, or the best one. Raises EngineMissingError and WrongTypeError.

    Without a name and without the native engine the first call warns with SlowSearchWarning. If the environment sets
    ``RICOCHET_ENGINE=native``, the call raises EngineMissingError instead.
    """
    if name is None:
        name = "native"
        if name not in ENGINES:
            if os.environ.get("RICOCHET_ENGINE") == name:
                require_native()
            name = "reference"
            _warn()
    if not isinstance(name, str):
        raise WrongTypeError.of("the name of an engine", name)
    if name not in ENGINES:
        raise EngineMissingError(name, tuple(ENGINES)) from KERNEL_FAULT
    return name, ENGINES[name]


_warned = False


def _warn() -> None:
    global _warned
    if not _warned:
        _warned = True
        warnings.warn(
            f"The native engine is {kernel_state()}. The reference searches instead, about 700 times slower: "
            "0.3 s for a random puzzle instead of 0.5 ms. Install a C++ compiler and reinstall the package.",
            SlowSearchWarning,
            stacklevel=4,
        )
