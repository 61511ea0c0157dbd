"""E27: stop the server by SIGTERM in the middle of a round and start it again, many times.

PYTHONPATH=tests python -m faults.restarts 100
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import time
from pathlib import Path

from faults.disconnects import Room, at_once, story
from ricochetrobots.game.commands import StartMatch
from ricochetrobots.protocol.client import Client, join
from ricochetrobots.protocol.session import Session
from support.server import LiveServer
from support.verdicts import Verdict, run

GOAL_SECONDS = 10.0
ROOMS = 3
RESTARTS_A_ROOM = 15
"""Then others go on in new rooms: a player can bid 98 times in a round."""


async def restart(server: LiveServer, times: int) -> tuple[float, int, list[str]]:
    """Restart it so often; return the longest time that stopping took, how many bids were accepted, what is wrong."""
    slowest, bids = 0.0, 0
    wrong: list[str] = []
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
                slowest = max(slowest, time.perf_counter() - begun)
                if status not in (0, -signal.SIGTERM):
                    wrong.append(f"it ended with status {status}")
                await asyncio.to_thread(server.start)
            over.set()
            await asyncio.gather(*bidding)
            for room in rooms:
                bids += len(room.accepted)
                wrong += await room.faults(await asyncio.to_thread(story, server, room.id))
    return slowest, bids, wrong


def show(size: int, seed: int) -> list[Verdict]:
    """Restart it so often."""
    with tempfile.TemporaryDirectory() as data, LiveServer(Path(data), seed=seed) as server:
        slowest, bids, wrong = asyncio.run(restart(server, size))
    shown = f"{size} restarts, {bids} bids accepted, {slowest:.1f} s to stop at most; {len(wrong)} faults"
    met = not wrong and slowest <= GOAL_SECONDS
    return [
        Verdict("E27", f"nothing lost, drained <= {GOAL_SECONDS:.0f} s", "; ".join([shown, *wrong[:5]]), met)
    ]


if __name__ == "__main__":
    run(__doc__, show, size=100)
