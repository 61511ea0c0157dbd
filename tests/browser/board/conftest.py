import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.board.bench import BoardBench
from browser.board.gallery import make_server

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
def options() -> dict[str, Any]:
    """How the browser is set; a test gives others by parametrizing it."""
    return {}


@pytest.fixture
def page(browser: Browser, server: str, options: dict[str, Any]) -> Iterator[Page]:
    """A page without a board that fails the test when a script fails or the content policy is broken."""
    context = browser.new_context(viewport={"width": 1000, "height": 900}, **options)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.goto(f"{server}{BENCH}")
    yield page
    context.close()
    assert not faults, json.dumps(faults, indent=1)


@pytest.fixture
def board(page: Page) -> BoardBench:
    return BoardBench(page)
