"""Budgets that count over all servers: one server, and two alternating servers on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from itertools import cycle
from pathlib import Path

import pytest

from ricochetrobots.server.app import Application
from ricochetrobots.server.budgets import CommonBudget
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.limits import Limit, ServerLimits
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.operate.settings import Settings
from support.client import Client
from support.clock import ManualClock
from support.rooms import START

pytestmark = pytest.mark.anyio

LIMIT = Limit(10, 60.0)


@pytest.fixture(params=["one server", "two servers"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Return the database that the servers share, or None for one server."""
    return None if request.param == "one server" else str(request.getfixturevalue("database"))


@pytest.fixture
async def budgets(url: str | None) -> AsyncIterator[list[CommonBudget]]:
    """Return the same budget as each server's object."""
    if url is None:
        yield [CommonBudget("guesses", ManualClock(START), LIMIT, None)]
        return
    async with AsyncExitStack() as stack:
        stores = [await PostgresStore.open(url) for _ in range(2)]
        for store in stores:
            stack.push_async_callback(store.close)
            await store.secret(b"x" * 32)
        yield [CommonBudget("guesses", store.cluster.clock, LIMIT, store.cluster.budgets) for store in stores]


async def test_a_unit_spent_on_one_server_is_spent_on_all(budgets: list[CommonBudget]) -> None:
    turns = cycle(budgets)
    spent = [await next(turns).spend("192.0.2.1") for _ in range(10)]
    assert [expense.first for expense in spent] == [True] + [False] * 9
    for budget in budgets:
        with pytest.raises(TooFastError) as refused:
            await budget.spend("192.0.2.1")
        assert 0 < refused.value.retry_seconds <= 60
        assert refused.value.facts == {"retry_seconds": round(refused.value.retry_seconds, 1)}
        assert (await budget.spend(f"192.0.2.{2 + budgets.index(budget)}")).first, (
            "each address has its own budget"
        )
    await spent[-1].give_back()


async def test_a_returned_unit_can_be_spent_again(budgets: list[CommonBudget]) -> None:
    turns = cycle(budgets)
    for _ in range(15):
        expense = await next(turns).spend("192.0.2.1")
        assert expense.first
        await expense.give_back()


async def test_concurrent_requests_do_not_overspend(budgets: list[CommonBudget]) -> None:
    turns = cycle(budgets)
    requests = [next(turns).spend("192.0.2.1") for _ in range(16)]
    results = await asyncio.gather(*requests, return_exceptions=True)
    assert sum(isinstance(each, TooFastError) for each in results) == 6


async def test_recovered_budgets_are_deleted_and_no_address_is_stored(
    database: str,
) -> None:
    store = await PostgresStore.open(database, ServerLimits(spent_seconds=0.0))
    await store.secret(b"x" * 32)
    await store.cluster.budgets.spend("guesses", "192.0.2.1", Limit(1_000_000, 0.001))
    await store.cluster.budgets.spend("guesses", "192.0.2.2", LIMIT)
    async with store._pool.acquire() as connection:
        rows = await connection.fetch("SELECT who FROM spent")
    await store.close()
    assert len(rows) == 1
    assert "192.0.2" not in rows[0]["who"]


def test_guesses_on_two_servers_share_one_limit(tmp_path: Path, database: str) -> None:
    with ExitStack() as stack:
        servers = cycle(
            stack.enter_context(Client(Application(Settings(data=tmp_path / name, database=database))))
            for name in "ab"
        )
        guesses = [next(servers).post("/api/rooms/find", json={"code": "AAAA-AAAA"}) for _ in range(12)]
    count = ServerLimits().guesses_per_address.uses
    assert [guess.status_code for guess in guesses] == [404] * count + [429] * 2
