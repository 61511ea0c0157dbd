"""Measure how long it takes to enter a room of 100,000 events.

    python bench/load/long_room.py
    python bench/load/long_room.py --events 10000

The first entry is to a new server without a snapshot of the room, as after an upgrade. The next is to a new
server with one, which is the usual case. Then a client that knows all but the last events enters repeatedly, and
the library's client, which requests the whole history. The room's memory is the growth of the server's memory
after the first entry.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bids import serving, settled, sync_ms
from played import DAY_SECONDS, long_story, stored

from ricochetrobots.client.connection import join
from ricochetrobots.game import Options
from ricochetrobots.server.log.records import Append, RoomRow
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url

ROOM = "long-room"
OTHER = "short-room"
"""A room to enter first, since the first request to a server or from a client takes longer."""
GOAL_MS = 50
GOAL_MIB = 8
AGAIN = 20
STARTS = 5


async def make(data: Path, events: int, seed: int) -> int:
    """Store a room with consecutive matches, and one just opened; return the number of events of the first."""
    story = long_story(events, seed, Options(chips_to_win=8), time.time() - 100 * DAY_SECONDS).events
    rows = stored(story)
    store = await SqliteStore.open(sqlite_url(data))
    await store.secret(secrets.token_bytes(32))
    for room, some in ((ROOM, rows), (OTHER, rows[:1])):
        await store.append(
            Append(
                room=room,
                seq=len(some),
                at=story[len(some) - 1].at,
                events=tuple(some),
                deadline=None,
                opening=RoomRow(room, None, room, story[0].at),
            )
        )
    await store.close()
    return len(rows)


async def entered(url: str, seq: int | None, room: str = ROOM) -> tuple[float, int]:
    """Return the seconds until the client is in the room, and the number of events it received."""
    begun = time.perf_counter()
    async with join(url, room, seq=seq) as client:
        return time.perf_counter() - begun, len(client.session.events)


def memory_bytes(process: int) -> int:
    """Return the private memory of the process."""
    received = Path(f"/proc/{process}/smaps_rollup").read_text()
    return 1024 * sum(int(line.split()[1]) for line in received.splitlines() if line.startswith("Private"))


async def measure(data: Path, events: int) -> dict[str, float]:
    """Enter the room on each server in turn."""
    took: dict[str, float] = {}
    async with serving(data) as (port, process):
        url = f"ws://127.0.0.1:{port}/ws"
        await entered(url, None, OTHER)
        took["without"], _ = await entered(url, None)
        await settled(process)
    firsts = []
    for _ in range(STARTS):
        async with serving(data) as (port, process):
            url = f"ws://127.0.0.1:{port}/ws"
            await entered(url, None, OTHER)
            before = memory_bytes(process)
            firsts.append((await entered(url, None))[0])
            took["memory"] = memory_bytes(process) - before
    took["first"] = statistics.median(firsts)
    async with serving(data) as (port, process):
        url = f"ws://127.0.0.1:{port}/ws"
        await settled(process)
        took["again"] = statistics.median([(await entered(url, None))[0] for _ in range(AGAIN)])
        took["back"] = statistics.median([(await entered(url, events - 100))[0] for _ in range(AGAIN)])
        took["whole"], received = await entered(url, 0)
        if received < events:
            raise ValueError(f"{received} events were told, of {events}")
    return took


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        events = asyncio.run(make(data, options.events, options.seed))
        load = os.getloadavg()[0]
        print(
            f"seed {options.seed}, {events} events, fsync {sync_ms():.2f} ms, load {load:.1f} on {os.cpu_count()}\n"
        )
        took = asyncio.run(measure(data, events))
    rows = (
        (f"entered first after a start, median of {STARTS} starts, ms", took["first"] * 1000, GOAL_MS),
        (f"entered, median of {AGAIN}, ms", took["again"] * 1000, GOAL_MS),
        ("entered by one who lacks 100 events, ms", took["back"] * 1000, GOAL_MS),
        ("entered first where there is no snapshot, ms", took["without"] * 1000, None),
        ("entered with the whole story, ms", took["whole"] * 1000, None),
        ("memory for the room, MiB", took["memory"] / 2**20, GOAL_MIB),
    )
    print("| what | measured | goal | verdict |")
    print("| --- | --- | --- | --- |")
    missed = False
    for what, measured, goal in rows:
        verdict = "-" if goal is None else "met" if measured <= goal else "missed"
        missed |= verdict == "missed"
        print(f"| {what} | {measured:.1f} | {'-' if goal is None else goal} | {verdict} |")
    sys.exit(missed)


if __name__ == "__main__":
    main()
