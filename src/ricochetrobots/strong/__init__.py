"""Distances of every position of a board (docs/strong.md)."""

from ricochetrobots.strong.errors import (
    TableBesideError,
    TableBusyError,
    TableCancelledError,
    TableError,
    TableFileError,
    TableMemoryError,
    TablePositionError,
    TableUnsupportedError,
    TableWrongError,
)
from ricochetrobots.strong.maxima import Maximum, keep_maxima, kept_maxima, maxima_of, plain_boards
from ricochetrobots.strong.table import (
    StrongTable,
    TableMemory,
    TableProgress,
    bytes_needed,
    open_table,
    strong_table,
)

__all__ = [
    "Maximum",
    "StrongTable",
    "TableBesideError",
    "TableBusyError",
    "TableCancelledError",
    "TableError",
    "TableFileError",
    "TableMemory",
    "TableMemoryError",
    "TablePositionError",
    "TableProgress",
    "TableUnsupportedError",
    "TableWrongError",
    "bytes_needed",
    "keep_maxima",
    "kept_maxima",
    "maxima_of",
    "open_table",
    "plain_boards",
    "strong_table",
]
