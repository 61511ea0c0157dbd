"""The ladder of a server: who has a place, which matches count, and that each counts exactly once."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import product
from pathlib import Path

import pytest

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import (
    AddBot,
    AnswerInvitation,
    CloseRoom,
    LeaveSeat,
    PlayAgain,
    RemovePlayer,
    SetHandicap,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.ladder.glicko import Rating, after_period
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.backup import DATABASE
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.members import Member, MemberScore, RatingVerdict
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.rooms.registry import Rooms
from support.refusals import refused
from support.rooms import Table, engine_of, open_rooms
from support.short_matches import ONE_CHIP, play_match

pytestmark = pytest.mark.anyio
NEW = Rating()
UNHURRIED = ServerLimits(check_room_seconds=0.0)
"""The check of all rooms makes no pauses, in which the clock would stand still."""
WON, LOST = after_period(NEW, [(NEW, 1.0)]), after_period(NEW, [(NEW, 0.0)])


@asynccontextmanager
async def open_ladder(
    url: str = "sqlite://", run: int = 0, limits: ServerLimits = UNHURRIED
) -> AsyncIterator[Ladder]:
    """Open a ladder with rooms of its own."""
    store = await open_store(url)
    async with open_rooms(store=store, run=run, limits=limits) as rooms:
        yield Ladder(rooms, "Tuesday club", is_open=False)


async def table_of(ladder: Ladder, *names: str, options: Options = ONE_CHIP) -> tuple[Table, list[Member]]:
    """Seat people with places at a table, and return their places in the order of the seats."""
    rooms: Rooms = ladder._rooms
    room, _ = await rooms.create(Mode.FRIENDS, options, names[0])
    table = Table(room)
    for name in names[1:]:
        await table.sure(None, TakeSeat, name=name)
    for seat in range(len(names)):
        table.listen(seat)
    places = [await ladder.add(name) for name in names]
    for seat, place in enumerate(places):
        await ladder.take_seat(place, room, seat)
    return table, places


async def ratings(ladder: Ladder, places: Sequence[Member]) -> list[Rating]:
    standing = {row.member.id: row.standing for row in await ladder.rows()}
    return [standing[place.id].rating for place in places]


async def verdicts(ladder: Ladder, place: Member) -> list[RatingVerdict]:
    return [result.verdict for result in await ladder.matches(place)]


async def test_a_match_between_two_places_is_rated() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        assert await ratings(ladder, places) == [NEW, NEW]
        await play_match(table, 1, 0)
        assert await ratings(ladder, places) == [LOST, WON]
        assert [(row.member.name, row.rank, row.standing.matches) for row in await ladder.rows()] == [
            ("Ben", None, 1),
            ("Ada", None, 1),
        ]
        (match,) = await ladder.matches(places[0])
        assert match.scores == (MemberScore(places[0].id, 0), MemberScore(places[1].id, 1))
        assert match.game == ladder._rooms.tokens.game_id(table.room.id, 1)


async def test_a_rematch_counts_on_its_own() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)
        await table.sure(0, PlayAgain, new_board=False)
        await table.sure(1, AnswerInvitation, accept=True)
        await play_match(table, 1, 0)
        tie = after_period(NEW, [(NEW, 1.0), (NEW, 0.0)])
        assert await ratings(ladder, places) == [tie, tie]


async def test_people_without_a_place_neither_gain_nor_cost() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(None, TakeSeat, name="Zoë")
        await play_match(table, 2, 0, 1)
        tie = after_period(NEW, [(NEW, 0.5)])
        assert await ratings(ladder, places) == [tie, tie]
        assert [match.others for match in await ladder.matches(places[0])] == [1]


async def test_a_match_with_a_bot_is_listed_and_not_rated() -> None:
    """R9.4"""
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(0, AddBot, character=BotCharacter.PIP, level=BotLevel.BEGINNER)
        await play_match(table, 0, 1, 2)
        assert await ratings(ladder, places) == [NEW, NEW]
        assert await verdicts(ladder, places[0]) == [RatingVerdict.WITH_BOTS]


async def test_a_bot_that_leaves_after_a_round_has_begun_took_part_in_it() -> None:
    """R9.4"""
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(0, AddBot, character=BotCharacter.PIP, level=BotLevel.BEGINNER)
        await table.sure(0, StartMatch)
        await table.sure(0, RemovePlayer, seat=2)
        await play_match(table, 0, 1)
        assert await ratings(ladder, places) == [NEW, NEW]
        assert await verdicts(ladder, places[0]) == [RatingVerdict.WITH_BOTS]


@pytest.mark.parametrize("during", [False, True])
async def test_a_bot_that_leaves_before_its_first_round_does_not_matter(*, during: bool) -> None:
    """R9.4. A bot that sits down during a match plays from the next chip (R9.1)."""
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        if during:
            await table.sure(0, StartMatch)
        await table.sure(0, AddBot, character=BotCharacter.PIP, level=BotLevel.BEGINNER)
        await table.sure(0, RemovePlayer, seat=2)
        await play_match(table, 0, 1)
        assert await ratings(ladder, places) == [WON, LOST]
        assert await verdicts(ladder, places[0]) == [RatingVerdict.RATED]


async def test_a_program_is_a_bot() -> None:
    """R9.7"""
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(None, TakeSeat, name="Solver", program=True)
        table.listen(2)
        await play_match(table, 0, 1, 2)
        assert await verdicts(ladder, places[0]) == [RatingVerdict.WITH_BOTS]


async def test_a_match_with_a_handicap_is_listed_and_not_rated() -> None:
    """R6.15"""
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(0, SetHandicap, seat=1, handicap=1.0)
        await play_match(table, 0, 1)
        assert await ratings(ladder, places) == [NEW, NEW]
        assert await verdicts(ladder, places[1]) == [RatingVerdict.WITH_HANDICAPS]


async def test_a_room_closed_by_its_host_has_no_result() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(0, StartMatch)
        await table.sure(0, CloseRoom)
        assert await ladder.collect() == 1
        assert await verdicts(ladder, places[0]) == []


async def test_a_seat_counts_only_if_it_belonged_to_the_place_before_the_start() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await table.sure(None, TakeSeat, name="Zoë")
        table.listen(2)
        zoe = await ladder.add("Zoë")
        await table.sure(0, StartMatch)
        await ladder.take_seat(zoe, table.room, 2)
        await play_match(table, 2, 0, 1)
        assert await verdicts(ladder, zoe) == []
        await table.sure(0, PlayAgain, new_board=False)
        for seat in (1, 2):
            await table.sure(seat, AnswerInvitation, accept=True)
        await play_match(table, 2, 0, 1)
        assert await verdicts(ladder, zoe) == [RatingVerdict.RATED]
        assert len(await ladder.matches(places[0])) == 2


async def test_a_player_who_leaves_does_not_escape_the_result() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben", "Zoë")
        await table.sure(0, StartMatch)
        await table.sure(1, LeaveSeat)
        await play_match(table, 0, 2)
        assert [score.place for score in (await ladder.matches(places[1]))[0].scores] == [
            place.id for place in places
        ]


@pytest.mark.long
async def test_each_result_counts_once_after_a_restart_and_on_two_servers(database: str) -> None:
    async with open_ladder(database) as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)
        async with open_ladder(database, run=1) as other, open_ladder(database, run=2) as third:
            ladders = (ladder, other, third)
            for _ in range(3):  # a server that loses the race for a result tries again
                await asyncio.gather(*(one.collect() for one in ladders), return_exceptions=True)
            assert [await ratings(one, places) for one in ladders] == [[WON, LOST]] * 3
    async with open_ladder(database, run=3) as restarted:
        assert await ratings(restarted, places) == [WON, LOST]


async def test_a_server_that_dies_before_storing_a_result_leaves_it_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    async with open_ladder(url) as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)

        async def die(result: object) -> None:
            raise StorageUnavailableError("the server dies")

        monkeypatch.setattr(ladder._members, "keep_result", die)
        with pytest.raises(StorageUnavailableError):
            await ladder.collect()
    async with open_ladder(url, run=1) as ladder:
        assert await ladder.collect() == 1
        assert await ladder.collect() == 0
        assert await ratings(ladder, places) == [WON, LOST]


async def test_a_damaged_room_delays_no_other_result(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with open_ladder(url) as ladder:
        damaged, _ = await table_of(ladder, "Ada", "Ben")
        await play_match(damaged, 0, 1)
        sound, places = await table_of(ladder, "Zoë", "Ina")
        await play_match(sound, 0, 1)
        with engine_of(ladder._rooms.store).begin() as connection:
            connection.exec_driver_sql("UPDATE events SET body = '{}' WHERE room = ?", (damaged.room.id,))
    async with open_ladder(url, run=1) as ladder:
        assert await ladder.collect() == 1
        assert await ratings(ladder, places) == [WON, LOST]


NEVER = ("nonsense", 2**53, -1.0, b"\xff")
"""Values that no column has. Each column gets the next of them, and all of them with ``--full``."""


def damages(table: str, *, full: bool) -> Iterator[tuple[str, object]]:
    """Yield the columns of a table, each with values that it never has."""
    for index, column in enumerate(schema.metadata.tables[table].columns.keys()):
        yield from product([column], NEVER if full else [NEVER[index % len(NEVER)]])


@pytest.mark.parametrize("table", ["games", "places", "place_seats", "ladder_games"])
async def test_damage_is_reported_and_changes_no_rating(
    table: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    *,
    full: bool,
) -> None:
    """E31: a damaged row is rebuilt from the log or left out, before the check of all rooms and after it."""
    async with open_ladder(sqlite_url(tmp_path)) as ladder:
        played, places = await table_of(ladder, "Ada", "Ben")
        await play_match(played, 0, 1)
        expected = dict(zip([place.id for place in places], await ratings(ladder, places), strict=True))
    sound = (tmp_path / DATABASE).read_bytes()
    for column, value in damages(table, full=full):
        (tmp_path / DATABASE).write_bytes(sound)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            cell = f"(SELECT rowid FROM {table} LIMIT 1)"
            database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = {cell}", [value])
        caplog.clear()
        async with open_ladder(sqlite_url(tmp_path), run=1) as ladder:
            for _ in range(2):
                rows = await ladder.rows()
                reached = {row.member.id: row.standing.rating for row in rows}
                assert reached.items() <= expected.items(), (column, value)
                assert all([len(await ladder.matches(row.member)) == 1 for row in rows])
                await Checking(ladder._rooms).run()
            assert len(reached) == (1 if table == "places" else 2)
            assert await ladder._members.seats(played.room.id) is not None
        assert [record for record in caplog.records if record.levelno == logging.ERROR], (column, value)


async def test_a_lost_result_is_derived_again_and_a_lost_place_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)
        await ladder.collect()
        with engine_of(ladder._rooms.store).begin() as connection:
            connection.exec_driver_sql("DELETE FROM ladder_games")
            connection.exec_driver_sql("DELETE FROM places WHERE name = 'Ben'")
        assert await ratings(ladder, places[:1]) == [WON]
        await Checking(ladder._rooms).run()
    assert "1 people of the ladder are missing" in caplog.text


async def test_results_outlast_their_rooms() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)
        await ladder.collect()
        await ladder._rooms.remove([table.room.id])
        assert await ratings(ladder, places) == [WON, LOST]


async def test_a_personal_link_works_until_it_is_renewed_or_its_place_is_deleted() -> None:
    async with open_ladder() as ladder:
        ada = await ladder.add("Ada")
        first = ladder.token(ada)
        assert await ladder.of_token(first) == ada
        renewed = await ladder.renew(ada)
        second = ladder.token(renewed)
        with refused("personal-link"):
            await ladder.of_token(first)
        assert await ladder.of_token(second) == renewed
        await ladder.forget(renewed)
        with refused("personal-link"):
            await ladder.of_token(second)
        with refused("no-such-place"):
            await ladder.find(ada.id)


async def test_a_forgotten_person_disappears_and_the_others_keep_their_ratings() -> None:
    async with open_ladder() as ladder:
        table, places = await table_of(ladder, "Ada", "Ben")
        await play_match(table, 0, 1)
        await ladder.collect()
        await ladder.forget(places[0])
        (row,) = await ladder.rows()
        assert (row.member, row.standing.rating) == (places[1], LOST)
        with engine_of(ladder._rooms.store).begin() as connection:
            stored = [
                connection.exec_driver_sql(f"SELECT * FROM {table}").all()
                for table in ("places", "place_seats", "ladder_games")
            ]
        assert "Ada" not in str(stored)


async def test_names_on_the_ladder_are_checked_like_those_at_a_table() -> None:
    async with open_ladder() as ladder:
        assert (await ladder.add("  Ada  ")).name == "Ada"
        for name, code in {"ada": "name-taken", " ": "name-empty", "x" * 80: "name-too-long"}.items():
            with refused(code):
                await ladder.add(name)


async def test_a_ladder_has_a_largest_size() -> None:
    async with open_ladder(limits=ServerLimits(members_of_ladder=1)) as ladder:
        await ladder.add("Ada")
        with refused("ladder-full"):
            await ladder.add("Ben")
