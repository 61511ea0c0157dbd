"""Two server processes on one PostgreSQL, behind a balancer: one is killed in mid-round, and nobody loses anything."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BiddingClosed, BidPlaced
from ricochetrobots.protocol.client import join
from ricochetrobots.protocol.messages import Accepted
from support.balancer import balancing
from support.players import Party, seen
from support.server import LiveServer

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]

TIMER_SECONDS = 5


async def bid_down(
    party: Party, seat: int, answers: list[tuple[int, int, Accepted]], enough: asyncio.Event
) -> None:
    """Say one number after the other and keep the answers; the client carries them over to the other server."""
    for moves in range(98, 80, -1):
        answers.append((seat, moves, await party.players[seat].send(PlaceBid(round=1, moves=moves))))
        if len(answers) >= 8:
            enough.set()


async def test_the_other_server_goes_on(tmp_path: Path, database: str) -> None:
    servers = [LiveServer(tmp_path / f"{seed}", seed=seed, database=database) for seed in (1, 2)]
    async with AsyncExitStack() as stack:
        with ThreadPoolExecutor() as threads:
            list(threads.map(LiveServer.start, servers))
        for server in servers:
            stack.callback(server.__exit__)
        address = await stack.enter_async_context(balancing(servers))
        room = servers[0].open_room("Mara", timer_seconds=TIMER_SECONDS)
        players = [await stack.enter_async_context(join(address, room.room, token=room.token))]
        for name in ("Jonas", "Ada", "Ben"):
            players.append(await stack.enter_async_context(join(address, room.room)))
            await players[-1].send(TakeSeat(name=name))
        party = Party(servers[1], players, await stack.enter_async_context(join(address, room.room)))
        await players[0].send(StartMatch())
        await party.all_at((await players[0].send(PlaceBid(round=1, moves=99))).seq)

        answers: list[tuple[int, int, Accepted]] = []
        enough = asyncio.Event()
        saying = [asyncio.create_task(bid_down(party, seat, answers, enough)) for seat in range(4)]
        await enough.wait()
        await asyncio.to_thread(servers[0].kill)
        await asyncio.gather(*saying)
        last = max(answer.seq for _, _, answer in answers)
        await party.all_at(last)

        log = party.spectator.session.events
        assert [event.seq for event in log] == list(range(1, len(log) + 1))
        bids = {event.seq: event.event for event in log if isinstance(event.event, BidPlaced)}
        for seat, moves, answer in answers:
            placed = bids[answer.seq]
            assert (placed.seat, placed.moves) == (seat, moves)
        assert len(bids) == 1 + len(answers) == 1 + 4 * 18, "each wish took effect once"

        for client in party.everybody:
            await client.until(lambda session: seen(session).phase == "showing")
        last = party.spectator.session.seq or 0
        await party.all_at(last)
        log = party.spectator.session.events
        for client in party.everybody:
            assert client.session.events[: len(log)] == log
        assert Counter(type(event.event) for event in log)[BiddingClosed] == 1
        closed = next(event.event for event in log if isinstance(event.event, BiddingClosed))
        first_bid = min(placed.at for placed in bids.values())
        assert TIMER_SECONDS <= closed.at - first_bid < TIMER_SECONDS + 2.5
