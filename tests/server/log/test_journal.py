"""The stored form of events."""

import json
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from ricochetrobots.game.events import Event, PlayerSeated
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.log.journal import (
    EVENT_VERSION,
    GENESIS,
    StoredEvent,
    chain_hash,
    decode,
    encode,
)
from ricochetrobots.server.log.names import SealedName
from ricochetrobots.wire.messages import EVENTS as FORMAT
from ricochetrobots.wire.wire_format import tag
from support.events import EVENTS

GOLDEN = Path(__file__).parents[3] / "golden/events"
"""For each version N of stored events the file N.jsonl, as a program of that version wrote it."""


def golden(version: int) -> list[tuple[StoredEvent, str]]:
    """Return the rows of one version, each with the reply stored with it."""
    rows = []
    for line in (GOLDEN / f"{version}.jsonl").read_text().splitlines():
        fields = json.loads(line)
        name = SealedName(*fields["name"]) if "name" in fields else None
        row = StoredEvent(fields["seq"], fields["version"], fields["body"], fields["hash"], name)
        rows.append((row, fields["reply"]))
    return rows


def chain() -> list[StoredEvent]:
    rows: list[StoredEvent] = []
    for seq, event in enumerate(EVENTS, 1):
        rows.append(encode(event, seq, rows[-1].hash if rows else GENESIS))
    return rows


def test_the_examples_cover_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_stored_event_is_read_back(event: Event) -> None:
    row = encode(event, 7, "before")
    assert decode("room", row, 7, "before") == event


def test_the_hash_covers_the_reply_stored_with_the_event() -> None:
    row = encode(EVENTS[0], 1, GENESIS, "reply")
    assert decode("room", row, 1, GENESIS, "reply") == EVENTS[0]
    for damaged in ("", "another reply"):
        with pytest.raises(RoomSetAsideError):
            decode("room", row, 1, GENESIS, damaged)


def test_every_version_has_its_golden_file() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {str(n) for n in range(1, EVENT_VERSION + 1)}
    newest = [json.loads(row.body)["type"] for row, _ in golden(EVENT_VERSION)]
    assert set(newest) == {tag(kind) for kind in get_args(Event)}


@pytest.mark.parametrize("version", range(1, EVENT_VERSION + 1))
def test_rows_of_each_version_decode_to_the_stored_event(version: int) -> None:
    previous = GENESIS
    for seq, (row, reply) in enumerate(golden(version), 1):
        assert row.version == version
        event = decode("room", row, seq, previous, reply)
        stored = json.loads(row.body) | ({"name": row.name.name} if row.name else {})
        assert json.loads(FORMAT.encode(event)).items() >= stored.items()
        with pytest.raises(RoomSetAsideError) as caught:
            decode("room", replace(row, body=row.body + " "), seq, previous, reply)
        assert caught.value.reason == "the record does not match its hash"
        previous = row.hash


def test_a_log_goes_on_after_rows_of_an_older_version() -> None:
    *_, (last, reply) = golden(2)
    row = encode(EVENTS[0], last.seq + 1, last.hash)
    assert row.version == EVENT_VERSION
    assert decode("room", row, row.seq, last.hash) == EVENTS[0]
    assert reply == ""


def test_a_name_is_sealed_and_can_be_deleted_without_breaking_the_chain() -> None:
    event = PlayerSeated(at=1.0, seat=2, name="Zoë", plays_from=1)
    row = encode(event, 1, GENESIS, salt="random bits")
    assert row.name == SealedName(2, "random bits", "Zoë")
    assert "Zo" not in row.body
    assert row.name.seal in row.body
    assert encode(event, 1, GENESIS, salt="others").body != row.body
    assert decode("room", row, 1, GENESIS) == event
    assert decode("room", replace(row, name=None), 1, GENESIS) == replace(event, name="")
    for wrong in (replace(row.name, name="Zoe"), replace(row.name, salt="others")):
        with pytest.raises(RoomSetAsideError):
            decode("room", replace(row, name=wrong), 1, GENESIS)


def test_each_hash_covers_all_earlier_events() -> None:
    rows = chain()
    assert len({row.hash for row in rows}) == len(rows)
    row = encode(EVENTS[1], 2, "another past")
    assert row.body == rows[1].body
    assert row.hash != rows[1].hash


@pytest.mark.parametrize(
    "damage",
    [
        lambda row: replace(row, body=row.body.replace("1", "2", 1)),
        lambda row: replace(row, hash="0" * 64),
        lambda row: replace(row, seq=row.seq + 1),
        lambda row: replace(row, version=EVENT_VERSION + 1),
    ],
    ids=["body", "hash", "number", "version"],
)
def test_damage_is_detected_with_its_room_and_event(damage) -> None:  # type: ignore[no-untyped-def]  # a lambda of the list above
    row = damage(chain()[0])
    with pytest.raises(RoomSetAsideError) as caught:
        decode("the-room", row, 1, GENESIS)
    assert (caught.value.room, caught.value.seq) == ("the-room", 1)
    assert caught.value.code == "room-set-aside"


@pytest.mark.parametrize(
    ("version", "body", "words"),
    [
        (99, '{"type":"player_left","at":1.0,"seat":0}', "version 99; this program reads versions 1 to 3"),
        (0, '{"type":"player_left","at":1.0,"seat":0}', "version 0"),
        (1, '{"at":1.0,"seat":0}', "type"),
        (2, '{"type":"player_flew","at":1.0,"seat":0}', "player_flew"),
        (EVENT_VERSION, '{"type":"player_flew","at":1.0,"seat":0}', "player_flew"),
        (EVENT_VERSION, '{"at":1.0,"seat":0}', "type"),
        (EVENT_VERSION, '{"type":"player_left","at":1.0}', "seat"),
        (EVENT_VERSION, '{"type":"player_left","at":1.0,"seat":"zero"}', "int"),
        (EVENT_VERSION, "[]", "object"),
        (EVENT_VERSION, "", "truncated"),
    ],
)
def test_an_unreadable_event_is_an_error_even_with_the_right_hash(
    version: int, body: str, words: str
) -> None:
    row = StoredEvent(4, version, body, chain_hash("before", 4, version, body))
    with pytest.raises(RoomSetAsideError) as caught:
        decode("room", row, 4, "before")
    assert words in caught.value.reason


def test_events_have_snake_case_tags() -> None:
    assert [tag(type(event)) for event in EVENTS[:2]] == ["match_opened", "player_seated"]
