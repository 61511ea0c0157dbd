"""The server's log: lines for people or JSON for programs, without secrets, and never more than a few of a kind.

Ids of rooms and games, tokens and codes let people in: where one stands in a line, a short mark of it is written.
Names of people are in no line to begin with.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TextIO

from ricochetrobots.server import metrics

RECORDS_A_SECOND = 5
"""Of one kind, which is a place in the program; the others are counted, and said in one line when it is over."""

SECRET = re.compile(
    r"(?<![\w-])(?:(?:\d+\.)?[\w-]{22}|[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4})(?![\w-])",
)
"""What may be an id, a token or a code."""

log = logging.getLogger(__name__)


def without_secrets(text: str) -> str:
    """Return the text with a mark for each secret; the same secret has the same mark."""
    return SECRET.sub(lambda found: f"#{hashlib.sha256(found[0].encode()).hexdigest()[:8]}", text)


class TextFormatter(logging.Formatter):
    """A line for people, and a traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written."""
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """A JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told)


class BudgetedHandler(logging.StreamHandler[TextIO]):
    """Writes at most `RECORDS_A_SECOND` of a kind; what it leaves out it counts and says once."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._second = now()
        self._written: defaultdict[tuple[str, int], int] = defaultdict(int)

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it."""
        if self._now() - self._second >= 1.0:
            self.tell_left_out()
        kind = (record.pathname, record.lineno)
        self._written[kind] += 1
        if self._written[kind] <= RECORDS_A_SECOND:
            super().emit(record)

    def tell_left_out(self) -> None:
        """Say how many were left out since this was last said, and begin a new second."""
        left_out = sum(max(0, count - RECORDS_A_SECOND) for count in self._written.values())
        self._second = self._now()
        self._written.clear()
        if left_out:
            metrics.LOG_LINES_LEFT_OUT.inc(left_out)
            words = "%d lines of a kind with others were left out"
            super().emit(log.makeRecord(log.name, logging.WARNING, __file__, 0, words, (left_out,), None))

    def close(self) -> None:
        """Say what is still to be said."""
        self.tell_left_out()
        super().close()


def set_up(level: str, form: str, stream: TextIO | None = None) -> BudgetedHandler:
    """Write the log there, on standard error if not said, and return what writes it.

    ``level`` is for this program; libraries say warnings and errors only, since they would tell what people send.
    """
    handler = BudgetedHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("ricochetrobots").setLevel(level.upper())
    return handler
