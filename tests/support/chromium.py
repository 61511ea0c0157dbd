"""A real Chromium for the browser tests, or a skip that names the missing part."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

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


@contextmanager
def chromium() -> Iterator[Browser]:
    """While it is open, no event loop can be started in this thread."""
    found = (shutil.which(name) for name in PROGRAMS)
    path = os.environ.get("CHROMIUM") or next(filter(None, found), None)
    if path is None:
        missing = (
            "no Chromium found: install chromium-headless-shell or chromium, or set CHROMIUM to its path"
        )
        if os.environ.get("RICOCHET_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
