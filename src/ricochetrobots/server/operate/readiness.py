"""Whether the server can store events, and has space for them: the answer of /ready."""

from __future__ import annotations

from shutil import disk_usage

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import ServerError, StorageUnavailableError
from ricochetrobots.server.log.database import Database
from ricochetrobots.server.operate.settings import Settings

PROBED_SECONDS = 1.0
"""Reuse an answer for this long: finding it costs a commit."""


class Probe:
    """Stores something now and then, and remembers whether that worked."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._probed = 0.0
        self._fault: StorageUnavailableError | None = None
        """The error of the last attempt, None if it succeeded."""

    async def check(self) -> None:
        """Raise StorageUnavailableError if the server cannot store events."""
        if self._clock.now() >= self._probed + PROBED_SECONDS:
            self._probed, self._fault = self._clock.now(), None
            try:
                await self._database.probe()
                if self._database.is_damaged:
                    raise StorageUnavailableError
            except StorageUnavailableError as fault:
                self._fault = fault
        if self._fault is not None:
            raise self._fault


def free_bytes(settings: Settings) -> int | None:
    """Return the free space where the games are stored, or None with PostgreSQL, whose disk the server cannot see.

    Cost: 3 us.
    """
    return disk_usage(settings.data).free if settings.database is None else None


def check_disk(settings: Settings, least: int) -> None:
    """Raise ServerError if fewer than ``least`` bytes are left (`ServerLimits.free_bytes`)."""
    free = free_bytes(settings)
    if free is not None and free < least:
        raise ServerError("disk-low")
