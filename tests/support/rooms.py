"""Rooms without a network: a clock that stands still, randomness from a seed, and listeners."""

import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import Engine

from ricochetrobots.game import Mode, Options, View
from ricochetrobots.game.commands import TakeSeat
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.records import DerivedData
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.rooms.derivation import Derivation
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.solving.pool import SolverPool, Worker, Workers
from ricochetrobots.wire import messages
from ricochetrobots.wire.messages import (
    SERVER_MESSAGES,
    Accepted,
    CommandMessage,
    Refused,
    ServerMessage,
    Update,
)
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.solvers import SilentWorker

Message = TypeVar("Message")
MEMORY = "sqlite://"
START = 1_000_000.0

_ids = count(1)


def engine_of(store: Store) -> Engine:
    """Return the connection of an SQLite store, to read its tables or damage them."""
    assert isinstance(store, SqliteStore)
    return store._engine


def new_id() -> str:
    """Return a unique command id."""
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
        """The types of all received messages, in order."""
        return [type(message).__name__ for message in self.heard]

    def all(self, kind: type[Message]) -> list[Message]:
        """Return the messages of one type."""
        return [message for message in self.heard if isinstance(message, kind)]

    def events(self) -> list[messages.NumberedEvent]:
        """Return every received event, in order."""
        return [event for update in self.all(Update) for event in update.events]


class Table:
    """A room with listeners, and shortcuts for sending commands."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ears: dict[int | None, Ear] = {}

    def listen(self, seat: int | None = None, known: int | None = 0) -> Ear:
        """Seat a listener."""
        ear = self.ears[seat] = Ear(seat)
        self.room.join(ear, known)
        return ear

    async def say(self, seat: int | None, kind: type[Any], /, **fields: object) -> Accepted | Refused:
        """Send a command from a seat and return the answer."""
        ear = self.ears.get(seat) or Ear(seat)
        return await self.room.act(CommandMessage(id=new_id(), command=kind(**fields)), ear)

    async def sure(self, seat: int | None, kind: type[Any], /, **fields: object) -> Accepted:
        """Send a command that must be accepted."""
        answer = await self.say(seat, kind, **fields)
        assert isinstance(answer, Accepted), answer
        return answer


async def seat_two(rooms: Rooms) -> Table:
    """Open a room with the host Mara, the player Jonas and a spectator, who all listen."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    return table


async def derived(rooms: Rooms, room_id: str) -> DerivedData:
    """Return the state that results from the log of a room, which must be intact."""
    derivation = Derivation(room_id, None, rooms.clock, rooms.tokens, rooms.limits)
    while await derivation.read_page(rooms.store):
        pass
    return derivation.derived()


@asynccontextmanager
async def open_rooms(
    url: str = MEMORY,
    *,
    clock: Clock | None = None,
    store: Store | None = None,
    run: int = 0,
    worker: Callable[[], Awaitable[Worker]] = SilentWorker.start,
    public: bool = False,
    limits: ServerLimits = USUAL,
) -> AsyncIterator[Rooms]:
    """Open the rooms of a database, as the application does but without its sweeper."""
    opened = store or await SqliteStore.open(url, limits)
    randomness = SeededRandomness(1, run)
    tokens = Tokens(await opened.secret(randomness.bytes(32)))
    clock = clock or (opened.cluster.clock if opened.cluster else ManualClock(START))
    solver_pool = SolverPool(Workers(clock, worker, 1, math.inf, limits))
    rooms = Rooms(opened, clock, randomness, tokens, solver_pool, limits=limits, public=public)
    try:
        yield rooms
    finally:
        await rooms.close()
        await solver_pool.close()
        await opened.close()
