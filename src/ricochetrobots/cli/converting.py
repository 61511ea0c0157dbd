"""The command ``convert``."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ricochetrobots import formats
from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import (
    BAD_USE,
    BYTE_ORDER_MARK,
    FULL,
    NO_ANSWER,
    STANDARD_STREAM,
    fault_fields,
    input_lines,
    pointer,
    say,
    sentence_of,
    write,
    write_json,
)
from ricochetrobots.cli.text import t
from ricochetrobots.core import InputError, RicochetError
from ricochetrobots.plugins import registered

MAX_BYTES = 4 * formats.MAX_CHARACTERS


def convert(
    *,
    text: str | None,
    to: str,
    source: str | None,
    file: tuple[str, ...],
    lines: bool,
    output: str | None,
    lossy: bool,
    as_json: bool,
) -> int:
    """Write texts of one format in another, and return the exit status."""
    if (text is None) is (file == ()):
        raise UsageError("cli-convert-one-text")
    if output is not None and (file == () or lines):
        raise UsageError("cli-convert-output", "--output")
    for option, name in (("--to", to), ("--from", source)):
        if name is not None and name not in registered(formats.GROUP):
            choices = ", ".join(registered(formats.GROUP))
            raise UsageError("usage-choice", option, name=option, given=name or "''", choices=choices)
    directory = None if output is None else Path(output)
    conversion = _Conversion(to, source, lossy, as_json)
    if lines or directory is not None or len(file) > 1 or any(Path(name).is_dir() for name in file):
        return _convert_all(conversion, text, file, directory, lines=lines)
    conversion.show(*conversion.of(_read(*file) if text is None else _given(text)))
    return 0


@dataclass
class _Conversion:
    """The options of a conversion."""

    to: str
    source: str | None
    lossy: bool
    as_json: bool

    def of(self, text: str) -> tuple[str, formats.Written]:
        """Return the format of a text, and the text in the other format. Raises RicochetError."""
        found = formats.recognise(text) if self.source is None else self.source
        written = formats.find_format(self.to).write(formats.read(text, found))
        if written.lost and not self.lossy:
            raise formats.FormatLossError(written.lost)
        return found, written

    def show(
        self,
        found: str,
        written: formats.Written,
        place: "_Place | None" = None,
        output: Path | None = None,
    ) -> None:
        """Write a converted text, or only what was lost if the text is in the file ``output``."""
        if self.as_json:
            names = {} if place is None else place.fields
            result = {"text": written.text} if output is None else {"output": str(output)}
            write_json({**names, "from": found, "to": self.to, "lost": written.lost, **result})
            return
        if output is None:
            write(written.text, end="" if written.text.endswith("\n") else "\n")
        if written.lost:
            words = t("cli-convert-lost", lost=", ".join(written.lost))
            say(words if place is None else place.says(words))


@dataclass
class _Place:
    """The file of a text, ``-`` for standard input or None for an argument, and its line if each line is a text."""

    file: str | None
    line: int | None = None

    @property
    def fields(self) -> dict[str, str | int | None]:
        """The fields of JSON that name the place."""
        return {"file": self.file} | ({} if self.line is None else {"line": self.line})

    def says(self, words: str) -> str:
        """Return the message with the file and the line before it."""
        if self.line is not None:
            words = t("cli-line", number=self.line, words=words)
        return (
            words
            if self.file in (None, STANDARD_STREAM)
            else t("cli-in-file", file=self.file or "", words=words)
        )


def _convert_all(
    conversion: _Conversion, text: str | None, file: Iterable[str], directory: Path | None, *, lines: bool
) -> int:
    """Convert each text, report those that cannot be converted, and return the worst exit status."""
    names = list(_files(file)) if text is None else [STANDARD_STREAM if text == STANDARD_STREAM else None]
    status = texts = converted = 0

    def refuse(place: _Place, error: RicochetError | OSError) -> None:
        nonlocal status
        status = BAD_USE
        if conversion.as_json:
            write_json({**place.fields, **fault_fields(error)})
            return
        sys.stdout.flush()
        # The sentence of an OSError names the file.
        say(sentence_of(error) if isinstance(error, OSError) else place.says(sentence_of(error)))
        if isinstance(error, InputError) and error.text:
            say(pointer(error.text, error.position))
        if directory is None:
            write(NO_ANSWER)

    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
    for name in names:
        try:
            for place, given in _texts(name, text or "", lines=lines):
                texts += 1
                try:
                    found, written = conversion.of(given)
                    output = (
                        None if directory is None else directory / f"{Path(name or '').stem}.{conversion.to}"
                    )
                    if output is not None:
                        with output.open("x", encoding="utf-8", newline="\n") as opened:
                            opened.write(written.text)
                except RicochetError as error:
                    refuse(place, error)
                    continue
                conversion.show(found, written, place, output)
                converted += 1
        except OSError as error:
            if error.filename is None or error.errno in FULL:
                raise  # the fault is in standard output
            refuse(_Place(name), error)
    if directory is not None and not conversion.as_json:
        say(t("cli-convert-written", converted=converted, texts=texts, directory=str(directory)))
    return status


def _files(names: Iterable[str]) -> Iterator[str]:
    """Yield the files, and for a directory the files in it by name. Raises UsageError for an empty directory."""
    for name in names:
        if not Path(name).is_dir():
            yield name
            continue
        found = sorted(
            path for path in Path(name).iterdir() if path.is_file() and not path.name.startswith(".")
        )
        if not found:
            raise UsageError("cli-convert-no-files", name)
        yield from map(str, found)


def _texts(name: str | None, text: str, *, lines: bool) -> Iterator[tuple[_Place, str]]:
    """Yield each text of a file, of standard input (``-``) or of the argument (None) with its place."""
    if not lines:
        yield _Place(name), _given(text) if name is None else _read(name)
        return
    if name is None:
        each: Iterable[str] = text.splitlines()
    elif name == STANDARD_STREAM:
        each = input_lines(sys.stdout.flush)
    else:
        each = _lines_of(Path(name))
    for number, line in enumerate(each, 1):
        yield _Place(name, number), line


def _lines_of(file: Path) -> Iterator[str]:
    with file.open("rb") as opened:
        for line in opened:
            yield line.decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK).rstrip("\r\n")


def _given(text: str) -> str:
    """Return the argument, or all of standard input for ``-``."""
    return _read(text) if text == STANDARD_STREAM else text


def _read(name: str) -> str:
    """Return the text of a file or of standard input (``-``), but not much more than a format reads."""
    if name == STANDARD_STREAM:
        data = b"" if sys.stdin is None else sys.stdin.buffer.read(MAX_BYTES)
    else:
        with Path(name).open("rb") as opened:
            data = opened.read(MAX_BYTES)
    return data.decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")
