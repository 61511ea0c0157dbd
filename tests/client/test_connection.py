"""The driver of the session, against a server that the test simulates."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from http import HTTPStatus
from itertools import islice

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import InvalidStatus, InvalidURI
from websockets.http11 import Request, Response

from ricochetrobots.client.connection import (
    KEPT_UPDATES,
    Client,
    ClientClosedError,
    CommandRefusedError,
    GoodbyeError,
    UnreachableError,
    backoff,
    join,
)
from ricochetrobots.client.session import ProtocolError, Session
from ricochetrobots.game import commands
from ricochetrobots.game.events import PlayerLeft
from ricochetrobots.wire import messages
from support.views import lobby_view

pytestmark = pytest.mark.anyio
Script = Callable[[ServerConnection], Awaitable[None]]


@pytest.fixture
def anyio_backend() -> str:
    """Run on asyncio, as the driver does."""
    return "asyncio"


@asynccontextmanager
async def playing(*scripts: Script, refusals: tuple[HTTPStatus, ...] = ()) -> AsyncIterator[str]:
    """Refuse some handshakes, then serve each connection by the next script; yield the address."""
    waiting, refusing = iter(scripts), iter(refusals)

    async def handle(connection: ServerConnection) -> None:
        await next(waiting)(connection)

    def greet_at_door(connection: ServerConnection, _: Request) -> Response | None:
        status = next(refusing, None)
        return None if status is None else connection.respond(status, "no")

    async with serve(handle, "127.0.0.1", 0, process_request=greet_at_door) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


def at_once() -> Generator[float]:
    """Do not wait, so that no test sleeps."""
    while True:
        yield 0.0


def join_at_once(url: str, *, waits: Callable[[], Generator[float]] = at_once) -> Client:
    return Client(url, Session("room", seq=0), waits=waits)


async def say(connection: ServerConnection, *outgoing: messages.ServerMessage) -> None:
    for message in outgoing:
        await connection.send(messages.SERVER_MESSAGES.encode(message).decode())


def update(seq: int, *numbers: int) -> messages.Update:
    """Return the update after event ``seq`` with the events ``numbers``."""
    events = tuple(
        messages.NumberedEvent(seq=number, event=PlayerLeft(at=float(number), seat=0)) for number in numbers
    )
    return messages.Update(seq=seq, now=0.0, events=events, view=lobby_view())


async def greet(connection: ServerConnection, seq: int = 0, *numbers: int) -> messages.Hello:
    """Read the greeting and answer it with a lobby."""
    hello = messages.CLIENT_MESSAGES.decode(await connection.recv())
    assert isinstance(hello, messages.Hello)
    welcome = messages.Welcome(
        protocol=messages.VERSION, room="room", name="n", code=None, seat=None, now=0.0
    )
    await say(connection, welcome, update(seq, *numbers))
    return hello


async def hear_command(connection: ServerConnection) -> str:
    """Return the id of the next command."""
    found: str = json.loads(await connection.recv())["id"]
    return found


async def stay(connection: ServerConnection) -> None:
    """Greet, and read until the client disconnects."""
    await greet(connection)
    await connection.wait_closed()


def seqs(notified: messages.Update) -> list[int]:
    return [event.seq for event in notified.events]


# --- commands ---


async def test_a_command_gets_the_answer_with_its_id() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        first, second = await hear_command(connection), await hear_command(connection)
        await say(connection, messages.Refused(id=second, code="too-fast", message="Wait."))
        await say(connection, messages.Accepted(id=first, seq=1), update(1, 1))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        sent = [asyncio.create_task(client.send(commands.StartMatch())) for _ in range(2)]
        assert (await sent[0]).seq == 1
        with pytest.raises(CommandRefusedError, match=r"Wait\."):
            await sent[1]


async def test_an_accepted_command_is_answered_when_the_view_shows_it() -> None:
    shown = asyncio.Event()

    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        first, second = await hear_command(connection), await hear_command(connection)
        await say(connection, messages.Accepted(id=second, seq=2), messages.Accepted(id=first, seq=1))
        await say(connection, update(1, 1))
        await shown.wait()
        await say(connection, update(2, 2))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        first, second = (asyncio.create_task(client.send(commands.StartMatch())) for _ in range(2))
        await first
        assert client.session.seq == 1
        assert not second.done()
        shown.set()
        await second
        assert client.session.seq == 2


async def test_what_was_accepted_may_be_shown_on_the_next_connection() -> None:
    async def lost(connection: ServerConnection) -> None:
        await greet(connection)
        await say(connection, messages.Accepted(id=await hear_command(connection), seq=1))

    async def found(connection: ServerConnection) -> None:
        hello = await greet(connection, 1, 1)
        assert hello.seq == 0
        await connection.wait_closed()

    async with playing(lost, found) as url, join_at_once(url) as client:
        assert (await client.send(commands.StartMatch())).seq == 1
        assert client.session.seq == 1


async def test_what_was_not_answered_is_sent_again_on_the_next_connection() -> None:
    ids: list[str] = []

    async def lost(connection: ServerConnection) -> None:
        await greet(connection)
        ids.append(await hear_command(connection))
        await connection.close()

    async def found(connection: ServerConnection) -> None:
        await greet(connection)
        ids.append(await hear_command(connection))
        await say(connection, messages.Accepted(id=ids[-1], seq=1), update(1, 1))
        await connection.wait_closed()

    async with playing(lost, found) as url, join_at_once(url) as client:
        await client.send(commands.StartMatch())
    assert len(ids) == 2
    assert len(set(ids)) == 1


async def test_a_caller_who_does_not_wait_for_the_answer_harms_nobody() -> None:
    requested = asyncio.Event()

    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        first = await hear_command(connection)
        requested.set()
        second = await hear_command(connection)
        await say(connection, messages.Refused(id=first, code="too-fast", message="Wait."))
        await say(connection, messages.Accepted(id=second, seq=0))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        impatient = asyncio.create_task(client.send(commands.StartMatch()))
        await requested.wait()
        impatient.cancel()
        assert (await client.send(commands.StartMatch())).seq == 0
        assert impatient.cancelled()


# --- the end ---


async def test_a_goodbye_for_good_ends_everything_that_waits() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        await hear_command(connection)
        await say(connection, messages.Goodbye(code="room-set-aside", message="Damaged.", retry=False))
        await connection.close()

    async with playing(script) as url, join(url, "room") as client:
        with pytest.raises(GoodbyeError, match="Damaged"):
            await client.send(commands.StartMatch())
        with pytest.raises(GoodbyeError):
            await client.send(commands.StartMatch())
        with pytest.raises(GoodbyeError):
            await client.until(lambda session: session.seat == 5)


async def test_a_goodbye_with_retry_leads_to_another_connection() -> None:
    async def restarting(connection: ServerConnection) -> None:
        await greet(connection)
        await say(connection, messages.Goodbye(code="restarting", message="Soon.", retry=True))
        await connection.close()

    async def back(connection: ServerConnection) -> None:
        await greet(connection, 1, 1)
        await connection.wait_closed()

    async with playing(restarting, back) as url, join_at_once(url) as client:
        await client.until(lambda session: session.seq == 1)
        assert client.session.goodbye is not None
        assert client.session.goodbye.code == "restarting"


async def test_a_server_that_leaves_a_gap_is_not_believed() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        await say(connection, update(2, 2))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        with pytest.raises(ProtocolError, match="Event 1 is missing"):
            await client.until(lambda session: session.seq == 2)


async def test_leaving_ends_what_waits() -> None:
    async with playing(stay) as url:
        async with join(url, "room") as client:
            waiting = asyncio.create_task(client.until(lambda session: session.seat == 5))
            await asyncio.sleep(0)
        with pytest.raises(ClientClosedError):
            await waiting
        with pytest.raises(ClientClosedError):
            await client.send(commands.StartMatch())


async def test_a_second_cancellation_closes_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when `ricochet tui` ends in a room of a server that does not answer the closing frame."""
    left, sockets = asyncio.Event(), []
    connection_made = ClientConnection.connection_made

    def record_socket(self: ClientConnection, transport: asyncio.BaseTransport) -> None:
        sockets.append(transport.get_extra_info("socket"))
        connection_made(self, transport)

    async def silent(connection: ServerConnection) -> None:
        await greet(connection)
        connection.transport.pause_reading()
        await left.wait()
        connection.transport.resume_reading()  # so that the server notices that the client has left

    monkeypatch.setattr(ClientConnection, "connection_made", record_socket)
    async with playing(silent) as url, join(url, "room") as client:
        for _ in range(2):
            client._running.cancel()
            for _ in range(20):  # the closing frame is sent, and nothing answers it
                await asyncio.sleep(0)
        ended, open_sockets = client._running.cancelled(), [each for each in sockets if each.fileno() != -1]
        left.set()
    assert (ended, len(sockets), open_sockets) == (True, 1, [])


