"""The tasks that run as long as the server, in one task group."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, Self

from ricochetrobots.server.errors import ServerError

log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[object, object, None]]


class Start(Protocol):
    """Starts a task; ``may_end`` is whether it may return before it is cancelled."""

    def __call__(self, name: str, work: Work, *, may_end: bool = False) -> asyncio.Task[None]:
        """Return the started task."""
        ...


def unwatched(name: str, work: Work, *, may_end: bool = False) -> asyncio.Task[None]:
    """Start a task that nobody watches: for programs that have no `Background`."""
    return asyncio.create_task(work(), name=name)


async def stop(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    tasks = tuple(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Background:
    """Runs tasks until the end of its block. A task that dies is logged, the others go on, and `check` fails.

    A server without one of them still answers, but it misses deadlines or rates no matches: a monitor must restart it.
    """

    def __init__(self) -> None:
        self._group = asyncio.TaskGroup()
        self._tasks: set[asyncio.Task[None]] = set()
        self._dead: str | None = None

    async def __aenter__(self) -> Self:
        await self._group.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await stop(self._tasks)
        # Without the error of the block, which stays as it is, outside of a group:
        await self._group.__aexit__(None, None, None)

    def start(self, name: str, work: Work, *, may_end: bool = False) -> asyncio.Task[None]:
        """Start a task, which its owner may cancel. Only one that ``may_end`` may return before."""
        task = self._group.create_task(self._watch(name, work, may_end=may_end), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def check(self) -> None:
        """Raise ServerError if a task has died."""
        if self._dead is not None:
            raise ServerError("task-died", task=self._dead)

    async def _watch(self, name: str, work: Work, *, may_end: bool) -> None:
        try:
            await work()
        except Exception:
            log.exception("the background task %s has died", name)
        else:
            if may_end:
                return
            log.error("the background task %s has ended before the server", name)
        self._dead = self._dead or name
