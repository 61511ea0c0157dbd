"""Budgets of seats, rooms, addresses and the disk."""

import contextlib
import re
import resource
import socket
import tempfile
from collections import namedtuple
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import LeaveSeat, PlaceBid, SetOptions, ShuffleBoard, StartMatch
from ricochetrobots.server.app import Application
from ricochetrobots.server.limits import USUAL, Limit, ServerLimits
from ricochetrobots.server.operate import readiness
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.socket import endpoint
from ricochetrobots.wire.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    VERSION,
    Accepted,
    CommandMessage,
    Hello,
    Refused,
)
from support.client import Client
from support.clock import ManualClock
from support.durations import PATIENCE_SECONDS
from support.operators import from_operators
from support.rooms import MEMORY, START, Table, new_id, open_rooms
from support.server import LiveServer
from support.serving import Serving, line, serving

pytestmark = pytest.mark.anyio
TWO = Limit(2, 10.0)
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Serving]:
    """A server on a free port, with the limits of the test."""
    async with serving(tmp_path, limits=getattr(request, "param", USUAL)) as started:
        yield started


@pytest.mark.parametrize("server", [ServerLimits(messages_per_connection=Limit(1, 10.0))], indirect=True)
async def test_a_message_over_the_limit_is_rejected_unread(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara:
        await mara.say(type="ping", sent=1.0)
        await mara.hear("pong")
        read: list[object] = []
        monkeypatch.setattr(endpoint, "read_message", read.append)
        await mara.say(type="shuffle_board", id="command-x")
        refused = await mara.hear("refused")
        assert (refused["code"], refused["id"], read) == ("too-fast", "command-x", [])


@pytest.mark.parametrize(
    ("server", "counted"),
    [
        (ServerLimits(messages_per_seat=TWO), True),
        (ServerLimits(messages_per_room=TWO), True),
        (ServerLimits(messages_per_address=TWO), True),
        (ServerLimits(messages_per_address=TWO), False),
    ],
    indirect=["server"],
)
async def test_connections_share_a_budget(server: Serving, counted: bool) -> None:
    """A spectator counts only towards the budget of the address."""
    room = await server.open_room("Mara")
    token = room["token"] if counted else None
    async with line(server, room["room"], token) as one, line(server, room["room"], token) as other:
        for each in (one, other):
            await each.say(type="ping", sent=1.0)
            await each.hear("pong")
        await other.say(type="ping", sent=1.0)
        assert (await other.hear("refused"))["code"] == "too-fast"
        server.clock.advance(10.0)
        await other.say(type="ping", sent=1.0)
        await other.hear("pong")


async def test_a_full_room_rejects_commands_but_players_may_leave() -> None:
    async with open_rooms(limits=ServerLimits(events_per_room=3)) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
        table = Table(room)
        await table.sure(0, ShuffleBoard)
        assert room.snapshot.seq == 3
        refused = await table.say(0, ShuffleBoard)
        assert isinstance(refused, Refused)
        assert refused.code == "room-full"
        await table.sure(0, LeaveSeat)


async def test_a_room_limits_the_bytes_that_it_stores_per_period() -> None:
    clock = ManualClock(START)
    async with open_rooms(clock=clock, limits=ServerLimits(bytes_per_room=Limit(2_000, 100.0))) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, Options(), "Mara")
        table = Table(room)
        accepted = 0
        while isinstance(
            refused := await table.say(0, SetOptions, options=Options(timer_seconds=5 + accepted)), Accepted
        ):
            accepted += 1
        assert accepted < 10
        assert refused.code == "too-fast"
        clock.advance(100.0)
        message = CommandMessage(
            id=refused.id or "", command=SetOptions(options=Options(timer_seconds=5 + accepted))
        )
        assert isinstance(await room.act(message, table.listen(0)), Accepted), (
            "the client may retry the same command"
        )


def test_no_rooms_are_opened_while_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Application(Settings(data=tmp_path), clock=lambda _: ManualClock(START), url=MEMORY)
    with Client(app, base_url="http://127.0.0.1") as client:
        room = client.post("/api/rooms", json={"mode": "friends", "name": "Mara"}).json()["room"]
        monkeypatch.setattr(readiness, "disk_usage", lambda _: Usage(1, 1, ServerLimits().free_bytes - 1))
        for answer in (client.post("/api/rooms", json={"mode": "friends"}), from_operators(client, "/ready")):
            assert (answer.status_code, answer.json()["code"]) == (503, "disk-low")
        assert client.get(f"/api/rooms/{room}/events").status_code == 200
        assert client.get("/health").status_code == 200
        monkeypatch.setattr(readiness, "disk_usage", lambda _: Usage(1, 1, ServerLimits().free_bytes))
        assert client.post("/api/rooms", json={"mode": "friends"}).status_code == 201


@pytest.mark.slow
@pytest.mark.long
def test_the_server_survives_a_lack_of_file_descriptors(capfd: pytest.CaptureFixture[str]) -> None:
    """An open connection keeps working, new connections wait, and the log stays short."""
    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data)) as live,
        contextlib.ExitStack() as stack,
    ):
        assert live._process is not None
        process = live._process.pid
        room = live.open_room("Mara")
        mara = stack.enter_context(connect(live.live_url, compression=None))
        hello = Hello(protocol=VERSION, room=room.room, token=room.token, seq=0)
        mara.send(CLIENT_MESSAGES.encode(hello).decode())
        open_now = len(list(Path(f"/proc/{process}/fd").iterdir()))
        before = resource.prlimit(process, resource.RLIMIT_NOFILE)
        resource.prlimit(process, resource.RLIMIT_NOFILE, (open_now + 5, before[1]))
        crowd = [socket.create_connection(("127.0.0.1", live.port)) for _ in range(100)]
        for command in (StartMatch(), PlaceBid(round=1, moves=9)):
            message = CommandMessage(id=new_id(), command=command)
            mara.send(CLIENT_MESSAGES.encode(message).decode())
            while not isinstance(
                answer := SERVER_MESSAGES.decode(mara.recv(timeout=PATIENCE_SECONDS)), Accepted | Refused
            ):
                pass
            assert isinstance(answer, Accepted)
        for each in crowd:
            each.close()
        resource.prlimit(process, resource.RLIMIT_NOFILE, before)
        assert live.get("/health")[0] == 200
        live.stop()
    log = capfd.readouterr().err
    assert "out of system resource" in log
    assert len(log) < 50_000
    left_out = sum(map(int, re.findall(r"(\d+) lines of a kind", log)))
    assert left_out < 1_000, "the server retried without a pause"
