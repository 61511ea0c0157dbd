"""Applications that tests start again: making one takes 50 ms of a processor, starting it a tenth of that."""

import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from litestar import Litestar

from ricochetrobots.server.app import create_app
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.solving.pool import ProcessWorker, Worker
from support.rooms import MEMORY


@dataclass
class Parts:
    """The parts that the running test gives to its application."""

    clock: Clock
    randomness: Randomness
    worker: Callable[[], Awaitable[Worker]]

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
        return self.randomness.bytes(count)

    def id(self) -> str:
        """Return an id."""
        return self.randomness.id()

    def seed(self, seq: int) -> int:
        """Return the seed for the decision that makes event ``seq``."""
        return self.randomness.seed(seq)

    def application(self, settings: Settings, url: str) -> Litestar:
        """Return an application that uses the parts when it starts."""
        return create_app(
            settings, clock=lambda _: self.clock, randomness=self, url=url, worker=lambda: self.worker()
        )


_folder = tempfile.TemporaryDirectory(prefix="ricochet-")
_unused: defaultdict[Settings, list[tuple[Litestar, Parts]]] = defaultdict(list)


@contextmanager
def application(
    settings: Settings,
    clock: Clock,
    randomness: Randomness,
    *,
    url: str = MEMORY,
    worker: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
) -> Iterator[Litestar]:
    """Yield an application that is not started.

    Starting one makes everything that a server has. So the next test with the same settings starts the same
    application again if its database is in memory. Such applications share a folder in place of ``settings.data``.
    """
    parts = Parts(clock, randomness, worker)
    if url != MEMORY:
        yield parts.application(settings, url)
        return
    same = replace(settings, data=Path(_folder.name))
    if _unused[same]:
        app, parts = _unused[same].pop()
        parts.clock, parts.randomness, parts.worker = clock, randomness, worker
    else:
        app = parts.application(same, url)
    yield app
    app.state.operators_port = None
    _unused[same].append((app, parts))
