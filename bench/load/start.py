"""Measure the start of a server on a full database: 10,000 stored games, 3,000 rooms with overdue deadlines.

    python bench/load/start.py
    python bench/load/start.py --games 1000 --overdue 300

Two figures have goals: the time from the start of the process to the first answer, and the longest wait for an
answer while the server ticks the overdue rooms.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from bids import cpu_seconds, serving, sync_ms
from played import Game

from ricochetrobots.game import Options, Phase, commands, deadline, replay
from ricochetrobots.game.events import Event
from ricochetrobots.server.app import SECRET_BYTES
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.journal import GENESIS, encode
from ricochetrobots.server.log.records import RoomRow
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.running import ADDRESS_FILE

GOAL_FIRST_SECONDS = 2.0
GOAL_WAIT_SECONDS = 0.25
"""The goal equals the permitted error of a deadline."""
ASK_EVERY_SECONDS = 0.05
PATIENCE_SECONDS = 300.0
DAY_SECONDS = 24 * 3600.0
SHORT = Options(chips_to_win=3, timer_seconds=60, result_seconds=20, no_bid_seconds=60)


@dataclass(frozen=True)
class Result:
    """The times of one start, in seconds."""

    first: float
    longest_wait: float
    caught_up: float
    cpu: float


def game_until(phase: Phase, seed: int) -> tuple[Event, ...]:
    """Return the events of a short match of the day before yesterday: to its end, or to the sand of round 3."""
    game = Game(seed, time.time() - 2 * DAY_SECONDS, SHORT)
    while game.match.phase is not phase:
        game.play_round(take=True)
        if phase is Phase.BIDDING and game.match.round_number == 3:
            game.say(0, commands.PlaceBid(round=3, moves=9))
    return game.events


async def make(data: Path, games: int, overdue: int, seed: int) -> None:
    """Write the database: rooms with one finished match, and rooms whose round began days ago."""
    store = await SqliteStore.open(sqlite_url(data))
    await store.secret(bytes(SECRET_BYTES))
    await store.close()
    finished, going_on = game_until(Phase.FINISHED, seed), game_until(Phase.BIDDING, seed)
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute("PRAGMA synchronous=OFF")
        _copy(database, [f"stored-{number}" for number in range(games)], finished)
        _copy(database, [f"overdue-{number}" for number in range(overdue)], going_on)


def _copy(database: sqlite3.Connection, rooms: Sequence[str], events: Sequence[Event]) -> None:
    """Write the same events for many rooms, with the derived data."""
    rows, names, hashed = [], [], GENESIS
    for number, event in enumerate(events, 1):
        row = encode(event, number, hashed)
        hashed = row.hash
        rows.append((row.seq, row.version, row.body, row.hash))
        if row.name is not None:
            names.append((row.seq, row.name.seat, row.name.salt, row.name.name))
    match, last = replay(events), len(rows)
    for room in rooms:
        proof = RoomRow(room, None, room, events[0].at).stored["digest"]
        opened = (room, room, events[0].at, events[-1].at, last, proof)
        database.execute("INSERT INTO rooms VALUES (?, NULL, ?, ?, ?, ?, ?)", opened)
        database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", ((room, *row) for row in rows))
        database.executemany("INSERT INTO names VALUES (?, ?, ?, ?, ?)", ((room, *name) for name in names))
        if match.phase is Phase.FINISHED:
            database.execute("INSERT INTO games VALUES (?, ?, 1, ?)", (f"game-{room}", room, last))
        until = deadline(match)
        if until is not None:
            database.execute("INSERT INTO deadlines (room, at) VALUES (?, ?)", (room, until))


def ask(port: int) -> bool:
    """Return whether the server answers."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE_SECONDS) as answer:
            return bool(answer.status == 200)
    except (URLError, ConnectionError):
        return False


def commits(data: Path) -> int:
    """Return the number of appends that the server on this data has committed."""
    _, operators = (data / ADDRESS_FILE).read_text("utf-8").split()
    with urlopen(f"{operators}/metrics", timeout=PATIENCE_SECONDS) as answer:
        found = re.search(r"^ricochet_append_seconds_count (\d+)", answer.read().decode(), re.MULTILINE)
    if found is None:
        raise ValueError("the metrics have no appends")
    return int(found[1])


async def measure(data: Path, overdue: int) -> Result:
    """Start a server on this data, and send requests until it has made one commit for each overdue room."""
    begun = time.perf_counter()
    async with serving(data) as (port, process):
        while not await asyncio.to_thread(ask, port):
            if time.perf_counter() - begun > PATIENCE_SECONDS:
                raise TimeoutError("no answer")
            await asyncio.sleep(0.01)
        first = time.perf_counter() - begun
        waits = [0.0]
        while await asyncio.to_thread(commits, data) < overdue:
            started = time.perf_counter()
            await asyncio.to_thread(ask, port)
            waits.append(time.perf_counter() - started)
            await asyncio.sleep(ASK_EVERY_SECONDS)
        return Result(first, max(waits), time.perf_counter() - begun, cpu_seconds(process))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--overdue", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        asyncio.run(make(data, options.games, options.overdue, options.seed))
        size = (data / DATABASE).stat().st_size / 1e6
        print(f"seed {options.seed}, {options.games} games, {options.overdue} rooms overdue, {size:.0f} MB")
        print(
            f"fsync {sync_ms():.2f} ms, load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n"
        )
        result = asyncio.run(measure(data, options.overdue))
    rows = (
        ("first answer, s", result.first, GOAL_FIRST_SECONDS),
        ("longest wait for an answer while it catches up, s", result.longest_wait, GOAL_WAIT_SECONDS),
        ("nothing overdue any more after, s", result.caught_up, None),
        ("CPU of the server until then, s", result.cpu, None),
    )
    print("| what | measured | goal | verdict |")
    print("| --- | --- | --- | --- |")
    missed = False
    for what, measured, goal in rows:
        verdict = "-" if goal is None else "met" if measured <= goal else "missed"
        missed |= verdict == "missed"
        print(f"| {what} | {measured:.2f} | {goal or '-'} | {verdict} |")
    sys.exit(missed)


if __name__ == "__main__":
    main()
