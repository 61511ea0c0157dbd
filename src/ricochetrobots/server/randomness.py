"""Randomness as an argument: ids, secrets, and the seeds that draw boards, positions and chips."""

from __future__ import annotations

import os
import random
import secrets
from base64 import urlsafe_b64encode
from typing import Protocol

ID_BYTES = 16
SEED_BYTES = 8


class Randomness(Protocol):
    """A source of randomness."""

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
        ...

    def id(self) -> str:
        """Return 128 random bits as 22 characters that need no quoting in a URL."""
        ...

    def seed(self, seq: int) -> int:
        """Return the seed for the decision that makes event number ``seq`` of a room."""
        ...


class SystemRandomness:
    """The operating system's randomness, which nobody can predict."""

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
        return secrets.token_bytes(count)

    def id(self) -> str:
        """Return an id that nobody can guess."""
        return secrets.token_urlsafe(ID_BYTES)

    def seed(self, seq: int) -> int:
        """Return a seed that nobody can predict."""
        return int.from_bytes(os.urandom(SEED_BYTES))


class SeededRandomness:
    """The same sequence every time, for tests and simulations; never for a server that people play on.

    Rooms with the same events in the same order get equal boards, positions and chips. ``run`` keeps the ids
    of several starts on the same data apart.
    """

    def __init__(self, seed: int, run: int = 0) -> None:
        self._seed = seed
        self._bytes = random.Random(f"{seed}/{run}")  # noqa: S311 (not for secrets: see the class)

    def bytes(self, count: int) -> bytes:
        """Return the next bytes of the sequence."""
        return self._bytes.randbytes(count)

    def id(self) -> str:
        """Return an id made of the next bytes of the sequence."""
        return url_text(self.bytes(ID_BYTES))

    def seed(self, seq: int) -> int:
        """Return the same seed for the same ``seq``."""
        return random.Random(f"{self._seed}:{seq}").getrandbits(64)  # noqa: S311


def url_text(data: bytes) -> str:
    """Return bytes in URL-safe base 64 without padding, as `secrets.token_urlsafe` writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
