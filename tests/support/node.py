"""Scripts of the tests that run modules of the browser in Node."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest


def run_in_node(script: Path, given: Any, **environment: str) -> Any:
    """Return the output of a script for this input, both as JSON.

    Without Node, skip the test by name; where browsers are required, fail.
    """
    node = shutil.which("node")
    if node is None:
        if os.environ.get("RICOCHET_REQUIRE_BROWSER"):
            pytest.fail("Node is not installed")
        pytest.skip("Node is not installed")
    ran = subprocess.run(
        [node, script],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
    )
    return json.loads(ran.stdout)
