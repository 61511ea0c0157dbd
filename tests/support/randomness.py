"""Randomness that repeats itself."""

import random

from ricochetrobots.server.randomness import ID_BYTES, url_text


class SeededRandomness:
    """The same sequence every time, for tests and simulations; never for a server that people play on.

    Rooms with the same events in the same order get equal boards, positions and chips. ``run`` keeps the ids
    of several starts on the same data apart.
    """

    def __init__(self, seed: int, run: int = 0) -> None:
        self._seed = seed
        self._bytes = random.Random(f"{seed}/{run}")

    def bytes(self, count: int) -> bytes:
        """Return the next bytes of the sequence."""
        return self._bytes.randbytes(count)

    def id(self) -> str:
        """Return an id made of the next bytes of the sequence."""
        return url_text(self.bytes(ID_BYTES))

    def seed(self, seq: int) -> int:
        """Return the same seed for the same ``seq``."""
        return random.Random(f"{self._seed}:{seq}").getrandbits(64)
