"""Every refusal of a search: its code with the English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from ricochetrobots.core.errors import Reason, RefusalError, quoted

REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "engine-missing": Reason(
            "The engine {engine} is not installed; available: {present}.", facts=("engines",)
        ),
        "cpu-target": Reason("RICOCHET_CPU cannot be used: {why}."),
        "limit-met": Reason("A limit was reached before all shortest paths were known."),
    }
)
"""The reasons by code."""


class SolverError(RefusalError):
    """A search was refused, or ended without an answer."""

    reasons: ClassVar[Mapping[str, Reason]] = REASONS


class EngineMissingError(SolverError):
    """No engine of that name is installed."""

    code = "engine-missing"

    def __init__(self, name: str, present: tuple[str, ...]) -> None:
        super().__init__(engine=quoted(name), present=" and ".join(present), engines=", ".join(present))
        self.name = name
        self.present = present


class CpuTargetError(SolverError):
    """``RICOCHET_CPU`` names a CPU target that the kernel does not have, or that this processor cannot run."""

    code = "cpu-target"

    def __init__(self, fault: str) -> None:
        super().__init__(why=fault)
        self.fault = fault


class LimitMetError(SolverError):
    """A limit or a cancel ended a search before its answer was complete."""

    code = "limit-met"
