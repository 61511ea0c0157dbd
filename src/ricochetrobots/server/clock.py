"""The server's clock. Time is an argument everywhere else."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Protocol

log = logging.getLogger(__name__)

STEP_SECONDS = 1.0
"""A jump of the wall clock of at least this much is reported."""
BELIEVED_SECONDS = 24 * 3600.0
"""A recorded time that lies further in the future than this is a fault of the record."""
STALL_SECONDS = 1.0
"""Waking up later than this is kept in mind."""


@dataclass(frozen=True)
class Outage:
    """A time in which nobody was heard."""

    began: float
    ended: float


SLEW_SECONDS = 0.001
"""So far at most a clock that follows another is moved back at once."""


class Clock(Protocol):
    """Seconds since 1970 (UTC) that never run backwards."""

    @property
    def stalls(self) -> list[Outage]:
        """When the process stood still."""
        ...

    def now(self) -> float:
        """Return the time."""
        ...

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``."""
        ...

    def limit(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Cancel what is in the block once so much time has passed, and raise TimeoutError in its place."""
        ...


def latest_believed(wall: Callable[[], float] = time.time) -> float:
    """Return the latest time that may have been recorded before now."""
    return wall() + BELIEVED_SECONDS


@dataclass(order=True)
class _Sleep:
    """A wait, till a time of the monotonic clock."""

    until: float
    over: bool = field(default=False, compare=False)


class _PassingClock(ABC):
    """A clock whose time passes by itself, told by the monotonic clock."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._sleeps: list[_Sleep] = []
        """A heap; what is over stays till it is on top."""
        self._stalls: list[Outage] = []

    @property
    def stalls(self) -> list[Outage]:
        """When the process was not awake though it should have been, as when it was stopped.

        That it is still late counts, so whoever is served before the clock's waiters wake knows of it, too.
        """
        while self._sleeps and self._sleeps[0].over:
            heappop(self._sleeps)
        if self._sleeps:
            self._notice_stall(self._sleeps[0])
        return self._stalls

    @abstractmethod
    def now(self) -> float:
        """Return the time."""

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``."""
        while (remaining := at - self.now()) > 0:
            wait = min(remaining, 1.0)
            sleep = _Sleep(self._monotonic() + wait)
            heappush(self._sleeps, sleep)
            try:
                await asyncio.sleep(wait)
            finally:
                sleep.over = True
            self._notice_stall(sleep)

    def limit(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Cancel what is in the block once so much time has passed, and raise TimeoutError in its place."""
        return asyncio.timeout(seconds)

    def _notice_stall(self, sleep: _Sleep) -> None:
        late = self._monotonic() - sleep.until
        if late <= STALL_SECONDS:
            return
        now = self.now()
        if now - late >= (self._stalls[-1].ended if self._stalls else 0.0):
            log.warning("the server stood still for %.1f s", late)
            self._stalls.append(Outage(now - late, now))


class SystemClock(_PassingClock):
    """Wall time read once, then carried on by the monotonic clock.

    A step of the wall clock is logged and changes nothing until the next start. ``not_before`` is the newest time
    that an earlier run recorded: time goes on from there even if the wall clock was set back meanwhile.
    """

    def __init__(
        self,
        not_before: float = 0.0,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(monotonic)
        self._wall = wall
        self._anchor = max(wall(), not_before) - monotonic()
        self._drift = wall() - self.now()

    def now(self) -> float:
        """Return the time."""
        return self._anchor + self._monotonic()

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``, and look for steps of the wall clock once a second."""
        while self.now() < at:
            await super().wait_until(min(at, self.now() + 1.0))
            self.notice_step()

    def notice_step(self) -> float:
        """Return by how many seconds the wall clock jumped since last asked, and log it; 0.0 if it did not."""
        drift = self._wall() - self.now()
        step = drift - self._drift
        if abs(step) < STEP_SECONDS:
            return 0.0
        self._drift = drift
        log.warning("the wall clock jumped by %+.1f s; server time goes on without the jump", step)
        return step


class AgreedClock(_PassingClock):
    """The clock of somebody else, such as a database, as well as it is known here.

    What it last said is carried on by the monotonic clock. What counts is read there; this one says when to look and
    what time it is on the screens.
    """

    def __init__(self, said: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(monotonic)
        self._offset = said - monotonic()
        self._last = said

    def hear(self, said: float) -> None:
        """Take what the other clock has said just now.

        Words arrive late and never early: those that say a later time are nearer the truth, and those that say an
        earlier one count little, unless they do by so much that the other clock was set back.
        """
        offset = said - self._monotonic()
        late = self._offset - offset
        self._offset = offset if late < 0 or late >= STEP_SECONDS else self._offset - min(late, SLEW_SECONDS)

    def now(self) -> float:
        """Return the time."""
        self._last = max(self._last, self._offset + self._monotonic())
        return self._last


class ManualClock:
    """A clock that stands still until it is told to advance."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now
        self.stalls: list[Outage] = []
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []
        self._limits: dict[asyncio.Timeout, float] = {}

    def now(self) -> float:
        """Return the time."""
        return self._now

    async def wait_until(self, at: float) -> None:
        """Return once the clock has been advanced to ``at``."""
        if at > self._now:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append((at, waiter))
            await waiter

    @property
    def limited(self) -> int:
        """How many blocks are under a limit that has not come."""
        return len(self._limits)

    @asynccontextmanager
    async def limit(self, seconds: float) -> AsyncIterator[None]:
        """Cancel what is in the block once the clock has been advanced so far, and raise TimeoutError in its place."""
        async with asyncio.timeout(None if seconds > 0 else 0.0) as limit:
            if seconds > 0:
                self._limits[limit] = self._now + seconds
            try:
                yield
            finally:
                self._limits.pop(limit, None)

    def stall(self, seconds: float) -> None:
        """Let time pass in which the process stood still."""
        self.stalls.append(Outage(self._now, self._now + seconds))
        self.advance(seconds)

    def advance(self, seconds: float) -> None:
        """Let time pass and wake whoever waited for it."""
        self._now += seconds
        for at, waiter in self._waiting:
            if at <= self._now and not waiter.done():
                waiter.set_result(None)
        self._waiting = [(at, waiter) for at, waiter in self._waiting if not waiter.done()]
        for limit in [limit for limit, at in self._limits.items() if at <= self._now]:
            del self._limits[limit]
            limit.reschedule(0.0)
