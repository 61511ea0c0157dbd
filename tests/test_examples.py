"""The examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_example(example: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(example)], capture_output=True, text=True, timeout=50, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
