"""Quick chat: preset words that everybody at the table receives and that nothing stores."""

import pytest

from ricochetrobots.game.commands import LeaveSeat, SetQuickChat, SetSpectatorDelay
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.wire.messages import SAYINGS_PER_SEAT, Remark, Saying
from support.clock import ManualClock
from support.refusals import refused
from support.rooms import Table, seat_two

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(rooms: Rooms) -> Table:
    return await seat_two(rooms)


def sayings(table: Table, seat: int | None) -> list[Remark]:
    return table.ears[seat].all(Remark)


async def test_everybody_receives_a_word_that_nothing_stores(table: Table) -> None:
    events = table.room.snapshot.seq
    table.room.say(table.ears[1], Saying.SO_CLOSE)
    assert [sayings(table, seat) for seat in (0, 1, None)] == [[Remark(seat=1, saying=Saying.SO_CLOSE)]] * 3
    assert table.room.snapshot.seq == events
    assert table.listen(None).all(Remark) == []


async def test_a_seat_says_three_at_once_and_then_one_every_eight_seconds(
    table: Table, clock: ManualClock
) -> None:
    at_once, seconds = SAYINGS_PER_SEAT
    for _ in range(at_once):
        table.room.say(table.ears[0], Saying.SMILE)
    with pytest.raises(TooFastError) as early:
        table.room.say(table.ears[0], Saying.SMILE)
    assert early.value.retry_seconds == seconds
    table.room.say(table.ears[1], Saying.SMILE)
    clock.advance(seconds)
    table.room.say(table.ears[0], Saying.SMILE)
    clock.advance(seconds - 1)
    with pytest.raises(TooFastError) as early:
        table.room.say(table.ears[0], Saying.SMILE)
    assert early.value.retry_seconds == 1
    assert len(sayings(table, 1)) == at_once + 2


async def test_neither_a_spectator_nor_a_player_who_has_left_says_anything(table: Table) -> None:
    ear = table.ears[1]
    await table.sure(1, LeaveSeat)
    for listener in (table.ears[None], ear):
        with refused("no-seat"):
            table.room.say(listener, Saying.HELLO)
    assert sayings(table, 0) == []


async def test_the_host_turns_it_off_and_on(table: Table) -> None:
    await table.sure(0, SetQuickChat, on=False)
    assert table.ears[1].view.quick_chat is False
    with refused("quick-chat-off"):
        table.room.say(table.ears[0], Saying.HELLO)
    await table.sure(0, SetQuickChat, on=True)
    table.room.say(table.ears[0], Saying.HELLO)
    assert len(sayings(table, None)) == 1


async def test_a_spectator_with_a_delay_receives_none(table: Table) -> None:
    await table.sure(0, SetSpectatorDelay, seconds=60)
    table.room.say(table.ears[0], Saying.RAIN)
    assert len(sayings(table, 1)) == 1
    assert sayings(table, None) == []
