"""Two server processes on one PostgreSQL behind a balancer: one is killed, restarted or frozen during a round.

No client loses an event. The rolling restarts (ten) and the freeze of 30 s run only with ``--full``.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from ricochetrobots.client.connection import Client, CommandRefusedError, join
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BiddingClosed, BidPlaced
from ricochetrobots.wire.messages import Accepted
from support.balancer import balancing
from support.players import Party, seen
from support.server import LiveServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.long]

TIMER_SECONDS = 5
PACE_SECONDS = 0.4
"""The pause between a player's bids, which keeps below the limit of commands."""
LONGEST_WAIT_SECONDS = 3.0


@asynccontextmanager
async def two_servers(data: Path, database: str) -> AsyncIterator[tuple[list[LiveServer], str]]:
    """Start two servers, and yield them and the balancer's address."""
    servers = [LiveServer(data / f"{seed}", seed=seed, database=database) for seed in (1, 2)]
    async with AsyncExitStack() as stack:
        with ThreadPoolExecutor() as threads:
            list(threads.map(LiveServer.start, servers))
        for server in servers:
            stack.callback(server.__exit__)
        yield servers, await stack.enter_async_context(balancing(servers))


async def bid_down(
    party: Party, seat: int, answers: list[tuple[int, int, Accepted]], enough: asyncio.Event
) -> None:
    """Place one bid after another and collect the answers. The client retries on the other server."""
    for moves in range(98, 80, -1):
        answers.append((seat, moves, await party.players[seat].send(PlaceBid(round=1, moves=moves))))
        if len(answers) >= 8:
            enough.set()


async def test_the_other_server_continues_the_game_after_a_kill(tmp_path: Path, database: str) -> None:
    async with AsyncExitStack() as stack:
        servers, address = await stack.enter_async_context(two_servers(tmp_path, database))
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
        tasks = [asyncio.create_task(bid_down(party, seat, answers, enough)) for seat in range(4)]
        await enough.wait()
        await asyncio.to_thread(servers[0].kill)
        await asyncio.gather(*tasks)
        last_seq = max(answer.seq for _, _, answer in answers)
        await party.all_at(last_seq)

        log = party.spectator.session.events
        assert [event.seq for event in log] == list(range(1, len(log) + 1))
        bids = {event.seq: event.event for event in log if isinstance(event.event, BidPlaced)}
        for seat, moves, answer in answers:
            placed = bids[answer.seq]
            assert (placed.seat, placed.moves) == (seat, moves)
        assert len(bids) == 1 + len(answers) == 1 + 4 * 18, "each command took effect once"

        for client in party.everybody:
            await client.until(lambda session: seen(session).phase == "showing")
        last_seq = party.spectator.session.seq or 0
        await party.all_at(last_seq)
        log = party.spectator.session.events
        for client in party.everybody:
            assert client.session.events[: len(log)] == log
        assert Counter(type(event.event) for event in log)[BiddingClosed] == 1
        closed = next(event.event for event in log if isinstance(event.event, BiddingClosed))
        first_bid = min(placed.at for placed in bids.values())
        assert TIMER_SECONDS <= closed.at - first_bid < TIMER_SECONDS + 2.5


async def test_a_rolling_restart_and_a_frozen_server_lose_nothing(tmp_path: Path, database: str) -> None:
    async with AsyncExitStack() as stack:
        servers, address = await stack.enter_async_context(two_servers(tmp_path, database))
        longest = await roll(servers, address, rolls=10)
        print(f"rolled: the longest wait for an answer was {longest:.2f} s")
        assert longest <= LONGEST_WAIT_SECONDS
        await stand_still(servers, seconds=30)


async def reach(client: Client, seq: int) -> None:
    """Wait until a client has received event ``seq``."""
    await client.until(lambda session: (session.seq or 0) >= seq)


async def roll(servers: list[LiveServer], address: str, *, rolls: int) -> float:
    """Restart the servers in turn while three players bid, and return the longest wait for an answer."""
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        rooms = [servers[0].open_room("Mara", timer_seconds=300) for _ in range(3)]
        players = [
            await stack.enter_async_context(join(address, room.room, token=room.token)) for room in rooms
        ]
        for player in players:
            await player.send(StartMatch())
        rolled = asyncio.Event()
        answers: list[list[Accepted]] = [[] for _ in players]

        async def bid(seat: int) -> None:
            for moves in range(99, 1, -1):
                begun = time.perf_counter()
                answers[seat].append(await players[seat].send(PlaceBid(round=1, moves=moves)))
                waits.append(time.perf_counter() - begun)
                if rolled.is_set():
                    return
                await asyncio.sleep(PACE_SECONDS)

        tasks = [asyncio.create_task(bid(seat)) for seat in range(len(players))]
        for _ in range(rolls):
            for server in servers:
                await asyncio.to_thread(server.restart)
        rolled.set()
        await asyncio.gather(*tasks)
        for player, accepted in zip(players, answers, strict=True):
            await reach(player, accepted[-1].seq)
            log = player.session.events
            assert [event.seq for event in log] == list(range(1, len(log) + 1))
            bids = [event.event.moves for event in log if isinstance(event.event, BidPlaced)]
            assert bids == list(range(99, 99 - len(accepted), -1)), (
                "each bid took effect once, and none was lost"
            )
    return max(waits)


async def stand_still(servers: list[LiveServer], *, seconds: float) -> None:
    """Freeze the first server from before the deadline until after it, with a bid in its socket."""
    async with AsyncExitStack() as stack:
        room = servers[0].open_room("Mara", timer_seconds=TIMER_SECONDS)
        mara = await stack.enter_async_context(join(servers[0].live_url, room.room, token=room.token))
        jonas = await stack.enter_async_context(join(servers[1].live_url, room.room))
        await jonas.send(TakeSeat(name="Jonas"))
        await mara.send(StartMatch())
        begun = time.perf_counter()
        await mara.send(PlaceBid(round=1, moves=9))
        servers[0].stand_still()
        try:
            late = asyncio.create_task(mara.send(PlaceBid(round=1, moves=3)))
            await jonas.until(lambda session: seen(session).phase == "showing")
            await asyncio.sleep(begun + seconds - time.perf_counter())
        finally:
            servers[0].go_on()
        with pytest.raises(CommandRefusedError):
            await late
        await reach(mara, jonas.session.seq or 0)
        log = jonas.session.events
        assert mara.session.events[: len(log)] == log
        assert Counter(type(event.event) for event in log)[BiddingClosed] == 1
        bids = [event.event for event in log if isinstance(event.event, BidPlaced)]
        closed = next(event.event for event in log if isinstance(event.event, BiddingClosed))
        assert [placed.moves for placed in bids] == [9]
        assert TIMER_SECONDS <= closed.at - bids[0].at < TIMER_SECONDS + 0.25
