"""Stored snapshots of rooms: a room is read from its snapshot instead of from its first event.

A snapshot is derived from the log. It names its event, by number and by hash, and the version of the program's state;
a digest covers all of it. A snapshot is refuted if it does not belong to the log, if another version wrote it, or if
a byte has changed. Then the log is folded again (docs/adr/0017-snapshots.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import GenericAlias
from typing import Any, get_type_hints

import msgspec

from ricochetrobots.core import Board, Cell, InputError, Position, parse_board
from ricochetrobots.game import Match
from ricochetrobots.game.match import PlayedRound

STATE_VERSION = 17
"""Raise it when the same events lead to a different `Match`, or when `State` changes; golden/states.txt detects both.
"""

Robots = tuple[Cell | None, ...]


@dataclass(frozen=True)
class Snapshot:
    """One row: the state after event ``seq``, whose hash is ``chain``. ``digest`` covers it and the room."""

    seq: int
    version: int
    chain: str
    body: str
    digest: str


@dataclass(frozen=True, kw_only=True)
class State:
    """The state of a room whose events are folded.

    ``at`` is the time of the last event, and event ``opened_at`` opened the current match. ``seated`` holds the time
    at which each seat was last taken, ``renewed`` the event that last renewed its token, ``link_renewed`` the event
    that last renewed the room's link. Seals replace the names of seats (log/names.py).
    """

    match: Match
    at: float
    opened_at: int
    seated: Mapping[int, float]
    renewed: Mapping[int, int]
    link_renewed: int


class RefutedError(ValueError):
    """A snapshot is wrong; the message is the reason."""


def take_snapshot(room: str, seq: int, chain: str, state: State) -> Snapshot:
    """Return the row for that state of a room. About 0.3 ms."""
    body = _written(state).decode()
    return Snapshot(seq, STATE_VERSION, chain, body, _digest(room, seq, STATE_VERSION, chain, body))


def read_snapshot(room: str, snapshot: Snapshot) -> State:
    """Return the state in a row. Raises RefutedError."""
    if snapshot.version != STATE_VERSION:
        raise RefutedError(f"it is of version {snapshot.version}, not {STATE_VERSION}")
    if snapshot.digest != _digest(room, snapshot.seq, snapshot.version, snapshot.chain, snapshot.body):
        raise RefutedError("it does not match its digest")
    try:
        return _state(_DECODER.decode(snapshot.body))
    except (msgspec.DecodeError, InputError, TypeError) as fault:
        raise RefutedError(f"it cannot be read: {fault}") from fault


def is_sound(room: str, snapshot: Snapshot) -> bool:
    """Return whether a row can be read and is as it was written, whether or not it belongs to the log."""
    try:
        read_snapshot(room, snapshot)
    except RefutedError:
        return False
    return True


def _digest(room: str, seq: int, version: int, chain: str, body: str) -> str:
    return hashlib.sha256(f"{room}\n{seq}\n{version}\n{chain}\n{body}".encode()).hexdigest()


# The stored fields and their types are those of the dataclasses, except that a board is written as its text,
# once, and positions as the cells of the robots on it.


def _form(kind: type, **replaced: object) -> Any:
    """Return a type by which msgspec reads the fields of a dataclass: all are required, and some have another type."""
    types = get_type_hints(kind) | replaced
    members = [(field.name, types[field.name]) for field in fields(kind)]
    return msgspec.defstruct(f"{kind.__name__}Form", members, forbid_unknown_fields=True)


_PLAYED = _form(PlayedRound, start=Robots)
_MATCH = _form(
    Match,
    board=str,
    position=Robots | None,
    markers=Robots | None,
    history=GenericAlias(tuple, (_PLAYED, ...)),
)
_DECODER = msgspec.json.Decoder(_form(State, match=_MATCH))


def _written(state: State) -> bytes:
    match = state.match
    fields = _fields(match) | {
        "board": str(match.board),
        "position": _robots(match.position),
        "markers": _robots(match.markers),
        "history": [_fields(played) | {"start": played.start.robots} for played in match.history],
    }
    return msgspec.json.encode(_fields(state) | {"match": fields})


def _robots(position: Position | None) -> Robots | None:
    return None if position is None else position.robots


def _state(read: Any) -> State:
    """Return the state that `_DECODER` has read.

    Raises InputError and TypeError for a state that is impossible on the board.
    """
    fields = _fields_read(read.match)
    board = parse_board(fields["board"])
    match = Match(
        **fields
        | {
            "board": board,
            "position": _position(board, fields["position"]),
            "markers": _position(board, fields["markers"]),
            "history": tuple(_played(board, _fields_read(played)) for played in fields["history"]),
        }
    )
    return State(**_fields_read(read) | {"match": match})


def _played(board: Board, fields: dict[str, Any]) -> PlayedRound:
    return PlayedRound(**fields | {"start": Position(board, fields["start"])})


def _position(board: Board, robots: Robots | None) -> Position | None:
    return None if robots is None else Position(board, robots)


def _fields(value: Match | PlayedRound | State) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _fields_read(form: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(form, name) for name in form.__struct_fields__}
