"""The solving service: fair, bounded, never silent, and deaf to what is being played."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest

from ricochetrobots.core import Optimum, judge, parse_path, parse_puzzle
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.solving import pool as solver_pool
from ricochetrobots.server.solving.pool import ProcessWorker, SolverPool, Worker, WorkerLostError
from ricochetrobots.solver import ENGINES, worker
from ricochetrobots.solver.worker import NOTHING_KNOWN, Question
from support.solvers import InstantWorker, SilentWorker, Workshop

pytestmark = pytest.mark.anyio

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
HARD = "1B4A2A3B Rb16 Go9 Bl15 Yi3 >Yo15"
LIMITS = {"max_expanded": 10**9, "max_bytes": 10**8, "max_count": 100}
NEVER = 3600.0

Services = Callable[..., SolverPool]


def puzzle(number: int) -> str:
    """Return one of many small puzzles, each with a way in two moves."""
    return f"5x{5 + number}: Ra1 >Re{5 + number}"


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the services."""
    return ManualClock()


@pytest.fixture
async def services(clock: ManualClock) -> AsyncIterator[Services]:
    """A maker of services that are closed at the end."""
    made: list[SolverPool] = []

    def make(
        start: Callable[[], Awaitable[Worker]], *, workers: int = 1, patience: float = NEVER
    ) -> SolverPool:
        made.append(SolverPool(clock, start=start, workers=workers, patience=patience))
        return made[-1]

    yield make
    for service in made:
        await service.close()


def ask(service: SolverPool, who: str, text: str) -> asyncio.Task[Optimum]:
    return asyncio.create_task(service.ask(who, parse_puzzle(text)))


async def whole(worker: Worker, question: Question) -> Optimum:
    """Return the last that a worker says."""
    *_, last = [known async for known in worker.ask(question)]
    return last


# --- processes ---


async def test_a_process_solves(services: Services) -> None:
    found = await services(ProcessWorker.start).ask("room", parse_puzzle(EASY))
    assert (found.status, found.at_least, found.count, found.count_capped) == ("solved", 2, 1, False)
    assert judge(parse_puzzle(EASY), parse_path(found.path or "")).ok


async def test_a_process_that_was_killed_is_replaced(services: Services) -> None:
    processes: list[ProcessWorker] = []

    async def start() -> ProcessWorker:
        processes.append(await ProcessWorker.start())
        if len(processes) == 1:
            processes[0]._process.kill()
        return processes[-1]

    service = services(start)
    assert await service.ask("room", parse_puzzle(EASY)) == NOTHING_KNOWN
    assert (await service.ask("room", parse_puzzle(EASY))).status == "solved"
    assert len(processes) == 2


async def test_a_process_is_killed_in_the_middle_of_a_search() -> None:
    """Nothing shorter than killing ends it in time: it may use an hour, and an empty corner to search."""
    process = await ProcessWorker.start()
    bomb = Question(puzzle="32x32: Rp16 Gq17 Bo15 Yr18 Sa1 >*c30", seconds=3600.0, **LIMITS)
    asking = asyncio.create_task(whole(process, bomb))
    await asyncio.sleep(0)
    await process.kill()
    with pytest.raises(WorkerLostError):
        await asking
    assert process._process.returncode is not None


