"""The history of a room: its last events are in memory, and older ones in the log."""

from __future__ import annotations

from collections.abc import AsyncIterator

from ricochetrobots.game.events import (
    HandicapSet,
    MatchEnded,
    MatchOpened,
    OptimumFound,
    OptionsChanged,
    PlayerLeft,
    PlayerRemoved,
    PlayerReturned,
    PlayerSeated,
    SeatForgotten,
    SeatRenamed,
)
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.log.export import export_game
from ricochetrobots.server.log.journal import GENESIS, decode
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.log.records import GameRow
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.wire.http import GameExport
from ricochetrobots.wire.messages import NumberedEvent


async def history(
    log: Log, read_events: int, room: RoomState, first: int = 1, last: int | None = None
) -> AsyncIterator[NumberedEvent]:
    """Yield the events of a room with these numbers, as far as they exist; 20 us each.

    If some are not in memory, all are read from the log, ``read_events`` at a time; other tasks run in between.
    Raises RoomSetAsideError if the record is damaged, NoSuchRoomError and StorageUnavailableError.
    """
    last = room.seq if last is None else min(last, room.seq)
    in_memory = room.seq - len(room.events)
    if first > in_memory:
        for seq, event in enumerate(room.events[first - in_memory - 1 : last - in_memory], first):
            yield NumberedEvent(seq=seq, event=event)
        return
    seq, chain = first - 1, GENESIS
    while seq < last:
        anchor = seq - (seq > 0 and chain == GENESIS)  # the page begins one event earlier, for its hash
        record = await log.events_between(room.row.id, anchor, min(seq + read_events, last))
        replies = {reply.seq: reply.text for reply in record.replies}
        rows = list(record.events)
        if anchor < seq and rows:
            chain = rows.pop(0).hash
        if not rows:
            raise RoomSetAsideError(room.row.id, seq + 1, f"event {seq + 1} is missing")
        for row in rows:
            event = decode(room.row.id, row, seq + 1, chain, replies.get(row.seq, ""))
            seq, chain = row.seq, row.hash
            yield NumberedEvent(seq=seq, event=event)


async def published(log: Log, read_events: int, room: RoomState, game: GameRow) -> GameExport:
    """Return the record of a finished game, complete without earlier events, with the optima found after its end.

    Raises the errors of `history`.
    """
    seats = [
        numbered.event
        async for numbered in history(log, read_events, room, 1, game.first - 1)
        if isinstance(
            numbered.event,
            MatchOpened
            | OptionsChanged
            | MatchEnded
            | PlayerSeated
            | PlayerReturned
            | PlayerLeft
            | PlayerRemoved
            | SeatRenamed
            | SeatForgotten
            | HandicapSet,
        )
    ]
    events = [numbered.event async for numbered in history(log, read_events, room, game.first, game.last)]
    match_number = next(event.number for event in events if isinstance(event, MatchOpened))
    found: list[OptimumFound] = []
    present = True
    async for numbered in history(log, read_events, room, game.last + 1):
        event = numbered.event
        present = present and not isinstance(event, MatchOpened)
        if isinstance(event, OptimumFound) and (
            present if event.match is None else event.match == match_number
        ):
            found.append(event)
    return export_game(game.id, seats, events, found)
