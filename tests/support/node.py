"""Scripts of the tests that run modules of the browser in Node."""

import atexit
import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest


def run_in_node(script: Path, given: Any, zone: str | None = None) -> Any:
    """Return what the ``answer`` of a script returns for this input, in the time zone of this computer or another.

    Without Node, skip the test by name; where browsers are required, fail.
    """
    node = shutil.which("node")
    if node is None:
        missing = "Node is not installed: install nodejs"
        if os.environ.get("RICOCHET_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    process = _started(node, zone)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps({"script": script.as_uri(), "given": given}) + "\n")
    process.stdin.flush()
    found = json.loads(process.stdout.readline())
    assert "error" not in found, found["error"]
    return found.get("answer")


@cache
def _started(node: str, zone: str | None) -> subprocess.Popen[str]:
    """Return a process for all questions of the tests in a time zone, because a start takes a tenth of a second."""
    process = subprocess.Popen(
        [node, Path(__file__).with_suffix(".mjs")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | ({"TZ": zone} if zone else {}),
    )
    atexit.register(process.communicate)
    return process
