"""The queue of puzzles to solve, which all servers on one PostgreSQL share.

A puzzle and its equivalents are one job (`canonical`). A worker claims a job and holds it by a lease. When the lease
expires, because the worker died or stalled, another worker takes over the job, and the database rejects the result of
the first. A result is written once. A search that reached its limits leaves no lasting result: waiting requests
receive the outcome of the attempt, and the next request queues the puzzle again.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from secrets import token_hex
from typing import TYPE_CHECKING

from ricochetrobots.core import Optimum
from ricochetrobots.server.cluster.attempt import Attempt
from ricochetrobots.server.errors import SolverBusyError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.solver.worker import NOTHING_KNOWN, read_answer

if TYPE_CHECKING:
    import asyncpg

LEASE_SECONDS = 5.0
ATTEMPTS = 3
"""A puzzle whose worker was lost this many times is not assigned again until the next request."""
KEPT_SECONDS = 30 * 24 * 3600.0
"""Delete a result this long after the first request for it; a later request computes it again."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
OPEN = f"result IS NULL AND said IS NULL AND (attempts < {ATTEMPTS} OR leased > {NOW})"
ASK = f"""
INSERT INTO analysis AS known (name, puzzle, asked, attempts)
SELECT $1, $2, {NOW}, 0
WHERE (SELECT count(*) FROM analysis WHERE {OPEN}) < $3 OR EXISTS (SELECT FROM analysis WHERE name = $1 AND {OPEN})
ON CONFLICT (name) DO UPDATE SET
attempts = CASE WHEN known.said IS NULL AND (known.attempts < {ATTEMPTS} OR known.leased > {NOW})
THEN known.attempts ELSE 0 END,
said = NULL
WHERE known.result IS NULL
RETURNING name
"""  # noqa: S608  # no part of it comes from outside
CLAIM = f"""
UPDATE analysis SET attempts = attempts + 1, claim = $1, leased = {NOW} + $2::float8 WHERE name = (
SELECT name FROM analysis WHERE result IS NULL AND said IS NULL AND attempts < {ATTEMPTS}
AND (leased IS NULL OR leased <= {NOW}) ORDER BY asked, name LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING name, puzzle
"""  # noqa: S608
RENEW = f"UPDATE analysis SET leased = {NOW} + $2::float8 WHERE claim = $1"  # noqa: S608
FINISH = """
UPDATE analysis SET result = $2, claim = NULL, leased = NULL WHERE claim = $1 AND result IS NULL RETURNING name
"""
GIVE_UP = "UPDATE analysis SET said = $2, claim = NULL, leased = NULL WHERE claim = $1 AND result IS NULL"
TRY_AGAIN = f"""
UPDATE analysis SET said = CASE WHEN attempts < {ATTEMPTS} THEN NULL ELSE $2 END, claim = NULL, leased = NULL
WHERE claim = $1 AND result IS NULL
"""  # noqa: S608
HAND_BACK = """
UPDATE analysis SET attempts = attempts - 1, claim = NULL, leased = NULL WHERE claim = $1 AND result IS NULL
"""
OUTCOMES = f"""
SELECT name, puzzle, result, said FROM analysis WHERE name = ANY($1::text[]) AND NOT ({OPEN})
"""  # noqa: S608
FORGET = f"DELETE FROM analysis WHERE asked < {NOW} - $1::float8 AND NOT ({OPEN})"  # noqa: S608


@dataclass(frozen=True)
class Job:
    """A claimed job; its holder writes the answer with ``claim``."""

    claim: str
    name: str
    puzzle: str


@dataclass(frozen=True)
class JobOutcome:
    """The outcome of a job: the optimum of ``puzzle``. It is ``whole`` if no search reached its limits."""

    puzzle: str
    optimum: Optimum
    whole: bool


class Jobs:
    """The queue. Every method raises StorageUnavailableError."""

    def __init__(
        self,
        attempt: Attempt,
        limits: ServerLimits,
    ) -> None:
        self._attempt = attempt
        self._limits = limits

    async def ask(self, name: str, puzzle: str) -> JobOutcome | None:
        """Return the result if it is known; otherwise queue the puzzle and return None.

        Raises SolverBusyError if the queue is full.
        """
        known = await self.outcomes([name])
        if name in known and known[name].whole:
            return known[name]
        queued = await self._attempt(
            lambda sql: sql.fetchval(ASK, name, puzzle, self._limits.waiting_puzzles)
        )
        if queued is None:
            found = (await self.outcomes([name])).get(name)  # another server may have solved it meanwhile
            if found is None or not found.whole:
                raise SolverBusyError
            return found
        return None

    async def outcomes(self, names: Collection[str]) -> Mapping[str, JobOutcome]:
        """Return the outcomes of the named jobs that have ended."""
        rows = await self._attempt(lambda sql: sql.fetch(OUTCOMES, list(names)))
        return {row["name"]: _outcome(row) for row in rows}

    async def claim(self) -> Job | None:
        """Claim the next job; None if there is none."""
        claim = token_hex(8)
        row = await self._attempt(lambda sql: sql.fetchrow(CLAIM, claim, LEASE_SECONDS))
        return None if row is None else Job(claim, row["name"], row["puzzle"])

    async def renew(self, job: Job) -> None:
        """Extend the lease of a job."""
        await self._attempt(lambda sql: sql.execute(RENEW, job.claim, LEASE_SECONDS))

    async def finish(self, job: Job, answer: Optimum, *, lost: bool) -> bool:
        """Write the answer, and return whether it became the result.

        It does not if another worker took over the job, or if the search reached its limits. If the searching process
        was ``lost``, the job is tried again, as long as attempts remain.
        """
        words = json.dumps(asdict(answer))
        if answer.complete and not lost:
            return await self._attempt(lambda sql: sql.fetchval(FINISH, job.claim, words)) is not None
        statement = TRY_AGAIN if lost else GIVE_UP
        await self._attempt(lambda sql: sql.execute(statement, job.claim, words))
        return False

    async def hand_back(self, job: Job) -> None:
        """Return a job to the queue; the attempt does not count."""
        await self._attempt(lambda sql: sql.execute(HAND_BACK, job.claim))

    async def forget(self) -> None:
        """Delete old results."""
        await self._attempt(lambda sql: sql.execute(FORGET, KEPT_SECONDS))


def _outcome(row: asyncpg.Record) -> JobOutcome:
    words = row["result"] or row["said"]
    return JobOutcome(
        row["puzzle"], NOTHING_KNOWN if words is None else read_answer(words), row["result"] is not None
    )
