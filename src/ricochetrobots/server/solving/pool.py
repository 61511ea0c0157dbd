"""The solving service: a few processes, a queue in front of them, and a cache of recent answers.

Every question is answered: a late or dead process is replaced, and the answer is the last one that it sent, or
``limit``. Only rooms send questions, each for one round at a time. A single server keeps its queue in memory
(`SolverPool`); servers on one PostgreSQL share theirs (server/solving/shared.py).
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import Protocol, Self

from ricochetrobots.core import Optimum, Puzzle
from ricochetrobots.server import metrics
from ricochetrobots.server.background import Start, stop, unwatched
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.solver.worker import NOTHING_KNOWN, Question, read_answer

log = logging.getLogger(__name__)

SECONDS = 4.0
"""The time for an optimum: a result stays on the screen for 20 s, and other rooms wait."""
MAX_EXPANDED = 2_000_000_000
MAX_BYTES = 512 * 1024 * 1024
MAX_COUNT = 1_000_000
PATIENCE_SECONDS = 3 * SECONDS
"""Replace a process after this long; it needs at most twice `SECONDS` and some time to start."""


class Worker(Protocol):
    """A solver that answers one question at a time."""

    def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Yield increasingly complete answers, the whole one last. Raises WorkerLostError if the worker ends first."""
        ...

    async def kill(self) -> None:
        """Stop the worker at once, even during a search."""
        ...


class WorkerLostError(Exception):
    """A process has ended, or has sent an answer that cannot be read."""


class ProcessWorker:
    """A worker in a process of its own. Create it with ``start``."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Start the process; it takes about 0.3 s before it answers. Raises OSError."""
        program = (sys.executable, "-m", "ricochetrobots.solver.worker")
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe))

    async def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Yield the answer without the number of paths, then the whole answer. Raises WorkerLostError."""
        writer, reader = self._process.stdin, self._process.stdout
        if writer is None or reader is None:
            raise WorkerLostError("it has no pipes")
        try:
            writer.write(json.dumps(asdict(question)).encode() + b"\n")
            await writer.drain()
            for _ in range(2):
                yield read_answer(await reader.readline())
        except (OSError, ValueError, TypeError, KeyError) as fault:
            raise WorkerLostError(str(fault) or type(fault).__name__) from fault

    async def kill(self) -> None:
        """Kill the process and wait until it is gone."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


def usual_workers() -> int:
    """Return the number of solving processes of a server: all processors but one."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Workers:
    """The workers of a service: how many it may use, how one starts, and how long one may take."""

    clock: Clock
    start: Callable[[], Awaitable[Worker]] = ProcessWorker.start
    most: int = field(default_factory=usual_workers)
    patience: float = PATIENCE_SECONDS
    limits: ServerLimits = USUAL
    start_task: Start = unwatched


class Desk:
    """Answers questions with one worker, which it starts with the first question and replaces when it is lost."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._worker: Worker | None = None

    async def answer(self, puzzle: str) -> tuple[Optimum, bool]:
        """Return the optimum, and whether the worker was lost before it had sent all of it."""
        question = Question(
            puzzle=puzzle,
            seconds=SECONDS,
            max_expanded=MAX_EXPANDED,
            max_bytes=MAX_BYTES,
            max_count=MAX_COUNT,
        )
        answer, lost = NOTHING_KNOWN, False
        try:
            async with self._workers.clock.limit(self._workers.patience):
                self._worker = self._worker or await self._workers.start()
                async for known in self._worker.ask(question):
                    answer = known
        except (WorkerLostError, TimeoutError, OSError) as fault:
            log.warning("a solving process was lost: %s", str(fault) or "it took too long")
            lost = True
            await self.close()
        metrics.SOLVED.labels(answer.status).inc()
        return answer, lost

    async def close(self) -> None:
        """Stop the worker."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.kill()


@dataclass(frozen=True)
class WaitingQuestion:
    """A question in the queue."""

    puzzle: str
    answer: asyncio.Future[Optimum]


class SolvingService(ABC):
    """The service that rooms use for their finished rounds; the server solves for nobody else."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: OrderedDict[str, Optimum] = OrderedDict()

    async def ask(self, puzzle: Puzzle) -> Optimum:
        """Return the optimum of a puzzle, or how far the search got.

        Raises SolverBusyError when too many wait. Closing the service cancels the wait.
        """
        text = str(puzzle)
        found = self._known.get(text)
        if found is None:
            return await self._find(puzzle)
        self._known.move_to_end(text)
        return found

    @property
    @abstractmethod
    def waiting(self) -> int:
        """The number of waiting questions."""

    @property
    @abstractmethod
    def busy(self) -> int:
        """The number of questions that are being answered."""

    @abstractmethod
    async def close(self) -> None:
        """Stop every process, and cancel all waiting questions."""

    @abstractmethod
    async def _find(self, puzzle: Puzzle) -> Optimum:
        """Wait for the answer. Raises SolverBusyError."""

    def _remember(self, text: str, answer: Optimum) -> None:
        self._known[text] = answer
        if len(self._known) > self._workers.limits.remembered_optima:
            self._known.popitem(last=False)


class SolverPool(SolvingService):
    """The service with its queue in memory."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(workers)
        self._idle: list[Desk] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._waiting: deque[WaitingQuestion] = deque()
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of waiting questions."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """The number of questions that are being answered."""
        return len(self._busy)

    async def close(self) -> None:
        """Stop every process, and cancel all waiting questions."""
        self._closed = True
        for waiting in self._waiting:
            waiting.answer.cancel()
        self._waiting.clear()
        await stop(self._busy)
        await asyncio.gather(*(desk.close() for desk in self._idle))
        self._idle.clear()

    async def _find(self, puzzle: Puzzle) -> Optimum:
        if self._closed or self.waiting >= self._workers.limits.waiting_puzzles:
            raise SolverBusyError
        waiting = WaitingQuestion(str(puzzle), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._busy) < self._workers.most:
            self._busy.add(self._workers.start_task("solving", self._work, may_end=True))
        return await waiting.answer

    async def _work(self) -> None:
        """Answer questions at one desk until none is left for it."""
        desk = self._idle.pop() if self._idle else Desk(self._workers)
        try:
            while self._waiting:
                waiting = self._waiting.popleft()
                if not waiting.answer.done():  # the room may have been closed
                    await self._answer(desk, waiting)
        finally:
            self._idle.append(desk)
            self._busy = {task for task in self._busy if task is not asyncio.current_task()}

    async def _answer(self, desk: Desk, waiting: WaitingQuestion) -> None:
        try:
            answer, lost = await desk.answer(waiting.puzzle)
            if not lost:
                self._remember(waiting.puzzle, answer)
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        finally:
            waiting.answer.cancel()
