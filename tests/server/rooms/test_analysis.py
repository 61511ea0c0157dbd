"""What rooms tell of the shortest way: everybody, once the round is over and never before (DURABILITY rule 9)."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from litestar.datastructures import State

from ricochetrobots.core import Status, judge, parse_path
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
from ricochetrobots.protocol.messages import Update
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import SolverBusyError, StorageUnavailableError
from ricochetrobots.server.http import api as http
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.solving import pool as solver_pool
from ricochetrobots.server.store.sqlite import SqliteStore, sqlite_url
from ricochetrobots.server.store.store import Append
from ricochetrobots.solver import Limits, solve
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
def clock() -> ManualClock:
    """The rooms' clock."""
    return ManualClock(START)


@pytest.fixture
def workshop() -> Workshop:
    """Workers that the test holds by the hand."""
    return Workshop()


@pytest.fixture
async def rooms(clock: ManualClock, workshop: Workshop) -> AsyncIterator[Rooms]:
    """Rooms in memory."""
    async with open_rooms(clock=clock, worker=workshop.start) as opened:
        yield opened


async def thinking(rooms: Rooms, **options: object) -> Table:
    """Open a room of two, and one watching, in which the first chip has been turned up."""
    room, _ = await rooms.create(Mode.FRIENDS, Options(**options), "Mara")  # type: ignore[arg-type]  # any option
    table = Table(room)
    await table.sure(None, TakeSeat, name="Jonas")
    for seat in (0, 1, None):
        table.listen(seat)
    await table.sure(0, StartMatch)
    return table


async def sand_runs_out(rooms: Rooms) -> None:
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(60.0)
    await rooms.sweep()


def board_is_ready(rooms: Rooms) -> None:
    assert isinstance(rooms.clock, ManualClock)
    rooms.clock.advance(BOARD_BACK_SECONDS)


async def given_up(rooms: Rooms, table: Table) -> None:
    """Play the present chip: somebody bids and gives up."""
    number = table.room.snapshot.match.round_number if table.room.snapshot.match else 0
    await table.sure(0, PlaceBid, round=number, moves=9)
    await sand_runs_out(rooms)
    await table.sure(0, GiveUp, round=number)


async def next_chip(table: Table) -> None:
    for seat in (0, 1):
        await table.sure(
            seat, SayReady, round=table.room.snapshot.match.round_number if table.room.snapshot.match else 0
        )


async def found(table: Table) -> None:
    """Wait until the room no longer looks for anything."""
    await table.room.analysis.done()


async def test_everybody_is_told_after_the_round(rooms: Rooms, workshop: Workshop) -> None:
    table = await thinking(rooms)
    puzzle = puzzle_of(table.ears[0].view)
    await table.sure(0, PlaceBid, round=1, moves=9)
    await sand_runs_out(rooms)
    assert (workshop.asked, table.room.busy) == ([], True)
    await table.sure(0, GiveUp, round=1)
    assert await workshop.question(1) == str(puzzle)
    for ear in table.ears.values():
        assert ear.view.result is not None
        assert ear.view.result.optimum is None
    workshop.solve(1)
    await found(table)
    shortest = solve(puzzle).moves
    for ear in table.ears.values():
        told = ear.events()[-1].event
        assert isinstance(told, wire.OptimumFound)
        assert told.optimum.status is Status.SOLVED
        assert told.optimum.moves == told.optimum.at_least == shortest
        assert told.optimum.path is None, "the chip went back (R6.11)"
        assert ear.view.result is not None
        assert ear.view.result.optimum == told.optimum
        assert ear.view.history[0].optimum == told.optimum
    assert table.ears[0].view.phase == "result"
    assert table.ears[0].view.until == START + 80


async def test_alone_too_whether_found_or_missed(clock: ManualClock) -> None:
    async with open_rooms(clock=clock, worker=InstantWorker.start) as rooms:
        room, _ = await rooms.create(Mode.ALONE, Options(), "Mara")
        table = Table(room)
        ear = table.listen(0)
        await table.sure(0, StartMatch)
        puzzle = puzzle_of(ear.view)
        clock.advance(60.0)
        await rooms.sweep()
        await found(table)
        assert ear.view.result is not None
        assert ear.view.result.outcome == "face-down"
        optimum = ear.view.result.optimum
        assert optimum is not None
        assert judge(puzzle, parse_path(optimum.path or "")).ok


