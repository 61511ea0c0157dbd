"""Public tables over HTTP: the list, quick join, and reports of players."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from ricochetrobots.game.errors import GameError
from ricochetrobots.server import limits, metrics
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.api import HttpContext, opened_room, opening, read_posted
from ricochetrobots.server.http.seats import own_seat
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.store.reports import Report
from ricochetrobots.wire.http import NEW_REPORT, PUBLIC_TABLES, TABLE_WANTED, OpenedRoom, PublicTables

AnyRequest = Request[Any, Any, State]


@get("/api/tables")
async def list_tables(request: AnyRequest, state: State) -> Response[bytes]:
    """Return the public tables. Errors: tables-off, too-fast, storage-unavailable."""
    context: HttpContext = state.http
    _check_tables(context)
    context.lists.spend(limits.address_of(request.scope))
    body = PUBLIC_TABLES.encode(PublicTables(tables=await state.tables.listed()))
    return Response(body, media_type=MediaType.JSON, headers={"Cache-Control": "no-store"})


@post("/api/tables/join", status_code=200)
async def join_table(request: AnyRequest, state: State) -> OpenedRoom:
    """Find the public table that fits a person best, or else open one with a seat for that person.

    Errors: tables-off, those of names, rooms-not-opened, too-fast, disk-low, storage-unavailable.
    """
    context: HttpContext = state.http
    _check_tables(context)
    context.lists.spend(limits.address_of(request.scope))
    wanted = await read_posted(request, context, TABLE_WANTED)
    found = await state.tables.best(wanted.language, wanted.avoid)
    rooms: Rooms = state.rooms
    if found is not None:
        room, _ = await rooms.admit(found, None)
        return opened_room(request, state, room, None)
    async with opening(request, state):
        room, seat = await state.tables.open(wanted.name, wanted.language)
    return opened_room(request, state, room, seat)


@post("/api/rooms/{room:str}/reports", status_code=204)
async def report_player(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Report a player at a public table to the operator, as the player whom the token proves.

    A second report of the same seat in the same match has no effect. Errors: tables-off, not-public, no-such-player,
    no-such-room, bad-token, token-renewed, too-fast, storage-unavailable.
    """
    context: HttpContext = state.http
    _check_tables(context)
    context.reports.spend(limits.address_of(request.scope))
    body = await read_posted(request, context, NEW_REPORT)
    opened, reporter = await own_seat(room, request, state)
    context.reports_of_seats.spend(f"{opened.id} {reporter.number}")
    match = opened.snapshot.match
    if match is None or match.options.listed is None:
        raise ServerError("not-public")
    reported = next((seat for seat in match.seats if seat.number == body.seat), None)
    if reported is None or not reported.is_person or reported.forgotten or reported.number == reporter.number:
        raise GameError("no-such-player")
    rooms: Rooms = state.rooms
    reason = body.reason.value
    report = Report(
        room=opened.id,
        match=match.number,
        reporter=reporter.number,
        seat=reported.number,
        name=reported.name,
        reason=reason,
        at=rooms.clock.now(),
    )
    if await rooms.store.reports.add(report):
        metrics.REPORTS.labels(reason).inc()


def _check_tables(context: HttpContext) -> None:
    if not context.settings.tables:
        raise ServerError("tables-off")


HANDLERS = [list_tables, join_table, report_player]
