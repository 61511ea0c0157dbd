"""What is said on one connection goes out in order, at once where that needs no waiting."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.run import text_frame
from ricochetrobots.server.socket.connection import DIRECT, Connection

pytestmark = pytest.mark.anyio


class Transport:
    """Takes messages at once while ``open``, and through the framework when ``taken`` is set."""

    def __init__(self) -> None:
        self.open = True
        self.taken = asyncio.Event()
        self.sent: list[str] = []
        self.scope = {"extensions": {DIRECT: {"send": self.send_at_once, "receive": self.receive}}}

    def send_at_once(self, message: bytes) -> bool:
        if self.open:
            self.sent.append(f"at once {message.decode()}")
        return self.open

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.disconnect"}

    async def send_text(self, message: str) -> None:
        await self.taken.wait()
        self.sent.append(message)

    async def close(self) -> None:
        self.sent.append("closed")


async def settle() -> None:
    """Let every task that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nothing_overtakes_what_waits() -> None:
    transport: Any = Transport()
    connection = Connection(transport, ManualClock())
    writing = asyncio.create_task(connection.write())
    await settle()
    connection.tell(b"one")
    transport.open = False
    connection.tell(b"two")
    await settle()
    transport.open = True
    connection.tell(b"three")  # "two" is under way and not sent
    assert transport.sent == ["at once one"]
    transport.taken.set()
    await settle()
    connection.tell(b"four")
    connection.drop()
    await writing
    assert transport.sent == ["at once one", "two", "three", "at once four", "closed"]


async def test_a_goodbye_is_the_last_word() -> None:
    transport: Any = Transport()
    connection = Connection(transport, ManualClock())
    writing = asyncio.create_task(connection.write())
    await settle()
    connection.goodbye("bye", "Bye.", retry=False)
    connection.tell(b"too late")
    await writing
    assert transport.sent == [
        'at once {"type":"goodbye","code":"bye","message":"Bye.","retry":false}',
        "closed",
    ]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False, extensions=())