async def test_what_comes_when_the_next_chip_lies_there_is_told_all_the_same(
    rooms: Rooms, workshop: Workshop
) -> None:
    table = await thinking(rooms)
    await given_up(rooms, table)
    await workshop.question(1)
    await next_chip(table)
    assert table.ears[1].view.phase == "thinking"
    workshop.solve(1)
    await found(table)
    assert table.ears[1].view.history[0].optimum is not None
    assert (table.ears[1].view.phase, table.ears[1].view.result) == ("thinking", None)


async def test_one_question_at_a_time_and_the_last_round_first(rooms: Rooms, workshop: Workshop) -> None:
    table = await thinking(rooms)
    asked = [str(puzzle_of(table.ears[0].view))]
    await given_up(rooms, table)
    await workshop.question(1)
    for _ in range(2):
        await next_chip(table)
        asked.append(str(puzzle_of(table.ears[0].view)))
        await given_up(rooms, table)
    assert len(workshop.asked) == 1
    workshop.solve(1)
    assert await workshop.question(2) == asked[2]
    workshop.solve(2)
    assert await workshop.question(3) == asked[1]
    workshop.solve(3)
    await found(table)
    assert [played.optimum is not None for played in table.ears[None].view.history] == [True] * 3


async def test_a_lost_worker_is_no_silence(rooms: Rooms, workshop: Workshop) -> None:
    table = await thinking(rooms)
    await given_up(rooms, table)
    await workshop.question(1)
    workshop.lose(1)
    await found(table)
    optimum = table.ears[None].view.history[0].optimum
    assert optimum is not None
    assert (optimum.status, optimum.moves, optimum.at_least) == ("limit", None, 0)


