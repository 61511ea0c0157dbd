"""The client's session without a connection: the tests pass it each message."""

import json
from typing import Any

import pytest

from ricochetrobots.client.session import MissingError, ProtocolError, Session
from ricochetrobots.game import commands
from ricochetrobots.game.events import PlayerLeft
from ricochetrobots.wire import messages
from support.views import lobby_view


def sent(session: Session) -> list[dict[str, Any]]:
    return [json.loads(text) for text in session.outgoing()]


def tell(
    session: Session, message: messages.ServerMessage, now: float = 0.0
) -> messages.ServerMessage | None:
    return session.receive(messages.SERVER_MESSAGES.encode(message), now)


def welcome(seat: int | None = None) -> messages.Welcome:
    return messages.Welcome(protocol=2, room="room", name="tidal-otter", code=None, seat=seat, now=0.0)


def update(seq: int, *numbers: int) -> messages.Update:
    events = tuple(
        messages.NumberedEvent(seq=number, event=PlayerLeft(at=float(number), seat=0)) for number in numbers
    )
    return messages.Update(seq=seq, now=0.0, events=events, view=lobby_view())


def live(seq: int | None = 0, token: str | None = None) -> Session:
    session = Session("room", token=token, seq=seq)
    session.opened()
    tell(session, welcome())
    session.outgoing()
    return session


def bid(command_id: str) -> messages.CommandMessage:
    return messages.CommandMessage(id=command_id, command=commands.PlaceBid(round=1, moves=7))


def test_the_greeting_goes_first() -> None:
    session = Session("room", token="0.x", seq=4)
    session.send(bid("command-1"))
    session.opened()
    assert sent(session) == [
        {"type": "hello", "protocol": 2, "room": "room", "token": "0.x", "seq": 4, "elsewhere": False}
    ]


def test_a_command_sent_before_the_welcome_follows_it() -> None:
    session = Session("room")
    session.opened()
    session.send(bid("command-1"))
    session.outgoing()
    tell(session, welcome())
    assert [message["id"] for message in sent(session)] == ["command-1"]


def test_an_unanswered_command_is_sent_again_with_its_id_and_in_order() -> None:
    session = live()
    for command_id in ("command-1", "command-2", "command-3"):
        session.send(bid(command_id))
    session.outgoing()
    tell(session, messages.Accepted(id="command-2", seq=1))
    session.closed()
    session.opened()
    assert [message["type"] for message in sent(session)] == ["hello"]
    tell(session, welcome())
    assert [message["id"] for message in sent(session)] == ["command-1", "command-3"]


def test_a_refused_command_is_answered() -> None:
    session = live()
    session.send(bid("command-1"))
    tell(session, messages.Refused(id="command-1", code="too-fast", message="Wait."))
    assert not session.unanswered


def test_the_seat_taken_is_proved_in_the_next_greeting() -> None:
    session = live()
    tell(session, messages.Accepted(id="command-1", seq=2, seat=3, token="3.proof"))
    assert session.seat == 3
    session.closed()
    session.opened()
    assert sent(session)[0]["token"] == "3.proof"


def test_the_next_greeting_asks_for_what_was_missed() -> None:
    session = live()
    tell(session, update(2, 1, 2))
    session.closed()
    session.opened()
    assert sent(session)[0]["seq"] == 2
    tell(session, welcome())
    tell(session, update(4, 3, 4))
    assert [event.seq for event in session.events] == [1, 2, 3, 4]


def test_an_event_sent_twice_counts_once() -> None:
    session = live()
    tell(session, update(2, 1, 2))
    tell(session, update(3, 2, 3))
    assert [event.seq for event in session.events] == [1, 2, 3]


@pytest.mark.parametrize("gap", [update(4, 4), update(4, 3), update(5, 4, 5)])
def test_a_gap_is_an_error(gap: messages.Update) -> None:
    session = live()
    tell(session, update(2, 1, 2))
    with pytest.raises(ProtocolError, match="is missing"):
        tell(session, gap)
    assert session.seq == 2


def test_what_is_missing_can_be_filled_in() -> None:
    session = Session("room", seq=1)
    late = update(4, 4)
    with pytest.raises(MissingError) as missing:
        tell(session, late)
    assert missing.value.after == 1
    with pytest.raises(MissingError):
        session.fill(update(4, 3).events)
    with pytest.raises(MissingError):
        session.fill(())
    session.fill(update(4, 2).events)
    session.fill(update(4, 3).events)
    answer = tell(session, late)
    assert isinstance(answer, messages.Update)
    assert [event.seq for event in answer.events] == [event.seq for event in session.events] == [2, 3, 4]
    tell(session, update(5, 5))
    assert [event.seq for event in session.events] == [2, 3, 4, 5]


def test_without_a_number_the_story_begins_with_the_present_view() -> None:
    session = live(seq=None)
    tell(session, update(9))
    tell(session, update(10, 10))
    assert [event.seq for event in session.events] == [10]


def test_what_cannot_be_read_is_an_error() -> None:
    for frame in ('{"type":"pong"}', '{"riddle":1}', '"pong"', "pong"):
        with pytest.raises(ProtocolError, match="cannot be read"):
            live().receive(frame, 0.0)


def test_messages_of_a_later_version_are_ignored() -> None:
    assert live().receive('{"type":"riddle","question":"why"}', 0.0) is None


def test_fields_of_a_later_version_are_ignored() -> None:
    session = live()
    session.receive('{"type":"pong","sent":1,"now":2,"weather":"fine"}', 1.0)


def test_server_time_is_the_median_of_the_last_pings() -> None:
    session = live()
    assert session.server_time(5.0) == 5.0
    for sent_at, answered, heard_at in ((0.0, 100.5, 1.0), (10.0, 111.0, 10.0), (20.0, 120.2, 20.4)):
        tell(session, messages.Pong(sent=sent_at, now=answered), heard_at)
    assert session.server_time(50.0) == pytest.approx(150.0)


def test_pings_wait_for_a_connection() -> None:
    session = Session("room")
    session.ping(1.0)
    assert not sent(session)
    session = live()
    session.ping(1.0)
    assert sent(session) == [{"type": "ping", "sent": 1.0}]
