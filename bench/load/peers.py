"""Compare bids in rooms of six with Colyseus, the game server for Node.js: the same players, rate and machine.

    npm ci --prefix bench/load/peers                once; needs Node.js
    python bench/load/peers.py                      100, 300 and 600 bids a second
    python bench/load/peers.py --rates 500 --bids 5000

The server under test has the first processor, and the players the second. Colyseus appears twice. First it keeps
bids in memory only, as its documentation suggests. Then it flushes every bid to a file before it answers, as this
project's server does with its database.
"""

import argparse
import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path

import msgspec
from bids import (
    PATIENCE_SECONDS,
    PROCESSORS,
    Result,
    Table,
    answering,
    seat_everybody,
    serving,
    settled,
    sync_ms,
    timed,
)
from played import NAMES, PlayedRoom, store_rooms
from websockets.asyncio.client import connect

PEERS = Path(__file__).parent / "peers"
JOIN_ROOM, ROOM_DATA = 10, 13
"""Kinds of Colyseus's frames, by their first byte."""
BID, BID_PLACED = 0, 1
"""The names of messages in peers/server.mjs."""


class Placed(msgspec.Struct):
    """A bid as Colyseus's room broadcasts it."""

    seat: int
    moves: int


class Reservation(msgspec.Struct, rename="camel"):
    """A seat in a room of Colyseus, which waits for its connection."""

    room_id: str
    process_id: str
    session_id: str


PLACED = msgspec.msgpack.Decoder(Placed)
RESERVATION = msgspec.json.Decoder(Reservation)


class ColyseusTable(Table):
    """The connections of one room on Colyseus."""

    _id: str | None = None

    async def sit_down(self, seat: int, port: int, address: str) -> None:
        way = "create/bids" if self._id is None else f"joinById/{self._id}"
        reserved = await asyncio.to_thread(reserve, port, way)
        self._id = reserved.room_id
        connection = await connect(
            f"ws://127.0.0.1:{port}/{reserved.process_id}/{reserved.room_id}?sessionId={reserved.session_id}",
            compression=None,
            local_addr=(address, 0),
            ping_interval=None,
        )
        first = await connection.recv()
        assert isinstance(first, bytes)
        assert first[0] == JOIN_ROOM
        await connection.send(bytes((JOIN_ROOM,)))
        self.players[seat] = connection

    async def say(self, seat: int, command: str, moves: int) -> None:
        body = msgspec.msgpack.encode({"id": command, "seat": seat, "moves": moves})
        await self.players[seat].send(bytes((ROOM_DATA, BID)) + body)

    async def listen(self, seat: int) -> None:
        async for data in self.players[seat]:
            assert isinstance(data, bytes)
            if data[:2] == bytes((ROOM_DATA, BID_PLACED)):
                placed = PLACED.decode(data[2:])
                self.heard(seat, (placed.seat, placed.moves))


def reserve(port: int, way: str) -> Reservation:
    """Ask Colyseus for a seat."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE_SECONDS)
    connection.request("POST", f"/matchmake/{way}", "{}", {"Content-Type": "application/json"})
    try:
        return RESERVATION.decode(connection.getresponse().read())
    finally:
        connection.close()


@asynccontextmanager
async def ours(rooms: int, seed: int) -> AsyncIterator[tuple[Sequence[Table], int]]:
    """Seat everybody on this project's server; yield the tables and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        tables = [Table(room, 1) for room in await store_rooms(Path(folder), rooms, 1, seed)]
        async with serving(Path(folder)) as (port, process):
            await seat_everybody(tables, port)
            yield tables, process


@asynccontextmanager
async def colyseus(rooms: int, *, durable: bool) -> AsyncIterator[tuple[Sequence[Table], int]]:
    """Seat everybody on Colyseus; yield the tables and its process id."""
    tables = [ColyseusTable(PlayedRoom(f"room-{number}", ()), 1) for number in range(rooms)]
    node = shutil.which("node")
    assert node is not None, "Node.js is needed"
    with tempfile.TemporaryDirectory() as folder:
        log = [str(Path(folder, "bids"))] if durable else []
        async with answering(node, str(PEERS / "server.mjs"), *log) as (port, process):
            for table in tables:
                for seat in range(len(NAMES)):
                    await table.sit_down(seat, port, "127.0.0.1")
            yield tables, process


async def measure(
    seated: AbstractAsyncContextManager[tuple[Sequence[Table], int]], rate: int, bids: int
) -> Result:
    """Place this many bids in the rooms."""
    async with seated as (tables, process):
        await settled(process)
        return await timed(tables, [process], rate=rate, bids=bids)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rates", type=int, nargs="+", default=[100, 300, 600], help="bids a second")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--bids", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(
        f"seed {options.seed}, {options.rooms} rooms of six, {options.bids} bids at each rate, fsync {sync_ms():.2f} ms"
    )
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    print(
        "| server | bids on the disk | asked, bids/s | told, bids/s | server CPU a bid, ms | p50, ms | p99, ms |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    os.sched_setaffinity(0, {PROCESSORS[-1]})
    for rate in options.rates:
        for who, on_disk, seated in (
            ("this project", "yes", ours(options.rooms, options.seed)),
            ("Colyseus", "yes", colyseus(options.rooms, durable=True)),
            ("Colyseus", "no", colyseus(options.rooms, durable=False)),
        ):
            result = asyncio.run(measure(seated, rate, options.bids))
            print(
                f"| {who} | {on_disk} | {rate} | {result.rate:.0f} | {result.cpu_ms:.2f}"
                f" | {result.percentile(50):.1f} | {result.percentile(99):.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
