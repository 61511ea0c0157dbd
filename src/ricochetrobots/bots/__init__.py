"""Programs that play. Each receives the view that the server sends to its seat, and nothing else."""

from ricochetrobots.bots.bot import GROUP, Bot, BotFactory, find_bot
from ricochetrobots.bots.passing import PassingBot
from ricochetrobots.bots.person_bot import PersonBot
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel

__all__ = ["GROUP", "Bot", "BotCharacter", "BotFactory", "BotLevel", "PassingBot", "PersonBot", "find_bot"]
