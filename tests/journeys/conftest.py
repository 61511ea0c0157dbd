from collections.abc import Iterator

import pytest

from support.browser import Contexts, faults, open_page
from support.chromium import chromium
from support.server import live_server

__all__ = ["faults", "live_server", "open_page"]


@pytest.fixture(scope="module")
def contexts() -> Iterator[Contexts]:
    """The contexts of one Chromium for a journey, which ends with it: the next one may start an event loop."""
    with chromium() as browser:
        yield Contexts(browser)
