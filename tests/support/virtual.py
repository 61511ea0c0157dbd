"""An event loop in which no time passes but what is waited for, and that at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


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
