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
from websockets.server import ServerProtocol

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.door import Outbox
from ricochetrobots.server.run import Inbox, _Protocol, between_frames, text_frame, whole_text
from ricochetrobots.server.socket.connection import Connection
from ricochetrobots.server.socket.transport import DisconnectedError

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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False, extensions=())


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


@given(frames=FRAMES, splits=st.lists(st.integers(0, 400), max_size=4))
def test_what_is_read_past_the_library_is_what_it_reads(frames: list[bytes], splits: list[int]) -> None:
    """Whatever is sent, and in whatever pieces it comes."""
    ends = {0, *accumulate(map(len, frames))}
    cuts = sorted({*ends, *splits} if len(splits) % 2 else {0, max(ends), *splits})
    twin, past = reader(), reader()
    for piece in (b"".join(frames)[start:end] for start, end in pairwise(cuts)):
        if not piece:
            continue
        between, text = between_frames(past), whole_text(piece)
        twin.receive_data(piece)
        events = twin.events_received()
        if between and text is not None:
            assert events == [Frame(Opcode.TEXT, text)]
        else:
            past.receive_data(piece)
            assert past.events_received() == events
        assert (past.state, repr(past.parser_exc)) == (twin.state, repr(twin.parser_exc))


def test_a_whole_text_goes_past_the_library() -> None:
    """It is not always the library that reads."""
    frame = Frame(Opcode.TEXT, "Zoë".encode()).serialize(mask=True, extensions=())
    past = reader()
    assert between_frames(past)
    assert whole_text(frame) == "Zoë".encode()
    past.receive_data(frame[:2])
    assert not between_frames(past)
    past.receive_data(frame[2:])
    assert between_frames(past)
    assert whole_text(text_frame(b"bare") + b"more") is None, "it is not masked"


async def test_an_inbox_keeps_the_order_and_loses_nothing_to_who_goes_away() -> None:
    inbox = Inbox()
    gone = asyncio.create_task(inbox.get())
    await settle()
    gone.cancel()
    await settle()
    waits = asyncio.create_task(inbox.get())
    await settle()
    for code in (1, 2):
        inbox.put_nowait({"type": "websocket.disconnect", "code": code})
    assert inbox.qsize() == 2
    assert [await waits, await inbox.get()] == [
        {"type": "websocket.disconnect", "code": code} for code in (1, 2)
    ]
    assert inbox.empty()


async def test_what_is_said_in_one_turn_is_written_once_and_in_order() -> None:
    """Fails if anything is written before the turn is over, or connections are mixed up."""
    written: list[bytes] = []
    outbox = Outbox()
    for name in ("a", "b"):
        said: list[bytes] = []

        def flush(said: list[bytes] = said) -> None:
            written.append(b"".join(said))

        outbox.add(flush)
        said += [name.encode(), b"1"]
    assert not written
    await settle()
    assert written == [b"a1", b"b1"]


async def test_a_close_does_not_overtake_what_was_said_before_it() -> None:
    """Fails if ``send`` of the framework does not flush first."""
    transport: Any = Wire()
    config = uvicorn.Config(app=None, ws="none", log_config=None)  # type: ignore[arg-type]  # no application is asked
    protocol = _Protocol(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.conn = reader()
    protocol.conn.data_to_send()  # the handshake
    protocol.handshake_complete = True
    assert protocol._send_at_once(b"bye")
    assert not transport.written
    await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
    assert transport.written.startswith(text_frame(b"bye") + b"\x88"), "the text, then the close"


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

    def close(self) -> None:
        """Nothing is left to close."""
