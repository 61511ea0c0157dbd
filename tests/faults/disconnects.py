"""E9: connections break at random bytes, and every client recovers exactly the content of the log.

Players and spectators are the project's clients on real sockets. A relay before the server cuts each connection
after some bytes in either direction, in the middle of a handshake, a frame or an answer. Players bid meanwhile.

    PYTHONPATH=tests python -m faults.disconnects 10000
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Generator, Sequence
from pathlib import Path
from random import Random
from urllib.parse import quote

import msgspec

from ricochetrobots.client.connection import Client, CommandRefusedError, join
from ricochetrobots.client.session import Session
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BidPlaced
from ricochetrobots.wire.http import EVENT_PAGE
from ricochetrobots.wire.messages import NumberedEvent
from support.server import LiveServer
from support.verdicts import Verdict, run

MOST_BYTES = 12_000
"""The most bytes before a connection is cut."""
CUTS_A_ROOM = 500
MOST_ROOMS = 20
SEATS = 3
PACE_SECONDS = 0.5
CHUNK_BYTES = 16 * 1024
PATIENCE_SECONDS = 900.0


class Cutter:
    """Relays connections to a server and cuts them, until it has cut enough."""

    def __init__(self, port: int, cuts: int, seed: int) -> None:
        self.port = port
        self.left = cuts
        self.enough = asyncio.Event()
        self.chance = Random(seed)
        self._passing: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        """Yield the address of the WebSocket."""
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        try:
            yield f"ws://127.0.0.1:{listening.sockets[0].getsockname()[1]}/ws"
        finally:
            listening.close()
            for task in self._passing:
                task.cancel()
            await asyncio.gather(*self._passing, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up, down = await asyncio.open_connection("127.0.0.1", self.port), (reader, writer)
        most = self.chance.choice((300, 3_000, MOST_BYTES))
        room = [self.chance.randint(1, most)]
        for source, sink in ((down[0], up[1]), (up[0], down[1])):
            task = asyncio.create_task(self._pass_on(source, sink, (writer, up[1]), room))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        both: Sequence[asyncio.StreamWriter],
        room: list[int],
    ) -> None:
        with contextlib.suppress(OSError):
            while chunk := await source.read(CHUNK_BYTES):
                sink.write(chunk[: room[0]] if self.left else chunk)
                await sink.drain()
                room[0] -= len(chunk)
                if room[0] <= 0 and self.left:
                    self._cut(both)
                    return
        sink.close()

    def _cut(self, both: Sequence[asyncio.StreamWriter]) -> None:
        self.left -= 1
        if not self.left:
            self.enough.set()
        for end in both:
            if self.chance.random() < 0.5:
                end.transport.abort()
            else:
                end.close()


def at_once() -> Generator[float]:
    """Yield a hundredth of a second before each new connection."""
    while True:
        yield 0.01


class Room:
    """A room and all its clients."""

    def __init__(self, id_: str, players: list[Client], watcher: Client) -> None:
        self.id = id_
        self.players = players
        self.watcher = watcher
        self.accepted: list[tuple[int, int]] = []
        """The seat and the number of each bid."""
        self.accepts = asyncio.Event()
        """Set by each accepted bid."""

    async def bid(self, seat: int, over: asyncio.Event) -> None:
        """Place one bid after another until the end."""
        for moves in range(99, 1, -1):
            if over.is_set():
                return
            with contextlib.suppress(CommandRefusedError):  # too fast, after too many reconnections
                await self.players[seat].send(PlaceBid(round=1, moves=moves))
                self.accepted.append((seat, moves))
                self.accepts.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), PACE_SECONDS)

    async def faults(self, log: Sequence[NumberedEvent]) -> list[str]:
        """Return the clients' differences from the log, once they have received all of it."""
        wrong = []
        for client in (*self.players, self.watcher):
            await client.until(lambda session: (session.seq or 0) >= len(log))
            if tuple(client.session.events) != tuple(log):
                wrong.append(f"seat {client.session.seat} of {self.id} knows something else")
        bids = [(each.event.seat, each.event.moves) for each in log if isinstance(each.event, BidPlaced)]
        if sorted(bids) != sorted(self.accepted):
            wrong.append(f"the bids of {self.id} are not those that were accepted")
        return wrong


async def disconnect(server: LiveServer, cuts: int, seed: int) -> tuple[int, int, list[str]]:
    """Cut this many connections; return the number of clients, the number of events, and the faults."""
    rooms: list[Room] = []
    async with contextlib.AsyncExitStack() as stack:
        cutter = Cutter(server.port, cuts, seed)
        address = await stack.enter_async_context(cutter.serving())
        for _ in range(min(MOST_ROOMS, 1 + cuts // CUTS_A_ROOM)):
            opened = server.open_room("Mara", timer_seconds=600)
            tokens = [opened.token]
            for name in ("Jonas", "Ada"):
                async with join(server.live_url, opened.room) as newcomer:
                    tokens.append((await newcomer.send(TakeSeat(name=name))).token)
            async with join(server.live_url, opened.room, token=opened.token) as host:
                await host.send(StartMatch())
            clients = [
                await stack.enter_async_context(
                    Client(address, Session(opened.room, token=token, seq=0), waits=at_once)
                )
                for token in (*tokens, None)
            ]
            rooms.append(Room(opened.room, clients[:-1], clients[-1]))
        bidding = [
            asyncio.create_task(room.bid(seat, cutter.enough)) for room in rooms for seat in range(SEATS)
        ]
        await asyncio.wait_for(cutter.enough.wait(), PATIENCE_SECONDS)
        await asyncio.gather(*bidding)
        wrong, events = [], 0
        for room in rooms:
            log = await asyncio.to_thread(story, server, room.id)
            events += len(log)
            wrong += await asyncio.wait_for(room.faults(log), PATIENCE_SECONDS)
    return len(rooms) * (SEATS + 1), events, wrong


def story(server: LiveServer, room: str) -> tuple[NumberedEvent, ...]:
    """Return all events of a room, as the server stores them."""
    status, page = server.get(f"/api/rooms/{quote(room)}/events")
    assert status == 200, page
    decoded = EVENT_PAGE.decode(msgspec.json.encode(page))
    assert len(decoded.events) == decoded.seq
    return decoded.events


def show(size: int, seed: int) -> list[Verdict]:
    """Cut this many connections."""
    with tempfile.TemporaryDirectory() as data, LiveServer(Path(data), seed=seed) as server:
        clients, events, wrong = asyncio.run(disconnect(server, size, seed))
    shown = f"{size} disconnects of {clients} clients, {events} events in all; {len(wrong)} faults"
    goal = "every client's list is exactly the log, every accepted bid in it"
    return [Verdict("E9", goal, "; ".join([shown, *wrong[:5]]), not wrong)]


if __name__ == "__main__":
    run(__doc__, show, size=10_000)
