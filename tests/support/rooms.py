"""Rooms without a network: a clock that stands still, chance from a seed, and ears to listen with."""

import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import Engine

from ricochetrobots.game import View
from ricochetrobots.protocol import messages
from ricochetrobots.protocol.messages import (
    SERVER_MESSAGES,
    Accepted,
    CommandMessage,
    Refused,
    ServerMessage,
    Update,
)
from ricochetrobots.server.clock import Clock, ManualClock
from ricochetrobots.server.randomness import SeededRandomness
from ricochetrobots.server.rooms.derivation import Derivation
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.solving.pool import SolverPool, Worker, Workers
from ricochetrobots.server.store.sqlite import SqliteStore
from ricochetrobots.server.store.store import Derived, Store
from support.solvers import SilentWorker

Message = TypeVar("Message")
MEMORY = "sqlite://"
START = 1_000_000.0

_ids = count(1)


def engine_of(store: Store) -> Engine:
    """Return what a store of SQLite works with, to look at its tables or damage them."""
    assert isinstance(store, SqliteStore)
    return store._engine


def new_id() -> str:
    """Return a command id that no other command has."""
    return f"command-{next(_ids)}"


class Ear:
    """A listener that stores its messages."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.heard: list[ServerMessage] = []
        self.farewell: str | None = None

    def tell(self, message: bytes) -> None:
        """Keep the message."""
        self.heard.append(SERVER_MESSAGES.decode(message))

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Keep the code."""
        self.farewell = code

    @property
    def view(self) -> View:
        """The newest view."""
        return self.all(Update)[-1].view

    @property
    def game(self) -> str | None:
        """The id of the finished game, if it is one."""
        return self.all(Update)[-1].game

    @property
    def kinds(self) -> list[str]:
        """The types of all messages heard, in order."""
        return [type(message).__name__ for message in self.heard]

    def all(self, kind: type[Message]) -> list[Message]:
        """Return the messages of one type."""
        return [message for message in self.heard if isinstance(message, kind)]

    def events(self) -> list[messages.NumberedEvent]:
        """Return every event heard, in order."""
        return [event for update in self.all(Update) for event in update.events]


class Table:
    """A room with ears, and a short way to say things there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ears: dict[int | None, Ear] = {}

    def listen(self, seat: int | None = None, known: int | None = 0) -> Ear:
        """Seat a listener."""
        ear = self.ears[seat] = Ear(seat)
        self.room.join(ear, known)
        return ear

    async def say(self, seat: int | None, kind: type[Any], /, **fields: object) -> Accepted | Refused:
        """Say a command from a seat and return the answer."""
        ear = self.ears.get(seat) or Ear(seat)
        return await self.room.act(CommandMessage(id=new_id(), command=kind(**fields)), ear)

    async def sure(self, seat: int | None, kind: type[Any], /, **fields: object) -> Accepted:
        """Say a command that must be accepted."""
        answer = await self.say(seat, kind, **fields)
        assert isinstance(answer, Accepted), answer
        return answer


async def derived(rooms: Rooms, room_id: str) -> Derived:
    """Return what follows from the log of a room, which must be whole."""
    derivation = Derivation(room_id, None, rooms.clock, rooms.tokens)
    await derivation.read(rooms.store)
    return derivation.derived()


@asynccontextmanager
async def open_rooms(
    url: str = MEMORY,
    *,
    clock: Clock | None = None,
    store: Store | None = None,
    run: int = 0,
    worker: Callable[[], Awaitable[Worker]] = SilentWorker.start,
) -> AsyncIterator[Rooms]:
    """Open the rooms of a database, as the application does but without its sweeper."""
    opened = store or await SqliteStore.open(url)
    randomness = SeededRandomness(1, run)
    tokens = Tokens(await opened.secret(randomness.bytes(32)))
    clock = clock or ManualClock(START)
    solver_pool = SolverPool(Workers(clock, worker, 1, math.inf))
    rooms = Rooms(opened, clock, randomness, tokens, solver_pool)
    try:
        yield rooms
    finally:
        await rooms.close()
        await solver_pool.close()
        await opened.close()
