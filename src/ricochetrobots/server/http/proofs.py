"""The proofs of identity of the route table: a seat's token, a personal link, the operator's token, or none."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from ricochetrobots.game.match import Seat
from ricochetrobots.server.errors import BadTokenError, ServerError
from ricochetrobots.server.http.routing import Call, IdentityProof
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.log.members import Member
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import room_of

COOKIE = "operator"
"""The cookie that holds the operator's token for the page (operator_page.py)."""


@dataclass(frozen=True)
class Visitor:
    """A request for a room by its link; ``seat`` is the number of the seat that a token proves, None without one."""

    room: Room
    seat: int | None


@dataclass(frozen=True)
class SeatOwner:
    """The player of a seat."""

    room: Room
    seat: Seat


def ladder_of(services: Services) -> Ladder:
    """Return the server's ladder. Raises ServerError without one."""
    if services.ladder is None:
        raise ServerError("no-ladder")
    return services.ladder


def is_operator(token: str | None, services: Services) -> bool:
    """Return whether a token is the operator's."""
    return hmac.compare_digest((token or "").encode(), services.operator_token.encode())


async def _none(_: Call[None]) -> None:
    return None


async def _visitor(call: Call[None]) -> Visitor:
    return Visitor(*await call.services.rooms.admit(call.values["room"], call.bearer))


async def _player(call: Call[None]) -> Visitor:
    ladder_of(call.services)
    return Visitor(*await call.services.rooms.admit(call.values["room"], call.bearer or ""))


async def _seat(call: Call[None]) -> SeatOwner:
    rooms = call.services.rooms
    room = await rooms.get(room_of(call.values["room"]))
    number = room.snapshot.seat_of(call.bearer or "", rooms.tokens)
    for seat in room.snapshot.seats:
        if seat.number == number:
            return SeatOwner(room, seat)
    raise BadTokenError


async def _reporter(call: Call[None]) -> SeatOwner:
    if not call.services.settings.tables:
        raise ServerError("tables-off")
    return await _seat(call)


async def _personal_link(call: Call[None]) -> Member:
    return await ladder_of(call.services).of_token(call.bearer or "")


async def _perhaps_operator(call: Call[None]) -> bool:
    return is_operator(call.bearer, call.services)


async def _operator(call: Call[None]) -> None:
    if not is_operator(call.bearer, call.services):
        raise ServerError("not-found")


async def _operator_of_ladder(call: Call[None]) -> None:
    ladder_of(call.services)
    if not is_operator(call.bearer, call.services):
        raise ServerError("places-not-open")


async def _perhaps_signed_in(call: Call[None]) -> bool:
    return is_operator(call.request.cookies.get(COOKIE), call.services)


async def _signed_in(call: Call[None]) -> None:
    if not await _perhaps_signed_in(call):
        raise ServerError("not-found")


async def _signed_in_form(call: Call[None]) -> None:
    await _signed_in(call)
    if call.header("origin").partition("://")[2] != call.header("host"):
        raise ServerError("not-found")


NONE = IdentityProof("none", _none)
VISITOR = IdentityProof("seat token or none", _visitor)
PLAYER = IdentityProof("seat token by a link that still opens the room", _player)
SEAT = IdentityProof("seat token", _seat)
REPORTER = IdentityProof("seat token, where there are public tables", _reporter)
PERSONAL_LINK = IdentityProof("personal link", _personal_link)
PERHAPS_OPERATOR = IdentityProof("operator's token or none", _perhaps_operator)
OPERATOR = IdentityProof("operator's token", _operator)
OPERATOR_OF_LADDER = IdentityProof("operator's token, where there is a ladder", _operator_of_ladder)
PERHAPS_SIGNED_IN = IdentityProof("operator's cookie or none", _perhaps_signed_in)
SIGNED_IN = IdentityProof("operator's cookie", _signed_in)
SIGNED_IN_FORM = IdentityProof("operator's cookie, from a form of the operator's page", _signed_in_form)
