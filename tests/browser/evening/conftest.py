import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from support.browser import PHONE, Contexts, Kind, Window, listen_for_faults
from support.server import LiveServer

OpenPhone = Callable[..., Page]


@pytest.fixture
def open_phone(contexts: Contexts, live_server: LiveServer, faults: list[str]) -> Iterator[OpenPhone]:
    """Opens a phone whose time a test stops."""
    kind = Kind(touch=True, clock=True, base_url=live_server.url)
    taken: list[Window] = []

    def open_one(size: tuple[int, int] = PHONE, script: str = "") -> Page:
        window = contexts.take(kind)
        taken.append(window)
        page = window.open(size, theme="light", still=True)
        if script:
            page.add_init_script(script)
        listen_for_faults(page, faults.append)
        return page

    yield open_one
    for window in taken:
        contexts.give_back(window)
    assert not faults, json.dumps(faults, indent=1)


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    return open_phone()
