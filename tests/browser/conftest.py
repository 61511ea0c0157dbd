import pytest

from support.browser import contexts, faults, open_page, page
from support.bundle import bundle
from support.server import live_server, shared_server

__all__ = ["bundle", "contexts", "faults", "live_server", "open_page", "page", "shared_server"]


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether `--full` asks for all there is to try."""
    return bool(request.config.getoption("--full"))
