"""E27: stop the server by SIGTERM in the middle of a round and start it again, many times.

PYTHONPATH=tests python -m faults.restarts 100
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from faults.disconnects import Room, at_once, story
from ricochetrobots.client.connection import Client, join
from ricochetrobots.client.session import Session
from ricochetrobots.game.commands import StartMatch
from support.server import LiveServer
from support.verdicts import Verdict, run

GOAL_SECONDS = 10.0
INTERRUPTION_SECONDS = 3.0
ROOMS = 3
RESTARTS_A_ROOM = 15
"""After this many restarts, new players continue in new rooms: a player can bid 98 times in a round."""


@dataclass
class Restarts:
    """The measurements of all restarts."""

    stopping: float = 0.0
    """The longest time from SIGTERM to the end of the process, in seconds."""
    interruption: float = 0.0
    """The longest time from SIGTERM until every room accepts a bid again, in seconds."""
    bids: int = 0
    wrong: list[str] = field(default_factory=list)


async def restart(server: LiveServer, times: int) -> Restarts:
    """Restart the server this many times while people bid."""
    found = Restarts()
    for first in range(0, times, RESTARTS_A_ROOM):
        async with contextlib.AsyncExitStack() as stack:
            rooms, over = [], asyncio.Event()
            for _ in range(ROOMS):
                opened = server.open_room("Mara", timer_seconds=600)
                async with join(server.live_url, opened.room, token=opened.token) as host:
                    await host.send(StartMatch())
                both = [
                    await stack.enter_async_context(
                        Client(server.live_url, Session(opened.room, token=token, seq=0), waits=at_once)
                    )
                    for token in (opened.token, None)
                ]
                rooms.append(Room(opened.room, both[:1], both[1]))
            bidding = [asyncio.create_task(room.bid(0, over)) for room in rooms]
            for _ in range(min(RESTARTS_A_ROOM, times - first)):
                begun = time.perf_counter()
                status = await asyncio.to_thread(server.stop)
                found.stopping = max(found.stopping, time.perf_counter() - begun)
                if status not in (0, -signal.SIGTERM):
                    found.wrong.append(f"it ended with status {status}")
                for room in rooms:
                    room.accepts.clear()
                await asyncio.to_thread(server.start)
                for room in rooms:
                    await room.accepts.wait()
                found.interruption = max(found.interruption, time.perf_counter() - begun)
            over.set()
            await asyncio.gather(*bidding)
            for room in rooms:
                found.bids += len(room.accepted)
                found.wrong += await room.faults(await asyncio.to_thread(story, server, room.id))
    return found


def show(size: int, seed: int) -> list[Verdict]:
    """Restart it this many times."""
    with tempfile.TemporaryDirectory() as data, LiveServer(Path(data), seed=seed) as server:
        found = asyncio.run(restart(server, size))
    counts = f"{size} restarts, {found.bids} bids accepted, {len(found.wrong)} faults"
    times = f"{found.stopping:.1f} s to stop, {found.interruption:.1f} s until all rooms accept a bid again"
    met = not found.wrong and found.stopping <= GOAL_SECONDS and found.interruption <= INTERRUPTION_SECONDS
    goal = f"nothing lost, drained <= {GOAL_SECONDS:.0f} s, interrupted <= {INTERRUPTION_SECONDS:.0f} s"
    return [Verdict("E27", goal, "; ".join([counts, times, *found.wrong[:5]]), met)]


if __name__ == "__main__":
    run(__doc__, show, size=100)
