"""The operator's requests to a running server (operate/running.py describes the proof)."""

from __future__ import annotations

import asyncio
import hmac
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import Stream

from ricochetrobots.game.match import Phase
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.operate.checking import ORPHANS
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.store.backup import DATABASE
from ricochetrobots.server.store.store import RoomSummary
from ricochetrobots.wire.http import CONSENTED_GAME

CHUNK_BYTES = 256 * 1024
PREFIX = ".backup-"
ROOMS_LISTED = 1_000
MOST_MINUTES = 60
"""The longest time before an announced restart."""


def is_operator(authorization: str | None, token: str) -> bool:
    """Return whether the header of a request proves that the operator sent it."""
    return hmac.compare_digest((authorization or "").encode(), f"Bearer {token}".encode())


def for_operator(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Raise ServerError unless the operator sent the request."""
    if not is_operator(connection.headers.get("authorization"), connection.app.state.operator_token):
        raise ServerError("not-found")


@get("/operator/backup", guards=[for_operator])
async def read_backup(state: State) -> Stream:
    """Return a copy of the database. Errors: storage-unavailable."""
    rooms: Rooms = state.rooms
    place = TemporaryDirectory(dir=state.settings.data, prefix=PREFIX)  # mode 700
    try:
        copy = Path(place.name) / DATABASE
        await rooms.store.backup(copy)
    except BaseException:
        await asyncio.to_thread(place.cleanup)
        raise
    return Stream(_chunks(copy, place), media_type="application/octet-stream")


@dataclass(frozen=True)
class ListedRoom(RoomSummary):
    """A room, the number of pages that are open there, and the match's phase while the room is in memory."""

    connections: int
    phase: Phase | None


@get("/operator/rooms", guards=[for_operator])
async def list_rooms(state: State) -> list[ListedRoom]:
    """Return the most recently used rooms. Errors: storage-unavailable."""
    return await listed_rooms(state)


async def listed_rooms(state: State) -> list[ListedRoom]:
    """Return the most recently used rooms."""
    rooms: Rooms = state.rooms
    return [
        ListedRoom(**asdict(room), connections=rooms.connections(room.id), phase=rooms.phase(room.id))
        for room in await rooms.store.listed(ROOMS_LISTED)
    ]


@post("/operator/rooms/{room:str}/close", status_code=200, guards=[for_operator])
async def close_room(room: FromPath[str], state: State) -> dict[str, str]:
    """Close a room and delete its record. Errors: no-such-room, storage-unavailable."""
    await remove_room(state, room)
    return {"closed": room}


async def remove_room(state: State, room: str) -> None:
    """Close a room and delete its record. Raises NoSuchRoomError and StorageUnavailableError."""
    rooms: Rooms = state.rooms
    if room not in await rooms.store.orphans(ORPHANS):
        await rooms.store.load(room)
    await rooms.remove([room])


@post("/operator/rooms/{room:str}/seats/{seat:int}/forget", status_code=200, guards=[for_operator])
async def forget_seat(room: FromPath[str], seat: FromPath[int], state: State) -> dict[str, int]:
    """Delete the name on a seat. Errors: no-such-room, no-such-player, storage-unavailable."""
    rooms: Rooms = state.rooms
    await (await rooms.get(room)).forget(seat)
    return {"forgotten": seat}


@post("/operator/notice/{minutes:str}", status_code=200, guards=[for_operator])
async def announce_restart(minutes: FromPath[str], state: State) -> dict[str, int]:
    """Announce a restart in that many minutes to every page, or withdraw the announcement if it is 0."""
    return {"minutes": announce(state, minutes)}


def announce(state: State, text: str) -> int:
    """Announce a restart in that many minutes, or withdraw the announcement if it is 0. Raises ServerError."""
    if not re.fullmatch("[0-9]{1,2}", text) or int(text) > MOST_MINUTES:
        raise ServerError("invalid")
    minutes = int(text)
    state.connections.announce(state.rooms.clock.now() + 60 * minutes if minutes else None)
    return minutes


@get("/operator/consented", guards=[for_operator])
async def read_consented(state: State) -> Stream:
    """Return the games that may be used for statistics, one JSON object per line."""
    rooms: Rooms = state.rooms

    async def lines() -> AsyncIterator[bytes]:
        async for game in rooms.consented():
            yield CONSENTED_GAME.encode(game) + b"\n"

    return Stream(lines(), media_type="application/jsonl")


def remove_unfinished(data: Path) -> None:
    """Remove unfinished copies that a killed server left behind."""
    for left in data.glob(f"{PREFIX}*"):
        shutil.rmtree(left, ignore_errors=True)


def _chunks(copy: Path, place: TemporaryDirectory[str]) -> Iterator[bytes]:
    """Yield the content of a file, then remove it."""
    with place, copy.open("rb") as opened:
        while chunk := opened.read(CHUNK_BYTES):
            yield chunk


HANDLERS = [read_backup, list_rooms, close_room, forget_seat, announce_restart, read_consented]
