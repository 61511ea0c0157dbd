"""What all commands share: where words go, how a refusal is shown and what the exit status means.

Data goes to standard output, words to standard error. The status is 0, or `NO` when the answer is a no, or
`BAD_USE` when something given cannot be taken.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

NO = 1
BAD_USE = 2
STANDARD_STREAM = "-"


@contextmanager
def refusals() -> Iterator[None]:
    """Decorate a command so that what the package refuses, or a file that cannot be used, ends in words."""
    from ricochetrobots.core import InputError, RicochetError

    try:
        yield
        sys.stdout.flush()
    except RicochetError as error:
        say(f"Error: {error}" + (f" ({error.clause})" if error.clause else ""))
        if isinstance(error, InputError) and error.text:
            say(pointer(error.text, error.position))
        raise typer.Exit(BAD_USE) from None
    except OSError as error:
        if error.filename is None:
            raise
        say(f"Error: {error.filename}: {error.strerror}.")
        raise typer.Exit(BAD_USE) from None


def say(words: str) -> None:
    """Write words for the person on standard error."""
    typer.echo(words, err=True)


def pointer(text: str, position: int) -> str:
    """Return the text with a caret under the character at ``position``."""
    visible = "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text
    )
    return f"  {visible}\n  {' ' * position}^"


def plural(count: int, noun: str) -> str:
    """Return count and noun, e.g. ``1 move`` or ``7 moves``."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def input_lines() -> Iterator[str]:
    """Yield the lines of standard input as they come; bytes that are no UTF-8 become replacement characters."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace").rstrip("\r\n")


def given(text: str) -> str:
    """Return an argument, or the next line of standard input where it is ``-``."""
    return next(input_lines(), "") if text == STANDARD_STREAM else text


class TerminalLine:
    """A line on standard error that is written over, and taken away at the end; for terminals only."""

    def __init__(self) -> None:
        self._shown = ""

    def show(self, words: str) -> None:
        """Write it in place of what it said before."""
        if words != self._shown:
            sys.stderr.write(f"\r{words:<{len(self._shown)}}")
            sys.stderr.flush()
            self._shown = words

    def clear(self) -> None:
        """Take it away, if there is one."""
        if self._shown:
            self.show("")
            sys.stderr.write("\r")
            sys.stderr.flush()
