"""Read and write values in file formats, ours and those that other packages register.

>>> from ricochetrobots import formats
>>> puzzle = formats.read("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> formats.read(formats.write(puzzle, "json")) == puzzle
True
"""

from typing import cast

from ricochetrobots.core import UnreadableError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.formats.format import (
    MAX_CHARACTERS,
    Format,
    FormatLossError,
    Value,
    Written,
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
    "to_json",
    "write",
]

GROUP = "ricochetrobots.formats"
"""The entry-point group of formats."""


def find_format(name: str) -> Format:
    """Return the format of that name. Raises PluginMissingError."""
    return cast(Format, load(GROUP, name))


def read(text: str, format: str | None = None) -> Value:
    """Return the value of a text; without ``format`` the first one by name that recognises the text reads it.

    Raises InputError and PluginMissingError.
    """
    if len(text) > MAX_CHARACTERS:
        raise _unknown(f"it has more than {MAX_CHARACTERS} characters")
    if format is not None:
        return find_format(format).read(text)
    for name in registered(GROUP):
        found = find_format(name)
        if found.recognises(text):
            return found.read(text)
    raise _unknown(f"it is none of {', '.join(registered(GROUP))}")


def write(value: Value | str, format: str, *, lossy: bool = False) -> str:
    """Return the text of a value, which may be given in notation.

    Raises FormatLossError if the format cannot hold all of the value, unless ``lossy`` allows it.
    """
    written = find_format(format).write(value_of(value))
    if written.lost and not lossy:
        raise FormatLossError(written.lost)
    return written.text


def _unknown(why: str) -> UnreadableError:
    return UnreadableError(
        Sentence("fault-format", "This text cannot be read as a value: {why}.", why=why), "", 0
    )
