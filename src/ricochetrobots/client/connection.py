"""A WebSocket client that reconnects automatically: a `Session` with a connection."""

from __future__ import annotations

import asyncio
import itertools
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

from ricochetrobots.client.link import read_link
from ricochetrobots.core import RicochetError
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.game import View
from ricochetrobots.game.commands import PlayerCommand

try:
    import msgspec
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.client import process_exception
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

    from ricochetrobots.client.session import MissingError, ProtocolError, Session
    from ricochetrobots.wire.http import EVENT_PAGE, EventPage
    from ricochetrobots.wire.messages import (
        Accepted,
        CommandMessage,
        Goodbye,
        Refused,
        Saying,
        ServerMessage,
        Update,
    )
except ModuleNotFoundError as missing:
    raise MissingExtraError("ricochetrobots.client.connection", "client") from missing

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS = 0.5
EARLY_TRIES = 3
LONGEST_WAIT_SECONDS = 8.0
KEPT_UPDATES = 64
TOO_MANY_REQUESTS = 429
PAGE_SECONDS = 20.0
"""The time limit for fetching a page of events."""


class CommandRefusedError(RicochetError):
    """The server refused a command. ``refused`` is its answer."""

    code = "command-refused"

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.message)
        self.refused = refused


class GoodbyeError(RicochetError):
    """The server ended the connection permanently. ``goodbye`` has the reason."""

    code = "goodbye"

    def __init__(self, goodbye: Goodbye) -> None:
        super().__init__(goodbye.message)
        self.goodbye = goodbye


class UnreachableError(RicochetError):
    """No WebSocket can be opened at the address, and a retry would not help. The cause has the reason."""

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
    """Yield the seconds to wait before each new connection, endlessly.

    The first few waits are ``first``, because a restarted server is back within 2 s; later ones double up to
    ``longest``. Each is shortened at random by up to a quarter, so that clients do not all return at once.
    ``chance`` returns numbers from 0 to 1.
    """
    wait = first
    for number in itertools.count(1):
        yield wait * (1 - chance() / 4)
        if number >= EARLY_TRIES:
            wait = min(2 * wait, longest)


class Client:
    """A place in a room for an ``async with`` block, made by ``join``. It survives lost connections."""

    def __init__(
        self,
        url: str,
        session: Session,
        *,
        waits: Callable[[], Generator[float]] = backoff,
        timeout: float | None = None,
    ) -> None:
        self.session = session
        self._url = url
        self._waits = waits
        self._timeout = timeout
        self._to_send = asyncio.Event()
        """Set when the session has something to send."""
        self._answers: dict[str, asyncio.Future[Accepted]] = {}
        self._ahead: list[Accepted] = []
        """Accepted commands that the view does not reflect yet."""
        self._updates = 0
        self._newest: deque[Update] = deque(maxlen=KEPT_UPDATES)
        self._heard = asyncio.Condition()
        self._over: RicochetError | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        try:
            async with asyncio.timeout(self._timeout):
                await self.until(lambda session: session.view is not None)
        except TimeoutError as late:
            await _cancel(self._running)
            raise UnreachableError(f"{self._url} did not answer within {self._timeout:g} s.") from late
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
        """The newest view. It exists from the beginning of the block."""
        if self.session.view is None:
            raise ProtocolError("The server has sent no view yet.")
        return self.session.view

    async def send(self, command: PlayerCommand, *, id: str | None = None) -> Accepted:
        """Send a command and return its answer once ``view`` shows the effect, even after lost connections.

        ``id`` is the command's id, by default a new one. Repeating an id requests the same answer. Cancelling
        ends only the wait: a sent command cannot be withdrawn.
        Raises CommandRefusedError, or the error that ended the client before the answer: GoodbyeError,
        ProtocolError, UnreachableError or ClientClosedError.
        """
        if self._over is not None:
            raise self._over
        message = CommandMessage(id=id or command_id(), command=command)
        answer = self._answers.setdefault(message.id, asyncio.get_running_loop().create_future())
        self.session.send(message)
        self._to_send.set()
        await asyncio.wait([answer])  # cancelling this wait must not cancel the answer of other callers
        return answer.result()

    def say(self, saying: Saying) -> None:
        """Say a word of quick chat. Nobody hears it without a connection, or after more than three words in eight
        seconds.
        """
        self.session.say(saying)
        self._to_send.set()

    async def until(self, condition: Callable[[Session], bool]) -> View:
        """Wait until ``condition`` holds after a message, and return the view.

        Raises the error that ended the client, if that happens first.
        """
        async with self._heard:
            await self._heard.wait_for(lambda: self._over is not None or condition(self.session))
        if not condition(self.session) and self._over is not None:
            raise self._over
        return self.view

    async def updates(self) -> AsyncGenerator[Update]:
        """Yield one update with everything so far, then every later update in order.

        The first update has all events after the client's initial ``seq``, and the newest view. Any number of
        iterators may run, and none blocks the client. It keeps the last `KEPT_UPDATES` updates for all iterators. An
        iterator that is further behind gets all missed events as one update, with the newest view. It ends when the
        client is closed. If the client ended with an error, it raises GoodbyeError, ProtocolError or UnreachableError
        after the last update.
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
        """Keep the connection open until the server ends it permanently or this task is cancelled."""
        waits = self._waits()
        connection: ClientConnection | None = None
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
            if connection is not None:
                connection.transport.abort()  # a second cancellation ends the wait for the server's closing frame
            if self._over is None:
                await self._end(ClientClosedError("The client is closed."))

    async def _converse(self, connection: ClientConnection) -> bool:
        """Run one connection to its end and return whether the server admitted the client."""
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
        """Send the session's messages until the connection ends."""
        while True:
            self._to_send.clear()
            for message in self.session.outgoing():
                try:
                    await connection.send(message)
                except ConnectionClosed:
                    return  # the session repeats it on the next connection
            await self._to_send.wait()

    async def _take(self, data: str | bytes) -> None:
        message = await self._received(data)
        self._to_send.set()
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
        """Pass a message to the session. First fetch the events that the server omitted before it."""
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
    """Cancel a task and wait for its end. Raises the task's exception, if it failed."""
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        task.result()


