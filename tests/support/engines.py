"""Every engine of the solver for the tests; without the kernel its cases are skipped by name."""

import os

import pytest

from ricochetrobots.solve import ENGINES, KERNEL_FAULT

NAMES = ("native", "reference")


NATIVE_ONLY = pytest.mark.skipif(
    "native" not in ENGINES and not os.environ.get("RICOCHET_REQUIRE_KERNEL"),
    reason=f"no kernel here: {KERNEL_FAULT}",
)

CASES = [pytest.param(name, marks=[NATIVE_ONLY] if name == "native" else []) for name in NAMES]

engines = pytest.mark.parametrize("engine", CASES)
"""Runs a test with each engine; where RICOCHET_REQUIRE_KERNEL is set a missing kernel is a failure."""
