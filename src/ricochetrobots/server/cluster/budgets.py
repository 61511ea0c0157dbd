"""Budgets that limit how often one address may do something, shared by all servers on one PostgreSQL.

The algorithm is that of `Gcra` (server/budgets.py). A budget is one number, the time at which every use has
recovered, so a use is one statement.
"""

from __future__ import annotations

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.cluster.attempt import Attempt
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.limits import Limit, ServerLimits

NOW = "extract(epoch FROM clock_timestamp())::float8"
MARK = "encode(sha256(convert_to(secrets.value || $2, 'UTF8')), 'hex')"
"""The table stores marks instead of addresses; nobody can compute a mark without the server's secret."""
SPEND = f"""
INSERT INTO spent AS known (what, who, until)
SELECT $1, {MARK}, {NOW} + $3::float8 FROM secrets WHERE key = 'secret'
ON CONFLICT (what, who) DO UPDATE SET until = greatest(known.until, {NOW}) + $3::float8
WHERE greatest(known.until, {NOW}) + $3::float8 <= {NOW} + $4::float8
RETURNING until - $3::float8 <= {NOW}
"""  # noqa: S608  # no part of it comes from outside
ENOUGH_AT = f"""
SELECT until + $3::float8 - $4::float8 - {NOW} FROM spent, secrets WHERE what = $1 AND who = {MARK} AND key = 'secret'
"""  # noqa: S608
GIVE_BACK = f"""
UPDATE spent SET until = until - $3::float8 FROM secrets WHERE what = $1 AND who = {MARK} AND key = 'secret'
"""  # noqa: S608
FORGET = f"DELETE FROM spent WHERE until < {NOW}"  # noqa: S608


class SharedBudgets:
    """The shared budgets. Every method raises StorageUnavailableError.

    ``what`` names a budget and ``who`` is the address that spends it. ``limit`` is its limit.
    """

    def __init__(
        self,
        attempt: Attempt,
        clock: Clock,
        limits: ServerLimits,
    ) -> None:
        self._attempt = attempt
        self._limits = limits
        self._clock = clock
        self._forgotten_at = 0.0

    async def spend(self, what: str, who: str, limit: Limit) -> bool:
        """Count one use; return whether all earlier uses had recovered.

        Raises TooFastError and counts nothing if none is left.
        """
        seconds = limit.seconds
        words = (what, who, seconds / limit.uses)
        if self._clock.now() >= self._forgotten_at + self._limits.spent_seconds:
            self._forgotten_at = self._clock.now()
            await self._attempt(lambda connection: connection.execute(FORGET))
        first = await self._attempt(lambda connection: connection.fetchval(SPEND, *words, seconds))
        if first is None:
            wait = await self._attempt(lambda connection: connection.fetchval(ENOUGH_AT, *words, seconds))
            raise TooFastError(max(wait or 0.0, 0.0))
        return bool(first)

    async def give_back(self, what: str, who: str, limit: Limit) -> None:
        """Uncount one use."""
        interval = limit.seconds / limit.uses
        await self._attempt(lambda connection: connection.execute(GIVE_BACK, what, who, interval))
