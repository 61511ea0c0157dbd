"""Event loops without real time: in one it passes when nothing else is to do, in the other it stands still."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST_TURNS = 5_000
"""After which a loop is taken for one that never comes to rest; a few hundred are usual."""


class _Selector(selectors.DefaultSelector):
    """Lets the time of the loop pass where others would wait."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready; if nothing is, it is later than before."""
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen")
        if not ready and timeout is not None:
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with a time of its own."""

    def __init__(self) -> None:
        self._selector_of_time = _Selector()
        super().__init__(self._selector_of_time)

    def time(self) -> float:
        """Return the seconds that have passed."""
        return self._selector_of_time.now


def run_virtually(work: Coroutine[Any, Any, Result]) -> Result:
    """Run some work in virtual time. It must wait for nothing but time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class _Stillness(selectors.SelectSelector):
    """Notices that nothing is left to do: only then a loop asks to wait without an end."""

    def __init__(self) -> None:
        super().__init__()
        self._awaited: asyncio.Future[None] | None = None
        self._turns = 0

    def announce_to(self, awaited: asyncio.Future[None]) -> None:
        """Complete this future once nothing is left to do, or fail it if that never happens."""
        self._awaited, self._turns = awaited, 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return nothing, since there is no network; where nothing is left to do, wake who waits for that."""
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
    """A loop in which no time passes and nothing comes from outside: what happens in it follows from its beginning.

    It knows when nothing can move any more, and keeps its tasks in the order in which they were made, so that they
    can be ended like a process.
    """

    def __init__(self) -> None:
        self._stillness = _Stillness()
        self._tasks: dict[asyncio.Task[Any], None] = {}
        super().__init__(self._stillness)

    async def settle(self) -> None:
        """Return once every other task waits for what only the caller can bring about; one may ask at a time.

        Raises RuntimeError where they keep each other busy for ever.
        """
        awaited = self.create_future()
        self._stillness.announce_to(awaited)
        await awaited

    def create_task(self, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:
        """Make a task, and keep it till it is done."""
        task = super().create_task(*args, **kwargs)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    async def kill(self) -> None:
        """End all tasks but the one that asks, in order, and whatever they begin at their end."""
        me = asyncio.current_task()
        while others := [task for task in self._tasks if task is not me]:
            for task in others:
                task.cancel()
            await self.settle()


async def settle() -> None:
    """Return once every other task of a `StillLoop` waits for what only the caller can bring about."""
    await _still_loop().settle()


async def kill_others() -> None:
    """End all other tasks of a `StillLoop`, and whatever they begin at their end."""
    await _still_loop().kill()


def run_still(work: Coroutine[Any, Any, Result]) -> Result:
    """Run some work in a `StillLoop`."""
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(work)


def _still_loop() -> StillLoop:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, StillLoop):
        raise TypeError("run it by run_still")
    return loop
