import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.board.bench import BoardBench
from browser.board.gallery import make_server
from support.browser import OpenPage

BENCH = "/tests/browser/board/bench.html"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with make_server() as gallery:
        thread = threading.Thread(target=gallery.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{gallery.server_port}"
        gallery.shutdown()
        thread.join()


@pytest.fixture
def media() -> dict[str, Any]:
    """What the system asks of pages; a test gives more by parametrizing it."""
    return {}


@pytest.fixture
def touch() -> bool:
    """Whether there is a touch screen; a test says so by parametrizing it."""
    return False


@pytest.fixture
def page(open_page: OpenPage, server: str, media: dict[str, Any], touch: bool) -> Page:
    """A page without a board."""
    page = open_page(size=(1000, 900), still=False, touch=touch)
    page.emulate_media(**media)
    page.goto(f"{server}{BENCH}")
    return page


@pytest.fixture
def board(page: Page) -> BoardBench:
    return BoardBench(page)
