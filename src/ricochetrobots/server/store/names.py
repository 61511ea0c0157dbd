"""The names of people, apart from the events that speak of them: a name can be deleted, an event cannot.

Where an event names somebody, its stored form holds a seal, the digest of the name and of 128 random bits. The name
and these bits are a row of their own. While the row is there the seal proves the name; without it nobody can find out
which name was meant, and the chain of hashes holds all the same.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from ricochetrobots.game.events import PlayerReturned, PlayerSeated

NamingEvent = PlayerSeated | PlayerReturned
"""What says somebody's name."""


@dataclass(frozen=True)
class SealedName:
    """A name as it is stored: with its seat, and with the random bits that are known nowhere else."""

    seat: int
    salt: str
    name: str

    @property
    def seal(self) -> str:
        """What stands for the name in the log."""
        return hashlib.sha256(f"{self.salt}\n{self.name}".encode()).hexdigest()
