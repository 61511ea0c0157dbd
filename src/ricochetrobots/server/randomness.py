"""Chance, as an argument: ids and secrets, and the seeds from which boards, positions and chips are drawn."""

from __future__ import annotations

import base64
import random
import secrets
from typing import Protocol

CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The 32 letters of a typed room code: no I and O, no 0 and 1."""
CODE_LENGTH = 8


class Entropy(Protocol):
    """Where chance comes from."""

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
        ...

    def seed(self, seq: int) -> int:
        """Return the seed for the decision that makes event number ``seq`` of a room."""
        ...


class SystemEntropy:
    """The operating system's randomness; nothing can be foretold."""

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
        return secrets.token_bytes(count)

    def seed(self, seq: int) -> int:
        """Return a seed nobody can foretell."""
        return secrets.randbits(64)


class SeededEntropy:
    """Chance that falls the same way each time, for tests and simulations; never for a server people play on.

    Rooms in which the same things happen in the same order get equal boards, positions and chips. ``run`` keeps
    the ids of several starts on the same data apart.
    """

    def __init__(self, seed: int, run: int = 0) -> None:
        self._seed = seed
        self._bytes = random.Random(f"{seed}/{run}")  # noqa: S311 (not for secrets: see the class)

    def bytes(self, count: int) -> bytes:
        """Return the next bytes of the sequence."""
        return self._bytes.randbytes(count)

    def seed(self, seq: int) -> int:
        """Return the same seed for the same ``seq``."""
        return random.Random(f"{self._seed}:{seq}").getrandbits(64)  # noqa: S311


def random_id(entropy: Entropy) -> str:
    """Return 128 random bits as 22 characters that need no quoting in a URL."""
    return url_text(entropy.bytes(16))


def random_code(entropy: Entropy) -> str:
    """Return a room code to type, e.g. ``K7QM2XRD`` (40 bits)."""
    return "".join(CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in entropy.bytes(CODE_LENGTH))


def read_code(text: str) -> str:
    """Return a typed code in its stored form: upper case, without spaces and hyphens."""
    return "".join(letter for letter in text.upper() if letter not in " -\N{NON-BREAKING HYPHEN}\N{EN DASH}")


def show_code(code: str) -> str:
    """Return a code as people see it, ``XXXX-XXXX``."""
    return f"{code[:4]}-{code[4:]}"


def url_text(data: bytes) -> str:
    """Return bytes in URL-safe base 64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
