"""Rooms broadcast the shortest path once its round is over, and never earlier."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest

from ricochetrobots.core import Puzzle, Status, judge, parse_path
from ricochetrobots.game import Mode, Options, PanelChoice, Phase
from ricochetrobots.game import events as wire
from ricochetrobots.game.commands import (
    AnswerInvitation,
    GiveUp,
    LeaveSeat,
    MoveRobot,
    PlaceBid,
    PlayAgain,
    SayReady,
    StartMatch,
    StartTimer,
    TakeSeat,
)
from ricochetrobots.game.demonstration import BOARD_BACK_SECONDS
from ricochetrobots.server.errors import SolverBusyError, StorageUnavailableError
from ricochetrobots.server.log.records import Append
from ricochetrobots.server.log.sqlite import SqliteStore
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.solver import Limits, solve
from ricochetrobots.wire.messages import Update
from support.clock import ManualClock
from support.players import puzzle_of, way_of
from support.rooms import START, Ear, Table, open_rooms
from support.solvers import InstantWorker, Workshop

pytestmark = pytest.mark.anyio

SMALL = (
    "5x5:*a1,Re1m,Ga5g,Be5p,Yc3s",
    "4x4:b2e,c3s,*d1,Ra4m,Gb3/",
    "6x5:b2e,d4s,#c3,Rf1m,Bf5p,*a5,Gd2/,Yc4\\",
)


@pytest.fixture
def workshop() -> Workshop:
    """Return workers that the test controls."""
    return Workshop()


@pytest.fixture
async def rooms(clock: ManualClock, workshop: Workshop) -> AsyncIterator[Rooms]:
    """Return rooms in memory."""
    async with open_rooms(clock=clock, worker=workshop.start) as opened:
        yield opened


async def table_in_thinking(rooms: Rooms, **options: object) -> Table:
    """Open a room with two players, one spectator and the first chip face up."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), "Mara")  # type: ignore[arg-type]  # any option
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


async def run_out_of_sand(rooms: Rooms) -> None:
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(60.0)
    await rooms.sweep()


def let_the_board_return(rooms: Rooms) -> None:
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(BOARD_BACK_SECONDS)


async def play_and_give_up(rooms: Rooms, table: Table) -> None:
    """Play the current round: seat 0 bids and gives up the demonstration."""
    number = table.room.snapshot.match.round_number if table.room.snapshot.match else 0
    await table.sure(0, PlaceBid, round=number, moves=9)
    await run_out_of_sand(rooms)
    await table.sure(0, GiveUp, round=number)


async def next_chip(table: Table) -> None:
    for seat in (0, 1):
        await table.sure(
            seat, SayReady, round=table.room.snapshot.match.round_number if table.room.snapshot.match else 0
        )


async def analysis_done(table: Table) -> None:
    """Wait until the room has no search left."""
    await table.room.analysis.done()


async def test_the_result_is_broadcast_after_the_round(rooms: Rooms, workshop: Workshop) -> None:
    table = await table_in_thinking(rooms)
    puzzle = puzzle_of(table.ears[0].view)
    await table.sure(0, PlaceBid, round=1, moves=9)
    await run_out_of_sand(rooms)
    assert (workshop.requests, table.room.busy) == ([], True)
    await table.sure(0, GiveUp, round=1)
    assert await workshop.question(1) == str(puzzle)
    for ear in table.ears.values():
        assert ear.view.result is not None
        assert ear.view.result.optimum is None
    workshop.solve(1)
    await analysis_done(table)
    shortest = solve(puzzle).moves
    for ear in table.ears.values():
        found = ear.events()[-1].event
        assert isinstance(found, wire.OptimumFound)
        assert found.optimum.status is Status.SOLVED
        assert found.optimum.moves == found.optimum.at_least == shortest
        assert found.optimum.path is None, "the chip went back (R6.11)"
        assert ear.view.result is not None
        assert ear.view.result.optimum == found.optimum
        assert ear.view.history[0].optimum == found.optimum
    assert table.ears[0].view.phase == "result"
    assert table.ears[0].view.until == START + 80


