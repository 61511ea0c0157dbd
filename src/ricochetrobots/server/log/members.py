"""The places of a ladder, the seats that they hold in rooms, and the results of finished matches.

Everything that connects a person with a place is outside the event log, so that it can be deleted. The results stay:
the ratings of other people follow from them.

Each row has a digest (log/digests.py). Damaged rows are reported once and left out. A damaged result is deleted if
the log of its match still exists, so that `Ladder.collect` stores it again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import Select, Table, UpdateBase, delete, func, insert, literal, select, true, update
from sqlalchemy.sql.elements import ColumnElement

from ricochetrobots.server.log import schema
from ricochetrobots.server.log.digests import digest, is_as_written

log = logging.getLogger(__name__)

DELETED_AT_ONCE = 500
Row = Mapping[str, Any]
Read = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
Execute = Callable[[Iterable[UpdateBase]], Awaitable[Sequence[int]]]


class RatingVerdict(StrEnum):
    """Whether a finished match is rated, or why it is not."""

    RATED = "rated"
    WITH_BOTS = "with-bots"
    """A bot took part in a round (R9.4)."""
    WITH_HANDICAPS = "with-handicaps"
    """A player had a handicap (R6.15)."""
    NOT_LISTED = "not-listed"
    """The host closed the room before the end, or too few places took part."""


@dataclass(frozen=True)
class Member:
    """A place on the ladder. ``renewed`` counts how often its personal link was renewed."""

    id: str
    name: str
    created: float
    renewed: int = 0


@dataclass(frozen=True)
class MemberSeat:
    """A seat of a room that belongs to a place, for matches that start after event ``seq``."""

    room: str
    seat: int
    place: str
    seq: int


@dataclass(frozen=True)
class MemberScore:
    """The number of chips of a place in a match."""

    place: str
    chips: int


@dataclass(frozen=True)
class GameResult:
    """A finished match of a ladder. ``others`` is the number of players without a place, bots included."""

    game: str
    ended: float
    verdict: RatingVerdict
    scores: tuple[MemberScore, ...]
    others: int = 0


class Members:
    """The tables of a ladder. Every method raises StorageUnavailableError."""

    def __init__(self, read: Read, execute: Execute) -> None:
        self._read = read
        self._execute = execute
        self._reported = set[tuple[str, ...]]()

    async def check(self) -> int:
        """Report damaged rows, and places that hold seats although they are missing; return the number of faults."""
        await self.results()
        held = await self._sound(schema.place_seats, select(schema.place_seats))
        (listed,) = await self._read(select(schema.places.c.id))
        await self.listed()
        missing = {row["place"] for row in held} - {row["id"] for row in listed}
        if missing:
            log.error(
                "%d people of the ladder are missing, but hold seats; restore the table places", len(missing)
            )
        return len(self._reported) + len(missing)

    async def _sound(self, table: Table, query: Select[Any]) -> Sequence[Row]:
        """Return the rows of a table that are as they were written; report each other row once."""
        (found,) = await self._read(query)
        return [row for row in found if self._is_sound(table, row)]

    def _is_sound(self, table: Table, row: Row) -> bool:
        """Return whether a row is as it was written; otherwise report it, once."""
        if is_as_written(table, row):
            return True
        key = tuple(str(row[column.name]) for column in table.primary_key)
        if (table.name, *key) not in self._reported:
            self._reported.add((table.name, *key))
            log.error("a row of the table %s is damaged and left out: %.80s", table.name, " ".join(key))
        return False

    async def add(self, place: Member) -> None:
        """Store a new place."""
        await self._execute([insert(schema.places).values(_stored(schema.places, vars(place)))])

    async def listed(self) -> tuple[Member, ...]:
        """Return all places in the order in which they were added."""
        query = select(schema.places).order_by(schema.places.c.created, schema.places.c.id)
        return tuple(_place(row) for row in await self._sound(schema.places, query))

    async def find(self, place: str) -> Member | None:
        """Return the place with this id."""
        query = select(schema.places).where(schema.places.c.id == place)
        return next(map(_place, await self._sound(schema.places, query)), None)

    async def renew(self, place: Member) -> None:
        """Count one renewal of the personal link, unless another server has just done so."""
        places = schema.places
        known = (places.c.id == place.id) & (places.c.renewed == place.renewed)
        row = _stored(places, vars(replace(place, renewed=place.renewed + 1)))
        await self._execute([update(places).where(known).values(row)])

    async def forget(self, place: str) -> None:
        """Delete a place with its name and the seats that it holds. Its results stay without a name."""
        places, seats = schema.places, schema.place_seats
        await self._execute(
            [delete(seats).where(seats.c.place == place), delete(places).where(places.c.id == place)]
        )

    async def take_seat(self, seat: MemberSeat) -> None:
        """Store that a seat belongs to a place.

        Nothing happens if the seat belongs to a place already, the place holds a seat in that room, or the place
        does not exist.
        """
        places, seats = schema.places, schema.place_seats
        held = select(seats.c.room).where(
            seats.c.room == seat.room, (seats.c.seat == seat.seat) | (seats.c.place == seat.place)
        )
        there = select(places.c.id).where(places.c.id == seat.place)
        row = _stored(seats, vars(seat))
        await self._execute([insert_if(seats, row, ~held.exists() & there.exists())])

    async def seats(self, room: str) -> tuple[MemberSeat, ...]:
        """Return the seats of a room that belong to places, in order."""
        seats = schema.place_seats
        found = await self._sound(seats, select(seats).where(seats.c.room == room).order_by(seats.c.seat))
        return tuple(MemberSeat(row["room"], row["seat"], row["place"], row["seq"]) for row in found)

    async def unjudged(self, after: str, most: int) -> tuple[str, ...]:
        """Return the ids of finished games in rooms with places that have no result yet, in order.

        ``after`` is the last one that the caller knows; at most ``most`` are returned.
        """
        games, seats, results = schema.games, schema.place_seats, schema.ladder_games
        query = (
            select(games.c.id)
            .where(
                games.c.id > after,
                games.c.room.in_(select(seats.c.room)),
                ~select(results.c.game).where(results.c.game == games.c.id).exists(),
            )
            .order_by(games.c.id)
            .limit(most)
        )
        (found,) = await self._read(query)
        return tuple(row["id"] for row in found)

    async def count_results(self) -> int:
        """Return the number of stored results."""
        (found,) = await self._read(select(func.count().label("number")).select_from(schema.ladder_games))
        return int(found[0]["number"])

    async def keep_result(self, result: GameResult) -> None:
        """Store the result of a game, unless it has one already."""
        results = schema.ladder_games
        row = _stored(results, vars(result) | {"scores": msgspec.json.encode(result.scores).decode()})
        stored = select(results.c.game).where(results.c.game == result.game)
        await self._execute([insert_if(results, row, ~stored.exists())])

    async def results(self) -> tuple[GameResult, ...]:
        """Return the results of all games that the ladder lists, in the order in which they ended; 15 us each."""
        results, games = schema.ladder_games, schema.games
        query = select(results).order_by(results.c.ended, results.c.game)
        (found,) = await self._read(query)
        damaged = [row["game"] for row in found if not self._is_sound(results, row)]
        if damaged:
            there = results.c.game.in_(select(games.c.id))
            await self._execute([delete(results).where(results.c.game.in_(damaged[:DELETED_AT_ONCE]), there)])
        return tuple(
            GameResult(
                row["game"],
                row["ended"],
                RatingVerdict(row["verdict"]),
                msgspec.json.decode(row["scores"], type=tuple[MemberScore, ...]),
                row["others"],
            )
            for row in found
            if row["verdict"] != RatingVerdict.NOT_LISTED.value and is_as_written(results, row)
        )


def _place(row: Row) -> Member:
    return Member(row["id"], row["name"], row["created"], row["renewed"])


def _stored(table: Table, row: Row) -> dict[str, Any]:
    """Return the values to store, with their digest."""
    return {**row, "digest": digest(table, row)}


def insert_if(table: Any, row: dict[str, Any], condition: ColumnElement[bool]) -> UpdateBase:
    """Return the statement that inserts a row under a condition."""
    values = (literal(value, table.c[name].type) for name, value in row.items())
    query: Select[Any] = select(*values).where(condition)
    return insert(table).from_select(list(row), query)


def insert_new(table: Any, row: dict[str, Any]) -> UpdateBase:
    """Return the statement that inserts a row unless the table has one with the same key."""
    values = (literal(value, table.c[name].type) for name, value in row.items())
    query: Select[Any] = select(*values).where(true())  # SQLite expects a condition before "ON CONFLICT"
    return insert(table).from_select(list(row), query.suffix_with("ON CONFLICT DO NOTHING"))
