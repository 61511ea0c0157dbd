"""Experiment E16: a room, its store and its listeners in virtual time, with everything going wrong, from one seed.

Rooms, log, replies and fan-out are those that people run; the network, the clock and the disk are this module's.
Messages are dropped, doubled, held back and put in another order; connections break; the disk refuses, or takes what
it then says it has not; the server stands still, or is killed and started anew. After each step everything that was
told and answered is held to what the store has.

    PYTHONPATH=tests python -m faults.simulation 5000            seeds 1 to 5000
    PYTHONPATH=tests python -m faults.simulation 1 --seed 17     seed 17
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

from ricochetrobots.game import Match, Mode, Options, Phase, View, view
from ricochetrobots.game.commands import GiveUp, Pass, PlaceBid, PlayerCommand, SayReady, StartMatch, TakeSeat
from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    ChipTurned,
    DeadlineExtended,
    Event,
    PlayerPassed,
    PlayerSeated,
    TimerStarted,
)
from ricochetrobots.protocol.messages import (
    SERVER_MESSAGES,
    Accepted,
    CommandMessage,
    Refused,
    Update,
)
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.log.sqlite import SqliteStore, Waiting
from ricochetrobots.server.log.store import Append
from ricochetrobots.server.randomness import SeededRandomness
from ricochetrobots.server.rooms import fold
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.solver_pool import SolverPool
from support.rooms import derived
from support.solvers import SilentWorker
from support.verdicts import Verdict, run

STEPS = 60
SNAPSHOT_EVENTS = 5
"""So often that most servers begin at a snapshot."""
SEATS = 3
START = 1_000_000.0
TIMER_SECONDS = 20
OPTIONS = Options(
    timer_seconds=TIMER_SECONDS, no_bid_seconds=30, result_seconds=5, demonstration_seconds=15, consent=True
)


class ViolationError(AssertionError):
    """Something is not as it must be."""


class SimulatedStore(SqliteStore):
    """A database in memory that works in this thread, and fails when the simulation says so."""

    refuses = False
    hides = False
    """Whether it takes what it then says it has not."""
    pauses: Callable[[], int] = staticmethod(lambda: 0)

    async def _on_thread(self, work):  # type: ignore[no-untyped-def]  # as the base has it
        return work()

    async def append(self, append: Append) -> None:
        for _ in range(self.pauses()):  # others get their turn
            await asyncio.sleep(0)
        if self.refuses:
            raise StorageUnavailableError
        waiting = Waiting(append, asyncio.get_running_loop().create_future())
        self._write([waiting])
        await waiting.done
        if self.hides:
            raise StorageUnavailableError

    async def beat(self, now: float) -> None:
        if self.refuses:
            raise StorageUnavailableError
        await super().beat(now)


@dataclass(eq=False)
class Client:
    """Somebody at a seat, or watching: what they were told, what they have said, and what they were answered."""

    seat: int | None
    told: list[Event] = field(default_factory=list)
    connected: bool = False
    answers: dict[str, Accepted] = field(default_factory=dict)
    asked: dict[str, CommandMessage] = field(default_factory=dict)
    seen: View | None = None
    news: Callable[[Client], None] = lambda _: None
    fault: str | None = None

    def tell(self, message: bytes) -> None:
        """Take what the server says; a fault is kept, since who tells must not be stopped by it."""
        if not self.connected:
            self.fault = "told something after the connection was lost"
            return
        said = SERVER_MESSAGES.decode(message)
        if isinstance(said, Update):
            for numbered in said.events:
                if numbered.seq != len(self.told) + 1:
                    self.fault = f"told event {numbered.seq} after event {len(self.told)}"
                    return
                self.told.append(numbered.event)
            self.seen = said.view
            if said.seq != len(self.told):
                self.fault = f"an update up to {said.seq} with events up to {len(self.told)}"
            self.news(self)
        elif isinstance(said, Accepted):
            before = self.answers.setdefault(said.id, said)
            if before != said and self._has_effect(said.id):
                self.fault = f"{said.id} was answered {before}, then {said}"
        elif isinstance(said, Refused) and said.id in self.answers and self._has_effect(said.id):
            if said.code == "storage-unavailable":  # not heard at all
                return
            self.fault = f"{said.id} was accepted, then refused: {said.code}"

    def _has_effect(self, id_: str) -> bool:
        """Tell whether a command must have changed something if it was accepted; others are forgotten after a while."""
        return id_ in self.asked and isinstance(self.asked[id_].command, PlaceBid)

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Hear that the conversation is over."""
        self.fault = f"sent away: {code}"


