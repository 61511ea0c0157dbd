"""A conversation that ends while a command is carried out: the command is carried to its end first."""

import asyncio
from typing import Any

import msgspec
import pytest

from ricochetrobots.game.commands import PlaceBid, StartMatch, TakeSeat
from ricochetrobots.game.options import Mode, Options
from ricochetrobots.protocol import messages
from ricochetrobots.protocol.messages import CommandMessage, Hello
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.store.sqlite import SqliteStore
from ricochetrobots.server.store.store import Append
from support.rooms import MEMORY, Table, new_id, open_rooms

pytestmark = pytest.mark.anyio


class SlowStore(SqliteStore):
    """A store that says that it has stored something once it is let."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.let = asyncio.Event()
        self.let.set()
        self.reached = asyncio.Event()

    async def append(self, append: Append) -> None:
        await super().append(append)
        self.reached.set()
        await self.let.wait()


class Sender:
    """The other end of a connection: says what it is told to say, and is silent from then on."""

    def __init__(self, *said: messages.ClientMessage) -> None:
        self.said = [messages.CLIENT_MESSAGES.encode(message).decode() for message in said]
        self.heard: list[str] = []

    async def accept(self) -> None:
        """Be let in."""

    async def receive(self) -> str | bytes:
        if not self.said:
            await asyncio.Event().wait()
        return self.said.pop(0)

    def send_at_once(self, message: bytes) -> bool:
        self.heard.append(msgspec.json.decode(message)["type"])
        return True

    async def send(self, message: bytes) -> None:
        """Nothing waits."""

    async def close(self) -> None:
        """Be gone."""

    def abort(self) -> None:
        """Be gone at once."""

    def acknowledged(self) -> None:
        """Nobody can tell."""


async def test_a_command_is_carried_to_its_end_though_its_sender_is_gone() -> None:
    store = await SlowStore.open(MEMORY)
    async with open_rooms(store=store) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
        table = Table(room)
        await table.sure(None, TakeSeat, name="Ben")
        await table.sure(0, StartMatch)
        bid, after = (CommandMessage(id=new_id(), command=PlaceBid(round=1, moves=moves)) for moves in (9, 8))
        sender = Sender(
            Hello(protocol=messages.VERSION, room=room.id, token=room.snapshot.seat_token(1, rooms.tokens)),
            bid,
            after,
        )
        connections = Connections(rooms, rooms.clock)
        store.reached.clear()
        store.let.clear()
        serving = asyncio.create_task(connections.serve(sender, "192.0.2.1"))
        await store.reached.wait()
        serving.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not serving.done(), "it waits for the store"
        store.let.set()
        with pytest.raises(asyncio.CancelledError):
            await serving
        await table.sure(0, PlaceBid, round=1, moves=7)
        assert room.snapshot.match is not None
        assert room.snapshot.match.round is not None
        assert [said.moves for said in room.snapshot.match.round.bids] == [9, 7], "and takes no more"
        assert len(connections) == 0
        assert len(room.audience) == 0
