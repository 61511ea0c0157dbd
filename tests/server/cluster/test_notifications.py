"""Notifications between servers, and servers that lose the connection for them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Never

import asyncpg
import pytest

from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.cluster.notifications import ROOMS_A_MESSAGE, Notifications, first_to_end
from ricochetrobots.server.log.postgresql import PostgresStore
from support.durations import PATIENCE_SECONDS
from support.log import further, opening

pytestmark = pytest.mark.anyio
Ends = tuple[Notifications, Notifications]


@pytest.fixture
async def ends(database: str) -> AsyncIterator[Ends]:
    """Return the connected notification channels of two servers."""
    first, second = (Notifications(database, SystemClock(0.0)) for _ in range(2))
    await meet(first, second)
    await meet(second, first)
    yield first, second
    await first.close()
    await second.close()


async def meet(one: Notifications, other: Notifications) -> None:
    """Send from one until the other has received a notification."""
    for seq in range(1, 1_000):
        one.send("meeting", seq)
        try:
            async with asyncio.timeout(0.1):
                await other.receive()
        except TimeoutError:
            continue
        return
    pytest.fail("they do not receive each other's notifications")


async def all_received(end: Notifications, rooms: set[str]) -> Mapping[str, int]:
    """Receive until each of these rooms has a notification."""
    received: dict[str, int] = {}
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not rooms <= set(received):
            received |= await end.receive()
    return received


async def test_the_newest_event_number_of_a_room_is_sent(ends: Ends) -> None:
    first, second = ends
    for seq in (3, 5, 4):
        first.send("room", seq)
    assert (await all_received(second, {"room"}))["room"] == 5


async def test_rooms_beyond_the_limit_of_a_message_are_sent_in_several(ends: Ends) -> None:
    first, second = ends
    rooms = {f"room-{number}" for number in range(ROOMS_A_MESSAGE + 1)}
    for room in rooms:
        first.send(room, 7)
    received = await all_received(second, rooms)
    assert {received[room] for room in rooms} == {7}


async def test_a_server_does_not_receive_its_own(ends: Ends) -> None:
    first, second = ends
    first.send("mine", 1)
    await all_received(second, {"mine"})
    second.send("yours", 1)
    assert "mine" not in await all_received(first, {"yours"})


@pytest.mark.long
async def test_servers_that_cannot_notify_each_other_find_events_in_the_log(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loss and the return are logged once each, and notifications resume by themselves."""
    caplog.set_level(logging.WARNING)
    connect = asyncpg.connect
    monkeypatch.setattr(asyncpg, "connect", refuse)
    first = await PostgresStore.open(database)
    second = await PostgresStore.open(database)
    await first.append(opening("room"))
    following = second.follow({"room": 2})
    await first.append(further("room", 3))
    async with asyncio.timeout(PATIENCE_SECONDS):
        update = (await anext(following))["room"]
    assert update is not None
    assert update.seq == 3
    while logged(caplog, "lost the connection") != 2:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    monkeypatch.setattr(asyncpg, "connect", connect)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await meet(first.cluster.notifications, second.cluster.notifications)
        while logged(caplog, "connected again") < 2:  # noqa: ASYNC110  # each listens to a second channel before it says so
            await asyncio.sleep(0.01)
    assert logged(caplog, "connected again") == 2
    assert logged(caplog, "lost the connection") == 2
    await first.close()
    await second.close()


async def refuse(*_: object, **__: object) -> Never:
    raise ConnectionRefusedError


def logged(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return sum(words in record.getMessage() for record in caplog.records)


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again() -> None:
    lost: list[bool] = []

    async def swallows_one() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if lost:
                    raise
                lost.append(True)

    async def ends() -> None:
        return

    async with asyncio.timeout(PATIENCE_SECONDS):
        await first_to_end(SystemClock(0.0), swallows_one(), ends())
    assert lost
