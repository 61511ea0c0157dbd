"""Programs that play. Each receives what the server sends to its seat, and nothing else."""

from ricochetrobots.bots.bot import GROUP, Bot, BotFactory, find_bot
from ricochetrobots.bots.passing import PassingBot

__all__ = ["GROUP", "Bot", "BotFactory", "PassingBot", "find_bot"]
