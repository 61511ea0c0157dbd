"""Digests of rows that follow from no log, so that a changed byte in them is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table

from ricochetrobots.server.log.schema import metadata

DIGESTED = tuple(
    table for table in metadata.sorted_tables if "digest" in table.c and "covers" in table.c.digest.info
)
"""The tables whose rows have such a digest."""


def digest(table: Table, row: Mapping[str, Any]) -> str:
    """Return the SHA-256 of the covered values of a row, in hexadecimal; 3 us."""
    values = [row[name] for name in table.c.digest.info["covers"]]
    return hashlib.sha256(json.dumps(values, default=repr).encode()).hexdigest()


def is_as_written(table: Table, row: Mapping[str, Any]) -> bool:
    """Return whether the covered values of a stored row are those that were written."""
    return bool(row["digest"] == digest(table, row))
