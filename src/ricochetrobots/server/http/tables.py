"""Public tables over HTTP: the list, quick join, and reports of players."""

from __future__ import annotations

from starlette.responses import Response

from ricochetrobots.game.errors import GameError
from ricochetrobots.server import metrics
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.api import check_may_open, opened_room
from ricochetrobots.server.http.proofs import SeatOwner
from ricochetrobots.server.http.routing import JSON, Call, as_json
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.log.reports import Report
from ricochetrobots.wire.http import NEW_REPORT, PUBLIC_TABLES, TABLE_WANTED, PublicTables


async def list_tables(call: Call[None]) -> Response:
    """Return the public tables. Errors: tables-off, too-fast, storage-unavailable."""
    _check_tables(call.services)
    body = PUBLIC_TABLES.encode(PublicTables(tables=await call.services.tables.listed()))
    return Response(body, headers={"Cache-Control": "no-store"}, media_type=JSON)


async def join_table(call: Call[bool]) -> Response:
    """Find the public table that fits a person best, or else open one with a seat for that person.

    Errors: tables-off, those of names, rooms-not-opened, too-fast, disk-low, storage-unavailable.
    """
    services = call.services
    _check_tables(services)
    wanted = await call.read(TABLE_WANTED)
    found = await services.tables.best(wanted.language, wanted.avoid)
    if found is not None:
        room, _ = await services.rooms.admit(found, None)
        return as_json(opened_room(call, room, None))
    async with services.budgets.rooms.spending(
        call.address
    ):  # only a request that opens a room is one of these
        check_may_open(services, by_operator=call.proved)
        room, seat = await services.tables.open(wanted.name, wanted.language)
    return as_json(opened_room(call, room, seat))


async def report_player(call: Call[SeatOwner]) -> Response:
    """Report a player at a public table to the operator, as the player whom the token proves.

    A second report of the same seat in the same match has no effect. Errors: tables-off, not-public, no-such-player,
    no-such-room, bad-token, token-renewed, too-fast, storage-unavailable.
    """
    body = await call.read(NEW_REPORT)
    room, reporter = call.proved.room, call.proved.seat
    match = room.snapshot.match
    if match is None or match.options.listed is None:
        raise ServerError("not-public")
    reported = next((seat for seat in match.seats if seat.number == body.seat), None)
    if reported is None or not reported.is_person or reported.forgotten or reported.number == reporter.number:
        raise GameError("no-such-player")
    call.services.budgets.spend_report(f"{room.id} {reporter.number}", call.address)
    reason = body.reason.value
    report = Report(
        room=room.id,
        match=match.number,
        reporter=reporter.number,
        seat=reported.number,
        name=reported.name,
        reason=reason,
        at=call.services.rooms.clock.now(),
    )
    if await call.services.rooms.store.reports.add(report):
        metrics.REPORTS.labels(reason).inc()
    return Response(status_code=204)


def _check_tables(services: Services) -> None:
    if not services.settings.tables:
        raise ServerError("tables-off")
