"""Room codes, for players who type a code instead of following a link: ``K7QM-2XRD``, 40 random bits."""

from __future__ import annotations

from ricochetrobots.server.randomness import Randomness
from ricochetrobots.wire.http import CODE_LENGTH

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 letters and digits: no I and O, no 0 and 1."""


def random_code(randomness: Randomness) -> str:
    """Return a new code as it is stored, e.g. ``K7QM2XRD``."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in randomness.bytes(CODE_LENGTH))


def read_code(text: str) -> str:
    """Return a typed code as it is stored: upper case, without spaces and hyphens."""
    return "".join(letter for letter in text.upper() if letter not in " -\N{NON-BREAKING HYPHEN}\N{EN DASH}")


def show_code(code: str) -> str:
    """Return a stored code in the form that players see, ``XXXX-XXXX``."""
    return f"{code[:4]}-{code[4:]}"
