"""The contract of a bot."""

from collections.abc import Callable
from typing import Protocol, cast

from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.plugins import load

GROUP = "ricochetrobots.bots"
"""The entry-point group of bots: each names a `BotFactory`."""


class Bot(Protocol):
    """A player: pure and deterministic, so that a game can be replayed."""

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        """Return the command to send at the server's time ``now``, or None to wait for the next view or moment."""
        ...


BotFactory = Callable[[int], Bot]
"""A function that makes the bot of a seed. Bots of the same seed choose alike."""


def find_bot(name: str, seed: int = 0) -> Bot:
    """Return the bot of that name. Raises PluginMissingError."""
    return cast(BotFactory, load(GROUP, name))(seed)