class Simulation:
    """One room from one seed."""

    def __init__(self, seed: int, store: SimulatedStore) -> None:
        self.chance = Random(seed)
        self.store = store
        self.store.refuses = self.store.hides = False
        self.store.pauses = lambda: self.chance.randrange(3)
        self.seed = seed
        self.clock = ManualClock(START)
        self.runs = 0
        self.room_id = ""
        self.clients = [Client(seat) for seat in (*range(SEATS), None)]
        self.network: list[tuple[Client, CommandMessage]] = []
        self.number = 0
        self.stored: Room | None = None

    async def run(self) -> None:
        """Let it all happen. Raises ViolationError."""
        await self._start()
        room, _ = await self.rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
        self.room_id = room.row.id
        for client in self.clients:
            client.news = self._told
            self._connect(client, room)
        for seat in range(1, SEATS):
            newcomer = Client(None)
            newcomer.connected = True
            await room.command(self._message(TakeSeat(name=f"Player {seat}")), newcomer)
        await room.command(self._message(StartMatch()), self.clients[0])
        for _ in range(STEPS):
            await self._step()
            await self._check()
        await self._come_to_rest()

    async def _start(self) -> None:
        """Start a server, whose clock may be a little behind that of the last."""
        self.runs += 1
        randomness = SeededRandomness(self.seed, self.runs)
        tokens = Tokens(b"secret")
        solver = SolverPool(self.store.is_in_play, self.clock, start=SilentWorker.start)
        self.rooms = Rooms(self.store, self.clock, randomness, tokens, solver)
        await self.rooms.outages.begin(await self.store.last_time())

    async def _room(self) -> Room:
        return await self.rooms.get(self.room_id)

    def _connect(self, client: Client, room: Room) -> None:
        if client.connected:
            room.leave(client)
        client.connected = True
        room.join(client, len(client.told))
        self.network += [(client, asked) for asked in client.asked.values()]

    def _message(self, command: PlayerCommand) -> CommandMessage:
        self.number += 1
        return CommandMessage(id=f"command-{self.seed}-{self.number}", command=command)

    async def _step(self) -> None:
        steps = {
            self._say: 8,
            self._deliver: 12,
            self._pass_time: 4,
            self._come_to_the_deadline: 1.5,
            self._lose_connection: 1,
            self._come_back: 2,
            self._disk: 1,
            self._stall: 0.4,
            self._crash: 0.7,
        }
        (step,) = self.chance.choices(list(steps), list(steps.values()))
        await step()

    async def _say(self) -> None:
        match = await self._match()
        client = self.chance.choice(self.clients[:SEATS])
        number = match.round_number
        commands: list[PlayerCommand] = [
            *[PlaceBid(round=number, moves=self._unsaid(client, number))] * 6,
            Pass(round=number),
            GiveUp(round=number),
            SayReady(round=number),
        ]
        message = self._message(self.chance.choice(commands))
        client.asked[message.id] = message
        self.network += [(client, message)] * self.chance.choice((0, 1, 1, 1, 2, 3))

    def _unsaid(self, client: Client, number: int) -> int:
        """Return a bid that the client has not said in this round: every bid that is accepted has an effect."""
        asked = [message.command for message in client.asked.values()]
        said = {bid.moves for bid in asked if isinstance(bid, PlaceBid) and bid.round == number}
        return self.chance.choice([moves for moves in range(2, 99) if moves not in said])

    async def _deliver(self) -> None:
        """Deliver some of the messages under way, in any order and perhaps at once; one may stay to come again."""
        some = self.chance.sample(self.network, min(len(self.network), self.chance.choice((1, 1, 2, 4))))
        for each in some:
            if self.chance.random() < 0.8:
                self.network.remove(each)
        try:
            room = await self._room()
        except StorageUnavailableError:
            return
        await asyncio.gather(*(room.command(message, client) for client, message in some if client.connected))

    async def _pass_time(self) -> None:
        self.clock.advance(self.chance.choice((0.1, 0.7, 3.0, 9.0)))
        if self.chance.random() < 0.7:
            await self.rooms.sweep()

    async def _come_to_the_deadline(self) -> None:
        """Have somebody bid when the sand has run out, or is about to, before anybody has noticed."""
        match = await self._match()
        if match.phase is not Phase.BIDDING or match.until is None:
            return
        left = match.until - self.clock.now() + self.chance.choice((-0.01, 0.0, 0.01))
        self.clock.advance(max(left, 0.0))
        await self._say()
        await self._deliver()

    async def _lose_connection(self) -> None:
        client = self.chance.choice(self.clients)
        if client.connected:
            (await self._room()).leave(client)
            client.connected = False

    async def _come_back(self) -> None:
        for client in self.clients:
            if not client.connected:
                self._connect(client, await self._room())

    async def _disk(self) -> None:
        self.store.refuses = not self.store.refuses and self.chance.random() < 0.5
        self.store.hides = not self.store.refuses and self.chance.random() < 0.5

    async def _stall(self) -> None:
        self.clock.stall(self.chance.choice((1.0, 5.0, 40.0)))
        await self.rooms.sweep()

    async def _crash(self) -> None:
        """Kill the server, perhaps between a commit and its answer, and start another after a while."""
        self.store.refuses = False
        if self.chance.random() < 0.5 and self.network:
            self.store.hides = True
            client, message = self.chance.choice(self.network)
            if client.connected:
                await (await self._room()).command(message, client)
        self.store.hides = False
        for client in self.clients:
            client.connected = False
        self.clock = ManualClock(self.clock.now() + self.chance.choice((-3.0, 0.1, 1.0, 12.0)))
        await self._start()

    async def _look(self) -> Room:
        """Return the room that the store has."""
        if self.stored is None:
            self.stored = Room((await self.store.load(self.room_id)).row, self.rooms)
        self.stored.catch_up(await self.store.events_after(self.room_id, self.stored.seq))
        return self.stored

    async def _match(self) -> Match:
        match = (await self._look()).match
        assert match is not None
        return match

    def _told(self, client: Client) -> None:
        """Hold what a client is told to the store at that moment: nothing is told before it is committed."""
        query = "SELECT max(seq) FROM events WHERE room = ?"
        with self.store._engine.connect() as connection:
            (stored,) = connection.exec_driver_sql(query, (self.room_id,)).one()
        if len(client.told) > (stored or 0):
            client.fault = f"told event {len(client.told)} when {stored} were stored"

    async def _come_to_rest(self) -> None:
        """Let everything be repaired, and all time pass that something may wait for."""
        self.store.refuses = self.store.hides = False
        await self._come_back()
        while self.network:
            await self._deliver()
        before = await self._match()
        for _ in range(6):
            self.clock.advance(25.0)
            for _ in range(3):
                await self.rooms.sweep()
        after = await self._match()
        if before.phase is Phase.BIDDING and (after.phase, after.round_number) == (
            before.phase,
            before.round_number,
        ):
            raise ViolationError("the sand never runs out")
        await self._check()
        stored, follows = await self.store.derived(self.room_id), await derived(self.rooms, self.room_id)
        if stored != follows:
            raise ViolationError(f"stored beside the log: {stored}, not {follows}")
        await self.store.remove([self.room_id])

    async def _check(self) -> None:
        """Hold everything to the log."""
        stored = await self._look()
        log, match = stored.events, stored.match
        for client in self.clients:
            if client.fault is not None:
                raise ViolationError(f"seat {client.seat}: {client.fault}")
            if client.told != log[: len(client.told)]:
                raise ViolationError(f"seat {client.seat} was told what is not in the log")
            self._check_answers(client, log)
            seen = client.seen
            if client.connected and seen is not None and match is not None and len(client.told) == len(log):
                now = view(match, client.seat)
                if (seen.you, seen.bids, seen.phase, seen.until) != (now.you, now.bids, now.phase, now.until):
                    raise ViolationError(f"seat {client.seat} sees what does not follow from the log")
        self._check_log(log)

    def _check_answers(self, client: Client, log: list[Event]) -> None:
        for id_, answer in client.answers.items():
            command = client.asked[id_].command if id_ in client.asked else None
            if answer.seat is not None:
                raise ViolationError(f"{id_} was answered with a seat")
            if answer.seq > len(log):
                raise ViolationError(f"{id_} was acknowledged and is lost")
            if isinstance(command, PlaceBid):
                wanted = (command.round, client.seat, command.moves)
                done = [
                    event
                    for event in log[: answer.seq]
                    if isinstance(event, BidPlaced) and (event.round, event.seat, event.moves) == wanted
                ]
                if len(done) != 1:
                    raise ViolationError(
                        f"the bid {wanted} was acknowledged and is {len(done)} times in the log"
                    )

    def _check_log(self, log: list[Event]) -> None:
        """Hold the log to the rules of time: each deadline comes once, not too soon, and is never shortened."""
        until, closed, sand = None, set(), 0.0
        for before, event in zip([None, *log], log, strict=False):
            if before is not None and event.at < before.at:
                raise ViolationError("time runs backwards in the log")
            if isinstance(event, ChipTurned | TimerStarted):
                until = event.until
                sand = event.until - event.at if isinstance(event, TimerStarted) else 0.0
                if isinstance(event, TimerStarted) and round(sand, 6) != TIMER_SECONDS:
                    raise ViolationError("the sand does not run as long as was agreed")
            elif isinstance(event, DeadlineExtended):
                if event.seconds <= 2 or (sand and until and event.until != until + event.seconds):
                    raise ViolationError("a deadline was not put off by the outage")
                until = event.until
            elif isinstance(event, BidPlaced) and sand and until is not None and event.at >= until:
                raise ViolationError("a bid was taken after the deadline")
            elif isinstance(event, BiddingClosed):
                if event.round in closed:
                    raise ViolationError("the bidding was closed twice")
                closed.add(event.round)
                passed = any(isinstance(said, PlayerPassed) and said.round == event.round for said in log)
                if until is not None and event.at < until and not passed:
                    raise ViolationError("the bidding was closed before the deadline")
                sand = 0.0
            elif isinstance(event, PlayerSeated) and event.seat >= SEATS:
                raise ViolationError("somebody was seated twice")


async def simulate(seeds: Iterable[int]) -> None:
    """Run these seeds. Raises ViolationError, which says how to run the one that fails again."""
    store = await SimulatedStore.open("sqlite://")
    try:
        for seed in seeds:
            try:
                with patch.object(fold, "SNAPSHOT_EVENTS", SNAPSHOT_EVENTS):
                    await Simulation(seed, store).run()
            except Exception as fault:
                again = f"PYTHONPATH=tests python -m faults.simulation 1 --seed {seed}"
                raise ViolationError(f"seed {seed}: {fault!r}; again: {again}") from fault
    finally:
        await store.close()


def show(size: int, seed: int) -> list[Verdict]:
    """Run so many seeds, from this one on."""
    logging.disable(logging.CRITICAL)
    violated = ""
    try:
        asyncio.run(simulate(range(seed, seed + size)))
    except ViolationError as fault:
        violated = str(fault)
    finally:
        logging.disable(logging.NOTSET)
    shown = f"{size} seeds from {seed} on: {violated or 'nothing violated'}"
    return [Verdict("E16", "nothing violated", shown, not violated)]


if __name__ == "__main__":
    run(__doc__, show, size=5_000)
