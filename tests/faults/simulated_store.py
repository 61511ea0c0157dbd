"""A database for simulations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from ricochetrobots.core import RicochetError
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.log.records import Append, RoomRecord
from ricochetrobots.server.log.sqlite import SqliteStore, WaitingAppend

Result = TypeVar("Result")


class SimulatedStore(SqliteStore):
    """A database in memory that works in this thread, and fails or hangs on the simulation's command."""

    refuses = False
    hides = False
    """Whether it stores data and then reports a failure."""
    hidden = False
    """Whether it has done so since the last query."""
    hangs = 0
    """The tasks that wait for `let_go`: 1 for those about to write, 2 for those that have written."""
    pauses: Callable[[], int] = staticmethod(lambda: 0)
    _let: asyncio.Event | None = None

    async def _on_thread(self, work: Callable[[], Result]) -> Result:
        return work()

    async def append(self, append: Append) -> None:
        await self._pause(1)
        if self.refuses:
            raise StorageUnavailableError
        waiting = WaitingAppend(append, asyncio.get_running_loop().create_future())
        self._write([waiting])
        hides = self.hides
        self.hidden |= hides
        await waiting.done
        await self._pause(2)
        if hides:
            raise StorageUnavailableError

    async def beat(self, now: float) -> None:
        if self.refuses:
            raise StorageUnavailableError
        await super().beat(now)

    async def events_after(self, room: str, seq: int) -> RoomRecord:
        self.hidden = False
        return await super().events_after(room, seq)

    async def looked_up(self, room: str, seq: int) -> RoomRecord:
        """Return the result of a query by the simulation, which does not affect the server."""
        return await super().events_after(room, seq)

    def let_go(self) -> None:
        """Let the waiting tasks continue."""
        self.hangs = 0
        if self._let is not None:
            self._let.set()

    def sound(self) -> None:
        """Work correctly from now on."""
        self.refuses = self.hides = self.hidden = False
        self.let_go()

    async def _pause(self, place: int) -> None:
        """Let other tasks run, and hang if the simulation wants that here."""
        for _ in range(self.pauses()):
            await asyncio.sleep(0)
        if self.hangs == place:
            if self._let is None or self._let.is_set():
                self._let = asyncio.Event()
            await self._let.wait()

    def _tell(self, batch: Sequence[WaitingAppend], failure: RicochetError | None) -> None:
        for _, done in batch:
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
