"""Export everything about a seat to its player, and delete the name on it at the player's request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, delete, get
from litestar.datastructures import State
from litestar.params import FromPath

from ricochetrobots.game.events import Event
from ricochetrobots.game.match import Seat
from ricochetrobots.server import limits
from ricochetrobots.server.errors import BadTokenError
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import BEARER, room_of
from ricochetrobots.wire.http import SEAT_EXPORT, KeptCommand, SeatExport

if TYPE_CHECKING:
    from ricochetrobots.server.http.api import HttpContext

LISTS_OF_SEATS = ("order", "winners")
"""The fields of events that hold several seats."""


AnyRequest = Request[Any, Any, State]


async def own_seat(address: str, request: AnyRequest, state: State) -> tuple[Room, Seat]:
    """Return the room and the seat that the token of a request proves. Raises NoSuchRoomError and BadTokenError."""
    context: HttpContext = state.http
    context.pages.spend(limits.address_of(request.scope))
    rooms: Rooms = state.rooms
    opened = await rooms.get(room_of(address))
    authorization = request.headers.get("authorization") or ""
    number = opened.snapshot.seat_of(authorization.removeprefix(BEARER), rooms.tokens)
    for seat in opened.snapshot.seats:
        if seat.number == number:
            return opened, seat
    raise BadTokenError


@get("/api/rooms/{room:str}/seat")
async def export_seat(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return everything stored about the seat that the token proves. Errors: no-such-room, bad-token, too-fast."""
    rooms: Rooms = state.rooms
    opened, seat = await own_seat(room, request, state)
    export = SeatExport(
        room=opened.id,
        seat=seat.number,
        name=seat.name,
        consents=seat.consents,
        events=tuple(
            [
                numbered
                async for numbered in rooms.history(
                    opened, last=opened.snapshot.seq_seen_from(seat.number, rooms.clock.now())
                )
                if speaks_of(numbered.event, seat.number)
            ]
        ),
        commands=tuple(
            KeptCommand(id=reply.id, digest=reply.request, seq=reply.seq)
            for reply in await rooms.store.replies_of(opened.id, seat.number)
        ),
    )
    headers = {"Cache-Control": "no-store"}
    return Response(SEAT_EXPORT.encode(export), headers=headers, media_type=MediaType.JSON)


@delete("/api/rooms/{room:str}/seat", status_code=204)
async def forget_seat(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Delete the name on the seat that the token proves, and free the seat.

    Errors: no-such-room, bad-token, too-fast, storage-unavailable.
    """
    context: HttpContext = state.http
    check_origin(request.headers.get("origin"), request.headers.get("host"), context.settings.origins)
    opened, seat = await own_seat(room, request, state)
    await opened.forget(seat.number)


def speaks_of(event: Event, number: int) -> bool:
    """Return whether an event names that seat."""
    fields = vars(event)
    return fields.get("seat") == number or any(number in fields.get(name, ()) for name in LISTS_OF_SEATS)


HANDLERS = [export_seat, forget_seat]
