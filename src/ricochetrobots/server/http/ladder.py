"""The club ladder over HTTP: the table, the people, personal links, and the seats that belong to places.

The secret part of a personal link comes in a header or a body, never in an address.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from starlette.responses import Response

from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.api import qr_code
from ricochetrobots.server.http.proofs import Visitor, ladder_of
from ricochetrobots.server.http.routing import Call, Proved, as_json
from ricochetrobots.server.ladder.ladder import Ladder, Row
from ricochetrobots.server.log.members import GameResult, Member
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


async def read_ladder(call: Call[None]) -> Response:
    """Return the table. Errors: no-ladder, too-fast."""
    ladder = ladder_of(call.services)
    rows = await ladder.rows()
    return as_json(LadderTable(name=ladder.name, open=ladder.is_open, places=tuple(map(_place, rows))))


async def read_person(call: Call[None]) -> Response:
    """Return a person and the matches. Errors: no-ladder, no-such-place, too-fast."""
    ladder = ladder_of(call.services)
    return as_json(await _person(ladder, await ladder.find(call.values["place"])))


async def add_place(call: Call[bool]) -> Response:
    """Add a person, and return the personal link.

    Errors: those of names, no-ladder, places-not-open, ladder-full, too-fast.
    """
    ladder = ladder_of(call.services)
    body = await call.read(NEW_PLACE)
    if call.proved:
        return _link(call, await ladder.add(body.name), 201)
    if not ladder.is_open:
        raise ServerError("places-not-open")
    async with call.services.budgets.places.spending(call.address):  # the operator may add any number
        return _link(call, await ladder.add(body.name), 201)


async def renew_for_operator(call: Call[None]) -> Response:
    """Replace a personal link for the operator. Errors: no-ladder, no-such-place, places-not-open."""
    ladder = ladder_of(call.services)
    return _link(call, await ladder.renew(await ladder.find(call.values["place"])))


async def forget_for_operator(call: Call[None]) -> Response:
    """Delete a person for the operator. Errors: no-ladder, no-such-place, places-not-open."""
    ladder = ladder_of(call.services)
    await ladder.forget(await ladder.find(call.values["place"]))
    return as_json({"forgotten": call.values["place"]})


async def read_me(call: Call[Member]) -> Response:
    """Return the person of a personal link. Errors: no-ladder, personal-link, too-fast."""
    return as_json(await _person(ladder_of(call.services), call.proved), headers=PRIVATE)


async def read_my_qr_code(call: Call[Member]) -> Response:
    """Return the QR code of one's own personal link. Errors: no-ladder, personal-link, too-fast."""
    return qr_code(_personal_link(call, call.proved).link)


async def renew_me(call: Call[Member]) -> Response:
    """Replace one's own personal link; the old one stops working. Errors: no-ladder, personal-link, too-fast."""
    return _link(call, await ladder_of(call.services).renew(call.proved))


async def forget_me(call: Call[Member]) -> Response:
    """Delete oneself from the ladder. Errors: no-ladder, personal-link, too-fast."""
    await ladder_of(call.services).forget(call.proved)
    return Response(status_code=204)


async def read_seats(call: Call[None]) -> Response:
    """Return the seats of a room that belong to places. Errors: no-such-room, too-fast."""
    room, _ = await call.services.rooms.admit(call.values["room"], None)
    ladder = call.services.ladder
    held = () if ladder is None else await ladder.seats(room)
    seats = tuple(LadderSeat(seat=seat, place=place.id, name=place.name) for seat, place in held)
    return as_json(LadderSeats(seats=seats), headers=PRIVATE)


async def take_seat(call: Call[Visitor]) -> Response:
    """Let the seat that the token proves belong to the place of a personal link, from the next match on.

    Nothing happens if the seat belongs to a place already, or the place holds another seat of the room.

    Errors: no-ladder, personal-link, no-such-room, bad-token, token-renewed, too-fast.
    """
    ladder = ladder_of(call.services)
    body = await call.read(SEAT_OF_PLACE)
    place = await ladder.of_token(body.personal)
    if call.proved.seat is not None:
        await ladder.take_seat(place, call.proved.room, call.proved.seat)
    return Response(status_code=204)


def _link(call: Call[Proved], member: Member, status: int = 200) -> Response:
    return as_json(_personal_link(call, member), status, PRIVATE)


def _personal_link(call: Call[Proved], member: Member) -> PersonalLink:
    personal = ladder_of(call.services).token(member)
    return PersonalLink(
        place=member.id, name=member.name, personal=personal, link=f"{call.site}/me#{personal}"
    )


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
