"""The command `ricochet`, run in the process of the tests."""

import io
import json
import sys
import threading
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from ricochetrobots import cli


class Terminal(io.StringIO):
    """A standard error that is a terminal, and reports each write."""

    def __init__(self) -> None:
        super().__init__()
        self.is_written = threading.Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.is_written.set()
        return super().write(text)


class Result(NamedTuple):
    """The output of a command and its exit status."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        """Both."""
        return self.stdout + self.stderr


def run(*arguments: str, given: str | bytes | None = None, **environment: str) -> Result:
    """Run the command with standard streams that are no terminals."""
    read = given if isinstance(given, bytes) else (given or "").encode()
    streams = {"stdin": io.TextIOWrapper(io.BytesIO(read), "utf-8")}
    streams |= {name: io.TextIOWrapper(io.BytesIO(), "utf-8", newline="") for name in ("stdout", "stderr")}
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        for name, value in environment.items():
            patch.setenv(name, value)
        status = cli.run(arguments)
    return Result(status, written(streams["stdout"]), written(streams["stderr"]))


def written(stream: io.TextIOWrapper) -> str:
    """Return the output on a stream."""
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def objects(result: Result) -> Sequence[dict[str, object]]:
    """Return the objects that a command wrote, one a line."""
    return [json.loads(line) for line in result.stdout.splitlines()]
