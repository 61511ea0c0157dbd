"""The queue of puzzles that servers on one PostgreSQL share, and the workers that solve them."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import product
from pathlib import Path as File

import pytest

from ricochetrobots.core import Direction, Move, Optimum, Path, Status, judge, parse_path, parse_puzzle
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.server.cluster import jobs as queue
from ricochetrobots.server.cluster.jobs import Jobs
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.solving.pool import Worker, Workers
from ricochetrobots.server.solving.shared import SharedSolver, in_guise
from ricochetrobots.solver import solve
from ricochetrobots.solver.worker import NOTHING_KNOWN
from support.postgresql import Postgresql
from support.solvers import InstantWorker, SilentWorker, Workshop

pytestmark = pytest.mark.anyio

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
FOUND = Optimum(status=Status.SOLVED, moves=2, at_least=2, count=1, path="Re Rn")
LIMITED = Optimum(status=Status.LIMIT, moves=None, at_least=5)
Servers = Callable[..., Awaitable[SharedSolver]]


def puzzle(number: int) -> str:
    """Return one of many small puzzles, each with a solution in two moves."""
    return f"5x{5 + number}: Ra1 >Re{5 + number}"


@pytest.fixture
async def store(request: pytest.FixtureRequest, database: str) -> AsyncIterator[PostgresStore]:
    """Return a server's store, with the limits of the test."""
    opened = await PostgresStore.open(database, getattr(request, "param", USUAL))
    yield opened
    await opened.close()


@pytest.fixture
def jobs(store: PostgresStore) -> Jobs:
    """Return the queue."""
    return store.cluster.jobs


@pytest.fixture
async def servers(store: PostgresStore) -> AsyncIterator[Servers]:
    """Return a function that makes solvers on one queue."""
    async with AsyncExitStack() as stack:

        async def make(start: Callable[[], Awaitable[Worker]], *, workers: int = 1) -> SharedSolver:
            limits = ServerLimits(solver_poll_seconds=0.02)
            solver = SharedSolver(
                store.cluster.jobs, Workers(store.cluster.clock, start, workers, limits=limits)
            )
            stack.push_async_callback(solver.close)
            return solver

        yield make


async def queue_up(jobs: Jobs, text: str) -> None:
    assert await jobs.ask(canonical(parse_puzzle(text)), text) is None


def expire(postgresql: Postgresql, store: str) -> None:
    """Make all leases expire."""
    postgresql.say("UPDATE analysis SET leased = 1 WHERE leased IS NOT NULL", name=store.rpartition("/")[2])


# --- the queue ---


async def test_a_job_is_claimed_once_and_its_result_stored(jobs: Jobs) -> None:
    for _ in range(2):
        await queue_up(jobs, EASY)
    claimed = [job for job in await asyncio.gather(*(jobs.claim() for _ in range(6))) if job]
    (job,) = claimed
    assert job.puzzle == EASY
    assert await jobs.outcomes([job.name]) == {}
    assert await jobs.finish(job, FOUND, lost=False)
    outcomes = await jobs.ask(job.name, EASY)
    assert outcomes is not None
    assert (outcomes.whole, outcomes.optimum) == (True, FOUND)
    assert await jobs.claim() is None


async def test_the_job_of_a_dead_server_is_claimed_by_another(
    jobs: Jobs, postgresql: Postgresql, database: str
) -> None:
    await queue_up(jobs, EASY)
    dead = await jobs.claim()
    assert dead is not None
    expire(postgresql, database)
    successor = await jobs.claim()
    assert successor is not None
    assert successor.name == dead.name
    assert not await jobs.finish(dead, replace(FOUND, count=7), lost=False), (
        "the first server only stalled, and finishes too late"
    )
    await jobs.renew(dead)
    await jobs.hand_back(dead)
    assert await jobs.claim() is None, "the successor still holds the job"
    assert await jobs.finish(successor, FOUND, lost=False)
    assert (await jobs.outcomes([successor.name]))[successor.name].optimum == FOUND


async def test_a_renewed_lease_does_not_expire(jobs: Jobs, postgresql: Postgresql, database: str) -> None:
    await queue_up(jobs, EASY)
    job = await jobs.claim()
    assert job is not None
    expire(postgresql, database)
    await jobs.renew(job)
    assert await jobs.claim() is None


