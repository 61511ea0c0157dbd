"""Measure bids while thousands of rooms of six are open, and the memory of a silent connection (E2).

    python bench/load/many.py
    python bench/load/many.py --rooms 500 --bids 2000

Six sockets a room at one server on SQLite, and bids at an even rate over all of them. The memory is the server's
growth from before the first connection until all are seated: rooms, games and connections together.
"""

import tempfile
from pathlib import Path

from bids import SETTLED_SECONDS, Table, run, seat_everybody, serving, settled, timed
from long_room import memory_bytes
from played import NAMES, store_rooms

GOAL_P99_MS = 100.0
GOAL_KB = 60.0
CHECKED_A_SECOND = 20
"""The rooms that a server checks per second after its start, which is no cost of bids."""


async def measure(*, rooms: int, rate: int, bids: int, seed: int) -> bool:
    """Open the rooms, seat everybody, place the bids and report; return whether the goals were met."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        tables = [Table(room, 1) for room in await store_rooms(data, rooms, 1, seed)]
        async with serving(data) as (port, process):
            before = memory_bytes(process)
            await seat_everybody(tables, port)
            await settled(process, rooms / CHECKED_A_SECOND + SETTLED_SECONDS)
            sockets = rooms * len(NAMES)
            each = (memory_bytes(process) - before) / 1000 / sockets
            measured = await timed(tables, [process], rate=rate, bids=bids)
    p50, p99 = measured.percentile(50), measured.percentile(99)
    met = p99 <= GOAL_P99_MS and each <= GOAL_KB
    print("| sockets | kB each | goal | p50, ms | p99, ms | goal | sent, bids/s | CPU a bid, ms | verdict |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print(
        f"| {sockets} | {each:.1f} | {GOAL_KB} | {p50:.1f} | {p99:.1f} | {GOAL_P99_MS} | {measured.rate:.0f} "
        f"| {measured.cpu_ms:.2f} | {'met' if met else 'missed'} |"
    )
    return met


if __name__ == "__main__":
    run(__doc__, measure, rooms=3_000, rate=500, bids=15_000)
