"""E17: puzzles that no solver can solve fast are answered in time, and players do not notice.

Some cannot be solved, on some no robot can make a useful move, and some boards are as large and empty as
possible. Now and then the solving process is stopped. Each question goes to the ordinary service, one at a time.

    PYTHONPATH=tests python -m faults.bombs 200
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random

from ricochetrobots.core import Puzzle, parse_puzzle
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch
from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.solving.pool import PATIENCE_SECONDS, ProcessWorker, SolverPool, Workers
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.rooms import MEMORY, Ear, new_id, open_rooms
from support.verdicts import Verdict, run

GOAL_SECONDS = PATIENCE_SECONDS + 1
FROZEN_EVERY = 25
BID_EVERY_SECONDS = 0.05
GOAL_RATIO, LEAST_GOAL_MS = 2.0, 50.0
"""The permitted extra time of a bid meanwhile, and the time that nobody notices."""
COLOURS = "RGBY"


def unsolvable(chance: Random) -> str:
    """Return a puzzle whose target no robot can reach, because it is enclosed."""
    side = chance.randint(8, 16)
    column, row = chance.choice("cdef"), chance.randint(3, 6)
    shut = ",".join(f"{column}{row}{way}" for way in "nesw")
    return f"{side}x{side}:{shut} {_robots(chance, side)} >R{column}{row}"


def huge(chance: Random) -> str:
    """Return a puzzle on an empty board of the largest size, with a target that stops no robot."""
    target = f"{chance.choice('cdefghijklmnop')}{chance.randint(5, 28)}"
    return f"32x32: {_robots(chance, 26)} >R{target}"


def wedged(chance: Random) -> str:
    """Return a puzzle in which one robot is enclosed in its cell, and the others have all the space."""
    shut = ",".join(f"a1{way}" for way in "nesw")
    return f"32x32:{shut} Ra1 {_robots(chance, 26)[4:].lstrip()} >Rp16"


def _robots(chance: Random, side: int) -> str:
    cells = (
        chance.sample([(column, row) for column in range(8, side) for row in range(8, side)], 4)
        if side > 10
        else [
            (side - 1, side - 1),
            (side - 2, side - 1),
            (0, side - 1),
            (side - 1, 0),
        ]
    )
    return " ".join(
        f"{robot}{chr(97 + column)}{row + 1}" for robot, (column, row) in zip(COLOURS, cells, strict=True)
    )


KINDS: Mapping[str, Callable[[Random], str]] = {"unsolvable": unsolvable, "huge": huge, "wedged": wedged}


class Freezer:
    """Starts workers, and can stop the last one."""

    def __init__(self) -> None:
        self.worker: ProcessWorker | None = None

    async def start(self) -> ProcessWorker:
        """Start one."""
        self.worker = await ProcessWorker.start()
        return self.worker

    def freeze(self) -> None:
        """Suspend the last worker; the service must kill it."""
        if self.worker is not None and self.worker._process.returncode is None:
            os.kill(self.worker._process.pid, signal.SIGSTOP)


async def bid(room: Room, waits: list[float]) -> None:
    """Place one bid after another, and record the time of each, in ms."""
    for moves in range(99, 1, -1):
        message = CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves))
        begun = time.perf_counter()
        assert isinstance(await room.act(message, Ear(0)), Accepted)
        waits.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(BID_EVERY_SECONDS)


async def play(waits: list[float]) -> None:
    """Play rooms one after the other, for ever."""
    async with open_rooms(store=await SqliteStore.open(MEMORY)) as rooms:
        while True:
            room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=600, consent=False), "Mara")
            await room.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
            await bid(room, waits)
            await rooms.remove([room.id])


async def explode(count: int, seed: int) -> list[Verdict]:
    """Ask this many questions."""
    chance, freezer = Random(seed), Freezer()
    before: list[float] = []
    during: list[float] = []
    with suppress(TimeoutError):
        await asyncio.wait_for(play(before), 3.0)
    playing = asyncio.create_task(play(during))
    statuses: Counter[str] = Counter()
    slowest, store = 0.0, await SqliteStore.open(MEMORY)
    pool = SolverPool(Workers(SystemClock(), freezer.start, 1))
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        puzzle: Puzzle = parse_puzzle(KINDS[kind](chance))
        begun = time.perf_counter()
        asking = asyncio.create_task(pool.ask(puzzle))
        if number % FROZEN_EVERY == FROZEN_EVERY - 1:
            freezer.freeze()
        optimum = await asking
        slowest = max(slowest, time.perf_counter() - begun)
        statuses[optimum.status] += 1
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await pool.close()
    await store.close()
    calm, busy = _p99(before), _p99(during)
    summary = ", ".join(f"{times} {status}" for status, times in sorted(statuses.items()))
    return [
        Verdict(
            "E17",
            f"solved, unsolvable or limit within {GOAL_SECONDS:.0f} s",
            f"{count} bombs: {summary}; {slowest:.1f} s at most",
            slowest <= GOAL_SECONDS and sum(statuses.values()) == count,
        ),
        Verdict(
            "E17, play",
            f"p99 of a bid at most {GOAL_RATIO:.0f} times, or {LEAST_GOAL_MS:.0f} ms",
            f"{calm:.1f} to {busy:.1f} ms over {len(during)} bids",
            busy <= max(GOAL_RATIO * calm, LEAST_GOAL_MS),
        ),
    ]


def _p99(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=100)[98] if len(waits) > 1 else 0.0


def show(size: int, seed: int) -> list[Verdict]:
    """Ask this many questions."""
    return asyncio.run(explode(size, seed))


if __name__ == "__main__":
    run(__doc__, show, size=200)
