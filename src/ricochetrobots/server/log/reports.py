"""Reports of players at public tables, for the operator.

A report holds the reported name as it was. Deleting that name deletes it here too (`log.writes`), and a room is
deleted with its reports.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select

from ricochetrobots.server.log import schema
from ricochetrobots.server.log.members import Execute, Read, insert_new


@dataclass(frozen=True)
class Report:
    """The player ``reporter`` reported the player called ``name`` on ``seat``; ``name`` is "" once it was deleted."""

    room: str
    match: int
    reporter: int
    seat: int
    name: str
    reason: str
    at: float


class Reports:
    """The table of reports. Every method raises StorageUnavailableError."""

    def __init__(self, read: Read, execute: Execute, most: int) -> None:
        self._most = most
        self._read = read
        self._execute = execute

    async def add(self, report: Report) -> bool:
        """Store a report; return False and store nothing if this reporter has reported this seat in this match."""
        reports = schema.reports
        oldest = select(reports.c.at).order_by(reports.c.at.desc()).offset(self._most - 1).limit(1)
        stored, _ = await self._execute(
            [
                insert_new(reports, vars(report)),
                delete(reports).where(reports.c.at < oldest.scalar_subquery()),
            ]
        )
        return stored > 0

    async def newest(self, most: int) -> tuple[Report, ...]:
        """Return the newest reports, at most ``most``."""
        reports = schema.reports
        query = select(reports).order_by(
            reports.c.at.desc(), reports.c.room, reports.c.reporter, reports.c.seat
        )
        (found,) = await self._read(query.limit(most))
        return tuple(Report(**row) for row in found)
