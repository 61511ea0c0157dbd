"""Pages in a real Chromium that fail a test when a script fails or the content policy is broken.

The conftest.py of tests/browser imports the fixtures.
"""

import json
from collections.abc import Callable, Iterator
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
    """Chromium, one for as long as browser tests follow each other; without it the test is skipped by name.

    For tests/browser, which is a package; anywhere else this scope would last to the end of the run, and no event
    loop can be started in the thread meanwhile.
    """
    with chromium() as found:
        yield found


@pytest.fixture
def faults() -> list[str]:
    """What went wrong in any page of the test; a test that provokes a fault takes it out."""
    return []


@pytest.fixture
def open_page(browser: Browser, faults: list[str]) -> Iterator[OpenPage]:
    """A maker of pages, all closed at the end; then `faults` must be empty."""
    pages: list[Page] = []

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
        pages.append(context.new_page())
        listen_for_faults(pages[-1], faults.append)
        return pages[-1]

    yield open_one
    for page in pages:
        page.context.close()
    assert not faults, json.dumps(faults, indent=1)


def listen_for_faults(page: Page, told: Callable[[str], None]) -> None:
    """Tell of every script that fails on the page, and of what the browser warns of."""

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            told(f"{message.type}: {message.text}")

    page.on("pageerror", lambda error: told(str(error)))
    page.on("console", note)


class KeptPage:
    """A page that one test after the other uses; `faults` are those of the test that has it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        listen_for_faults(page, lambda fault: self.faults.append(fault))

    def clear(self) -> None:
        """Make it as good as new: nothing kept, granted or set."""
        if self.page.url != "about:blank":
            self.page.evaluate("() => localStorage.clear()")
            self.page.goto("about:blank")
        self.page.context.clear_permissions()
        self.page.emulate_media(color_scheme="light")


@pytest.fixture(scope="package")
def kept_page(browser: Browser) -> KeptPage:
    """A page on a desktop in the light theme, for tests that ask only what a page shows: opening one costs more."""
    context = browser.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(10_000)
    return KeptPage(context.new_page())


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """One page on a desktop in the light theme."""
    return open_page()


def axe(page: Page, *rules: str) -> list[str]:
    """Return what axe-core finds wrong with the page, one line for each element at fault; by these rules or by all."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    wanted = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    return [
        f"{violation['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def axe_in_both_themes(page: Page) -> list[str]:
    """Return what axe-core finds wrong in light and in dark, where only the colours differ."""
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"dark: {fault}" for fault in axe(page, "color-contrast")]
