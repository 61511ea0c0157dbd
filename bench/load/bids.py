"""Measure bids in rooms of six: their cost for the server, and the time until everybody receives them.

    python bench/load/bids.py                       rounds 1, 17 and 40, 100 bids a second over 40 rooms
    python bench/load/bids.py --rate 500 --rooms 500 --rounds 1

The server is the ordinary one, with its database on disk, in a separate process on the first processor. The
players are WebSockets in this process on the second. The goal is for the server's CPU time per bid, from commit
to six sent updates, which is valid on a busy machine too. The measurement begins when the server has checked its
rooms after the start, since that is a cost of the start. The times from bid to everybody count only if nothing
else runs.
"""

import argparse
import asyncio
import contextlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, Self

import msgspec
from played import NAMES, PlayedRoom, store_rooms
from websockets.asyncio.client import ClientConnection, connect

from ricochetrobots.server.run import raise_file_limit, rare_collections

GOAL_CPU_MS = 0.8
GOAL_P99_MS = {500: 20.0, 1000: 50.0}
"""The goal for the time from bid to everybody, by bids per second."""
HIGHEST_BID = 99
PROCESSORS = sorted(os.sched_getaffinity(0))
CONNECTIONS_AN_ADDRESS = 180
"""Below the server's limit; more come from further loopback addresses."""
OPENED_AT_ONCE = 50
PATIENCE_SECONDS = 30.0
SETTLED_SECONDS = 120.0
IDLE_SHARE = 0.05
"""The largest share of a processor that an idle server with thousands of connections may use."""


class Happened(msgspec.Struct):
    """The relevant part of an event."""

    type: str
    seat: int | None = None
    moves: int | None = None


class Numbered(msgspec.Struct):
    """An event in an update."""

    event: Happened


class ServerMessage(msgspec.Struct):
    """The relevant part of a message of the server."""

    type: str
    events: list[Numbered] = []
    code: str | None = None


DECODER = msgspec.json.Decoder(ServerMessage)


@dataclass(frozen=True)
class Result:
    """The measurements of one run."""

    cpu_ms: float
    """The server's processor time per bid."""
    system_ms: float
    """The part of it spent in the system: sockets, the disk, threads that wake each other."""
    waits: Sequence[float]
    """From bid to everybody, in ms."""
    rate: float
    """Bids per second that every player has received."""

    def percentile(self, percent: int) -> float:
        return statistics.quantiles(self.waits, n=100)[percent - 1]


class Table:
    """The connections of one room, and the bids that some of them have not received."""

    def __init__(self, room: PlayedRoom, round_number: int) -> None:
        self.room = room
        self.round = round_number
        self.players: dict[int, ClientConnection] = {}
        self.waits: list[float] = []
        self._sent: dict[tuple[int | None, int | None], tuple[float, set[int]]] = {}
        self._bids = 0
        self.all_heard = asyncio.Event()
        self.all_heard.set()

    async def sit_down(self, seat: int, port: int, address: str) -> None:
        """Connect a seat."""
        connection = await connect(
            f"ws://127.0.0.1:{port}/ws",
            compression=None,
            local_addr=(address, 0),
            max_size=None,
            ping_interval=None,
        )
        hello = {"type": "hello", "protocol": 2, "room": self.room.id, "token": self.room.tokens[seat]}
        await connection.send(msgspec.json.encode(hello).decode())
        while DECODER.decode(await connection.recv()).type != "presence":
            pass
        self.players[seat] = connection

    async def bid(self) -> None:
        """Let the next seat lower its bid by one."""
        lowered, seat = divmod(self._bids, len(NAMES))
        moves = HIGHEST_BID - lowered
        self._bids += 1
        self._sent[seat, moves] = (time.perf_counter(), set(range(len(NAMES))))
        self.all_heard.clear()
        await self.say(seat, f"load-{self._bids:08}", moves)

    async def say(self, seat: int, command: str, moves: int) -> None:
        """Send one bid."""
        message = {"type": "place_bid", "id": command, "round": self.round, "moves": moves}
        await self.players[seat].send(msgspec.json.encode(message).decode())

    async def listen(self, seat: int) -> None:
        """Read the messages to one seat until its connection ends."""
        async for data in self.players[seat]:
            received = DECODER.decode(data)
            if received.code is not None:
                raise RuntimeError(f"the server said {received.type}: {received.code}")
            for happened in received.events:
                if happened.event.type == "bid_placed":
                    self.heard(seat, (happened.event.seat, happened.event.moves))

    def heard(self, seat: int, bid: tuple[int | None, int | None]) -> None:
        """Record that one seat received the bid of another."""
        begun, waiting = self._sent[bid]
        waiting.remove(seat)
        if not waiting:
            self.waits.append((time.perf_counter() - begun) * 1000)
            del self._sent[bid]
            if not self._sent:
                self.all_heard.set()


