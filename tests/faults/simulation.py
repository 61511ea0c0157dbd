"""Experiment E16: a server with one room in virtual time, with everything going wrong, from one seed.

Connections, rooms, log, replies and fan-out are the real ones, from each incoming frame to each outgoing one. The
network, the clock and the disk are simulated. Connections break between any two frames, before or after the server
notices. Clients reconnect and repeat unanswered commands; some read nothing for a while, or send much at once. The
disk refuses, hangs, or stores data and then reports a failure. The server stalls, restarts, or is killed and starts
again. Whenever nothing moves any more, the simulation compares all messages and answers with the store.

    PYTHONPATH=tests python -m faults.simulation 5000            seeds 1 to 5000
    PYTHONPATH=tests python -m faults.simulation 1 --seed 17     seed 17
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable
from random import Random

from faults.simulated_client import Client
from faults.simulated_server import SimulatedServer
from faults.simulated_store import SimulatedStore
from faults.simulation_checks import (
    SEATS,
    TIMER_SECONDS,
    ViolationError,
    check,
    check_derived,
    knows_everything,
)
from ricochetrobots.game import Options, Phase
from ricochetrobots.game.commands import GiveUp, Pass, PlaceBid, PlayerCommand, SayReady, StartMatch, TakeSeat
from ricochetrobots.server.limits import ServerLimits
from support.verdicts import Verdict, run
from support.virtual import kill_others, run_still, settle

STEPS = 60
DRAIN_SECONDS = 4.0
OPTIONS = Options(
    timer_seconds=TIMER_SECONDS, no_bid_seconds=30, result_seconds=5, demonstration_seconds=15, consent=True
)


class Simulation:
    """One room from one seed."""

    def __init__(self, seed: int, store: SimulatedStore) -> None:
        self.chance = Random(seed)
        self.seed = seed
        self.store = store
        self.store.sound()
        self.store.pauses = lambda: self.chance.randrange(3)
        self.server = SimulatedServer(seed, store)
        self.clients = [*(Client() for _ in range(SEATS + 1)), Client(stranger=True)]
        self.players = self.clients[:SEATS]
        self.number = 0
        self.digest = 0
        """A digest of all received messages, equal for equal seeds."""

    async def run(self) -> None:
        """Run the simulation. Raises ViolationError."""
        await self.server.start()
        self.clients[0].token, self.clients[0].seat = await self.server.open_room(OPTIONS), 0
        await self._come_back()
        for seat, player in enumerate(self.players[1:], 1):
            player.ask(self._new_id(), TakeSeat(name=f"Player {seat}"))
            await self._carry_everything()
        self.players[0].ask(self._new_id(), StartMatch())
        await self._carry_everything()
        await check(self.server, self.clients)
        for _ in range(STEPS):
            await self._step()
            if self.chance.random() < 0.75:
                await self._settle()
                await check(self.server, self.clients)
            else:
                await self._turn(self.chance.randrange(8))
        await self._come_to_rest()
        await kill_others()

    # --- the network

    def _connect(self, client: Client) -> None:
        """Open a connection for a client that has none. The client greets and repeats its unanswered commands."""
        address = f"192.0.2.{1 + self.clients.index(client)}"
        line = self.server.connect(client, self.chance.choice((1, 1, 2, 4, 30)), address)
        unanswered = [id_ for id_ in client.sent if id_ not in client.answers]
        answered = [id_ for id_ in client.sent if id_ in client.answers]
        again = [*unanswered[-10:], *self.chance.sample(answered, min(len(answered), 4))]
        client.connect(line, self.server.room_id, self.chance.choice((None, -1, 0, 1_000_000)), again)

    def _take(self, client: Client, frames: int | None = None) -> bool:
        """Let a client read its waiting frames; return whether there were any."""
        line = client.line
        if line is None:
            return False
        taken = line.take(frames)
        for frame in taken:
            self.digest = zlib.crc32(frame, self.digest)
            client.hear(frame)
        if line.lost:
            client.connection_ended()
        return bool(taken)

    async def _turn(self, turns: int) -> None:
        """Let the server take a few steps."""
        for _ in range(turns):
            await asyncio.sleep(0)

    async def _settle(self) -> None:
        """Run everything that can proceed without the simulation, and let all reading clients read."""
        await settle()
        while self._read():
            await settle()
        self.server.forget_lines()

    def _read(self) -> bool:
        """Let all reading clients read; return whether there was anything."""
        taken = [self._take(client) for client in self.clients if not client.slow]
        return any(taken)

    async def _carry_everything(self) -> None:
        while any(client.line is not None and client.line.waiting for client in self.clients):
            for client in self.clients:
                if client.line is not None:
                    client.line.carry(client.line.waiting)
            await self._settle()

    async def _have_everybody_back(self) -> None:
        while any(client.line is None or client.line.waiting for client in self.clients):
            await self._come_back()
            await self._carry_everything()

    # --- what happens

    async def _step(self) -> None:
        steps = {
            self._say: 8,
            self._carry: 12,
            self._pass_time: 4,
            self._come_to_the_deadline: 1.5,
            self._lose_connection: 1.2,
            self._come_back: 2,
            self._dawdle: 2,
            self._read_again: 4,
            self._ping_often: 0.6,
            self._end_in_command: 0.8,
            self._read_slowly: 2,
            self._disk: 1,
            self._hang: 0.6,
            self._stall: 0.4,
            self._crash: 0.7,
            self._restart: 0.3,
        }
        (step,) = self.chance.choices(list(steps), list(steps.values()))
        await step()

    async def _say(self) -> None:
        match = await self.server.match()
        number = match.round_number
        client = self.chance.choice(self.players)
        commands: list[PlayerCommand] = [
            *[PlaceBid(round=number, moves=self._unsaid(client, number))] * 6,
            Pass(round=number),
            GiveUp(round=number),
            SayReady(round=number),
        ]
        client.ask(self._new_id(), self.chance.choice(commands), self.chance.choice((1, 1, 1, 2, 3)))

    def _unsaid(self, client: Client, number: int) -> int:
        """Return a bid that the client has not placed in this round, so that every accepted bid has an effect."""
        commands_sent = [message.command for message in client.sent.values()]
        bid_moves = {bid.moves for bid in commands_sent if isinstance(bid, PlaceBid) and bid.round == number}
        return self.chance.choice([moves for moves in range(2, 99) if moves not in bid_moves])

    def _new_id(self) -> str:
        self.number += 1
        return f"command-{self.seed}-{self.number}"

    async def _carry(self) -> None:
        """Deliver some of the frames to the server, perhaps those of several clients at once."""
        lines = [line for _, line in self.server.lines if line.waiting]
        for line in self.chance.sample(lines, min(len(lines), self.chance.choice((1, 2, 4)))):
            line.carry(self.chance.choice((1, 1, 2, 10)))
        client = self.chance.choice(self.clients)
        if not client.slow and self.chance.random() < 0.5:
            await self._turn(self.chance.randrange(6))
            self._take(client, 1)

    async def _pass_time(self) -> None:
        self.server.clock.advance(self.chance.choice((0.1, 0.7, 3.0, 9.0)))

    async def _come_to_the_deadline(self) -> None:
        """Let somebody bid when the sand has run out or is about to, before or after the server has noticed."""
        match = await self.server.match()
        if match.phase is not Phase.BIDDING or match.until is None:
            return
        left = match.until - self.server.clock.now() + self.chance.choice((-0.01, 0.0, 0.01))
        await self._say()
        if self.chance.random() < 0.3:
            self.server.clock.advance(max(left, 0.0))
            left = 0.0
        await self._carry()
        self.server.clock.advance(max(left, 0.0))

    async def _lose_connection(self) -> None:
        """Break a connection; the server detects it now or later."""
        client = self.chance.choice(self.clients)
        if client.line is not None:
            client.line.lose()
            if self.chance.random() < 0.7:
                client.line.notice()
            client.line = None
        for here, line in self.server.lines:
            if here.line is not line and self.chance.random() < 0.5:
                line.notice()

    async def _come_back(self) -> None:
        for client in self.clients:
            if client.line is None:
                self._connect(client)
                if self.chance.random() < 0.8:
                    assert client.line is not None
                    client.line.carry(1)

    async def _dawdle(self) -> None:
        """Let somebody read nothing for a while."""
        self.chance.choice(self.clients).slow = True

    async def _read_again(self) -> None:
        for client in self.clients:
            if client.slow:
                self._take(client, self.chance.choice((1, None)))
                client.slow = self.chance.random() < 0.3

    async def _read_slowly(self) -> None:
        """Let somebody read frame by frame while others send."""
        client = self.chance.choice(self.clients)
        client.ping(4)
        for _ in range(3):
            await self._say()
        for _, line in self.server.lines:
            line.carry(line.waiting)
        for _ in range(24):
            await self._turn(1)
            self._take(client, self.chance.choice((0, 0, 1)))

    async def _ping_often(self) -> None:
        """Send as much at once as the limits allow."""
        self.chance.choice(self.clients).ping(self.chance.choice((5, 12, 20)))

    async def _end_in_command(self) -> None:
        """End the connection of a client that reads nothing while its command is being stored."""
        await self._settle()
        client, match = self.chance.choice(self.players), await self.server.match()
        line = client.line
        if line is None or match.phase not in (Phase.THINKING, Phase.BIDDING):
            return
        client.slow = True
        client.ping(5)
        number = match.round_number
        client.ask(self._new_id(), PlaceBid(round=number, moves=self._unsaid(client, number)))
        self.store.hangs = 2
        line.carry(line.waiting)
        await settle()
        if self.chance.random() < 0.5:
            line.lose()
            line.notice()
            client.line = None
        else:
            self.server.clock.advance(ServerLimits.send_seconds)
        await settle()
        self.store.let_go()

    async def _disk(self) -> None:
        self.store.refuses = not self.store.refuses and self.chance.random() < 0.5
        self.store.hides = not self.store.refuses and self.chance.random() < 0.5

    async def _hang(self) -> None:
        """Let the disk hang, or work again."""
        if self.store.hangs:
            self.store.let_go()
        else:
            self.store.hangs = self.chance.choice((1, 2, 2))

    async def _stall(self) -> None:
        self.server.clock.stall(self.chance.choice((1.0, 5.0, 40.0)))

    async def _crash(self) -> None:
        """Kill the server, perhaps between a commit and its answer, and start another after a while."""
        if self.chance.random() < 0.5:
            await self._carry()
            await self._turn(self.chance.randrange(12))
        await self.server.begin_anew(self.chance.choice((-3.0, 0.1, 1.0, 12.0)))
        await check_derived(self.server)

    async def _restart(self) -> None:
        """Stop the server as an operator does, and start a new one."""
        leaving = asyncio.create_task(self.server.connections.leave(DRAIN_SECONDS))
        informed = [client for client in self.clients if knows_everything(self.server, client)]
        await self._settle()
        if any(client.farewells[-1:] != ["restarting"] for client in informed):
            raise ViolationError("the server went without a word")
        self.server.clock.advance(0.0 if leaving.done() else DRAIN_SECONDS)
        await self._settle()
        for task in self.server.background:
            task.cancel()
        closing = asyncio.create_task(self.server.rooms.close())
        await self._settle()
        if not self.store.hangs and not (leaving.done() and closing.done()):
            raise ViolationError("the server does not end")
        await self.server.begin_anew(self.chance.choice((0.1, 1.0)))

    # --- what must hold

    async def _come_to_rest(self) -> None:
        """Repair everything, and advance the time past all waits."""
        self.store.refuses = self.store.hides = False
        self.store.let_go()
        patience = ServerLimits.stalled_seconds + ServerLimits.looked_after_seconds
        for _ in range(3):
            await self._settle()
            self.server.clock.advance(patience)
        await self._settle()
        if any(line.served and line.waited > 2 * patience for _, line in self.server.lines):
            raise ViolationError("who takes nothing is not cut off")
        for client, line in self.server.lines:
            if client.line is not line:
                line.notice()
        for client in self.clients:
            client.slow = False
        await self._settle()
        await self._have_everybody_back()
        before = await self.server.match()
        for _ in range(6):
            self.server.clock.advance(25.0)
            for client in self.clients:
                client.ping(6)
            await self._have_everybody_back()
        after = await self.server.match()
        same_round = (after.phase, after.round_number) == (before.phase, before.round_number)
        if before.phase is Phase.BIDDING and same_round:
            raise ViolationError("the sand never runs out")
        self.store.hidden = False  # the room has meanwhile queried any hidden result
        await check(self.server, self.clients)
        if not all(knows_everything(self.server, client) for client in self.clients):
            raise ViolationError("somebody is not there again in the end")
        await check_derived(self.server)
        await self.store.remove([self.server.room_id])


async def simulate(seeds: Iterable[int]) -> list[int]:
    """Run these seeds, and return for each a digest of all received messages. Raises ViolationError with the
    command that repeats the failing seed.
    """
    digests: list[int] = []
    store = await SimulatedStore.open("sqlite://")
    try:
        for seed in seeds:
            try:
                simulation = Simulation(seed, store)
                await simulation.run()
                digests.append(simulation.digest)
            except Exception as fault:
                again = f"PYTHONPATH=tests python -m faults.simulation 1 --seed {seed}"
                raise ViolationError(f"seed {seed}: {fault!r}; again: {again}") from fault
    finally:
        await store.close()
    return digests


def show(size: int, seed: int) -> list[Verdict]:
    """Run this many seeds, from this one on."""
    logging.disable(logging.CRITICAL)
    violated = ""
    try:
        run_still(simulate(range(seed, seed + size)))
    except ViolationError as fault:
        violated = str(fault)
    finally:
        logging.disable(logging.NOTSET)
    shown = f"{size} seeds from {seed} on: {violated or 'nothing violated'}"
    return [Verdict("E16", "nothing violated", shown, not violated)]


if __name__ == "__main__":
    run(__doc__, show, size=5_000)
