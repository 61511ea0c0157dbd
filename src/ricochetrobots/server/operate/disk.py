"""The free space where the games are stored."""

from __future__ import annotations

from shutil import disk_usage

from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.operate.settings import Settings


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
