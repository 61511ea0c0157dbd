"""E26: games stored long ago are the same after all later revisions of the tables, despite kills in between.

The database has the tables of the first revision with names apart, and rows of every version of stored events.
The program that upgrades it is killed after each revision in turn, and then completes the upgrade. Then every
room is entered.

    PYTHONPATH=tests python -m faults.old_games 10000
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from faults.authority import State
from ricochetrobots.core import RicochetError
from ricochetrobots.game import Match, Mode, Options, Phase, commands, replay
from ricochetrobots.game.events import Event
from ricochetrobots.server.log import migrations
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.journal import EVENT_VERSION, GENESIS, StoredEvent, chain_hash, encode
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.solver import Limits, solve
from ricochetrobots.wire.messages import EVENTS
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import START
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

OLDEST = "0007"
"""The first revision that has the tables of names and snapshots."""
DIFFERENT = 12
"""The number of different games; the others are copies of them."""
ROUNDS = 3
REVISIONS = tuple(f"{number:04}" for number in range(int(OLDEST) + 1, int(migrations.NEWEST) + 1))
STEPPING = f"""
import asyncio, sys
from ricochetrobots.server.log import migrations
from ricochetrobots.server.log.sqlite import SqliteStore
whole = migrations.take
def stepped(connection, wanted):
    for revision in {REVISIONS!r}:
        whole(connection, revision)
        print(revision, flush=True)
        sys.stdin.readline()
migrations.take = stepped
async def main():
    store = await SqliteStore.open(sys.argv[1])
    await store.close()
asyncio.run(main())
"""
"""Opens a database as a server does, and waits for input after each revision, in the same transaction.
"""


def game(seed: int) -> State:
    """Return a match in its third round, or its end."""
    options = Options(chips_to_win=2, consent=bool(seed % 2), gentle_start=True)
    state = State((), START + seed).then(None, commands.OpenMatch(mode=Mode.FRIENDS, options=options))
    for name in ("Mara", "Jonas", "Ada"):
        state = state.then(None, commands.TakeSeat(name=f"{name} {seed}"))
    state = state.then(0, commands.StartMatch())
    while state.match.phase is not Phase.FINISHED and state.match.round_number < ROUNDS:
        state = _round(state, (seed + state.match.round_number) % 3)
    return state


def _round(state: State, seat: int) -> State:
    """Return the state after a round, in which a player demonstrates a path or gives up."""
    puzzle, number = state.match.puzzle_in_play, state.match.round_number
    assert puzzle is not None
    path = solve(puzzle, Limits(seconds=2.0, max_expanded=200_000)).path or ()
    state = state.then(seat, commands.PlaceBid(round=number, moves=max(2, len(path)))).due()
    shown = state.match.demonstration
    assert shown is not None
    state = State(state.events, (shown.opens or state.now) + 1)
    for move in path if len(path) >= 2 else ():
        state = state.then(seat, commands.MoveRobot(round=number, move=str(move)))
    if state.match.phase is Phase.SHOWING:
        state = state.then(seat, commands.GiveUp(round=number))
    return state if state.match.phase is Phase.FINISHED else state.due()


def state_hash(match: Match | None) -> str:
    """Return a digest of the whole state of a match."""
    return hashlib.sha256(repr(match).encode()).hexdigest()


def stored(event: Event, seq: int, previous: str, version: int) -> StoredEvent:
    """Return the row that a program wrote whose stored events had that version: before 3, with the name in it."""
    if version == EVENT_VERSION:
        return encode(event, seq, previous, salt="salt")
    body = EVENTS.encode(event).decode()
    return StoredEvent(seq, version, body, chain_hash(previous, seq, version, body))


def write(data: Path, rooms: int, seed: int) -> list[str]:
    """Write this many rooms in the old form; return their final states."""
    engine = create_engine(f"sqlite:///{data / DATABASE}")
    with engine.begin() as connection:
        migrations.take(connection, OLDEST)
    engine.dispose()
    games = [game(seed + number) for number in range(min(DIFFERENT, rooms))]
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute("INSERT INTO meta VALUES ('secret', ?)", ["00" * 32])
        for number in range(rooms):
            events, room, hashed = games[number % len(games)].events, f"room-{number}", GENESIS
            for seq, event in enumerate(events, 1):
                row = stored(event, seq, hashed, version=EVENT_VERSION - number % EVENT_VERSION)
                hashed = row.hash
                values = [room, seq, row.version, row.body, row.hash]
                database.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", values)
                if row.name is not None:
                    named = [room, seq, row.name.seat, row.name.salt, row.name.name]
                    database.execute("INSERT INTO names VALUES (?, ?, ?, ?, ?)", named)
            opened = [room, None, room, events[0].at, events[-1].at, len(events)]
            database.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?)", opened)
    return [state_hash(replay(each.events)) for each in games]


def kill_between(data: Path, revision: str | None) -> None:
    """Upgrade the database, and kill the process after that revision; with None, let it finish."""
    words = [sys.executable, "-c", STEPPING, sqlite_url(data)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as working:
        assert working.stdin is not None
        assert working.stdout is not None
        for line in working.stdout:
            if line.strip() == revision:
                working.kill()
                return
            working.stdin.write("\n")
            working.stdin.flush()
    assert working.returncode == 0


async def differing(data: Path, rooms: int, hashes: list[str]) -> list[str]:
    """Return the rooms that have changed."""
    store = await SqliteStore.open(sqlite_url(data))
    opened = Rooms(store, ManualClock(START), SeededRandomness(1), Tokens(b"secret"), SilentSolver())
    wrong = []
    for number in range(rooms):
        try:
            match = (await opened.get(f"room-{number}")).snapshot.match
        except RicochetError as fault:
            wrong.append(f"room {number} cannot be entered: {fault}")
            continue
        if state_hash(match) != hashes[number % len(hashes)]:
            wrong.append(f"room {number} is not what it was")
    await opened.close()
    await store.close()
    return wrong


def show(size: int, seed: int) -> list[Verdict]:
    """Write this many old games, and read them."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        hashes = write(data, size, seed)
        for revision in REVISIONS:
            kill_between(data, revision)
        kill_between(data, None)
        wrong = asyncio.run(differing(data, size, hashes))
    shown = (
        f"{size} games, {len(hashes)} different, {len(REVISIONS)} kills after a revision; {len(wrong)} differ"
    )
    return [Verdict("E26", "the same state hashes", "; ".join([shown, *wrong[:5]]), not wrong)]


if __name__ == "__main__":
    run(__doc__, show, size=10_000)
