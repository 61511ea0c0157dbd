"""E10: a command that is sent up to five times, in any order and late, has one effect and one answer.

Players at many tables bid. The network sends each of their messages one to five times, and delivers them in any
order, some of them at once. It holds some back until the server has restarted or the round is over.

    PYTHONPATH=tests python -m faults.repeats 20000
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from random import Random

from faults.simulated_store import SimulatedStore
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BidPlaced
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import SERVER_MESSAGES, Accepted, CommandMessage, Refused
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, Ear, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

SEATS = 4
COMMANDS_A_TABLE = 200
TIMER_SECONDS = 60
OVERTAKEN = 10
"""The mean number of later messages that overtake a message."""
LATE = 0.1
"""The share of the messages that arrive once more when the round is over."""


class Table:
    """One room, the commands sent there, and the answers."""

    def __init__(self, store: SimulatedStore, seed: int) -> None:
        self.chance = Random(seed)
        self.store = store
        self.clock = ManualClock(START)
        self.runs = 0
        self.answers: defaultdict[str, dict[bytes, Accepted | Refused]] = defaultdict(dict)
        self.sent: dict[str, tuple[int, CommandMessage]] = {}

    def start(self) -> Rooms:
        """Return the rooms of a server that has just started."""
        self.runs += 1
        randomness = SeededRandomness(1, self.runs)
        return Rooms(self.store, self.clock, randomness, Tokens(b"secret"), SilentSolver())

    async def play(self, count: int) -> tuple[int, list[str]]:
        """Send this many commands; return the number of deliveries, and the faults."""
        rooms = self.start()
        room, _ = await rooms.create(
            Mode.FRIENDS, Options(timer_seconds=TIMER_SECONDS, consent=False), "Mara"
        )
        for name in ("Jonas", "Ada", "Ben"):
            await room.act(CommandMessage(id=new_id(), command=TakeSeat(name=name)), Ear())
        await room.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
        for number in range(count):
            lower, seat = divmod(number, SEATS)
            message = CommandMessage(id=f"repeated-{number}", command=PlaceBid(round=1, moves=99 - lower))
            self.sent[message.id] = (seat, message)
        sent = [
            (number + self.chance.expovariate(1 / OVERTAKEN), id_)
            for number, id_ in enumerate(self.sent)
            for _ in range(self.chance.randint(1, 5))
        ]
        copies = [id_ for _, id_ in sorted(sent)]
        late = [id_ for id_ in self.sent if self.chance.random() < LATE]
        half = len(copies) // 2
        await self._deliver(room, copies[:half])
        await rooms.close()
        rooms = self.start()
        room = await rooms.get(room.id)
        await self._deliver(room, copies[half:])
        self.clock.advance(TIMER_SECONDS)
        await room.tick()
        await self._deliver(room, late)
        wrong = self._faults(room)
        await rooms.close()
        await self.store.remove([room.id])
        return len(copies) + len(late), wrong

    async def _deliver(self, room: Room, ids: list[str]) -> None:
        while ids:
            count = self.chance.randint(1, 8)
            some, ids = ids[:count], ids[count:]
            await asyncio.gather(*(self._say(room, id_) for id_ in some))

    async def _say(self, room: Room, id_: str) -> None:
        seat, message = self.sent[id_]
        reply = await room.act(message, Ear(seat))
        self.answers[id_][SERVER_MESSAGES.encode(reply)] = reply

    def _faults(self, room: Room) -> list[str]:
        bids = [event for event in room.snapshot.events if isinstance(event, BidPlaced)]
        effects = Counter((event.seat, event.moves) for event in bids)
        wrong = [
            f"seat {seat} said {moves} {times} times" for (seat, moves), times in effects.items() if times > 1
        ]
        accepted = 0
        for id_, answers in self.answers.items():
            took = any(isinstance(answer, Accepted) for answer in answers.values())
            accepted += took
            if took and len(answers) > 1:
                wrong.append(f"{id_} was answered {list(answers)}")
        if accepted != len(bids):
            wrong.append(f"{accepted} commands were accepted, and {len(bids)} bids placed")
        return wrong


async def play(commands: int, seed: int) -> tuple[int, list[str]]:
    """Send this many commands over as many tables as necessary."""
    store = await SimulatedStore.open(MEMORY)
    deliveries, wrong = 0, []
    for first in range(0, commands, COMMANDS_A_TABLE):
        sent, faults = await Table(store, seed + first).play(min(COMMANDS_A_TABLE, commands - first))
        deliveries += sent
        wrong += faults
    await store.close()
    return deliveries, wrong


def show(size: int, seed: int) -> list[Verdict]:
    """Send this many commands."""
    deliveries, wrong = asyncio.run(play(size, seed))
    shown = f"{size} commands, delivered {deliveries} times; {len(wrong)} faults"
    return [Verdict("E10", "one effect and one answer each", "; ".join([shown, *wrong[:5]]), not wrong)]


if __name__ == "__main__":
    run(__doc__, show, size=20_000)
