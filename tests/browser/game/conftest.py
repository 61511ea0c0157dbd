import threading
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Page

from browser.game.person import Person
from browser.game.viewserver import PAGE, make_server
from support.browser import DESKTOP, OpenPage
from support.server import LiveServer

NUMBERS = count()
"""They tell addresses apart: the same one with another fragment would not be loaded again."""


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
        on.goto(f"{view_server}?{next(NUMBERS)}#{name}")
        on.wait_for_selector("body[data-ready]")
        return on

    return open_view
