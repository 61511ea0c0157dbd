"""A server that is killed or stopped during a round: no acknowledged command is lost, and the deadline stays."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

import pytest

from ricochetrobots.client.connection import CommandRefusedError
from ricochetrobots.game.automatic import USABLE_SECONDS
from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.game.events import BidPlaced, DeadlineExtended
from ricochetrobots.wire.messages import Accepted
from support.players import Party, gather_party, seen
from support.server import LiveServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    """Start a server for one test."""
    with LiveServer(tmp_path) as started:
        yield started


async def party_in_bidding(stack: AsyncExitStack, server: LiveServer, seconds: int) -> Party:
    """Return two players and a spectator while the sand runs."""
    room = server.open_room("Mara", timer_seconds=seconds)
    party = await gather_party(stack, server, room, "Jonas")
    placed = await party.players[0].send(PlaceBid(round=1, moves=99))
    await party.all_at(placed.seq)
    return party


async def bid_down(
    party: Party, seat: int, answers: list[tuple[int, int, Accepted]], enough: asyncio.Event
) -> None:
    """Place one bid after another and collect the answers. The client retries over the restart."""
    for moves in range(98, 80, -1):
        answer = await party.players[seat].send(PlaceBid(round=1, moves=moves))
        answers.append((seat, moves, answer))
        if len(answers) >= 6:
            enough.set()


@pytest.mark.long_cases("stop")
@pytest.mark.parametrize("end", [LiveServer.kill, LiveServer.stop], ids=["kill", "stop"])
async def test_no_acknowledged_bid_is_lost(server: LiveServer, end: Callable[[LiveServer], int]) -> None:
    async with AsyncExitStack() as stack:
        party = await party_in_bidding(stack, server, 600)
        until = party.spectator.view.until
        answers: list[tuple[int, int, Accepted]] = []
        enough = asyncio.Event()
        tasks = [asyncio.create_task(bid_down(party, seat, answers, enough)) for seat in (0, 1)]
        await enough.wait()
        await asyncio.to_thread(end, server)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*tasks)
        last_seq = max(answer.seq for _, _, answer in answers)
        await party.all_at(last_seq)

        log = party.spectator.session.events
        assert [event.seq for event in log] == list(range(1, last_seq + 1))
        for client in party.everybody:
            assert client.session.events == log
        bids = {event.seq: event.event for event in log if isinstance(event.event, BidPlaced)}
        for seat, moves, answer in answers:
            placed = bids[answer.seq]
            assert (placed.seat, placed.moves) == (seat, moves)
        assert len(bids) == 1 + len(answers), "each command took effect once"
        assert party.spectator.view.until == until
        assert (party.spectator.view.phase, party.spectator.view.you) == ("bidding", None)
        assert [player.view.you for player in party.players] == [0, 1]
        if end is LiveServer.stop:
            goodbye = party.spectator.session.goodbye
            assert goodbye is not None
            assert (goodbye.code, goodbye.retry) == ("restarting", True)


@pytest.mark.long
async def test_a_deadline_that_passes_while_no_server_runs_is_extended(server: LiveServer) -> None:
    async with AsyncExitStack() as stack:
        party = await party_in_bidding(stack, server, 5)
        until = party.spectator.view.until
        assert until is not None
        await asyncio.to_thread(server.kill)
        server.today += timedelta(days=1)
        await asyncio.to_thread(server.start)
        await party.spectator.until(lambda session: seen(session).until != until)
        extended = party.spectator.session.events[-1].event
        assert isinstance(extended, DeadlineExtended)
        assert extended.until == max(until + extended.seconds, extended.at + USABLE_SECONDS)
        server.let_pass(USABLE_SECONDS)
        await party.spectator.until(lambda session: seen(session).phase == "showing")
        with pytest.raises(CommandRefusedError) as caught:
            await party.players[1].send(PlaceBid(round=1, moves=50))
        assert caught.value.refused.code == "bidding-over"


@pytest.mark.long
async def test_a_second_server_on_the_same_data_does_not_start(
    server: LiveServer, capfd: pytest.CaptureFixture[str]
) -> None:
    second = LiveServer(server.data)
    with pytest.raises(pytest.fail.Exception, match="did not start"), second:
        pass
    assert "Another server is using" in capfd.readouterr().err
    assert server.get("/health")[0] == 200
