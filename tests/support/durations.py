"""How long tests may take, and wait, on a busy machine too."""

import os
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from ricochetrobots.solver import ENGINES

LIMIT_SECONDS = 5.0
REFERENCE_SECONDS = 0.055
"""The time of `slowness`'s loop on the machine on which the limit was set."""
LOOPS = 3
PATIENCE_SECONDS = 120.0
"""How long a test waits for what must happen. Only a test that hangs waits so long; a busy machine may need much."""
PRESSURE = Path("/proc/pressure/cpu")
"""Linux counts here the microseconds in which any task of the machine waited for a processor."""


@dataclass(frozen=True)
class Moment:
    """A point in time: of the clock, of the tasks that waited for a processor, and of this process's own work."""

    clock: float
    waited: float
    worked: float

    @classmethod
    def now(cls, pressure: Path = PRESSURE) -> Self:
        """Read the three clocks. Where Linux does not count the waits, only the own work counts."""
        clock = time.monotonic()
        try:
            some = pressure.read_text("ascii").split("\n", 1)[0]
            waited = int(some.rpartition("total=")[2]) / 1e6
        except OSError:
            waited = clock
        return cls(clock, waited, sum(os.times()[:4]))

    def since(self, begin: Self) -> float:
        """Return the seconds since ``begin`` that a busy machine does not explain.

        Seconds in which any task waited for a processor are left out, unless this process or a child that has ended
        was at work in them.
        """
        return max(self.worked - begin.worked, self.clock - begin.clock - (self.waited - begin.waited))


def slowness() -> float:
    """Return how many times as long this machine takes now for a loop as the one on which the limit was set.

    It is at least 1. A machine that others share is slow at one moment and fast at the next, so each test that seems
    too long measures it again.
    """

    def loop() -> float:
        begin, total = time.process_time(), 0
        for number in range(1_000_000):
            total += number
        return time.process_time() - begin

    return max(1.0, sum(loop() for _ in range(LOOPS)) / LOOPS / REFERENCE_SECONDS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run the test, and fail it if it took longer than the limit.

    No limit applies with ``--full``, nor without the kernel, whose replacement takes several times as long.
    """
    begin = Moment.now()
    result = yield
    seconds = Moment.now().since(begin)
    is_limited = "native" in ENGINES and not item.config.getoption("--full")
    if is_limited and seconds > LIMIT_SECONDS and seconds > LIMIT_SECONDS * slowness():
        pytest.fail(
            f"It took {seconds:.1f} s, and `make test` gives each test {LIMIT_SECONDS:g} s: split it, or mark it as"
            " `long` beside a shorter one.",
            pytrace=False,
        )
    return result
