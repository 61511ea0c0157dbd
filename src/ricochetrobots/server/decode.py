"""Decode the messages of the WebSocket and the bodies of requests."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Literal, TypeVar

import msgspec

from ricochetrobots.server.errors import ReadingError
from ricochetrobots.wire.messages import CLIENT_MESSAGES, MAX_MESSAGE_BYTES, ClientMessage
from ricochetrobots.wire.wire_format import WireFormat

Body = TypeVar("Body")

_FIELD = re.compile(r"field `(.*)`")
_LIKELY_ID = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{8,64})"')
_COMMAND_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")


def read_message(data: str | bytes) -> ClientMessage:
    """Return the message in a frame. Raises ReadingError."""
    if isinstance(data, bytes):
        raise ReadingError("malformed", "Messages are text frames, not binary ones.")
    if len(data) > MAX_MESSAGE_BYTES or len(data.encode(errors="replace")) > MAX_MESSAGE_BYTES:
        raise ReadingError("too-large", f"A message has at most {MAX_MESSAGE_BYTES} bytes.")
    fields = _object(data)
    given = fields.get("id")
    command_id = given if isinstance(given, str) and _COMMAND_ID.fullmatch(given) else None
    kind = fields.get("type")
    if not isinstance(kind, str) or kind not in CLIENT_MESSAGES.tags:
        raise ReadingError("unknown-type", "No message has this type.", command_id, "$.type")
    return _decode(data, CLIENT_MESSAGES, command_id)


def command_id_in(data: str | bytes) -> str | None:
    """Return the probable id of the command in a frame that cannot be decoded, None if it has none."""
    found = _LIKELY_ID.search(data) if isinstance(data, str) else None
    return None if found is None else found[1]


def read_body(data: bytes, form: WireFormat[Body]) -> Body:
    """Return the decoded body of a request. Raises ReadingError; the caller has checked its size."""
    try:
        text = data.decode()
    except UnicodeDecodeError as fault:
        raise ReadingError("malformed", "This is not UTF-8.") from fault
    _object(text)
    return _decode(text, form)


def _object(text: str) -> dict[str, object]:
    with suppress(msgspec.DecodeError, RecursionError):
        fields = msgspec.json.decode(text)
        if isinstance(fields, dict) and text.count(":") == len(
            fields
        ):  # one colon per field: no key occurs twice
            return fields
    try:
        fields = _EACH_KEY_ONCE.decode(text)
    except (ValueError, RecursionError) as fault:
        raise ReadingError("malformed", "This is not one JSON object with each key once.") from fault
    if not isinstance(fields, dict):
        raise ReadingError("malformed", "This is not one JSON object with each key once.")
    return fields


def _decode(text: str, form: WireFormat[Body], command_id: str | None = None) -> Body:
    try:
        return form.decode(text)
    except msgspec.ValidationError as fault:
        sentence, _, place = str(fault).partition(" - at `")
        path = place.rstrip("`") or "$"
        if field := _FIELD.search(sentence):  # an unknown or missing field; ``path`` is its place
            path = f"{path}.{field[1]}"
        raise ReadingError("invalid", f"{sentence}.", command_id, path) from fault
    except (msgspec.DecodeError, RecursionError) as fault:
        raise ReadingError("malformed", "This is not strict JSON.", command_id) from fault


class _Opening(msgspec.Struct):
    type: Literal["hello"]
    protocol: int


def spoken_protocol(data: str | bytes) -> int | None:
    """Return the protocol version in a greeting, whatever else it contains; None if it cannot be read."""
    if len(data) > MAX_MESSAGE_BYTES:
        return None
    try:
        return msgspec.json.decode(data, type=_Opening).protocol
    except (msgspec.DecodeError, RecursionError):
        return None


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a key occurs twice")
    return fields


_EACH_KEY_ONCE = json.JSONDecoder(object_pairs_hook=_each_key_once)
"""Made once: `json.loads` would make one for each message, which takes as long as the decoding."""
