"""Measure the cost of notifications for commits: the rate at which NOTIFY limits a database, and its delay.

    python bench/load/notify.py                 two minutes
    python bench/load/notify.py --seconds 5     each of the 24 counts of commits takes so long

pgbench inserts one event and commits, over and over, on more and more connections: without a notification; with
a NOTIFY in the transaction, for whose lock all commits of the database queue; and with a NOTIFY after the commit
for as many rooms as were committed before, as the store does. Two connections listen. Commits wait for the disk,
then (synchronous_commit=off) for nothing but the processors and the lock. The last figures are the times from
sending a commit until a listener receives the NOTIFY, on an idle database and beside 16 connections.

PostgreSQL, pgbench, the sender and the listeners share the machine.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile

import asyncpg
from bids import sync_ms

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))  # support.postgresql starts the database

from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.cluster.notifications import CHANNEL, Notifications
from support.postgresql import Postgresql, running

CONNECTIONS = (1, 4, 16, 64)
BUSY = 16
ROOMS = 1_000
TICK_SECONDS = 0.005
PATIENCE_SECONDS = 20.0
CEILING = 0.8
"""The share of the commits without notification below which the database counts as saturated."""
TABLES = (
    "CREATE TABLE events (room text, seq bigint, body text, PRIMARY KEY (room, seq))",
    "CREATE SEQUENCE numbers",
)
INSERT = "INSERT INTO events VALUES ('room' || {room}, nextval('numbers'), repeat('x', 150))"
INSERT_AND_NOTIFY = (
    f"WITH stored AS ({INSERT} RETURNING room, seq)"
    f" SELECT pg_notify('{CHANNEL}', room || ' ' || seq) FROM stored"
)


class Way(StrEnum):
    """The ways to notify others of a commit."""

    NONE = "none"
    WITHIN = "NOTIFY in the transaction"
    AFTER = "NOTIFY after it, as the store does"

    @property
    def statement(self) -> str:
        return INSERT_AND_NOTIFY if self is Way.WITHIN else INSERT


@dataclass
class Shown:
    """The measurements of one way."""

    commits: dict[int, float] = field(default_factory=dict)
    """Commits per second, by the number of connections."""
    quiet: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    """Milliseconds from sending a commit until a listener receives it."""

    @property
    def most(self) -> float:
        return max(self.commits.values())


class Bench:
    """A database and its load."""

    def __init__(self, postgresql: Postgresql, options: argparse.Namespace) -> None:
        name = postgresql.fresh()
        postgresql.say(*TABLES, name=name)
        self._database = postgresql.url(name)
        self._pgbench = postgresql.programs / "pgbench"
        self._options = options
        self._random = random.Random(options.seed)

    async def measure(self, synchronous: str) -> dict[Way, Shown]:
        """Return the measurements of each way, all ways at one number of connections before the next."""
        shown = {way: Shown() for way in Way}
        for connections in CONNECTIONS:
            for way in Way:
                without = shown[Way.NONE].commits.get(connections, 0.0)
                async with self.hints(way) as (teller, _), telling(teller, without):
                    shown[way].commits[connections] = await self.commits(way, connections, synchronous)
        for way in (Way.WITHIN, Way.AFTER):
            async with self.hints(way) as (teller, listener):
                shown[way].quiet = await self.waits(way, synchronous, teller, listener)
                async with telling(teller, shown[Way.NONE].commits[BUSY]), asyncio.TaskGroup() as group:
                    load = group.create_task(self.commits(way, BUSY, synchronous))
                    shown[way].busy = await self.waits(way, synchronous, teller, listener)
                    await load
        return shown

    @asynccontextmanager
    async def hints(self, way: Way) -> AsyncIterator[tuple[Notifications | None, Notifications]]:
        """Yield the two ends of a way: the sender, unless the transaction notifies, and the listener."""
        ends = tuple(Notifications(self._database, SystemClock(0.0)) for _ in range(2))
        try:
            await meet(*ends)
            yield (ends[0] if way is Way.AFTER else None), ends[1]
        finally:
            for end in ends:
                await end.close()

    async def commits(self, way: Way, connections: int, synchronous: str) -> float:
        """Return the transactions per second that this many connections commit."""
        with NamedTemporaryFile("w", suffix=".sql") as script:
            script.write(f"\\set room random(1, {ROOMS})\n{way.statement.format(room=':room')};\n")
            script.flush()
            words = [
                "-n",
                "-M",
                "prepared",
                "-f",
                script.name,
                f"--random-seed={self._random.getrandbits(31)}",
            ]
            words += ["-c", str(connections), "-T", str(self._options.seconds), self._database]
            environment = {**os.environ, "PGOPTIONS": f"-c synchronous_commit={synchronous}"}
            process = await asyncio.create_subprocess_exec(
                self._pgbench,
                *words,
                env=environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            options, faults = await process.communicate()
        found = re.search(rb"tps = ([0-9.]+)", options)
        if process.returncode != 0 or found is None:
            raise RuntimeError(faults.decode())
        return float(found[1])

    async def waits(
        self, way: Way, synchronous: str, teller: Notifications | None, listener: Notifications
    ) -> list[float]:
        """Return the time of each commit from its sending until a listener is notified, in ms."""
        connection = await asyncpg.connect(
            self._database, server_settings={"synchronous_commit": synchronous}
        )
        waits, ends = [], time.perf_counter() + self._options.seconds * 0.9
        statement = await connection.prepare(way.statement.format(room="$1::text"))
        for number in count(1):
            room = f"probe{self._random.getrandbits(60)}"
            begun = time.perf_counter()
            if begun > ends:
                break
            await statement.fetch(room)
            if teller is not None:
                teller.send(f"room{room}", number)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while f"room{room}" not in await listener.receive():
                    pass
            waits.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(TICK_SECONDS)
        await connection.close()
        return waits


async def meet(one: Notifications, other: Notifications) -> None:
    """Send from one until the other has received a notification."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        for number in count(1):
            one.send("meeting", number)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await other.receive()
                    return


