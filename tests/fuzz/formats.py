"""Fuzz target of the formats: any text is refused with InputError and a place in it, or means a value that survives.

Run it with any fuzzer that calls a function with bytes; tests/formats/test_fuzz.py runs some thousand mutations.
"""

from ricochetrobots import formats
from ricochetrobots.core import InputError
from ricochetrobots.plugins import registered
from ricochetrobots.testing import sample_values


def _seeds() -> tuple[str, ...]:
    texts = []
    for name in registered(formats.GROUP):
        for value in sample_values():
            try:
                texts.append(formats.write(value, name, lossy=True))
            except formats.FormatLossError:
                continue
    return tuple(text for text in texts if len(text) < 2500)


SEEDS = _seeds()
"""Texts to begin with: every sample in every format that holds it, if it is short."""


def fuzz_one(data: bytes) -> None:
    """Read ``data`` in every format; AssertionError or any error other than InputError is a fault."""
    text = data.decode("utf-8", errors="replace")
    for name in registered(formats.GROUP):
        try:
            value = formats.read(text, name)
        except InputError as error:
            _check(error)
            continue
        assert formats.from_json(formats.to_json(value)) == value
    try:
        formats.read(text)
    except InputError as error:
        _check(error)


def _check(error: InputError) -> None:
    assert error.code in {"unreadable", "illegal", "ambiguous"}
    assert len(error.text) <= 200
    assert 0 <= error.position <= len(error.text)
    assert str(error)
