"""Pages in a real Chromium that fail a test when a script fails or the content policy is broken.

The conftest.py of tests/browser imports the fixtures.
"""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from support.chromium import chromium

AXE = Path(__file__).parent.parent / "browser/axe.min.js"
DESKTOP = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (320, 640)
PHONE_ON_ITS_SIDE = (844, 390)
PATIENCE_MS = 20_000
"""The limit of every wait: long enough that no test fails on a busy machine."""

expect.set_options(timeout=PATIENCE_MS)

WEB = Path(__file__).parents[2] / "src/ricochetrobots/web"
HTML = re.compile("<html[^>]*>")
BUNDLED_WORDS = "data-rest "
"""Tells the page that the words are in two files, as only the bundle has them."""


class OpenPage(Protocol):
    """Opens a page with its own storage, for another person. With ``clock``, `Page.clock` moves time."""

    def __call__(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        clock: bool = False,
        base_url: str | None = None,
    ) -> Page: ...


@dataclass(frozen=True)
class Kind:
    """The properties of a context that cannot change later."""

    touch: bool
    clock: bool
    base_url: str | None


class Contexts:
    """A context for each person, as if each had a browser. Tests share the contexts, so that files of a server
    are loaded once. Nothing else remains after a test.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext:
        """Return an unused context."""
        if self._free[kind]:
            return self._free[kind].pop()
        context = self.new(has_touch=kind.touch, base_url=kind.base_url)
        if kind.clock:
            context.clock.install()
        return context

    def new(
        self,
        *,
        has_touch: bool = False,
        base_url: str | None = None,
        locale: str | None = None,
        offline: bool = False,
    ) -> BrowserContext:
        """Return a new context with an empty cache. The caller closes it.

        With ``offline``, the browser may keep the game for use without a network: then it and not the page
        requests files, which `Page.route` does not see.
        """
        context = self.browser.new_context(
            has_touch=has_touch,
            base_url=base_url,
            locale=locale,
            service_workers="allow" if offline else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        return context

    def give_back(self, context: BrowserContext, kind: Kind) -> None:
        """Delete all that a test stored in it, at its base URL and at the last addresses of its pages."""
        for page in context.pages:
            storage = context.new_cdp_session(page)
            # set_storage_state() does the same in twenty times the time
            for address in filter(None, {kind.base_url, page.url}):
                origin = "{0.scheme}://{0.netloc}".format(urlsplit(address))
                storage.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            page.close()
        context.clear_permissions()
        self._free[kind].append(context)


@pytest.fixture(scope="package")
def contexts() -> Iterator[Contexts]:
    """The contexts of one Chromium for consecutive browser tests. Without Chromium, the test is skipped by name.
    The scope suits tests/browser, which is a package. Elsewhere it would last to the end of the run, and no
    event loop could start in the thread meanwhile.
    """
    with chromium() as browser:
        yield Contexts(browser)


@pytest.fixture
def faults() -> list[str]:
    """The faults of all pages of the test; a test that provokes a fault removes it."""
    return []


@pytest.fixture
def open_page(contexts: Contexts, faults: list[str]) -> Iterator[OpenPage]:
    """A function that opens pages, all closed at the end; then `faults` must be empty."""
    taken: list[tuple[BrowserContext, Kind]] = []

    def open_one(
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        clock: bool = False,
        base_url: str | None = None,
    ) -> Page:
        kind = Kind(touch, clock, base_url)
        context = contexts.take(kind)
        taken.append((context, kind))
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        listen_for_faults(page, faults.append)
        return page

    yield open_one
    for context, kind in taken:
        contexts.give_back(context, kind)
    assert not faults, json.dumps(faults, indent=1)


def listen_for_faults(page: Page, report: Callable[[str], None]) -> None:
    """Record every failed script of the page, and every warning of the browser."""

    def note(message: ConsoleMessage) -> None:
        blocked = message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not blocked:
            report(f"{message.type}: {message.text}")

    page.on("pageerror", lambda error: report(str(error)))
    page.on("console", note)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """One page on a desktop in the light theme."""
    return open_page()


RUN_AXE = """async ([beside, wanted]) => {
    const found = [...document.querySelectorAll(beside || ":not(*)")];
    const left = found.map((element) => [element, [...element.childNodes]]);
    left.forEach(([element]) => element.replaceChildren());
    try {
        return await axe.run(beside ? { exclude: [beside] } : document, wanted);
    } finally {
        left.forEach(([element, children]) => element.replaceChildren(...children));
    }
}"""


def axe(page: Page, *rules: str, beside: str | None = None) -> list[str]:
    """Return the faults that axe-core finds in the page, one line for each element, by these rules or by all.

    What the selector ``beside`` names is emptied and left out, since the 256 cells of a board take half the time.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    wanted = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = page.evaluate(RUN_AXE, [beside, wanted])
    return [
        f"{violation['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def axe_in_both_themes(page: Page, beside: str | None = None) -> list[str]:
    """Return the faults that axe-core finds in both themes, which differ only in colours."""
    found = axe(page, beside=beside)
    page.emulate_media(color_scheme="dark")
    return found + [f"dark: {fault}" for fault in axe(page, "color-contrast", beside=beside)]


def serve_sources(page: Page) -> None:
    """Serve the page from the sources even while a bundle is built, so that a test can replace a module."""

    def answer(route: Route) -> None:
        if route.request.resource_type != "document":
            route.fallback()
            return
        answered = route.fetch()
        (of_server,) = HTML.findall(answered.text())  # its attributes tell the page what the server has
        of_sources = of_server.replace(BUNDLED_WORDS, "")
        body = HTML.sub(lambda _: of_sources, (WEB / "index.html").read_text())
        route.fulfill(response=answered, body=body)

    page.route("**/*", answer)
