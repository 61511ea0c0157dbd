"""Find the optimum of finished rounds, one after another, and report it to the room.

The analysis of a round starts after its end (docs/adr/0007-solving-service.md). If the solver is busy, the
analysis retries later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sized
from typing import Protocol

from ricochetrobots.core import Optimum, Puzzle, RicochetError
from ricochetrobots.game import Match
from ricochetrobots.game.commands import ReportOptimum
from ricochetrobots.game.match import AwaitedOptimum
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.rooms.room_state import RoomState

log = logging.getLogger(__name__)


class Solver(Protocol):
    """A service that finds shortest paths (server/solving/pool.py)."""

    async def ask(self, puzzle: Puzzle) -> Optimum:
        """Return the optimum of a puzzle. Raises SolverBusyError."""
        ...


class Analysed(Protocol):
    """A room whose finished rounds are analysed."""

    @property
    def snapshot(self) -> RoomState:
        """The current state of the room."""
        ...

    @property
    def audience(self) -> Sized:
        """The listeners of the room."""
        ...

    async def report(self, command: ReportOptimum) -> bool:
        """Store an optimum; return whether the room accepted it."""
        ...


class Analysis:
    """Analyses the finished rounds of one room."""

    def __init__(self, solver: Solver, clock: Clock) -> None:
        self._solver = solver
        self._clock = clock
        self._running: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Return whether a round is being analysed."""
        return self._running is not None

    def start(self, room: Analysed) -> None:
        """Analyse all finished rounds of the room whose optimum is unknown, unless an analysis is running."""
        match = room.snapshot.match
        if self._running is None and match is not None and _next_round(match) is not None:
            self._running = asyncio.create_task(self._run(room), name="analysis")

    async def stop(self) -> None:
        """Cancel the running analysis."""
        if self._running is not None:
            self._running.cancel()
            await self.done()

    async def done(self) -> None:
        """Wait until no round is being analysed."""
        if self._running is not None:
            await asyncio.wait({self._running})

    async def _run(self, room: Analysed) -> None:
        room_id = room.snapshot.row.id
        try:
            while (match := room.snapshot.match) is not None and (awaited := _next_round(match)) is not None:
                try:
                    found = await self._solver.ask(awaited.puzzle)
                except SolverBusyError as busy:
                    if not len(room.audience):
                        return  # the next listener starts the analysis again
                    await self._clock.wait_until(self._clock.now() + busy.retry_seconds)
                    continue
                report = ReportOptimum(match=awaited.match, round=awaited.round, optimum=found)
                if not await room.report(report):
                    return
        except RicochetError as fault:
            log.warning("the optimum of a round in room %s was not stored: %s", room_id, fault)
        except Exception:
            log.exception("the analysis in room %s ended with an internal error", room_id)
        finally:
            self._running = None


def _next_round(match: Match) -> AwaitedOptimum | None:
    """Return the newest finished round whose optimum is unknown."""
    return next(reversed(match.awaited_optima()), None)
