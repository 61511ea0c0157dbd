"""The circumstances of one command."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from ricochetrobots.game.absence import Gone
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.match import Seat


@dataclass(frozen=True, kw_only=True)
class Context:
    """The sender of a command, its time, its random seed, and the absences."""

    seat: Seat | None
    """The seat that sends the command, even if its player has left; None for a spectator and for the server."""
    now: float
    """The server's time in seconds."""
    seed: int
    gone: Gone

    @property
    def player(self) -> Seat:
        """The seat of a player at the table. Raises GameError if nobody at the table sent the command."""
        if self.seat is None or self.seat.left:
            raise GameError("no-seat")
        return self.seat

    @cached_property
    def chance(self) -> Random:
        """The random numbers of this command; the same seed repeats them."""
        return Random(self.seed)  # noqa: S311  # a game's chance, not a secret
