"""Let a bot play a match on a server."""

import asyncio
import time
from urllib.request import urlopen

from ricochetrobots.bots import Bot
from ricochetrobots.game.commands import TakeSeat
from ricochetrobots.protocol.client import (
    PAGE_SECONDS,
    Client,
    CommandRefusedError,
    UnreachableError,
    join,
    site_of,
)
from ricochetrobots.protocol.finished import MOST_BYTES, FinishedGame, read_game
from ricochetrobots.protocol.link import read_link

LOOK_SECONDS = 1.0
"""A bot chooses after each update, and after this time without one."""


async def play(
    bot: Bot,
    link: str,
    *,
    name: str,
    token: str | None = None,
    timeout: float = 30,  # noqa: ASYNC109  # for entering the room only
) -> FinishedGame:
    """Take a seat at the room of a link, play until the match is over, and return the finished game.

    ``token`` proves a seat that is taken already. ``timeout`` limits entering the room, in seconds; the match has no
    limit (`asyncio.timeout` sets one). A command that comes too late is refused, and the bot chooses again.
    Raises UnreadableError for a text that is not a link, and UnreachableError if the server does not answer in time.
    Raises CommandRefusedError if there is no seat, and GoodbyeError if the room is closed.
    """
    async with join(link, token=token, seq=None, timeout=timeout) as client:
        if client.view.you is None:
            await client.send(TakeSeat(name=name))
        while client.session.game is None:
            seen = client.session.update
            if not await _act(bot, client):
                await _wait_for_update(client, seen)
        return await asyncio.to_thread(_fetch_game, link, client.session.game)


async def _act(bot: Bot, client: Client) -> bool:
    """Send what the bot chooses. Return whether the server has accepted a command."""
    command = bot.choose(client.view, client.session.server_time(time.time()))
    if command is None:
        return False
    try:
        await client.send(command)
    except CommandRefusedError:
        return False  # the room has changed since the view, or a demonstration is not open yet
    return True


async def _wait_for_update(client: Client, seen: object) -> None:
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            await client.until(lambda session: session.update is not seen)
    except TimeoutError:
        return


def _fetch_game(link: str, game: str) -> FinishedGame:
    """Fetch a finished game from the server of a link. Raises UnreachableError and UnreadableError."""
    address = f"{site_of(read_link(link).url)}/games/{game}.json"
    try:
        with urlopen(address, timeout=PAGE_SECONDS) as answer:  # noqa: S310  # the link was http or https
            return read_game(answer.read(MOST_BYTES + 1))
    except OSError as fault:
        raise UnreachableError(f"{address} cannot be reached: {fault}.") from fault
