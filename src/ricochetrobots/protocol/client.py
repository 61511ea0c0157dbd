"""A client over WebSockets that comes back by itself: `Session` with a connection under it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ricochetrobots.core import RicochetError
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.protocol.messages import Accepted, CommandMessage, Goodbye, Refused, ServerMessage
from ricochetrobots.protocol.session import ProtocolError, Session

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS = 0.1
LONGEST_WAIT_SECONDS = 8.0


class CommandRefusedError(RicochetError):
    """The server refused a command; ``refused`` is its answer."""

    code = "command-refused"

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.message)
        self.refused = refused


class GoodbyeError(RicochetError):
    """The server ended the conversation for good; ``goodbye`` says why."""

    code = "goodbye"

    def __init__(self, goodbye: Goodbye) -> None:
        super().__init__(goodbye.message)
        self.goodbye = goodbye


class Connection(Protocol):
    """What the client needs of a WebSocket."""

    async def send(self, message: str) -> None:
        """Send a text."""
        ...


def command_id() -> str:
    """Return an id for a command that nobody can guess."""
    return secrets.token_urlsafe(12)


class Client:
    """A place in a room, kept over lost connections. Make it with ``join``."""

    def __init__(self, url: str, session: Session, *, first_wait: float = FIRST_WAIT_SECONDS) -> None:
        self.session = session
        self.heard: list[ServerMessage] = []
        """Every message received, in order."""
        self._url = url
        self._first_wait = first_wait
        self._connection: Connection | None = None
        self._answers: dict[str, asyncio.Future[Accepted]] = {}
        self._news = asyncio.Condition()
        self._over: RicochetError | None = None

    @property
    def view(self) -> View:
        """The newest view. There is one from the moment ``join`` returns."""
        if self.session.view is None:
            raise ProtocolError("The server has sent no view yet.")
        return self.session.view

    async def send(self, command: PlayerCommand, *, id: str | None = None) -> Accepted:
        """Say a command and return the answer, over however many connections that takes.

        ``id`` is the command's, a new one if None; the same id again asks for the same answer.
        Raises CommandRefusedError, and GoodbyeError or ProtocolError when there will be no answer.
        """
        if self._over is not None:
            raise self._over
        message = CommandMessage(id=id or command_id(), command=command)
        answer = self._answers.setdefault(message.id, asyncio.get_running_loop().create_future())
        self.session.send(message)
        await self.flush()
        return await answer

    async def until(self, condition: Callable[[Session], bool]) -> View:
        """Wait until ``condition`` holds after some message, and return the view then."""
        async with self._news:
            await self._news.wait_for(lambda: self._over is not None or condition(self.session))
        if not condition(self.session) and self._over is not None:
            raise self._over
        return self.view

    async def run(self) -> None:
        """Keep the connection up until the server ends it for good or this is cancelled."""
        wait = self._first_wait
        try:
            while self._over is None:
                if await self._converse():
                    wait = self._first_wait
                if self._over is None:
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT_SECONDS)
        finally:
            if self._over is None:
                await self._end(ProtocolError("The client is closed."))

    async def _converse(self) -> bool:
        """Hold one connection to its end; return whether the server said anything."""
        heard = len(self.heard)
        try:
            async with connect(self._url, max_size=None, compression=None) as connection:
                self._connection = connection
                self.session.opened()
                await self.flush()
                async for data in connection:
                    await self._take(data)
        except (OSError, ConnectionClosed, InvalidHandshake) as fault:
            log.debug("connection lost: %s", fault)
        except ProtocolError as fault:
            await self._end(fault)
        finally:
            self._connection = None
            self.session.closed()
        return len(self.heard) > heard

    async def flush(self) -> None:
        """Send what the session has to say, if there is a connection."""
        if self._connection is None:
            return
        for message in self.session.outgoing():
            try:
                await self._connection.send(message)
            except ConnectionClosed:
                return  # the session says it again on the next connection

    async def _take(self, data: str | bytes) -> None:
        message = self.session.receive(data, time.time())
        if message is None:
            return
        self.heard.append(message)
        await self.flush()
        match message:
            case Accepted() if message.id in self._answers:
                self._answers.pop(message.id).set_result(message)
            case Refused() if message.id in self._answers:
                self._answers.pop(message.id).set_exception(CommandRefusedError(message))
            case Goodbye() if not message.retry:
                await self._end(GoodbyeError(message))
                return
            case _:
                pass
        async with self._news:
            self._news.notify_all()

    async def _end(self, why: RicochetError) -> None:
        self._over = why
        for answer in self._answers.values():
            answer.set_exception(why)
        self._answers.clear()
        async with self._news:
            self._news.notify_all()


@asynccontextmanager
async def join(
    url: str,
    room: str,
    *,
    token: str | None = None,
    seq: int | None = 0,
    first_wait: float = FIRST_WAIT_SECONDS,
) -> AsyncIterator[Client]:
    """Enter a room at a server's WebSocket ``url`` and stay for the length of the block.

    Raises GoodbyeError when the server does not let one in.
    """
    client = Client(url, Session(room, token=token, seq=seq), first_wait=first_wait)
    running = asyncio.create_task(client.run())
    try:
        await client.until(lambda session: session.view is not None)
        yield client
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
