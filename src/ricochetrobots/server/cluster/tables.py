"""The lists of public tables that several servers on one PostgreSQL share.

Each server stores its own list, and its list counts while the server is alive (`cluster.presence`).
"""

from __future__ import annotations

import logging

from msgspec import DecodeError

from ricochetrobots.server.cluster.attempt import Attempt
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.wire.http import PUBLIC_TABLES, PublicTable, PublicTables

log = logging.getLogger(__name__)

FORGET = "DELETE FROM tables WHERE server NOT IN (SELECT id FROM servers)"
PUBLISH = """
INSERT INTO tables (server, body) VALUES ($1, $2) ON CONFLICT (server) DO UPDATE SET body = excluded.body
"""
ELSEWHERE = """
SELECT body FROM tables JOIN servers ON servers.id = tables.server
WHERE server <> $1 AND beat > extract(epoch FROM clock_timestamp()) - $2::float8 ORDER BY server
"""


class SharedTables:
    """The list of server ``name``, and those of the other servers."""

    def __init__(
        self,
        name: str,
        attempt: Attempt,
        lease_seconds: float,
    ) -> None:
        self._lease_seconds = lease_seconds
        self._name = name
        self._attempt = attempt
        self._published: bytes | None = None

    async def publish(self, tables: tuple[PublicTable, ...], *, patient: bool = False) -> None:
        """Store the list of this server if it has changed.

        Raises StorageUnavailableError unless ``patient``: then the next call repeats it.
        """
        body = PUBLIC_TABLES.encode(PublicTables(tables=tables))
        if body == self._published:
            return
        try:
            if self._published is None:
                await self._attempt(lambda connection: connection.execute(FORGET))
            await self._attempt(lambda connection: connection.execute(PUBLISH, self._name, body.decode()))
        except StorageUnavailableError:  # the store reports the fault
            if not patient:
                raise
            return
        self._published = body

    async def elsewhere(self) -> tuple[PublicTable, ...]:
        """Return the tables of the other servers. Raises StorageUnavailableError."""
        found = await self._attempt(
            lambda connection: connection.fetch(ELSEWHERE, self._name, self._lease_seconds)
        )
        tables: list[PublicTable] = []
        for row in found:
            try:
                tables += PUBLIC_TABLES.decode(row["body"]).tables
            except DecodeError:  # a server of another version
                log.warning("the public tables of another server cannot be read")
        return tuple(tables)
