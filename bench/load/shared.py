"""E3: measure bids in rooms of six on two servers that share a PostgreSQL, with half of the players on each.

    python bench/load/shared.py                     500 bids a second over 250 rooms
    python bench/load/shared.py --rate 1000 --rooms 1000 --bids 60000

The PostgreSQL is separate, on the disk and flushed at every commit. Servers and database share the first
processor, and the players have the second. The times from bid to everybody are therefore worse than on separate
machines. The CPU time of both servers per bid is valid anywhere.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bids import PROCESSORS, Result, Table, seat_everybody, serving, sync_ms, timed
from played import store_rooms_at

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))  # support.postgresql starts the database

from ricochetrobots.server.log.connecting import upgrade
from support.postgresql import Postgresql, running

GOAL_P99_MS = 150.0


async def measure(database: str, *, rooms: int, rate: int, bids: int, seed: int) -> Result:
    """Place ``bids`` bids over all rooms at an even rate."""
    await upgrade(database)
    tables = [Table(room, 1) for room in await store_rooms_at(database, rooms, 1, seed)]
    async with AsyncExitStack() as stack:
        servers = []
        for _ in range(2):
            data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(await stack.enter_async_context(serving(data, "--database", database)))
        await seat_everybody(tables, *(port for port, _ in servers))
        return await timed(tables, [process for _, process in servers], rate=rate, bids=bids)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--rate", type=int, default=500, help="bids a second, over all rooms")
    parser.add_argument("--bids", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(
        f"seed {options.seed}, {options.rooms} rooms of six on two servers, {options.bids} bids at {options.rate}/s,"
        f" fsync {sync_ms():.2f} ms"
    )
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    os.sched_setaffinity(0, {PROCESSORS[0]})
    with running(()) as postgresql:
        os.sched_setaffinity(0, {PROCESSORS[-1]})
        result = asyncio.run(run(postgresql, options))
    p99 = result.percentile(99)
    print("| CPU of both servers a bid, ms | p50, ms | p99, ms | goal | told, bids/s | verdict |")
    print("| --- | --- | --- | --- | --- | --- |")
    print(
        f"| {result.cpu_ms:.2f} | {result.percentile(50):.1f} | {p99:.1f} | {GOAL_P99_MS:.0f}"
        f" | {result.rate:.0f} | {'met' if p99 <= GOAL_P99_MS else 'missed'} |"
    )
    sys.exit(p99 > GOAL_P99_MS)


async def run(postgresql: Postgresql, options: argparse.Namespace) -> Result:
    database = postgresql.url(postgresql.fresh())
    return await measure(
        database, rooms=options.rooms, rate=options.rate, bids=options.bids, seed=options.seed
    )


if __name__ == "__main__":
    main()
