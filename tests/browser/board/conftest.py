import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.board.bench import BENCH_SCRIPT, BoardBench
from browser.board.gallery import make_server
from support.browser import Contexts, listen_for_faults

BENCH = "/tests/browser/board/bench.html"
PLAIN = {
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "contrast": "no-preference",
    "forced_colors": "none",
}


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with make_server() as gallery:
        thread = threading.Thread(target=gallery.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{gallery.server_port}"
        gallery.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def faults() -> list[str]:
    """Return the faults of any page since the last test."""
    return []


@pytest.fixture(scope="module")
def pages(contexts: Contexts, server: str, faults: list[str]) -> Iterator[Callable[[bool], Page]]:
    """The module's shared pages, with and without touch: loading one takes longer than most tests."""
    with ExitStack() as opened:

        @cache
        def page(touch: bool) -> Page:
            context = contexts.new(has_touch=touch)
            opened.callback(context.close)
            page = context.new_page()
            listen_for_faults(page, faults.append)
            page.set_viewport_size({"width": 1000, "height": 900})
            page.goto(f"{server}{BENCH}")
            return page

        yield page


@pytest.fixture
def media() -> dict[str, Any]:
    """The preferences of the system; a test sets others by parametrizing this fixture."""
    return {}


@pytest.fixture
def touch() -> bool:
    """Whether there is a touch screen; a test sets it by parametrizing this fixture."""
    return False


@pytest.fixture
def page(
    pages: Callable[[bool], Page], faults: list[str], media: dict[str, Any], touch: bool
) -> Iterator[Page]:
    """A page without a board."""
    page = pages(touch)
    page.emulate_media(**PLAIN | media)
    yield page
    page.mouse.move(0, 0)
    page.evaluate(f"async () => (await import('{BENCH_SCRIPT}')).tidyUp()")
    found = faults.copy()
    faults.clear()
    assert not found, json.dumps(found, indent=1)


@pytest.fixture
def board(page: Page) -> BoardBench:
    return BoardBench(page)
