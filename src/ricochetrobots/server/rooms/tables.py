"""The public tables: the rooms that their hosts have listed, and that anybody may join."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from ricochetrobots.game import Length, Mode, Options
from ricochetrobots.game.match import Match, Phase
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.rooms.tokens import room_of
from ricochetrobots.wire.http import PublicTable

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.tables import SharedTables
    from ricochetrobots.server.rooms.registry import Rooms
    from ricochetrobots.server.rooms.room import Room

MOST_TABLES = 50
"""The number of tables that a list contains at most."""
REUSED_SECONDS = 1.0
"""Answer with the same list for this long."""
ARRIVING_SECONDS = 10.0
"""A host who has just taken the seat, or lost the connection, counts as there for this long."""
SEATS = 4
"""The seats of a table that quick join opens: when it is full, the next person opens another."""


class OpenTables:
    """The list of public tables of a server and, with ``shared``, of the servers on the same database."""

    def __init__(self, rooms: Rooms, clock: Clock, shared: SharedTables | None) -> None:
        self._rooms = rooms
        self._clock = clock
        self._shared = shared
        self._listed: tuple[PublicTable, ...] = ()
        self._listed_at: float | None = None

    async def listed(self) -> tuple[PublicTable, ...]:
        """Return the tables, the ones that still wait first; the same list for a second.

        Raises StorageUnavailableError.
        """
        now = self._clock.now()
        if self._listed_at is None or not 0 <= now - self._listed_at < REUSED_SECONDS:
            self._listed, self._listed_at = await self._read(), now
        return self._listed

    async def best(self, language: str, avoid: Collection[str] = ()) -> str | None:
        """Return the address of the table that fits a person of that language best, None if there is none.

        It is in that language, open to quick join, and none of the rooms ``avoid``. Raises StorageUnavailableError.
        """
        for table in await self._read():
            if room_of(table.room) in avoid:
                continue
            if table.language == language and table.quick_join:
                return table.room
        return None

    async def open(self, name: str, language: str) -> tuple[Room, int | None]:
        """Open a table for others to join, and return it with the seat. Raises the errors of `Rooms.create`."""
        options = Options(length=Length.SHORT, seats=SEATS, listed=language)
        room, seat = await self._rooms.create(Mode.FRIENDS, options, name)
        self._listed_at = None
        if self._shared is not None:
            await self._shared.publish(self._here())  # the next person may be on another server
        return room, seat

    async def run(self, shared: SharedTables) -> None:
        """Publish the tables of this server to the others every second, until cancelled."""
        while True:
            await shared.publish(self._here(), patient=True)
            await self._clock.wait_until(self._clock.now() + REUSED_SECONDS)

    async def _read(self) -> tuple[PublicTable, ...]:
        here = self._here()
        if self._shared is None:
            return here
        known = {table.room for table in here}
        others = [table for table in await self._shared.elsewhere() if table.room not in known]
        return _ordered([*here, *others])

    def _here(self) -> tuple[PublicTable, ...]:
        now = self._clock.now()
        tables = (table_of(room, now) for room in self._rooms.in_memory())
        return _ordered(table for table in tables if table is not None)


def _ordered(tables: Iterable[PublicTable]) -> tuple[PublicTable, ...]:
    """Return the tables that still wait first, then those with the most people."""
    return tuple(sorted(tables, key=lambda table: (table.begun, -table.people, table.room))[:MOST_TABLES])


def table_of(room: Room, now: float) -> PublicTable | None:
    """Return a room as the list shows it; None unless anybody may join it now."""
    match = room.snapshot.match
    if match is None or match.options.listed is None or not _is_open(match):
        return None
    sitting = [seat for seat in match.seats if not seat.left]
    people = sum(seat.is_person for seat in sitting)
    begun = match.phase is not Phase.LOBBY
    is_short = match.options.length is Length.SHORT and match.options.chips_to_win is None
    if len(sitting) >= match.options.seats or not _is_host_here(room, match, now):
        return None
    return PublicTable(
        room=room.snapshot.address,
        name=room.snapshot.row.name,
        language=match.options.listed,
        edition=match.options.edition,
        length=match.options.length,
        chips_to_win=match.options.chips_to_win,
        people=people,
        bots=len(sitting) - people,
        seats=match.options.seats,
        begun=begun,
        quick_join=not begun or is_short,
    )


def _is_open(match: Match) -> bool:
    shut = match.closed or match.locked or match.phase is Phase.FINISHED
    return match.options.is_public and match.mode is Mode.FRIENDS and not shut


def _is_host_here(room: Room, match: Match, now: float) -> bool:
    if match.host is None:
        return False
    presence = room.audience.presence_of(match.host)
    return presence.connected or now - presence.since < ARRIVING_SECONDS
