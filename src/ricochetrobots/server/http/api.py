"""Rooms, boards, judging, the puzzles of days and finished games over HTTP. routes.py lists the addresses."""

from __future__ import annotations

import asyncio
import io

import segno
from starlette.responses import Response

from ricochetrobots import formats
from ricochetrobots.core import judge, parse_board, parse_path, parse_puzzle
from ricochetrobots.formats.format import WITHOUT_RICOCHET, Shown, lost_from_panels, parts_of, refuse
from ricochetrobots.puzzles import daily
from ricochetrobots.records.files import game_of
from ricochetrobots.records.matches import write_matches
from ricochetrobots.records.text import write_game
from ricochetrobots.server.budgets import Budget
from ricochetrobots.server.errors import ReadingError, ServerError
from ricochetrobots.server.http import today
from ricochetrobots.server.http.boards import board_data
from ricochetrobots.server.http.proofs import Visitor
from ricochetrobots.server.http.routing import JSON, Call, Proved, as_json
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.operate.readiness import check_disk
from ricochetrobots.server.operate.settings import OPERATOR
from ricochetrobots.server.rooms.matches import played_matches
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.room_codes import read_code
from ricochetrobots.wire.http import (
    CLAIM,
    EVENT_PAGE,
    GAME_EXPORT,
    NEW_ROOM,
    PASTED_TEXT,
    ROOM_CODE,
    ROOM_MATCHES,
    EventPage,
    FoundRoom,
    GameExport,
    Judgement,
    OpenedRoom,
    ReadText,
    RoomMatches,
)

