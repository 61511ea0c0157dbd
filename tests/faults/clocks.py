"""E12: set the wall clock by hours in mid-round, forwards and backwards; the sand runs for its full time.

Rooms, sweeper and clock are the ordinary ones. This module provides the wall clock, and time is virtual. The
monotonic clock measures the deadline's error, from the first bid to the end of the bidding.

    PYTHONPATH=tests python -m faults.clocks 1000
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from faults.simulated_store import SimulatedStore
from ricochetrobots.client.session import Session
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch
from ricochetrobots.game.events import BiddingClosed, BidPlaced, DeadlineExtended
from ricochetrobots.server.clock import AgreedClock, Clock, SystemClock
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import SERVER_MESSAGES, CommandMessage, Pong
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, Ear, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, quiet, run
from support.virtual import run_virtually

GOAL_SECONDS = 0.25
HOUR = 3600.0
JUMPS_A_ROUND = 5
SENT_EVERY = 1.0
"""The time between two readings of a shared database's clock."""


class Wall:
    """A wall clock that somebody sets."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._off = START

    def __call__(self) -> float:
        """Return its time."""
        return asyncio.get_running_loop().time() + self._off

    def jump(self) -> None:
        """Set it by up to twelve hours, forwards or backwards."""
        self._off += self._chance.choice((-1, 1)) * self._chance.uniform(1.0, 12.0) * HOUR


class Awaited:
    """A listener that waits for the end of the bidding."""

    def __init__(self) -> None:
        self.seat: int | None = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, message: bytes) -> None:
        """Check whether the bidding has ended."""
        if b'"bidding_closed"' in message and not self.closed.done():
            self.closed.set_result(None)

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Do nothing: nobody is disconnected."""


async def error(store: SimulatedStore, seed: int) -> float:
    """Return the error of the end of the bidding in seconds, or infinity if it was extended."""
    chance, monotonic = Random(seed), asyncio.get_running_loop().time
    wall, timer = Wall(chance), chance.randint(5, 120)
    shared = seed % 2 == 0
    clock: Clock = (
        AgreedClock(START + monotonic(), monotonic) if shared else SystemClock(0.0, wall, monotonic)
    )
    rooms = Rooms(store, clock, SeededRandomness(seed), Tokens(b"secret"), SilentSolver())
    sweeping = asyncio.create_task(rooms.run())
    setting = asyncio.create_task(_set(wall, clock, chance, timer))
    room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=timer, consent=False), "Mara")
    notified = Awaited()
    room.join(notified, None)
    await room.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
    await asyncio.sleep(chance.random())
    await room.act(CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=9)), Ear(0))
    begun = monotonic()
    with suppress(TimeoutError):
        await asyncio.wait_for(notified.closed, 3 * timer)
    off = abs(monotonic() - begun - timer)
    for task in (sweeping, setting):
        task.cancel()
    await asyncio.gather(sweeping, setting, return_exceptions=True)
    placed = next(event for event in room.snapshot.events if isinstance(event, BidPlaced))
    closed = [event for event in room.snapshot.events if isinstance(event, BiddingClosed)]
    put_off = any(isinstance(event, DeadlineExtended) for event in room.snapshot.events)
    await rooms.close()
    await store.remove([room.id])
    return float("inf") if put_off or len(closed) != 1 else max(off, abs(closed[0].at - placed.at - timer))


async def _set(wall: Wall, clock: Clock, chance: Random, timer: int) -> None:
    """Set the wall clock now and then. If the time is a database's, read it once a second."""
    while True:
        await asyncio.sleep(chance.uniform(0.0, 2 * timer / JUMPS_A_ROUND))
        wall.jump()
        if isinstance(clock, AgreedClock):
            clock.hear(START + asyncio.get_running_loop().time() - chance.uniform(0.0, 0.02))


def offset_error(seed: int) -> float:
    """Return the error on the screen of a player whose clock is wrong by hours."""
    chance = Random(seed)
    session, off = Session("room"), chance.uniform(-12.0, 12.0) * HOUR
    for number in range(5):
        there, back = chance.uniform(0.0, 0.2), chance.uniform(0.0, 0.2)
        sent = number + off
        pong = SERVER_MESSAGES.encode(Pong(sent=sent, now=START + number + there))
        session.receive(pong, sent + there + back)
    return abs(session.server_time(off) - START)


async def errors(rounds: int, seed: int) -> list[float]:
    """Return the errors of this many rounds."""
    store = await SimulatedStore.open(MEMORY)
    try:
        return [await error(store, seed + number) for number in range(rounds)]
    finally:
        await store.close()


def show(size: int, seed: int) -> list[Verdict]:
    """Play this many rounds."""
    with quiet("ricochetrobots.server.clock"):
        most = max(run_virtually(errors(size, seed)))
        screens = max(offset_error(seed + number) for number in range(size))
    goal = f"deadline error <= {GOAL_SECONDS * 1000:.0f} ms"
    shown = f"{most * 1000:.1f} ms at most in {size} rounds with some {JUMPS_A_ROUND} jumps of 1 to 12 h each"
    screen = f"{screens * 1000:.0f} ms at most on a screen whose own clock is off by up to 12 h"
    return [
        Verdict("E12", goal, shown, most <= GOAL_SECONDS),
        Verdict("E12, screens", goal, screen, screens <= GOAL_SECONDS),
    ]


if __name__ == "__main__":
    run(__doc__, show, size=1_000)
