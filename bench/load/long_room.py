"""Time how a room with a long story is entered: 100,000 events.

    python bench/load/long_room.py
    python bench/load/long_room.py --events 10000

The room is entered once when the server has just started and knows nothing of it, then again and again, and once by the
library's client, which asks for the whole story.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bids import serving, sync_ms
from played import Game

from ricochetrobots.game import Options, Phase, commands
from ricochetrobots.protocol.client import join
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, encode
from ricochetrobots.server.log.sqlite import SqliteStore, sqlite_url
from ricochetrobots.server.log.store import Append, RoomRow

ROOM = "long-room"
GOAL_SECONDS = 0.05
AGAIN = 20
DAY_SECONDS = 24 * 3600.0


async def make(data: Path, events: int, seed: int) -> int:
    """Store a room in which one match followed the other; return how many events it has."""
    game = Game(seed, time.time() - 100 * DAY_SECONDS, Options(chips_to_win=8))
    rows: list[StoredEvent] = []
    while len(game.events) < events:
        if game.match.phase is Phase.FINISHED:
            game.say(0, commands.PlayAgain())
            game.say(0, commands.StartMatch())
        game.play_round(take=True)
    for event in game.events:
        rows.append(encode(event, len(rows) + 1, rows[-1].hash if rows else GENESIS))
    store = await SqliteStore.open(sqlite_url(data))
    opening = RoomRow(ROOM, None, ROOM, game.events[0].at)
    await store.append(
        Append(
            room=ROOM,
            seq=len(rows),
            at=game.events[-1].at,
            events=tuple(rows),
            deadline=None,
            opening=opening,
        )
    )
    await store.close()
    return len(rows)


async def entered(url: str, seq: int | None) -> tuple[float, int]:
    """Return how long it took to be in the room, and how many events were told."""
    begun = time.perf_counter()
    async with join(url, ROOM, seq=seq) as client:
        return time.perf_counter() - begun, len(client.session.events)


async def measure(data: Path, events: int) -> dict[str, float]:
    """Enter the room of a server that has just started, then as one of many, then for the whole story."""
    async with serving(data) as (port, _):
        url = f"ws://127.0.0.1:{port}/ws"
        first, _ = await entered(url, None)
        again = [(await entered(url, None))[0] for _ in range(AGAIN)]
        whole, told = await entered(url, 0)
        if told < events:
            raise ValueError(f"{told} events were told, of {events}")
    return {"again": statistics.median(again), "first": first, "whole": whole}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        events = asyncio.run(make(data, said.events, said.seed))
        load = os.getloadavg()[0]
        print(
            f"seed {said.seed}, {events} events, fsync {sync_ms():.2f} ms, load {load:.1f} on {os.cpu_count()}\n"
        )
        took = asyncio.run(measure(data, events))
    rows = (
        (f"entered, median of {AGAIN}, ms", took["again"], GOAL_SECONDS),
        ("entered first after the server's start, ms", took["first"], GOAL_SECONDS),
        ("entered with the whole story, ms", took["whole"], None),
    )
    print("| what | measured | goal | verdict |")
    print("| --- | --- | --- | --- |")
    missed = False
    for what, seconds, goal in rows:
        verdict = "-" if goal is None else "met" if seconds <= goal else "missed"
        missed |= verdict == "missed"
        print(
            f"| {what} | {seconds * 1000:.0f} | {'-' if goal is None else f'{goal * 1000:.0f}'} | {verdict} |"
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
