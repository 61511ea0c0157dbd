"""Read and write values in file formats: the built-in ones and those that other packages register.

>>> from ricochetrobots import formats
>>> formats.recognise("0765+41+2E21BD0F+1C")
'driftingdroids'
>>> puzzle = formats.read("0765+41+2E21BD0F+1C")
>>> print(puzzle)
1A4B3B2B Ro3 Gb3 Bn12 Yp1 >Gm2
>>> formats.read(formats.write(puzzle, "json")) == puzzle
True
"""

from typing import cast

from ricochetrobots.core import AmbiguousError, WrongTypeError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.formats.format import (
    MAX_CHARACTERS,
    Format,
    FormatLossError,
    Value,
    Written,
    refuse,
    value_of,
)
from ricochetrobots.formats.json import from_json, to_json
from ricochetrobots.plugins import load, registered

__all__ = [
    "GROUP",
    "MAX_CHARACTERS",
    "Format",
    "FormatLossError",
    "Value",
    "Written",
    "find_format",
    "from_json",
    "read",
    "recognise",
    "to_json",
    "write",
]

GROUP = "ricochetrobots.formats"
"""The entry-point group of formats."""


def find_format(name: str) -> Format:
    """Return the format of that name. Raises PluginMissingError."""
    return cast(Format, load(GROUP, name))


def recognise(text: str) -> str:
    """Return the name of the one format that recognises the text.

    Raises UnreadableError if no format does, and AmbiguousError, which names the candidates, if several do.
    """
    _check_length(text)
    candidates = [name for name in registered(GROUP) if find_format(name).recognises(text)]
    if not candidates:
        refuse(f"it is not one of {', '.join(registered(GROUP))}", text)
    if len(candidates) > 1:
        raise AmbiguousError(
            Sentence(
                "fault-formats",
                "This text may be any of {formats}. Name the format.",
                formats=", ".join(candidates),
            ),
            text,
            0,
        )
    return candidates[0]


def read(text: str, format: str | None = None) -> Value:
    """Return the value of a text in that format, by default in the one that `recognise` names.

    The text has at most `MAX_CHARACTERS`. Cost: 10 us to 0.2 s, by format and length. Raises InputError with the
    place of the fault, as `recognise` does, PluginMissingError, and WrongTypeError for a value that is not text.
    """
    _check_length(text)
    return find_format(recognise(text) if format is None else format).read(text)


def write(value: Value | str, format: str, *, lossy: bool = False) -> str:
    """Return the text of a value; a board, a position, a puzzle or a path may be given in notation.

    Raises PluginMissingError, and FormatLossError if the format cannot hold all of the value. ``lossy`` allows a loss;
    a format that can hold nothing of the value still raises.
    """
    written = find_format(format).write(value_of(value))
    if written.lost and not lossy:
        raise FormatLossError(written.lost)
    return written.text


def _check_length(text: str) -> None:
    if not isinstance(text, str):
        raise WrongTypeError.of("a text", text)
    if len(text) > MAX_CHARACTERS:
        refuse(f"it has more than {MAX_CHARACTERS} characters", text, MAX_CHARACTERS)
