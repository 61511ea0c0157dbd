"""The free space where the games are stored."""

from __future__ import annotations

from shutil import disk_usage

from ricochetrobots.server import limits
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.operate.settings import Settings


def free_bytes(settings: Settings) -> int | None:
    """Return the free space where the games are stored, or None with PostgreSQL, whose disk the server cannot see.

    Cost: 3 us.
    """
    return disk_usage(settings.data).free if settings.database is None else None


def check_disk(settings: Settings) -> None:
    """Raise ServerError if fewer than `limits.FREE_BYTES` are left."""
    free = free_bytes(settings)
    if free is not None and free < limits.FREE_BYTES:
        raise ServerError("disk-low")
