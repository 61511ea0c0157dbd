"""Pages in a real Chromium that fail a test when a script fails or the content policy is broken.

The conftest.py of tests/browser imports the fixtures.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from support.chromium import chromium

AXE = Path(__file__).parent.parent / "browser/axe.min.js"
DESKTOP = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (320, 640)
PHONE_ON_ITS_SIDE = (844, 390)


class OpenPage(Protocol):
    """Opens a page in a browser of its own: own storage, so another person."""

    def __call__(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        base_url: str | None = None,
    ) -> Page: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, one for as long as browser tests follow each other; without it the test is skipped by name."""
    with chromium() as found:
        yield found


@pytest.fixture
def faults() -> list[str]:
    """What went wrong in any page of the test; a test that provokes a fault takes it out."""
    return []


@pytest.fixture
def open_page(browser: Browser, faults: list[str]) -> Iterator[OpenPage]:
    """A maker of pages, all closed at the end; then `faults` must be empty."""
    contexts = []

    def open_one(
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        base_url: str | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            base_url=base_url,
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note)
        return page

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"{message.type}: {message.text}")

    yield open_one
    for context in contexts:
        context.close()
    assert not faults, json.dumps(faults, indent=1)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """One page on a desktop in the light theme."""
    return open_page()


def axe(page: Page) -> list[str]:
    """Return what axe-core finds wrong with the page, one line for each element at fault."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
