"""E4, E6 and E7: a server, on SQLite and on PostgreSQL, one of two servers, or the database is killed while people bid.

Each time two players at a new table bid lower and lower numbers as long as the timer of 5 s runs. Every fourth kill
comes within 1 s of the deadline. Several servers are killed side by side, each with a database of its own, and each
killed process starts again at once. A player repeats a command with the same id when the server could not store it.
A spectator who joins afterwards reads the whole log. It contains every accepted bid once, the bidding closed once and
in time, and everything that the players received.

    PYTHONPATH=tests python -m faults.kills 200
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from ricochetrobots.client.connection import Client, CommandRefusedError, command_id, join
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BiddingClosed, BidPlaced, DeadlineExtended, TimerStarted
from ricochetrobots.server.log.connecting import upgrade
from ricochetrobots.wire.messages import NumberedEvent
from support.balancer import balancing
from support.postgresql import Postgresql, running
from support.server import LiveServer
from support.verdicts import Verdict, run

TIMER_SECONDS = 5
PACE_SECONDS = 0.5
"""Between the bids of a player, so that the limit of commands is not met."""
PATIENCE_SECONDS = 60.0
RETRY_SECONDS = 0.5
DEADLINE_GOAL_SECONDS = 0.25
RETRY = ("storage-unavailable", "too-fast")
SIDE_BY_SIDE = 3
"""Most of the time that a kill takes is waiting."""
NEAR_EVERY = 4
Act = Callable[[], object]


@dataclass
class Shown:
    """The result of the kills of one kind."""

    experiment: str
    goal_seconds: float
    kills: int = 0
    near: int = 0
    accepted: int = 0
    retries: int = 0
    back: list[float] = field(default_factory=list)
    """The times from the kill, or from the database's return, until each player gets more than "try again".
    """
    errors: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def verdicts(self) -> list[Verdict]:
        """Return the measurements beside the goals."""
        kept = f"{self.kills} kills, {self.near} of them within 1 s of the deadline; {self.accepted} bids accepted"
        kept += f", {self.retries} refusals that say to try again; {len(self.wrong)} faults"
        latest, slowest = max(self.errors, default=0.0), max(self.back, default=0.0)
        return [
            Verdict(
                self.experiment,
                "nothing accepted is lost or doubled, the bidding closed once",
                "; ".join([kept, *self.wrong[:5]]),
                not self.wrong,
            ),
            Verdict(
                self.experiment,
                f"deadline error <= {DEADLINE_GOAL_SECONDS} s",
                f"{latest:.2f} s",
                latest <= DEADLINE_GOAL_SECONDS,
            ),
            Verdict(
                self.experiment,
                f"back within {self.goal_seconds:.0f} s",
                f"{slowest:.2f} s, half of them within {sorted(self.back)[len(self.back) // 2]:.2f} s"
                if self.back
                else "nobody had to come back",
                slowest <= self.goal_seconds,
            ),
        ]


@dataclass
class Table:
    """The answers to the players of a table, with their times."""

    players: list[Client]
    answers: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Seat and moves, by the number of the event."""
    answered: list[tuple[int, float]] = field(default_factory=list)
    retries: int = 0

    async def bid(self, seat: int) -> None:
        """Place one bid after another until the bidding closes."""
        for moves in range(98, 2, -1):
            if not await self._say(seat, moves):
                return
            await asyncio.sleep(PACE_SECONDS)

    async def _say(self, seat: int, moves: int) -> bool:
        named = command_id()
        while True:
            try:
                accepted = await self.players[seat].send(PlaceBid(round=1, moves=moves), id=named)
            except CommandRefusedError as refusal:
                if refusal.refused.code not in RETRY:
                    self.answered.append((seat, time.time()))
                    return False
                self.retries += 1
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.answers[accepted.seq] = (seat, moves)
            self.answered.append((seat, time.time()))
            return True


def closed(log: list[NumberedEvent]) -> bool:
    """Return whether the bidding is over."""
    return any(isinstance(each.event, BiddingClosed) for each in log)


@dataclass(frozen=True)
class Victim:
    """The process that is killed and restarted, the server that opens tables, and the address for players."""

    kill: Act
    start: Act
    opener: LiveServer
    address: str


async def kill_once(
    shown: Shown, victim: Victim, chance: Random, *, near: bool, from_kill: bool = True
) -> None:
    """Let a table play, kill the process in mid-round, and check the result."""
    address = victim.address
    pause = (
        chance.uniform(TIMER_SECONDS - 1, TIMER_SECONDS + 1)
        if near
        else chance.uniform(0.2, TIMER_SECONDS - 1)
    )
    async with AsyncExitStack() as stack:
        room = await asyncio.to_thread(
            lambda: victim.opener.open_room("Mara", timer_seconds=TIMER_SECONDS, consent=False)
        )
        mara = await stack.enter_async_context(join(address, room.room, token=room.token))
        jonas = await stack.enter_async_context(join(address, room.room))
        await jonas.send(TakeSeat(name="Jonas"))
        await mara.send(StartMatch())
        table = Table([mara, jonas])
        saying = [asyncio.create_task(table.bid(seat)) for seat in range(2)]
        await mara.until(lambda session: any(isinstance(each.event, BidPlaced) for each in session.events))
        await asyncio.sleep(pause)
        killed = time.time()
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        ready = time.time()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.gather(*saying)
            await mara.until(lambda session: closed(session.events))
            late = await stack.enter_async_context(join(address, room.room))
            log = list(late.session.events)
            for player in table.players:
                await player.until(lambda session: (session.seq or 0) >= len(log))
        since = killed if from_kill else ready
        for seat in range(2):
            after = [at - since for each, at in table.answered if each == seat and at >= since]
            shown.back += after[:1]
        judge(shown, table, log, killed, ready)
    shown.kills += 1
    shown.near += near
    shown.accepted += len(table.answers)
    shown.retries += table.retries


