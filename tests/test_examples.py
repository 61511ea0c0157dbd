"""The examples run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.server import LiveServer

pytestmark = pytest.mark.slow

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))
PLAYS = "play_one_chip.py"
"""The one that needs a server."""


def run(example: Path, *arguments: str) -> list[str]:
    """Run an example and return the lines that it prints."""
    ran = subprocess.run(
        [sys.executable, str(example), *arguments],
        env=os.environ | {"PYTHONWARNINGS": f"error,{os.environ['PYTHONWARNINGS']}"},
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.parametrize(
    "example", [each for each in EXAMPLES if each.name != PLAYS], ids=lambda path: path.name
)
def test_example(example: Path) -> None:
    assert run(example)


@pytest.mark.long
def test_the_example_that_plays_lays_its_chip(live_server: LiveServer) -> None:
    lines = run(next(each for each in EXAMPLES if each.name == PLAYS), live_server.url)
    numbers, events = zip(*(line.split() for line in lines), strict=True)
    assert numbers[:4] == ("1", "2", "3", "4")
    assert events[:4] == ("MatchOpened", "PlayerSeated", "MatchStarted", "ChipTurned")
    assert "ChipLaid" in events
