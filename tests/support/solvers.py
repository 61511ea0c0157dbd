"""Workers without a process, for the tests of their callers."""

import asyncio
from collections.abc import AsyncIterator
from typing import Self

from ricochetrobots.core import Optimum, Puzzle
from ricochetrobots.server.solving.pool import WorkerLostError
from ricochetrobots.solver import worker
from ricochetrobots.solver.worker import Question


class SilentSolver:
    """A service that never answers."""

    async def ask(self, puzzle: Puzzle) -> Optimum:
        """Wait until the caller gives up."""
        never: asyncio.Future[Optimum] = asyncio.get_running_loop().create_future()
        return await never


class SilentWorker:
    """Never answers."""

    @classmethod
    async def start(cls) -> Self:
        """Start one more."""
        return cls()

    async def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Wait until it is killed."""
        never: asyncio.Future[Optimum] = asyncio.get_running_loop().create_future()
        yield await never

    async def kill(self) -> None:
        """Nothing runs."""


class InstantWorker(SilentWorker):
    """Solves in the process of the test, at once."""

    async def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Return the true answer."""
        for answer in worker.answers(question):
            yield answer


class HeldWorker(SilentWorker):
    """Answers when the test releases it. Create all workers of a test with one `Workshop`."""

    def __init__(self, workshop: "Workshop") -> None:
        self._workshop = workshop

    async def ask(self, question: Question) -> AsyncIterator[Optimum]:
        """Wait until the test releases it."""
        answer: asyncio.Future[Optimum] = asyncio.get_running_loop().create_future()
        self._workshop.requests.append((question.puzzle, answer))
        self._workshop.heard.set()
        yield await answer

    async def kill(self) -> None:
        """Count it."""
        self._workshop.killed += 1


class Workshop:
    """Workers that a test controls: their questions, in order, and the numbers of started and ended workers."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, asyncio.Future[Optimum]]] = []
        self.heard = asyncio.Event()
        self.started = 0
        self.killed = 0

    async def start(self) -> HeldWorker:
        """Start a worker."""
        self.started += 1
        return HeldWorker(self)

    async def question(self, number: int) -> str:
        """Wait for this many questions, and return the last of them."""
        while len(self.requests) < number:
            self.heard.clear()
            await self.heard.wait()
        return self.requests[number - 1][0]

    def solve(self, number: int) -> None:
        """Let question ``number``, counted from 1, be answered correctly."""
        puzzle, answer = self.requests[number - 1]
        question = Question(puzzle=puzzle, seconds=60, max_expanded=10**9, max_bytes=10**9, max_count=10)
        *_, whole = worker.answers(question)
        answer.set_result(whole)

    def lose(self, number: int) -> None:
        """Let the process with question ``number`` die."""
        self.requests[number - 1][1].set_exception(WorkerLostError("it died"))