async def test_a_job_that_kills_its_workers_is_abandoned(
    jobs: Jobs, postgresql: Postgresql, database: str
) -> None:
    await queue_up(jobs, EASY)
    name = canonical(parse_puzzle(EASY))
    for _ in range(queue.ATTEMPTS):
        assert await jobs.claim()
        assert await jobs.outcomes([name]) == {}
        expire(postgresql, database)
    assert await jobs.claim() is None
    outcomes = await jobs.outcomes([name])
    assert (outcomes[name].optimum, outcomes[name].whole) == (NOTHING_KNOWN, False)
    await queue_up(jobs, EASY)
    assert await jobs.claim(), "the next request makes the job available again"


@pytest.mark.parametrize("answer", [LIMITED, replace(FOUND, count=None)])
async def test_a_result_with_a_limit_is_sent_but_not_cached(jobs: Jobs, answer: Optimum) -> None:
    await queue_up(jobs, EASY)
    job = await jobs.claim()
    assert job is not None
    assert not await jobs.finish(job, answer, lost=False)
    outcomes = (await jobs.outcomes([job.name]))[job.name]
    assert (outcomes.optimum, outcomes.whole) == (answer, False)
    assert await jobs.claim() is None
    await queue_up(jobs, EASY)
    assert await jobs.claim()


async def test_a_job_is_retried_after_a_lost_process(jobs: Jobs) -> None:
    await queue_up(jobs, EASY)
    for attempt in range(queue.ATTEMPTS):
        job = await jobs.claim()
        assert job is not None, attempt
        assert not await jobs.finish(job, FOUND, lost=True)
    assert await jobs.claim() is None
    assert not (await jobs.outcomes([canonical(parse_puzzle(EASY))]))[canonical(parse_puzzle(EASY))].whole


@pytest.mark.parametrize("store", [ServerLimits(waiting_puzzles=2)], indirect=True)
async def test_the_queue_is_limited(jobs: Jobs) -> None:
    for number in (1, 2, 2):  # the last puzzle is already in the queue
        await queue_up(jobs, puzzle(number))
    with pytest.raises(SolverBusyError):
        await queue_up(jobs, puzzle(3))
    jobs_claimed = [await jobs.claim() for _ in range(3)]
    assert [job.puzzle if job else None for job in jobs_claimed] == [puzzle(1), puzzle(2), None]


async def test_a_returned_job_can_be_claimed_at_once(jobs: Jobs) -> None:
    await queue_up(jobs, EASY)
    for _ in range(queue.ATTEMPTS + 1):
        job = await jobs.claim()
        assert job is not None, "a returned job does not count as an attempt"
        await jobs.hand_back(job)


async def test_old_results_are_deleted(jobs: Jobs, postgresql: Postgresql, database: str) -> None:
    for number in (1, 2):
        await queue_up(jobs, puzzle(number))
        if number == 1:
            job = await jobs.claim()
            assert job is not None
            await jobs.finish(job, FOUND, lost=False)
    name = database.rpartition("/")[2]
    await jobs.forget()
    assert postgresql.say("SELECT count(*) FROM analysis", name=name) == "2"
    postgresql.say("UPDATE analysis SET asked = 1", name=name)
    await jobs.forget()
    assert postgresql.say("SELECT puzzle FROM analysis", name=name) == puzzle(2)


# --- the service ---


async def test_one_server_solves_for_another(servers: Servers) -> None:
    solver, _ = await servers(SilentWorker.start, workers=0), await servers(InstantWorker.start)
    optimum = await solver.ask(parse_puzzle(EASY))
    assert (optimum.status, optimum.moves, optimum.count) == ("solved", 2, 1)
    assert judge(parse_puzzle(EASY), parse_path(optimum.path or "")).ok


async def test_two_servers_solve_the_same_puzzle_once(servers: Servers) -> None:
    workshop = Workshop()
    first, second = await servers(workshop.start), await servers(workshop.start)
    searches = [asyncio.create_task(server.ask(parse_puzzle(EASY))) for server in (first, second)]
    await workshop.question(1)
    workshop.solve(1)
    optima = await asyncio.gather(*searches)
    assert optima[0] == optima[1]
    assert await second.ask(parse_puzzle(EASY)) == optima[0]
    assert len(workshop.requests) == 1


