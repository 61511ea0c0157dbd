"""Connections over real sockets: hello, limits, invalid messages, slow readers and reconnecting."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ricochetrobots.client.connection import (
    Client,
    CommandRefusedError,
    GoodbyeError,
    backoff,
    command_id,
    join,
)
from ricochetrobots.client.session import Session
from ricochetrobots.game.commands import (
    CloseRoom,
    PlaceBid,
    RemovePlayer,
    RenewLink,
    RenewSeat,
    SetSpectatorDelay,
    ShuffleBoard,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.game.events import SeatForgotten
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.run import LARGEST_FRAME
from ricochetrobots.server.socket.websocket import WebSocketProtocol
from ricochetrobots.wire.messages import CommandMessage, Goodbye, Presence
from support.serving import Line, Serving, http_client, line, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Serving]:
    """Start a server on a free port, with the limits of the test."""
    async with serving(tmp_path, limits=getattr(request, "param", USUAL)) as started:
        yield started


async def goodbye(opened: Line) -> tuple[str, bool]:
    """Return the code of the server's goodbye, and whether the client may retry."""
    message = await opened.hear("goodbye")
    assert await opened.rest() == []
    return message["code"], message["retry"]


# --- hello ---


async def test_a_hello_is_answered_with_the_room(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server) as opened:
        await opened.say(type="hello", protocol=2, room=room["room"], token=room["token"])
        welcome, update, presence = [await opened.hear() for _ in range(3)]
    assert welcome == {
        "type": "welcome",
        "protocol": 2,
        "room": room["room"],
        "name": room["name"],
        "code": room["code"],
        "seat": 0,
        "now": server.clock.now(),
    }
    assert (update["type"], update["seq"], update["events"], update["view"]["you"]) == ("update", 2, [], 0)
    assert presence["seats"] == [
        {"seat": 0, "connected": True, "since": server.clock.now(), "elsewhere": False}
    ]


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"protocol": 3, "language": "fr"}, "version"),
        ({"protocol": 0}, "version"),
        ({"room": "nowhere"}, "no-such-room"),
        ({"room": ""}, "no-such-room"),
        ({"token": "0.AAAAAAAAAAAAAAAAAAAAAA"}, "bad-token"),
        ({"token": ""}, "bad-token"),
        ({"token": 5}, "invalid"),
        ({"seq": "1"}, "invalid"),
        ({"protocol": "1"}, "invalid"),
        ({"more": 1}, "invalid"),
        ({"type": "ping", "sent": 1.0}, "invalid"),
        ({"type": "fly"}, "unknown-type"),
    ],
)
async def test_an_invalid_hello_ends_the_connection(
    server: Serving, hello: dict[str, object], code: str
) -> None:
    room = await server.open_room("Mara")
    async with line(server) as opened:
        await opened.say(**{"type": "hello", "protocol": 2, "room": room["room"], **hello})
        assert await goodbye(opened) == (code, False)


@pytest.mark.parametrize(
    ("data", "code"), [("hello", "malformed"), (b"hello", "malformed"), ("x" * 20_000, "too-large")]
)
async def test_an_unreadable_hello_ends_the_connection(server: Serving, data: str | bytes, code: str) -> None:
    async with line(server) as opened:
        await opened.connection.send(data)
        assert await goodbye(opened) == (code, False)


async def test_the_first_message_must_be_a_hello(server: Serving) -> None:
    async with line(server) as opened:
        await opened.say(type="ping", sent=1.0)
        assert await goodbye(opened) == ("hello-missing", False)


async def test_a_late_hello_ends_the_connection(server: Serving) -> None:
    async with line(server) as opened:
        while not server.clock.limited:  # noqa: ASYNC110  # the clock sends no event when a limit begins
            await asyncio.sleep(0)
        server.clock.advance(ServerLimits.hello_seconds)
        assert await goodbye(opened) == ("hello-late", True)


