"""The club ladder over HTTP: the table, the people, personal links, and the seats that belong to places.

The secret part of a personal link comes in a header or a body, never in an address.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any, cast

import segno
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from ricochetrobots.server import limits
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.api import HttpContext, own_addresses, read_posted
from ricochetrobots.server.http.operator import is_operator
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.ladder.ladder import Ladder, Row
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import BEARER
from ricochetrobots.server.store.members import GameResult, Member
from ricochetrobots.wire.http import (
    NEW_PLACE,
    SEAT_OF_PLACE,
    LadderMatch,
    LadderPerson,
    LadderPlace,
    LadderScore,
    LadderSeat,
    LadderSeats,
    LadderTable,
    LadderVerdict,
    PersonalLink,
)

PRIVATE = {"Cache-Control": "no-store"}

AnyRequest = Request[Any, Any, State]


def _ladder(request: AnyRequest, state: State) -> Ladder:
    """Return the ladder, and count the request. Raises ServerError and TooFastError."""
    context: HttpContext = state.http
    context.pages.spend(limits.address_of(request.scope))
    ladder: Ladder | None = state.ladder
    if ladder is None:
        raise ServerError("no-ladder")
    return ladder


async def _own_place(request: AnyRequest, ladder: Ladder) -> Member:
    """Return the place that the header of a request proves. Raises ServerError."""
    return await ladder.of_token((request.headers.get("authorization") or "").removeprefix(BEARER))


def _require_operator(request: AnyRequest, state: State) -> None:
    if not is_operator(request.headers.get("authorization"), state.operator_token):
        raise ServerError("places-not-open")


def _from_own_page(request: AnyRequest, state: State) -> None:
    check_origin(request.headers.get("origin"), request.headers.get("host"), state.settings.origins)


@get("/api/ladder")
async def read_ladder(request: AnyRequest, state: State) -> LadderTable:
    """Return the table. Errors: no-ladder, too-fast."""
    ladder = _ladder(request, state)
    rows = await ladder.rows()
    return LadderTable(name=ladder.name, open=ladder.is_open, places=tuple(map(_place, rows)))


@get("/api/ladder/{place:str}")
async def read_person(place: FromPath[str], request: AnyRequest, state: State) -> LadderPerson:
    """Return a person and the matches. Errors: no-ladder, no-such-place, too-fast."""
    ladder = _ladder(request, state)
    return await _person(ladder, await ladder.find(place))


@post("/api/ladder", status_code=201)
async def add_place(request: AnyRequest, state: State) -> Response[PersonalLink]:
    """Add a person, and return the personal link.

    Errors: those of names, no-ladder, places-not-open, ladder-full, too-fast.
    """
    ladder = _ladder(request, state)
    body = await read_posted(request, state.http, NEW_PLACE)
    if is_operator(request.headers.get("authorization"), state.operator_token):
        return _link(request, state, ladder, await ladder.add(body.name))
    if not ladder.is_open:
        raise ServerError("places-not-open")
    async with state.http.places.spending(limits.address_of(request.scope)):
        return _link(request, state, ladder, await ladder.add(body.name))


@post("/api/ladder/{place:str}/renew", status_code=200)
async def renew_for_operator(
    place: FromPath[str], request: AnyRequest, state: State
) -> Response[PersonalLink]:
    """Replace a personal link for the operator. Errors: no-ladder, no-such-place, places-not-open."""
    ladder = _ladder(request, state)
    _require_operator(request, state)
    return _link(request, state, ladder, await ladder.renew(await ladder.find(place)))


@post("/api/ladder/{place:str}/forget", status_code=200)
async def forget_for_operator(place: FromPath[str], request: AnyRequest, state: State) -> dict[str, str]:
    """Delete a person for the operator. Errors: no-ladder, no-such-place, places-not-open."""
    ladder = _ladder(request, state)
    _require_operator(request, state)
    await ladder.forget(await ladder.find(place))
    return {"forgotten": place}


@get("/api/me")
async def read_me(request: AnyRequest, state: State) -> Response[LadderPerson]:
    """Return the person of a personal link. Errors: no-ladder, personal-link, too-fast."""
    ladder = _ladder(request, state)
    return Response(await _person(ladder, await _own_place(request, ladder)), headers=PRIVATE)


@get("/api/me/qr.svg")
async def read_qr_code(request: AnyRequest, state: State) -> Response[bytes]:
    """Return the QR code of one's own personal link. Errors: no-ladder, personal-link, too-fast."""
    ladder = _ladder(request, state)
    link = _link(request, state, ladder, await _own_place(request, ladder)).content.link
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", border=3, dark="#241F31", light="#FFFFFF", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=PRIVATE)


