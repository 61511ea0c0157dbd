"""R6.11: the path of a chip that went back stays secret until the chip is won or the match is over."""

from collections.abc import AsyncIterator

import pytest

from ricochetrobots.core import judge, parse_path
from ricochetrobots.game import Mode, Options, PanelChoice, Phase
from ricochetrobots.game.commands import (
    GiveUp,
    MoveRobot,
    PlaceBid,
    SayReady,
    StartMatch,
    TakeSeat,
)
from ricochetrobots.game.demonstration import BOARD_BACK_SECONDS
from ricochetrobots.game.events import ChipTaken, ChipTurned, MatchEnded, OptimumFound
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.solver import solve
from support.clock import ManualClock
from support.players import puzzle_of
from support.refusals import refused
from support.rooms import Ear, Table, open_rooms
from support.solvers import InstantWorker

pytestmark = pytest.mark.anyio

BOARD = "6x5:b2e,d4s,#c3,Rf1m,Bf5p,Gd2/,Yc4\\"
"""Two chips, so that a chip that went back is soon turned up again."""


@pytest.fixture
async def rooms(clock: ManualClock) -> AsyncIterator[Rooms]:
    """Return rooms in memory with an instant solver."""
    async with open_rooms(clock=clock, worker=InstantWorker.start) as opened:
        yield opened


async def table_in_thinking(rooms: Rooms, **options: object) -> Table:
    """Open a room with two players, one spectator and the first chip face up."""
    chosen = Options(panels=PanelChoice.PICKED, board=BOARD, **options)  # type: ignore[arg-type]  # any option
    room, _ = await rooms.create(Mode.FRIENDS, chosen, "Mara")
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


async def bid(rooms: Rooms, table: Table, moves: int) -> None:
    await table.sure(0, PlaceBid, round=table.ears[0].view.round, moves=moves)
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(60.0)
    await rooms.sweep()
    rooms.clock.advance(BOARD_BACK_SECONDS)


async def give_up(rooms: Rooms, table: Table) -> None:
    """Let the current chip go back, and wait until the server has analysed the round."""
    await bid(rooms, table, 99)
    await table.sure(0, GiveUp, round=table.ears[0].view.round)
    await table.room.analysis.done()


async def win(rooms: Rooms, table: Table) -> None:
    """Win the current chip by a shortest path, and wait until the server has broadcast its results."""
    view = table.ears[0].view
    path = solve(puzzle_of(view)).path
    assert path is not None
    await bid(rooms, table, len(path))
    for move in path:
        await table.sure(0, MoveRobot, round=view.round, move=str(move))
    await table.room.analysis.done()


async def next_chip(table: Table) -> None:
    for seat in (0, 1):
        await table.sure(seat, SayReady, round=table.ears[0].view.round)


def optima(ear: Ear, number: int) -> list[OptimumFound]:
    """Return the results about a round that a listener has received."""
    events = (numbered.event for numbered in ear.events())
    return [event for event in events if isinstance(event, OptimumFound) and event.round == number]


async def test_only_the_number_of_moves_is_broadcast_at_first(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    puzzle = puzzle_of(table.ears[0].view)
    await give_up(rooms, table)
    newcomer = Ear()
    table.room.join(newcomer, 0)
    for ear in (*table.ears.values(), newcomer):
        (found,) = optima(ear, 1)
        assert found.optimum.moves == solve(puzzle).moves
        assert (found.optimum.path, found.optimum.count) == (None, None)
        assert ear.view.history[0].optimum == found.optimum
    for event in table.room.snapshot.events:
        assert not isinstance(event, OptimumFound) or event.optimum.path is None, (
            "the log does not contain the path either"
        )


async def test_no_broadcast_path_wins_a_chip_that_went_back(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    puzzle = puzzle_of(table.ears[0].view)
    await give_up(rooms, table)
    while True:  # win other chips until this one is turned up again
        await next_chip(table)
        if puzzle_of(table.ears[0].view).target == puzzle.target:
            break
        await win(rooms, table)
    newcomer = Ear()
    table.room.join(newcomer, 0)
    for ear in (*table.ears.values(), newcomer):
        for numbered in ear.events():
            if isinstance(numbered.event, OptimumFound) and numbered.event.optimum.path is not None:
                assert not judge(puzzle, parse_path(numbered.event.optimum.path)).ok
    with refused("no-such-game"):
        await rooms.store.game(rooms.tokens.game_id(table.room.id, 1))


async def test_the_path_is_broadcast_once_the_chip_is_won(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms)
    puzzle = puzzle_of(table.ears[0].view)
    await give_up(rooms, table)
    won = None
    while won != puzzle.target:
        await next_chip(table)
        won = puzzle_of(table.ears[0].view).target
        await win(rooms, table)
    for ear in table.ears.values():
        first, second = optima(ear, 1)
        assert first.optimum.path is None
        assert judge(puzzle, parse_path(second.optimum.path or "")).ok
        assert ear.view.history[0].optimum == second.optimum
        *_, won_seq = (numbered.seq for numbered in ear.events() if isinstance(numbered.event, ChipTaken))
        path_seq = next(numbered.seq for numbered in ear.events() if numbered.event == second)
        assert won_seq < path_seq


async def test_the_path_is_broadcast_once_the_match_is_over(rooms: Rooms) -> None:
    table = await table_in_thinking(rooms, chips_to_win=1)
    puzzle = puzzle_of(table.ears[0].view)
    await give_up(rooms, table)
    while table.ears[0].view.phase is not Phase.FINISHED:  # at the latest when nobody finds the rest (R8.10)
        await next_chip(table)
        same = puzzle_of(table.ears[0].view).target == puzzle.target
        await (give_up if same else win)(rooms, table)
    assert table.room.snapshot.match is not None
    assert table.room.snapshot.match.phase is Phase.FINISHED
    for ear in table.ears.values():
        *_, found = optima(ear, 1)
        assert judge(puzzle, parse_path(found.optimum.path or "")).ok
    game = table.ears[0].game
    row = await rooms.store.game(game or "")
    published = await rooms.published(row)
    kinds = [type(event) for event in published.events]
    assert kinds.index(MatchEnded) < len(kinds) - 1 - kinds[::-1].index(OptimumFound)
    assert all(played.optimum and played.optimum.path for played in published.view.history)
    assert ChipTurned in kinds
