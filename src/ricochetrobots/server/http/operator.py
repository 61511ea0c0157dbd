"""The operator's requests to a running server (operate/running.py describes the proof)."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.responses import Response, StreamingResponse

from ricochetrobots.game.match import Phase
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.routing import Call, as_json
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.records import RoomSummary
from ricochetrobots.server.operate.checking import ORPHANS
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.http import CONSENTED_GAME

CHUNK_BYTES = 256 * 1024
PREFIX = ".backup-"
ROOMS_LISTED = 1_000
MOST_MINUTES = 60
"""The longest time before an announced restart."""


async def read_backup(call: Call[None]) -> Response:
    """Return a copy of the database. Errors: storage-unavailable."""
    place = TemporaryDirectory(dir=call.services.settings.data, prefix=PREFIX)  # mode 700
    try:
        copy = Path(place.name) / DATABASE
        await call.services.rooms.store.backup(copy)
    except BaseException:
        await asyncio.to_thread(place.cleanup)
        raise
    return StreamingResponse(_chunks(copy, place), media_type="application/octet-stream")


@dataclass(frozen=True)
class ListedRoom(RoomSummary):
    """A room, the number of pages that are open there, and the match's phase while the room is in memory."""

    connections: int
    phase: Phase | None


async def list_rooms(call: Call[None]) -> Response:
    """Return the most recently used rooms. Errors: storage-unavailable."""
    return as_json(await listed_rooms(call.services.rooms))


async def listed_rooms(rooms: Rooms) -> list[ListedRoom]:
    """Return the most recently used rooms."""
    return [
        ListedRoom(**asdict(room), connections=rooms.connections(room.id), phase=rooms.phase(room.id))
        for room in await rooms.store.listed(ROOMS_LISTED)
    ]


async def close_room(call: Call[None]) -> Response:
    """Close a room and delete its record. Errors: no-such-room, storage-unavailable."""
    await remove_room(call.services.rooms, call.values["room"])
    return as_json({"closed": call.values["room"]})


async def remove_room(rooms: Rooms, room: str) -> None:
    """Close a room and delete its record. Raises NoSuchRoomError and StorageUnavailableError."""
    if room not in await rooms.store.orphans(ORPHANS):
        await rooms.store.load(room)
    await rooms.remove([room])


async def forget_seat(call: Call[None]) -> Response:
    """Delete the name on a seat. Errors: no-such-room, no-such-player, storage-unavailable."""
    seat = int(call.values["seat"])
    await (await call.services.rooms.get(call.values["room"])).forget(seat)
    return as_json({"forgotten": seat})


async def announce_restart(call: Call[None]) -> Response:
    """Announce a restart in that many minutes to every page, or withdraw the announcement if it is 0."""
    return as_json({"minutes": announce(call.services, call.values["minutes"])})


def announce(services: Services, text: str) -> int:
    """Announce a restart in that many minutes, or withdraw the announcement if it is 0. Raises ServerError."""
    if not re.fullmatch("[0-9]{1,2}", text) or int(text) > MOST_MINUTES:
        raise ServerError("invalid")
    minutes = int(text)
    services.connections.announce(services.clock.now() + 60 * minutes if minutes else None)
    return minutes


async def read_consented(call: Call[None]) -> Response:
    """Return the games that may be used for statistics, one JSON object per line."""

    async def lines() -> AsyncIterator[bytes]:
        async for game in call.services.rooms.consented():
            yield CONSENTED_GAME.encode(game) + b"\n"

    return StreamingResponse(lines(), media_type="application/jsonl")


def remove_unfinished(data: Path) -> None:
    """Remove unfinished copies that a killed server left behind."""
    for left in data.glob(f"{PREFIX}*"):
        shutil.rmtree(left, ignore_errors=True)


def _chunks(copy: Path, place: TemporaryDirectory[str]) -> Iterator[bytes]:
    """Yield the content of a file, then remove it."""
    with place, copy.open("rb") as opened:
        while chunk := opened.read(CHUNK_BYTES):
            yield chunk
