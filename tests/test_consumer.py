"""A program that uses the installed package is clean under `mypy --strict` and pyright."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("consumer") / "program.py"
WRONG = 'from ricochetrobots import solve\nnumber: str = solve("2x2: Ra1 >Rb2").moves\n'
CHECKERS = {
    "mypy": [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=.cache"],
    "pyright": ["pyright", "--pythonpath", sys.executable],
}

pytestmark = pytest.mark.slow


def check(checker: str, program: Path) -> subprocess.CompletedProcess[str]:
    """Check the types of a program in a separate directory without this project's settings."""
    if shutil.which(CHECKERS[checker][0]) is None:
        pytest.skip(f"{checker} is not installed: pip install {checker}")
    environment = {
        name: value for name, value in os.environ.items() if name not in {"MYPYPATH", "PYTHONPATH"}
    }
    return subprocess.run(
        [*CHECKERS[checker], program.name],
        cwd=program.parent,
        env=environment,
        capture_output=True,
        text=True,
        timeout=50,
    )


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_program_is_clean(checker: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.read_text("utf-8"), "utf-8")
    result = check(checker, program)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_wrong_program_is_not(checker: str, tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(WRONG, "utf-8")
    result = check(checker, program)
    assert result.returncode == 1
    assert "int | None" in result.stdout.replace('"', "")
