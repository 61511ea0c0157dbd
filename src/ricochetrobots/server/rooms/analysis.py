"""The optimum of finished rounds: looked for one round after the other, and reported to the room.

Nothing is asked while a round goes on (docs/adr/0007-solving-service.md). That the solver was busy is no result: it is
asked again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ricochetrobots.core import Optimum, Puzzle, RicochetError
from ricochetrobots.game import Match
from ricochetrobots.game.commands import ReportOptimum
from ricochetrobots.game.match import PlayedRound
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import PuzzleInPlayError, SolverBusyError

log = logging.getLogger(__name__)


class Solver(Protocol):
    """Who finds shortest paths (server/solving/pool.py)."""

    async def ask(self, asker: str, puzzle: Puzzle) -> Optimum:
        """Return what is found. Raises PuzzleInPlayError and SolverBusyError."""
        ...


class Analysis:
    """Looks into the finished rounds of one room.

    ``awaited`` tells whether anybody is there to be told; ``report`` returns whether the room took anything from it.
    """

    def __init__(
        self,
        room_id: str,
        solver: Solver,
        clock: Clock,
        match: Callable[[], Match | None],
        awaited: Callable[[], bool],
        report: Callable[[ReportOptimum], Awaitable[bool]],
    ) -> None:
        self._room_id = room_id
        self._solver = solver
        self._clock = clock
        self._match = match
        self._awaited = awaited
        self._report = report
        self._running: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether a round is being looked into."""
        return self._running is not None

    def start(self) -> None:
        """Look into all finished rounds of which nothing is known yet, unless that is going on."""
        match = self._match()
        if self._running is None and match is not None and _next_round(match) is not None:
            self._running = asyncio.create_task(self._run(), name="analysis")

    async def stop(self) -> None:
        """Give up."""
        if self._running is not None:
            self._running.cancel()
            await self.done()

    async def done(self) -> None:
        """Wait until nothing is being looked into."""
        if self._running is not None:
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        refused: list[PlayedRound] = []
        try:
            while (match := self._match()) is not None and (
                played := _next_round(match, refused)
            ) is not None:
                try:
                    found = await self._solver.ask(self._room_id, played.puzzle)
                except SolverBusyError as busy:
                    if not self._awaited():
                        return  # begun again when somebody comes
                    await self._clock.wait_until(self._clock.now() + busy.retry_seconds)
                    continue
                except PuzzleInPlayError:
                    refused.append(played)  # in play somewhere else: asked again with the next event
                    continue
                if not await self._report(_report(match.number, played, found)):
                    return
        except RicochetError as fault:
            log.warning("the optimum of a round in room %s was not kept: %s", self._room_id, fault)
        except Exception:
            log.exception("the analysis in room %s ended by a fault of the program", self._room_id)
        finally:
            self._running = None


def _next_round(match: Match, refused: Sequence[PlayedRound] = ()) -> PlayedRound | None:
    """Return the last finished round whose optimum is to be reported now and was not refused."""
    awaited = reversed(match.rounds_awaiting_optimum())
    return next((played for played in awaited if played not in refused), None)


def _report(match_number: int, played: PlayedRound, found: Optimum) -> ReportOptimum:
    return ReportOptimum(match=match_number, round=played.number, optimum=found)
