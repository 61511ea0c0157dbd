"""Scripts of the tests that run modules of the browser in Node."""

import atexit
import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from support.needs import needs


def run_in_node(script: Path, given: Any, zone: str | None = None) -> Any:
    """Return what the ``answer`` of a script returns for this input, in the time zone of this computer or another.

    Without Node, skip the test.
    """
    node = shutil.which("node")
    needs("node", node)
    assert node is not None
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