async def test_a_busy_solver_is_no_result_and_is_asked_again(
    rooms: Rooms, clock: ManualClock, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await thinking(rooms)
    with monkeypatch.context() as full:
        full.setattr(solver_pool, "WAITING", 0)
        await given_up(rooms, table)
        await rooms.store.last_time()  # after the question whether the puzzle is in play
        assert table.room.analysis.running
        assert table.ears[0].view.history[0].optimum is None
    clock.advance(SolverBusyError.retry_seconds)
    await workshop.question(1)
    workshop.solve(1)
    await found(table)
    optimum = table.ears[0].view.history[0].optimum
    assert optimum is not None
    assert optimum.status is Status.SOLVED


async def test_a_busy_solver_is_asked_again_for_nobody_until_somebody_comes(
    rooms: Rooms, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await thinking(rooms)
    with monkeypatch.context() as full:
        full.setattr(solver_pool, "WAITING", 0)
        for ear in table.ears.values():
            table.room.leave(ear)
        await given_up(rooms, table)
        await found(table)
        assert not table.room.busy
    table.listen()
    await workshop.question(1)


async def test_a_room_that_was_left_alone_in_a_result_looks_again(tmp_path: Path, clock: ManualClock) -> None:
    url = sqlite_url(tmp_path)
    async with open_rooms(url, clock=clock) as before:
        table = await thinking(before)
        await given_up(before, table)
    async with open_rooms(url, clock=clock, run=1, worker=InstantWorker.start) as after:
        room = await after.get(table.room.id)
        ear = Ear()
        room.join(ear, None)
        assert room.analysis.running
        await room.analysis.done()
        assert ear.view.history[0].optimum is not None


class FailingStore(SqliteStore):
    """A store that fails when told to."""

    fail = False

    async def append(self, append: Append) -> None:
        if self.fail:
            raise StorageUnavailableError
        await super().append(append)


async def test_what_could_not_be_stored_is_looked_for_again(clock: ManualClock, workshop: Workshop) -> None:
    store = await FailingStore.open("sqlite://")
    async with open_rooms(clock=clock, store=store, worker=workshop.start) as rooms:
        table = await thinking(rooms)
        await given_up(rooms, table)
        await workshop.question(1)
        store.fail = True
        workshop.solve(1)
        await found(table)
        store.fail = False
        assert table.ears[0].view.history[0].optimum is None
        await table.sure(0, SayReady, round=1)
        await found(table)
        assert table.ears[0].view.history[0].optimum is not None
        assert len(workshop.asked) == 1, "the service remembers"


async def test_the_next_match_does_not_get_the_ways_of_the_last(rooms: Rooms, workshop: Workshop) -> None:
    table = await thinking(rooms, chips_to_win=1)
    await take_chip(rooms, table)
    await workshop.question(1)
    await table.sure(0, PlayAgain)
    await table.sure(1, AnswerInvitation, accept=True)
    await given_up(rooms, table)
    workshop.solve(1)
    await workshop.question(2)
    assert [played.optimum for played in table.ears[0].view.history] == [None]
    game = rooms.tokens.game_id(table.room.id, 1)
    published = await rooms.published(await rooms.store.game(game))
    optimum = published.view.history[0].optimum
    assert optimum is not None
    assert optimum.path is not None, "R6.11: the record has it although a rematch followed in the same second"
    workshop.solve(2)
    await found(table)
    assert table.ears[0].view.history[0].optimum is not None


async def take_chip(rooms: Rooms, table: Table) -> None:
    view = table.ears[0].view
    way = way_of(view)
    assert way is not None
    await table.sure(0, PlaceBid, round=view.round, moves=len(way))
    await sand_runs_out(rooms)
    board_is_ready(rooms)
    for move in way:
        await table.sure(0, MoveRobot, round=view.round, move=str(move))


async def test_a_record_has_what_was_found_after_the_end(rooms: Rooms, workshop: Workshop) -> None:
    table = await thinking(rooms, chips_to_win=1)
    await take_chip(rooms, table)
    game = table.ears[None].game
    assert game is not None
    row = await rooms.store.game(game)

    async def told() -> tuple[bool, str]:
        published = await rooms.published(row)
        return published.view.history[0].optimum is not None, str(published.events[-1])

    async def cached() -> str:
        answer = await http._export(game, State({"rooms": rooms}))
        return str(answer.headers["Cache-Control"])

    assert (await told())[0] is False
    assert await cached() == "no-cache", "a name in it may be deleted at any time"
    await workshop.question(1)
    workshop.solve(1)
    await found(table)
    await table.sure(1, LeaveSeat)
    known, last = await told()
    assert known
    assert await cached() == "no-cache"
    assert last.startswith("OptimumFound")
    await table.sure(0, PlayAgain)
    assert await told() == (known, last)


# --- random games ---


@pytest.mark.parametrize("seed", range(8))
async def test_no_message_before_the_end_of_a_round_has_its_way(seed: int, clock: ManualClock) -> None:
    """Random games at full speed: ways are looked for and told as fast as can be, and nobody hears one too early."""
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
            await some_move(rooms, table, chance)
            if chance.random() < 0.5:
                await found(table)
        await found(table)
        newcomer = Ear()
        room.join(newcomer, 0)
        for ear in (*table.ears.values(), newcomer):
            assert_nothing_too_early(ear)
        told = [numbered.event for numbered in table.ears[None].events()]
        assert any(isinstance(event, wire.OptimumFound) for event in told)


async def some_move(rooms: Rooms, table: Table, chance: Random) -> None:
    """Let something happen that moves the game on."""
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
        shows = view.demonstration.seat
        way = solve(puzzle_of(view), Limits(max_moves=6)).path
        if way and chance.random() < 0.5:
            board_is_ready(rooms)
            for move in way:
                await table.say(shows, MoveRobot, round=number, move=str(move))
        else:
            await table.say(shows, GiveUp, round=number)
    elif match.phase is Phase.FINISHED:
        await table.sure(0, PlayAgain)
        await table.say(1, AnswerInvitation, accept=True)
        await table.say(0, StartMatch)  # alone nobody is invited
    else:
        for seat in (0, 1):
            await table.say(seat, SayReady, round=number)


def assert_nothing_too_early(ear: Ear) -> None:
    """Hold every update to what had happened by then."""
    over: set[int] = set()
    turned: dict[int, str] = {}
    withheld: set[int] = set()  # the rounds whose chip went back and has not been won (R6.11)
    for update in ear.all(Update):
        for numbered in update.events:
            match numbered.event:
                case wire.MatchOpened():
                    over.clear()
                    turned.clear()
                case wire.ChipTurned(round=number, chip=chip):
                    turned[number] = chip
                case wire.ChipTaken(round=number):
                    over.add(number)
                    withheld = {other for other in withheld if turned[other] != turned[number]}
                case wire.ChipReturned(round=number):
                    over.add(number)
                    withheld.add(number)
                case wire.ChipLaid(round=number):
                    over.add(number)
                case wire.MatchEnded():
                    withheld.clear()
                case wire.OptimumFound(match=int(earlier)):
                    assert earlier < update.view.number, "that match is over"
                case wire.OptimumFound(round=number, optimum=optimum):
                    assert number in over
                    assert number not in withheld or (optimum.path, optimum.count) == (None, None)
        view = update.view
        for played in view.history:
            assert played.optimum is None or played.round in over
            assert played.round not in withheld or played.optimum is None or played.optimum.path is None
        if view.phase in ("thinking", "bidding", "showing"):
            assert view.round not in over
            start = " ".join([view.board, *(robot + cell for robot, cell in view.markers.items())])
            same = [played for played in view.history if (played.start, played.chip) == (start, view.chip)]
            assert all(played.optimum is None or played.optimum.path is None for played in same)