async def test_a_single_player_gets_the_result_after_a_missed_round_too(clock: ManualClock) -> None:
    async with open_rooms(clock=clock, worker=InstantWorker.start) as rooms:
        room, _ = await rooms.create(Mode.ALONE, Options(), "Mara")
        table = Table(room)
        ear = table.listen(0)
        await table.sure(0, StartMatch)
        puzzle = puzzle_of(ear.view)
        clock.advance(60.0)
        await rooms.sweep()
        await analysis_done(table)
        assert ear.view.result is not None
        assert ear.view.result.outcome == "face-down"
        optimum = ear.view.result.optimum
        assert optimum is not None
        assert judge(puzzle, parse_path(optimum.path or "")).ok


async def test_a_result_that_arrives_during_the_next_round_is_broadcast(
    rooms: Rooms, workshop: Workshop
) -> None:
    table = await table_in_thinking(rooms)
    await play_and_give_up(rooms, table)
    await workshop.question(1)
    await next_chip(table)
    assert table.ears[1].view.phase == "thinking"
    workshop.solve(1)
    await analysis_done(table)
    assert table.ears[1].view.history[0].optimum is not None
    assert (table.ears[1].view.phase, table.ears[1].view.result) == ("thinking", None)


async def test_a_room_has_one_search_at_a_time_and_the_newest_round_is_first(
    rooms: Rooms, workshop: Workshop
) -> None:
    table = await table_in_thinking(rooms)
    puzzles = [str(puzzle_of(table.ears[0].view))]
    await play_and_give_up(rooms, table)
    await workshop.question(1)
    for _ in range(2):
        await next_chip(table)
        puzzles.append(str(puzzle_of(table.ears[0].view)))
        await play_and_give_up(rooms, table)
    assert len(workshop.requests) == 1
    workshop.solve(1)
    assert await workshop.question(2) == puzzles[2]
    workshop.solve(2)
    assert await workshop.question(3) == puzzles[1]
    workshop.solve(3)
    await analysis_done(table)
    assert [played.optimum is not None for played in table.ears[None].view.history] == [True] * 3


async def test_a_lost_worker_still_gives_a_result(rooms: Rooms, workshop: Workshop) -> None:
    table = await table_in_thinking(rooms)
    await play_and_give_up(rooms, table)
    await workshop.question(1)
    workshop.lose(1)
    await analysis_done(table)
    optimum = table.ears[None].view.history[0].optimum
    assert optimum is not None
    assert (optimum.status, optimum.moves, optimum.at_least) == ("limit", None, 0)


async def reject(_: Puzzle) -> NoReturn:
    raise SolverBusyError


