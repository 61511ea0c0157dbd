"""Let a bot play a match on a server."""

import asyncio
import time
from http.client import HTTPException
from urllib.request import urlopen

from ricochetrobots.bots import Bot
from ricochetrobots.client.connection import (
    PAGE_SECONDS,
    Client,
    CommandRefusedError,
    UnreachableError,
    join,
    site_of,
)
from ricochetrobots.client.link import read_link
from ricochetrobots.game.commands import PlayerCommand, StartMatch, TakeSeat
from ricochetrobots.records.files import MOST_BYTES, read_game
from ricochetrobots.records.values import FinishedGame

LOOK_SECONDS = 0.25
"""A bot chooses after each update, and after this time without one."""


async def play(
    bot: Bot,
    link: str,
    *,
    name: str,
    token: str | None = None,
    timeout: float = 30,  # noqa: ASYNC109  # for entering the room only
) -> FinishedGame:
    """Take a seat in the room of a link, play until the match is over, and return the finished game.

    The seat is marked as a bot (R9.7). If no person sits at the table and the bot is the host, ``play`` starts the
    match as soon as another player has a seat and all players are present. To begin earlier, or alone, the bot
    chooses `StartMatch` itself. If a command is refused because it is too late, the bot chooses again. ``token``
    proves a seat that is taken already. ``timeout`` limits entering the room, in seconds; the match has no limit
    (`asyncio.timeout` sets one). Raises UnreadableError for a text that is not a link, and UnreachableError if the
    server does not answer in time. Raises CommandRefusedError if there is no seat, and GoodbyeError if the room is
    closed.
    """
    async with join(link, token=token, seq=None, timeout=timeout) as client:
        if client.view.you is None:
            await client.send(TakeSeat(name=name, program=True))
        while client.session.game is None:
            seen = client.session.update
            if not await _act(bot, client):
                await _wait_for_update(client, seen)
        address = f"{site_of(read_link(link).url)}/games/{client.session.game}.json"
        return await asyncio.to_thread(fetch_game, address)


async def _act(bot: Bot, client: Client) -> bool:
    """Send the command that the bot chooses. Return whether the server has accepted one."""
    command = bot.choose(client.view, client.session.server_time(time.time())) or _start(client)
    if command is None:
        return False
    try:
        await client.send(command)
    except CommandRefusedError:
        return False  # the room has changed since the view, or a demonstration is not open yet
    return True


def _start(client: Client) -> PlayerCommand | None:
    """Return the command that starts the match if the bot may start it and every other player is present."""
    view, presence = client.view, client.session.presence
    if "start_match" not in view.allowed_commands or presence is None:
        return None
    connected = {seat.seat for seat in presence.seats if seat.connected}
    others = [seat for seat in view.seats if not seat.left and seat.seat != view.you]
    all_present = all(seat.seat in connected for seat in others)
    return StartMatch() if others and all_present else None


async def _wait_for_update(client: Client, seen: object) -> None:
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            await client.until(lambda session: session.update is not seen)
    except TimeoutError:
        return


def fetch_game(address: str) -> FinishedGame:
    """Fetch a finished game from its address, which is http or https. Raises UnreachableError and InputError."""
    try:
        with urlopen(address, timeout=PAGE_SECONDS) as answer:  # noqa: S310  # the address is http or https
            file = answer.read(MOST_BYTES + 1)
    except (OSError, HTTPException) as fault:
        raise UnreachableError(f"{address} cannot be reached: {fault}.") from fault
    return read_game(file)