def judge(shown: Shown, table: Table, log: list[NumberedEvent], killed: float, ready: float) -> None:
    """Compare the log with the answers and with the events that the players received."""
    wrong = shown.wrong
    if [each.seq for each in log] != list(range(1, len(log) + 1)):
        wrong.append("the log has gaps")
    if any(player.session.events[: len(log)] != log for player in table.players):
        wrong.append("a player was told what is not in the log")
    bids = {each.seq: each.event for each in log if isinstance(each.event, BidPlaced)}
    for seq, (seat, moves) in table.answers.items():
        placed = bids.get(seq) or bids.get(seq - 1)  # the first bid also starts the timer
        if placed is None or (placed.seat, placed.moves) != (seat, moves):
            wrong.append(f"bid {moves} of seat {seat} was accepted as event {seq} and is lost")
    twice = [
        bid for bid, times in Counter((bid.seat, bid.moves) for bid in bids.values()).items() if times > 1
    ]
    wrong += [f"bid {moves} of seat {seat} took effect twice" for seat, moves in twice]
    closings = [each.event for each in log if isinstance(each.event, BiddingClosed)]
    if len(closings) != 1:
        wrong.append(f"the bidding was closed {len(closings)} times")
    bidding = itertools.takewhile(lambda each: not isinstance(each.event, BiddingClosed), log)
    until = [each.event.until for each in bidding if isinstance(each.event, TimerStarted | DeadlineExtended)]
    deadline = until[-1]
    if any(bid.at >= deadline for bid in bids.values()):
        wrong.append("a bid counted at the deadline or after it")
    if closings[0].at < deadline:
        wrong.append(f"the bidding was closed {deadline - closings[0].at:.3f} s too early")
    closed_at = closings[0].at
    away = max(0.0, min(closed_at, ready) - max(deadline, killed))
    shown.errors.append(closed_at - deadline - away)


@asynccontextmanager
async def servers_on(database: str, count: int) -> AsyncIterator[tuple[list[LiveServer], str]]:
    """Start this many servers, on SQLite if no database is named; yield them and their common address."""
    async with AsyncExitStack() as stack:
        servers = []
        for seed in range(1, count + 1):
            data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(LiveServer(data, seed=seed, database=database, wall_clock=True))
            await asyncio.to_thread(servers[-1].start)
            stack.callback(servers[-1].__exit__)
        yield servers, await stack.enter_async_context(balancing(servers))


async def kill_lone(shown: Shown, database: str, numbers: range, chance: Random) -> None:
    """Kill the only server of a database once for each of these numbers."""
    async with servers_on(database, 1) as ((server,), address):
        victim = Victim(server.kill, server.start, server, address)
        for number in numbers:
            await kill_once(shown, victim, chance, near=number % NEAR_EVERY == 0)


async def kill_of_two(shown: Shown, database: str, numbers: range, chance: Random) -> None:
    """Kill one of the two servers of a database once for each of these numbers."""
    async with servers_on(database, 2) as (servers, address):
        for turn, number in enumerate(numbers):
            one, other = servers[turn % 2], servers[1 - turn % 2]
            victim = Victim(one.kill, one.start, other, address)
            await kill_once(shown, victim, chance, near=number % NEAR_EVERY == 0)


async def kill_database(
    shown: Shown, postgresql: Postgresql, url: str, numbers: range, chance: Random
) -> None:
    """Kill the database of two servers once for each of these numbers."""
    async with servers_on(url, 2) as (servers, address):
        victim = Victim(postgresql.stop, lambda: postgresql.start(()), servers[0], address)
        for number in numbers:
            await kill_once(shown, victim, chance, near=number % NEAR_EVERY == 0, from_kill=False)


async def kill_all(size: int, seed: int) -> list[Verdict]:
    """Kill a server of either database ``size`` times, one of two half as often, the database a quarter as often."""
    sqlite, alone = Shown("E4 on SQLite", 2.0), Shown("E4 on PostgreSQL", 2.0)
    of_two, database = Shown("E6", 3.0), Shown("E7", 5.0)

    async def one_after_the_other(
        lane: int, postgresql: Postgresql, first: str, second: str, chance: Random
    ) -> None:
        await kill_lone(sqlite, "", range(lane, size, SIDE_BY_SIDE), chance)
        await kill_lone(alone, first, range(lane, size, SIDE_BY_SIDE), chance)
        await kill_of_two(of_two, second, range(lane, -(-size // 2), SIDE_BY_SIDE), chance)
        await kill_database(database, postgresql, second, range(lane, -(-size // 4), SIDE_BY_SIDE), chance)

    with ExitStack() as stack:
        databases = [stack.enter_context(running(())) for _ in range(min(SIDE_BY_SIDE, size))]
        urls = [[postgresql.url(postgresql.fresh()) for _ in range(2)] for postgresql in databases]
        for url in itertools.chain(*urls):  # one after the other: it is work for the processor
            await upgrade(url)
        async with asyncio.TaskGroup() as lanes:
            for lane, (postgresql, (first, second)) in enumerate(zip(databases, urls, strict=True)):
                chance = Random(f"{seed} {lane}")
                lanes.create_task(one_after_the_other(lane, postgresql, first, second, chance))
    return [verdict for shown in (sqlite, alone, of_two, database) for verdict in shown.verdicts()]


def show(size: int, seed: int) -> list[Verdict]:
    """Kill this many times."""
    return asyncio.run(kill_all(size, seed))


if __name__ == "__main__":
    run(__doc__, show, size=200)
