"""Applications that tests start again: making one takes 50 ms of a processor, starting it a tenth of that."""

import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from ricochetrobots.server.app import Application
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.limits import USUAL, ServerLimits
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

    def application(self, settings: Settings, limits: ServerLimits, url: str) -> Application:
        """Return an application that uses the parts when it starts."""
        return Application(
            settings,
            limits=limits,
            clock=lambda _: self.clock,
            randomness=self,
            url=url,
            worker=lambda: self.worker(),
        )


_folder = tempfile.TemporaryDirectory(prefix="ricochet-")
_unused: defaultdict[tuple[Settings, ServerLimits], list[tuple[Application, Parts]]] = defaultdict(list)


@contextmanager
def application(
    settings: Settings,
    clock: Clock,
    randomness: Randomness,
    *,
    url: str = MEMORY,
    limits: ServerLimits = USUAL,
    worker: Callable[[], Awaitable[Worker]] = ProcessWorker.start,
) -> Iterator[Application]:
    """Yield an application that is not started.

    Starting one makes everything that a server has. So the next test with the same settings and limits starts the same
    application again if its database is in memory. Such applications share a folder in place of ``settings.data``.
    """
    parts = Parts(clock, randomness, worker)
    if url != MEMORY:
        yield parts.application(settings, limits, url)
        return
    same = replace(settings, data=Path(_folder.name)), limits
    if _unused[same]:
        app, parts = _unused[same].pop()
        parts.clock, parts.randomness, parts.worker = clock, randomness, worker
    else:
        app = parts.application(*same, url)
    yield app
    app.operators_port = None
    _unused[same].append((app, parts))
