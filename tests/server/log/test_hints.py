"""Hints between processes: what any way for them does, and what happens when a Redis is gone."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping

import pytest

from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.log.hints import HINTS_A_MESSAGE, Hints, NotifyHints, first_to_end
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.log.redis_hints import RedisHints
from support.log import further, opening
from support.redis import RedisServer

pytestmark = pytest.mark.anyio
Ways = tuple[Hints, Hints]


@pytest.fixture(params=["notify", "redis"])
def make(request: pytest.FixtureRequest) -> Callable[[], Hints]:
    """Make a process's end of a way."""
    if request.param == "notify":
        database: str = request.getfixturevalue("database")
        return lambda: NotifyHints(database, SystemClock(0.0))
    redis: RedisServer = request.getfixturevalue("redis")
    return lambda: RedisHints(redis.url, SystemClock(0.0))


@pytest.fixture
async def ways(make: Callable[[], Hints]) -> AsyncIterator[Ways]:
    """Two processes' ends of one way, both connected."""
    first, second = make(), make()
    await meet(first, second)
    await meet(second, first)
    yield first, second
    await first.close()
    await second.close()


async def meet(one: Hints, other: Hints) -> None:
    """Let one tell until the other has heard it."""
    for seq in range(1, 1_000):
        one.tell("meeting", seq)
        try:
            async with asyncio.timeout(0.1):
                await other.heard()
        except TimeoutError:
            continue
        return
    pytest.fail("they do not hear each other")


async def all_heard(hints: Hints, rooms: set[str]) -> Mapping[str, int]:
    """Listen until something has been heard of all of these."""
    heard: dict[str, int] = {}
    async with asyncio.timeout(10):
        while not rooms <= set(heard):
            heard |= await hints.heard()
    return heard


async def test_the_newest_of_a_room_is_told(ways: Ways) -> None:
    first, second = ways
    for seq in (3, 5, 4):
        first.tell("room", seq)
    assert (await all_heard(second, {"room"}))["room"] == 5


async def test_more_than_a_message_holds_is_told_in_several(ways: Ways) -> None:
    first, second = ways
    rooms = {f"room-{number}" for number in range(HINTS_A_MESSAGE + 1)}
    for room in rooms:
        first.tell(room, 7)
    heard = await all_heard(second, rooms)
    assert {heard[room] for room in rooms} == {7}


async def test_nobody_hears_himself(ways: Ways) -> None:
    first, second = ways
    first.tell("mine", 1)
    await all_heard(second, {"mine"})
    second.tell("yours", 1)
    assert "mine" not in await all_heard(first, {"yours"})


async def test_a_redis_that_is_gone_holds_up_nobody(
    database: str, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    """News is found without hints, loss and return are said once each, and hints go on by themselves."""
    caplog.set_level(logging.WARNING)
    await asyncio.to_thread(redis.stop)
    first = await PostgresStore.open(database, redis.url)
    second = await PostgresStore.open(database, redis.url)
    await first.append(opening("room"))
    following = second.follow({"room": 2})
    await first.append(further("room", 3))
    async with asyncio.timeout(10):
        news = (await anext(following))["room"]
    assert news is not None
    assert news.seq == 3
    while said(caplog, "not heard at the moment") != 2:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await asyncio.to_thread(redis.start)
    async with asyncio.timeout(20):
        await meet(first._hints, second._hints)
    assert said(caplog, "heard again") == 2
    assert said(caplog, "not heard at the moment") == 2
    await first.close()
    await second.close()


def said(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return sum(words in record.getMessage() for record in caplog.records)


async def test_what_loses_a_cancellation_is_cancelled_again() -> None:
    lost: list[bool] = []

    async def loses_one() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if lost:
                    raise
                lost.append(True)

    async def ends() -> None:
        return

    async with asyncio.timeout(5):
        await first_to_end(SystemClock(0.0), loses_one(), ends())
    assert lost
