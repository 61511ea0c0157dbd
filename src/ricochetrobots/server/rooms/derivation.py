"""Derive the data of a room again from the first event of its log, to check the stored data."""

from __future__ import annotations

from ricochetrobots.game import deadline
from ricochetrobots.game.events import MatchEnded, MatchOpened
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.log.records import DerivedData, GameRow
from ricochetrobots.server.log.snapshots import STATE_VERSION, Snapshot, is_sound
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.tokens import Tokens

PAGE_EVENTS = 100
"""Events that are read and folded without a pause; 4 ms."""


class Derivation:
    """The log of a room, folded from its first event, and the derived data.

    ``snapshot`` was stored when reading began. It is right if ``refuted`` is False after the last event.
    """

    def __init__(
        self, room_id: str, snapshot: Snapshot | None, clock: Clock, tokens: Tokens, limits: ServerLimits
    ) -> None:
        self.fold = Fold(room_id, clock, limits)
        self.snapshot = snapshot
        self.refuted = snapshot is not None
        self._stands = 0 if snapshot is None or not is_sound(room_id, snapshot) else snapshot.seq
        self._tokens = tokens
        self._games: list[GameRow] = []
        self._match_number = 1
        self._opened_at = 1

    @property
    def outdated(self) -> bool:
        """Return whether another version of the program stored the snapshot; then a difference is not a fault."""
        return self.snapshot is not None and self.snapshot.version != STATE_VERSION

    async def read_page(self, log: Log) -> bool:
        """Fold the next page of stored events; return whether there may be more.

        Raises RoomSetAsideError if the record is damaged, NoSuchRoomError and StorageUnavailableError.
        """
        room_id, fold = self.fold.room_id, self.fold
        last = fold.seq + PAGE_EVENTS
        if fold.seq < self._stands:
            last = min(last, self._stands)
        record = await log.events_between(room_id, fold.seq, last)
        record.check_row()
        replies = {reply.seq: reply.text for reply in record.replies}
        for seq, event in enumerate(fold.read(record.events, replies), fold.seq - len(record.events) + 1):
            if isinstance(event, MatchOpened):
                self._opened_at, self._match_number = seq, event.number
            elif isinstance(event, MatchEnded):
                game = self._tokens.game_id(room_id, self._match_number)
                self._games.append(GameRow(game, room_id, self._opened_at, seq))
        if fold.seq == self._stands:
            self.refuted = fold.snapshot() != self.snapshot
        if fold.seq < last and fold.seq != record.seq:
            raise RoomSetAsideError(room_id, fold.seq + 1, f"the log does not end at event {record.seq}")
        if fold.seq < last:
            fold.check_names()
        return fold.seq == last

    def derived(self) -> DerivedData:
        """Return the derived data that must be stored."""
        if self.fold.match is None:
            raise ValueError("a room's first event opens a match")
        return DerivedData(
            touched=self.fold.at,
            deadline=deadline(self.fold.match),
            games=frozenset(self._games),
        )