def site_of(url: str) -> str:
    """Return the address of the server of a WebSocket ``url``."""
    return url.replace("ws", "http", 1).removesuffix("/ws")


def _fetch_events(url: str, session: Session, after: int) -> EventPage:
    """Fetch a page of events from the server of a WebSocket ``url``. Raises OSError and DecodeError."""
    address = f"{site_of(url)}/api/rooms/{quote(session.room, safe='')}/events?after={after}"
    headers = {} if session.token is None else {"Authorization": f"Bearer {session.token}"}
    request = Request(address, headers=headers)  # noqa: S310  # the URL was ws or wss, so it is http or https
    try:
        with urlopen(request, timeout=PAGE_SECONDS) as answer:  # noqa: S310
            return EVENT_PAGE.decode(answer.read())
    except HTTPError as refused:
        with refused:  # it holds the connection
            raise OSError(f"{address} was answered by {refused.code}") from None


def _fail(answer: asyncio.Future[Accepted], why: RicochetError) -> None:
    answer.set_exception(why)
    answer.exception()  # mark it as retrieved, since the caller may have stopped waiting


def _unless_transient(fault: Exception) -> Exception | None:
    """Return the error that prevented a connection, or None if a retry may help.

    The library decides except in two cases: retry after 429 (Too Many Requests), and never with an untrusted
    certificate.
    """
    if isinstance(fault, ssl.SSLCertVerificationError):
        return fault
    if isinstance(fault, InvalidStatus) and fault.response.status_code == TOO_MANY_REQUESTS:
        return None
    return process_exception(fault)


def join(
    link: str,
    room: str | None = None,
    *,
    token: str | None = None,
    seq: int | None = 0,
    timeout: float | None = None,
) -> Client:
    """Enter a room for the length of an ``async with`` block.

    ``link`` is the link that people send, such as ``https://play.example.org/r/p7NzQ``. With ``room``, it is the
    address of a server's WebSocket instead.

    ``token`` proves a seat; without one, the client watches. ``seq`` is the last known event: 0 requests all events,
    and None only the current view. The client fetches the older part of a long match in pages over HTTP. The block
    begins when there is a view. The client waits for a server that cannot be reached yet: for ``timeout`` seconds, or
    without a limit.

    Raises UnreadableError for a text that is not a link. Entering the block raises GoodbyeError if the server does
    not admit the client, and UnreachableError if there is no such server or the time is over.
    """
    url, room = read_link(link) if room is None else (link, room)
    return Client(url, Session(room, token=token, seq=seq), timeout=timeout)
