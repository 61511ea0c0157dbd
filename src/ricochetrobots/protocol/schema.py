"""Write the messages down for others: a JSON Schema for strangers, TypeScript declarations for the browser.

``python -m ricochetrobots.protocol.schema`` writes both files, with ``--check`` it only compares them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from ricochetrobots.protocol import events, messages, view

PACKAGE = Path(__file__).parent.parent
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ClientCommand": messages.ClientCommand,
    "ServerToClient": messages.ServerToClient,
    "WireEvent": events.WireEvent,
}
"""The unions that have a name of their own in the declarations."""

PLAIN = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def json_schema() -> str:
    """Return docs/protocol.schema.json: what a client may send and what it may receive."""
    (client, server), definitions = msgspec.json.schema_components(
        (messages.ClientMessage, messages.ServerToClient), ref_template="#/$defs/{name}"
    )
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Ricochet Robots live protocol, version {messages.VERSION}",
        "$defs": {"ClientMessage": client, "ServerToClient": server, **definitions},
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def declarations() -> str:
    """Return web/net/messages.d.ts: the same messages as TypeScript interfaces."""
    known = inspect.multi_type_info(list(UNIONS.values()))
    lines = [
        "// Made by python -m ricochetrobots.protocol.schema from protocol/*.py: do not edit.",
        "",
    ]
    for name, union in UNIONS.items():
        lines += [f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};", ""]
    for struct in _structs(known):
        lines += [*_interface(struct), ""]
    return "\n".join(lines)


def _structs(types: Iterable[inspect.Type]) -> list[inspect.StructType]:
    """Return every struct that occurs in these types, in the order of their modules' lines."""
    found: dict[str, inspect.StructType] = {}
    waiting = list(types)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind
            waiting += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            waiting += kind.types
        elif isinstance(kind, inspect.VarTupleType):
            waiting.append(kind.item_type)
        elif isinstance(kind, inspect.TupleType):
            waiting += kind.item_types
        elif isinstance(kind, inspect.DictType):
            waiting += (kind.key_type, kind.value_type)
    order = [name for module in (view, events, messages) for name in vars(module)]
    return sorted(found.values(), key=lambda kind: order.index(kind.cls.__name__))


def _interface(struct: inspect.StructType) -> list[str]:
    lines = [f"/** {struct.cls.__doc__} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    sent = issubclass(struct.cls, messages.Message)  # what has a default may be left out by who sends
    for field in struct.fields:
        kind = _typescript(field.type)
        if sent and isinstance(field.type, inspect.StructType):
            kind = f"Partial<{kind}>"
        lines.append(f"  {field.name}{'?' if sent and not field.required else ''}: {kind};")
    return [*lines, "}"]


def _typescript(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return _typescript(kind.type)
    if isinstance(kind, inspect.UnionType):
        parts = sorted(kind.types, key=lambda part: isinstance(part, inspect.NoneType))
        names = {part.cls for part in parts if isinstance(part, inspect.StructType)}
        for name, union in UNIONS.items():
            if names == set(get_args(union)):
                return name
        return " | ".join(map(_typescript, parts))
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
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


def outputs() -> dict[Path, str]:
    """Return every generated file with its content."""
    return {
        PACKAGE.parent.parent / "docs" / "protocol.schema.json": json_schema(),
        PACKAGE / "web" / "net" / "messages.d.ts": declarations(),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` tell which ones are out of date; return the exit status."""
    stale = [path for path, text in outputs().items() if not path.exists() or path.read_text() != text]
    if "--check" in arguments:
        for path in stale:
            sys.stderr.write(f"{path} is out of date: run python -m ricochetrobots.protocol.schema\n")
        return 1 if stale else 0
    for path in stale:
        path.write_text(outputs()[path])
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
