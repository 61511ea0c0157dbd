"""E28: fast rounds for any length of time, during which the memory does not grow.

One process opens a room, plays twenty rounds, deletes the room, and continues with the next. The experiment
reads the resident memory forty times, each time after a garbage collection. The verdict is the slope of the line
through the readings after the first quarter (least squares), in MB per hour. In a short run it is their range.

    PYTHONPATH=tests python -m faults.soak 200000
"""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import time
from pathlib import Path

from faults.simulated_store import SimulatedStore
from ricochetrobots.game import Mode, Options, PanelChoice, Phase
from ricochetrobots.game.commands import GiveUp, PlaceBid, PlayerCommand, SayReady, StartMatch, TakeSeat
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import CommandMessage
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

GOAL_MB_AN_HOUR = 1.0
JUDGED_SECONDS = 600.0
"""In a shorter run the memory varies by more than it may grow.
"""
READINGS = 40
MOST_MB = 8.0
ROUNDS_A_ROOM = 4  # fewer than the board's chips: a match ends when nobody finds them (R8.10)
ROOMS_KEPT = 20
LIMITS = ServerLimits(rooms_in_memory=ROOMS_KEPT // 2)
OPTIONS = Options(
    panels=PanelChoice.PICKED,
    board="5x5:*a1,Re1m,Ga5g,Be5p,Yc3s",
    exact=False,
    timer_seconds=5,
    result_seconds=3,
)


class Deaf:
    """A listener that stores nothing."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def tell(self, message: bytes) -> None:
        """Discard it."""

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Do nothing."""


async def play(rooms: Rooms, clock: ManualClock) -> Room:
    """Play some rounds in a new room."""
    room, _ = await rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
    ears = [Deaf(0), Deaf(1), Deaf(None)]
    for ear in ears:
        room.join(ear, None)

    async def say(seat: int, command: PlayerCommand) -> None:
        await room.act(CommandMessage(id=new_id(), command=command), ears[seat])

    await room.act(CommandMessage(id=new_id(), command=TakeSeat(name="Jonas")), Deaf(None))
    await say(0, StartMatch())
    for number in range(1, ROUNDS_A_ROOM + 1):
        for seat in (0, 1):
            await say(seat, PlaceBid(round=number, moves=9 - seat))
        clock.advance(5.0)
        await rooms.sweep()
        for seat in (1, 0):
            clock.advance(3.0)
            await say(seat, GiveUp(round=number))
        for seat in (0, 1):
            await say(seat, SayReady(round=number))
        assert room.snapshot.match is not None
        assert (room.snapshot.match.phase, room.snapshot.match.round_number) == (Phase.THINKING, number + 1)
    for ear in ears:
        room.leave(ear)
    return room


def resident_mb() -> float:
    """Return the memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(rounds: int) -> list[tuple[float, float]]:
    """Play this many rounds; return the seconds and the memory in MB of the readings after the first quarter."""
    store, clock = await SimulatedStore.open(MEMORY), ManualClock(START)
    rooms = Rooms(store, clock, SeededRandomness(1), Tokens(b"secret"), SilentSolver(), limits=LIMITS)
    kept: list[str] = []
    count = max(4, rounds // ROUNDS_A_ROOM)
    read: list[tuple[float, float]] = []
    begun = time.perf_counter()
    for number in range(count):
        kept.append((await play(rooms, clock)).id)
        if len(kept) > ROOMS_KEPT:
            await rooms.remove(kept[:1])
            del kept[0]
        if number >= count // 4 and number % -(-count // READINGS) == 0:
            read.append((time.perf_counter() - begun, resident_mb()))
    await rooms.close()
    await store.close()
    return read


def show(size: int, seed: int) -> list[Verdict]:
    """Play this many rounds."""
    read = asyncio.run(soak(size))
    seconds, memory = zip(*read, strict=True)
    spent, apart = seconds[-1] - seconds[0], max(memory) - min(memory)
    shown = f"{size} rounds, {memory[0]:.1f} to {memory[-1]:.1f} MB in the last {spent:.0f} s"
    shown += f", {apart:.1f} MB apart at most"
    if spent < JUDGED_SECONDS:
        return [Verdict("E28, short", f"<= {MOST_MB:.0f} MB", shown, apart <= MOST_MB)]
    an_hour = statistics.linear_regression(seconds, memory).slope * 3600
    met = an_hour <= GOAL_MB_AN_HOUR
    return [Verdict("E28", f"<= {GOAL_MB_AN_HOUR:.0f} MB/h", f"{shown}: {an_hour:+.2f} MB/h", met)]


if __name__ == "__main__":
    run(__doc__, show, size=200_000)
