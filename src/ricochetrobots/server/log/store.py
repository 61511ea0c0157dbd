"""An opened database: the log of rooms, the members and reports beside it, and the parts that its servers share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.database import Database
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.log.members import Members
from ricochetrobots.server.log.reports import Reports

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.cluster import Cluster


class Store(Database, Log):
    """Everything in a database. ``members`` are the tables of the ladder, ``reports`` those of players."""

    def __init__(self, limits: ServerLimits) -> None:
        self.members = Members(self._read, self._execute)
        self.reports = Reports(self._read, self._execute, limits.stored_reports)

    @property
    def cluster(self) -> Cluster | None:
        """The parts that the servers on this database share, None if this process is the only one."""
        return None
