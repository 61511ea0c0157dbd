"""Export everything about a seat to its player, and delete the name on it at the player's request."""

from __future__ import annotations

from starlette.responses import Response

from ricochetrobots.game.events import Event
from ricochetrobots.server.http.proofs import SeatOwner
from ricochetrobots.server.http.routing import JSON, Call
from ricochetrobots.wire.http import SEAT_EXPORT, KeptCommand, SeatExport

LISTS_OF_SEATS = ("order", "winners")
"""The fields of events that hold several seats."""


async def export_seat(call: Call[SeatOwner]) -> Response:
    """Return everything stored about the seat that the token proves. Errors: no-such-room, bad-token, too-fast."""
    rooms, room, seat = call.services.rooms, call.proved.room, call.proved.seat
    seen = room.snapshot.seq_seen_from(seat.number, rooms.clock.now())
    export = SeatExport(
        room=room.id,
        seat=seat.number,
        name=seat.name,
        consents=seat.consents,
        events=tuple(
            [
                numbered
                async for numbered in rooms.history(room, last=seen)
                if speaks_of(numbered.event, seat.number)
            ]
        ),
        commands=tuple(
            KeptCommand(id=reply.id, digest=reply.request, seq=reply.seq)
            for reply in await rooms.store.replies_of(room.id, seat.number)
        ),
    )
    return Response(SEAT_EXPORT.encode(export), headers={"Cache-Control": "no-store"}, media_type=JSON)


async def forget_seat(call: Call[SeatOwner]) -> Response:
    """Delete the name on the seat that the token proves, and free the seat.

    Errors: no-such-room, bad-token, too-fast, storage-unavailable.
    """
    await call.proved.room.forget(call.proved.seat.number)
    return Response(status_code=204)


def speaks_of(event: Event, number: int) -> bool:
    """Return whether an event names that seat."""
    fields = vars(event)
    return fields.get("seat") == number or any(number in fields.get(name, ()) for name in LISTS_OF_SEATS)
