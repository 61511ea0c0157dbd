import json
import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from browser.game.person import Person
from browser.game.viewserver import PAGE, make_server
from browser.game.windows import Windows
from support.browser import DESKTOP, Contexts, OpenPage
from support.server import LiveServer


@pytest.fixture(scope="package")
def windows(contexts: Contexts) -> Iterator[Windows]:
    """The windows of all tests with views."""
    kept = Windows(contexts)
    yield kept
    kept.close()


@pytest.fixture
def open_window(windows: Windows, faults: list[str]) -> Iterator[Windows]:
    """Opens windows, as `open_page` opens pages; none may have a script, a listener or a history."""
    windows.faults = faults
    yield windows
    windows.give_back()
    assert not faults, json.dumps(faults, indent=1)


@pytest.fixture
def page(open_window: Windows) -> Page:
    """One window on a desktop in the light theme."""
    return open_window()


@pytest.fixture
def person(open_page: OpenPage, live_server: LiveServer) -> Callable[..., Person]:
    """A second person, in another browser."""

    def come(size: tuple[int, int] = DESKTOP, touch: bool = False) -> Person:
        return Person(open_page(size=size, touch=touch), live_server)

    return come


@pytest.fixture(scope="session")
def view_server() -> Iterator[str]:
    with make_server() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PAGE}"
        server.shutdown()
        thread.join()


@pytest.fixture
def show(page: Page, view_server: str) -> Callable[..., Page]:
    """Opens the game at a view of views/, on `page` or on another page."""

    def open_view(name: str, on: Page = page) -> Page:
        if on.url != "about:blank":  # otherwise, the same page with another fragment is not loaded again
            on.goto("about:blank")
        on.goto(f"{view_server}#{name}")
        on.wait_for_selector("body[data-ready]")
        return on

    return open_view
