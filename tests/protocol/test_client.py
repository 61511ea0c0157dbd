"""The driver of the session, against a server that the test plays."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from ricochetrobots.game import commands
from ricochetrobots.game.events import PlayerLeft
from ricochetrobots.protocol import messages
from ricochetrobots.protocol.client import CommandRefusedError, GoodbyeError, join
from ricochetrobots.protocol.session import ProtocolError
from support.views import lobby_view

pytestmark = pytest.mark.anyio
Script = Callable[[ServerConnection], Awaitable[None]]


@pytest.fixture
def anyio_backend() -> str:
    """Run on asyncio, as the driver does."""
    return "asyncio"


@asynccontextmanager
async def playing(*scripts: Script) -> AsyncIterator[str]:
    """Serve each connection by the next script, and give the address."""
    waiting = iter(scripts)

    async def handle(connection: ServerConnection) -> None:
        await next(waiting)(connection)

    async with serve(handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def say(connection: ServerConnection, *said: messages.ServerMessage) -> None:
    for message in said:
        await connection.send(messages.SERVER_MESSAGES.encode(message).decode())


async def greet(connection: ServerConnection, seq: int = 0) -> messages.Hello:
    """Take the greeting and answer it with an empty lobby."""
    hello = messages.CLIENT_MESSAGES.decode(await connection.recv())
    assert isinstance(hello, messages.Hello)
    welcome = messages.Welcome(protocol=2, room="room", name="n", code=None, seat=None, now=0.0)
    await say(connection, welcome, messages.Update(seq=seq, now=0.0, events=(), view=lobby_view()))
    return hello


async def hear_command(connection: ServerConnection) -> str:
    """Return the id of the next command."""
    found: str = json.loads(await connection.recv())["id"]
    return found


async def stay(connection: ServerConnection) -> None:
    """Greet, and listen until the client goes."""
    await greet(connection)
    await connection.wait_closed()


async def test_a_command_gets_the_answer_with_its_id() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        first, second = await hear_command(connection), await hear_command(connection)
        await say(connection, messages.Refused(id=second, code="too-fast", message="Wait."))
        await say(connection, messages.Accepted(id=first, seq=7))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        sent = [asyncio.create_task(client.send(commands.StartMatch())) for _ in range(2)]
        assert (await sent[0]).seq == 7
        with pytest.raises(CommandRefusedError, match=r"Wait\."):
            await sent[1]


async def test_what_was_not_answered_is_said_again_on_the_next_connection() -> None:
    ids: list[str] = []

    async def lost(connection: ServerConnection) -> None:
        await greet(connection)
        ids.append(await hear_command(connection))
        await connection.close()

    async def found(connection: ServerConnection) -> None:
        await greet(connection)
        ids.append(await hear_command(connection))
        await say(connection, messages.Accepted(id=ids[-1], seq=1))
        await connection.wait_closed()

    async with playing(lost, found) as url, join(url, "room", first_wait=0.0) as client:
        await client.send(commands.StartMatch())
    assert len(ids) == 2
    assert len(set(ids)) == 1


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

    async with playing(restarting, stay) as url, join(url, "room", first_wait=0.0) as client:
        await client.until(lambda _: [type(said) for said in client.heard].count(messages.Welcome) == 2)


async def test_a_server_that_leaves_a_gap_is_not_believed() -> None:
    async def script(connection: ServerConnection) -> None:
        await greet(connection)
        event = messages.NumberedEvent(seq=2, event=PlayerLeft(at=1.0, seat=0))
        await say(connection, messages.Update(seq=2, now=0.0, events=(event,), view=lobby_view()))
        await connection.wait_closed()

    async with playing(script) as url, join(url, "room") as client:
        with pytest.raises(ProtocolError, match="Event 1 is missing"):
            await client.until(lambda session: session.seq == 2)


async def test_a_server_that_is_not_there_yet_is_waited_for() -> None:
    async def busy(connection: ServerConnection) -> None:
        await connection.close()

    async with playing(busy, busy, stay) as url, join(url, "room", first_wait=0.0) as client:
        assert client.view == lobby_view()


async def test_leaving_ends_what_waits() -> None:
    async with playing(stay) as url:
        async with join(url, "room") as client:
            waiting = asyncio.create_task(client.until(lambda session: session.seat == 5))
            await asyncio.sleep(0)
        with pytest.raises(ProtocolError, match="closed"):
            await waiting
