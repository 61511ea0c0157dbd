"""The contract of a file format."""

from dataclasses import dataclass
from typing import Protocol

from ricochetrobots.core import (
    Board,
    Move,
    Path,
    Position,
    Puzzle,
    RicochetError,
    Target,
    WrongTypeError,
    as_value,
)
from ricochetrobots.solver import Solution

Value = Board | Position | Puzzle | Target | Move | Path | Solution

MAX_CHARACTERS = 1_000_000
"""The longest text that `read` passes to a format; a board of 32 x 32 needs a tenth of it."""


def value_of(value: Value | str) -> Value:
    """Return the value, read as notation if it is text. Raises InputError and WrongTypeError."""
    if isinstance(value, str):
        return as_value(value)
    if isinstance(value, Value):
        return value
    raise WrongTypeError.of("a value of the game or its text", value)


@dataclass(frozen=True)
class Written:
    """The text of a value; ``lost`` names what the format cannot hold."""

    text: str
    lost: tuple[str, ...] = ()


class Format(Protocol):
    """A file format, registered in the entry-point group ``ricochetrobots.formats``.

    ``read`` raises InputError, and nothing else, for a text that it cannot read. ``write`` raises FormatLossError for
    a value of which it can hold nothing. Both are pure.
    """

    def recognises(self, text: str) -> bool:
        """Return whether the text is probably of this format."""
        ...

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        ...

    def write(self, value: Value) -> Written:
        """Return the text of a value and what it lacks. Raises FormatLossError."""
        ...


class FormatLossError(RicochetError):
    """The format cannot hold the whole value; ``lost`` names what is missing."""

    code = "format-loss"

    def __init__(self, lost: tuple[str, ...]) -> None:
        super().__init__(lost)
        self.lost = lost

    def _words(self) -> str:
        return f"This format cannot hold {', '.join(self.lost)}."
