"""The server's log: lines for people or JSON for programs, without secrets, and at most a few lines of a
kind.

Ids of rooms and games, tokens and codes let people in, so the log writes a short mark for each of them. No
line contains a person's name.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import TextIO

from ricochetrobots.server import metrics

RECORDS_A_SECOND = 5
"""Lines of one kind, which is a place in the program, per second; one line then reports how many were left out."""

SECRET = re.compile(
    r"(?<![\w-])(?:(?:\d+\.)?[\w-]{22}|[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4})(?![\w-])",
)
"""A text that may be an id, a token or a code."""

log = logging.getLogger(__name__)


def without_secrets(text: str) -> str:
    """Return the text with a mark for each secret; the same secret has the same mark."""
    return SECRET.sub(lambda found: f"#{hashlib.sha256(found[0].encode()).hexdigest()[:8]}", text)


class TextFormatter(logging.Formatter):
    """A line for people, with a traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the formatted record."""
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """A JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the formatted record."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            fields["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(fields)


class BudgetedHandler(logging.StreamHandler[TextIO]):
    """Writes at most `RECORDS_A_SECOND` of a kind, counts the rest, and reports the count once."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:  # noqa: TID251  the usual value of an argument
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
        """Report how many records were left out since the last report, and begin a new second."""
        left_out = sum(max(0, count - RECORDS_A_SECOND) for count in self._written.values())
        self._second = self._now()
        self._written.clear()
        if left_out:
            metrics.LOG_LINES_LEFT_OUT.inc(left_out)
            words = "%d lines were left out because others of the same kind were written"
            super().emit(log.makeRecord(log.name, logging.WARNING, __file__, 0, words, (left_out,), None))

    def close(self) -> None:
        """Write the last report."""
        logging.captureWarnings(capture=False)
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        self.tell_left_out()
        super().close()


def set_up(level: str, form: str, stream: TextIO | None = None) -> BudgetedHandler:
    """Write the log to a stream, standard error by default, and return the handler.

    ``level`` applies to this program; libraries write warnings and errors only, since they would log the data that
    people send.
    """
    handler = BudgetedHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.captureWarnings(capture=True)  # so that warnings appear in the log too
    sys.excepthook = _log_end
    threading.excepthook = lambda fault: _log_fault("a thread ended by", fault.exc_value)
    sys.unraisablehook = lambda fault: _log_fault(fault.err_msg or "Python ignored", fault.exc_value)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("ricochetrobots").setLevel(level.upper())
    return handler


def _log_end(kind: type[BaseException], fault: BaseException, _: TracebackType | None) -> None:
    """Log the exception that ends the program, except Ctrl-C."""
    if not issubclass(kind, KeyboardInterrupt):
        _log_fault("the program ended by", fault)


def _log_fault(words: str, fault: BaseException | None) -> None:
    log.error("%s %r", words, fault, exc_info=fault)