# --- updates ---


async def test_every_iterator_gets_every_update_in_order() -> None:
    notified = asyncio.Event()

    async def lost(connection: ServerConnection) -> None:
        await greet(connection, 2, 1, 2)
        await notified.wait()
        await say(connection, update(3, 3), update(3))
        await connection.close()

    async def found(connection: ServerConnection) -> None:
        await greet(connection, 5, 3, 4, 5)
        await say(connection, update(6, 6))
        await connection.wait_closed()

    async with playing(lost, found) as url, join_at_once(url) as client:
        first, second = client.updates(), client.updates()
        heard = [[seqs(await anext(each))] for each in (first, second)]
        notified.set()
        for each, mine in zip((first, second), heard, strict=True):
            mine += [seqs(await anext(each)) for _ in range(4)]
        assert heard == [[[1, 2], [3], [], [4, 5], [6]]] * 2
        assert seqs(await anext(client.updates())) == [1, 2, 3, 4, 5, 6], (
            "a late one begins with the whole story"
        )


async def test_an_iterator_that_is_far_behind_gets_what_it_missed_as_one_update() -> None:
    gates = [asyncio.Event() for _ in range(3)]
    last = KEPT_UPDATES + 1

    async def script(connection: ServerConnection) -> None:
        await greet(connection, 1, 1)
        await gates[0].wait()
        for seq in range(2, last + 1):
            await say(connection, update(seq, seq))
        for gate, seq in zip(gates[1:], (last + 1, last + 2), strict=True):
            await gate.wait()
            await say(connection, update(seq, seq))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        slow, slower = client.updates(), client.updates()
        assert seqs(await anext(slow)) == seqs(await anext(slower)) == [1]
        gates[0].set()
        await client.until(lambda session: session.seq == last)
        assert seqs(await anext(slow)) == [2], "as far behind as it may be"
        gates[1].set()
        await client.until(lambda session: session.seq == last + 1)
        assert seqs(await anext(slower)) == list(range(2, last + 2))
        assert seqs(await anext(slow)) == [3]
        gates[2].set()
        assert seqs(await anext(slower)) == [last + 2]


