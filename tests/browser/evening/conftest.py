from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from support.browser import PHONE, Contexts, listen_for_faults
from support.server import LiveServer

OpenPhone = Callable[..., Page]


@pytest.fixture
def open_phone(contexts: Contexts, live_server: LiveServer, faults: list[str]) -> Iterator[OpenPhone]:
    """Opens a phone of its own, because a test stops its time."""
    opened = []

    def open_one(size: tuple[int, int] = PHONE, script: str = "") -> Page:
        context = contexts.new(has_touch=True, base_url=live_server.url)
        opened.append(context)
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(reduced_motion="reduce")
        if script:
            page.add_init_script(script)
        listen_for_faults(page, faults.append)
        return page

    yield open_one
    for context in opened:
        context.close()
    assert not faults, faults


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    return open_phone()