async def test_a_token_of_another_room_is_rejected(server: Serving) -> None:
    one, other = await server.open_room("Mara"), await server.open_room("Jonas")
    async with line(server) as opened:
        await opened.say(type="hello", protocol=2, room=one["room"], token=other["token"])
        assert await goodbye(opened) == ("bad-token", False)


async def test_removed_players_and_clients_of_a_closed_room_are_rejected(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with join(server.live_url, room["room"]) as guest:
        taken = await guest.send(TakeSeat(name="Jonas"))
        async with join(server.live_url, room["room"], token=room["token"]) as host:
            await host.send(RemovePlayer(seat=1))
            async with line(server) as opened:
                await opened.say(type="hello", protocol=2, room=room["room"], token=taken.token)
                assert await goodbye(opened) == ("player-removed", False)
            await host.send(CloseRoom())
    async with line(server) as opened:
        await opened.say(type="hello", protocol=2, room=room["room"])
        assert await goodbye(opened) == ("room-closed", False)


async def test_the_client_raises_the_reason_for_its_rejection(server: Serving) -> None:
    with pytest.raises(GoodbyeError) as caught:
        async with join(server.live_url, "nowhere"):
            pass
    assert caught.value.goodbye.code == "no-such-room"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1"])
async def test_connections_from_other_sites_are_rejected(server: Serving, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        async with connect(server.live_url, origin=origin):  # type: ignore[arg-type]  # a NewType of str
            pass
    assert caught.value.response.status_code == 403


async def test_connections_from_the_servers_pages_are_accepted(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], origin=server.url):
        pass


async def test_small_messages_are_sent_at_once(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nagle's algorithm would delay an answer by 40 ms, until the client acknowledges the last one."""
    opened: list[socket.socket] = []
    connection_made = WebSocketProtocol.connection_made

    def record_connection(self: WebSocketProtocol, transport: asyncio.Transport) -> None:
        opened.append(transport.get_extra_info("socket"))
        connection_made(self, transport)

    monkeypatch.setattr(WebSocketProtocol, "connection_made", record_connection)
    room = await server.open_room("Mara")
    async with line(server, room["room"]):
        assert [each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in opened] == [1]


# --- messages ---

BAD = [
    (b"\x00\x01", "malformed"),
    ("no json", "malformed"),
    ("[]", "malformed"),
    ("[" * 10_000, "malformed"),
    ('{"type":"ping","sent":1,"sent":2}', "malformed"),
    ('{"type":"ping","sent":NaN}', "malformed"),
    ("x" * 20_000, "too-large"),
    ('{"type":"fly","id":"command-x"}', "unknown-type"),
    ('{"type":["fly"]}', "unknown-type"),
    ('{"type":"place_bid","id":"command-x","round":1}', "invalid"),
    ('{"type":"place_bid","id":"command-x","round":1,"moves":7,"seat":1}', "invalid"),
    ('{"type":"hello","protocol":2,"room":"r"}', "malformed"),
]


@pytest.mark.parametrize(("data", "code"), BAD)
async def test_invalid_messages_are_rejected_and_the_room_continues(
    server: Serving, data: str | bytes, code: str
) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara, line(server, room["room"]) as watcher:
        await watcher.hear("presence")
        await watcher.connection.send(data)
        assert (await watcher.hear("refused"))["code"] == code
        assert (await watcher.command("take_seat", name="Jonas"))["type"] == "accepted"
        assert (await mara.command("start_match"))["type"] == "accepted"


async def test_an_oversized_frame_ends_the_connection(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"]) as opened, line(server, room["room"], room["token"]) as mara:
        await opened.connection.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as caught:
            await opened.rest()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
        assert (await mara.command("shuffle_board"))["type"] == "accepted"


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("start_match", {}, "no-seat"),
        ("place_bid", {"round": 1, "moves": 7}, "no-seat"),
        ("take_seat", {"name": "mara"}, "name-taken"),
        ("take_seat", {"name": "x" * 30}, "name-too-long"),
    ],
)
async def test_commands_of_a_spectator_are_rejected(
    server: Serving, kind: str, fields: dict[str, object], code: str
) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"]) as opened:
        assert (await opened.command(kind, **fields))["code"] == code


async def test_commands_out_of_turn_are_rejected(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara, line(server, room["room"]) as guest:
        assert (await mara.command("place_bid", round=1, moves=7))["code"] == "wrong-phase"
        assert (await guest.command("take_seat", name="Jonas"))["seat"] == 1
        assert (await guest.command("start_match"))["code"] == "not-host"
        assert (await mara.command("start_match"))["type"] == "accepted"
        assert (await guest.command("place_bid", round=2, moves=7))["code"] == "stale-round"
        assert (await guest.command("move_robot", round=1, move="Rn"))["code"] == "wrong-phase"
        assert (await guest.command("take_seat", name="Jonas II"))["code"] == "already-seated"


async def test_quick_chat_is_heard_and_only_a_refusal_is_answered(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara, line(server, room["room"]) as watcher:
        await mara.say(type="say", saying="well-found")
        assert await watcher.hear("remark") == {"type": "remark", "seat": 0, "saying": "well-found"}
        await watcher.say(type="say", saying="hello")
        assert (await watcher.hear("refused"))["code"] == "no-seat"
        await mara.say(type="say", saying="Well found!")
        assert (await mara.hear("refused"))["code"] == "invalid"


async def test_a_ping_is_answered_with_the_servers_time(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"]) as opened:
        await opened.say(type="ping", sent=5.5)
        assert await opened.hear("pong") == {"type": "pong", "sent": 5.5, "now": server.clock.now()}


async def test_messages_above_the_rate_are_rejected_until_time_has_passed(server: Serving) -> None:
    limit = ServerLimits.messages_per_connection
    count, seconds = limit.uses, limit.seconds
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara, line(server, room["room"]) as other:
        for _ in range(count - 1):
            await mara.say(type="ping", sent=1.0)
        await mara.connection.send("nonsense counts as well")
        assert (await mara.hear("refused"))["code"] == "malformed"
        await mara.say(type="shuffle_board", id="command-x")
        refused = await mara.hear("refused")
        assert (refused["code"], refused["id"]) == ("too-fast", "command-x")
        assert refused["facts"] == {"retry_seconds": round(seconds / count, 1)}
        await mara.connection.send("nonsense")
        assert (await mara.hear("refused"))["code"] == "too-fast"
        await other.say(type="ping", sent=1.0)
        await other.hear("pong")
        server.clock.advance(seconds)
        await mara.say(type="shuffle_board", id="command-x")
        assert (await mara.hear("accepted"))["id"] == "command-x", "the client may retry a rejected command"


@pytest.mark.parametrize("server", [ServerLimits(connections_per_seat=2)], indirect=True)
async def test_connections_per_seat_are_limited(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]), line(server, room["room"], room["token"]) as second:
        async with line(server) as third:
            await third.say(type="hello", protocol=2, room=room["room"], token=room["token"])
            assert await goodbye(third) == ("too-many-connections", True)
        assert (await second.command("shuffle_board"))["type"] == "accepted"
        async with line(server, room["room"]):
            pass


@pytest.mark.parametrize("server", [ServerLimits(connections_per_address=1)], indirect=True)
async def test_connections_per_address_are_limited(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with line(server, room["room"]), line(server) as second:
        assert await goodbye(second) == ("too-many-connections", True)
    async with line(server, room["room"]) as reconnected:
        await reconnected.hear("presence")


async def test_an_internal_error_is_reported_and_the_connection_stays(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret of the server")

    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara:
        with monkeypatch.context() as broken:
            broken.setattr(Room, "_decide", fail)
            answer = await mara.command("shuffle_board")
        assert answer["code"] == "internal"
        assert "secret" not in str(answer)
        assert "a secret of the server" in caplog.text
        assert (await mara.command("shuffle_board"))["type"] == "accepted"


async def test_a_storage_error_is_reported(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StorageUnavailableError

    room = await server.open_room("Mara")
    async with line(server, room["room"], room["token"]) as mara:
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "append", fail)
            assert (await mara.command("shuffle_board"))["code"] == "storage-unavailable"
        assert (await mara.command("shuffle_board"))["type"] == "accepted"


# --- presence, seats, reconnecting ---


async def test_connects_and_disconnects_are_broadcast(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with join(server.live_url, room["room"]) as watcher:
        async with join(server.live_url, room["room"], token=room["token"]):
            await watcher.until(lambda session: connected_seats(session.presence) == [0])
        await watcher.until(lambda session: connected_seats(session.presence) == [])


def connected_seats(presence: Presence | None) -> list[int]:
    """Return the connected seats."""
    return [] if presence is None else [seat.seat for seat in presence.seats if seat.connected]


async def test_a_client_that_reconnects_receives_the_missed_events(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with join(server.live_url, room["room"], token=room["token"]) as mara:
        async with join(server.live_url, room["room"]) as first:
            known = first.session.seq
        for _ in range(5):
            await mara.send(ShuffleBoard())
        async with join(server.live_url, room["room"], seq=known) as second:
            assert [event.seq for event in second.session.events] == [3, 4, 5, 6, 7]
            assert second.session.events == mara.session.events[2:]


async def test_a_player_can_fetch_all_stored_data_of_the_seat(server: Serving) -> None:
    opened = await server.open_room("Mara")
    room = opened["room"]
    async with (
        join(server.live_url, room, token=opened["token"]) as mara,
        join(server.live_url, room) as jonas,
    ):
        taken = await jonas.send(TakeSeat(name="Jonas"))
        await mara.send(StartMatch())
        await jonas.send(PlaceBid(round=1, moves=7))
        await mara.send(PlaceBid(round=1, moves=5))
    async with http_client(server.url) as client:
        address = f"/api/rooms/{room}/seat"
        answer = await client.get(address, headers={"Authorization": f"Bearer {taken.token}"})
        data = answer.json()
        assert answer.headers["cache-control"] == "no-store"
        assert (data["room"], data["seat"], data["name"]) == (room, 1, "Jonas")
        kinds = [event["event"]["type"] for event in data["events"]]
        assert kinds == ["player_seated", "bid_placed", "timer_started"]
        assert "Mara" not in answer.text
        assert [command["seq"] for command in data["commands"]] == [3, 7]
        for token in ("", "Bearer 1", f"Bearer {opened['token'][:-1]}", f"Bearer 7.{taken.token}"):
            refused = await client.get(address, headers={"Authorization": token})
            assert (refused.status_code, refused.json()["code"]) == (403, "bad-token")


async def test_a_player_can_delete_the_name_everywhere(server: Serving) -> None:
    opened = await server.open_room("Mara")
    room = opened["room"]
    address = f"/api/rooms/{room}/seat"
    async with join(server.live_url, room, token=opened["token"]) as mara:
        async with join(server.live_url, room) as jonas, http_client(server.url) as client:
            taken = await jonas.send(TakeSeat(name="Jonas"))
            headers = {"Authorization": f"Bearer {taken.token}"}
            for wrong in (
                {},
                {"Authorization": f"Bearer 0{taken.token}"},
                headers | {"Origin": "http://evil.example"},
            ):
                assert (await client.delete(address, headers=wrong)).status_code == 403
            assert (await client.delete(address, headers=headers)).status_code == 204
            assert (
                await client.delete(address, headers=headers)
            ).status_code == 204  # deleting again changes nothing
            with pytest.raises(GoodbyeError) as closed:
                async for _ in jonas.updates():
                    pass
            assert closed.value.goodbye.code == "seat-forgotten"
            async with line(server) as back:
                await back.say(type="hello", protocol=2, room=room, token=taken.token)
                assert (await back.hear("goodbye"))["code"] == "seat-forgotten"
            assert "Jonas" not in (await client.get(f"/api/rooms/{room}/events")).text
            assert "Jonas" not in (await client.get(address, headers=headers)).text
        async for update in mara.updates():
            if any(isinstance(each.event, SeatForgotten) for each in update.events):
                break
        assert [seat.name for seat in update.view.seats] == ["Mara", ""]
        await mara.send(StartMatch())


async def test_a_player_can_sign_out_all_other_devices(server: Serving) -> None:
    opened = await server.open_room("Mara")
    room, old = opened["room"], opened["token"]
    hello = {"type": "hello", "protocol": 2, "room": room, "token": old}
    async with line(server) as this_device, line(server) as other_device, line(server) as spectator:
        for each in (this_device, other_device):
            await each.say(**hello)
            await each.hear("update")
        await spectator.say(**hello | {"token": None})
        await this_device.say(type="renew_seat", id="sign-out-others")
        renewed = await this_device.hear("accepted")
        assert renewed["seat"] == 0
        assert renewed["token"] not in (None, old)
        assert await goodbye(other_device) == ("token-renewed", False)
        await this_device.say(type="renew_seat", id="sign-out-others")
        assert await this_device.hear("accepted") == renewed, (
            "a retried command takes effect once and gets the same answer"
        )
        await this_device.say(type="shuffle_board", id="still-here")
        await this_device.hear("accepted")
        await spectator.say(type="ping", sent=1.0)
        await spectator.hear("pong")
    async with http_client(server.url) as client:
        address = f"/api/rooms/{room}/seat"
        refused = await client.get(address, headers={"Authorization": f"Bearer {old}"})
        assert (refused.status_code, refused.json()["code"]) == (403, "token-renewed")
        data = await client.get(address, headers={"Authorization": f"Bearer {renewed['token']}"})
        assert data.status_code == 200
        assert renewed["token"] not in data.text
    for token, answer in ((old, "goodbye"), (renewed["token"], "welcome")):
        async with line(server) as back:
            await back.say(**hello | {"token": token})
            assert (await back.hear(answer)).get("code") in ("token-renewed", opened["code"])


async def test_an_old_link_looks_like_an_unknown_room(server: Serving) -> None:
    opened = await server.open_room("Mara")
    old, token = opened["room"], opened["token"]
    hello = {"type": "hello", "protocol": 2}
    async with line(server) as player, line(server) as spectator, http_client(server.url) as client:
        await player.say(**hello, room=old, token=token)
        await spectator.say(**hello, room=old)
        await spectator.hear("update")
        before = (await client.get(f"/r/{old}")).text
        await player.say(type="renew_link", id="a-new-link")
        invitation = await player.hear("invitation")
        new = invitation["room"]
        assert await goodbye(spectator) == ("link-renewed", False)
        answers = []
        for address in (old, "AAAAAAAAAAAAAAAAAAAAAA"):
            async with line(server) as stranger:
                await stranger.say(**hello, room=address)
                events = await client.get(f"/api/rooms/{address}/events")
                page = (await client.get(f"/r/{address}")).text.replace(address, "")
                found = await client.post("/api/rooms/find", json={"code": opened["code"]})
                answers.append(
                    (await stranger.hear("goodbye"), events.status_code, events.json(), page, found.json())
                )
        assert answers[0] == answers[1]
        assert answers[0][0]["code"] == "no-such-room"
        assert opened["name"] in before
        assert opened["name"] in (await client.get(f"/r/{new}")).text
        found = await client.post("/api/rooms/find", json={"code": invitation["code"]})
        assert found.json() == {"room": new}
        assert (await client.get(f"/api/rooms/{new}/events")).status_code == 200
        for address in (old, new):
            seat = await client.get(
                f"/api/rooms/{address}/seat", headers={"Authorization": f"Bearer {token}"}
            )
            assert (seat.status_code, seat.json()["room"]) == (200, old)
            async with line(server) as back:
                await back.say(**hello, room=address, token=token)
                welcome = await back.hear("welcome")
                assert (welcome["room"], welcome["seat"], welcome["code"]) == (new, 0, invitation["code"])


async def test_a_players_client_switches_to_the_new_link(server: Serving) -> None:
    opened = await server.open_room("Mara")
    async with join(server.live_url, opened["room"], token=opened["token"]) as mara:
        await mara.send(RenewLink())
        await mara.until(lambda _: mara.session.room != opened["room"])
        link = mara.session.room
    async with join(server.live_url, link) as spectator:
        assert spectator.session.seat is None


async def test_a_client_that_lost_the_new_token_gets_it_by_retrying(server: Serving) -> None:
    opened = await server.open_room("Mara")
    async with line(server) as device:
        await device.say(type="hello", protocol=2, room=opened["room"], token=opened["token"])
        await device.say(type="renew_seat", id="sign-out-others")
        token = (await device.hear("accepted"))["token"]  # the session below has not received it
    session = Session(opened["room"], token=opened["token"])
    session.send(CommandMessage(id="sign-out-others", command=RenewSeat()))
    async with line(server) as back:
        await back.say(type="hello", protocol=2, room=session.room, token=session.token)
        left = session.receive(json.dumps(await back.hear("goodbye")), 0.0)
        assert isinstance(left, Goodbye)
        assert (left.code, left.retry, session.token) == ("token-renewed", True, None)
    async with line(server) as back:
        await back.say(type="hello", protocol=2, room=session.room)
        await back.say(type="renew_seat", id="another-id")
        assert (await back.hear("refused"))["code"] == "no-seat"
        await back.say(type="renew_seat", id="sign-out-others")
        assert (await back.hear("accepted"))["token"] == token
        await back.say(type="shuffle_board", id="on-my-seat-again")
        await back.hear("accepted")


async def test_a_replayed_command_does_not_reveal_the_new_token(server: Serving) -> None:
    room = (await server.open_room("Mara"))["room"]
    taking = {"type": "take_seat", "id": "taken-on-a-phone", "name": "Jonas"}
    async with line(server) as phone:
        await phone.say(type="hello", protocol=2, room=room)
        await phone.say(**taking)
        assert (await phone.hear("accepted"))["token"]
        await phone.say(type="renew_seat", id="sign-out-others")
        assert (await phone.hear("accepted"))["token"]
    async with line(server) as thief:
        await thief.say(type="hello", protocol=2, room=room)
        await thief.say(**taking)
        repeated = await thief.hear("accepted")
        assert repeated["token"] is None
        await thief.say(type="leave_seat", id="leave-for-them")
        assert (await thief.hear("refused"))["code"] == "no-seat"


@pytest.mark.parametrize("server", [ServerLimits(events_at_once=4)], indirect=True)
async def test_a_long_history_is_sent_in_part_and_fetched_in_pages(server: Serving) -> None:
    opened = await server.open_room("Mara")
    room = opened["room"]
    async with join(server.live_url, room, token=opened["token"]) as mara:
        for _ in range(9):
            await mara.send(ShuffleBoard())
    async with line(server) as spectator:
        await spectator.say(type="hello", protocol=2, room=room, seq=0)
        update = await spectator.hear("update")
    assert [event["seq"] for event in update["events"]] == [update["seq"] - 3 + number for number in range(4)]
    async with http_client(server.url) as client:
        page = (await client.get(f"/api/rooms/{room}/events", params={"after": 3})).json()
        assert page["seq"] == update["seq"]
        assert [event["seq"] for event in page["events"]] == [4, 5, 6, 7]
        last = (await client.get(f"/api/rooms/{room}/events", params={"after": update["seq"] - 4})).json()
        assert last["events"] == update["events"]
        assert (await client.get(f"/api/rooms/{room}/events", params={"after": update["seq"]})).json()[
            "events"
        ] == []
        assert (await client.get("/api/rooms/nowhere/events")).status_code == 404
    async with join(server.live_url, room) as whole:
        first_update = await anext(whole.updates())
    assert [event.seq for event in first_update.events] == list(range(1, update["seq"] + 1))


@pytest.mark.parametrize("server", [ServerLimits(events_at_once=4)], indirect=True)
async def test_pages_of_events_respect_the_spectator_delay(server: Serving) -> None:
    opened = await server.open_room("Mara")
    room, token = opened["room"], opened["token"]
    async with join(server.live_url, room, token=token) as mara, http_client(server.url) as client:
        shown_seq = (await mara.send(SetSpectatorDelay(seconds=120))).seq
        for _ in range(9):
            newest_seq = (await mara.send(ShuffleBoard())).seq
        address = f"/api/rooms/{room}/events?after=2"
        page = (await client.get(address)).json()
        assert (page["seq"], [event["seq"] for event in page["events"]]) == (shown_seq, [shown_seq])
        player_page = (await client.get(address, headers={"Authorization": f"Bearer {token}"})).json()
        assert (player_page["seq"], len(player_page["events"])) == (newest_seq, 4)
        wrong = await client.get(address, headers={"Authorization": f"Bearer {token}x"})
        assert wrong.json()["code"] == "bad-token"
        async with join(server.live_url, room, token=token, seq=0) as reconnected:
            assert [event.seq for event in (await anext(reconnected.updates())).events] == list(
                range(1, newest_seq + 1)
            )


async def test_an_unknown_event_number_gets_the_current_view(server: Serving) -> None:
    room = await server.open_room("Mara")
    for seq in (99, -1):
        async with join(server.live_url, room["room"], seq=seq) as client:
            assert (client.session.seq, client.session.events) == (2, [])


async def test_a_seat_survives_a_reconnect(server: Serving) -> None:
    room = await server.open_room("Mara")
    async with join(server.live_url, room["room"]) as guest:
        seat = await guest.send(TakeSeat(name="Jonas"))
        await guest.until(lambda session: session.view is not None and session.view.you == 1)
    async with join(server.live_url, room["room"], token=seat.token) as back:
        assert back.session.seat == back.view.you == 1


# --- slow readers ---


def socket_with_small_buffer() -> socket.socket:
    """Return a socket with a minimal receive buffer."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    reader.setblocking(False)
    return reader


async def connect_and_stop_reading(server: Serving, room: str) -> socket.socket:
    """Return the socket of a client that sends a hello and then reads nothing."""
    reader = socket_with_small_buffer()
    loop = asyncio.get_running_loop()
    await loop.sock_connect(reader, ("127.0.0.1", server.port))
    greeting = b'{"type":"hello","protocol":2,"room":"%s"}' % room.encode()
    await loop.sock_sendall(
        reader,
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    )
    assert b"101 Switching Protocols" in await loop.sock_recv(reader, 1_024)
    await loop.sock_sendall(reader, bytes((0x81, 0x80 | len(greeting), 0, 0, 0, 0)) + greeting)
    return reader


async def broadcast_presence(server: Serving, room: str) -> None:
    """Broadcast presence to the room, and let the connections send it."""
    audience = (await server.rooms.get(room)).audience
    audience.tell_ephemeral(audience.presence())
    await asyncio.sleep(0)


async def test_clients_that_read_nothing_are_disconnected_and_others_continue(tmp_path: Path) -> None:
    limits = ServerLimits(send_seconds=0.2, queued_bytes=32 * 1024)
    async with serving(tmp_path, limits=limits, send_buffer=2_048) as server:
        room = await server.open_room("Mara")
        async with join(server.live_url, room["room"], token=room["token"]) as mara:
            readers = [await connect_and_stop_reading(server, room["room"]) for _ in range(3)]
            await mara.until(lambda session: spectator_count(session.presence) == 3)
            while spectator_count(mara.session.presence) > 0:
                await broadcast_presence(server, room["room"])
                server.clock.advance(0.001)
            await mara.send(ShuffleBoard())
            await mara.until(lambda session: session.seq == 3)
            assert [event.seq for event in mara.session.events] == [1, 2, 3]
            for reader in readers:
                reader.close()


def spectator_count(presence: Presence | None) -> int:
    """Return the number of spectators."""
    return 0 if presence is None else presence.watching


async def test_a_slow_client_receives_a_goodbye_and_may_reconnect(tmp_path: Path) -> None:
    limits = ServerLimits(queued_messages=4, send_seconds=30.0)
    async with serving(tmp_path, limits=limits, send_buffer=2_048) as server:
        room = await server.open_room("Mara")
        async with (
            join(server.live_url, room["room"], token=room["token"]) as mara,
            connect(
                server.live_url, sock=await connected_socket(server), compression=None, max_queue=1
            ) as slow,
        ):
            opened = Line(slow)
            await opened.say(type="hello", protocol=2, room=room["room"], seq=0)
            await mara.until(lambda session: spectator_count(session.presence) == 1)
            (slow_connection,) = (
                each for each in server.connections._conversations.values() if each.seat is None
            )
            while not slow_connection._ending:
                await broadcast_presence(server, room["room"])
            await mara.send(ShuffleBoard())
            messages = await opened.rest()
            assert (messages[-1]["type"], messages[-1]["code"], messages[-1]["retry"]) == (
                "goodbye",
                "slow",
                True,
            )
            assert [message["seq"] for message in messages if message["type"] == "update"] == [2]
            async with join(server.live_url, room["room"], seq=2) as back:
                assert [event.seq for event in back.session.events] == [3]


async def connected_socket(server: Serving) -> socket.socket:
    """Return a connected socket with a minimal receive buffer."""
    reader = socket_with_small_buffer()
    await asyncio.get_running_loop().sock_connect(reader, ("127.0.0.1", server.port))
    return reader


# --- shutdown ---


async def test_a_stopping_server_sends_goodbyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room = await server.open_room("Mara")
        async with join(server.live_url, room["room"]) as stays:
            opened = await connect(server.live_url, compression=None)
            spectator = Line(opened)
            await spectator.say(type="hello", protocol=2, room=room["room"])
            await spectator.hear("presence")
            leave_task = asyncio.create_task(server.connections.leave(5.0))
            assert await goodbye(spectator) == ("restarting", True)
            await leave_task
            await stays.until(lambda session: session.goodbye is not None)


async def test_a_stopping_server_does_not_mark_players_as_gone(server: Serving) -> None:
    """If players counted as gone, the shutdown would end a round that waits for them (R6.10, R6.12)."""
    opened = await server.open_room("Mara")
    room = await server.rooms.get(opened["room"])
    async with line(server, opened["room"], opened["token"]) as mara:
        await mara.hear("presence")
        assert room.audience.gone() == {}
        await server.connections.leave(5.0)
        assert room.audience.gone() == {}


async def test_the_client_retries_commands_after_a_lost_connection(server: Serving) -> None:
    room = await server.open_room("Mara")
    session = Session(room["room"], token=room["token"], seq=0)
    async with Client(server.live_url, session, waits=lambda: backoff(first=0.0)) as mara:
        await mara.send(StartMatch())
        bid_id = command_id()
        send_task = asyncio.create_task(mara.send(PlaceBid(round=1, moves=7), id=bid_id))
        await server.connections.leave(5.0)
        assert (await send_task).id == bid_id
        await mara.until(lambda session: session.view is not None and len(session.view.bids) == 1)
        with pytest.raises(CommandRefusedError) as caught:
            await mara.send(PlaceBid(round=1, moves=8))
        assert caught.value.refused.code == "bid-not-lower"


def test_the_invalid_messages_cover_every_code() -> None:
    """Keep the list above complete."""
    codes: set[Any] = {code for _, code in BAD}
    assert codes == {"malformed", "too-large", "unknown-type", "invalid"}