async def test_a_closing_server_returns_its_jobs(servers: Servers, jobs: Jobs) -> None:
    workshop = Workshop()
    leaving = await servers(workshop.start)
    staying = await servers(SilentWorker.start, workers=0)
    search = asyncio.create_task(staying.ask(parse_puzzle(EASY)))
    await workshop.question(1)
    await leaving.close()
    job = await jobs.claim()
    assert job is not None, "the job is free long before its lease expires"
    await jobs.hand_back(job)
    await servers(InstantWorker.start)
    assert (await search).moves == 2


async def test_the_job_of_a_dead_process_is_retried(servers: Servers) -> None:
    workshop = Workshop()
    search = asyncio.create_task((await servers(workshop.start)).ask(parse_puzzle(EASY)))
    await workshop.question(1)
    workshop.lose(1)
    await workshop.question(2)
    workshop.solve(2)
    assert (await search).moves == 2


async def test_closing_cancels_waiting_searches(servers: Servers) -> None:
    server = await servers(SilentWorker.start)
    searches = [asyncio.create_task(server.ask(parse_puzzle(puzzle(number)))) for number in range(2)]
    while server.waiting < len(searches):  # noqa: ASYNC110
        await asyncio.sleep(0)
    await server.close()
    results = await asyncio.gather(*searches, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in results)


async def test_a_cached_path_is_translated_to_a_symmetric_puzzle(servers: Servers) -> None:
    workshop = Workshop()
    server = await servers(workshop.start)
    first = asyncio.create_task(server.ask(parse_puzzle("5x6: Ra1 Bc3 >Re6")))
    await workshop.question(1)
    workshop.solve(1)
    await first
    symmetric_puzzle = parse_puzzle("6x5: Ga5 Yc3 >Gf1")
    assert canonical(symmetric_puzzle) == canonical(parse_puzzle("5x6: Ra1 Bc3 >Re6"))
    optimum = await server.ask(symmetric_puzzle)
    assert len(workshop.requests) == 1
    assert optimum.path is not None
    assert judge(symmetric_puzzle, optimum.path).ok
    assert optimum.moves == len(parse_path(optimum.path)) == solve(symmetric_puzzle).moves


def test_a_path_is_translated_to_every_symmetric_puzzle() -> None:
    solved = parse_puzzle("5x7: Ra1 >Re7")
    path = solve(solved).path
    assert path is not None
    symmetric_puzzles = {
        f"{size}: {robot}{start} >{robot}{end}"
        for (size, corners), robot in product(
            (("5x7", ("a1", "e1", "e7", "a7")), ("7x5", ("a1", "g1", "g5", "a5"))), "RGBY"
        )
        for start, end in zip(corners, corners[2:] + corners[:2], strict=True)
    }
    for text in symmetric_puzzles:
        found = in_guise(path, solved, parse_puzzle(text))
        assert found is not None
        assert judge(parse_puzzle(text), found).ok
    one_way, its_mirror_image = parse_puzzle("5x7: Ra1 Gd1 >Rc7"), parse_puzzle("5x7: Re1 Gb1 >Rc7")
    only = solve(one_way).path
    assert only is not None
    mirrored = in_guise(only, one_way, its_mirror_image)
    assert mirrored is not None
    assert judge(its_mirror_image, mirrored).ok
    assert (
        in_guise(Path([Move(path[0].robot, Direction.NORTH)]), solved, parse_puzzle("5x7: Ra1 >Rc3")) is None
    )


# --- ricochet work ---


@pytest.mark.long
@pytest.mark.slow
async def test_the_work_command_solves_for_servers_and_stops_cleanly(servers: Servers, database: str) -> None:
    process = await asyncio.create_subprocess_exec(
        File(sys.executable).with_name("ricochet"),
        "work",
        env={**os.environ, "RICOCHET_DATABASE": database, "LANG": "C"},
        stderr=asyncio.subprocess.PIPE,
    )
    solver = await servers(SilentWorker.start, workers=0)
    assert (await solver.ask(parse_puzzle(EASY))).moves == 2
    process.send_signal(signal.SIGTERM)
    _, errors = await process.communicate()
    assert process.returncode == 0
    assert b"Solving puzzles for 127.0.0.1" in errors
