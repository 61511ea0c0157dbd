"""A round alone and one of two people in a real Firefox, driven by WebDriver BiDi (puppeteer-core)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120), pytest.mark.long]

HERE = Path(__file__).parent


def firefox() -> str:
    """Return the program; where something is missing the test is skipped by its name, or fails if it is required."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    missing = [
        what
        for what, there in (
            ("Firefox (Debian: firefox-esr, or set FIREFOX to its path)", path),
            ("Node (Debian: nodejs npm)", shutil.which("node")),
            ("puppeteer-core (run npm ci in tests/browser/firefox)", (HERE / "node_modules").is_dir()),
        )
        if not there
    ]
    if missing and os.environ.get("RICOCHET_REQUIRE_BROWSER"):
        pytest.fail(f"missing: {', '.join(missing)}")
    if missing or path is None:
        pytest.skip(f"missing: {', '.join(missing)}")
    return path


def test_rounds_are_played_in_firefox(live_server: LiveServer) -> None:
    command = ["node", str(HERE / "play.mjs"), firefox(), live_server.url]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as play:
        assert play.stdin
        assert play.stdout
        assert play.stderr
        for puzzle in play.stdout:
            path = solve(parse_puzzle(puzzle.strip())).path
            assert path
            play.stdin.write(" ".join(map(str, path)) + "\n")
            play.stdin.flush()
        log = play.stderr.read()
    assert play.returncode == 0, log
