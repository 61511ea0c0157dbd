"""Kill the server that solves a puzzle, many times, and measure the time until another has solved it.

    python bench/load/takeover.py
    python bench/load/takeover.py --kills 2

`ricochet work` runs on a PostgreSQL of its own. The process that has claimed the puzzle is killed
(SIGKILL), and another is started in its place.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))  # support.postgresql starts the database

from ricochetrobots.core import parse_puzzle
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.server.cluster.jobs import LEASE_SECONDS
from ricochetrobots.server.log.connecting import upgrade
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.solving.pool import SECONDS
from support.postgresql import Postgresql, running

HARD = "1B4A2A3B Rb16 Go9 Bl15 Yi{row} >Yo15"
GOAL_SECONDS = LEASE_SECONDS + 2 * SECONDS + 1
"""The duration of the lease and the longest time of a search."""
CLAIMED = "SELECT count(*) FROM analysis WHERE claim IS NOT NULL"


async def start(url: str) -> Process:
    """Start a worker."""
    program = Path(sys.executable).with_name("ricochet")
    return await asyncio.create_subprocess_exec(
        program, "work", env={**os.environ, "RICOCHET_DATABASE": url}, stderr=asyncio.subprocess.DEVNULL
    )


async def kill_in_turn(postgresql: Postgresql, kills: int) -> list[float]:
    """Return the seconds from each kill to the result."""
    name = postgresql.fresh()
    url = postgresql.url(name)
    await upgrade(url)
    store = await PostgresStore.open(url)
    waits = []
    for kill in range(kills):
        puzzle = parse_puzzle(HARD.format(row=3 + kill))
        holder = await start(url)
        await store.cluster.jobs.ask(canonical(puzzle), str(puzzle))
        while postgresql.say(CLAIMED, name=name) == "0":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        holder.kill()
        await holder.wait()
        killed = time.perf_counter()
        heir = await start(url)
        while not (outcomes := await store.cluster.jobs.outcomes([canonical(puzzle)])):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        waits.append(time.perf_counter() - killed)
        print(f"{waits[-1]:.2f} s, {outcomes[canonical(puzzle)].optimum.status}")
        heir.send_signal(signal.SIGTERM)
        await heir.wait()
    await store.close()
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=5, help="up to 10")
    options = parser.parse_args()
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with running(()) as postgresql:
        waits = asyncio.run(kill_in_turn(postgresql, options.kills))
    kept = max(waits) <= GOAL_SECONDS
    print(f"longest {max(waits):.2f} s, goal {GOAL_SECONDS:.0f} s: {'as it should be' if kept else 'MISSED'}")
    sys.exit(not kept)


if __name__ == "__main__":
    main()
