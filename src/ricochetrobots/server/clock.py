"""The server's clock. Time is an argument everywhere else."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Protocol

log = logging.getLogger(__name__)

STEP_SECONDS = 1.0
"""A difference of at least this much is a step: of the wall clock, or of the clock that an `AgreedClock` follows."""
BELIEVED_SECONDS = 24 * 3600.0
"""A recorded time further in the future than this is an error in the record."""
STALL_SECONDS = 1.0
"""A wake-up that is later than this is a stall."""


@dataclass(frozen=True)
class Outage:
    """A period in which the server received nothing."""

    began: float
    ended: float


SLEW_SECONDS = 0.001
"""A reading that is earlier than expected moves an `AgreedClock` back by at most this much."""


class Clock(Protocol):
    """Seconds since 1970 (UTC) that never run backwards."""

    @property
    def stalls(self) -> list[Outage]:
        """The periods in which the process was not running."""
        ...

    def now(self) -> float:
        """Return the time."""
        ...

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``."""
        ...

    def limit(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Cancel the block after this many seconds, and raise TimeoutError instead."""
        ...


def latest_believed(wall: Callable[[], float] = time.time) -> float:
    """Return the latest time that may have been recorded before now."""
    return wall() + BELIEVED_SECONDS


@dataclass(order=True)
class _Sleep:
    """A wait until a time of the monotonic clock."""

    until: float
    over: bool = field(default=False, compare=False)


class _PassingClock(ABC):
    """A clock that advances with the monotonic clock."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._sleeps: list[_Sleep] = []
        """A heap; a finished wait stays in it until it is on top."""
        self._stalls: list[Outage] = []

    @property
    def stalls(self) -> list[Outage]:
        """The periods in which the process should have been awake and was not, for example because it was stopped.

        A stall that still lasts is included, so code that runs before the clock's waiters wake also sees it.
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
        """Cancel the block after this many seconds, and raise TimeoutError instead."""
        return asyncio.timeout(seconds)

    def _notice_stall(self, sleep: _Sleep) -> None:
        late = self._monotonic() - sleep.until
        if late <= STALL_SECONDS:
            return
        now = self.now()
        if now - late >= (self._stalls[-1].ended if self._stalls else 0.0):
            log.warning("the server stalled for %.1f s", late)
            self._stalls.append(Outage(now - late, now))


class SystemClock(_PassingClock):
    """The wall time at the start, advanced by the monotonic clock.

    The clock logs a step of the wall clock and otherwise ignores it until the next start. ``not_before`` is
    the newest time that an earlier run recorded: time continues from there even if the wall clock was set
    back meanwhile.
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
        """Return as soon as ``now() >= at``, and check for steps of the wall clock once a second."""
        while self.now() < at:
            await super().wait_until(min(at, self.now() + 1.0))
            self.notice_step()

    def notice_step(self) -> float:
        """Return by how many seconds the wall clock jumped since the last call, and log the jump; 0.0 if it did not."""
        drift = self._wall() - self.now()
        step = drift - self._drift
        if abs(step) < STEP_SECONDS:
            return 0.0
        self._drift = drift
        log.warning("the wall clock jumped by %+.1f s; server time ignores the jump", step)
        return step


class AgreedClock(_PassingClock):
    """An estimate of another machine's clock, such as a database's.

    The monotonic clock advances the last reading. Only the database's own clock decides whether a deadline has
    passed. This one schedules the checks and provides the time that pages show.
    """

    def __init__(self, reading: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(monotonic)
        self._offset = reading - monotonic()
        self._last = reading

    def hear(self, reading: float) -> None:
        """Correct the estimate by a reading of the other clock.

        A reading can arrive late, but never early. So a reading that is later than expected is nearer the truth and
        replaces the estimate. An earlier one moves it by at most `SLEW_SECONDS`, unless it is so early that the other
        clock was set back.
        """
        offset = reading - self._monotonic()
        late = self._offset - offset
        self._offset = offset if late < 0 or late >= STEP_SECONDS else self._offset - min(late, SLEW_SECONDS)

    def now(self) -> float:
        """Return the time."""
        self._last = max(self._last, self._offset + self._monotonic())
        return self._last
