"""A client over WebSockets that comes back by itself: `Session` with a connection under it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import ssl
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing
from dataclasses import replace
from types import TracebackType
from typing import Self, cast
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import process_exception
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ricochetrobots.core import RicochetError
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.protocol.http import EVENT_PAGE, EventPage
from ricochetrobots.protocol.messages import (
    Accepted,
    CommandMessage,
    Goodbye,
    Refused,
    ServerMessage,
    Update,
)
from ricochetrobots.protocol.session import MissingError, ProtocolError, Session

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 8.0
KEPT_UPDATES = 64
TOO_MANY_REQUESTS = 429
PAGE_SECONDS = 20.0
"""For a page of events to come."""


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


class UnreachableError(RicochetError):
    """No WebSocket can be opened at the address, and trying again would not help; the cause says why."""

    code = "unreachable"


class ClientClosedError(RicochetError):
    """The client has been closed."""

    code = "client-closed"


def command_id() -> str:
    """Return an id for a command that nobody can guess."""
    return secrets.token_urlsafe(12)


def backoff(
    first: float = FIRST_WAIT_SECONDS,
    longest: float = LONGEST_WAIT_SECONDS,
    chance: Callable[[], float] = random.random,
) -> Generator[float]:
    """Yield how many seconds to wait before each new connection, without end.

    The waits double from ``first`` up to ``longest``. Each is shortened by up to a quarter, so that the clients of a
    server that restarts do not all come back at once; ``chance`` returns numbers from 0 to 1.
    """
    wait = first
    while True:
        yield wait * (1 - chance() / 4)
        wait = min(2 * wait, longest)


class Client:
    """A place in a room, kept over lost connections, for the length of an ``async with`` block. See ``join``."""

    def __init__(
        self, url: str, session: Session, *, waits: Callable[[], Generator[float]] = backoff
    ) -> None:
        self.session = session
        self._url = url
        self._waits = waits
        self._wish = asyncio.Event()
        """Set when the session has something to send."""
        self._answers: dict[str, asyncio.Future[Accepted]] = {}
        self._ahead: list[Accepted] = []
        """Accepted, but the view does not show it yet."""
        self._updates = 0
        self._newest: deque[Update] = deque(maxlen=KEPT_UPDATES)
        self._heard = asyncio.Condition()
        self._over: RicochetError | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        try:
            await self.until(lambda session: session.view is not None)
        except BaseException:
            await _cancel(self._running)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await _cancel(self._running)

    @property
    def view(self) -> View:
        """The newest view. There is one from the beginning of the block."""
        if self.session.view is None:
            raise ProtocolError("The server has sent no view yet.")
        return self.session.view

    async def send(self, command: PlayerCommand, *, id: str | None = None) -> Accepted:
        """Send a command and return its answer once ``view`` shows the effect, over lost connections too.

        ``id`` is the command's, a new one if None; the same id again asks for the same answer. A command that has
        been sent cannot be taken back: cancelling only ends the wait.
        Raises CommandRefusedError, and whatever ended the client before there was an answer: GoodbyeError,
        ProtocolError, UnreachableError or ClientClosedError.
        """
        if self._over is not None:
            raise self._over
        message = CommandMessage(id=id or command_id(), command=command)
        answer = self._answers.setdefault(message.id, asyncio.get_running_loop().create_future())
        self.session.send(message)
        self._wish.set()
        await asyncio.wait([answer])  # unlike awaiting it, leaves it to others when this wait is cancelled
        return answer.result()

    async def until(self, condition: Callable[[Session], bool]) -> View:
        """Wait until ``condition`` holds after some message, and return the view then.

        Raises what ended the client, if that comes first.
        """
        async with self._heard:
            await self._heard.wait_for(lambda: self._over is not None or condition(self.session))
        if not condition(self.session) and self._over is not None:
            raise self._over
        return self.view

    async def updates(self) -> AsyncGenerator[Update]:
        """Yield what has happened so far as one update, then every later update in order.

        The first has all events after the ``seq`` that the client began with, and the newest view. Any number of
        iterators may run; none holds up the client. It keeps the last `KEPT_UPDATES` updates for all of them: an
        iterator that is further behind gets all it has missed as one update, with every event and the newest view.
        Ends when the client is closed; raises GoodbyeError, ProtocolError or UnreachableError when it ended
        otherwise, after the last update.
        """
        taken = events = 0
        while True:
            async with self._heard:
                while self._over is None and self._updates == taken:
                    await self._heard.wait()
            behind = self._updates - taken
            if behind and self.session.update is not None:
                if taken == 0 or behind > len(self._newest):
                    update = replace(self.session.update, events=tuple(self.session.events[events:]))
                    taken = self._updates
                else:
                    update = self._newest[-behind]
                    taken += 1
                events += len(update.events)
                yield update
            elif isinstance(self._over, ClientClosedError):
                return
            elif self._over is not None:
                raise self._over

    async def _run(self) -> None:
        """Keep the connection up until the server ends it for good or this is cancelled."""
        waits = self._waits()
        try:
            connections = connect(
                self._url,
                max_size=None,
                compression=None,
                process_exception=_unless_transient,
                reconnect_delays=lambda: waits,
            )
            async with aclosing(cast("AsyncGenerator[ClientConnection]", aiter(connections))) as each:
                async for connection in each:
                    if await self._converse(connection):
                        waits = self._waits()
                    if self._over is not None:
                        break
                    await asyncio.sleep(next(waits))
        except (WebSocketException, ssl.SSLCertVerificationError) as fault:
            unreachable = UnreachableError(f"{self._url} cannot be reached: {fault}.")
            unreachable.__cause__ = fault
            await self._end(unreachable)
        except ProtocolError as fault:
            await self._end(fault)
        finally:
            if self._over is None:
                await self._end(ClientClosedError("The client is closed."))

    async def _converse(self, connection: ClientConnection) -> bool:
        """Hold one connection to its end; return whether the server let the client in."""
        self.session.opened()
        welcome = self.session.welcome
        writing = asyncio.create_task(self._write(connection))
        try:
            async for data in connection:
                await self._take(data)
        except ConnectionClosed as fault:
            log.debug("connection lost: %s", fault)
        finally:
            await _cancel(writing)
            self.session.closed()
        return self.session.welcome is not welcome

    async def _write(self, connection: ClientConnection) -> None:
        """Send what the session has to say until the connection ends."""
        while True:
            self._wish.clear()
            for message in self.session.outgoing():
                try:
                    await connection.send(message)
                except ConnectionClosed:
                    return  # the session says it again on the next connection
            await self._wish.wait()

    async def _take(self, data: str | bytes) -> None:
        message = await self._received(data)
        self._wish.set()
        match message:
            case Update():
                self._updates += 1
                self._newest.append(message)
            case Accepted():
                self._ahead.append(message)
            case Refused() if message.id in self._answers:
                _fail(self._answers.pop(message.id), CommandRefusedError(message))
            case Goodbye() if not message.retry:
                await self._end(GoodbyeError(message))
                return
            case _:
                pass
        self._answer_what_is_shown()
        async with self._heard:
            self._heard.notify_all()

    async def _received(self, data: str | bytes) -> ServerMessage | None:
        """Let the session take a message, with what happened before it where the server has left that out."""
        while True:
            try:
                return self.session.receive(data, time.time())
            except MissingError as gap:
                try:
                    page = await asyncio.to_thread(_fetch_events, self._url, self.session, gap.after)
                except (OSError, msgspec.DecodeError) as fault:
                    raise gap from fault
                self.session.fill(page.events)

    def _answer_what_is_shown(self) -> None:
        shown = self.session.seq or 0
        for accepted in self._ahead:
            if accepted.seq <= shown and accepted.id in self._answers:
                self._answers.pop(accepted.id).set_result(accepted)
        self._ahead = [accepted for accepted in self._ahead if accepted.seq > shown]

    async def _end(self, why: RicochetError) -> None:
        self._over = why
        for answer in self._answers.values():
            _fail(answer, why)
        self._answers.clear()
        async with self._heard:
            self._heard.notify_all()


async def _cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait for its end; raises what it ended with if that was a fault of its own."""
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        task.result()


