"""Stop the only server (SIGSTOP) while a deadline runs, and let it continue.

It is stopped for 3 to 6 s, on SQLite and on PostgreSQL, with a bid in its socket. The bid counts, and the
deadline is extended once, by the time for which the server can have been missing. With two servers on
PostgreSQL, the other one continues meanwhile, and the deadline stays.

    PYTHONPATH=tests python -m faults.stalls 20
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

from faults.kills import servers_on
from ricochetrobots.client.connection import CommandRefusedError, join
from ricochetrobots.game.commands import PlaceBid, StartMatch
from ricochetrobots.game.events import BiddingClosed, BidPlaced, DeadlineExtended, TimerStarted
from ricochetrobots.server.log.connecting import upgrade
from support.postgresql import running
from support.server import LiveServer
from support.verdicts import Verdict, run

TIMER_SECONDS = 8
PATIENCE_SECONDS = 60.0
NOTICED_SECONDS = 1.0
"""The time for which a process may have slept by itself when it is stopped."""
LATE_SECONDS = 0.25


@dataclass
class Shown:
    """The result of the stops of one kind."""

    where: str
    put_off: list[int] = field(default_factory=list)
    stopped: list[float] = field(default_factory=list)
    latest: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def verdict(self, goal: str) -> Verdict:
        """Return the measurement beside the goal."""
        shown = f"{len(self.stopped)} stops of {min(self.stopped):.1f} to {max(self.stopped):.1f} s"
        shown += (
            f", deadlines put off by {_range(self.put_off)}, closed {self.latest:.2f} s after them at most"
        )
        words = [f"{shown}; {len(self.wrong)} faults", *self.wrong[:5]]
        met = not self.wrong and self.latest <= LATE_SECONDS
        return Verdict(f"rule 6, {self.where}", goal, "; ".join(words), met)


def _range(seconds: list[int]) -> str:
    return f"{min(seconds)} to {max(seconds)} s" if seconds else "nothing"


async def stop_once(shown: Shown, servers: list[LiveServer], chance: Random) -> None:
    """Let somebody bid, stop the first server, and check the result."""
    first, last, alone = servers[0], servers[-1], len(servers) == 1
    room = await asyncio.to_thread(
        lambda: first.open_room("Mara", timer_seconds=TIMER_SECONDS, consent=False)
    )
    async with AsyncExitStack() as stack:
        mara = await stack.enter_async_context(join(first.live_url, room.room, token=room.token))
        watcher = await stack.enter_async_context(join(last.live_url, room.room))
        await mara.send(StartMatch())
        await mara.send(PlaceBid(round=1, moves=9))
        await asyncio.sleep(chance.uniform(0.5, TIMER_SECONDS - 2))
        seconds = chance.uniform(3.0, 6.0)
        begun = time.monotonic()
        first.stand_still()
        try:
            waiting = asyncio.create_task(mara.send(PlaceBid(round=1, moves=3)))
            await asyncio.sleep(seconds)
        finally:
            first.go_on()
        stopped = time.monotonic() - begun
        async with asyncio.timeout(PATIENCE_SECONDS):
            refused = await _refused(waiting)
            await watcher.until(
                lambda session: any(isinstance(each.event, BiddingClosed) for each in session.events)
            )
        log = [each.event for each in watcher.session.events]
    extended = [event for event in log if isinstance(event, DeadlineExtended)]
    deadline = [event.until for event in log if isinstance(event, TimerStarted | DeadlineExtended)][-1]
    closed = [event for event in log if isinstance(event, BiddingClosed)]
    shown.stopped.append(stopped)
    shown.put_off += [event.seconds for event in extended]
    shown.latest = max(shown.latest, closed[0].at - deadline)
    if len(closed) != 1 or closed[0].at < deadline:
        shown.wrong.append(f"closed {Counter(event.at - deadline for event in closed)} after the deadline")
    if any(event.at >= deadline for event in log if isinstance(event, BidPlaced)):
        shown.wrong.append("a bid counted at the deadline or after it")
    if not alone and extended:
        shown.wrong.append(f"put off by {extended[0].seconds} s, though the other server went on")
    if alone and refused:
        shown.wrong.append(f"the bid that waited for {stopped:.1f} s was refused: {refused}")
    if alone and (
        len(extended) != 1 or not -NOTICED_SECONDS <= extended[0].seconds - stopped <= 1 + LATE_SECONDS
    ):
        shown.wrong.append(
            f"stopped for {stopped:.1f} s, put off by {[event.seconds for event in extended]} s"
        )


async def _refused(waiting: asyncio.Task[object]) -> str:
    try:
        await waiting
    except CommandRefusedError as refusal:
        return refusal.refused.code
    return ""


async def stop_all(size: int, seed: int) -> list[Verdict]:
    """Stop each so often."""
    chance = Random(seed)
    sqlite, postgresql, two = Shown("SQLite"), Shown("PostgreSQL"), Shown("one of two")
    with running(()) as database:
        urls = [database.url(database.fresh()) for _ in range(2)]
        for url in urls:
            await upgrade(url)
        for shown, where, count in ((sqlite, "", 1), (postgresql, urls[0], 1), (two, urls[1], 2)):
            async with servers_on(where, count) as (servers, _):
                for _ in range(size):
                    await stop_once(shown, servers, chance)
    goal = "put off once, a bid at the door counts"
    return [sqlite.verdict(goal), postgresql.verdict(goal), two.verdict("the deadline stands")]


def show(size: int, seed: int) -> list[Verdict]:
    """Stop each so often."""
    return asyncio.run(stop_all(size, seed))


if __name__ == "__main__":
    run(__doc__, show, size=20)
