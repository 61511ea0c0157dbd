"""Connect spectators who stop reading, while others play in the same rooms (E13).

    python bench/load/stalled.py

Each must be disconnected within ten seconds and may use 1 MiB of the server until then. Players may wait at most
one and a half times as long for a bid as before (the 99th percentile, which counts only if nothing else runs).
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from bids import Bidding, run, seat_everybody, serving
from listeners import Listener, open_listener
from played import NAMES, store_rooms

GOAL_SECONDS, GOAL_RATIO, GOAL_MIB = 10.0, 1.5, 1.0
RATE, QUIET_SECONDS, ROUND = 150, 5.0, 17
FULL_STALLED, FULL_GOOD = 100, 500
"""With fewer spectators their memory and the waits are not judged, because there are too few measurements."""
RECEIVE_BUFFER = 4096
PATIENCE_SECONDS = 30.0


def resident_mib(process: int) -> float:
    """Return the memory of a process."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


async def measure(stalled: int, good: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        rooms = await store_rooms(Path(folder), good // len(NAMES), ROUND, seed)
        async with serving(Path(folder)) as (port, process), Bidding(rooms, ROUND) as bidding:
            await seat_everybody(bidding.tables, port)
            bidding.start(RATE)
            await asyncio.sleep(QUIET_SECONDS)
            before, memory = bidding.p99(), resident_mib(process)
            readers = [Listener(port, rooms[number % len(rooms)].id) for number in range(stalled)]
            for number, reader in enumerate(readers):
                await open_listener(reader, port, number, RECEIVE_BUFFER)
                reader.transport.pause_reading()
            begun, most, last = time.perf_counter(), memory, 0.0
            while (
                left := sum(reader.connected for reader in readers)
            ) and time.perf_counter() < begun + PATIENCE_SECONDS:
                await asyncio.sleep(0.1)
                most, last = max(most, resident_mib(process)), time.perf_counter() - begun
            during = bidding.p99()
    each = (most - memory) / stalled
    full = stalled >= FULL_STALLED and good >= FULL_GOOD
    met = not left and last <= GOAL_SECONDS
    if full:
        met = met and each <= GOAL_MIB and during <= GOAL_RATIO * before
    goal_mib, goal_ms = (f"{GOAL_MIB:.0f}", f"{GOAL_RATIO * before:.1f}") if full else ("-", "-")
    print(
        "| stalled | left | last cut off after, s | goal | MiB each | goal "
        "| p99 before, ms | p99 while, ms | goal | verdict |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print(
        f"| {stalled} | {left} | {last:.1f} | {GOAL_SECONDS:.0f} | {each:.2f} | {goal_mib} | {before:.1f} "
        f"| {during:.1f} | {goal_ms} | {'met' if met else 'missed'} |"
    )
    return met


if __name__ == "__main__":
    run(__doc__, measure, stalled=FULL_STALLED, good=FULL_GOOD, seed=1)
