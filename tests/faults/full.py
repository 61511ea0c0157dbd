"""E24: fill the storage in mid-round and free it again, many times.

The database may not grow by another page, which SQLite reports like a full disk. Players bid all the time.

    PYTHONPATH=tests python -m faults.full 200
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch
from ricochetrobots.game.events import BidPlaced
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.rooms import Ear, engine_of, new_id, open_rooms
from support.verdicts import Verdict, quiet, run

GOAL_SECONDS = 5.0
PATIENCE_SECONDS = 20.0


def limit(store: SqliteStore, *, full: bool) -> None:
    """Forbid or allow the database to grow."""
    with closing(engine_of(store).raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute("PRAGMA page_count")
        ((pages,),) = cursor.fetchall()
        cursor.execute(f"PRAGMA max_page_count = {pages if full else 2**30}")


async def fill(times: int, seed: int) -> tuple[int, int, float, list[str]]:
    """Fill it this many times; return the accepted and refused bids, the longest recovery, and the faults."""
    chance, accepted, refused, slowest = Random(seed), 0, 0, 0.0
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as data:
        store = await SqliteStore.open(sqlite_url(Path(data)))
        async with open_rooms(store=store) as rooms:
            for number in range(times):
                room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=600, consent=False), "Mara")
                await room.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
                ear, bids_accepted = Ear(0), set[int]()
                room.join(ear, 0)
                full_at, emptied_at = chance.randint(90, 98), chance.randint(30, 60)
                freed, back = 0.0, False
                for moves in range(98, 20, -1):
                    if moves == full_at:
                        limit(store, full=True)
                    if moves == emptied_at:
                        limit(store, full=False)
                        freed = time.perf_counter()
                    while True:
                        bid = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves))
                        if isinstance(await room.act(bid, ear), Accepted):
                            bids_accepted.add(moves)
                            if freed and not back:
                                back, slowest = True, max(slowest, time.perf_counter() - freed)
                            break
                        refused += 1
                        if not freed or time.perf_counter() - freed > PATIENCE_SECONDS:
                            break
                log = (await store.events_after(room.id, 0)).events
                bids = {event.event.moves for event in ear.events() if isinstance(event.event, BidPlaced)}
                if not bids_accepted <= bids:
                    wrong.append(f"room {number}: a bid was accepted and is not told")
                if len(ear.events()) != len(log) or bids != bids_accepted:
                    wrong.append(f"room {number}: what was told is not what is stored, or was not accepted")
                accepted += len(bids_accepted)
        return accepted, refused, slowest, wrong


def show(size: int, seed: int) -> list[Verdict]:
    """Fill it this many times."""
    with quiet("ricochetrobots"):
        accepted, refused, slowest, wrong = asyncio.run(fill(size, seed))
    shown = (
        f"full {size} times: {accepted} bids accepted, {refused} refused, back after {slowest:.2f} s at most"
    )
    goal = f"nothing acknowledged without a commit; back within {GOAL_SECONDS:.0f} s"
    met = not wrong and refused > 0 and slowest <= GOAL_SECONDS
    return [Verdict("E24", goal, "; ".join([f"{shown}; {len(wrong)} faults", *wrong[:5]]), met)]


if __name__ == "__main__":
    run(__doc__, show, size=200)
