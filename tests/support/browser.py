"""Pages in a real Chromium that fail a test when a script fails or the content policy is broken.

The conftest.py of tests/browser imports the fixtures.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Route, expect

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
EMPTY = "about:blank"
WITHOUT_SCRIPT = "/app/icon.svg?left"
"""A document without a script, or none on some servers. A page that leaves to its own origin keeps its process."""
MOST_KEPT = 6
"""The most windows that wait for a test: each keeps a process."""
UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root:not([data-painted]) { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
}"""
"""Nobody looks at a test's page: what has no opacity is laid out, but the browser computes no pixels, in a quarter less
time. What needs colours or asks for opacity sets ``data-painted`` on the root element meanwhile.
"""
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


class Window:
    """A page that consecutive tests use, because the next address in it takes half the time of a new page."""

    def __init__(self, context: BrowserContext, kind: Kind) -> None:
        self.kind = kind
        self.page = context.new_page()
        self.page.add_init_script(UNPAINTED)
        self._undo: list[Callable[[], None]] = []
        on, add_init_script, new_cdp_session = (
            self.page.on,
            self.page.add_init_script,
            context.new_cdp_session,
        )

        def on_noted(event: Any, call: Any) -> None:
            on(event, call)
            self._undo.append(lambda: self.page.remove_listener(event, call))

        def add_noted(*script: Any, **path: Any) -> Any:
            added = add_init_script(*script, **path)
            self._undo.append(added.close)
            return added

        def session_noted(page: Any) -> Any:
            session = new_cdp_session(page)
            if page is self.page:
                self._undo.append(session.detach)
            return session

        # mypy allows no assignment to a method, and Playwright does not list what it has added.
        self.page.on = on_noted  # type: ignore[method-assign, assignment]
        self.page.add_init_script = add_noted  # type: ignore[method-assign]
        context.new_cdp_session = session_noted  # type: ignore[method-assign]

    def open(self, size: tuple[int, int], theme: str, still: bool) -> Page:
        """Return the page as on a first visit."""
        if self.kind.clock:
            self.page.clock.install()
            self.page.clock.resume()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            media="null",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            forced_colors="none",
            contrast="no-preference",
        )
        self.page.mouse.move(0, 0)
        return self.page

    def leave(self) -> None:
        """Leave the page of the test, and delete all that it stored, at its base URL and at its last address."""
        context = self.page.context
        for other in context.pages:
            if other is not self.page:
                other.close()
        addresses = {origin(address) for address in (self.kind.base_url, self.page.url) if address} - {""}
        if self.page.url != EMPTY:
            self.page.evaluate("sessionStorage.clear()")
        # Nobody listens any more when the routes go: the page may still request what only they answer.
        self._undo_all()
        self.page.unroute_all()
        if self.page.url != EMPTY:
            last = self.kind.base_url or origin(self.page.url)
            self.page.goto(last + WITHOUT_SCRIPT if last else EMPTY)
        storage = context.new_cdp_session(self.page)
        for address in addresses:
            # set_storage_state() does the same in twenty times the time
            storage.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        storage.send("Page.resetNavigationHistory")
        self._undo_all()
        context.clear_permissions()

    def _undo_all(self) -> None:
        """Remove listeners, scripts and sessions that were added to the page."""
        while self._undo:
            self._undo.pop()()


class Contexts:
    """A context with a window for each person, as if each had a browser. Tests share them, so that files of a server
    are loaded once. Nothing else remains after a test.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[Window] = []

    def take(self, kind: Kind) -> Window:
        """Return an unused window in its own context."""
        for window in reversed(self._free):
            if window.kind == kind:
                self._free.remove(window)
                return window
        context = self.new(has_touch=kind.touch, base_url=kind.base_url)
        if kind.clock:
            context.clock.install()
        return Window(context, kind)

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

    def give_back(self, window: Window) -> None:
        """Keep the window for another test, unless its server has gone. Of many, those of the last tests stay."""
        try:
            window.leave()
        except Error:
            window.page.context.close()
            return
        self._free.append(window)
        if len(self._free) > MOST_KEPT:
            self._free.pop(0).page.context.close()


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
    taken: list[Window] = []

    def open_one(
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        clock: bool = False,
        base_url: str | None = None,
    ) -> Page:
        window = contexts.take(Kind(touch, clock, base_url))
        taken.append(window)
        page = window.open(size, theme, still)
        listen_for_faults(page, faults.append)
        return page

    yield open_one
    for window in taken:
        contexts.give_back(window)
    assert not faults, json.dumps(faults, indent=1)


def origin(address: str) -> str:
    """Return the origin of an address, empty for a page of no server."""
    scheme, host, *_ = urlsplit(address)
    return f"{scheme}://{host}" if host else ""


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
    const root = document.documentElement;
    root.dataset.painted = "";
    const found = [...document.querySelectorAll(beside || ":not(*)")];
    const left = found.map((element) => [element, [...element.childNodes]]);
    left.forEach(([element]) => element.replaceChildren());
    try {
        return await axe.run(beside ? { exclude: [beside] } : document, wanted);
    } finally {
        delete root.dataset.painted;
        left.forEach(([element, children]) => element.replaceChildren(...children));
    }
}"""


STANDS_STILL = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getTiming().iterations === Infinity)"""
"""Whether nothing appears or moves any more; its colours would not be those of the style sheet."""


def axe(page: Page, *rules: str, beside: str | None = None) -> list[str]:
    """Return the faults that axe-core finds in the page, one line for each element, by these rules or by all.

    What the selector ``beside`` names is emptied and left out, since the 256 cells of a board take half the time.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    page.wait_for_function(STANDS_STILL)
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


def open_tab(page: Page, name: str) -> Locator:
    """Open the sheet at one of its tabs, and return the sheet."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("dialog", name=name)


def open_player(page: Page, name: str) -> Locator:
    """Open the row of a player in the sheet, and return it with what can be done there."""
    row = open_tab(page, "Players").get_by_role("listitem").filter(has_text=name)
    row.get_by_role("button", name=name).click()
    return row
