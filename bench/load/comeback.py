"""Restart a server with thousands of connections, and measure the time until all are back.

    python bench/load/comeback.py
    python bench/load/comeback.py --sockets 18000

Every connection is opened again as soon as the server listens, some at a time. The other figure is the server's
memory per connection.
"""

import tempfile
import time
from pathlib import Path

from bids import cpu_seconds, run, serving
from listeners import Listener, open_all
from played import NAMES, store_rooms
from stalled import resident_mib

GOAL_SECONDS, GOAL_KIB = 10.0, 40.0
FULL_SOCKETS = 3_000
"""With fewer connections their memory is not judged, because the server's own memory is divided by too few."""


async def measure(sockets: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        rooms = await store_rooms(Path(folder), sockets // len(NAMES), 1, seed)
        places = [(room.id, token) for room in rooms for token in room.tokens]
        async with serving(Path(folder)) as (port, process):
            await open_all([Listener(port, *place) for place in places], port)
        async with serving(Path(folder)) as (port, process):
            memory, cpu, begun = resident_mib(process), cpu_seconds(process), time.perf_counter()
            back = [Listener(port, *place) for place in places]
            await open_all(back, port)
            spent, cpu = time.perf_counter() - begun, cpu_seconds(process) - cpu
            each = (resident_mib(process) - memory) * 1024 / len(places)
            lost = sum(listener.lost for listener in back)
    full = sockets >= FULL_SOCKETS
    met = spent <= GOAL_SECONDS and (each <= GOAL_KIB or not full) and not lost
    print("| sockets | all back after, s | goal | server CPU each, ms | KiB each | goal | lost | verdict |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    print(
        f"| {len(places)} | {spent:.1f} | {GOAL_SECONDS:.0f} | {cpu * 1000 / len(places):.2f} | {each:.0f} "
        f"| {f'{GOAL_KIB:.0f}' if full else '-'} | {lost} | {'met' if met else 'missed'} |"
    )
    return met


if __name__ == "__main__":
    run(__doc__, measure, sockets=FULL_SOCKETS, seed=1)
