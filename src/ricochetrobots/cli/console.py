"""Input, output, errors and exit statuses of all commands.

Commands write data to standard output and messages to standard error. The exit status is 0 after success, `NO` after a
negative answer, `BAD_USE` after an invalid argument, and `NOT_WRITTEN` if the output could not be written.
With ``--json``, an error is one object on standard output with the fields that docs/cli.md lists.
"""

import errno
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from os.path import samestat
from typing import TYPE_CHECKING, TextIO, cast

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import InputError, RicochetError
from ricochetrobots.extras import MissingExtraError, has_extra

if TYPE_CHECKING:
    from io import BufferedReader

    from rich.progress import Progress

NO = 1
BAD_USE = 2
NOT_WRITTEN = 3
STANDARD_STREAM = "-"
NO_ANSWER = "-"
"""The placeholder for a missing answer. It keeps output lines aligned with input lines."""
TARGET = re.compile(r"[A-Z*][a-z]{1,2}\d{1,2}")
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
READ_BYTES = 1 << 16
MAX_QUOTED = 200
"""The most characters of the input that an error quotes."""

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


def write(text: str, *, end: str = "\n") -> None:
    """Write data on standard output."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, "there is none")
    sys.stdout.write(f"{text}{end}")


def write_json(answer: object) -> None:
    """Write data on standard output as one line of JSON."""
    write(json.dumps(answer))


def refuse(error: Exception, *, as_json: bool) -> int:
    """Report an error as JSON on standard output or as a message, and return the exit status."""
    if not as_json:
        say(t("cli-error", what=sentence_of(error)))
        if isinstance(error, InputError) and error.text:
            say(pointer(error.text, error.position))
        return BAD_USE
    write_json(fault_fields(error))
    return BAD_USE


def fault_fields(error: Exception) -> dict[str, object]:
    """Return the fields that report an error in JSON."""
    fault: dict[str, object] = {"status": "error"}
    fault |= {"code": "file", "message": sentence_of(error), "clause": None, "place": None, "position": None}
    if isinstance(error, UsageError):
        fault |= {"code": error.code, "place": error.place}
    elif isinstance(error, OSError):
        fault |= {"place": str(error.filename)}
    elif isinstance(error, RicochetError):
        fault |= {"code": error.code, "clause": error.clause}
    if isinstance(error, InputError):
        fault |= {"place": error.text, "position": error.position}
    return fault


def sentence_of(error: Exception) -> str:
    """Return the message, with the clause of the rules or the code that the documentation explains."""
    if isinstance(error, UsageError):
        facts = {
            name: shortened(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
        }
        words = t(error.message, **facts)
        return f"{error.place}: {words}" if error.place and "name" not in facts else words
    if isinstance(error, RicochetError):
        mark = error.clause or (error.code if error.code.startswith(("data-", "database-")) else None)
        words = translated(error.sentence)
        if not isinstance(error, MissingExtraError):  # part of a command does not run
            words = shortened(words)
        return words + (f" ({mark})" if mark else "")
    if isinstance(error, OSError):
        return t("cli-file-fault", file=shortened(str(error.filename)), why=error.strerror or "")
    raise error


def output_lost(error: OSError) -> int:
    """Report that the output cannot be written, and return the exit status. A closed pipe is not an error."""
    _discard(sys.stdout)
    if error.errno == errno.EPIPE:
        return 0
    try:
        say(t("cli-error", what=t("cli-output-fault", why=error.strerror or str(error))))
    except OSError:  # standard error may be full as well
        _discard(sys.stderr)
    return NOT_WRITTEN


def _discard(stream: TextIO | None) -> None:
    """Discard what is left in a stream; otherwise Python flushes it at exit, and fails again."""
    if stream is not None:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def redirected_target() -> str | None:
    """Return the name of the file that receives standard output, if it looks like a target.

    The shell reads the unquoted ``>Re15`` at the end of a puzzle as a redirection.
    """
    try:
        output = os.fstat(sys.stdout.fileno())
        with os.scandir() as entries:
            found = (
                entry.name
                for entry in entries
                if TARGET.fullmatch(entry.name) and samestat(entry.stat(), output)
            )
            return next(found, None)
    except (OSError, ValueError, AttributeError):  # the output or the directory does not exist
        return None


def say(words: str) -> None:
    """Write a message to standard error."""
    if sys.stderr is not None:
        sys.stderr.write(f"{words}\n")
        sys.stderr.flush()


def shortened(text: str) -> str:
    """Return the text, or its beginning and end if it is too long to quote in an error."""
    half = MAX_QUOTED // 2
    return text if len(text) <= MAX_QUOTED else f"{text[:half]} ... {text[-half:]}"


def pointer(text: str, position: int) -> str:
    """Return the text with a caret under ``position``. Cut a long text to the part near the caret."""
    start = max(0, min(position - MAX_QUOTED // 2, len(text) - MAX_QUOTED))
    visible = "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"
        for character in text[start : start + MAX_QUOTED]
    )
    return f"  {visible}\n  {' ' * (position - start)}^"


def input_lines(before_waiting: Callable[[], object]) -> Iterator[str]:
    """Yield the lines of standard input as they arrive. Invalid UTF-8 becomes replacement characters.

    Skip a byte order mark at the beginning. Call ``before_waiting`` before each read, which may block.
    """
    if sys.stdin is None:
        return
    given = cast("BufferedReader", sys.stdin.buffer)
    mark = BYTE_ORDER_MARK
    parts: list[bytes] = []
    more = True
    while more:
        before_waiting()
        part = given.read1(READ_BYTES)
        more = part != b""
        parts.append(part)
        if more and b"\n" not in part:
            continue
        *lines, rest = b"".join(parts).split(b"\n")
        parts = [rest]
        for line in lines if more or not rest else [*lines, rest]:
            yield _decoded(line, mark)
            mark = ""


def given(text: str) -> str:
    """Return an argument, or the next line of standard input if the argument is ``-``."""
    if text == STANDARD_STREAM:
        return "" if sys.stdin is None else _decoded(sys.stdin.buffer.readline(), BYTE_ORDER_MARK)
    return text.removeprefix(BYTE_ORDER_MARK)


def _decoded(line: bytes, mark: str) -> str:
    return line.decode("utf-8", "replace").removeprefix(mark).rstrip("\r\n")


def has_unicode(needed: str = "┃█") -> bool:
    """Return whether standard output can show characters beyond ASCII.

    Python writes UTF-8 in the locale C too, but the terminal may not support it. The locales C and POSIX
    therefore count as ASCII.
    """
    try:
        needed.encode((sys.stdout and sys.stdout.encoding) or "ascii")
    except UnicodeEncodeError:
        return False
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG")
    return locale not in {"C", "POSIX"}


def is_terminal() -> bool:
    """Return whether standard input and standard output are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def is_plain_terminal() -> bool:
    """Return whether the terminal supports neither colours nor cursor movement."""
    return os.environ.get("TERM") == "dumb"


def terminal_shows_progress() -> bool:
    """Return whether standard error is a terminal that can show progress and ``rich`` is installed."""
    return sys.stderr is not None and sys.stderr.isatty() and not is_plain_terminal() and has_extra("cli")


def terminal_progress(words: str, *, bar: bool = False) -> "Progress":
    """Return a progress display on standard error that disappears at its end.

    ``words`` formats the task's numbers, such as ``{task.completed} of {task.total}``.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn

    columns: list[ProgressColumn] = [BarColumn()] if bar else []
    return Progress(
        *columns, TextColumn(words), TimeElapsedColumn(), console=Console(stderr=True), transient=True
    )
