"""The command ``convert``."""

import sys
from pathlib import Path

from ricochetrobots import formats
from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import BYTE_ORDER_MARK, STANDARD_STREAM, say, write, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.plugins import registered

MAX_BYTES = 4 * formats.MAX_CHARACTERS


def convert(
    *, text: str | None, to: str, source: str | None, file: str | None, lossy: bool, as_json: bool
) -> None:
    """Write a text of one format in another."""
    if (text is None) is (file is None):
        raise UsageError("cli-convert-one-text")
    for option, name in (("--to", to), ("--from", source)):
        if name is not None and name not in registered(formats.GROUP):
            choices = ", ".join(registered(formats.GROUP))
            raise UsageError("usage-choice", option, name=option, given=name or "''", choices=choices)
    given = _text(text, file)
    found = formats.recognise(given) if source is None else source
    written = formats.find_format(to).write(formats.read(given, found))
    if written.lost and not lossy:
        raise formats.FormatLossError(written.lost)
    if as_json:
        write_json({"from": found, "to": to, "lost": written.lost, "text": written.text})
        return
    write(written.text, end="" if written.text.endswith("\n") else "\n")
    if written.lost:
        say(t("cli-convert-lost", lost=", ".join(written.lost)))


def _text(text: str | None, file: str | None) -> str:
    """Return the argument, the file or all of standard input, but not much more than a format reads."""
    if file is not None:
        with Path(file).open("rb") as opened:
            data = opened.read(MAX_BYTES)
    elif text == STANDARD_STREAM:
        data = b"" if sys.stdin is None else sys.stdin.buffer.read(MAX_BYTES)
    else:
        return text or ""
    return data.decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")
