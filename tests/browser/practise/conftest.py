import pytest
from playwright.sync_api import Page

from support.browser import OpenPage
from support.server import LiveServer


@pytest.fixture
def page(open_page: OpenPage, live_server: LiveServer) -> Page:
    """A person at a desk, whose page knows the server's address."""
    return open_page(base_url=live_server.url)
