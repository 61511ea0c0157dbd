"""Convert frozen dataclasses to and from JSON by their fields.

If a field may hold one of several dataclasses, the key ``type`` has the `tag` of its class. Otherwise, the JSON is
msgspec's form of dataclasses: an object with a key for each field, and enums by their values.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache, cached_property, reduce
from operator import or_
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
_hints_of = cache(get_type_hints)  # many messages contain the same dataclasses
FLAT = types.MappingProxyType({"flat": True})
"""Metadata of a field whose fields are merged into the enclosing object, together with its ``type``."""


def tag(kind: type) -> str:
    """Return the tag that identifies objects of that class: ``bid_placed`` for ``BidPlaced``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


class WireFormat(Generic[T]):
    """The JSON of the values of ``kind``, a dataclass or a union of them.

    A ``strict`` format refuses fields that it does not know; others ignore them. ``bounds`` limit numbers and texts,
    by the names of their fields. The first use makes the parts that it needs, so that a format costs an import nothing.
    """

    def __init__(
        self, kind: object, *, strict: bool = False, bounds: Mapping[str, msgspec.Meta] | None = None
    ) -> None:
        self._kind = kind
        self._strict = strict
        self._bounds = bounds or {}
        self._builders: dict[type[msgspec.Struct], Callable[[dict[str, Any]], object]] = {}

    @cached_property
    def wire_type(self) -> Any:
        """The type as msgspec reads it."""
        return self._read_as(self._kind)

    @cached_property
    def tags(self) -> frozenset[str]:
        """The possible tags of the values themselves."""
        return frozenset(
            str(part.__struct_config__.tag)
            for part in _parts(self.wire_type)
            if part in self._builders and part.__struct_config__.tag is not None
        )

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.wire_type)

    @cached_property
    def _write(self) -> Callable[[Any], Any] | None:
        return self._writer(self._kind)

    def encode(self, value: T) -> bytes:
        """Return the value as JSON."""
        return msgspec.json.encode(value if self._write is None else self._write(value))

    def decode(self, data: str | bytes) -> T:
        """Return the value of a JSON text. Raises msgspec.DecodeError, or its ValidationError with the place."""
        value: T = self._built(self._decoder.decode(data))
        return value

    # --- writing -----------------------------------------------------------------------------------

    def _writer(self, kind: Any) -> Callable[[Any], Any] | None:
        """Return a function that prepares such a value for msgspec; None if msgspec writes it correctly as it is."""
        if get_origin(kind) is tuple:
            write = self._writer(get_args(kind)[0])
            return None if write is None else lambda values: [write(value) for value in values]
        kinds = _dataclasses(kind)
        if len(kinds) > 1:
            writers = {each: self._fields_writer(each, tagged=True) for each in kinds}
            return lambda value: writers[type(value)](value)
        if kinds and self._steps(kinds[0]):
            writer = self._fields_writer(kinds[0], tagged=False)
            return lambda value: None if value is None else writer(value)
        return None

    def _steps(self, kind: type) -> dict[str, Callable[[Any], Any]]:
        hints = _hints_of(kind)
        writers = {field.name: self._writer(hints[field.name]) for field in fields(kind)}
        return {name: write for name, write in writers.items() if write is not None}

    def _fields_writer(self, kind: type, *, tagged: bool) -> Callable[[Any], dict[str, object]]:
        steps = self._steps(kind)
        flat = _flat(kind)
        head = {"type": tag(kind)} if tagged and flat is None else {}

        def write(value: Any) -> dict[str, Any]:
            plain: dict[str, Any] = head | vars(value)
            for name, step in steps.items():
                plain[name] = step(plain[name])
            if flat is None:
                return plain
            inner: dict[str, Any] = plain.pop(flat.name)
            return {"type": inner.pop("type"), **plain, **inner}

        return write

    # --- reading -----------------------------------------------------------------------------------

    def _read_as(self, kind: Any, bound: msgspec.Meta | None = None) -> Any:
        """Return ``kind`` as msgspec reads it: with structs for the dataclasses that it cannot read itself."""
        if get_origin(kind) is tuple:
            parts = (part if part is ... else self._read_as(part, bound) for part in get_args(kind))
            return types.GenericAlias(tuple, tuple(parts))
        kinds = _dataclasses(kind)
        if len(kinds) > 1 or (kinds and (self._strict or self._steps(kinds[0]))):
            structs = [struct for each in kinds for struct in self._structs_of(each, tagged=len(kinds) > 1)]
            return reduce(or_, [*structs, *(part for part in _parts(kind) if part not in kinds)])
        if bound is not None and not kinds:
            return reduce(
                or_, (Annotated[part, bound] if part in (int, str) else part for part in _parts(kind))
            )
        return kind

    def _structs_of(self, kind: type, *, tagged: bool) -> Iterator[type[msgspec.Struct]]:
        """Yield the structs that represent a dataclass: one, or one for each kind of its flat field."""
        flat = _flat(kind)
        extra = [self._struct_field(kind, field) for field in fields(kind) if field != flat]
        if flat is None:
            yield self._struct(kind, extra, lambda given: kind(**given), tagged=tagged)
            return
        for inner in _dataclasses(_hints_of(kind)[flat.name]):
            members = [self._struct_field(inner, field) for field in fields(inner)]
            yield self._struct(inner, extra + members, _flat_builder(kind, flat.name, inner), tagged=tagged)

    def _struct(
        self, kind: type, members: list[Any], build: Callable[[dict[str, Any]], object], *, tagged: bool
    ) -> type[msgspec.Struct]:
        struct = msgspec.defstruct(
            kind.__name__,
            members,
            namespace={"__doc__": kind.__doc__},
            module=kind.__module__,
            frozen=True,
            kw_only=True,
            tag_field="type" if tagged else None,
            tag=tag(kind) if tagged else None,
            forbid_unknown_fields=self._strict,
        )
        self._builders[struct] = build
        return struct

    def _struct_field(self, kind: type, field: Field[Any]) -> tuple[str, Any] | tuple[str, Any, Any]:
        read = self._read_as(_hints_of(kind)[field.name], self._bounds.get(field.name))
        if field.default_factory is not MISSING:
            return field.name, read, msgspec.field(default_factory=field.default_factory)
        return (field.name, read) if field.default is MISSING else (field.name, read, field.default)

    def _built(self, read: Any) -> Any:
        """Return the value that was read, with its dataclasses in place of their structs."""
        if isinstance(read, msgspec.Struct):
            given = msgspec.structs.asdict(read)
            for name, value in given.items():
                if isinstance(value, (msgspec.Struct, tuple)):
                    given[name] = self._built(value)
            return self._builders[type(read)](given)
        return tuple(map(self._built, read)) if isinstance(read, tuple) else read


def _flat_builder(kind: type, flat: str, inner: type) -> Callable[[dict[str, Any]], object]:
    names = [field.name for field in fields(inner)]

    def build(given: dict[str, Any]) -> object:
        value = inner(**{name: given.pop(name) for name in names})
        return kind(**given, **{flat: value})

    return build


def _parts(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the type itself."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def _dataclasses(kind: Any) -> tuple[type, ...]:
    return tuple(part for part in _parts(kind) if is_dataclass(part) and isinstance(part, type))


def _flat(kind: type) -> Field[Any] | None:
    found: Iterator[Field[Any]] = (field for field in fields(kind) if field.metadata.get("flat"))
    return next(found, None)
