"""Randomness as an argument: ids, secrets, and the seeds that draw boards, positions and chips."""

from __future__ import annotations

import os
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


def url_text(data: bytes) -> str:
    """Return bytes in URL-safe base 64 without padding, as `secrets.token_urlsafe` writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
