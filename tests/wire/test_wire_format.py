"""Values of the game and messages are encoded as JSON and decoded, by their fields alone."""

import json
from dataclasses import dataclass, fields
from typing import get_args

import msgspec
import pytest

from ricochetrobots.core import TieBreak
from ricochetrobots.game import Options, commands
from ricochetrobots.game.commands import PlaceBid, PlayerCommand, SetOptions
from ricochetrobots.game.events import Event
from ricochetrobots.wire.messages import (
    CLIENT_MESSAGES,
    EVENTS,
    SERVER_MESSAGES,
    CommandMessage,
    NumberedEvent,
    Ping,
    Update,
)
from ricochetrobots.wire.wire_format import WireFormat, tag
from support import events
from support.views import lobby_view


@dataclass(frozen=True)
class Leaf:
    size: int
    word: str = "w"


@dataclass(frozen=True)
class Other:
    leaf: Leaf | None


@dataclass(frozen=True)
class Tree:
    parts: tuple[Leaf | Other, ...]
    best: Leaf | Other | None = None


@pytest.mark.parametrize("event", events.EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_its_fields_under_its_tag(event: Event) -> None:
    encoded = json.loads(EVENTS.encode(event))
    assert encoded == {"type": tag(type(event)), **json.loads(msgspec.json.encode(event))}
    assert EVENTS.decode(EVENTS.encode(event)) == event


def test_every_event_has_an_example() -> None:
    assert {type(event) for event in events.EVENTS} == set(get_args(Event))


def test_an_update_comes_back_as_it_was() -> None:
    numbered = tuple(NumberedEvent(seq=number, event=event) for number, event in enumerate(events.EVENTS, 1))
    update = Update(seq=len(numbered), now=1.5, events=numbered, view=lobby_view(), game="id")
    assert SERVER_MESSAGES.decode(SERVER_MESSAGES.encode(update)) == update


def test_a_command_stands_beside_its_id() -> None:
    message = CommandMessage(id="command-1", command=PlaceBid(round=3, moves=7))
    text = CLIENT_MESSAGES.encode(message)
    assert json.loads(text) == {"type": "place_bid", "id": "command-1", "round": 3, "moves": 7, "path": None}
    assert CLIENT_MESSAGES.decode(text) == message


def test_options_left_out_are_the_defaults() -> None:
    text = '{"type":"set_options","id":"command-1","options":{"tie_break":"fewer-chips","exact":null}}'
    options = Options(tie_break=TieBreak.FEWER_CHIPS)
    assert CLIENT_MESSAGES.decode(text) == CommandMessage(id="command-1", command=SetOptions(options=options))


def test_every_command_of_a_player_exists_and_no_other() -> None:
    text = CLIENT_MESSAGES.tags - {"hello", "ping", "elsewhere", "say"}
    assert text == {tag(kind) for kind in get_args(PlayerCommand)}
    servers = {
        commands.OpenMatch,
        commands.Tick,
        commands.MakeUpForOutage,
        commands.ReportOptimum,
        commands.ForgetSeat,
    }
    assert set(get_args(PlayerCommand)) == set(get_args(commands.Command)) - servers


@pytest.mark.parametrize("kind", get_args(PlayerCommand), ids=lambda kind: kind.__name__)
def test_no_field_of_a_command_hides_another(kind: type) -> None:
    assert not {field.name for field in fields(kind)} & {"id", "type"}


def test_a_strict_format_refuses_unknown_fields_wherever_they_stand() -> None:
    strict = WireFormat[Tree](Tree, strict=True)
    lenient = WireFormat[Tree](Tree)
    for text in (
        '{"parts":[],"more":1}',
        '{"parts":[{"type":"leaf","size":1,"more":1}]}',
        '{"parts":[{"type":"other","leaf":{"size":1,"more":1}}]}',
    ):
        assert isinstance(lenient.decode(text), Tree)
        with pytest.raises(msgspec.ValidationError, match="more"):
            strict.decode(text)


@pytest.mark.parametrize("strict", [True, False])
def test_only_members_of_a_union_carry_their_tag(strict: bool) -> None:
    form = WireFormat[Tree](Tree, strict=strict)
    tree = Tree(parts=(Leaf(1), Other(Leaf(2, "x")), Other(None)), best=Leaf(3))
    assert json.loads(form.encode(tree)) == {
        "parts": [
            {"type": "leaf", "size": 1, "word": "w"},
            {"type": "other", "leaf": {"size": 2, "word": "x"}},
            {"type": "other", "leaf": None},
        ],
        "best": {"type": "leaf", "size": 3, "word": "w"},
    }
    assert form.decode(form.encode(tree)) == tree
    assert form.decode('{"parts":[]}') == Tree(parts=())


def test_bounds_go_by_the_name_of_the_field() -> None:
    form = WireFormat[Leaf](Leaf, bounds={"size": msgspec.Meta(le=9)}, strict=True)
    assert form.decode('{"size":9}') == Leaf(9)
    with pytest.raises(msgspec.ValidationError, match="size"):
        form.decode('{"size":10}')


def test_tags_are_those_of_the_values_themselves() -> None:
    assert WireFormat[Leaf | Other](Leaf | Other).tags == {"leaf", "other"}
    assert "ping" in CLIENT_MESSAGES.tags
    assert tag(Ping) == "ping"
