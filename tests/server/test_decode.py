"""The server decodes every input as a message or rejects it with a code."""

import pytest

from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.server.decode import read_message, spoken_protocol
from ricochetrobots.server.errors import ReadingError
from ricochetrobots.wire.messages import MAX_MESSAGE_BYTES, CommandMessage, Hello, Ping

BID = '{"type":"place_bid","id":"command-1","round":3,"moves":7}'


def test_a_valid_message_is_decoded() -> None:
    assert read_message(BID) == CommandMessage(id="command-1", command=PlaceBid(round=3, moves=7))
    assert read_message('{"type":"ping","sent":1.5}') == Ping(sent=1.5)


@pytest.mark.parametrize(
    ("data", "code", "path", "command_id"),
    [
        (b"\x00\x01", "malformed", None, None),
        (BID.encode(), "malformed", None, None),
        ("", "malformed", None, None),
        ("hello", "malformed", None, None),
        ("null", "malformed", None, None),
        ("[1]", "malformed", None, None),
        ('"text"', "malformed", None, None),
        ("[" * 16_000, "malformed", None, None),
        ('{"a":' * 3_000, "malformed", None, None),
        (BID + BID, "malformed", None, None),
        (BID[:-1], "malformed", None, None),
        ('{"type":"ping","sent":1,"sent":2}', "malformed", None, None),
        ('{"type":"place_bid","id":"command-1","round":3,"moves":7,"type":"ping"}', "malformed", None, None),
        ('{"type":"ping","sent":NaN}', "malformed", None, None),
        ('{"type":"ping","sent":Infinity}', "malformed", None, None),
        ('{"type":"ping","sent":\N{ARABIC-INDIC DIGIT THREE}}', "malformed", None, None),
        ('{"type":"take_seat","id":"command-1","name":"\\ud800"}', "malformed", None, "command-1"),
        ('{"type":"ping","sent":' + "9" * 5_000 + "}", "malformed", None, None),
        (BID.replace("7}", "7}" + " " * MAX_MESSAGE_BYTES), "too-large", None, None),
        ('{"type":"take_seat","id":"command-1","name":"' + "é" * 8_200 + '"}', "too-large", None, None),
        ('{"type":"fly","id":"command-1"}', "unknown-type", "$.type", "command-1"),
        ('{"id":"command-1"}', "unknown-type", "$.type", "command-1"),
        ('{"type":["ping"],"sent":1}', "unknown-type", "$.type", None),
        ('{"type":null}', "unknown-type", "$.type", None),
        ('{"type":"welcome"}', "unknown-type", "$.type", None),
        ('{"type":"ping","sent":1e999}', "invalid", "$.sent", None),
        (BID.replace("7}", "1000}"), "invalid", "$.moves", "command-1"),
        (BID.replace("7}", '"7"}'), "invalid", "$.moves", "command-1"),
        (BID.replace("7}", "7.5}"), "invalid", "$.moves", "command-1"),
        (BID.replace("7}", "true}"), "invalid", "$.moves", "command-1"),
        (BID.replace("3,", "0,"), "invalid", "$.round", "command-1"),
        (BID.replace("7}", '7,"seat":0}'), "invalid", "$.seat", "command-1"),
        (BID.replace(',"moves":7', ""), "invalid", "$.moves", "command-1"),
        (BID.replace("command-1", "short"), "invalid", "$.id", None),
        (BID.replace("command-1", "with space"), "invalid", "$.id", None),
        (BID.replace('"command-1"', "12345678"), "invalid", "$.id", None),
        ('{"type":"take_seat","id":"command-1","name":""}', "invalid", "$.name", "command-1"),
        (
            '{"type":"set_options","id":"command-1","options":{"timer_second":60}}',
            "invalid",
            "$.options.timer_second",
            "command-1",
        ),
        (
            '{"type":"set_options","id":"command-1","options":{"seats":null}}',
            "invalid",
            "$.options.seats",
            "command-1",
        ),
    ],
)
def test_an_invalid_message_is_rejected_with_a_code(
    data: str | bytes, code: str, path: str | None, command_id: str | None
) -> None:
    with pytest.raises(ReadingError) as caught:
        read_message(data)
    assert (caught.value.code, caught.value.path, caught.value.command_id) == (code, path, command_id)


@pytest.mark.parametrize(
    ("data", "version"),
    [
        ('{"type":"hello","protocol":3,"weather":"fine"}', 3),
        ('{"type":"hello","protocol":2,"room":"r"}', 2),
        ('{"type":"hello","protocol":"1"}', None),
        ('{"type":"ping","protocol":2}', None),
        ("[" * 16_000, None),
        ("", None),
        (b"\xff", None),
        ("x" * (MAX_MESSAGE_BYTES + 1), None),
    ],
)
def test_the_protocol_version_is_read_from_invalid_messages_too(
    data: str | bytes, version: int | None
) -> None:
    assert spoken_protocol(data) == version


def test_a_hello_is_decoded() -> None:
    assert read_message('{"type":"hello","protocol":2,"room":"r"}') == Hello(protocol=2, room="r")
