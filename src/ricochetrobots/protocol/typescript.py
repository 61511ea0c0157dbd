"""Write the messages and the bodies of HTTP down for the browser: web/net/messages.d.ts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec import inspect

from ricochetrobots.core import RobotLetter
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.game.events import Event
from ricochetrobots.protocol import http, messages
from ricochetrobots.protocol.wire_format import tag

UNIONS: dict[str, dict[str, str]] = {
    name: {tag(kind): kind.__name__ for kind in kinds}
    for name, kinds in {
        "ClientMessage": (*get_args(messages.ClientConversation), *get_args(PlayerCommand)),
        "ClientCommand": get_args(PlayerCommand),
        "ServerMessage": get_args(messages.ServerMessage),
        "GameEvent": get_args(Event),
    }.items()
}
"""The unions that have a name of their own in the declarations: the names of their members by tag."""

PLAIN = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
Shape = inspect.StructType | inspect.DataclassType


def declarations() -> str:
    """Return web/net/messages.d.ts: messages, and the bodies of HTTP, as TypeScript."""
    sent = [messages.CLIENT_MESSAGES.wire_type, *(form.wire_type for form in http.REQUESTS)]
    heard = [
        messages.SERVER_MESSAGES.wire_type,
        *http.ANSWERS,
        http.GAME_EXPORT.wire_type,
        http.SEAT_EXPORT.wire_type,
    ]
    shapes: dict[str, list[str]] = {}
    for types, may_leave_out in ((heard, False), (sent, True)):
        for kind in _named(inspect.multi_type_info(types)):
            if isinstance(kind, inspect.EnumType):
                shapes.setdefault(kind.cls.__name__, _enumeration(kind))
            else:
                shapes.setdefault(kind.cls.__name__, _interface(kind, may_leave_out=may_leave_out))
    lines = ["// Made by python -m ricochetrobots.protocol.schema: do not edit.", ""]
    for name, members in UNIONS.items():
        lines += [f"export type {name} = {' | '.join(members.values())};", ""]
    lines += [f"export type RobotLetter = {' | '.join(map(json.dumps, get_args(RobotLetter)))};", ""]
    for shape in shapes.values():
        lines += [*shape, ""]
    return "\n".join(lines)


def _named(types: Iterable[inspect.Type]) -> Iterator[Shape | inspect.EnumType]:
    """Yield every type with a name of its own that occurs in these, each once, in the order in which they occur."""
    found: set[type] = set()
    waiting = list(types)
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, Shape | inspect.EnumType):
            if kind.cls in found:
                continue
            found.add(kind.cls)
            yield kind
        if isinstance(kind, Shape):
            waiting += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            waiting += kind.types
        elif isinstance(kind, inspect.VarTupleType):
            waiting.append(kind.item_type)
        elif isinstance(kind, inspect.TupleType):
            waiting += kind.item_types
        elif isinstance(kind, inspect.DictType):
            waiting += (kind.key_type, kind.value_type)


def _enumeration(kind: inspect.EnumType) -> list[str]:
    values = " | ".join(json.dumps(member.value) for member in kind.cls)
    return [f"/** {kind.cls.__doc__} */", f"export type {kind.cls.__name__} = {values};"]


def _interface(kind: Shape, *, may_leave_out: bool) -> list[str]:
    """Return the interface of a shape; what has a default may be left out by who sends it."""
    lines = [f"/** {kind.cls.__doc__} */", f"export interface {kind.cls.__name__} {{"]
    if isinstance(kind, inspect.StructType) and kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        written = _typescript(field.type)
        if may_leave_out and isinstance(field.type, Shape):
            written = f"Partial<{written}>"
        lines.append(f"  {field.name}{'?' if may_leave_out and not field.required else ''}: {written};")
    return [*lines, "}"]


def _typescript(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return _typescript(kind.type)
    if isinstance(kind, inspect.UnionType):
        tags = {part.tag for part in kind.types if isinstance(part, inspect.StructType)}
        for name, members in UNIONS.items():
            if tags == set(members):
                return name
        parts = sorted(kind.types, key=lambda part: isinstance(part, inspect.NoneType))
        return " | ".join(dict.fromkeys(map(_typescript, parts)))
    if isinstance(kind, Shape | inspect.EnumType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        if set(kind.values) == set(get_args(RobotLetter)):
            return "RobotLetter"
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, inspect.VarTupleType):
        item = _typescript(kind.item_type)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"readonly [{', '.join(map(_typescript, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        key = _typescript(kind.key_type)
        value = _typescript(kind.value_type)
        return f"Partial<Record<{key}, {value}>>" if key != "string" else f"Record<string, {value}>"
    return PLAIN[type(kind)]