async def test_nothing_is_started_before_it_is_needed(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    assert workshop.started == 0
    asking = ask(service, "room", EASY)
    await workshop.question(1)
    assert workshop.started == 1
    asking.cancel()


# --- late and lost ---


async def test_a_worker_that_is_late_is_killed_and_the_answer_is_limit(
    services: Services, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    workshop = Workshop()
    asking = ask(services(workshop.start, patience=12.0), "room", EASY)
    await workshop.question(1)
    clock.advance(11.9)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not asking.done()
    clock.advance(0.1)
    assert await asking == NOTHING_KNOWN
    assert workshop.started == workshop.killed == 1
    assert caplog.messages == ["a solving process was lost: it was late"]


async def test_what_a_late_worker_has_said_counts(services: Services) -> None:
    class Half(SilentWorker):
        async def ask(self, question: Question) -> AsyncIterator[Optimum]:
            yield next(worker.answers(question))
            raise WorkerLostError("it counts for ever")

    found = await services(Half.start).ask("room", parse_puzzle(EASY))
    assert (found.status, found.path, found.count) == ("solved", "Re Rn", None)


async def test_there_may_be_more_ways_than_are_counted() -> None:
    many = Question(puzzle="5x5: Ra1 >Re5", seconds=60.0, **(LIMITS | {"max_count": 1}))
    *_, found = worker.answers(many)
    assert (found.status, found.at_least, found.count, found.count_capped) == ("solved", 2, 1, True)
    *_, found = worker.answers(replace(many, max_count=2))
    assert (found.count, found.count_capped) == (2, False)


async def test_a_worker_that_dies_is_replaced_and_the_answer_is_limit(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    first = ask(service, "room", puzzle(1))
    second = ask(service, "room", puzzle(2))
    await workshop.question(1)
    workshop.lose(1)
    await workshop.question(2)
    workshop.solve(2)
    assert await first == NOTHING_KNOWN
    assert (await second).status == "solved"
    assert (workshop.started, workshop.killed) == (2, 1)


async def test_a_worker_that_cannot_be_started_is_no_silence(services: Services) -> None:
    async def start() -> Worker:
        raise OSError("no more processes")

    assert await services(start).ask("room", parse_puzzle(EASY)) == NOTHING_KNOWN


async def test_what_was_lost_is_not_remembered(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    asking = ask(service, "room", EASY)
    await workshop.question(1)
    workshop.lose(1)
    assert (await asking).status == "limit"
    asking = ask(service, "room", EASY)
    await workshop.question(2)
    workshop.solve(2)
    assert (await asking).status == "solved"


async def test_closing_cancels_who_waits_and_kills_who_works(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    asking = [ask(service, "room", puzzle(number)) for number in range(2)]
    await workshop.question(1)
    await service.close()
    assert all(
        isinstance(end, asyncio.CancelledError)
        for end in await asyncio.gather(*asking, return_exceptions=True)
    )
    assert workshop.killed == workshop.started == 1
    with pytest.raises(SolverBusyError):
        await service.ask("room", parse_puzzle(puzzle(3)))


# --- the queue ---


async def test_who_asks_much_does_not_keep_others_waiting(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver_pool, "WAITING_PER_ROOM", 10)
    workshop = Workshop()
    service = services(workshop.start)
    asked = [
        ("first", 0),
        ("greedy", 1),
        ("greedy", 2),
        ("greedy", 3),
        ("modest", 4),
        ("late", 5),
        ("modest", 6),
    ]
    asking = []
    for who, number in asked:
        asking.append(ask(service, who, puzzle(number)))
        await asyncio.sleep(0)
    order = []
    for number in range(1, len(asked) + 1):
        order.append(await workshop.question(number))
        workshop.solve(number)
        await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    texts = [str(parse_puzzle(puzzle(number))) for _, number in asked]
    names = [f"{asked[texts.index(text)][0]} {asked[texts.index(text)][1]}" for text in order]
    assert names == ["first 0", "greedy 1", "modest 4", "late 5", "greedy 2", "modest 6", "greedy 3"]


async def test_several_workers_share_the_queue(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start, workers=2)
    asking = [ask(service, f"room {number}", puzzle(number)) for number in range(3)]
    await workshop.question(2)
    assert len(workshop.asked) == 2
    workshop.solve(2)
    await workshop.question(3)
    assert workshop.started == 2
    workshop.solve(1)
    workshop.solve(3)
    assert {(await each).status for each in asking} == {"solved"}


async def test_one_asker_may_have_so_many_waiting(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    asking = [ask(service, "greedy", puzzle(0))]
    await workshop.question(1)
    for number in range(solver_pool.WAITING_PER_ROOM):
        asking.append(ask(service, "greedy", puzzle(number + 1)))
        await asyncio.sleep(0)
    with pytest.raises(SolverBusyError):
        await service.ask("greedy", parse_puzzle(puzzle(9)))
    asking.append(ask(service, "modest", puzzle(9)))
    await asyncio.sleep(0)
    assert not asking[-1].done()
    for each in asking:
        each.cancel()


async def test_only_so_many_may_wait_in_all(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_pool, "WAITING", 3)
    workshop = Workshop()
    service = services(workshop.start)
    asking = [ask(service, "room", puzzle(0))]
    await workshop.question(1)
    for number in range(3):
        asking.append(ask(service, f"room {number}", puzzle(number + 1)))
        await asyncio.sleep(0)
    with pytest.raises(SolverBusyError):
        await service.ask("one more", parse_puzzle(puzzle(9)))
    for each in asking:
        each.cancel()


async def test_who_went_away_is_passed_over(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    asking = [ask(service, f"room {number}", puzzle(number)) for number in range(3)]
    await workshop.question(1)
    asking[1].cancel()
    await asyncio.sleep(0)
    workshop.solve(1)
    assert await workshop.question(2) == str(parse_puzzle(puzzle(2)))
    workshop.solve(2)
    assert (await asking[2]).status == "solved"


# --- what is known, and what is refused ---


async def test_the_same_puzzle_is_solved_once(services: Services) -> None:
    workshop = Workshop()
    service = services(workshop.start)
    asking = ask(service, "room", EASY)
    await workshop.question(1)
    workshop.solve(1)
    found = await asking
    assert await service.ask("another", parse_puzzle("2A3C4A1C Yk16 Ge14 Bp7 Rl11 >Rm2")) == found
    assert len(workshop.asked) == 1


async def test_only_so_much_is_remembered(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_pool, "REMEMBERED", 2)
    service = services(InstantWorker.start)
    for number in range(3):
        await service.ask("room", parse_puzzle(puzzle(number)))
    assert list(service._known) == [str(parse_puzzle(puzzle(number))) for number in (1, 2)]


async def test_without_the_kernel_the_reference_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ricochetrobots.solver.engines.ENGINES", {"reference": ENGINES["reference"]})
    *_, found = worker.answers(Question(puzzle=EASY, seconds=60.0, **LIMITS))
    assert (found.status, found.at_least, found.count) == ("solved", 2, 1)
    *_, found = worker.answers(Question(puzzle=HARD, seconds=0.0, **LIMITS))
    assert (found.status, found.path) == ("limit", None)


async def test_a_bomb_is_answered_limit_by_the_process_itself() -> None:
    process = await ProcessWorker.start()
    limits = LIMITS | {"max_expanded": 100}
    found = await whole(process, Question(puzzle=HARD, seconds=60.0, **limits))
    await process.kill()
    assert (found.status, found.path, found.count) == ("limit", None, None)
    assert found.at_least > 0