async def test_a_search_that_the_busy_solver_rejects_is_retried(
    rooms: Rooms, clock: ManualClock, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in_thinking(rooms)
    with monkeypatch.context() as full:
        full.setattr(rooms.services.solver, "ask", reject)
        await play_and_give_up(rooms, table)
        await rooms.store.last_time()  # lets the check whether the puzzle is in play finish
        assert table.room.analysis.running
        assert table.ears[0].view.history[0].optimum is None
    clock.advance(SolverBusyError.retry_seconds)
    await workshop.question(1)
    workshop.solve(1)
    await analysis_done(table)
    optimum = table.ears[0].view.history[0].optimum
    assert optimum is not None
    assert optimum.status is Status.SOLVED


async def test_an_empty_room_retries_a_search_once_somebody_connects(
    rooms: Rooms, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in_thinking(rooms)
    with monkeypatch.context() as full:
        full.setattr(rooms.services.solver, "ask", reject)
        for ear in table.ears.values():
            table.room.leave(ear)
        await play_and_give_up(rooms, table)
        await analysis_done(table)
        assert not table.room.busy
    table.listen()
    await workshop.question(1)


async def test_a_room_searches_again_after_a_restart_during_a_result(
    tmp_path: Path, clock: ManualClock
) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await table_in_thinking(before)
        await play_and_give_up(before, table)
    async with open_rooms(url, clock=clock, run=1, worker=InstantWorker.start) as after:
        room = await after.get(table.room.id)
        ear = Ear()
        room.join(ear, None)
        assert room.analysis.running
        await room.analysis.done()
        assert ear.view.history[0].optimum is not None


class FailingStore(SqliteStore):
    """A store whose appends the test can make fail."""

    fail = False

    async def append(self, append: Append) -> None:
        if self.fail:
            raise StorageUnavailableError
        await super().append(append)


async def test_a_result_that_could_not_be_stored_is_retried(clock: ManualClock, workshop: Workshop) -> None:
    store = await FailingStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store, worker=workshop.start) as rooms:
        table = await table_in_thinking(rooms)
        await play_and_give_up(rooms, table)
        await workshop.question(1)
        store.fail = True
        workshop.solve(1)
        await analysis_done(table)
        store.fail = False
        assert table.ears[0].view.history[0].optimum is None
        await table.sure(0, SayReady, round=1)
        await analysis_done(table)
        assert table.ears[0].view.history[0].optimum is not None
        assert len(workshop.requests) == 1, "the pool has cached the result"


async def test_a_result_of_the_last_match_is_not_added_to_the_next(rooms: Rooms, workshop: Workshop) -> None:
    table = await table_in_thinking(rooms, chips_to_win=1)
    await take_chip(rooms, table)
    await workshop.question(1)
    await table.sure(0, PlayAgain)
    await table.sure(1, AnswerInvitation, accept=True)
    await play_and_give_up(rooms, table)
    workshop.solve(1)
    await workshop.question(2)
    assert [played.optimum for played in table.ears[0].view.history] == [None]
    game = rooms.tokens.game_id(table.room.id, 1)
    published = await rooms.published(await rooms.store.game(game))
    optimum = published.view.history[0].optimum
    assert optimum is not None
    assert optimum.path is not None, (
        "R6.11: the record contains the path although a rematch followed in the same second"
    )
    workshop.solve(2)
    await analysis_done(table)
    assert table.ears[0].view.history[0].optimum is not None


async def take_chip(rooms: Rooms, table: Table) -> None:
    view = table.ears[0].view
    way = way_of(view)
    assert way is not None
    await table.sure(0, PlaceBid, round=view.round, moves=len(way))
    await run_out_of_sand(rooms)
    let_the_board_return(rooms)
    for move in way:
        await table.sure(0, MoveRobot, round=view.round, move=str(move))


async def test_a_record_contains_results_found_after_the_match(rooms: Rooms, workshop: Workshop) -> None:
    table = await table_in_thinking(rooms, chips_to_win=1)
    await take_chip(rooms, table)
    game = table.ears[None].game
    assert game is not None
    row = await rooms.store.game(game)

    async def published_result() -> tuple[bool, str]:
        published = await rooms.published(row)
        return published.view.history[0].optimum is not None, str(published.events[-1])

    assert (await published_result())[0] is False
    await workshop.question(1)
    workshop.solve(1)
    await analysis_done(table)
    await table.sure(1, LeaveSeat)
    known, last = await published_result()
    assert known
    assert last.startswith("OptimumFound")
    await table.sure(0, PlayAgain)
    assert await published_result() == (known, last)


# --- random games ---


@pytest.mark.parametrize("seed", range(8))
async def test_no_message_reveals_a_shortest_path_during_its_round(seed: int, clock: ManualClock) -> None:
    """Random games with an instant solver: no client receives a path too early."""
    chance = Random(seed)
    options = Options(
        panels=PanelChoice.PICKED,
        board=SMALL[seed % len(SMALL)],
        exact=chance.choice([None, False]),
        no_bid_seconds=0,
        result_seconds=3,
    )
    async with open_rooms(clock=clock, worker=InstantWorker.start) as rooms:
        mode = Mode.ALONE if seed % 4 == 3 else Mode.FRIENDS
        room, _ = await rooms.create(mode, options, "Mara")
        table = Table(room)
        if mode is Mode.FRIENDS:
            await table.sure(None, TakeSeat, name="Jonas")
        for seat in (0, 1, None):
            table.listen(seat)
        await table.sure(0, StartMatch)
        for _ in range(40):
            await play_a_step(rooms, table, chance)
            if chance.random() < 0.5:
                await analysis_done(table)
        await analysis_done(table)
        newcomer = Ear()
        room.join(newcomer, 0)
        for ear in (*table.ears.values(), newcomer):
            assert_no_early_result(ear)
        received = [numbered.event for numbered in table.ears[None].events()]
        assert any(isinstance(event, wire.OptimumFound) for event in received)


async def play_a_step(rooms: Rooms, table: Table, chance: Random) -> None:
    """Play one step that advances the game."""
    match, view = table.room.snapshot.match, table.ears[None].view
    assert match is not None
    assert isinstance(rooms.clock, ManualClock)
    number = view.round
    if match.phase in (Phase.THINKING, Phase.BIDDING):
        await table.say(0, PlaceBid, round=number, moves=chance.randint(2, 5))
        await table.say(1, StartTimer, round=number)
        rooms.clock.advance(60.0)
        await rooms.sweep()
    elif match.phase is Phase.SHOWING and view.demonstration is not None:
        demonstrator = view.demonstration.seat
        way = solve(puzzle_of(view), Limits(max_moves=6)).path
        if way and chance.random() < 0.5:
            let_the_board_return(rooms)
            for move in way:
                await table.say(demonstrator, MoveRobot, round=number, move=str(move))
        else:
            await table.say(demonstrator, GiveUp, round=number)
    elif match.phase is Phase.FINISHED:
        await table.sure(0, PlayAgain)
        await table.say(1, AnswerInvitation, accept=True)
        await table.say(0, StartMatch)  # a player alone needs no answers to an invitation
    else:
        for seat in (0, 1):
            await table.say(seat, SayReady, round=number)


def assert_no_early_result(ear: Ear) -> None:
    """Check that every update contains only results of finished rounds."""
    finished_rounds: set[int] = set()
    chips: dict[int, str] = {}
    withheld: set[int] = set()  # the rounds whose chip went back and has not been won (R6.11)
    for update in ear.all(Update):
        for numbered in update.events:
            match numbered.event:
                case wire.MatchOpened():
                    finished_rounds.clear()
                    chips.clear()
                case wire.ChipTurned(round=number, chip=chip):
                    chips[number] = chip
                case wire.ChipTaken(round=number):
                    finished_rounds.add(number)
                    withheld = {other for other in withheld if chips[other] != chips[number]}
                case wire.ChipReturned(round=number):
                    finished_rounds.add(number)
                    withheld.add(number)
                case wire.ChipLaid(round=number):
                    finished_rounds.add(number)
                case wire.MatchEnded():
                    withheld.clear()
                case wire.OptimumFound(match=int(earlier)):
                    assert earlier < update.view.number, "it belongs to an earlier match"
                case wire.OptimumFound(round=number, optimum=optimum):
                    assert number in finished_rounds
                    assert number not in withheld or (optimum.path, optimum.count) == (None, None)
        view = update.view
        for played in view.history:
            assert played.optimum is None or played.round in finished_rounds
            assert played.round not in withheld or played.optimum is None or played.optimum.path is None
        if view.phase in ("thinking", "bidding", "showing"):
            assert view.round not in finished_rounds
            start = " ".join([view.board, *(robot + cell for robot, cell in view.markers.items())])
            same = [played for played in view.history if (played.start, played.chip) == (start, view.chip)]
            assert all(played.optimum is None or played.optimum.path is None for played in same)
