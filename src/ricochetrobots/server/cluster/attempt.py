"""How the parts of a cluster use the database that they share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    import asyncpg

    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

Result = TypeVar("Result")


class Attempt(Protocol):
    """Does some work on a connection."""

    async def __call__(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Return the result of the work. Raises StorageUnavailableError."""
        ...
