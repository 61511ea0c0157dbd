"""Outages: periods in which no server ran, the only server stalled, or nothing could be stored.

While a deadline runs, the server stores a heartbeat about once a second. An outage begins after the last heartbeat. A
room extends its deadline when it is next used (`game.going_on.make_up_for_outage`). Until all rooms have done so, the
server stores no newer heartbeat, so that after a kill the next server finds the same outage.

A stall of this server is an outage only if no other server ran: a heartbeat during the stall comes from another server.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from ricochetrobots.game.going_on import OUTAGE_SECONDS
from ricochetrobots.server.clock import Clock, Outage
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.store.store import Store

log = logging.getLogger(__name__)

BEAT_SECONDS = 0.5
"""The shortest time between heartbeats. A server may have run this long after its last one."""
REMEMBERED = 100


class Outages:
    """The outages for which rooms may have to extend their deadlines, including those before the server's start.

    ``unsettled`` is True while some rooms may not have done so yet.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.unsettled = False
        self._store = store
        self._clock = clock
        self._over: list[Outage] = []
        self._ended = 0.0
        """The time at which the last outage ended."""
        self._stalls = 0
        """The number of the clock's stalls that have been checked."""
        self._failing_since: float | None = None
        self._alive = 0.0
        """The heartbeat to store: the last time at which the server ran with all earlier outages settled."""

    async def begin(self, last_time: float) -> None:
        """Add the outage since the last heartbeat, or without one since ``last_time``, the newest time of any room.

        For a deadline that was set after the last heartbeat, the outage begins at the event that set it (`since`).
        """
        last = await self._store.last_beat() or last_time
        if last:
            self._add(Outage(last + BEAT_SECONDS, self._clock.now()))
        if self.unsettled:
            self._alive = last
            with suppress(StorageUnavailableError):  # the next heartbeat stores it
                await self._store.beat(last)

    async def beat(self, *, running: bool) -> None:
        """Add outages that have ended and, while a deadline is ``running``, store a heartbeat.

        Raises StorageUnavailableError.
        """
        await self.look_into_stalls()
        now = self._clock.now()
        failing = self._failing_since is not None
        if not failing and (self.unsettled or not running or now - self._alive < BEAT_SECONDS):
            return
        if not failing:
            self._alive = now
        try:
            await self._store.beat(self._alive)
        except StorageUnavailableError:
            self.storage_failed()
            raise
        if self._failing_since is not None:
            log.warning("the database is back after %.1f s", now - self._failing_since)
            self._add(Outage(self._failing_since, now))
            self._failing_since = None

    @property
    def overlooked(self) -> bool:
        """Return whether this server stalled and has not yet checked whether another server ran."""
        return self._stalls < len(self._clock.stalls)

    async def look_into_stalls(self) -> None:
        """Add the outages during stalls of this server. Raises StorageUnavailableError."""
        if not self.overlooked:
            return
        count = len(self._clock.stalls)
        try:
            last = await self._store.last_beat()
        except StorageUnavailableError:
            self.storage_failed()
            raise
        for stall in self._clock.stalls[self._stalls : count]:
            another_served = last > max(stall.began, self._alive)
            self._add(Outage(last + BEAT_SECONDS, stall.ended) if another_served else stall)
        self._stalls = max(self._stalls, count)

    @property
    def failing_seconds(self) -> float:
        """The seconds for which the store has failed; 0 while it works."""
        return 0.0 if self._failing_since is None else self._clock.now() - self._failing_since

    def storage_failed(self) -> None:
        """Begin an outage that ends with the next stored heartbeat."""
        if self._failing_since is None:
            log.warning("the database cannot be used; rooms wait for it")
            self._failing_since = self._clock.now()

    def since(self, at: float) -> Sequence[Outage]:
        """Return the outages after that time, or their parts after it, in order.

        Outages too short to extend a deadline are left out. Cost: next to nothing if there are no outages.
        """
        if self._failing_since is None and at >= self._ended:
            return ()
        outages = list(self._over)
        if self._failing_since is not None:
            outages.append(Outage(self._failing_since, self._clock.now()))
        later = (Outage(max(each.began, at), each.ended) for each in outages)
        return sorted((each for each in later if _counts(each)), key=lambda each: each.began)

    def _add(self, outage: Outage) -> None:
        if _counts(outage):
            self._over = [*self._over[-REMEMBERED:], outage]
            self._ended = max(self._ended, outage.ended)
            self.unsettled = True


def _counts(outage: Outage) -> bool:
    return outage.ended - outage.began > OUTAGE_SECONDS
