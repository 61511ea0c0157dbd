"""The browser's bundle web/dist/, for tests of the shipped files. `make web` builds it too."""

import fcntl
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ricochetrobots.server.http.static import PACKAGE, Files
from support.needs import needs

WEB = PACKAGE / "web"
PACKAGES = WEB / "node_modules"


@pytest.fixture(scope="session")
def bundle() -> dict[str, list[str]]:
    """Build the bundle if its sources have changed, and return the parts of each page by its module."""
    if not is_current():
        needs("node", shutil.which("node"))
        needs("node-web", PACKAGES.is_dir())
        with locked():
            if not is_current():  # another worker may have built it meanwhile
                subprocess.run(["node", "build.mjs"], cwd=WEB, check=True)
        assert is_current()
    pages: dict[str, list[str]] = json.loads((WEB / "dist/manifest.json").read_text())["pages"]
    return pages


def is_current() -> bool:
    """Return whether a server that starts now serves the bundle."""
    return Files().bundle_state() == "current"


@contextmanager
def locked() -> Iterator[None]:
    """Let one process at a time build."""
    handle = os.open(PACKAGES, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
