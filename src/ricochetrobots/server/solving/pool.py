"""The solving service: a few processes, a queue before them, and a cache of recent answers.

Every question is answered: a late or dead process is replaced, and the answer is what it has sent so far, or
``limit``. A puzzle in play in any room is rejected. A single server keeps its queue in memory (`SolverPool`);
servers on one PostgreSQL share theirs (server/solving/shared.py).
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
from dataclasses import asdict, dataclass
from typing import Protocol, Self

from ricochetrobots.core import Optimum, Puzzle
from ricochetrobots.core.canonical import neighbourhood
from ricochetrobots.server import metrics
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.cluster.jobs import WAITING, WAITING_STRANGERS, Priority
from ricochetrobots.server.errors import PuzzleInPlayError, SolverBusyError
from ricochetrobots.solver.worker import NOTHING_KNOWN, Question, read_answer

log = logging.getLogger(__name__)

SECONDS = 4.0
"""For an optimum: a result stays on the screen for 20 s, and others wait."""
MAX_EXPANDED = 2_000_000_000
MAX_BYTES = 512 * 1024 * 1024
MAX_COUNT = 1_000_000
PATIENCE_SECONDS = 3 * SECONDS
"""Replace a process after this long; it needs at most twice `SECONDS`, and some time to start."""
WAITING_PER_ASKER = 2
REMEMBERED = 2_000


class Worker(Protocol):
    """A solver that answers one question at a time."""

    def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Yield what is known, more each time, up to the whole answer. Raises WorkerLostError when no more
        comes.
        """
        ...

    async def kill(self) -> None:
        """Stop it at once, whatever it does."""
        ...


class WorkerLostError(Exception):
    """A process has ended, or has sent nonsense."""


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


