"""The command ``bot``: let a bot play in a room."""

import asyncio

from ricochetrobots.bots import BotCharacter, BotLevel, PersonBot
from ricochetrobots.cli.console import say, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.client.link import read_link
from ricochetrobots.client.playing import play
from ricochetrobots.puzzles.chance import any_seed


def bot(*, link: str, level: str, character: str, name: str | None, seed: int | None, as_json: bool) -> None:
    """Take a seat in the room of a link and play until the match is over."""
    read_link(link)  # refuse a wrong link before the bot is announced
    player = PersonBot(any_seed() if seed is None else seed, BotLevel(level), BotCharacter(character))
    shown = f"{name or character.capitalize()} (bot {level})"
    say(t("cli-bot-plays", name=shown))
    game = asyncio.run(play(player, link, name=shown))
    winners = [game.players[seat] for seat in game.winners]
    if as_json:
        write_json({"players": list(game.players), "winners": winners, "rounds": len(game.rounds)})
    else:
        say(t("cli-bot-over", winners=", ".join(winners)))
