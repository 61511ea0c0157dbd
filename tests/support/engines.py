"""Every engine of the solver for the tests; without the kernel its cases are skipped by name."""

import os

import pytest

from ricochetrobots.solve import ENGINES, KERNEL_FAULT

NAMES = ("native", "reference")


def case(name: str) -> object:
    missing = name not in ENGINES and not os.environ.get("RICOCHET_REQUIRE_KERNEL")
    return pytest.param(name, marks=[pytest.mark.skip(reason=f"no kernel here: {KERNEL_FAULT}")] * missing)


CASES = [case(name) for name in NAMES]

engines = pytest.mark.parametrize("engine", CASES)
"""Runs a test with each engine; where RICOCHET_REQUIRE_KERNEL is set a missing kernel is a failure."""
