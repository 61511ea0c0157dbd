"""Connect thousands of spectators to one room, while others play in other rooms.

    python bench/load/crowd.py
    python bench/load/crowd.py --watchers 1000

Every spectator must be in the room within ten seconds, and nobody may be disconnected. Players may wait at most
twice as long for a bid as before (the 99th percentile, which counts only if nothing else runs).
"""

import asyncio
import tempfile
import time
from pathlib import Path

from bids import Bidding, run, seat_everybody, serving
from listeners import Listener, open_all
from played import store_rooms

GOAL_SECONDS, GOAL_RATIO = 10.0, 2.0
COME_WITHIN_SECONDS = 8.0
FULL_WATCHERS = 5_000
"""With fewer spectators the players' waits are not judged."""
ROOMS, RATE, QUIET_SECONDS = 10, 50, 5.0


async def measure(watchers: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        crowded, *others = await store_rooms(Path(folder), ROOMS + 1, 1, seed)
        async with serving(Path(folder)) as (port, _), Bidding(others, 1) as bidding:
            await seat_everybody(bidding.tables, port)
            crowd = [Listener(port, crowded.id) for _ in range(watchers)]
            bidding.start(RATE)
            await asyncio.sleep(QUIET_SECONDS)
            before = bidding.p99()
            begun = time.perf_counter()
            await open_all(crowd, port, within=COME_WITHIN_SECONDS)
            spent = time.perf_counter() - begun
            during = bidding.p99()
            await asyncio.sleep(2.0)
            cut = sum(listener.lost for listener in crowd)
    full = watchers >= FULL_WATCHERS
    met = spent <= GOAL_SECONDS and not cut and (during <= GOAL_RATIO * before or not full)
    print(
        "| watchers | in after, s | goal | cut off | goal | p99 before, ms | p99 while, ms | goal | verdict |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print(
        f"| {watchers} | {spent:.1f} | {GOAL_SECONDS:.0f} | {cut} | 0 | {before:.1f} | {during:.1f} "
        f"| {f'{GOAL_RATIO * before:.1f}' if full else '-'} | {'met' if met else 'missed'} |"
    )
    return met


if __name__ == "__main__":
    run(__doc__, measure, watchers=FULL_WATCHERS, seed=1)
