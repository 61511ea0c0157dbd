"""Fixtures of the server's tests."""

import pytest

from support.postgresql import database, postgresql, reused

__all__ = ["database", "postgresql", "reused"]


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, as the server does."""
    return "asyncio"
