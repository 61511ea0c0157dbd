"""A connection sends its messages in order, and at once if the transport accepts them."""

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

from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.socket.connection import Connection
from ricochetrobots.server.socket.transport import DisconnectedError
from ricochetrobots.server.socket.websocket import WebSocketProtocol
from support.clock import ManualClock

pytestmark = pytest.mark.anyio
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class FakeTransport:
    """A transport that sends at once while ``open``, and otherwise when ``released`` is set."""

    def __init__(self) -> None:
        self.open = True
        self.released = asyncio.Event()
        self.sent: list[str] = []

    async def accept(self) -> None:
        """Accept the connection."""

    async def receive(self) -> str | bytes:
        raise DisconnectedError

    def send_at_once(self, message: bytes) -> bool:
        if self.open:
            self.sent.append(f"at once {message.decode()}")
        return self.open

    async def send(self, message: bytes) -> None:
        await self.released.wait()
        self.sent.append(message.decode())

    async def close(self) -> None:
        self.sent.append("closed")

    def abort(self) -> None:
        self.sent.append("aborted")

    def acknowledged(self) -> None:
        """Return None: the progress is unknown."""


async def run_tasks() -> None:
    """Run every task that is ready."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_message_does_not_overtake_waiting_messages() -> None:
    transport = FakeTransport()
    connection = Connection(transport, ManualClock(), ServerLimits())
    write_task = asyncio.create_task(connection.write())
    await run_tasks()
    connection.tell(b"one")
    transport.open = False
    connection.tell(b"two")
    await run_tasks()
    transport.open = True
    connection.tell(b"three")  # the transport has not yet sent "two"
    assert transport.sent == ["at once one"]
    transport.released.set()
    await run_tasks()
    connection.tell(b"four")
    connection.drop()
    await write_task
    assert transport.sent == ["at once one", "two", "at once three", "at once four", "closed"]


async def test_nothing_is_sent_after_a_goodbye() -> None:
    transport = FakeTransport()
    connection = Connection(transport, ManualClock(), ServerLimits())
    write_task = asyncio.create_task(connection.write())
    await run_tasks()
    connection.goodbye("bye", "Bye.", retry=False)
    connection.tell(b"too late")
    await write_task
    assert transport.sent == [
        'at once {"type":"goodbye","code":"bye","message":"Bye.","retry":false}',
        "closed",
    ]


HEADS = (0x81, 0x81, 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0xC1, 0x83)
"""First bytes of frames: texts, fragments, other messages, and invalid ones."""
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


def library_reader() -> ServerProtocol:
    """Return the library's reader on an open connection."""
    reader = ServerProtocol(max_size=1 << 16)
    reader.receive_data(HANDSHAKE)
    request = reader.events_received()[0]
    assert isinstance(request, Request)
    reader.send_response(reader.accept(request))
    return reader


def opened_websocket(transport: Any) -> WebSocketProtocol:
    """Return a WebSocket after its handshake."""
    config = uvicorn.Config(app=None, ws="none", log_config=None)  # type: ignore[arg-type]  # no application is called
    protocol = WebSocketProtocol(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.conn = library_reader()
    protocol.conn.data_to_send()  # the handshake
    protocol.handshake_complete = True
    return protocol


@given(frames=FRAMES, splits=st.lists(st.integers(0, 400), max_size=4))
async def test_the_application_receives_what_the_library_reads(
    frames: list[bytes], splits: list[int]
) -> None:
    """Whatever the pieces, complete messages arrive in order until the connection ends."""
    ends = {0, *accumulate(map(len, frames))}
    cuts = sorted({*ends, *splits} if len(splits) % 2 else {0, max(ends), *splits})
    reference, protocol, expected, parts = (
        library_reader(),
        opened_websocket(FakeWire()),
        list[str | bytes](),
        list[Frame](),
    )
    for piece in (b"".join(frames)[start:end] for start, end in pairwise(cuts)):
        reference.receive_data(piece)
        for frame in reference.events_received():
            if isinstance(frame, Frame) and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                parts.append(frame)
                if frame.fin:
                    whole = b"".join(part.data for part in parts)
                    expected.append(whole.decode() if parts[0].opcode is Opcode.TEXT else whole)
                    parts = []
        protocol.data_received(piece)
        if reference.parser_exc is not None or reference.state is not State.OPEN:
            break
    received = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    messages: list[Any] = [message for message in received if message["type"] == "websocket.receive"]
    assert [message.get("text", message.get("bytes")) for message in messages] == expected
    assert (len(messages) < len(received)) == (reference.state is not State.OPEN)


async def test_each_text_is_sent_at_once_and_in_order() -> None:
    transport = FakeWire()
    protocol = opened_websocket(transport)
    for text in (b"", b"one", b"x" * 126, b"y" * 65_536):
        transport.written = b""
        assert protocol._send_at_once(text)
        assert transport.written == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=())
    protocol.pause_writing()
    assert not protocol._send_at_once(b"not now")
    assert transport.written.endswith(b"y")


async def test_an_unmasked_frame_ends_the_connection() -> None:
    protocol = opened_websocket(FakeWire())
    protocol.data_received(Frame(Opcode.TEXT, b"bare").serialize(mask=False, extensions=()))
    assert [message["type"] for message in [protocol.queue.get_nowait()]] == ["websocket.disconnect"]
    assert not protocol._send_at_once(b"too late")


async def test_a_close_does_not_overtake_earlier_messages() -> None:
    transport = FakeWire()
    protocol = opened_websocket(transport)
    assert protocol._send_at_once(b"bye")
    await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
    assert transport.written.startswith(b"\x81\x03bye\x88"), "the text comes before the close"


class FakeWire:
    """A fake asyncio transport that records the written bytes."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None:
        """Keep reading: the test controls the other end."""

    def close(self) -> None:
        """Do nothing: no socket is open."""
