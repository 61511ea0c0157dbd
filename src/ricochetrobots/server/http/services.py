"""The services of a running server, which every handler and connection receives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ricochetrobots.server.background import Background
from ricochetrobots.server.budgets import Budgets
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.http.pictures import Pictures
from ricochetrobots.server.http.static import Files
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.operate.readiness import Probe
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tables import OpenTables
from ricochetrobots.server.solving.pool import SolvingService


class OpenPages(Protocol):
    """The connections of open pages, as far as operators see them."""

    @property
    def restart_at(self) -> float | None:
        """The announced time of a restart."""
        ...

    def __len__(self) -> int: ...

    def announce(self, restart_at: float | None) -> None:
        """Send everybody the time of a restart; None withdraws it."""
        ...


@dataclass(frozen=True)
class Services:
    """Everything that a server makes when it starts."""

    settings: Settings
    limits: ServerLimits
    clock: Clock
    budgets: Budgets
    files: Files
    pictures: Pictures
    rooms: Rooms
    tables: OpenTables
    ladder: Ladder | None
    solver: SolvingService
    connections: OpenPages
    background: Background
    probe: Probe
    operator_token: str
