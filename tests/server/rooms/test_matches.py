"""The finished matches of a room: who won, in which match, with how many chips."""

from collections.abc import AsyncIterator

import pytest

from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import (
    AddBot,
    AnswerInvitation,
    CloseRoom,
    PlayAgain,
    SetSpectatorDelay,
)
from ricochetrobots.records.matches import write_matches
from ricochetrobots.server.rooms.matches import played_matches
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.http import ROOM_MATCHES, RoomMatches
from server.log.test_export import play, published, table_of
from support.clock import ManualClock
from support.rooms import Table, engine_of, open_rooms

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms() -> AsyncIterator[Rooms]:
    """Return rooms in memory."""
    async with open_rooms() as opened:
        yield opened


async def matches_of(table: Table, rooms: Rooms) -> RoomMatches:
    """Return the finished matches that a spectator may know."""
    room = table.room
    seen = room.snapshot.seq_seen_from(None, rooms.clock.now())
    found = await played_matches(room.snapshot, rooms.history(room, 1, seen), rooms.tokens)
    assert ROOM_MATCHES.decode(ROOM_MATCHES.encode(found)) == found
    return found


async def test_a_room_lists_its_finished_matches_and_wins(rooms: Rooms) -> None:
    table = await table_of(rooms)
    assert (await matches_of(table, rooms)).matches == ()
    await table.sure(0, AddBot, character=BotCharacter.PIP, level=BotLevel.CASUAL)
    _, first = await play(table, rooms)
    await table.sure(0, PlayAgain, new_board=False)
    await table.sure(1, AnswerInvitation, accept=True)
    assert len((await matches_of(table, rooms)).matches) == 1, "the second has not ended"
    final, second = await play(table, rooms)
    found = await matches_of(table, rooms)
    assert [match.game for match in found.matches] == [first, second]
    assert [match.winners for match in found.matches] == [(0,), (0,)]
    assert [(match.number, match.rounds) for match in found.matches] == [(1, 1), (2, 1)]
    assert found.matches[1].ended_at == final.ended_at
    assert found.matches[1].started_at == final.started_at
    assert [(part.name, part.wins) for part in found.wins] == [("Mara", 2)]
    assert [(seat.name, seat.chips) for seat in found.matches[0].seats] == [("Mara", 1)]


async def test_a_match_closed_before_its_first_chip_is_none(rooms: Rooms) -> None:
    table = await table_of(rooms)
    _, game = await play(table, rooms)
    await table.sure(0, PlayAgain, new_board=False)
    await table.sure(0, CloseRoom)
    assert [match.game for match in (await matches_of(table, rooms)).matches] == [game]
    assert (await published(rooms, game)).game == game, "a closed room keeps its records"


async def test_a_delayed_spectator_learns_of_a_match_later(rooms: Rooms) -> None:
    table = await table_of(rooms)
    await table.sure(0, SetSpectatorDelay, seconds=60)
    table.ears[None] = table.ears[0]  # the players see the present
    await play(table, rooms)
    assert (await matches_of(table, rooms)).matches == ()
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(61.0)
    assert len((await matches_of(table, rooms)).matches) == 1


async def test_the_text_names_wins_matches_and_records(rooms: Rooms) -> None:
    table = await table_of(rooms)
    _, game = await play(table, rooms)
    found = await matches_of(table, rooms)
    lines = write_matches(found).splitlines()
    assert lines[:3] == ["Ricochet Robots matches 1", f"Room: {found.name}", "Wins 0: 1 Mara"]
    assert {f"Game: {game}", "Winners: 0", "Chips 0: 1 Mara", "Rounds: 1"} < set(lines)


@pytest.mark.parametrize("damage", ["first = 'nonsense'", "first = -1000", "last = 9e99", "first = 4000"])
async def test_a_damaged_row_of_a_match_is_repaired_and_costs_no_room(rooms: Rooms, damage: str) -> None:
    """E31: the row follows from the log, so the room is sound."""
    table = await table_of(rooms)
    _, game = await play(table, rooms)
    right = await published(rooms, game)
    with engine_of(rooms.store).begin() as connection:
        connection.exec_driver_sql(f"UPDATE games SET {damage}")
    assert await published(rooms, game) == right
    assert rooms.set_aside == 0