@contextlib.asynccontextmanager
async def serving(data: Path, *words: str) -> AsyncIterator[tuple[int, int]]:
    """Run a server on this data; yield its port and its process id."""
    program = str(Path(sys.executable).with_name("ricochet"))
    async with answering(program, "serve", "--data", str(data), *words, "--port") as server:
        yield server


@contextlib.asynccontextmanager
async def answering(*command: str) -> AsyncIterator[tuple[int, int]]:
    """Run a command with a free port as its last argument on the first processor; yield port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = await asyncio.create_subprocess_exec(*command, str(port), stdout=subprocess.DEVNULL)
    os.sched_setaffinity(server.pid, {PROCESSORS[0]})
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.05)
        yield port, server.pid
    finally:
        server.kill()
        await server.wait()


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used, in user and system."""
    return sum(_user_and_system_seconds(process))


def system_seconds(process: int) -> float:
    """Return the CPU time that the system has used for a process."""
    return _user_and_system_seconds(process)[1]


def _user_and_system_seconds(process: int) -> tuple[float, float]:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / ticks, int(fields[12]) / ticks


async def settled(process: int, seconds: float = SETTLED_SECONDS) -> None:
    """Wait until a process is almost idle, at most this long."""
    async with asyncio.timeout(seconds):
        before = float("-inf")
        while (now := cpu_seconds(process)) - before > IDLE_SHARE:
            before = now
            await asyncio.sleep(1)


async def measure(round_number: int, *, rooms: int, rate: int, bids: int, seed: int) -> Result:
    """Place ``bids`` bids over all rooms at an even rate."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        tables = [Table(room, round_number) for room in await store_rooms(data, rooms, round_number, seed)]
        async with serving(data) as (port, process):
            await seat_everybody(tables, port)
            await settled(process)
            return await timed(tables, [process], rate=rate, bids=bids)


async def timed(tables: Sequence[Table], processes: Sequence[int], *, rate: int, bids: int) -> Result:
    """Place this many bids in rooms with all players seated, and measure their cost for these processes."""
    async with asyncio.TaskGroup() as listening:
        tasks = [listening.create_task(table.listen(seat)) for table in tables for seat in table.players]
        for table in tables:  # the first bid also starts the timer
            await table.bid()
        await all_heard(tables)
        for table in tables:
            table.waits.clear()
        begun, cpu = time.perf_counter(), sum(map(cpu_seconds, processes))
        system = sum(map(system_seconds, processes))
        for number in range(bids):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            await tables[number % len(tables)].bid()
        await all_heard(tables)
        spent, cpu = time.perf_counter() - begun, sum(map(cpu_seconds, processes)) - cpu
        system = sum(map(system_seconds, processes)) - system
        for task in tasks:
            task.cancel()
    waits = [wait for table in tables for wait in table.waits]
    return Result(cpu * 1000 / bids, system * 1000 / bids, waits, bids / spent)


class Bidding:
    """Place bids in some rooms at an even rate during an ``async with`` block; seat everybody first."""

    def __init__(self, rooms: Sequence[PlayedRoom], round_number: int) -> None:
        self.tables = [Table(room, round_number) for room in rooms]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    def start(self, rate: float) -> None:
        """Place this many bids per second from now on, over all rooms."""
        seats = [(table, seat) for table in self.tables for seat in table.players]
        self._tasks = [asyncio.create_task(table.listen(seat)) for table, seat in seats]
        self._tasks.append(asyncio.create_task(self._bid(rate)))

    def p99(self) -> float:
        """Return the 99th percentile of the times from bid to everybody since the last call, in ms."""
        waits = [wait for table in self.tables for wait in table.waits]
        for table in self.tables:
            table.waits.clear()
        return statistics.quantiles(waits, n=100)[98]

    async def _bid(self, rate: float) -> None:
        begun = time.perf_counter()
        for number in range((HIGHEST_BID - 1) * len(NAMES) * len(self.tables)):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            await self.tables[number % len(self.tables)].bid()


async def seat_everybody(tables: Sequence[Table], *ports: int) -> None:
    """Connect all players, some at a time, and those of a room to these servers alternately."""
    seats = [(table, seat) for table in tables for seat in range(len(NAMES))]
    for first in range(0, len(seats), OPENED_AT_ONCE):
        address = f"127.0.1.{1 + first // CONNECTIONS_AN_ADDRESS}"
        some = seats[first : first + OPENED_AT_ONCE]
        await asyncio.gather(
            *(table.sit_down(seat, ports[seat % len(ports)], address) for table, seat in some)
        )


async def all_heard(tables: Sequence[Table]) -> None:
    """Wait until everybody has received every bid."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        for table in tables:
            await table.all_heard.wait()


