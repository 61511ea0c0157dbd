"""A server with one room, which is started, stopped and killed, and its connections."""

from __future__ import annotations

import asyncio

from faults.simulated_client import Client
from faults.simulated_store import SimulatedStore
from faults.simulated_transport import SimulatedTransport
from ricochetrobots.game import Match, Mode, Options
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.solving.pool import SolverPool, Workers
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.solvers import SilentWorker
from support.virtual import kill_others

START = 1_000_000.0
LIMITS = ServerLimits(queued_messages=8, snapshot_events=5)
"""A client that reads nothing for a while falls too far behind, and most servers start from a snapshot."""
UPDATE = b'{"type":"update","seq":'


class SimulatedServer:
    """Ordinary rooms and connections over a store and a clock of the simulation."""

    def __init__(self, seed: int, store: SimulatedStore) -> None:
        self.store = store
        self.clock = ManualClock(START)
        self.room_id = ""
        self.lines: list[tuple[Client, SimulatedTransport]] = []
        """All connections that it holds, including those without a client."""
        self.background: list[asyncio.Task[None]] = []
        self._seed = seed
        self._runs = 0
        self._stored: Room | None = None

    async def start(self) -> None:
        """Begin to serve."""
        self._runs += 1
        randomness = SeededRandomness(self._seed, self._runs)
        solver = SolverPool(Workers(self.clock, SilentWorker.start))
        self.rooms = Rooms(self.store, self.clock, randomness, Tokens(b"secret"), solver, limits=LIMITS)
        self.connections = Connections(self.rooms, self.clock)
        await self.rooms.outages.begin(await self.store.last_time())
        self.background = [
            asyncio.create_task(self.rooms.run()),
            asyncio.create_task(self.connections.look_after()),
        ]

    async def open_room(self, options: Options) -> str:
        """Open the room, and return the token of its first seat."""
        room, _ = await self.rooms.create(Mode.FRIENDS, options, "Mara")
        self.room_id = room.id
        return room.snapshot.seat_token(0, self.rooms.tokens)

    def connect(self, client: Client, capacity: int, address: str) -> SimulatedTransport:
        """Serve a client over a connection with room for this many frames."""
        line = SimulatedTransport(self.clock, capacity)
        line.heard = lambda frame: client.was_heard(frame, self.clock.now())
        line.sent = lambda frame: self._sent(client, frame)
        self.lines.append((client, line))
        asyncio.create_task(self._serve(line, address))  # noqa: RUF006  # the loop keeps it (StillLoop)
        return line

    def forget_lines(self) -> None:
        """Remove the conversations that have ended, and keep their faults."""
        for client, line in self.lines:
            client.fault = client.fault or line.fault
        self.lines = [(client, line) for client, line in self.lines if line.served]

    async def begin_anew(self, after: float) -> None:
        """Be killed at this moment, and start again this much later by a clock that may be wrong."""
        await kill_others()
        self.store.sound()
        for client, line in self.lines:
            line.lose()
            line.notice()
            client.heard.clear()
            if client.line is line:
                client.line = None
        self.forget_lines()
        self.clock = ManualClock(self.clock.now() + after)
        await self.start()

    async def load_room(self) -> Room:
        """Return the stored room."""
        if self._stored is None:
            self._stored = Room((await self.store.load(self.room_id)).row, self.rooms.services)
        self._stored.catch_up(await self.store.looked_up(self.room_id, self._stored.snapshot.seq))
        return self._stored

    async def match(self) -> Match:
        """Return the stored match."""
        match = (await self.load_room()).snapshot.match
        assert match is not None
        return match

    async def _serve(self, line: SimulatedTransport, address: str) -> None:
        try:
            await self.connections.serve(line, address)
        finally:
            line.conversation_over()

    def _sent(self, client: Client, frame: bytes) -> None:
        """Compare each sent frame with the store at that moment: the server sends nothing before the commit."""
        if frame.startswith(UPDATE):
            query = "SELECT max(seq) FROM events WHERE room = ?"
            with self.store._engine.connect() as connection:
                (stored,) = connection.exec_driver_sql(query, (self.room_id,)).one()
            up_to = int(frame[len(UPDATE) :].partition(b",")[0])
            if up_to > (stored or 0):
                client.fault = f"told event {up_to} when {stored} were stored"
