"""Choose the database of a server."""

from __future__ import annotations

from ricochetrobots.server.background import Start, unwatched
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.store import Store

SQLITE = "sqlite:"


async def open_store(url: str, limits: ServerLimits = USUAL, start: Start = unwatched) -> Store:
    """Open the database at ``url``; ``start`` starts its tasks. Raises DataError."""
    if url.startswith(SQLITE):
        return await SqliteStore.open(url, limits)
    from ricochetrobots.server.log.postgresql import (
        PostgresStore,
    )  # a server on SQLite does not need this driver

    return await PostgresStore.open(url, limits, start)
