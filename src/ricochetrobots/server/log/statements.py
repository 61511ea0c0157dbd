"""The statements of the log in SQL, which are constants, compiled once, and how their rows are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    Table,
    UpdateBase,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from ricochetrobots.server.errors import NoSuchRoomError
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.journal import StoredEvent
from ricochetrobots.server.log.names import SealedName
from ricochetrobots.server.log.records import Append, DerivedData, RoomRecord, RoomRow, Row, StoredReply
from ricochetrobots.server.log.snapshots import Snapshot

Write = tuple[UpdateBase, list[Row]]
LAST = 2**62
"""No event has a higher number."""


def record(found: Sequence[Sequence[Row]]) -> RoomRecord:
    """Return the record in the answers to `RECORD`. Raises NoSuchRoomError."""
    rooms, events, replies = found
    if not rooms:
        raise NoSuchRoomError
    (row,) = rooms
    opened = RoomRow(row["id"], row["code"], row["name"], row["created"])
    return RoomRecord(
        opened,
        row["seq"],
        tuple(map(_event, events)),
        tuple(map(stored_reply, replies)),
        is_as_written=row["digest"] == opened.stored["digest"],
    )


def _event(row: Row) -> StoredEvent:
    name = None if row["salt"] is None else SealedName(row["seat"], row["salt"], row["name"])
    return StoredEvent(row["seq"], row["version"], row["body"], row["hash"], name)


def stored_reply(row: Row) -> StoredReply:
    """Return the reply in a row."""
    return StoredReply(row["id"], row["request"], row["actor"], row["seat"], row["seq"])


def stored_snapshot(row: Row) -> Snapshot:
    """Return the snapshot in a row."""
    return Snapshot(row["seq"], row["version"], row["chain"], row["body"], row["digest"])


def rebuilds(room: str, derived: DerivedData) -> Iterator[UpdateBase]:
    """Yield the statements that replace the data derived from a room's log."""
    rooms, deadlines, games = schema.rooms, schema.deadlines, schema.games
    yield update(rooms).where(rooms.c.id == room).values(touched=derived.touched)
    for table in (deadlines, games):
        yield delete(table).where(table.c.room == room)
    for game in derived.games:
        yield delete(games).where(games.c.id == game.id)
    for game in derived.games:
        yield insert(games).values(**vars(game))
    if derived.deadline is not None:
        yield insert(deadlines).values(room=room, at=derived.deadline)


def removals(room_ids: Sequence[str]) -> Iterator[UpdateBase]:
    """Yield the statements that delete these rooms."""
    for table in (
        schema.events,
        schema.names,
        schema.commands,
        schema.deadlines,
        schema.games,
        schema.snapshots,
        schema.presence,
        schema.place_seats,
        schema.reports,
    ):
        yield delete(table).where(table.c.room.in_(room_ids))
    yield delete(schema.rooms).where(schema.rooms.c.id.in_(room_ids))


def _of_room(
    after: ColumnElement[int], last: ColumnElement[int]
) -> tuple[Select[Any], Select[Any], Select[Any]]:
    """Return the queries for a room, its events after one number and up to another, and their replies."""
    rooms, events, names, commands = schema.rooms, schema.events, schema.names, schema.commands
    named = events.outerjoin(names, (names.c.room == events.c.room) & (names.c.seq == events.c.seq))

    def those_of(query: Select[Any], table: Table) -> Select[Any]:
        between = query.where(table.c.room == bindparam("room"), table.c.seq > after, table.c.seq <= last)
        return between.order_by(table.c.seq)

    return (
        select(rooms).where(rooms.c.id == bindparam("room")),
        those_of(select(events, names.c.seat, names.c.salt, names.c.name).select_from(named), events),
        those_of(select(commands), commands),
    )


def _rows_of(table: Table, *columns: ColumnElement[Any]) -> Select[Any]:
    """Return the query for the rows of a room in a table."""
    return select(*columns or (table,)).where(table.c.room == bindparam("room"))


