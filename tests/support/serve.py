"""A real server for tests, as its own process: ``python -m support.serve`` with the arguments that `main` reads.

It is the ordinary server with seven differences. Randomness is the same in every run. One address may open any
number of rooms. The clock starts at ``--now``. A browser may cache the ninety files of a page. A demonstration
opens at once unless ``--pauses`` keeps the time in which people see the board. With ``--package``, the browser's
files come from another folder. Their compressed copies are kept in build/ for the next server, since making them takes
as long as a start. Each line on standard input is a number of seconds that pass at once; with the machine's clock they
pass as usual.
"""

import argparse
import asyncio
import hashlib
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from ricochetrobots.server.app import Application
from ricochetrobots.server.clock import Clock, SystemClock
from ricochetrobots.server.http import static
from ricochetrobots.server.limits import Limit, ServerLimits
from ricochetrobots.server.operate.logs import set_up
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.run import run
from support.randomness import SeededRandomness

LOOKS_PER_SECOND = 50
UNLIMITED = Limit(100_000, 60.0)


class SkippingClock(SystemClock):
    """A clock that starts at ``now`` and jumps ahead by every number of seconds read from standard input.

    It waits with a jump while ``requesting``: a request during which the clock jumped would look like an outage.
    """

    def __init__(self, now: float, not_before: float, requesting: Callable[[], bool]) -> None:
        self._skipped = 0.0
        self._requesting = requesting
        self._loop = asyncio.get_running_loop()
        self._jumped = asyncio.Event()
        super().__init__(not_before, wall=lambda: now, monotonic=lambda: time.monotonic() + self._skipped)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with open(0, "rb", buffering=0) as pipe:  # unbuffered: the process may end while it is read
            for line in pipe:
                with suppress(RuntimeError):  # the server has ended
                    self._loop.call_soon_threadsafe(self._jump, float(line))

    def _jump(self, seconds: float) -> None:
        if self._requesting():
            self._loop.call_later(1 / LOOKS_PER_SECOND, self._jump, seconds)
        else:
            self._skipped += seconds
            self._jumped.set()
            self._jumped = asyncio.Event()

    async def wait_until(self, at: float) -> None:
        """Return as soon as ``now() >= at``."""
        while (remaining := at - self.now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(remaining):
                    await self._jumped.wait()


COMPRESSED = Path(__file__).parents[2] / "build/compressed"


def compress_once(body: bytes, encoding: str, quality: int) -> bytes:
    """Return the compressed copy of a file, from an earlier server if one made it."""
    if quality != static.BEST:
        return static.compress(body, encoding, quality)
    kept = COMPRESSED / f"{hashlib.sha256(body).hexdigest()}.{encoding}"
    if not kept.exists():
        COMPRESSED.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=COMPRESSED, delete=False) as new:
            new.write(static.compress(body, encoding, quality))
        Path(new.name).replace(kept)  # another server may have made the same meanwhile
    return kept.read_bytes()


def main() -> None:
    """Serve until told to stop; the address is the only line on standard output."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--base-path", required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--run", type=int, required=True)
    parser.add_argument("--now", type=float)
    parser.add_argument("--database", required=True)
    parser.add_argument("--pauses", action="store_true")
    parser.add_argument("--package", type=Path)
    parser.add_argument("--tables", choices=("yes", "no"), default="no")
    parser.add_argument("--offline", choices=("yes", "no"), default="yes")
    parser.add_argument("--ladder", default="")
    options = parser.parse_args()
    set_up("warning", "text")
    settings = Settings(
        data=options.data,
        port=options.port,
        base_path=options.base_path,
        database=options.database or None,
        tables=options.tables == "yes",
        offline=options.offline == "yes",
        ladder=options.ladder,
        ladder_places="everybody",
    )

    def clock(not_before: float) -> Clock:
        if options.now is None:
            return SystemClock(not_before)
        return SkippingClock(
            options.now, not_before, lambda: app.services.rooms.outages._requested is not None
        )

    app = Application(
        settings,
        limits=ServerLimits(
            rooms_per_address=UNLIMITED, guesses_per_address=UNLIMITED, board_is_shown=options.pauses
        ),
        clock=clock,
        randomness=SeededRandomness(options.seed, options.run),
        package=options.package,
        compress=compress_once,
    )
    run(settings, app=app, ready=lambda address, _: print(address, flush=True))


if __name__ == "__main__":
    main()
