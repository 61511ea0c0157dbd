"""Public tables: a list of exactly the rooms that anybody may join, and quick join."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from ricochetrobots.game import Length, Mode, Options
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import (
    AddBot,
    CloseRoom,
    LeaveSeat,
    LockRoom,
    RenameSeat,
    SetOptions,
    StartMatch,
    TakeSeat,
    UnlockRoom,
)
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tables import ARRIVING_SECONDS, MOST_TABLES, OpenTables
from ricochetrobots.wire.http import PublicTable
from ricochetrobots.wire.messages import Refused
from support.clock import ManualClock
from support.rooms import START, Table, open_rooms

pytestmark = pytest.mark.anyio

GERMAN = Options(listed="de")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
async def rooms(clock: ManualClock) -> AsyncIterator[Rooms]:
    async with open_rooms(clock=clock, public=True) as opened:
        yield opened


@pytest.fixture
def tables(rooms: Rooms, clock: ManualClock) -> OpenTables:
    return OpenTables(rooms, clock, None)


async def opened(rooms: Rooms, options: Options = GERMAN) -> Table:
    """Return a room whose host Mara is connected."""
    room, _ = await rooms.create(Mode.FRIENDS, options, "Mara")
    table = Table(room)
    table.listen(0)
    return table


async def listed(tables: OpenTables, clock: ManualClock) -> tuple[PublicTable, ...]:
    """Return a list that is not the last one."""
    clock.advance(1.0)
    return await tables.listed()


async def test_the_list_describes_each_table(rooms: Rooms, tables: OpenTables, clock: ManualClock) -> None:
    table = await opened(rooms, replace(GERMAN, edition="1999", length=Length.SHORT, seats=5))
    await table.sure(0, AddBot, character=BotCharacter.PIP, level=BotLevel.BEGINNER)
    await table.sure(None, TakeSeat, name="Jonas")
    expected = PublicTable(
        room=table.room.snapshot.address,
        name=table.room.snapshot.row.name,
        language="de",
        edition="1999",
        length=Length.SHORT,
        chips_to_win=None,
        people=2,
        bots=1,
        seats=5,
        begun=False,
        quick_join=True,
    )
    assert await listed(tables, clock) == (expected,)
    await table.sure(0, StartMatch)
    assert await listed(tables, clock) == (replace(expected, begun=True),)


@pytest.mark.parametrize(
    ("options", "joins"),
    [
        (replace(GERMAN, length=Length.SHORT), True),
        (replace(GERMAN, length=Length.USUAL), False),
        (replace(GERMAN, length=Length.SHORT, chips_to_win=3), False),
    ],
)
async def test_quick_join_chooses_a_table_that_waits_or_plays_a_short_match(
    rooms: Rooms, tables: OpenTables, clock: ManualClock, options: Options, joins: bool
) -> None:
    table = await opened(rooms, options)
    (waiting,) = await listed(tables, clock)
    assert waiting.quick_join
    await table.sure(0, StartMatch)
    (playing,) = await listed(tables, clock)
    assert (playing.begun, playing.quick_join) == (True, joins)
    assert await tables.best("de") == (table.room.snapshot.address if joins else None)


@pytest.mark.parametrize("options", [Options(), Options(private=True), replace(GERMAN, private=True)])
async def test_no_other_room_ever_appears(
    rooms: Rooms, tables: OpenTables, clock: ManualClock, options: Options
) -> None:
    table = await opened(rooms, options)
    alone, _ = await rooms.create(Mode.ALONE, GERMAN, "Mara")
    Table(alone).listen(0)
    assert await listed(tables, clock) == ()
    await table.sure(0, SetOptions, options=GERMAN)
    assert len(await listed(tables, clock)) == 1
    await table.sure(0, SetOptions, options=options)
    assert await listed(tables, clock) == ()


async def test_a_locked_full_or_closed_room_vanishes(
    rooms: Rooms, tables: OpenTables, clock: ManualClock
) -> None:
    table = await opened(rooms, replace(GERMAN, seats=2))
    await table.sure(0, LockRoom)
    assert await listed(tables, clock) == ()
    await table.sure(0, UnlockRoom)
    await table.sure(None, TakeSeat, name="Jonas")
    assert await listed(tables, clock) == ()
    table.listen(1)
    await table.sure(1, LeaveSeat)
    assert len(await listed(tables, clock)) == 1
    await table.sure(0, CloseRoom)
    assert await listed(tables, clock) == ()


async def test_a_table_vanishes_after_its_host_has_gone(
    rooms: Rooms, tables: OpenTables, clock: ManualClock
) -> None:
    table = await opened(rooms)
    clock.advance(3600.0)
    assert len(await listed(tables, clock)) == 1, "a host may wait for as long as it takes"
    table.room.leave(table.ears[0])
    assert len(await listed(tables, clock)) == 1, "a page that is reloaded"
    clock.advance(ARRIVING_SECONDS)
    assert await listed(tables, clock) == ()


async def test_lists_are_bounded_and_reused(rooms: Rooms, tables: OpenTables, clock: ManualClock) -> None:
    first = await listed(tables, clock)
    for _ in range(MOST_TABLES + 1):
        await opened(rooms)
    assert await tables.listed() is first
    assert len(await listed(tables, clock)) == MOST_TABLES


async def test_two_strangers_meet_at_one_table(rooms: Rooms, tables: OpenTables) -> None:
    assert await tables.best("de") is None
    room, seat = await tables.open("Mara", "de")
    assert seat == 0
    assert await tables.best("de") == room.snapshot.address, "before Mara's page is connected"
    assert await tables.best("fr") is None


async def test_quick_join_prefers_tables_that_wait_and_then_short_matches(
    rooms: Rooms, tables: OpenTables
) -> None:
    long, short, waiting = [
        await opened(rooms, replace(GERMAN, length=length))
        for length in (Length.USUAL, Length.SHORT, Length.USUAL)
    ]
    await long.sure(0, StartMatch)
    await short.sure(0, StartMatch)
    assert await tables.best("de") == waiting.room.snapshot.address
    await waiting.sure(0, LockRoom)
    assert await tables.best("de") == short.room.snapshot.address
    await short.sure(0, LockRoom)
    assert await tables.best("de") is None


async def test_a_server_without_public_tables_lists_no_room() -> None:
    async with open_rooms() as closed:
        with pytest.raises(ServerError) as fault:
            await closed.create(Mode.FRIENDS, GERMAN, "Mara")
        assert fault.value.code == "tables-off"
        table = await opened(closed, Options())
        answer = await table.say(0, SetOptions, options=GERMAN)
        assert isinstance(answer, Refused)
        assert answer.code == "tables-off"


@pytest.mark.parametrize("language", ["", "German", "de_DE", "<b>", "de\n"])
async def test_only_a_language_is_listed(rooms: Rooms, language: str) -> None:
    table = await opened(rooms)
    answer = await table.say(0, SetOptions, options=Options(listed=language))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.facts["field"]) == ("option-invalid", "listed")


@pytest.mark.parametrize("name", ["Arschloch", "Sh1t", "f.u.c.k you", "Cazzo", "VITTU", "mierda"])
async def test_an_offensive_name_is_refused_at_public_tables_only(rooms: Rooms, name: str) -> None:
    friends, public = await opened(rooms, Options()), await opened(rooms)
    answer = await public.say(None, TakeSeat, name=name)
    assert isinstance(answer, Refused)
    assert answer.code == "name-offensive"
    answer = await public.say(0, RenameSeat, name=name)
    assert isinstance(answer, Refused)
    assert answer.code == "name-offensive"
    await friends.sure(None, TakeSeat, name=name)
    listing = await friends.say(0, SetOptions, options=GERMAN)
    assert isinstance(listing, Refused)
    assert listing.code == "name-offensive"
    with pytest.raises(ServerError, match="not allowed"):
        await rooms.create(Mode.FRIENDS, GERMAN, name)
    await rooms.create(Mode.FRIENDS, replace(GERMAN, private=True), name)


@pytest.mark.parametrize(
    "name", ["Assunta", "Dick", "Concha", "Scunthorpe", "Zoë \N{GRINNING FACE}", "Peter Cummings"]
)
async def test_a_name_that_contains_a_word_by_chance_is_accepted(rooms: Rooms, name: str) -> None:
    await (await opened(rooms)).sure(None, TakeSeat, name=name)