@post("/api/me/renew", status_code=200)
async def renew_me(request: AnyRequest, state: State) -> Response[PersonalLink]:
    """Replace one's own personal link; the old one stops working. Errors: no-ladder, personal-link, too-fast."""
    _from_own_page(request, state)
    ladder = _ladder(request, state)
    return _link(request, state, ladder, await ladder.renew(await _own_place(request, ladder)))


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest, state: State) -> None:
    """Delete oneself from the ladder. Errors: no-ladder, personal-link, too-fast."""
    _from_own_page(request, state)
    ladder = _ladder(request, state)
    await ladder.forget(await _own_place(request, ladder))


@get("/api/rooms/{room:str}/ladder")
async def read_seats(room: FromPath[str], request: AnyRequest, state: State) -> Response[LadderSeats]:
    """Return the seats of a room that belong to places. Errors: no-such-room, too-fast."""
    context: HttpContext = state.http
    context.pages.spend(limits.address_of(request.scope))
    rooms: Rooms = state.rooms
    opened, _ = await rooms.admit(room, None)
    ladder: Ladder | None = state.ladder
    held = () if ladder is None else await ladder.seats(opened)
    seats = tuple(LadderSeat(seat=seat, place=place.id, name=place.name) for seat, place in held)
    return Response(LadderSeats(seats=seats), headers=PRIVATE)


@post("/api/rooms/{room:str}/ladder", status_code=204)
async def take_seat(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Let the seat that the token proves belong to the place of a personal link, from the next match on.

    Nothing happens if the seat belongs to a place already, or the place holds another seat of the room.

    Errors: no-ladder, personal-link, no-such-room, bad-token, token-renewed, too-fast.
    """
    ladder = _ladder(request, state)
    body = await read_posted(request, state.http, SEAT_OF_PLACE)
    rooms: Rooms = state.rooms
    opened, seat = await rooms.admit(room, (request.headers.get("authorization") or "").removeprefix(BEARER))
    place = await ladder.of_token(body.personal)
    if seat is not None:
        await ladder.take_seat(place, opened, seat)


def _link(request: AnyRequest, state: State, ladder: Ladder, member: Member) -> Response[PersonalLink]:
    personal = ladder.token(member)
    origin = request.headers.get("origin")
    site = origin + state.settings.base_path if origin else own_addresses(request, state.settings)[0]
    link = PersonalLink(place=member.id, name=member.name, personal=personal, link=f"{site}/me#{personal}")
    return Response(link, headers=PRIVATE)


async def _person(ladder: Ladder, member: Member) -> LadderPerson:
    rows = await ladder.rows()
    names = {row.member.id: row.member.name for row in rows}
    found = next((row for row in rows if row.member.id == member.id), None)
    if found is None:  # deleted meanwhile
        raise ServerError("no-such-place")
    matches = tuple(_match(result, names) for result in await ladder.matches(member))
    return LadderPerson(ladder=ladder.name, place=_place(found), matches=matches)


def _place(row: Row) -> LadderPlace:
    standing = row.standing
    return LadderPlace(
        place=row.member.id,
        name=row.member.name,
        rank=row.rank,
        rating=round(standing.rating.value),
        deviation=round(standing.rating.deviation),
        provisional=standing.is_provisional,
        matches=standing.matches,
        last_played=standing.last_played,
    )


def _match(result: GameResult, names: Mapping[str, str]) -> LadderMatch:
    scores = tuple(
        LadderScore(place=score.place, name=names.get(score.place), chips=score.chips)
        for score in sorted(result.scores, key=lambda score: -score.chips)
    )
    return LadderMatch(
        game=result.game,
        ended=result.ended,
        verdict=cast("LadderVerdict", result.verdict.value),
        scores=scores,
        others=result.others,
    )


HANDLERS = [
    read_ladder,
    read_person,
    add_place,
    renew_for_operator,
    forget_for_operator,
    read_me,
    read_qr_code,
    renew_me,
    forget_me,
    read_seats,
    take_seat,
]
