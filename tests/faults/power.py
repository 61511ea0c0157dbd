"""E5: the power fails while players bid, and all unsynced data is lost.

SQLite writes through its interface to files (VFS). This module takes its place and keeps a journal of every
write and every sync, in order. From the journal it builds the disk as it would be after a power cut at any
moment. All writes before a file's last sync are there. Any part of the later ones may be there, even a part of
one write. Then a server starts on this disk. Store and rooms are the ordinary ones. The control runs with
``synchronous=NORMAL``, which does not sync each commit, and must lose data.

    PYTHONPATH=tests python -m faults.power 200
"""

from __future__ import annotations

import asyncio
import ctypes
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.events import BidPlaced
from ricochetrobots.server.errors import NoSuchRoomError
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import START, Ear, derived, engine_of, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

ROOMS = 4
SEATS = 4
BIDS_A_SEAT = 12
CUTS_A_RUN = 20
MOST_CONTROLS = 10
"""How often the control may try to lose something: now and then six cuts lose nothing."""
PAGES = 40
"""The pages after which SQLite writes its log into the database; the power also fails during that.
"""
SECTOR = 512
"""The unit, in bytes, in which an unfinished write may have reached the disk."""


# --- the journal of a disk ---


@dataclass
class Write:
    """Bytes written at an offset; None: the file was truncated there."""

    file: str
    offset: int
    data: bytes | None


@dataclass
class Sync:
    """All data written to that file is on the disk."""

    file: str


@dataclass
class Disk:
    """The operations on the files of a directory, in order."""

    done: list[Write | Sync] = field(default_factory=list)
    _deleted: set[str] = field(default_factory=set)
    """Files whose deletion may not have reached the disk."""
    _new: set[str] = field(default_factory=set)

    def open(self, file: str) -> None:
        """Record that a file is used from now on."""
        self._deleted.discard(file)
        self._new.add(file)

    def delete(self, file: str, *, synced: bool) -> None:
        """Record that a file has been deleted."""
        self.done.append(Write(file, 0, None))
        if synced:
            self.done.append(Sync(file))
        else:
            self._deleted.add(file)

    def sync(self, file: str) -> None:
        """Record that a file has been synced. If it is new, SQLite syncs the directory too (unixSync)."""
        self.done.append(Sync(file))
        if file in self._new and file.endswith(("-wal", "-journal")):
            self.done += map(Sync, sorted(self._deleted))
            self._deleted.clear()
        self._new.discard(file)

    def after_power_cut(self, moment: int, chance: Random) -> dict[str, bytes]:
        """Return the files as they may be if the power fails after this many steps."""
        done = self.done[:moment]
        synced = {step.file: number for number, step in enumerate(done) if isinstance(step, Sync)}
        files: defaultdict[str, bytearray] = defaultdict(bytearray)
        luck = chance.choice((0.0, 0.0, 0.5, 1.0))
        for number, step in enumerate(done):
            if isinstance(step, Sync):
                continue
            if number < synced.get(step.file, -1):
                _apply(files[step.file], step.offset, step.data)
            elif step.data is None:
                if chance.random() < luck:
                    _apply(files[step.file], step.offset, None)
            else:
                for start in range(0, len(step.data), SECTOR):
                    if chance.random() < luck:
                        _apply(files[step.file], step.offset + start, step.data[start : start + SECTOR])
        return {name: bytes(content) for name, content in files.items()}


