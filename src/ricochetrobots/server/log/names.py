"""The names of people, stored apart from events: a name can be deleted, an event cannot.

Where an event names somebody, its stored form holds a seal, the digest of the name and of 128 random bits.
The name and these bits are a separate row. While the row exists, the seal proves the name; without it nobody
can find out the name, and the chain of hashes remains valid.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from ricochetrobots.game.events import PlayerReturned, PlayerSeated, SeatRenamed

NamingEvent = PlayerSeated | PlayerReturned | SeatRenamed
"""Events that contain somebody's name."""


@dataclass(frozen=True)
class SealedName:
    """A stored name, with its seat and the random bits of its seal, which are stored nowhere else."""

    seat: int
    salt: str
    name: str

    @property
    def seal(self) -> str:
        """The seal, which replaces the name in the log."""
        return hashlib.sha256(f"{self.salt}\n{self.name}".encode()).hexdigest()
