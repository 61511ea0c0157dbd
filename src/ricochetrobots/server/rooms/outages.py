"""Outages: periods in which no server ran, the only server stalled, or nothing could be stored.

While a deadline runs, the server stores a heartbeat about once a second. An outage begins after the last heartbeat. A
room extends its deadline when it is next used (`game.automatic.make_up_for_outage`). Until all rooms have done so, the
server stores no newer heartbeat, so that after a kill the next server finds the same outage.

A stall of this server is an outage only if no other server ran: a heartbeat during the stall comes from another server.
The same holds for a time in which this server alone lost the store.

The store is lost when a request of the sweep fails or takes too long, or when a write of a room fails. The outage
begins at the start of that request, and the next stored heartbeat ends it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from ricochetrobots.game.automatic import OUTAGE_SECONDS
from ricochetrobots.server.clock import Clock, Outage
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.log.database import Database

log = logging.getLogger(__name__)

BEAT_SECONDS = 0.5
"""The shortest time between heartbeats. A server may have run this long after its last one."""
REMEMBERED = 100


class Outages:
    """The outages for which rooms may have to extend their deadlines, including those before the server's start.

    ``unsettled`` is True while some rooms may not have done so yet.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.unsettled = False
        self._database = database
        self._clock = clock
        self._over: list[Outage] = []
        self._ended = 0.0
        """The time at which the last outage ended."""
        self._stalls = 0
        """The number of the clock's stalls that have been checked."""
        self._failing_since: float | None = None
        self._requested: float | None = None
        """The start of the running request of the sweep."""
        self._answered = clock.now()
        """The time at which the last successful request of the sweep ended."""
        self._alive = 0.0
        """The heartbeat to store: the last time at which the server ran with all earlier outages settled."""

    async def begin(self, last_time: float) -> None:
        """Add the outage since the last heartbeat, or without one since ``last_time``, the newest time of any room.

        For a deadline that was set after the last heartbeat, the outage begins at the event that set it (`since`).
        """
        last = await self._database.last_beat() or last_time
        if last:
            self._add(Outage(last + BEAT_SECONDS, self._clock.now()))
        if self.unsettled:
            self._alive = last
            with suppress(StorageUnavailableError):  # the next heartbeat stores it
                await self._database.beat(last)

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
        with self.request():
            await self._database.beat(self._alive)
        if self._failing_since is not None:
            ended = self._clock.now()
            log.warning("the database is back after %.1f s", max(0.0, ended - self._failing_since))
            self._add(Outage(self._failing_since, ended))
            self._failing_since = None

    @contextmanager
    def request(self) -> Iterator[None]:
        """Begin an outage if this request of the sweep to the store fails or takes too long.

        Requests follow each other within about a second, so the outage may have begun before the request.
        """
        began = self._requested = max(self._answered, self._clock.now() - BEAT_SECONDS)
        try:
            yield
            if self._ongoing is not None:
                self.storage_failed(began)
            self._answered = self._clock.now()
        except StorageUnavailableError:
            self.storage_failed(began)
            raise
        finally:
            self._requested = None

    @property
    def overlooked(self) -> bool:
        """Return whether this server stalled and has not yet checked whether another server ran."""
        return self._stalls < len(self._clock.stalls)

    async def look_into_stalls(self) -> None:
        """Add the outages during stalls of this server; end those in which it alone lost the store and others ran.

        Raises StorageUnavailableError.
        """
        if not self.overlooked and self._failing_since is None:
            return
        count, began = len(self._clock.stalls), self._clock.now()
        try:
            last = await self._database.last_beat()
        except StorageUnavailableError:
            self.storage_failed(began)
            raise
        for stall in self._clock.stalls[self._stalls : count]:
            another_served = last > max(stall.began, self._alive)
            self._add(Outage(last + BEAT_SECONDS, stall.ended) if another_served else stall)
        self._stalls = max(self._stalls, count)
        if self._failing_since is not None and last > max(self._failing_since, self._alive):
            self._failing_since = last + BEAT_SECONDS

    @property
    def failing_seconds(self) -> float:
        """The seconds for which the store has failed; 0 while it works."""
        ongoing = self._ongoing
        return 0.0 if ongoing is None else ongoing.ended - ongoing.began

    def storage_failed(self, began: float) -> None:
        """Begin an outage at the time ``began`` of the request that failed; the next stored heartbeat ends it."""
        if self._failing_since is None:
            log.warning("the database cannot be used; rooms wait for it")
            self._failing_since = self._after_stalls(max(began, self._answered))

    def since(self, at: float) -> Sequence[Outage]:
        """Return the outages after that time, or their parts after it, in order and without overlaps.

        Outages too short to extend a deadline are left out. Cost: next to nothing if there are no outages.
        """
        ongoing = self._ongoing
        if ongoing is None and at >= self._ended:
            return ()
        outages = self._over if ongoing is None else [*self._over, ongoing]
        later: list[Outage] = []
        for outage in sorted(outages, key=lambda each: each.began):
            part = Outage(max(outage.began, at), outage.ended)
            if _counts(part):
                later.append(part)
                at = part.ended
        return later

    @property
    def _ongoing(self) -> Outage | None:
        """The outage in which the store is lost now."""
        now = self._clock.now()
        if self._failing_since is not None:
            return Outage(self._failing_since, now)
        if self._requested is None:
            return None
        waiting = Outage(self._after_stalls(self._requested), now)
        return waiting if _counts(waiting) else None

    def _after_stalls(self, began: float) -> float:
        """Return ``began``, or the end of a later stall: `look_into_stalls` decides whether that is an outage."""
        return max([began, *(stall.ended for stall in self._clock.stalls[-1:])])

    def _add(self, outage: Outage) -> None:
        if _counts(outage):
            self._over = [*self._over[-REMEMBERED:], outage]
            self._ended = max(self._ended, outage.ended)
            self.unsettled = True


def _counts(outage: Outage) -> bool:
    return outage.ended - outage.began > OUTAGE_SECONDS