ASK_AGAIN = {"Cache-Control": "no-cache"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
LONGEST_LINK = 300
LONG_TEXT = 12_000
"""A text of more characters has a budget of its own."""
TEXT = "text/plain"
SVG = "image/svg+xml"


async def open_room(call: Call[bool]) -> Response:
    """Open a room. Errors: those of names and options, rooms-not-opened, too-fast, disk-low, storage-unavailable."""
    check_may_open(call.services, by_operator=call.proved)
    body = await call.read(NEW_ROOM)
    room, seat = await call.services.rooms.create(body.mode, body.options, body.name)
    return as_json(opened_room(call, room, seat), 201)


def check_may_open(services: Services, *, by_operator: bool) -> None:
    """Raise ServerError if the sender may not open a room, or the disk is full."""
    check_disk(services.settings, services.limits.free_bytes)
    if services.settings.rooms == OPERATOR and not by_operator:
        raise ServerError("rooms-not-opened")


def opened_room(call: Call[Proved], room: Room, seat: int | None) -> OpenedRoom:
    """Return a room as the answer to the person who gets ``seat`` there, None for no seat yet."""
    return OpenedRoom(
        room=room.snapshot.address,
        code=room.snapshot.code,
        name=room.snapshot.row.name,
        link=f"{call.site}/r/{room.snapshot.address}",
        seat=seat,
        token=None if seat is None else room.snapshot.seat_token(seat, call.services.rooms.tokens),
    )


async def find_room(call: Call[None]) -> Response:
    """Find a room by its typed code. Errors: no-such-room, too-fast."""
    body = await call.read(ROOM_CODE)
    return as_json(FoundRoom(room=await call.services.rooms.find(read_code(body.code))))


async def read_events(call: Call[Visitor]) -> Response:
    """Return a page of a room's events, as far as the seat of the token, or a spectator, may know them.

    Errors: no-such-room, bad-token, token-renewed, invalid, too-fast.
    """
    try:
        first = max(int(call.request.query_params.get("after", 0)), 0) + 1
    except ValueError:
        raise ReadingError("invalid", "`after` must be a number.") from None
    rooms, visitor = call.services.rooms, call.proved
    seq = visitor.room.snapshot.seq_seen_from(visitor.seat, rooms.clock.now())
    page_events = rooms.history(
        visitor.room, first, min(seq, first + call.services.limits.events_at_once - 1)
    )
    page = EventPage(seq=seq, events=tuple([numbered async for numbered in page_events]))
    return Response(EVENT_PAGE.encode(page), headers=ASK_AGAIN, media_type=JSON)


async def _matches(call: Call[None]) -> RoomMatches:
    """Return the finished matches of a room that a spectator may know."""
    rooms = call.services.rooms
    room, _ = await rooms.admit(call.values["room"], None)
    seen = room.snapshot.seq_seen_from(None, rooms.clock.now())
    return await played_matches(room.snapshot, rooms.history(room, 1, seen), rooms.tokens)


async def read_matches(call: Call[None]) -> Response:
    """Return the finished matches of a room. Errors: no-such-room, too-fast."""
    return Response(ROOM_MATCHES.encode(await _matches(call)), headers=ASK_AGAIN, media_type=JSON)


async def read_matches_text(call: Call[None]) -> Response:
    """Return the finished matches of a room as text. Errors: no-such-room, too-fast."""
    return Response(write_matches(await _matches(call)), headers=ASK_AGAIN, media_type=TEXT)


async def read_board(call: Call[None]) -> Response:
    """Return the data for drawing a board. A text always has the same answer. Errors: those of boards, too-fast."""
    return as_json(board_data(parse_board(call.values["text"])), headers=FOR_EVER)


async def judge_path(call: Call[None]) -> Response:
    """Judge a path by R3 to R5. Errors: those of puzzles and of days, too-fast."""
    claim = await call.read(CLAIM)
    puzzle, path = parse_puzzle(claim.puzzle), parse_path(claim.path)
    verdict = judge(puzzle, path)
    now = call.services.clock.now()
    day = daily.day_of(now) if claim.date is None else today.read_day(claim.date, now)
    daily_puzzle = daily.puzzle_of(day)
    best = daily_puzzle.best if verdict.ok and puzzle == parse_puzzle(daily_puzzle.puzzle) else None
    return as_json(
        Judgement(
            ok=verdict.ok,
            code=verdict.code,
            clause=verdict.clause,
            move_index=verdict.move_index,
            sentence=verdict.sentence,
            moves=len(path),
            best=best,
        )
    )


async def read_text(call: Call[None]) -> Response:
    """Read a position in any format; nothing is solved or stored. Errors: those of puzzles, too-fast, too-large."""
    pasted = await call.read(PASTED_TEXT, at_most=2 * formats.MAX_CHARACTERS)
    if len(pasted.text) > LONG_TEXT:
        call.services.budgets.spend(Budget.LONG_TEXTS, call.address)
    return as_json(await asyncio.to_thread(_read_text, pasted.text))


def _read_text(text: str) -> ReadText:
    name = formats.recognise(text)
    value = formats.read(text, name)
    if not isinstance(value, Shown):
        refuse(f"it is a {type(value).__name__.lower()} without a board", text)
    lost = lost_from_panels(parts_of(value)[0])
    return ReadText(notation=str(value), format=name, lost=lost, ricochet_rule=name not in WITHOUT_RICOCHET)


async def todays_puzzle(call: Call[None]) -> Response:
    """Return today's puzzle. Errors: too-fast."""
    now = call.services.clock.now()
    return as_json(today.puzzle_for_clients(daily.day_of(now), now))


async def coming_puzzles(call: Call[None]) -> Response:
    """Return the puzzles of today and the next days. Errors: too-fast."""
    return as_json(today.coming_days(call.services.clock.now()))


async def puzzle_of_day(call: Call[None]) -> Response:
    """Return the puzzle of a past day or today. Errors: no-such-day, day-not-come, too-fast."""
    now = call.services.clock.now()
    return as_json(today.puzzle_for_clients(today.read_day(call.values["day"], now), now))


async def read_hint(call: Call[None]) -> Response:
    """Return one hint for the puzzle of a day.

    Errors: no-such-day, day-not-come, no-such-hint, too-fast.
    """
    daily_puzzle = daily.puzzle_of(today.read_day(call.values["day"], call.services.clock.now()))
    return as_json(today.hint(daily_puzzle, int(call.values["grade"])))


async def read_qr_code(call: Call[None]) -> Response:
    """Return the QR code of a link to this server. Errors: invalid, not-found for any other text, too-fast."""
    text = call.request.query_params.get("text")
    if text is None:
        raise ReadingError("invalid", "`text` is missing.")
    if len(text) > LONGEST_LINK or not text.startswith(tuple(f"{site}/" for site in call.sites)):
        raise ServerError("not-found")
    return qr_code(text)


def qr_code(text: str) -> Response:
    """Return a QR code, which no cache keeps: it may be that of a personal link."""
    drawn = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", border=3, dark="#241F31", light="#FFFFFF", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), headers={"Cache-Control": "no-store"}, media_type=SVG)


async def read_game(call: Call[None]) -> Response:
    """Return a finished game as data. Errors: no-such-game, too-fast."""
    export = GAME_EXPORT.encode(await _export(call))
    return Response(export, headers=ASK_AGAIN, media_type=JSON)


async def read_game_text(call: Call[None]) -> Response:
    """Return the text record of a finished game. Errors: no-such-game, too-fast."""
    export = await _export(call)
    text = await asyncio.to_thread(lambda: write_game(game_of(export)))
    return Response(text, headers=ASK_AGAIN, media_type=TEXT)


async def _export(call: Call[None]) -> GameExport:
    rooms = call.services.rooms
    return await rooms.published(await rooms.store.game(call.values["game"]))


async def read_picture(call: Call[None]) -> Response:
    """Return the preview picture of a board or puzzle, ``TEXT.png``. Errors: not-found, too-fast."""
    png = await call.services.pictures.picture(call.values["name"].removesuffix(".png"), call.address)
    return Response(png, headers=FOR_EVER, media_type="image/png")
