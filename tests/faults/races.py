"""E11: bids at the same moment on two servers that share a PostgreSQL, and bids around the deadline.

The rooms of both servers are the ordinary ones, each server with its own connections to the database. Only the
database's clock counts. All clients must receive one order, and no bid may be accepted at or after its deadline.

    PYTHONPATH=tests python -m faults.races 20000
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BiddingClosed, BidPlaced, DeadlineExtended, Event, TimerStarted
from ricochetrobots.server.log.connecting import upgrade
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.postgresql import running
from support.rooms import Ear, new_id, open_rooms
from support.verdicts import Verdict, run

SEATS = 6
TOGETHER_A_ROOM = 400
AROUND_A_ROOM = 100
ROOMS_AT_ONCE = 5
TIMER_SECONDS = 5
BEFORE_SECONDS, AFTER_SECONDS = 0.5, 0.2
"""The interval around the deadline in which bids are placed."""
APART_SECONDS = 1.5
"""The time between the deadlines of two rooms."""
HEARD_SECONDS = 30.0


class LateEar:
    """Stores the messages that it receives, and decodes them later."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._sent: list[bytes] = []
        self._ear = Ear()

    def tell(self, message: bytes) -> None:
        """Keep it."""
        self._sent.append(message)

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Do nothing: nobody is disconnected."""

    def events(self) -> list[Event]:
        """Return every received event, in order."""
        for message in self._sent:
            self._ear.tell(message)
        self._sent.clear()
        return [numbered.event for numbered in self._ear.events()]


@dataclass
class Table:
    """One room on two servers, a listener on each, and the commands sent there."""

    rooms: tuple[Room, Room]
    ears: tuple[LateEar, LateEar]
    accepted: list[tuple[int, int]] = field(default_factory=list)
    sent_at: list[float] = field(default_factory=list)

    async def bid(self, seat: int, moves: int) -> None:
        """Place a bid on the server of that seat."""
        self.sent_at.append(time.monotonic())
        message = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves))
        if isinstance(await self.rooms[seat % 2].act(message, Ear(seat)), Accepted):
            self.accepted.append((seat, moves))

    async def faults(self, log: Sequence[Event]) -> list[str]:
        """Return the faults, once both listeners have received everything."""
        wrong = []
        async with asyncio.timeout(HEARD_SECONDS):
            while any(len(ear.events()) < len(log) for ear in self.ears):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        for ear in self.ears:
            if ear.events() != list(log):
                wrong.append("somebody heard another order")
        if any(later.at < earlier.at for earlier, later in pairwise(log)):
            wrong.append("time ran backwards")
        bids = [event for event in log if isinstance(event, BidPlaced)]
        if sorted((bid.seat, bid.moves) for bid in bids) != sorted(self.accepted):
            wrong.append("what was accepted is not what was stored")
        until = float("inf")
        for event in log:
            if isinstance(event, TimerStarted | DeadlineExtended):
                until = event.until
            if isinstance(event, BidPlaced) and event.at >= until:
                wrong.append("a bid was taken at the deadline or after it")
        closed = [number for number, event in enumerate(log) if isinstance(event, BiddingClosed)]
        if len(closed) > 1 or any(
            number > closed[0] for number, event in enumerate(log) if closed and event in bids
        ):
            wrong.append("the bidding closed twice, or a bid came after it")
        if closed and log[closed[0]].at < until:
            wrong.append("the bidding closed too early")
        return wrong


@dataclass
class Servers:
    """Two servers on one database."""

    both: tuple[Rooms, Rooms]

    async def table(self, timer: int) -> Table:
        """Return a room in which a round has begun."""
        options = Options(timer_seconds=timer, consent=False, demonstration_seconds=None)
        opened, _ = await self.both[0].create(Mode.FRIENDS, options, "Mara")
        for name in ("Jonas", "Ida", "Ben", "Lena", "Paul"):
            await opened.act(CommandMessage(id=new_id(), command=TakeSeat(name=name)), Ear())
        await opened.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
        table = Table((opened, await self.both[1].get(opened.id)), (LateEar(), LateEar()))
        for room, ear in zip(table.rooms, table.ears, strict=True):
            room.join(ear, 0)
        return table

    async def log(self, table: Table) -> list[Event]:
        """Return all stored data of a room."""
        room = await self.both[0].get(table.rooms[0].id)
        return list(room.snapshot.events)

    async def together(self, bids: int) -> Table:
        """Let all seats bid at the same moment, again and again."""
        table = await self.table(600)
        for lower in range(bids // SEATS + 1):
            seats = range(min(SEATS, bids - SEATS * lower))
            await asyncio.gather(*(table.bid(seat, 99 - lower) for seat in seats))
        return table

    async def around(self, bids: int, chance: Random) -> Table:
        """Place bids before, at and after the deadline."""
        table = await self.table(TIMER_SECONDS)
        begun = time.monotonic()
        await table.bid(0, 99)
        span = BEFORE_SECONDS + AFTER_SECONDS
        due = begun + TIMER_SECONDS - BEFORE_SECONDS

        async def bid(number: int) -> None:
            lower, seat = divmod(number, SEATS)
            await asyncio.sleep(due + span * (number + chance.random()) / bids - time.monotonic())
            await table.bid(seat, 98 - lower)

        await asyncio.gather(*(bid(number) for number in range(bids - 1)))
        return table


async def race(url: str, bids: int, around: int, seed: int) -> list[Verdict]:
    """Place this many bids at the same moments, and this many around deadlines."""
    await upgrade(url)
    stores = [await PostgresStore.open(url) for _ in range(2)]
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(open_rooms(store=store, run=number))
            for number, store in enumerate(stores)
        ]
        servers = Servers((first, second))
        for rooms in servers.both:
            for work in (rooms.follow(), rooms.run()):
                stack.callback(asyncio.create_task(work).cancel)
        verdicts = [await _together(servers, bids)]
        return [*verdicts, await _around(servers, around, Random(seed))] if around else verdicts


async def _together(servers: Servers, bids: int) -> Verdict:
    turns = asyncio.Semaphore(ROOMS_AT_ONCE)

    async def one(count: int) -> tuple[Table, list[str]]:
        async with turns:
            table = await servers.together(count)
            return table, await table.faults(await servers.log(table))

    counts = [min(TOGETHER_A_ROOM, bids - first) for first in range(0, bids, TOGETHER_A_ROOM)]
    played = await asyncio.gather(*map(one, counts))
    wrong = [fault for _, faults in played for fault in faults]
    taken = sum(len(table.accepted) for table, _ in played)
    gaps = [
        later - earlier
        for table, _ in played
        for first in range(0, len(table.sent_at), SEATS)
        for earlier, later in pairwise(table.sent_at[first : first + SEATS])
    ]
    close = 100 * sum(gap <= 0.001 for gap in gaps) / max(len(gaps), 1)
    shown = (
        f"{bids} bids by six at a time, {close:.0f} % within 1 ms of the one before, {taken} accepted; "
        f"{len(wrong)} faults"
    )
    return Verdict("E11", "one order for all", "; ".join([shown, *sorted(set(wrong))]), not wrong)


async def _around(servers: Servers, bids: int, chance: Random) -> Verdict:
    async def one(number: int, count: int) -> tuple[Table, list[str]]:
        await asyncio.sleep(number * APART_SECONDS)
        table = await servers.around(count, chance)
        return table, await table.faults(await servers.log(table))

    counts = [min(AROUND_A_ROOM, bids - first) for first in range(0, bids, AROUND_A_ROOM)]
    played = await asyncio.gather(*(one(number, count) for number, count in enumerate(counts)))
    wrong = [fault for _, faults in played for fault in faults]
    taken = sum(len(table.accepted) for table, _ in played)
    shown = f"{bids} bids around {len(counts)} deadlines, {taken} accepted; {len(wrong)} faults"
    goal = "none accepted at the deadline or after it"
    return Verdict("E11, deadline", goal, "; ".join([shown, *sorted(set(wrong))]), not wrong)


def show(size: int, seed: int) -> list[Verdict]:
    """Place this many bids in each way."""
    with running() as postgresql:
        return asyncio.run(race(postgresql.url(postgresql.fresh()), size, size, seed))


if __name__ == "__main__":
    run(__doc__, show, size=20_000)