def _apply(content: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del content[offset:]
        return
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


# --- SQLite's files (https://www.sqlite.org/c3ref/vfs.html) ---

_P, _I, _L = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
_WRITE = ctypes.CFUNCTYPE(_I, _P, _P, _I, _L)
_TRUNCATE = ctypes.CFUNCTYPE(_I, _P, _L)
_SYNC = ctypes.CFUNCTYPE(_I, _P, _I)
_OPEN = ctypes.CFUNCTYPE(_I, _P, ctypes.c_char_p, _P, _I, _P)
_DELETE = ctypes.CFUNCTYPE(_I, _P, ctypes.c_char_p, _I)


class _File(ctypes.Structure):
    _fields_ = [("methods", _P)]


class _Methods(ctypes.Structure):
    """The first version, with which SQLite maps no file into memory and keeps no shared index."""

    _fields_ = [
        ("version", _I),
        ("close", _P),
        ("read", _P),
        ("write", _WRITE),
        ("truncate", _TRUNCATE),
        ("sync", _SYNC),
        ("size", _P),
        ("lock", _P),
        ("unlock", _P),
        ("reserved", _P),
        ("control", _P),
        ("sector", _P),
        ("device", _P),
    ]


class _Vfs(ctypes.Structure):
    """The common beginning of all versions; the rest is copied as it is."""

    _fields_ = [
        ("version", _I),
        ("file_bytes", _I),
        ("most_path", _I),
        ("next", _P),
        ("name", ctypes.c_char_p),
        ("data", _P),
        ("open", _OPEN),
        ("delete", _DELETE),
        ("rest", _P * 16),
    ]


@contextmanager
def watched() -> Iterator[Disk]:
    """Replace SQLite's usual VFS in this process by one that keeps a journal of all writes."""
    library = ctypes.CDLL("libsqlite3.so.0")
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    usual = library.sqlite3_vfs_find(None)
    disk, names = Disk(), dict[int, str]()
    recording = _Vfs.from_buffer_copy(usual.contents)
    recording.name, recording.next = b"watched", None
    recording.version = 1
    kept: list[Any] = []

    def opened(vfs: int, name: bytes | None, file: int, flags: int, acks: int) -> int:
        status: int = usual.contents.open(ctypes.addressof(usual.contents), name, file, flags, acks)
        at = _File.from_address(file)
        if status == 0 and name is not None and at.methods:
            names[file] = Path(name.decode()).name
            disk.open(names[file])
            methods = _Methods.from_buffer_copy(_Methods.from_address(at.methods))
            methods.version = 1
            methods.write, methods.truncate, methods.sync = _watching(disk, names, methods)
            kept.append(methods)
            at.methods = ctypes.addressof(methods)
        return status

    def deleted(vfs: int, name: bytes, sync: int) -> int:
        disk.delete(Path(name.decode()).name, synced=bool(sync))
        return int(usual.contents.delete(ctypes.addressof(usual.contents), name, sync))

    recording.open, recording.delete = _OPEN(opened), _DELETE(deleted)
    library.sqlite3_vfs_register(ctypes.byref(recording), 1)
    try:
        yield disk
    finally:
        library.sqlite3_vfs_register(usual, 1)
        library.sqlite3_vfs_unregister(ctypes.byref(recording))


def _watching(disk: Disk, names: Mapping[int, str], methods: _Methods) -> tuple[Any, Any, Any]:
    """Return the wrappers of the methods that write, truncate and sync a file."""
    usual = _Methods.from_buffer_copy(methods)

    def written(file: int, data: int, size: int, offset: int) -> int:
        disk.done.append(Write(names[file], offset, ctypes.string_at(data, size)))
        return int(usual.write(file, data, size, offset))

    def truncated(file: int, size: int) -> int:
        disk.done.append(Write(names[file], size, None))
        return int(usual.truncate(file, size))

    def synced(file: int, flags: int) -> int:
        status = int(usual.sync(file, flags))
        disk.sync(names[file])
        return status

    return _WRITE(written), _TRUNCATE(truncated), _SYNC(synced)


# --- the experiment ---


@dataclass(frozen=True)
class Acknowledged:
    """An accepted bid, and the number of disk operations at that moment."""

    moment: int
    room: str
    seat: int
    moves: int


def rooms_of(store: SqliteStore, run: int) -> Rooms:
    """Return the rooms of a server that has just started."""
    clock, randomness = ManualClock(START + run), SeededRandomness(1, run)
    return Rooms(store, clock, randomness, Tokens(b"secret"), SilentSolver())


async def play(data: Path, disk: Disk, synchronous: str | None) -> list[Acknowledged]:
    """Let players bid in all rooms at once, and return the commands that the server acknowledged.

    The database syncs as the server's does, unless ``synchronous`` overrides it.
    """
    store = await SqliteStore.open(sqlite_url(data))
    with closing(engine_of(store).raw_connection()) as connection:
        connection.cursor().execute(f"PRAGMA wal_autocheckpoint={PAGES}")
        if synchronous is not None:
            connection.cursor().execute(f"PRAGMA synchronous={synchronous}")
    rooms = rooms_of(store, 0)
    acks: list[Acknowledged] = []

    async def table() -> None:
        room, _ = await rooms.create(Mode.FRIENDS, Options(timer_seconds=600, consent=False), "Mara")
        for name in ("Jonas", "Ada", "Ben"):
            await room.act(CommandMessage(id=new_id(), command=TakeSeat(name=name)), Ear())
        await room.act(CommandMessage(id=new_id(), command=StartMatch()), Ear(0))
        for number in range(BIDS_A_SEAT * SEATS):
            lower, seat = divmod(number, SEATS)
            bid = PlaceBid(round=1, moves=99 - lower)
            reply = await room.act(CommandMessage(id=new_id(), command=bid), Ear(seat))
            assert isinstance(reply, Accepted)
            acks.append(Acknowledged(len(disk.done), room.id, seat, bid.moves))

    await asyncio.gather(*(table() for _ in range(ROOMS)))
    await rooms.close()
    await store.close()
    return acks


async def lost(files: Mapping[str, bytes], acks: Sequence[Acknowledged]) -> tuple[int, list[str]]:
    """Start a server on these files. Return how many acknowledged commands are lost, and the other faults."""
    missing, wrong = 0, []
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        try:
            store = await SqliteStore.open(sqlite_url(Path(folder)))
        except RicochetError as fault:
            return len(acks), [f"it does not open: {fault}"]
        rooms = rooms_of(store, 1)
        by_room: defaultdict[str, set[tuple[int, int]]] = defaultdict(set)
        for bid in acks:
            by_room[bid.room].add((bid.seat, bid.moves))
        for room_id, bids in by_room.items():
            try:
                room = await rooms.get(room_id)
            except NoSuchRoomError:
                missing += len(bids)
                continue
            except RicochetError as fault:
                wrong.append(f"a room cannot be entered: {fault}")
                continue
            log = [numbered.event async for numbered in rooms.history(room)]
            stored = [(event.seat, event.moves) for event in log if isinstance(event, BidPlaced)]
            missing += len(bids - set(stored))
            if len(stored) != len(set(stored)):
                wrong.append("a bid is there twice")
            if await store.derived(room_id) != await derived(rooms, room_id):
                wrong.append("what is stored beside the log is not what follows from it")
        await rooms.close()
        await store.close()
    return missing, wrong


async def cut_power(cuts: int, seed: int, synchronous: str | None = None) -> tuple[int, int, list[str]]:
    """Cut the power this many times; return the numbers of acknowledged and of lost bids, and the faults."""
    chance = Random(seed)
    acknowledged = missing = 0
    wrong: list[str] = []
    for first in range(0, cuts, CUTS_A_RUN):
        with tempfile.TemporaryDirectory() as folder, watched() as disk:
            acks = await play(Path(folder), disk, synchronous)
        for _ in range(min(CUTS_A_RUN, cuts - first)):
            moment = chance.randint(acks[0].moment, acks[-1].moment)
            before = [bid for bid in acks if bid.moment <= moment]
            gone, faults = await lost(disk.after_power_cut(moment, chance), before)
            acknowledged += len(before)
            missing += gone
            wrong += faults
    return acknowledged, missing, wrong


def show(size: int, seed: int) -> list[Verdict]:
    """Cut the power this many times, and for the control in as many runs as it takes to lose something."""
    acks, missing, wrong = asyncio.run(cut_power(size, seed))
    shown = f"{size} power cuts, {acks} bids acknowledged, {missing} lost; {len(wrong)} faults"
    verdict = Verdict(
        "E5", "nothing lost or doubled", "; ".join([shown, *wrong[:5]]), not missing and not wrong
    )
    missing, cuts = 0, 0
    while not missing and cuts < MOST_CONTROLS * size:
        acks, missing, _ = asyncio.run(cut_power(size, seed + cuts, "NORMAL"))
        cuts += size
    shown = f"{cuts} power cuts, {acks} bids acknowledged in the last {size}, {missing} lost"
    return [verdict, Verdict("E5, control", "synchronous=NORMAL loses something", shown, missing > 0)]


if __name__ == "__main__":
    run(__doc__, show, size=200)
