"""Every engine of the solver for the tests; without the kernel its cases are skipped by name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ricochetrobots.solver import ENGINES
from support.needs import skip_without

NAMES = ("native", "reference")


NATIVE_ONLY = skip_without("kernel", "native" in ENGINES)

CASES = [pytest.param(name, marks=[NATIVE_ONLY] if name == "native" else []) for name in NAMES]

engines = pytest.mark.parametrize("engine", CASES)
"""Runs a test with each engine. If RICOCHET_REQUIRE_KERNEL is set, a missing kernel is a failure."""


def answers(cpu: str, texts: list[str], *options: str) -> list[dict[str, object]]:
    """Return the answers of a process that uses this CPU target."""
    command = [str(Path(sys.executable).with_name("ricochet")), "solve", "--engine", "native", "--json", "-"]
    ran = subprocess.run(
        [*command, *options],
        input="\n".join(texts),
        env=os.environ | {"RICOCHET_CPU": cpu},
        capture_output=True,
        text=True,
        check=False,
    )
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(found) == len(texts), ran.stderr
    assert ran.returncode == any(answer["status"] != "solved" for answer in found), ran.stderr
    for answer in found:
        del answer["seconds"]
    return found
