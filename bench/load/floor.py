"""Measure the least cost of a bid on this machine: the same traffic and commits, without a game.

    python bench/load/floor.py                  100 bids a second, as bench/load/bids.py
    python bench/load/floor.py --rate 500

A bare asyncio server takes 90 bytes from one of six connections and sends 2.6 kB to each of the six: at once, then
after a hop to a second thread and back, then once that thread has committed one row to SQLite, first without waiting
for the disk. The last is the least cost of a durable bid for a server in Python that commits in a thread.
"""

import asyncio
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue

from bids import answering, cpu_seconds, run, sync_ms

ROOMS, PLAYERS = 40, 6
BID_BYTES, UPDATE_BYTES, EVENT_LETTERS = 90, 2_600, 150
JOIN = b"j"


class Step(StrEnum):
    """The work of the bare server before it broadcasts."""

    TELL = "tell at once"
    HOP = "a thread and back"
    COMMIT = "a commit there, not synced"
    SYNC = "a commit there, synced"


def committing(file: Path, *, synced: bool) -> Callable[[int], None]:
    """Return a function that commits one row to a new database."""
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
    cursor = connection.cursor()
    for pragma in (
        "locking_mode=EXCLUSIVE",
        "journal_mode=WAL",
        f"synchronous={'FULL' if synced else 'OFF'}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("CREATE TABLE events (room TEXT, seq INTEGER, body TEXT, PRIMARY KEY (room, seq))")

    def commit(number: int) -> None:
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("INSERT INTO events VALUES (?, ?, ?)", ("room", number, "x" * EVENT_LETTERS))
        cursor.execute("COMMIT")

    return commit


async def serve(step: Step, file: Path, port: int) -> None:
    """Run the bare server."""
    loop, jobs = asyncio.get_running_loop(), SimpleQueue[Callable[[], None]]()
    rooms: defaultdict[bytes, list[asyncio.WriteTransport]] = defaultdict(list)

    def work() -> None:
        stores = step in (Step.COMMIT, Step.SYNC)
        commit = committing(file, synced=step is Step.SYNC) if stores else lambda _: None
        number = 0
        while True:
            tell = jobs.get()
            number += 1
            commit(number)
            loop.call_soon_threadsafe(tell)

    class Player(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.WriteTransport)
            self.transport = transport
            self.others: list[asyncio.WriteTransport] = []

        def data_received(self, data: bytes) -> None:
            if data.startswith(JOIN):
                self.others = rooms[data]
                self.others.append(self.transport)
            elif step is Step.TELL:
                self.tell()
            else:
                jobs.put(self.tell)

        def tell(self) -> None:
            for other in self.others:
                other.write(bytes(UPDATE_BYTES))

    threading.Thread(target=work, daemon=True).start()
    await (await loop.create_server(Player, "127.0.0.1", port, family=socket.AF_INET)).serve_forever()


async def cost(step: Step, rate: int, bids: int) -> float:
    """Return the cost of a bid for the bare server, in ms of CPU."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, __file__, step.name, str(Path(folder) / "events"))
        async with answering(*command) as (port, process), asyncio.TaskGroup() as listening:
            players: list[list[asyncio.StreamWriter]] = []
            tasks: list[asyncio.Task[None]] = []
            for room in range(ROOMS):
                players.append([])
                for _ in range(PLAYERS):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(JOIN + str(room).encode())
                    tasks.append(listening.create_task(drain(reader)))
                    players[-1].append(writer)
            await asyncio.sleep(1)
            begun, cpu = time.perf_counter(), cpu_seconds(process)
            for number in range(bids):
                await asyncio.sleep(begun + number / rate - time.perf_counter())
                players[number % ROOMS][number % PLAYERS].write(bytes(BID_BYTES))
            await asyncio.sleep(0.5)
            spent = cpu_seconds(process) - cpu
            for task in tasks:
                task.cancel()
    return spent * 1000 / bids


async def drain(reader: asyncio.StreamReader) -> None:
    """Read all input, and discard it."""
    while await reader.read(1 << 16):
        pass


async def measure(rate: int, bids: int, seed: int) -> bool:  # the seed: nothing here is random
    print(f"{ROOMS} rooms of six, {bids} bids at {rate}/s, fsync {sync_ms():.2f} ms\n")
    print("| a bare server | CPU a bid, ms |\n| --- | --- |")
    for step in Step:
        print(f"| {step.value} | {await cost(step, rate, bids):.2f} |", flush=True)
    return True


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] in Step.__members__:
        asyncio.run(serve(Step[sys.argv[1]], Path(sys.argv[2]), int(sys.argv[3])))
    else:
        run(__doc__, measure, rate=100, bids=600)
