"""The tasks that run as long as the server, in one task group."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Self

from ricochetrobots.server.errors import ServerError

log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[object, object, None]]


class Background:
    """Runs tasks until the end of its block. A task that dies is logged, the others go on, and `check` fails.

    A server without one of them still answers, but it misses deadlines or rates no matches: a monitor must restart it.
    """

    def __init__(self) -> None:
        self._group = asyncio.TaskGroup()
        self._tasks: list[asyncio.Task[None]] = []
        self._dead: str | None = None

    async def __aenter__(self) -> Self:
        await self._group.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        # Without the error of the block, which stays as it is, outside of a group:
        await self._group.__aexit__(None, None, None)

    def start(self, name: str, work: Work, *, may_end: bool = False) -> None:
        """Start a task. Only one that ``may_end`` may return before it is cancelled."""
        self._tasks.append(self._group.create_task(self._watch(name, work, may_end=may_end), name=name))

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
