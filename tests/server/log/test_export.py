"""The published records of finished games are complete in themselves."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from ricochetrobots.game import Mode, Options, View, replay, view
from ricochetrobots.game.commands import (
    AnswerInvitation,
    LeaveSeat,
    MoveRobot,
    PlaceBid,
    PlayAgain,
    SetOptions,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.game.demonstration import BOARD_BACK_SECONDS
from ricochetrobots.game.events import InvitationAnswered, MatchOpened, PlayerLeft, PlayerSeated
from ricochetrobots.records.files import game_of
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.http import GAME_EXPORT, GameExport
from ricochetrobots.wire.messages import CommandMessage
from support.clock import ManualClock
from support.players import way_of
from support.refusals import refused
from support.rooms import Ear, Table, new_id, open_rooms

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms() -> AsyncIterator[Rooms]:
    """Return rooms in memory."""
    async with open_rooms() as opened:
        yield opened


async def play(table: Table, rooms: Rooms) -> tuple[View, str | None]:
    """Play a match that seat 0 wins with one chip, and return its last view and the id of the game."""
    if table.ears[None].view.phase == "lobby":
        await table.sure(0, StartMatch)
    path = way_of(table.ears[None].view)
    assert path is not None
    await table.sure(0, PlaceBid, round=1, moves=len(path))
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(60.0)
    await rooms.sweep()
    rooms.clock.advance(BOARD_BACK_SECONDS)
    for move in path:
        await table.sure(0, MoveRobot, round=1, move=str(move))
    assert table.ears[None].view.phase == "finished"
    return table.ears[None].view, table.ears[None].game


async def published(rooms: Rooms, game: str | None) -> GameExport:
    """Return a finished game as GET /games/ID.json sends it, encoded and decoded."""
    assert game is not None
    row = await rooms.store.game(game)
    return GAME_EXPORT.decode(GAME_EXPORT.encode(await rooms.published(row)))


def replayed_view(record: GameExport) -> View:
    """Replay the events of a record and return the final view."""
    return view(replay(record.events), None)


async def table_of(rooms: Rooms, *, series_wins: int = 1) -> Table:
    """Open a room with two players in which one chip wins."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(chips_to_win=1, series_wins=series_wins), "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    table.listen(0)
    table.listen(1)
    table.listen(None)
    return table


async def test_a_game_is_published_once_it_is_finished(rooms: Rooms) -> None:
    table = await table_of(rooms)
    assert table.ears[None].game is None
    with refused("no-such-game"):
        await rooms.store.game(rooms.tokens.game_id(table.room.id, 1))
    final, game = await play(table, rooms)
    record = await published(rooms, game)
    assert record.game == game
    assert record.view == final == replayed_view(record)
    assert list(record.events) == [event.event for event in table.ears[None].events()]


async def test_each_match_of_a_room_has_its_own_record(rooms: Rooms) -> None:
    table = await table_of(rooms)
    first, first_game = await play(table, rooms)
    await table.sure(1, LeaveSeat)
    await table.room.act(CommandMessage(id=new_id(), command=TakeSeat(name="Sofia")), Ear())
    await table.sure(0, PlayAgain, new_board=True)
    assert table.ears[None].game is None
    await table.sure(2, AnswerInvitation, accept=True)
    second, second_game = await play(table, rooms)
    assert first_game != second_game
    one, two = await published(rooms, first_game), await published(rooms, second_game)
    assert one.view == first, "the record excludes later events"
    assert [seat.name for seat in two.view.seats] == ["Mara", "Jonas", "Sofia"]
    assert [seat.left for seat in two.view.seats] == [False, True, False]
    assert two.view == second == replayed_view(two)
    kinds = [type(event).__name__ for event in two.events[:6]]
    seated = PlayerSeated.__name__
    assert kinds == [
        *(MatchOpened.__name__, seated, seated, PlayerLeft.__name__),
        *(seated, InvitationAnswered.__name__),
    ]


async def test_the_record_of_a_match_has_the_standing_of_its_series(rooms: Rooms) -> None:
    """R8.9. Players bring their wins along, also one who left; another number of wins starts a new series."""
    table = await table_of(rooms, series_wins=3)
    found: list[tuple[list[int], int]] = []
    for wins in (3, 3, 2):
        if found:
            await table.sure(0, PlayAgain, new_board=True)
            options = table.ears[0].view.options
            if wins != options.series_wins:
                await table.sure(0, SetOptions, options=replace(options, series_wins=wins))
            await table.sure(1, AnswerInvitation, accept=True)
        last, game = await play(table, rooms)
        record = await published(rooms, game)
        assert record.view == last == replayed_view(record)
        found.append(([seat.wins for seat in record.view.seats], game_of(record).seats[0].wins))
    assert found == [([1, 0], 1), ([2, 0], 2), ([1, 0], 1)]


async def test_a_record_reveals_neither_room_nor_tokens(rooms: Rooms) -> None:
    table = await table_of(rooms)
    _, game = await play(table, rooms)
    text = GAME_EXPORT.encode(await published(rooms, game)).decode()
    for secret in (
        table.room.id,
        table.room.snapshot.row.code,
        table.room.snapshot.seat_token(0, rooms.tokens).partition(".")[2],
    ):
        assert secret
        assert secret not in text
