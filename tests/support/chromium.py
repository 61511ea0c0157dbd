"""A real Chromium for the browser tests."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from support.needs import needs

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first is the same browser without windows and menus, and takes two thirds of the time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,OptimizationHints,MediaRouter",
]
"""Disable network requests, the process for a graphics card, and two per page for the address bar's list.
"""


def program() -> str:
    """Return the path of Chromium; without one, skip the test, or fail if browsers are required."""
    found = (shutil.which(name) for name in PROGRAMS)
    path = os.environ.get("CHROMIUM") or next(filter(None, found), None)
    needs("chromium", path)
    assert path is not None
    return path


@contextmanager
def chromium() -> Iterator[Browser]:
    """While it is open, no event loop can be started in this thread."""
    path = program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