@asynccontextmanager
async def telling(teller: Notifications | None, rate: float) -> AsyncIterator[None]:
    """Notify of this many commits a second for the time of the block."""

    async def tell(teller: Notifications) -> None:
        begun, sent = time.perf_counter(), 0
        while True:
            for number in range(sent, round((time.perf_counter() - begun) * rate)):
                teller.send(f"room{number % ROOMS}", sent := number + 1)
            await asyncio.sleep(TICK_SECONDS)

    task = None if teller is None else asyncio.create_task(tell(teller))
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def percentiles(waits: list[float]) -> str:
    if not waits:
        return "-"
    return f"{statistics.median(waits):.1f} / {statistics.quantiles(waits, n=100)[98]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=int, default=2, help="that commits are counted for, each time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.seconds} s each, fsync {sync_ms():.2f} ms")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    heads = [f"commits/s of {connections}" for connections in CONNECTIONS]
    print(
        f"| hint | waits for the disk | {' | '.join(heads)} | heard, p50 / p99 ms | beside {BUSY} | verdict |"
    )
    print(f"| --- | --- {'| --- ' * len(heads)}| --- | --- | --- |")
    with running(()) as postgresql:
        bench = Bench(postgresql, options)
        for synchronous in ("on", "off"):
            shown = asyncio.run(bench.measure(synchronous))
            for way, each in shown.items():
                share = each.most / shown[Way.NONE].most
                verdict = f"{'the ceiling' if share < CEILING else 'no ceiling'}: {share:.0%}"
                rates = " | ".join(f"{each.commits[connections]:,.0f}" for connections in CONNECTIONS)
                print(
                    f"| {way.value} | {synchronous} | {rates} | {percentiles(each.quiet)}"
                    f" | {percentiles(each.busy)} | {'to know' if way is Way.NONE else verdict} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