RECORD = _of_room(bindparam("after", type_=BigInteger), bindparam("last", type_=BigInteger))
SNAPSHOT = _rows_of(schema.snapshots)
_STANDS = func.coalesce(_rows_of(schema.snapshots, schema.snapshots.c.seq).scalar_subquery(), 0)
LOADED = (
    *_of_room(_STANDS - bindparam("before", type_=BigInteger), _STANDS + bindparam("most", type_=BigInteger)),
    SNAPSHOT,
    _rows_of(schema.names, schema.names.c.seat, schema.names.c.salt, schema.names.c.name),
)
DERIVED = (
    select(schema.rooms.c.touched).where(schema.rooms.c.id == bindparam("room")),
    _rows_of(schema.deadlines, schema.deadlines.c.at),
    _rows_of(schema.games),
)
REPLY = _rows_of(schema.commands).where(schema.commands.c.id == bindparam("id"))
DUE = (
    select(schema.deadlines.c.at, schema.deadlines.c.room)
    .where(
        schema.deadlines.c.at <= bindparam("now"),
        tuple_(schema.deadlines.c.at, schema.deadlines.c.room) > tuple_(bindparam("at"), bindparam("room")),
    )
    .order_by(schema.deadlines.c.at, schema.deadlines.c.room)
    .limit(bindparam("most", type_=Integer))
)
NEXT_DEADLINE = select(func.min(schema.deadlines.c.at).label("at")).where(
    schema.deadlines.c.at > bindparam("now")
)
ROOM_OPENED = insert(schema.rooms)
ROOM_MOVED = (
    update(schema.rooms)
    .where(schema.rooms.c.id == bindparam("room"))
    .values(touched=bindparam("now"), seq=bindparam("last"))
)
CODE_CHANGED = (
    update(schema.rooms)
    .where(schema.rooms.c.id == bindparam("of"))
    .values(code=bindparam("by"), digest=bindparam("proof"))
)
EVENT_ADDED = insert(schema.events)
NAME_STORED = insert(schema.names)
NAMES_FORGOTTEN = delete(schema.names).where(
    schema.names.c.room == bindparam("of"), schema.names.c.seat == bindparam("by")
)
REPORTED_NAMES_FORGOTTEN = (
    update(schema.reports)
    .where(schema.reports.c.room == bindparam("of"), schema.reports.c.seat == bindparam("by"))
    .values(name="")
)
SNAPSHOT_REMOVED = delete(schema.snapshots).where(schema.snapshots.c.room == bindparam("of"))
REPLY_ADDED = insert(schema.commands)
DEADLINE_REMOVED = delete(schema.deadlines).where(schema.deadlines.c.room == bindparam("of"))
DEADLINE_ADDED = insert(schema.deadlines).values(room=bindparam("room"), at=bindparam("at"))
GAME_ADDED = insert(schema.games)


def writes(batch: Sequence[Append]) -> Iterator[Write]:
    """Yield the statements that store a batch, each with its rows, at least one.

    The rooms' rows come first, so that two writers queue up there.
    """
    opened: list[Row] = []
    moved: list[Row] = []
    recoded: list[Row] = []
    events: list[Row] = []
    named: list[Row] = []
    forgotten: list[Row] = []
    stale: list[Row] = []
    replies: list[Row] = []
    rescheduled: list[Row] = []
    running: list[Row] = []
    games: list[Row] = []
    for append in batch:
        room = append.room
        if append.opening is None:
            moved.append({"room": room, "now": append.at, "last": append.seq})
        else:
            opened.append({**append.opening.stored, "touched": append.at, "seq": append.seq})
        if append.recoded is not None:
            changed = append.recoded.stored
            recoded.append({"of": room, "by": changed["code"], "proof": changed["digest"]})
        for row in append.events:
            events.append({"room": room, **vars(row)})
            if row.name is not None:
                named.append({"room": room, "seq": row.seq, **vars(row.name)})
        if append.forgotten:
            forgotten += ({"of": room, "by": seat} for seat in append.forgotten)
            stale.append({"of": room})
        if append.reply is not None:
            replies.append({"room": room, **vars(append.reply)})
        if append.deadline_changed:
            if append.opening is None:
                rescheduled.append({"of": room})
            if append.deadline is not None:
                running.append({"room": room, "at": append.deadline})
        if append.game is not None:
            games.append(vars(append.game))
    steps: tuple[Write, ...] = (
        (ROOM_OPENED, opened),
        (ROOM_MOVED, moved),
        (CODE_CHANGED, recoded),
        (EVENT_ADDED, events),
        (NAME_STORED, named),
        (NAMES_FORGOTTEN, forgotten),
        (REPORTED_NAMES_FORGOTTEN, forgotten),
        (SNAPSHOT_REMOVED, stale),
        (REPLY_ADDED, replies),
        (DEADLINE_REMOVED, rescheduled),
        (DEADLINE_ADDED, running),
        (GAME_ADDED, games),
    )
    return ((statement, rows) for statement, rows in steps if rows)
