"""The parts that servers on one PostgreSQL share, beside the log of their rooms."""

from __future__ import annotations

from collections.abc import AsyncIterator
from secrets import token_hex

from ricochetrobots.server.background import Start
from ricochetrobots.server.clock import AgreedClock
from ricochetrobots.server.cluster.attempt import Attempt
from ricochetrobots.server.cluster.budgets import SharedBudgets
from ricochetrobots.server.cluster.jobs import Jobs
from ricochetrobots.server.cluster.notifications import Notifications
from ricochetrobots.server.cluster.presence import SharedPresence
from ricochetrobots.server.cluster.tables import SharedTables
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.wire.messages import Remark, SeatPresence


class Cluster:
    """The parts that this server shares with the others on the database at ``url``, whose time is ``clock``."""

    def __init__(
        self, url: str, attempt: Attempt, clock: AgreedClock, limits: ServerLimits, start: Start
    ) -> None:
        self.name = token_hex(8)
        """The name of this server among them."""
        self.clock = clock
        self.jobs = Jobs(attempt, limits)
        self.budgets = SharedBudgets(attempt, clock, limits)
        self.tables = SharedTables(self.name, attempt, limits.server_lease_seconds)
        self.notifications = Notifications(url, clock, start)
        self.presence = SharedPresence(
            self.name, attempt, self.notifications, clock, limits.server_lease_seconds, start
        )

    def seat_changed(self, room: str, presence: SeatPresence) -> None:
        """Queue the presence of a seat on this server for the other servers."""
        self.presence.note(room, presence)

    def say(self, room: str, remark: Remark) -> None:
        """Queue a word of quick chat for the other servers. It may be lost."""
        self.notifications.say(room, remark)

    async def follow_sayings(self) -> AsyncIterator[tuple[str, Remark]]:
        """Yield the words of quick chat from other servers, each with its room."""
        while True:
            for room, remark in await self.notifications.receive_sayings():
                yield room, remark

    async def close(self) -> None:
        """Stop its tasks."""
        await self.presence.close()
        await self.notifications.close()
