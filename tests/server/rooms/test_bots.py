"""Bots in a room of the server (R9): they play while somebody listens, after a restart too. The test sets the clock."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from ricochetrobots.game import Mode, Options, Phase
from ricochetrobots.game.absence import CATCHING_UP_PACE, CATCHING_UP_SECONDS
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import (
    AddBot,
    Pass,
    PassMeaning,
    PlaceBid,
    RemovePlayer,
    SayReady,
    SetQuickChat,
    StartMatch,
)
from ricochetrobots.game.events import BiddingClosed, BidPlaced, Event, PlayerPassed, RobotMoved
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.bots import BotSeat
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.messages import CommandMessage, Presence, Remark, Saying
from support.clock import ManualClock
from support.rooms import START, Table, open_rooms

pytestmark = pytest.mark.anyio
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


@pytest.fixture(autouse=True)
def think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in the test's thread, so that it knows when they are done."""

    async def at_once(
        work: Callable[Parameters, Result], *given: Parameters.args, **named: Parameters.kwargs
    ) -> Result:
        return work(*given, **named)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


async def table_with_bots(rooms: Rooms, *levels: BotLevel, **options: object) -> Table:
    """Open a room with Mara, who listens, and bots of these levels."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), "Mara")  # type: ignore[arg-type]  # any option
    table = Table(room)
    table.listen(0)
    for character, level in zip(BotCharacter, levels, strict=False):
        answer = await table.sure(0, AddBot, character=character, level=level)
        assert (answer.seat, answer.token) == (None, None)
    return table


async def pass_time(table: Table, clock: ManualClock, seconds: float, step: float = 0.1) -> None:
    """Let time pass, and let the server do what is due."""
    for _ in range(round(seconds / step)):
        clock.advance(step)
        await table.room.tick()
        for _ in range(10):
            await asyncio.sleep(0)


def events(table: Table) -> list[Event]:
    return [numbered.event for numbered in table.ears[0].events()]


async def test_bots_play_a_match_and_show_at_a_readable_pace(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_with_bots(rooms, BotLevel.MASTER, BotLevel.STRONG, chips_to_win=1)
    await table.sure(0, StartMatch)
    number = 1
    while table.ears[0].view.phase is not Phase.FINISHED:
        await pass_time(table, clock, 1)
        seen = table.ears[0].view
        if "pass" in seen.allowed_commands and seen.bids:
            await table.say(0, Pass, round=seen.round)
        if "say_ready" in seen.allowed_commands:
            await table.say(0, SayReady, round=seen.round)
        number += 1
        assert number < 2000
    (winner,) = table.ears[0].view.winners
    assert table.ears[0].view.seats[winner].bot is not None
    assert [seat.host for seat in table.ears[0].view.seats] == [True, False, False]
    await pass_time(table, clock, 1)
    assert table.ears[0].all(Remark) == [
        Remark(seat=seat, saying=word) for word in (Saying.HELLO, Saying.GOOD_GAME) for seat in (1, 2)
    ]
    moves = [event for event in events(table) if isinstance(event, RobotMoved)]
    assert moves
    assert all(
        after.at - before.at > 0.69 for before, after in pairwise(moves) if after.count == before.count + 1
    )


async def test_a_bot_is_present_to_everybody_until_it_is_removed(rooms: Rooms) -> None:
    table = await table_with_bots(rooms, BotLevel.CASUAL)
    ear = table.listen(None)
    assert [seat.connected for seat in ear.all(Presence)[-1].seats] == [True, True]
    await table.sure(0, RemovePlayer, seat=1)
    assert [seat.seat for seat in table.listen(None).all(Presence)[-1].seats] == [0]


@pytest.mark.parametrize("watched", [False, True])
async def test_bots_stand_still_until_the_person_is_back(
    rooms: Rooms, clock: ManualClock, *, watched: bool
) -> None:
    """R9.6. A spectator does not count as present."""
    table = await table_with_bots(rooms, BotLevel.MASTER)
    if watched:
        table.listen(None)
    await table.sure(0, StartMatch)
    table.room.leave(table.ears[0])
    await pass_time(table, clock, 50, 1)
    assert not table.room.bots.running
    match = table.room.snapshot.match
    assert match is not None
    assert match.round is not None
    assert match.round.pause is not None
    assert not match.round.bids
    table.listen(0)
    await pass_time(table, clock, 12, 1)
    assert table.ears[0].view.pause is None
    assert any(isinstance(event, BidPlaced) for event in events(table))


async def test_bots_go_on_thinking_faster_when_the_person_has_passed(
    rooms: Rooms, clock: ManualClock
) -> None:
    """R9.3, R9.5. Nobody wins by bidding 20 and passing."""
    table = await table_with_bots(rooms, BotLevel.MASTER, chips_to_win=1)
    await table.sure(0, StartMatch)
    await table.sure(0, PlaceBid, round=1, moves=20)
    await table.sure(0, Pass, round=1, means=PassMeaning.NOTHING_LOWER)
    seen = table.ears[0].view
    assert (seen.phase, seen.clock and seen.clock.pace) == (Phase.BIDDING, CATCHING_UP_PACE)
    started = clock.now()
    await pass_time(table, clock, CATCHING_UP_SECONDS + 20)
    happened = events(table)
    (closed,) = (event for event in happened if isinstance(event, BiddingClosed))
    assert started < closed.at <= started + CATCHING_UP_SECONDS
    assert closed.order == (1, 0)
    assert [event.seat for event in happened if isinstance(event, PlayerPassed)] == [0, 1]
    assert table.ears[0].view.winners == (1,)


async def test_a_removed_bot_stops(rooms: Rooms, clock: ManualClock) -> None:
    table = await table_with_bots(rooms, BotLevel.MASTER)
    await table.sure(0, StartMatch)
    await table.sure(0, RemovePlayer, seat=1)
    await pass_time(table, clock, 40, 1)
    assert not any(isinstance(event, BidPlaced) for event in events(table))
    assert not table.room.bots.running


async def test_a_bot_goes_on_after_a_restart(tmp_path: Path, clock: ManualClock) -> None:
    """A server that stops every two seconds stores the bids of one that runs on."""
    bids = []
    for restarts in (False, True):
        folder = tmp_path / str(restarts)
        folder.mkdir()
        url = sqlite_url(folder)
        now = ManualClock(START)
        async with open_rooms(url, clock=now) as rooms:
            table = await table_with_bots(rooms, BotLevel.EXPERT, BotLevel.REGULAR)
            await table.sure(0, StartMatch)
            room_id = table.room.id
            if not restarts:
                await pass_time(table, now, 50, 0.5)
                bids.append(placed(table))
        if not restarts:
            continue
        for run in range(1, 26):
            async with open_rooms(url, clock=now, run=run) as rooms:
                table = Table(await rooms.get(room_id))
                table.listen(0)
                await pass_time(table, now, 2, 0.5)
        bids.append(placed(table))
    assert bids[0]
    assert bids[0] == bids[1]


def placed(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.moves) for event in events(table) if isinstance(event, BidPlaced)]


async def test_servers_that_play_for_the_same_bot_have_one_effect(rooms: Rooms) -> None:
    table = await table_with_bots(rooms, BotLevel.MASTER)
    await table.sure(0, StartMatch)
    message = CommandMessage(id="of the situation", command=PlaceBid(round=1, moves=9))
    first, second = [await table.room.play(message, BotSeat(1)) for _ in range(2)]
    assert first == second
    assert len(placed(table)) == 1


async def test_bots_say_nothing_where_the_host_has_turned_quick_chat_off(
    rooms: Rooms, clock: ManualClock
) -> None:
    table = await table_with_bots(rooms, BotLevel.BEGINNER)
    await table.sure(0, SetQuickChat, on=False)
    await table.sure(0, StartMatch)
    await pass_time(table, clock, 2)
    assert table.ears[0].all(Remark) == []
