"""E28: rounds at speed, for as long as one likes, and the memory does not grow.

Rooms are opened, played to the end of a match and deleted, one after the other, in one process. What is judged is the
memory of the process after the first quarter of the rounds beside that at the end.

    PYTHONPATH=tests python -m faults.soak 200000
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path

from faults.simulation import SimulatedStore
from ricochetrobots.game import Mode, Options, PanelChoice, Phase
from ricochetrobots.game.commands import GiveUp, PlaceBid, PlayerCommand, SayReady, StartMatch, TakeSeat
from ricochetrobots.protocol.messages import CommandMessage
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.randomness import SeededRandomness
from ricochetrobots.server.rooms import registry
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from support.rooms import MEMORY, START, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

GOAL_MB_AN_HOUR = 1.0
JUDGED_SECONDS = 600.0
"""Of a shorter run an hour cannot be told: the memory comes and goes by more than a few minutes may take."""
MOST_MB = 8.0
ROUNDS_A_ROOM = 20
ROOMS_KEPT = 20
OPTIONS = Options(
    panels=PanelChoice.PICKED,
    board="5x5:*a1,Re1m,Ga5g,Be5p,Yc3s",
    exact=False,
    timer_seconds=5,
    result_seconds=3,
)


class Deaf:
    """Somebody who hears everything and keeps nothing."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def tell(self, message: bytes) -> None:
        """Hear it."""

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Hear that it is over."""


async def play(rooms: Rooms, clock: ManualClock) -> Room:
    """Play some rounds in a new room."""
    room, _ = await rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
    ears = [Deaf(0), Deaf(1), Deaf(None)]
    for ear in ears:
        room.join(ear, None)

    async def say(seat: int, command: PlayerCommand) -> None:
        await room.command(CommandMessage(id=new_id(), command=command), ears[seat])

    await room.command(CommandMessage(id=new_id(), command=TakeSeat(name="Jonas")), Deaf(None))
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
        assert room.match is not None
        assert (room.match.phase, room.match.round_number) == (Phase.THINKING, number + 1)
    for ear in ears:
        room.leave(ear)
    return room


def resident_mb() -> float:
    """Return the memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(rounds: int) -> tuple[float, float]:
    """Play so many rounds; return the growth in MB and the seconds in which it came about."""
    store, clock = await SimulatedStore.open(MEMORY), ManualClock(START)
    rooms = Rooms(store, clock, SeededRandomness(1), Tokens(b"secret"), SilentSolver())
    kept: list[str] = []
    count = max(4, rounds // ROUNDS_A_ROOM)
    before, begun = 0.0, 0.0
    for number in range(count):
        kept.append((await play(rooms, clock)).row.id)
        if len(kept) > ROOMS_KEPT:
            await rooms.remove(kept[:1])
            del kept[0]
        if number == count // 4:
            before, begun = resident_mb(), time.perf_counter()
    grown, spent = resident_mb() - before, time.perf_counter() - begun
    await rooms.close()
    await store.close()
    return grown, spent


def show(size: int, seed: int) -> list[Verdict]:
    """Play so many rounds."""
    most, registry.ROOMS_IN_MEMORY = registry.ROOMS_IN_MEMORY, ROOMS_KEPT // 2
    try:
        grown, spent = asyncio.run(soak(size))
    finally:
        registry.ROOMS_IN_MEMORY = most
    shown = f"{size} rounds, {grown:+.1f} MB in the last {spent:.0f} s"
    if spent < JUDGED_SECONDS:
        return [Verdict("E28, short", f"<= {MOST_MB:.0f} MB", shown, grown <= MOST_MB)]
    an_hour = grown * 3600 / spent
    met = an_hour <= GOAL_MB_AN_HOUR
    return [Verdict("E28", f"<= {GOAL_MB_AN_HOUR:.0f} MB/h", f"{shown}: {an_hour:+.1f} MB/h", met)]


if __name__ == "__main__":
    run(__doc__, show, size=200_000)