class Desk:
    """Answers questions with one worker, which it starts with the first question and replaces when it is
    lost.
    """

    def __init__(
        self,
        clock: Clock,
        start: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._clock = clock
        self._start = start
        self._patience = patience
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
            async with self._clock.limit(self._patience):
                self._worker = self._worker or await self._start()
                async for known in self._worker.ask(question):
                    answer = known
        except (WorkerLostError, TimeoutError, OSError) as fault:
            log.warning("a solving process was lost: %s", str(fault) or "it was late")
            lost = True
            await self.close()
        metrics.SOLVED.labels(answer.status).inc()
        return answer, lost

    async def close(self) -> None:
        """Stop the worker."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.kill()


def usual_workers() -> int:
    """Return the number of solving processes of a server: all processors but one."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Waiting:
    """A question in the queue."""

    puzzle: str
    priority: Priority
    answer: asyncio.Future[Optimum]


class InPlay(Protocol):
    """The gate (`Store.is_in_play`)."""

    async def __call__(self, names: frozenset[str], *, besides: str | None = None) -> bool:
        """Tell whether a puzzle with one of these names is in play in any room except ``besides``."""
        ...


class SolvingService(ABC):
    """The service that rooms and pages use; ``is_in_play`` protects the puzzles in play."""

    def __init__(self, is_in_play: InPlay) -> None:
        self._is_in_play = is_in_play
        self._known: OrderedDict[str, Optimum] = OrderedDict()

    async def ask(self, asker: str, puzzle: Puzzle, *, stranger: bool = False) -> Optimum:
        """Return the optimum of the puzzle, or how far the search got.

        ``asker`` names the place in the queue: the id of a room, whose own puzzles in play do not count, or
        ``stranger``. Raises PuzzleInPlayError while the puzzle, an equivalent one, or one with one robot
        more, less or elsewhere is in play in a room; SolverBusyError when too many wait. Closing the service
        cancels the wait.
        """
        names = neighbourhood(puzzle)
        await self._refuse_in_play(names, asker)
        text = str(puzzle)
        found = self._known.get(text)
        if found is None:
            priority = Priority.STRANGER if stranger else Priority.ROOM
            found = await self._find(asker, puzzle, priority)
        else:
            self._known.move_to_end(text)
        await self._refuse_in_play(names, asker)  # a round may have begun meanwhile
        return found

    async def refuse_in_play(self, puzzle: Puzzle) -> None:
        """Raise PuzzleInPlayError where ``ask`` would; for answers that need no search."""
        await self._refuse_in_play(neighbourhood(puzzle), None)

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
    async def _find(self, asker: str, puzzle: Puzzle, priority: Priority) -> Optimum:
        """Wait for the answer. Raises SolverBusyError."""

    async def _refuse_in_play(self, names: frozenset[str], asker: str | None) -> None:
        if await self._is_in_play(names, besides=asker):
            raise PuzzleInPlayError

    def _remember(self, text: str, answer: Optimum) -> None:
        self._known[text] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


class SolverPool(SolvingService):
    """The service with its queue in memory, which serves askers in turn, one question each.

    Rooms come before strangers, and of several workers only one serves strangers.
    """

    def __init__(
        self,
        is_in_play: InPlay,
        clock: Clock,
        *,
        start: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
        workers: int | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        super().__init__(is_in_play)
        self._clock = clock
        self._start = start
        self._most = usual_workers() if workers is None else workers
        self._most_strangers = max(1, self._most - 1)
        self._patience = patience
        self._idle: list[Desk] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._strangers = 0
        """The number of strangers' questions that are being answered."""
        self._waiting: dict[Priority, OrderedDict[str, deque[Waiting]]] = {
            priority: OrderedDict() for priority in Priority
        }
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of waiting questions."""
        return sum(self._waiting_of(priority) for priority in Priority)

    @property
    def busy(self) -> int:
        """The number of questions that are being answered."""
        return len(self._busy)

    async def close(self) -> None:
        """Stop every process, and cancel all waiting questions."""
        self._closed = True
        for queue in self._waiting.values():
            for questions in queue.values():
                for waiting in questions:
                    waiting.answer.cancel()
            queue.clear()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await asyncio.gather(*(desk.close() for desk in self._idle))
        self._idle.clear()

    def _waiting_of(self, priority: Priority) -> int:
        return sum(map(len, self._waiting[priority].values()))

    async def _find(self, asker: str, puzzle: Puzzle, priority: Priority) -> Optimum:
        queue = self._waiting[priority]
        full = self.waiting >= WAITING or (
            priority is Priority.STRANGER and self._waiting_of(priority) >= WAITING_STRANGERS
        )
        if self._closed or full or len(queue.get(asker, ())) >= WAITING_PER_ASKER:
            raise SolverBusyError
        waiting = Waiting(str(puzzle), priority, asyncio.get_running_loop().create_future())
        queue.setdefault(asker, deque()).append(waiting)
        if len(self._busy) < self._most:
            self._busy.add(asyncio.create_task(self._work(), name="solving"))
        return await waiting.answer

    def _next(self) -> Waiting | None:
        """Remove and return the next question; its asker moves to the end of the queue."""
        for priority, queue in self._waiting.items():
            if priority is Priority.STRANGER and self._strangers >= self._most_strangers:
                continue
            while queue:
                asker, questions = queue.popitem(last=False)
                waiting = questions.popleft()
                if questions:
                    queue[asker] = questions
                if not waiting.answer.done():
                    return waiting
        return None

    async def _work(self) -> None:
        """Answer questions at one desk until none is left for it."""
        desk = self._idle.pop() if self._idle else Desk(self._clock, self._start, self._patience)
        try:
            while (waiting := self._next()) is not None:
                await self._answer(desk, waiting)
        finally:
            self._idle.append(desk)
            self._busy = {task for task in self._busy if task is not asyncio.current_task()}

    async def _answer(self, desk: Desk, waiting: Waiting) -> None:
        strangers = int(waiting.priority is Priority.STRANGER)
        self._strangers += strangers
        try:
            answer, lost = await desk.answer(waiting.puzzle)
            if not lost:
                self._remember(waiting.puzzle, answer)
            if not waiting.answer.done():  # the asker may have gone away
                waiting.answer.set_result(answer)
        finally:
            self._strangers -= strangers
            waiting.answer.cancel()