async def test_updates_end_with_the_client() -> None:
    async with playing(stay) as url:
        async with join(url, "room") as client:
            updates = client.updates()
            await anext(updates)
            waiting = asyncio.create_task(anext(updates, None))
            await asyncio.sleep(0)
        assert await waiting is None
        assert [seqs(notified) async for notified in client.updates()] == [[]], (
            "what was heard can still be read"
        )


async def test_updates_raise_the_goodbye_after_the_last_of_them() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        await say(connection, update(1, 1))
        await say(connection, messages.Goodbye(code="room-set-aside", message="Damaged.", retry=False))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        updates = client.updates()
        heard: list[int] = []
        while heard != [1]:
            heard += seqs(await anext(updates))
        with pytest.raises(GoodbyeError, match="Damaged"):
            await anext(updates)


# --- connecting ---


def test_the_waits_double_after_three_and_are_shortened_by_up_to_a_quarter() -> None:
    assert list(islice(backoff(chance=lambda: 0.0), 8)) == [0.5, 0.5, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0]
    assert list(islice(backoff(chance=lambda: 1.0), 6)) == [0.375, 0.375, 0.375, 0.75, 1.5, 3.0]


async def test_the_waits_begin_anew_when_the_server_has_let_the_client_in() -> None:
    waits: list[list[int]] = []

    def counted() -> Generator[float]:
        mine: list[int] = []
        waits.append(mine)
        while True:
            mine.append(len(mine))
            yield 0.0

    async def busy(connection: ServerConnection) -> None:
        await connection.close()

    async def lost(connection: ServerConnection) -> None:
        await greet(connection)
        await connection.close()

    async def back(connection: ServerConnection) -> None:
        await greet(connection, 1, 1)
        await connection.wait_closed()

    unavailable = (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)
    async with (
        playing(busy, busy, lost, back, refusals=unavailable) as url,
        join_at_once(url, waits=counted) as client,
    ):
        await client.until(lambda session: session.seq == 1)
    assert waits == [[0, 1, 2, 3], [0]]


async def test_a_handshake_that_is_refused_for_good_is_not_tried_again() -> None:
    async with playing(refusals=(HTTPStatus.FORBIDDEN,)) as url:
        with pytest.raises(UnreachableError, match="403") as caught:
            await join_at_once(url).__aenter__()
        assert isinstance(caught.value.__cause__, InvalidStatus)


async def test_an_address_that_is_none_is_not_tried() -> None:
    with pytest.raises(UnreachableError) as caught:
        await join("http://127.0.0.1/", "room").__aenter__()
    assert isinstance(caught.value.__cause__, InvalidURI)


async def test_a_certificate_that_is_not_trusted_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def distrust(*_: object, **__: object) -> None:
        raise ssl.SSLCertVerificationError("self-signed certificate")

    monkeypatch.setattr(asyncio.get_running_loop(), "create_connection", distrust)
    with pytest.raises(UnreachableError, match="self-signed"):
        await join("wss://127.0.0.1/", "room").__aenter__()
