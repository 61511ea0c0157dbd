"""E29: time the deadlines of 200 rooms beside a slow, a damaged and a locked one.

    python bench/load/lateness.py
    python bench/load/lateness.py --rooms 20 --events 2000

The sand of every room runs when the server starts. The slow room has 60,000 events and no snapshot, and its deadline
comes before the server's check reads it. An event of the damaged room has a changed byte. Another connection locks the
row of the last room for 20 s across its deadline; SQLite locks no single row, so there that room is missing.

The lateness of a deadline is the time from the deadline until a spectator reads that the bidding has closed.
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
from collections.abc import Sequence
from pathlib import Path

import asyncpg
from bids import serving, sync_ms
from played import long_story, stored
from sqlalchemy import update

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))  # support.postgresql starts the database

from ricochetrobots.client.connection import join
from ricochetrobots.game import Options, Phase, commands
from ricochetrobots.game import deadline as deadline_of
from ricochetrobots.game.events import BiddingClosed, DeadlineExtended
from ricochetrobots.server.log.connecting import upgrade
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.records import Append, RoomRow
from ricochetrobots.server.log.schema import events as events_table
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from support.postgresql import running

GOAL_SECONDS = 0.25
LOCK_SECONDS = 20
SPREAD_SECONDS = 20.0
"""The deadlines of all rooms are spread over this time."""
STORY = Options(chips_to_win=8, timer_seconds=300)
"""The sand of the rooms runs since before the server's start."""
SETUP_SECONDS = 90.0
"""The time in which the rooms are stored."""
ENTRY_SECONDS = 8.0
"""The time from the server's start to the first deadline, in which it answers and all spectators enter."""


async def store_room(store: Store, room: str, deadline: float, *, events: int = 0, seed: int) -> None:
    """Store a room of at least this many events, without a snapshot, whose sand runs out at ``deadline``."""
    begins = time.time()
    for _ in range(2):  # the second run sets the clock so that the deadline is right
        game = long_story(events, seed, STORY, begins)
        if game.match.phase is Phase.FINISHED:
            game.rematch()
        game.say(0, commands.PlaceBid(round=game.match.round_number, moves=9))
        begins += deadline - (deadline_of(game.match) or 0.0)
    rows = stored(game.events)
    append = Append(
        room=room,
        seq=len(rows),
        at=game.events[-1].at,
        events=tuple(rows),
        deadline=deadline_of(game.match),
        opening=RoomRow(room, None, room, game.events[0].at),
    )
    await store.append(append)


async def lock(url: str, room: str, begins: float) -> None:
    """Lock the room's row for ``LOCK_SECONDS`` from that time on. Raises ValueError unless it is due meanwhile."""
    await asyncio.sleep(begins - time.time())
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT * FROM rooms WHERE id = $1 FOR UPDATE", room)
            await asyncio.sleep(LOCK_SECONDS)
            due = await connection.fetchval("SELECT at FROM deadlines WHERE room = $1", room)
            if due is None or not begins < due < begins + LOCK_SECONDS:
                raise ValueError(f"the room was due at {due}, not while it was locked")
    finally:
        await connection.close()


async def lateness(url: str, room: str, deadline: float) -> float:
    """Watch a room, and return by how many seconds its bidding closed late. Raises ValueError if it was extended."""
    async with join(url, room) as spectator:
        if time.time() > deadline:
            raise TimeoutError("the spectators entered too late")
        await spectator.until(
            lambda session: any(isinstance(one.event, BiddingClosed) for one in session.events)
        )
        read = time.time()
    if any(isinstance(one.event, DeadlineExtended) for one in spectator.session.events):
        raise ValueError("a deadline was extended")
    return read - deadline


async def measure(url: str, data: Path, *, rooms: int, events: int, seed: int) -> Sequence[float]:
    """Return by how many seconds the bidding of each room closed late."""
    postgresql = not url.startswith("sqlite")
    begins = time.time() + SETUP_SECONDS
    deadlines = {f"room-{number}": begins + SPREAD_SECONDS * number / rooms for number in range(rooms)}
    store = await open_store(url)
    await store.secret(secrets.token_bytes(32))
    for number, (room, deadline) in enumerate(deadlines.items()):
        await store_room(store, room, deadline, seed=seed + number)
    await store_room(store, "damaged", begins + 2, seed=seed)
    broken = update(events_table).where(events_table.c.room == "damaged", events_table.c.seq == 2)
    await store._execute([broken.values(body="X{}")])
    await store_room(store, "slow", begins + 1, events=events, seed=seed)
    if postgresql:
        await store_room(store, "locked", begins + LOCK_SECONDS / 4, seed=seed)
    if time.time() > begins - ENTRY_SECONDS:
        raise TimeoutError("storing the rooms took too long")
    await asyncio.sleep(begins - ENTRY_SECONDS - time.time())
    await store.beat(time.time())  # otherwise the time without a server would extend all deadlines
    await store.close()
    words = ["--database", url] if postgresql else []
    async with serving(data, *words) as (port, _), asyncio.TaskGroup() as group:
        address = f"ws://127.0.0.1:{port}/ws"
        found = [group.create_task(lateness(address, *one)) for one in deadlines.items()]
        if postgresql:
            group.create_task(lock(url, "locked", begins))
    return [task.result() for task in found]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--events", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"seed {options.seed}, {options.rooms} rooms beside one of {options.events} events,", end=" ")
    print(f"fsync {sync_ms():.2f} ms, load {load:.1f} on {os.cpu_count()} processors\n")
    sizes = {"rooms": options.rooms, "events": options.events, "seed": options.seed}
    with (
        running(()) as postgresql,
        tempfile.TemporaryDirectory() as first,
        tempfile.TemporaryDirectory() as second,
    ):
        database = postgresql.url(postgresql.fresh())
        asyncio.run(upgrade(database))
        found = {
            "SQLite": asyncio.run(measure(sqlite_url(Path(first)), Path(first), **sizes)),
            "PostgreSQL": asyncio.run(measure(database, Path(second), **sizes)),
        }
    missed = False
    print("| database | deadlines | median, ms | latest, ms | goal, ms | verdict |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, late in found.items():
        missed |= max(late) > GOAL_SECONDS
        verdict = "missed" if max(late) > GOAL_SECONDS else "met"
        middle, latest = 1000 * statistics.median(late), 1000 * max(late)
        print(
            f"| {name} | {len(late)} | {middle:.0f} | {latest:.0f} | {1000 * GOAL_SECONDS:.0f} | {verdict} |"
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
