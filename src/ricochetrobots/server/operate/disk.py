"""How much space is left where the games are stored."""

from __future__ import annotations

from shutil import disk_usage

from ricochetrobots.server import limits
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.operate.settings import Settings


def check_disk(settings: Settings) -> None:
    """Raise ServerError if fewer than `limits.FREE_BYTES` are left; the disk of a PostgreSQL is not checked. 3 us."""
    if settings.database is None and disk_usage(settings.data).free < limits.FREE_BYTES:
        raise ServerError("disk-low")
