"""A program that uses the installed package is clean under `mypy --strict` and pyright."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.needs import needs

HERE = Path(__file__).with_name("consumer")
PROGRAM = HERE / "program.py"
CACHE = HERE.parents[1] / "build/consumer"
"""The cache of mypy. It stays, so that mypy reads only files that have changed."""
PYRIGHT = HERE / "node_modules/.bin/pyright"
WRONG = 'from ricochetrobots import solve\nnumber: str = solve("2x2: Ra1 >Rb2").moves\n'
CHECKERS = {
    "mypy": [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={CACHE}"],
    "pyright": [str(PYRIGHT) if PYRIGHT.exists() else "pyright", "--pythonpath", sys.executable],
}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.long
def test_only_a_wrong_program_is_refused(checker: str, tmp_path: Path) -> None:
    """Check both programs at once in a separate directory without this project's settings."""
    needs(checker, shutil.which(CHECKERS[checker][0]))
    environment = {
        name: value for name, value in os.environ.items() if name not in {"MYPYPATH", "PYTHONPATH"}
    }
    (tmp_path / "program.py").write_text(PROGRAM.read_text("utf-8"), "utf-8")
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    result = subprocess.run(
        [*CHECKERS[checker], "program.py", "wrong.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=50,
    )
    errors = [line for line in result.stdout.splitlines() if "error" in line and ".py:" in line]
    assert len(errors) == 1, result.stdout + result.stderr
    assert "wrong.py:2" in errors[0]
    assert "int | None" in errors[0].replace('"', "")
    assert result.returncode == 1
