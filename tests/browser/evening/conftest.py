import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from support.browser import PHONE, Contexts, Kind, listen_for_faults
from support.server import LiveServer

OpenPhone = Callable[..., Page]


@pytest.fixture
def open_phone(contexts: Contexts, live_server: LiveServer, faults: list[str]) -> Iterator[OpenPhone]:
    """Opens a phone whose time a test stops. Its context has an address of its own, so only tests of this folder share
    it.
    """
    kind = Kind(touch=True, clock=True, base_url=f"{live_server.url}/table")
    opened: list[BrowserContext] = []

    def open_one(size: tuple[int, int] = PHONE, script: str = "") -> Page:
        context = contexts.take(kind)
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
        for page in context.pages:
            page.goto("about:blank")  # on leaving, the page stores its evening
        contexts.give_back(context, kind)
    assert not faults, json.dumps(faults, indent=1)


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    return open_phone()