def sync_ms(times: int = 50) -> float:
    """Return the time to write 4 KiB to the disk, the median in ms."""
    with tempfile.NamedTemporaryFile() as file:
        spent = []
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            begun = time.perf_counter()
            os.fsync(file.fileno())
            spent.append((time.perf_counter() - begun) * 1000)
    return statistics.median(spent)


def run(what: str | None, measure: Callable[..., Coroutine[None, None, bool]], **numbers: int) -> NoReturn:
    """Run an experiment beside the server's processor, and exit with its status. ``numbers`` are its arguments
    with their defaults. The command line may set them, and a seed.
    """
    parser = argparse.ArgumentParser(description=what, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in {**numbers, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    options = vars(parser.parse_args())
    load = os.getloadavg()[0]
    print(f"seed {options['seed']}, load of the machine {load:.1f} on {os.cpu_count()} processors\n")
    with standing_still_rarely():
        sys.exit(not asyncio.run(measure(**options)))


@contextlib.contextmanager
def standing_still_rarely() -> Iterator[None]:
    """Leave the first processor to the server, and prevent pauses of this process, which would count as waits."""
    os.sched_setaffinity(0, {PROCESSORS[-1]})
    raise_file_limit()
    with rare_collections():
        yield


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--rate", type=int, default=100, help="bids a second, over all rooms")
    parser.add_argument("--bids", type=int, default=1_000)
    parser.add_argument("--rounds", type=int, nargs="+", default=[1, 17, 40])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(
        f"seed {options.seed}, {options.rooms} rooms of six, {options.bids} bids at {options.rate}/s, "
        f"fsync {sync_ms():.2f} ms"
    )
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    print(
        "| round | server CPU a bid, ms | of it the system | goal | p50, ms | p99, ms | goal | told, bids/s | verdict |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    missed = False
    for number in options.rounds:
        with standing_still_rarely():
            result = asyncio.run(
                measure(number, rooms=options.rooms, rate=options.rate, bids=options.bids, seed=options.seed)
            )
        goal = GOAL_P99_MS.get(options.rate)
        p50, p99 = result.percentile(50), result.percentile(99)
        met = result.cpu_ms <= GOAL_CPU_MS and (goal is None or p99 <= goal)
        verdict = "met" if met else "missed"
        missed |= not met
        print(
            f"| {number} | {result.cpu_ms:.2f} | {result.system_ms:.2f} | {GOAL_CPU_MS} "
            f"| {p50:.1f} | {p99:.1f} | {goal or '-'} | {result.rate:.0f} | {verdict} |",
            flush=True,
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
