"""The game's values and the wire's are twins: same names, same fields, same values."""

import dataclasses
from enum import Enum
from importlib import import_module
from types import NoneType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from ricochetrobots import game
from ricochetrobots.core import MoveError, Robot, parse_move, parse_position, slide
from ricochetrobots.game import commands, events
from ricochetrobots.game.errors import BidNotLowerError
from ricochetrobots.protocol import events as wire_events
from ricochetrobots.protocol import messages
from ricochetrobots.protocol import view as wire_view
from ricochetrobots.server.log.journal import tag
from ricochetrobots.server.wire import game_command, game_options, refusal, wire_event
from support.events import EVENTS, OPTIONS

view = import_module("ricochetrobots.game.view")  # the package's ``view`` is the function
PARTS = [kind.__name__ for kind in wire_view.Part.__subclasses__()]


def shape(kind: Any) -> Any:
    """Return a type with what is the same for both families under one name."""
    if get_origin(kind) is Literal:
        return frozenset({"literal", *get_args(kind)})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return frozenset({"literal", *(member.value for member in kind)})
    if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct)):
        return kind.__name__.removesuffix("Part")
    if origin := get_origin(kind):
        arguments = [shape(argument) for argument in get_args(kind) if argument is not NoneType]
        if origin is Union or type(kind).__name__ == "UnionType":
            return ("optional" if NoneType in get_args(kind) else "union", *arguments)
        return ("dict" if issubclass(origin, dict) or "Mapping" in str(origin) else origin, *arguments)
    return kind


def shapes(kind: type) -> dict[str, Any]:
    return {name: shape(hint) for name, hint in get_type_hints(kind).items() if not name.startswith("__")}


def test_every_event_has_its_twin() -> None:
    told = {kind.__name__ for kind in get_args(events.Event)}
    assert told == {kind.__name__ for kind in get_args(wire_events.WireEvent)}


@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: kind.__name__)
def test_event_twins_have_the_same_fields(kind: type) -> None:
    twin = getattr(wire_events, kind.__name__)
    assert shapes(twin) == shapes(kind)
    assert twin.__struct_config__.tag == tag(kind)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_event_twins_carry_the_same_values(event: events.Event) -> None:
    told = msgspec.to_builtins(wire_event(event))
    assert told == {"type": tag(type(event)), **msgspec.to_builtins(event)}


def test_the_options_are_twins() -> None:
    default = msgspec.to_builtins(game.Options())
    assert msgspec.to_builtins(wire_view.OptionsPart()) == default
    part = msgspec.convert(msgspec.to_builtins(OPTIONS), wire_view.OptionsPart)
    assert game_options(part) == OPTIONS


LOOSE = {"robot", "symbol", "state", "robots", "markers", "edition"}
"""Fields that the game has as plain text and the wire as a list of literals."""


@pytest.mark.parametrize("name", PARTS)
def test_views_are_twins(name: str) -> None:
    twin = shapes(getattr(wire_view, name))
    own = shapes(game.Options if name == "OptionsPart" else getattr(view, name))
    if name == "View":
        del twin["game"]  # the server knows it
    assert list(twin) == list(own)
    assert {field: twin[field] for field in twin if field not in LOOSE} == {
        field: own[field] for field in own if field not in LOOSE
    }


def test_every_command_but_the_servers_own_has_its_twin() -> None:
    said = {kind.__name__ for kind in get_args(messages.ClientCommand)}
    assert said == {kind.__name__ for kind in get_args(commands.Command)} - {"OpenMatch", "Tick", "ReportWay"}


@pytest.mark.parametrize("kind", get_args(messages.ClientCommand), ids=lambda kind: kind.__name__)
def test_command_twins_have_the_same_fields(kind: type) -> None:
    said = [field for field in get_type_hints(kind) if field != "id"]
    assert said == list(get_type_hints(getattr(commands, kind.__name__)))


def test_a_message_becomes_a_command() -> None:
    message = messages.SetOptions(id="command-1", options=wire_view.OptionsPart(edition="1999"))
    assert game_command(message) == commands.SetOptions(options=game.Options(edition="1999"))
    bid = messages.PlaceBid(id="command-1", round=3, moves=7)
    assert game_command(bid) == commands.PlaceBid(round=3, moves=7)


def test_a_refusal_carries_its_facts() -> None:
    refused = refusal(BidNotLowerError(offered=8, standing=7), "command-1")
    assert refused.facts == {"offered": 8, "standing": 7}
    assert (refused.id, refused.code, refused.clause) == ("command-1", "bid-not-lower", "R6.2")


def test_a_refused_move_says_what_is_in_the_way() -> None:
    position = parse_position("4C3A2C1C Ra1 Gb1 Bj5 Yp16")
    with pytest.raises(MoveError) as caught:
        slide(position, parse_move("Re"))
    assert refusal(caught.value).facts == {"robot": Robot.RED.letter, "direction": "e", "by": "G"}
