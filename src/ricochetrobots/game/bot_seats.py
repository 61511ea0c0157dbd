"""The characters and levels of bots at the table (R9); `ricochetrobots.bots` plays for those of the server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class BotCharacter(StrEnum):
    """The character of a bot, which decides its name and its temperament."""

    PIP = "pip"
    """Bids early."""
    OTTO = "otto"
    """Steady."""
    NELL = "nell"
    """Waits until sure."""
    JUNO = "juno"
    """Keeps lowering."""
    BRAM = "bram"
    """Slow and deep."""
    VERA = "vera"
    """Quick and low."""


class BotLevel(StrEnum):
    """The strength of a bot, from beginner to master, or another way to choose it."""

    BEGINNER = "1"
    CASUAL = "2"
    REGULAR = "3"
    STRONG = "4"
    EXPERT = "5"
    MASTER = "6"
    LIKE_ME = "like-me"
    """The level that follows the chips, so that people win about half of them."""
    OPTIMAL = "optimal"
    """Always a shortest path."""


@dataclass(frozen=True, kw_only=True)
class BotPart:
    """The bot on a seat (R9.1). A program that plays through the protocol has no character and no level (R9.7)."""

    character: BotCharacter | None = None
    level: BotLevel | None = None

    @property
    def is_program(self) -> bool:
        """Return whether the bot is a program with a connection, which it can lose (R9.7)."""
        return self.character is None