def _fetch_events(url: str, session: Session, after: int) -> EventPage:
    """Ask the server of a WebSocket ``url`` for a page of its events. Raises OSError and DecodeError."""
    site = url.replace("ws", "http", 1).removesuffix("/ws")
    address = f"{site}/api/rooms/{quote(session.room, safe='')}/events?after={after}"
    headers = {} if session.token is None else {"Authorization": f"Bearer {session.token}"}
    request = Request(address, headers=headers)  # noqa: S310  # a site of ws is one of http
    try:
        with urlopen(request, timeout=PAGE_SECONDS) as answer:  # noqa: S310
            return EVENT_PAGE.decode(answer.read())
    except HTTPError as refused:
        with refused:  # it holds the connection
            raise OSError(f"{address} was answered by {refused.code}") from None


def _fail(answer: asyncio.Future[Accepted], why: RicochetError) -> None:
    answer.set_exception(why)
    answer.exception()  # marks it as retrieved: perhaps nobody waits for it any more


def _unless_transient(fault: Exception) -> Exception | None:
    """Return the fault that kept a connection from opening, or None if trying again may help.

    The library's own judgement, but for two cases: a server that asks for patience gets it, and a certificate that
    is not trusted stays so.
    """
    if isinstance(fault, ssl.SSLCertVerificationError):
        return fault
    if isinstance(fault, InvalidStatus) and fault.response.status_code == TOO_MANY_REQUESTS:
        return None
    return process_exception(fault)


def join(url: str, room: str, *, token: str | None = None, seq: int | None = 0) -> Client:
    """Enter a room at a server's WebSocket ``url`` for the length of an ``async with`` block.

    ``token`` proves a seat; without one the client watches. ``seq`` is the last event known: 0 asks for all events,
    None for the present view alone. Of a long story the older part is fetched by pages over HTTP. The block begins
    when there is a view; a server that cannot be reached yet is waited for, without a limit (`asyncio.timeout` sets
    one).
    Raises GoodbyeError when the server does not let the client in, and UnreachableError when there is no such
    server at ``url``.
    """
    return Client(url, Session(room, token=token, seq=seq))
