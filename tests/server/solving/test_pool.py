"""The pool of solving processes: a bounded queue that answers every search."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest

from ricochetrobots.core import Optimum, judge, parse_path, parse_puzzle
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.solving.pool import (
    ProcessWorker,
    SolverPool,
    Worker,
    WorkerLostError,
    Workers,
)
from ricochetrobots.solver import ENGINES, worker
from ricochetrobots.solver.worker import NOTHING_KNOWN, Question
from support.clock import ManualClock
from support.solvers import InstantWorker, SilentWorker, Workshop

pytestmark = pytest.mark.anyio

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
HARD = "1B4A2A3B Rb16 Go9 Bl15 Yi3 >Yo15"
LIMITS = {"max_expanded": 10**9, "max_bytes": 10**8, "max_count": 100}
NEVER = 3600.0

MakePool = Callable[..., SolverPool]


def puzzle(number: int) -> str:
    """Return one of many small puzzles, each with a solution in two moves."""
    return f"5x{5 + number}: Ra1 >Re{5 + number}"


@pytest.fixture
def clock() -> ManualClock:
    """Return the clock of the pools."""
    return ManualClock()


@pytest.fixture
async def make_pool(clock: ManualClock) -> AsyncIterator[MakePool]:
    """Return a function that makes pools, and close them at the end."""
    pools: list[SolverPool] = []

    def make(
        start: Callable[[], Awaitable[Worker]],
        *,
        workers: int = 1,
        patience: float = NEVER,
        limits: ServerLimits = USUAL,
    ) -> SolverPool:
        pools.append(SolverPool(Workers(clock, start, workers, patience, limits)))
        return pools[-1]

    yield make
    for pool in pools:
        await pool.close()


def submit(pool: SolverPool, text: str) -> asyncio.Task[Optimum]:
    return asyncio.create_task(pool.ask(parse_puzzle(text)))


async def last_answer(worker: Worker, question: Question) -> Optimum:
    """Return the last answer of a worker."""
    *_, last = [known async for known in worker.ask(question)]
    return last


# --- processes ---


async def test_a_process_solves(make_pool: MakePool) -> None:
    optimum = await make_pool(ProcessWorker.start).ask(parse_puzzle(EASY))
    assert (optimum.status, optimum.at_least, optimum.count, optimum.count_capped) == ("solved", 2, 1, False)
    assert judge(parse_puzzle(EASY), parse_path(optimum.path or "")).ok


async def test_a_killed_process_is_replaced(make_pool: MakePool) -> None:
    processes: list[ProcessWorker] = []

    async def start() -> ProcessWorker:
        processes.append(await ProcessWorker.start())
        if len(processes) == 1:
            processes[0]._process.kill()
        return processes[-1]

    pool = make_pool(start)
    assert await pool.ask(parse_puzzle(EASY)) == NOTHING_KNOWN
    assert (await pool.ask(parse_puzzle(EASY))).status == "solved"
    assert len(processes) == 2


async def test_a_process_can_be_killed_during_a_search() -> None:
    """Only a kill stops this search in time: its limit is an hour, and its board is huge."""
    process = await ProcessWorker.start()
    bomb = Question(puzzle="32x32: Rp16 Gq17 Bo15 Yr18 Sa1 >*c30", seconds=3600.0, **LIMITS)
    search = asyncio.create_task(last_answer(process, bomb))
    await asyncio.sleep(0)
    await process.kill()
    with pytest.raises(WorkerLostError):
        await search
    assert process._process.returncode is not None


async def test_no_worker_starts_before_the_first_search(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    assert workshop.started == 0
    search = submit(pool, EASY)
    await workshop.question(1)
    assert workshop.started == 1
    search.cancel()


# --- late and lost ---


async def test_a_late_worker_is_killed_and_the_result_is_a_limit(
    make_pool: MakePool, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    workshop = Workshop()
    search = submit(make_pool(workshop.start, patience=12.0), EASY)
    await workshop.question(1)
    clock.advance(11.9)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not search.done()
    clock.advance(0.1)
    assert await search == NOTHING_KNOWN
    assert workshop.started == workshop.killed == 1
    assert caplog.messages == ["a solving process was lost: it took too long"]


async def test_partial_results_of_a_lost_worker_are_used(make_pool: MakePool) -> None:
    class Half(SilentWorker):
        async def ask(self, question: Question) -> AsyncIterator[Optimum]:
            yield next(worker.answers(question))
            raise WorkerLostError("it counts for ever")

    optimum = await make_pool(Half.start).ask(parse_puzzle(EASY))
    assert (optimum.status, optimum.path, optimum.count) == ("solved", "Re Rn", None)


async def test_the_count_of_shortest_paths_is_capped() -> None:
    many = Question(puzzle="5x5: Ra1 >Re5", seconds=60.0, **(LIMITS | {"max_count": 1}))
    *_, optimum = worker.answers(many)
    assert (optimum.status, optimum.at_least, optimum.count, optimum.count_capped) == ("solved", 2, 1, True)
    *_, optimum = worker.answers(replace(many, max_count=2))
    assert (optimum.count, optimum.count_capped) == (2, False)


async def test_a_dead_worker_is_replaced_and_the_result_is_a_limit(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    first = submit(pool, puzzle(1))
    second = submit(pool, puzzle(2))
    await workshop.question(1)
    workshop.lose(1)
    await workshop.question(2)
    workshop.solve(2)
    assert await first == NOTHING_KNOWN
    assert (await second).status == "solved"
    assert (workshop.started, workshop.killed) == (2, 1)


async def test_the_result_is_a_limit_when_no_worker_starts(make_pool: MakePool) -> None:
    async def start() -> Worker:
        raise OSError("no more processes")

    assert await make_pool(start).ask(parse_puzzle(EASY)) == NOTHING_KNOWN


async def test_the_result_of_a_lost_worker_is_not_cached(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    search = submit(pool, EASY)
    await workshop.question(1)
    workshop.lose(1)
    assert (await search).status == "limit"
    search = submit(pool, EASY)
    await workshop.question(2)
    workshop.solve(2)
    assert (await search).status == "solved"


async def test_closing_cancels_waiting_searches_and_kills_workers(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    searches = [submit(pool, puzzle(number)) for number in range(2)]
    await workshop.question(1)
    await pool.close()
    assert all(
        isinstance(end, asyncio.CancelledError)
        for end in await asyncio.gather(*searches, return_exceptions=True)
    )
    assert workshop.killed == workshop.started == 1
    with pytest.raises(SolverBusyError):
        await pool.ask(parse_puzzle(puzzle(3)))


# --- the queue ---


async def test_searches_start_in_the_order_of_arrival(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    searches = []
    for number in range(5):
        searches.append(submit(pool, puzzle(number)))
        await asyncio.sleep(0)
    order = []
    for number in range(1, 6):
        order.append(await workshop.question(number))
        workshop.solve(number)
        await asyncio.wait(searches, return_when=asyncio.FIRST_COMPLETED)
    assert order == [str(parse_puzzle(puzzle(number))) for number in range(5)]


async def test_several_workers_share_the_queue(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start, workers=2)
    searches = [submit(pool, puzzle(number)) for number in range(3)]
    await workshop.question(2)
    assert len(workshop.requests) == 2
    workshop.solve(2)
    await workshop.question(3)
    assert workshop.started == 2
    workshop.solve(1)
    workshop.solve(3)
    assert {(await each).status for each in searches} == {"solved"}


async def test_waiting_searches_are_limited(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start, limits=ServerLimits(waiting_puzzles=3))
    searches = [submit(pool, puzzle(0))]
    await workshop.question(1)
    for number in range(3):
        searches.append(submit(pool, puzzle(number + 1)))
        await asyncio.sleep(0)
    with pytest.raises(SolverBusyError):
        await pool.ask(parse_puzzle(puzzle(9)))
    for each in searches:
        each.cancel()


async def test_a_cancelled_search_is_skipped(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    searches = [submit(pool, puzzle(number)) for number in range(3)]
    await workshop.question(1)
    searches[1].cancel()
    await asyncio.sleep(0)
    workshop.solve(1)
    assert await workshop.question(2) == str(parse_puzzle(puzzle(2)))
    workshop.solve(2)
    assert (await searches[2]).status == "solved"


# --- the cache, and limits of a search ---


async def test_the_same_puzzle_is_solved_once(make_pool: MakePool) -> None:
    workshop = Workshop()
    pool = make_pool(workshop.start)
    search = submit(pool, EASY)
    await workshop.question(1)
    workshop.solve(1)
    optimum = await search
    assert await pool.ask(parse_puzzle("2A3C4A1C Yk16 Ge14 Bp7 Rl11 >Rm2")) == optimum
    assert len(workshop.requests) == 1


async def test_the_cache_is_limited(make_pool: MakePool) -> None:
    pool = make_pool(InstantWorker.start, limits=ServerLimits(remembered_optima=2))
    for number in range(3):
        await pool.ask(parse_puzzle(puzzle(number)))
    assert list(pool._known) == [str(parse_puzzle(puzzle(number))) for number in (1, 2)]


async def test_the_reference_engine_answers_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ricochetrobots.solver.engines.ENGINES", {"reference": ENGINES["reference"]})
    *_, optimum = worker.answers(Question(puzzle=EASY, seconds=60.0, **LIMITS))
    assert (optimum.status, optimum.at_least, optimum.count) == ("solved", 2, 1)
    *_, optimum = worker.answers(Question(puzzle=HARD, seconds=0.0, **LIMITS))
    assert (optimum.status, optimum.path) == ("limit", None)


async def test_a_process_stops_a_huge_search_at_its_limit() -> None:
    process = await ProcessWorker.start()
    limits = LIMITS | {"max_expanded": 100}
    optimum = await last_answer(process, Question(puzzle=HARD, seconds=60.0, **limits))
    await process.kill()
    assert (optimum.status, optimum.path, optimum.count) == ("limit", None, None)
    assert optimum.at_least > 0
