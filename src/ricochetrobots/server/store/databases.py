"""Choose the database of a server."""

from __future__ import annotations

from ricochetrobots.server.store.sqlite import SqliteStore
from ricochetrobots.server.store.store import Store

SQLITE = "sqlite:"


async def open_store(url: str) -> Store:
    """Open the database at ``url``. Raises DataError."""
    if url.startswith(SQLITE):
        return await SqliteStore.open(url)
    from ricochetrobots.server.store.postgresql import (
        PostgresStore,
    )  # a server on SQLite does not need this driver

    return await PostgresStore.open(url)
