"""The solving service of servers that share a PostgreSQL: each of them, and ``ricochet work``, answers any question."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import permutations, product

from ricochetrobots.core import Direction, Move, Optimum, Path, Puzzle, judge, parse_puzzle
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.server.background import stop
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.cluster.jobs import LEASE_SECONDS, Job, JobOutcome, Jobs
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.solving.pool import Desk, SolvingService, Workers

log = logging.getLogger(__name__)

RENEW_SECONDS = LEASE_SECONDS / 4


class Workforce:
    """Claims jobs from the queue and answers them; it calls ``ended`` after each."""

    def __init__(self, jobs: Jobs, workers: Workers, ended: Callable[[], None] = lambda: None) -> None:
        self._jobs = jobs
        self._clock = workers.clock
        self._start = workers.start_task
        self._poll_seconds = workers.limits.solver_poll_seconds
        self._ended = ended
        self._called = asyncio.Event()
        self.busy = 0
        self._desks = [
            workers.start_task(f"desk {number}", partial(self._work, Desk(workers)))
            for number in range(workers.most)
        ]

    def call(self) -> None:
        """Let idle desks poll the queue at once."""
        self._called.set()

    async def close(self) -> None:
        """Stop every process and return their jobs to the queue."""
        await stop(self._desks)

    async def _work(self, desk: Desk) -> None:
        try:
            while True:
                job = None
                with suppress(StorageUnavailableError):  # the caller reports the fault
                    job = await self._jobs.claim()
                if job is not None:
                    await self._answer(desk, job)
                else:
                    await _within(self._clock, self._poll_seconds, self._called)
        finally:
            await desk.close()

    async def _answer(self, desk: Desk, job: Job) -> None:
        self.busy += 1
        holding = self._start("lease", partial(self._hold, job))
        try:
            answer, lost = await desk.answer(job.puzzle)
            await self._jobs.finish(job, answer, lost=lost)
        except StorageUnavailableError:
            log.warning("an answer could not be stored: the puzzle is solved again")
        except asyncio.CancelledError:
            with suppress(StorageUnavailableError):  # then the lease expires
                await self._jobs.hand_back(job)
            raise
        finally:
            self.busy -= 1
            holding.cancel()
            self._ended()

    async def _hold(self, job: Job) -> None:
        while True:
            await self._clock.wait_until(self._clock.now() + RENEW_SECONDS)
            with suppress(StorageUnavailableError):
                await self._jobs.renew(job)


class SharedSolver(SolvingService):
    """The service of one server, which also works for the others."""

    def __init__(self, jobs: Jobs, workers: Workers) -> None:
        super().__init__(workers)
        self._jobs = jobs
        self._clock = workers.clock
        self._ended = asyncio.Event()
        self._workforce = Workforce(jobs, workers, self._ended.set)
        self._awaited: dict[str, asyncio.Future[JobOutcome]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._forgetting = workers.start_task("old results", self._forget, may_end=True)

    @property
    def waiting(self) -> int:
        """The number of puzzles that this server waits for."""
        return len(self._awaited)

    @property
    def busy(self) -> int:
        """The number of puzzles that this server solves, for any server."""
        return self._workforce.busy

    async def close(self) -> None:
        """Stop every process, and cancel all waiting questions; other servers continue with the jobs."""
        await stop([self._forgetting, *([self._listening] if self._listening else [])])
        for awaited in self._awaited.values():
            awaited.cancel()
        await self._workforce.close()

    async def _find(self, puzzle: Puzzle) -> Optimum:
        name = canonical(puzzle)
        outcome = await self._jobs.ask(name, str(puzzle))
        if outcome is None:
            self._workforce.call()
            outcome = await self._wait_for(name)
        found = _of(puzzle, outcome)
        if outcome.whole:
            self._remember(str(puzzle), found)
        return found

    async def _wait_for(self, name: str) -> JobOutcome:
        if name not in self._awaited:
            self._awaited[name] = asyncio.get_running_loop().create_future()
        if self._listening is None or self._listening.done():
            self._listening = self._workers.start_task("answers", self._listen, may_end=True)
        return await asyncio.shield(self._awaited[name])

    async def _listen(self) -> None:
        """Deliver the outcomes of jobs to waiting requests until none is left."""
        while self._awaited:
            await _within(self._clock, self._workers.limits.solver_poll_seconds, self._ended)
            with suppress(StorageUnavailableError):  # polled again
                for name, outcome in (await self._jobs.outcomes(list(self._awaited))).items():
                    self._awaited.pop(name).set_result(outcome)

    async def _forget(self) -> None:
        with suppress(StorageUnavailableError):  # the next start leaves enough time
            await self._jobs.forget()


async def _within(clock: Clock, seconds: float, event: asyncio.Event) -> None:
    """Wait for the event, or for this long, and clear it."""
    with suppress(TimeoutError):
        async with clock.limit(seconds):
            await event.wait()
    event.clear()


def _of(puzzle: Puzzle, outcome: JobOutcome) -> Optimum:
    """Return the optimum of a puzzle, given that of an equivalent one."""
    found = outcome.optimum
    if found.path is None or outcome.puzzle == str(puzzle):
        return found
    path = in_guise(Path(found.path), parse_puzzle(outcome.puzzle), puzzle)
    return replace(found, path=None if path is None else str(path))


def in_guise(path: Path, solved: Puzzle, puzzle: Puzzle) -> Path | None:
    """Return the path that solves ``puzzle`` as ``path`` solves an equivalent one, turned, mirrored and
    recoloured.

    None if there is none: then they are not equivalent. Cost: a few milliseconds.
    """
    used = sorted({move.robot for move in path})
    for sense, quarter in product((1, -1), range(len(Direction))):
        for robots in permutations(puzzle.position.in_play, len(used)):
            recoloured = dict(zip(used, robots, strict=True))
            candidate = Path(
                Move(recoloured[move.robot], Direction((sense * move.direction + quarter) % len(Direction)))
                for move in path
            )
            if judge(puzzle, candidate).ok:
                return candidate
    return None
