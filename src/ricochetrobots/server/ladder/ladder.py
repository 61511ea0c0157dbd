"""The ladder of a server: its places, their personal links, and the table of ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ricochetrobots.core import RicochetError
from ricochetrobots.game.names import checked_name
from ricochetrobots.server.errors import NoSuchRoomError, RoomSetAsideError, ServerError
from ricochetrobots.server.ladder.judging import judge
from ricochetrobots.server.ladder.ranking import Standing, day_of, standings
from ricochetrobots.server.randomness import url_text
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.store.places import GameResult, Place, PlaceSeat

log = logging.getLogger(__name__)

PLACE_BYTES = 6
GAMES_A_STEP = 50
COLLECT_SECONDS = 10.0
"""The time between two searches for finished games."""
MOST_PLACES = 5_000
"""The most places on a ladder, so that nobody can fill an open one without end."""


@dataclass(frozen=True)
class Row:
    """A place of the table; ``rank`` is None while its rating is provisional."""

    place: Place
    standing: Standing
    rank: int | None


class Ladder:
    """The ladder called ``name``. If ``is_open``, everybody may add a place.

    The results are stored, and the ratings are computed from all of them. So a result counts exactly once, however
    often a server stops and however many share the database. Methods raise StorageUnavailableError.
    """

    def __init__(self, rooms: Rooms, name: str, *, is_open: bool) -> None:
        self.name = name
        self.is_open = is_open
        self._rooms = rooms
        self._places = rooms.store.places
        self._collecting = asyncio.Lock()
        self._known: tuple[tuple[int, int], Sequence[GameResult], Mapping[str, Standing]] = ((-1, 0), (), {})
        """The number of results and the day for which the standings were computed."""

    async def add(self, name: str) -> Place:
        """Add a person. Raises GameError for a name that is not allowed or taken, ServerError if the ladder is full."""
        listed = await self._places.listed()
        if len(listed) >= MOST_PLACES:
            raise ServerError("ladder-full")
        tidy = await asyncio.to_thread(checked_name, name, [place.name for place in listed])
        place = Place(url_text(self._rooms.randomness.bytes(PLACE_BYTES)), tidy, self._rooms.clock.now())
        await self._places.add(place)
        return place

    def token(self, place: Place) -> str:
        """Return the secret part of a place's personal link."""
        return self._rooms.tokens.place_token(place.id, place.renewed)

    async def of_token(self, token: str) -> Place:
        """Return the place that a personal link proves. Raises ServerError for an old or unknown link."""
        place_id, renewed = self._rooms.tokens.place(token)
        place = await self._places.find(place_id)
        if place is None or place.renewed != renewed:
            raise ServerError("personal-link")
        return place

    async def find(self, place_id: str) -> Place:
        """Return a place. Raises ServerError."""
        place = await self._places.find(place_id)
        if place is None:
            raise ServerError("no-such-place")
        return place

    async def renew(self, place: Place) -> Place:
        """Replace the personal link of a place; the old one stops working. Raises ServerError."""
        await self._places.renew(place)
        return await self.find(place.id)

    async def forget(self, place: Place) -> None:
        """Delete a person: the name and everything that connects the place with seats in rooms."""
        await self._places.forget(place.id)

    async def take_seat(self, place: Place, room: Room, seat: int) -> None:
        """Let a seat belong to a place, for matches that start from now on."""
        await self._places.take_seat(PlaceSeat(room.id, seat, place.id, room.snapshot.seq))

    async def seats(self, room: Room) -> tuple[tuple[int, Place], ...]:
        """Return the seats of a room that belong to places."""
        held = await self._places.seats(room.id)
        found = [(claim.seat, await self._places.find(claim.place)) for claim in held]
        return tuple((seat, place) for seat, place in found if place is not None)

    async def rows(self) -> tuple[Row, ...]:
        """Return the table: ranked places, then those with provisional ratings, then those without a match."""
        _, reached = await self._results()
        rows = [(place, reached.get(place.id, Standing())) for place in await self._places.listed()]
        rows.sort(
            key=lambda row: (row[1].is_provisional, not row[1].matches, -row[1].rating.value, row[0].name)
        )
        ranks = {place.id: rank for rank, (place, one) in enumerate(rows, 1) if not one.is_provisional}
        return tuple(Row(place, standing, ranks.get(place.id)) for place, standing in rows)

    async def matches(self, place: Place) -> tuple[GameResult, ...]:
        """Return the matches of a place, the newest first."""
        results, _ = await self._results()
        return tuple(
            result for result in reversed(results) if any(place.id == score.place for score in result.scores)
        )

    async def _results(self) -> tuple[Sequence[GameResult], Mapping[str, Standing]]:
        """Return all results and the standings; computed again after new results and on a new day."""
        await self.collect()
        now = self._rooms.clock.now()
        state = (await self._places.count_results(), day_of(now))
        if self._known[0] != state:
            results = await self._places.results()
            if await self.collect():  # results that were damaged
                results = await self._places.results()
            self._known = (state, results, await asyncio.to_thread(standings, results, now))
        return self._known[1:]

    async def collect(self) -> int:
        """Store the results of matches that have finished; return their number. Damaged rooms are left out."""
        collected, after = 0, ""
        async with self._collecting:
            while games := await self._places.unjudged(after, GAMES_A_STEP):
                after = games[-1]
                for game in games:
                    try:
                        row = await self._rooms.store.game(game)
                        result = await judge(self._rooms, row)
                        if result is None:  # the row is damaged: derive the games of its room again
                            await self._rooms.check(row.room)
                            continue
                        await self._places.keep_result(result)
                        collected += 1
                    except (RoomSetAsideError, NoSuchRoomError) as fault:
                        log.debug("a match has no result: %s", fault)
        return collected

    async def run(self) -> None:
        """Collect results until cancelled, so that they are stored before a room is deleted."""
        clock = self._rooms.clock
        while True:
            try:
                await self.collect()
            except RicochetError as fault:
                log.warning("collecting results failed: %s", fault)
            except Exception:  # a bug must not stop the collection for good
                log.exception("collecting results failed")
            await clock.wait_until(clock.now() + COLLECT_SECONDS)
