"""What is kept about a seat, told to whoever has its token."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from ricochetrobots.game.events import Event
from ricochetrobots.protocol.http import SEAT_EXPORT, KeptCommand, SeatExport
from ricochetrobots.protocol.messages import NumberedEvent
from ricochetrobots.server import limits
from ricochetrobots.server.errors import BadTokenError
from ricochetrobots.server.rooms.registry import Rooms

BEARER = "Bearer "
LISTS_OF_SEATS = ("order", "winners")
"""Fields of events that hold several seats."""


@get("/api/rooms/{room:str}/seat")
async def export_seat(
    room: FromPath[str], request: Request[Any, Any, State], state: State
) -> Response[bytes]:
    """Return all that is kept about the seat that the token proves. Errors: no-such-room, bad-token, too-fast."""
    state.http.pages.spend(limits.address_of(request.scope))
    rooms: Rooms = state.rooms
    opened = await rooms.get(room)
    authorization = request.headers.get("authorization") or ""
    number = rooms.tokens.seat(room, authorization.removeprefix(BEARER))
    match = opened.match
    seat = None if match is None else next((seat for seat in match.seats if seat.number == number), None)
    if seat is None:
        raise BadTokenError
    told = SeatExport(
        room=room,
        seat=number,
        name=seat.name,
        events=tuple(
            NumberedEvent(seq=seq, event=event)
            for seq, event in enumerate(opened.events, 1)
            if speaks_of(event, number)
        ),
        commands=tuple(
            KeptCommand(id=reply.id, digest=reply.request, seq=reply.seq)
            for reply in opened.replies_to(number)
        ),
    )
    headers = {"Cache-Control": "no-store"}
    return Response(SEAT_EXPORT.encode(told), headers=headers, media_type=MediaType.JSON)


def speaks_of(event: Event, number: int) -> bool:
    """Tell whether an event names that seat."""
    fields = vars(event)
    return fields.get("seat") == number or any(number in fields.get(name, ()) for name in LISTS_OF_SEATS)


HANDLERS = [export_seat]
