"""Fixtures of the server's tests."""

import pytest

from support.postgresql import database, postgresql, reused
from support.server import live_server, shared_server

__all__ = ["database", "live_server", "postgresql", "reused", "shared_server"]


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, as the server does."""
    return "asyncio"
