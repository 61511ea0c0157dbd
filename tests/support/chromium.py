"""A real Chromium for the browser tests, or a skip that says what is missing."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first is the same browser without its own windows and menus: it takes two thirds of the time."""
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
"""Turn off requests to the network, the process for a graphics card that is missing, and two processes for each page
that draw the list under an address bar."""


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
