"""A real server for tests, as its own process: ``python -m support.serve --data DIR --port N --seed S --run R``.

It is the server people run, with three arguments of its own choosing: chance falls the same way each time, one
address may open as many rooms as it likes, and the clock may run faster.
"""

import argparse
import asyncio
import logging
import sys
import time
from functools import partial
from pathlib import Path

from ricochetrobots.server import limits
from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.entropy import SeededEntropy
from ricochetrobots.server.run import run
from ricochetrobots.server.settings import Settings


class FastClock(SystemClock):
    """A clock on which time passes ``speed`` times faster."""

    def __init__(self, speed: float, not_before: float) -> None:
        wall, monotonic = time.time(), time.monotonic()

        def gone() -> float:
            return (time.monotonic() - monotonic) * speed

        super().__init__(not_before, wall=lambda: wall + gone(), monotonic=gone)
        self._speed = speed

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``."""
        while (remaining := at - self.now()) > 0:  # noqa: ASYNC110  # there is no event: time passes
            await asyncio.sleep(remaining / self._speed)


def main() -> None:
    """Serve until told to stop; the address is the only line on standard output."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--run", type=int, required=True)
    parser.add_argument("--speed", type=float, required=True)
    said = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    limits.ROOMS_PER_ADDRESS = limits.GUESSES_PER_ADDRESS = (100_000, 60.0)
    run(
        Settings(data=said.data, port=said.port),
        entropy=SeededEntropy(said.seed, said.run),
        clock=SystemClock if said.speed == 1.0 else partial(FastClock, said.speed),
        ready=lambda address: print(address, flush=True),
    )


if __name__ == "__main__":
    main()
