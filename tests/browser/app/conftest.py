from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from support.browser import OpenPage
from support.server import LiveServer


@pytest.fixture
def page(open_page: OpenPage, live_server: LiveServer) -> Page:
    """A person at a desk, whose page knows the server's address."""
    return open_page(base_url=live_server.url)


@pytest.fixture(scope="package")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose operator has enabled public tables."""
    with LiveServer(tmp_path_factory.mktemp("server"), tables=True) as server:
        yield server
