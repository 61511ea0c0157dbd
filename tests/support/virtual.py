"""Event loops without real time: in one, time advances when nothing else can run; in the other, never."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST_TURNS = 5_000
"""The number of steps after which a loop counts as endless; a few hundred are usual."""


class _Selector(selectors.DefaultSelector):
    """Advances the time of the loop instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return the ready events; if there are none, advance the time."""
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen")
        if not ready and timeout is not None:
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with virtual time."""

    def __init__(self) -> None:
        self._selector_of_time = _Selector()
        super().__init__(self._selector_of_time)

    def time(self) -> float:
        """Return the seconds that have passed."""
        return self._selector_of_time.now


def run_virtually(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in virtual time. It must wait for nothing but time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class _Stillness(selectors.SelectSelector):
    """Detects that nothing is left to do: only then a loop waits without a limit."""

    def __init__(self) -> None:
        super().__init__()
        self._awaited: asyncio.Future[None] | None = None
        self._turns = 0

    def announce_to(self, awaited: asyncio.Future[None]) -> None:
        """Complete this future once nothing is left to do, or fail it if that never happens."""
        self._awaited, self._turns = awaited, 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return nothing, since there is no network. If nothing is left to do, complete the future."""
        if timeout is not None and timeout > 0:
            raise RuntimeError("something waits for real time")
        if timeout is None and self._awaited is None:
            raise RuntimeError("nothing will ever happen")
        self._turns += 1
        if self._awaited is not None and (timeout is None or self._turns > MOST_TURNS):
            awaited, self._awaited = self._awaited, None
            if timeout is None:
                awaited.set_result(None)
            else:
                awaited.set_exception(RuntimeError("it goes round for ever"))
        return []


class StillLoop(asyncio.SelectorEventLoop):
    """A loop without time and without input: its start determines everything in it.

    It detects when no task can proceed. It keeps its tasks in the order of their creation, so that they can be
    ended like a process.
    """

    def __init__(self) -> None:
        self._stillness = _Stillness()
        self._tasks: dict[asyncio.Task[Any], None] = {}
        super().__init__(self._stillness)

    async def settle(self) -> None:
        """Return once every other task waits for the caller. One task may call this at a time. Raises
        RuntimeError if the others keep each other busy forever.
        """
        awaited = self.create_future()
        self._stillness.announce_to(awaited)
        await awaited

    def create_task(self, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:
        """Create a task, and keep it until it is done."""
        task = super().create_task(*args, **kwargs)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    async def kill(self) -> None:
        """End all tasks but the caller, in order, including those that they start while they end."""
        me = asyncio.current_task()
        while others := [task for task in self._tasks if task is not me]:
            for task in others:
                task.cancel()
            await self.settle()


async def settle() -> None:
    """Return once every other task of a `StillLoop` waits for the caller."""
    await _still_loop().settle()


async def kill_others() -> None:
    """End all other tasks of a `StillLoop`, including those that they start while they end."""
    await _still_loop().kill()


def run_still(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a `StillLoop`."""
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(work)


def _still_loop() -> StillLoop:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, StillLoop):
        raise TypeError("run it by run_still")
    return loop
