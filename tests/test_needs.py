"""A run says once what it lacks, and fails where that is required."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.needs import NEEDS

ROOT = Path(__file__).parent.parent
NODE_ONLY = "tests/browser/game/test_pacing.py"
pytestmark = pytest.mark.slow


def run_without_programs(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-n", "0", *words]
    return subprocess.run(
        command,
        cwd=ROOT,
        env={"PATH": "/nonexistent"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
def test_what_many_tests_lack_is_named_once_with_its_package() -> None:
    ran = run_without_programs(NODE_ONLY)
    assert ran.returncode == 0, ran.stdout
    (line,) = (line for line in ran.stdout.splitlines() if "Node" in line)
    found = re.fullmatch(r"(\d+) skipped: Node is missing \(Debian: nodejs npm\)", line)
    assert found is not None
    assert int(found[1]) > 1


@pytest.mark.long
def test_what_is_required_fails() -> None:
    ran = run_without_programs(NODE_ONLY, "-x", RICOCHET_REQUIRE_BROWSER="1")
    assert ran.returncode == 1
    assert f"Failed: {NEEDS['node'].reason}" in ran.stdout
