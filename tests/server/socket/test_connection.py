"""What is said on one connection goes out in order, at once where that needs no waiting."""

import asyncio
from itertools import accumulate, pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.socket.connection import Connection
from ricochetrobots.server.socket.transport import DisconnectedError
from ricochetrobots.server.socket.websocket import WebSocketProtocol

pytestmark = pytest.mark.anyio
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Network:
    """A transport that takes messages at once while ``open``, and the others when ``taken`` is set."""

    def __init__(self) -> None:
        self.open = True
        self.taken = asyncio.Event()
        self.sent: list[str] = []

    async def accept(self) -> None:
        """Be let in."""

    async def receive(self) -> str | bytes:
        raise DisconnectedError

    def send_at_once(self, message: bytes) -> bool:
        if self.open:
            self.sent.append(f"at once {message.decode()}")
        return self.open

    async def send(self, message: bytes) -> None:
        await self.taken.wait()
        self.sent.append(message.decode())

    async def close(self) -> None:
        self.sent.append("closed")

    def abort(self) -> None:
        self.sent.append("aborted")

    def acknowledged(self) -> None:
        """Nobody can tell."""


async def settle() -> None:
    """Let every task that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nothing_overtakes_what_waits() -> None:
    network = Network()
    connection = Connection(network, ManualClock())
    writing = asyncio.create_task(connection.write())
    await settle()
    connection.tell(b"one")
    network.open = False
    connection.tell(b"two")
    await settle()
    network.open = True
    connection.tell(b"three")  # "two" is under way and not sent
    assert network.sent == ["at once one"]
    network.taken.set()
    await settle()
    connection.tell(b"four")
    connection.drop()
    await writing
    assert network.sent == ["at once one", "two", "at once three", "at once four", "closed"]


async def test_a_goodbye_is_the_last_word() -> None:
    network = Network()
    connection = Connection(network, ManualClock())
    writing = asyncio.create_task(connection.write())
    await settle()
    connection.goodbye("bye", "Bye.", retry=False)
    connection.tell(b"too late")
    await writing
    assert network.sent == [
        'at once {"type":"goodbye","code":"bye","message":"Bye.","retry":false}',
        "closed",
    ]


HEADS = (0x81, 0x81, 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0xC1, 0x83)
"""Texts, parts of them, other messages, and what nobody may send."""
FRAMES = st.lists(
    st.builds(
        lambda head, data, mask: (
            bytes([head]) + Frame(Opcode.TEXT, data).serialize(mask=mask, extensions=())[1:]
        ),
        st.sampled_from(HEADS),
        st.binary(max_size=5) | st.text(max_size=130).map(str.encode),
        st.just(True) | st.booleans(),
    ),
    max_size=5,
)


def reader() -> ServerProtocol:
    """The library's reader on an open connection."""
    made = ServerProtocol(max_size=1 << 16)
    made.receive_data(HANDSHAKE)
    request = made.events_received()[0]
    assert isinstance(request, Request)
    made.send_response(made.accept(request))
    return made


def opened(transport: Any) -> WebSocketProtocol:
    """Return a WebSocket whose handshake is over."""
    config = uvicorn.Config(app=None, ws="none", log_config=None)  # type: ignore[arg-type]  # no application is called
    protocol = WebSocketProtocol(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.conn = reader()
    protocol.conn.data_to_send()  # the handshake
    protocol.handshake_complete = True
    return protocol


@given(frames=FRAMES, splits=st.lists(st.integers(0, 400), max_size=4))
async def test_the_application_receives_what_the_library_reads(
    frames: list[bytes], splits: list[int]
) -> None:
    """Send anything, in any pieces: whole messages arrive in order until the connection ends."""
    ends = {0, *accumulate(map(len, frames))}
    cuts = sorted({*ends, *splits} if len(splits) % 2 else {0, max(ends), *splits})
    twin, protocol, expected, parts = reader(), opened(Wire()), list[str | bytes](), list[Frame]()
    for piece in (b"".join(frames)[start:end] for start, end in pairwise(cuts)):
        twin.receive_data(piece)
        for frame in twin.events_received():
            if isinstance(frame, Frame) and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                parts.append(frame)
                if frame.fin:
                    whole = b"".join(part.data for part in parts)
                    expected.append(whole.decode() if parts[0].opcode is Opcode.TEXT else whole)
                    parts = []
        protocol.data_received(piece)
        if twin.parser_exc is not None or twin.state is not State.OPEN:
            break
    received = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    messages: list[Any] = [message for message in received if message["type"] == "websocket.receive"]
    assert [message.get("text", message.get("bytes")) for message in messages] == expected
    assert (len(messages) < len(received)) == (twin.state is not State.OPEN)


async def test_each_text_is_sent_at_once_and_in_order() -> None:
    transport = Wire()
    protocol = opened(transport)
    for text in (b"", b"one", b"x" * 126, b"y" * 65_536):
        transport.written = b""
        assert protocol._send_at_once(text)
        assert transport.written == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=())
    protocol.pause_writing()
    assert not protocol._send_at_once(b"not now")
    assert transport.written.endswith(b"y")


async def test_a_frame_that_is_not_masked_ends_the_connection() -> None:
    protocol = opened(Wire())
    protocol.data_received(Frame(Opcode.TEXT, b"bare").serialize(mask=False, extensions=()))
    assert [message["type"] for message in [protocol.queue.get_nowait()]] == ["websocket.disconnect"]
    assert not protocol._send_at_once(b"too late")


async def test_a_close_does_not_overtake_what_was_said_before_it() -> None:
    transport = Wire()
    protocol = opened(transport)
    assert protocol._send_at_once(b"bye")
    await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
    assert transport.written.startswith(b"\x81\x03bye\x88"), "the text, then the close"


class Wire:
    """What is written to a connection."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None:
        """Read on: the test holds the other end."""

    def close(self) -> None:
        """Nothing is left to close."""
