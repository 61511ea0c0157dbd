"""The ladder of a server: its members, their personal links, and the table of ratings."""

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
from ricochetrobots.server.log.members import GameResult, Member, MemberSeat
from ricochetrobots.server.randomness import url_text
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room

log = logging.getLogger(__name__)

PLACE_BYTES = 6
GAMES_A_STEP = 50
COLLECT_SECONDS = 10.0
"""The time between two searches for finished games."""
"""The most members of a ladder, so that nobody can fill an open one without end."""


@dataclass(frozen=True)
class Row:
    """A member of the table; ``rank`` is None while its rating is provisional."""

    member: Member
    standing: Standing
    rank: int | None


class Ladder:
    """The ladder called ``name``. If ``is_open``, everybody may add a member.

    The results are stored, and the ratings are computed from all of them. So a result counts exactly once, however
    often a server stops and however many share the database. Methods raise StorageUnavailableError.
    """

    def __init__(self, rooms: Rooms, name: str, *, is_open: bool) -> None:
        self.name = name
        self.is_open = is_open
        self._rooms = rooms
        self._members = rooms.store.members
        self._collecting = asyncio.Lock()
        self._known: tuple[tuple[int, int], Sequence[GameResult], Mapping[str, Standing]] = ((-1, 0), (), {})
        """The number of results and the day for which the standings were computed."""

    async def add(self, name: str) -> Member:
        """Add a person. Raises GameError for a name that is not allowed or taken, ServerError if the ladder is full."""
        listed = await self._members.listed()
        if len(listed) >= self._rooms.limits.members_of_ladder:
            raise ServerError("ladder-full")
        tidy = await asyncio.to_thread(checked_name, name, [member.name for member in listed])
        member = Member(url_text(self._rooms.randomness.bytes(PLACE_BYTES)), tidy, self._rooms.clock.now())
        await self._members.add(member)
        return member

    def token(self, member: Member) -> str:
        """Return the secret part of a member's personal link."""
        return self._rooms.tokens.place_token(member.id, member.renewed)

    async def of_token(self, token: str) -> Member:
        """Return the member that a personal link proves. Raises ServerError for an old or unknown link."""
        member_id, renewed = self._rooms.tokens.place(token)
        member = await self._members.find(member_id)
        if member is None or member.renewed != renewed:
            raise ServerError("personal-link")
        return member

    async def find(self, member_id: str) -> Member:
        """Return a member. Raises ServerError."""
        member = await self._members.find(member_id)
        if member is None:
            raise ServerError("no-such-place")
        return member

    async def renew(self, member: Member) -> Member:
        """Replace the personal link of a member; the old one stops working. Raises ServerError."""
        await self._members.renew(member)
        return await self.find(member.id)

    async def forget(self, member: Member) -> None:
        """Delete a person: the name and everything that connects the member with seats in rooms."""
        await self._members.forget(member.id)

    async def take_seat(self, member: Member, room: Room, seat: int) -> None:
        """Let a seat belong to a member, for matches that start from now on."""
        await self._members.take_seat(MemberSeat(room.id, seat, member.id, room.snapshot.seq))

    async def seats(self, room: Room) -> tuple[tuple[int, Member], ...]:
        """Return the seats of a room that belong to members."""
        held = await self._members.seats(room.id)
        found = [(claim.seat, await self._members.find(claim.place)) for claim in held]
        return tuple((seat, member) for seat, member in found if member is not None)

    async def rows(self) -> tuple[Row, ...]:
        """Return the table: ranked members, then those with provisional ratings, then those without a match."""
        _, reached = await self._results()
        rows = [(member, reached.get(member.id, Standing())) for member in await self._members.listed()]
        rows.sort(
            key=lambda row: (row[1].is_provisional, not row[1].matches, -row[1].rating.value, row[0].name)
        )
        ranks = {member.id: rank for rank, (member, one) in enumerate(rows, 1) if not one.is_provisional}
        return tuple(Row(member, standing, ranks.get(member.id)) for member, standing in rows)

    async def matches(self, member: Member) -> tuple[GameResult, ...]:
        """Return the matches of a member, the newest first."""
        results, _ = await self._results()
        return tuple(
            result for result in reversed(results) if any(member.id == score.place for score in result.scores)
        )

    async def _results(self) -> tuple[Sequence[GameResult], Mapping[str, Standing]]:
        """Return all results and the standings; computed again after new results and on a new day."""
        await self.collect()
        now = self._rooms.clock.now()
        state = (await self._members.count_results(), day_of(now))
        if self._known[0] != state:
            results = await self._members.results()
            if await self.collect():  # results that were damaged
                results = await self._members.results()
            self._known = (state, results, await asyncio.to_thread(standings, results, now))
        return self._known[1:]

    async def collect(self) -> int:
        """Store the results of matches that have finished; return their number. Damaged rooms are left out."""
        collected, after = 0, ""
        async with self._collecting:
            while games := await self._members.unjudged(after, GAMES_A_STEP):
                after = games[-1]
                for game in games:
                    try:
                        row = await self._rooms.store.game(game)
                        result = await judge(self._rooms, row)
                        if result is None:  # the row is damaged: derive the games of its room again
                            await self._rooms.check(row.room)
                            continue
                        await self._members.keep_result(result)
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
