"""A connection that ends during a command: the server completes the command first."""

import asyncio
from typing import Any

import msgspec
import pytest

from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.options import Mode, Options
from ricochetrobots.server.log.records import Append
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.wire import messages
from ricochetrobots.wire.messages import CommandMessage, Hello
from support.rooms import MEMORY, Table, new_id, open_rooms

pytestmark = pytest.mark.anyio


class SlowStore(SqliteStore):
    """A store that reports an append as stored only when the test allows it."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.released = asyncio.Event()
        self.released.set()
        self.stored = asyncio.Event()

    async def append(self, append: Append) -> None:
        await super().append(append)
        self.stored.set()
        await self.released.wait()


class FakeTransport:
    """A transport that delivers these messages and then stays silent."""

    def __init__(self, *to_deliver: messages.ClientMessage) -> None:
        self.messages = [messages.CLIENT_MESSAGES.encode(message).decode() for message in to_deliver]
        self.sent_kinds: list[str] = []

    async def accept(self) -> None:
        """Accept the connection."""

    async def receive(self) -> str | bytes:
        if not self.messages:
            await asyncio.Event().wait()
        return self.messages.pop(0)

    def send_at_once(self, message: bytes) -> bool:
        self.sent_kinds.append(msgspec.json.decode(message)["type"])
        return True

    async def send(self, message: bytes) -> None:
        """Do nothing: every message is sent at once."""

    async def close(self) -> None:
        """Do nothing."""

    def abort(self) -> None:
        """Do nothing."""

    def acknowledged(self) -> None:
        """Return None: the progress is unknown."""


async def test_a_command_is_completed_after_its_sender_disconnects() -> None:
    store = await SlowStore.open(MEMORY)
    async with open_rooms(store=store) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
        table = Table(room)
        await table.sure(None, TakeSeat, name="Ben")
        await table.sure(0, StartMatch)
        first_bid, second_bid = (
            CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves)) for moves in (9, 8)
        )
        transport = FakeTransport(
            Hello(protocol=messages.VERSION, room=room.id, token=room.snapshot.seat_token(1, rooms.tokens)),
            first_bid,
            second_bid,
        )
        connections = Connections(rooms, rooms.clock)
        store.stored.clear()
        store.released.clear()
        serve_task = asyncio.create_task(connections.serve(transport, "192.0.2.1"))
        await store.stored.wait()
        serve_task.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not serve_task.done(), "the task waits for the store"
        store.released.set()
        with pytest.raises(asyncio.CancelledError):
            await serve_task
        await table.sure(0, PlaceBid, round=1, moves=7)
        assert room.snapshot.match is not None
        assert room.snapshot.match.round is not None
        assert [bid.moves for bid in room.snapshot.match.round.bids] == [9, 7], (
            "the server reads no further command"
        )
        assert len(connections) == 0
        assert len(room.audience) == 0
