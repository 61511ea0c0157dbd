"""A clock that tests advance."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ricochetrobots.server.clock import Outage


class ManualClock:
    """A clock that advances only when `advance` or `stall` is called, in whole microseconds.

    Ten steps of 0.1 s are a second then, not a little less.
    """

    def __init__(self, now: float = 0.0) -> None:
        self._now = _whole(now)
        self.stalls: list[Outage] = []
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []
        self._limits: dict[asyncio.Timeout, float] = {}

    def now(self) -> float:
        """Return the time."""
        return self._now

    async def wait_until(self, at: float) -> None:
        """Return once the clock has been advanced to ``at``."""
        if _whole(at) > self._now:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append((_whole(at), waiter))
            await waiter

    @property
    def limited(self) -> int:
        """The number of running blocks whose limit has not been reached."""
        return len(self._limits)

    @asynccontextmanager
    async def limit(self, seconds: float) -> AsyncIterator[None]:
        """Cancel the block once the clock has been advanced this far, and raise TimeoutError instead."""
        async with asyncio.timeout(None if seconds > 0 else 0.0) as limit:
            if seconds > 0:
                self._limits[limit] = _whole(self._now + seconds)
            try:
                yield
            finally:
                self._limits.pop(limit, None)

    def stall(self, seconds: float) -> None:
        """Advance the time as if the process had stalled meanwhile."""
        self.stalls.append(Outage(self._now, self._now + seconds))
        self.advance(seconds)

    def advance(self, seconds: float) -> None:
        """Advance the time, and wake every task whose time has come."""
        self._now = _whole(self._now + seconds)
        for at, waiter in self._waiting:
            if at <= self._now and not waiter.done():
                waiter.set_result(None)
        self._waiting = [(at, waiter) for at, waiter in self._waiting if not waiter.done()]
        for limit in [limit for limit, at in self._limits.items() if at <= self._now]:
            del self._limits[limit]
            limit.reschedule(0.0)


def _whole(seconds: float) -> float:
    return round(seconds, 6)
