"""The HTTP side: rooms, boards, today's puzzle, finished games, health, metrics and the browser's files."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import quote

import segno
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.params import FromPath, FromQuery

from ricochetrobots import formats
from ricochetrobots.core import (
    Board,
    RicochetError,
    judge,
    parse_board,
    parse_path,
    parse_puzzle,
)
from ricochetrobots.formats.format import Shown, lost_from_panels, parts_of, refuse
from ricochetrobots.puzzles import daily
from ricochetrobots.records.files import game_of
from ricochetrobots.records.matches import write_matches
from ricochetrobots.records.text import write_game
from ricochetrobots.server import limits, metrics
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.decode import read_body
from ricochetrobots.server.errors import ServerError, StorageUnavailableError
from ricochetrobots.server.http import today
from ricochetrobots.server.http.boards import board_data
from ricochetrobots.server.http.operator import is_operator
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.http.pictures import Pictures
from ricochetrobots.server.http.preview import preview_of
from ricochetrobots.server.http.static import FRAMED, FRAMED_HEADERS, POLICY, Files, Served
from ricochetrobots.server.operate.disk import check_disk, free_bytes
from ricochetrobots.server.operate.settings import OPERATOR, Settings
from ricochetrobots.server.rooms.matches import played_matches
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.room_codes import read_code
from ricochetrobots.server.rooms.tokens import BEARER
from ricochetrobots.web.pages import PAGES, find_page
from ricochetrobots.wire.http import (
    BOARD_DATA,
    CLAIM,
    DAY_PUZZLE,
    EVENT_PAGE,
    GAME_EXPORT,
    NEW_ROOM,
    PASTED_TEXT,
    ROOM_CODE,
    ROOM_MATCHES,
    BoardData,
    DayPuzzle,
    DayPuzzles,
    EventPage,
    FoundRoom,
    Health,
    Hint,
    Judgement,
    OpenedRoom,
    ReadText,
    RoomMatches,
)
from ricochetrobots.wire.wire_format import WireFormat
from ricochetrobots.words.fluent import preferred

log = logging.getLogger(__name__)

ASK_AGAIN = {"Cache-Control": "no-cache"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
PROBED_SECONDS = 1.0
"""Reuse the answer of /ready for this long: finding it costs a commit."""
LONGEST_LINK = 300
GAME_FILE = re.compile(r"/games/([\w.-]+)\.(json|txt)", re.ASCII)
"""The address of a finished game's data, or of its text record."""
UNQUOTED = "!*'()"
"""Characters that encodeURIComponent keeps and `quote` does not."""
READING = (HttpMethod.GET, HttpMethod.HEAD)
Body = TypeVar("Body")


class HttpContext:
    """The state that the handlers share."""

    def __init__(self, settings: Settings, clock: Clock, counts: limits.Counts | None) -> None:
        self.settings = settings
        self.clock = clock
        self.files = Files(
            settings.base_path,
            offline=settings.offline,
            tables=settings.tables,
            ladder=bool(settings.ladder),
        )

        def common(what: str, limit: tuple[int, float]) -> limits.CommonBudget:
            return limits.CommonBudget(what, clock, limit, counts)

        self.guesses = common("guesses", limits.GUESSES_PER_ADDRESS)
        self.all_guesses = common("guesses-in-all", limits.GUESSES_IN_ALL)
        self.first_guesses = common("first-guesses-in-all", limits.FIRST_GUESSES_IN_ALL)
        self.openings = common("rooms", limits.ROOMS_PER_ADDRESS)
        self.places = common("places", limits.PLACES_PER_ADDRESS)
        self.boards = limits.BudgetByAddress(clock, limits.BOARDS_PER_ADDRESS)
        self.claims = limits.BudgetByAddress(clock, limits.CLAIMS_PER_ADDRESS)
        self.texts = limits.BudgetByAddress(clock, limits.TEXTS_PER_ADDRESS)
        self.pictures = Pictures(clock)
        self.hints = limits.BudgetByAddress(clock, limits.HINTS_PER_ADDRESS)
        self.lists = limits.BudgetByAddress(clock, limits.LISTS_PER_ADDRESS)
        self.reports = limits.BudgetByAddress(clock, limits.REPORTS_PER_ADDRESS)
        self.reports_of_seats = limits.BudgetByAddress(clock, limits.REPORTS_PER_SEAT)
        self.pages = limits.BudgetByAddress(clock, limits.PAGES_PER_ADDRESS)
        self.probed = 0.0
        self.fault: StorageUnavailableError | None = None
        """The error of the last probe for /ready, None if it succeeded. ``probed`` is its time."""


AnyRequest = Request[Any, Any, State]


async def read_posted(request: AnyRequest, context: HttpContext, form: WireFormat[Body]) -> Body:
    """Return the decoded body of a POST. Raises ForeignOriginError and ReadingError."""
    check_origin(request.headers.get("origin"), request.headers.get("host"), context.settings.origins)
    try:
        body = await request.body()
    except InternalServerException:  # the framework's answer to a client that left in the middle of its body
        raise ServerError("invalid", "The body ended before its announced length.") from None
    return read_body(body, form)


def own_addresses(request: AnyRequest, settings: Settings) -> tuple[str, ...]:
    """Return the addresses of this server: the origins in the settings, and the one that the request names."""
    requested = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return tuple(origin + settings.base_path for origin in (*settings.origins, requested))


@post("/api/rooms", status_code=201)
async def open_room(request: AnyRequest, state: State) -> OpenedRoom:
    """Open a room. Errors: those of names and options, rooms-not-opened, too-fast, disk-low, storage-unavailable."""
    state.http.pages.spend(limits.address_of(request.scope))  # refused names and options count here alone
    async with opening(request, state):
        body = await read_posted(request, state.http, NEW_ROOM)
        room, seat = await state.rooms.create(body.mode, body.options, body.name)
    return opened_room(request, state, room, seat)


@asynccontextmanager
async def opening(request: AnyRequest, state: State) -> AsyncIterator[None]:
    """Count a new room that the block opens.

    Raises TooFastError, and ServerError if the sender may not open one or the disk is full.
    """
    context: HttpContext = state.http
    async with context.openings.spending(limits.address_of(request.scope)):
        check_disk(context.settings)
        by_operator = is_operator(request.headers.get("authorization"), state.operator_token)
        if context.settings.rooms == OPERATOR and not by_operator:
            raise ServerError("rooms-not-opened")
        yield


def opened_room(request: AnyRequest, state: State, room: Room, seat: int | None) -> OpenedRoom:
    """Return a room as the answer to the person who gets ``seat`` there, None for no seat yet."""
    settings: Settings = state.http.settings
    origin = request.headers.get("origin")
    site = origin + settings.base_path if origin else own_addresses(request, settings)[0]
    return OpenedRoom(
        room=room.snapshot.address,
        code=room.snapshot.code,
        name=room.snapshot.row.name,
        link=f"{site}/r/{room.snapshot.address}",
        seat=seat,
        token=None if seat is None else room.snapshot.seat_token(seat, state.rooms.tokens),
    )


@post("/api/rooms/find", status_code=200)
async def find_room(request: AnyRequest, state: State) -> FoundRoom:
    """Find a room by its typed code. Errors: no-such-room, too-fast."""
    context: HttpContext = state.http
    address = limits.address_of(request.scope)
    guess = await context.guesses.spend(address)  # first, so that one address cannot spend everybody's budget
    in_all = await (context.first_guesses if guess.first else context.all_guesses).spend()
    body = await read_posted(request, context, ROOM_CODE)
    rooms: Rooms = state.rooms
    room = await rooms.find(read_code(body.code))
    await guess.give_back()
    await in_all.give_back()
    return FoundRoom(room=room)


@get("/api/rooms/{room:str}/events")
async def read_events(
    room: FromPath[str], request: AnyRequest, state: State, after: FromQuery[int] = 0
) -> Response[bytes]:
    """Return a page of a room's events, as far as the seat of the token, or a spectator, may know them.

    Errors: no-such-room, bad-token, token-renewed, too-fast.
    """
    context: HttpContext = state.http
    context.pages.spend(limits.address_of(request.scope))
    rooms: Rooms = state.rooms
    token = request.headers.get("authorization") or ""
    proof = token.removeprefix(BEARER) if token.startswith(BEARER) else None
    opened, seat = await rooms.admit(room, proof)
    first, seq = max(after, 0) + 1, opened.snapshot.seq_seen_from(seat, rooms.clock.now())
    page_events = rooms.history(opened, first, min(seq, first + limits.EVENTS_AT_ONCE - 1))
    page = EventPage(seq=seq, events=tuple([numbered async for numbered in page_events]))
    return Response(EVENT_PAGE.encode(page), headers=ASK_AGAIN, media_type=MediaType.JSON)


async def _matches(address: str, request: AnyRequest, state: State) -> RoomMatches:
    """Return the finished matches of a room that a spectator may know."""
    state.http.pages.spend(limits.address_of(request.scope))
    rooms: Rooms = state.rooms
    room, _ = await rooms.admit(address, None)
    seen = room.snapshot.seq_seen_from(None, rooms.clock.now())
    return await played_matches(room.snapshot, rooms.history(room, 1, seen), rooms.tokens)


@get("/r/{room:str}/matches.json")
async def read_matches(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return the finished matches of a room. Errors: no-such-room, too-fast."""
    matches = ROOM_MATCHES.encode(await _matches(room, request, state))
    return Response(matches, headers=ASK_AGAIN, media_type=MediaType.JSON)


@get("/r/{room:str}/matches.txt")
async def read_matches_text(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return the finished matches of a room as text. Errors: no-such-room, too-fast."""
    text = write_matches(await _matches(room, request, state))
    return Response(text.encode(), headers=ASK_AGAIN, media_type=MediaType.TEXT)


@get("/api/boards/{text:str}", sync_to_thread=False)
def read_board(text: FromPath[str], request: AnyRequest, state: State) -> Response[BoardData]:
    """Return the data for drawing a board. A text always has the same answer. Errors: those of boards, too-fast."""
    state.http.boards.spend(limits.address_of(request.scope))
    return Response(board_data(parse_board(text)), headers=FOR_EVER)


@post("/api/judge", status_code=200)
async def judge_path(request: AnyRequest, state: State) -> Judgement:
    """Judge a path by R3 to R5. Errors: those of puzzles and of days, too-fast."""
    context: HttpContext = state.http
    context.claims.spend(limits.address_of(request.scope))
    claim = await read_posted(request, context, CLAIM)
    puzzle, path = parse_puzzle(claim.puzzle), parse_path(claim.path)
    verdict = judge(puzzle, path)
    now = context.clock.now()
    day = daily.day_of(now) if claim.date is None else today.read_day(claim.date, now)
    daily_puzzle = daily.puzzle_of(day)
    best = daily_puzzle.best if verdict.ok and puzzle == parse_puzzle(daily_puzzle.puzzle) else None
    return Judgement(
        ok=verdict.ok,
        code=verdict.code,
        clause=verdict.clause,
        move_index=verdict.move_index,
        sentence=verdict.sentence,
        moves=len(path),
        best=best,
    )


@post("/api/read", status_code=200)
async def read_text(request: AnyRequest, state: State) -> ReadText:
    """Read a position in any format; nothing is solved or stored. Errors: those of puzzles, too-fast."""
    context: HttpContext = state.http
    context.texts.spend(limits.address_of(request.scope))
    pasted = await read_posted(request, context, PASTED_TEXT)
    return await asyncio.to_thread(_read_text, pasted.text)


def _read_text(text: str) -> ReadText:
    name = formats.recognise(text)
    value = formats.read(text, name)
    if not isinstance(value, Shown):
        refuse(f"it is a {type(value).__name__.lower()} without a board", text)
    return ReadText(notation=str(value), format=name, lost=lost_from_panels(parts_of(value)[0]))


@get("/api/today", sync_to_thread=False)
def todays_puzzle(state: State) -> DayPuzzle:
    """Return today's puzzle."""
    now = state.http.clock.now()
    return today.puzzle_for_clients(daily.day_of(now), now)


@get("/api/days", sync_to_thread=False)
def coming_puzzles(state: State) -> DayPuzzles:
    """Return the puzzles of today and the next days."""
    return today.coming_days(state.http.clock.now())


@get("/api/today/{day:str}", sync_to_thread=False)
def puzzle_of_day(day: FromPath[str], state: State) -> DayPuzzle:
    """Return the puzzle of a past day or today. Errors: no-such-day, day-not-come."""
    now = state.http.clock.now()
    return today.puzzle_for_clients(today.read_day(day, now), now)


@get("/api/today/{day:str}/hints/{grade:int}")
async def read_hint(day: FromPath[str], grade: FromPath[int], request: AnyRequest, state: State) -> Hint:
    """Return one hint for the puzzle of a day.

    Errors: no-such-day, day-not-come, no-such-hint, too-fast.
    """
    context: HttpContext = state.http
    context.hints.spend(limits.address_of(request.scope))
    daily_puzzle = daily.puzzle_of(today.read_day(day, context.clock.now()))
    return today.hint(daily_puzzle, grade)


@get("/api/qr.svg", sync_to_thread=False)
def qr_code(text: FromQuery[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return the QR code of a link to this server. Errors: not-found for any other text."""
    sites = tuple(f"{address}/" for address in own_addresses(request, state.http.settings))
    if len(text) > LONGEST_LINK or not text.startswith(sites):
        raise ServerError("not-found")
    code = segno.make(text, error="m", micro=False)
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", border=3, dark="#241F31", light="#FFFFFF", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def _export(game: str, form: str, state: State) -> Response[bytes]:
    rooms: Rooms = state.rooms
    row = await rooms.store.game(game)
    export = await rooms.published(row)
    if form == "txt":
        text = await asyncio.to_thread(lambda: write_game(game_of(export)))
        return Response(text.encode(), headers=ASK_AGAIN, media_type=MediaType.TEXT)
    return Response(GAME_EXPORT.encode(export), headers=ASK_AGAIN, media_type=MediaType.JSON)


@route("/health", http_method=READING)
async def health(state: State) -> Health:
    """Report that the server runs and can read its storage. Errors: storage-unavailable."""
    rooms: Rooms = state.rooms
    await rooms.store.last_time()
    if rooms.store.is_damaged:  # in a place that the query above does not read
        raise StorageUnavailableError
    return Health(rooms=len(rooms), connections=len(state.connections))


@route("/ready", http_method=READING)
async def ready(state: State) -> Health:
    """Report that the server can store events. Errors: storage-unavailable, disk-low."""
    context: HttpContext = state.http
    rooms: Rooms = state.rooms
    if context.clock.now() >= context.probed + PROBED_SECONDS:
        context.probed, context.fault = context.clock.now(), None
        try:
            await rooms.store.probe()
            if rooms.store.is_damaged:
                raise StorageUnavailableError
        except StorageUnavailableError as fault:
            context.fault = fault
    if context.fault is not None:
        raise context.fault
    check_disk(context.settings)
    return Health(rooms=len(rooms), connections=len(state.connections))


@get("/metrics", sync_to_thread=False)
def read_metrics(state: State) -> Response[bytes]:
    """Return the metrics in Prometheus' format."""
    rooms: Rooms = state.rooms
    metrics.ROOMS.set(len(rooms))
    metrics.SET_ASIDE.set(rooms.set_aside)
    metrics.DATABASE_LOST.set(rooms.outages.failing_seconds)
    metrics.DISK_FREE.free_bytes = free_bytes(state.settings)
    metrics.SOLVER_WAITING.set(state.solver_pool.waiting)
    metrics.SOLVER_BUSY.set(state.solver_pool.busy)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/preview/{name:str}")
async def read_picture(name: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return the preview picture of a board or puzzle, ``TEXT.png``. Errors: not-found, too-fast."""
    pictures: Pictures = state.http.pictures
    png = await pictures.picture(name.removesuffix(".png"), limits.address_of(request.scope))
    return Response(png, media_type="image/png", headers=FOR_EVER)


@route([path for page in PAGES for path in page.routes], http_method=READING)
async def read_page(request: AnyRequest, state: State) -> Response[Any]:
    """Return the one HTML document for a page of web/pages.json.

    ``/games/ID.json`` is a finished game as data, and ``/games/ID.txt`` its text record.
    """
    context: HttpContext = state.http
    path = request.scope["path"].removeprefix(context.settings.base_path).rstrip("/") or "/"
    page, values = find_page(path) or (None, {})
    if file := GAME_FILE.fullmatch(path):
        return await _export(file[1], file[2], state)
    brought = {}
    with suppress(RicochetError):  # the page shows the error
        brought = await _preloaded(page.name if page else "", values, state)
    preview = await preview_of(path, state.rooms, daily.day_of(context.clock.now()))
    site = own_addresses(request, context.settings)[0]
    language = preferred(request.headers.get("Accept-Language", ""))
    head = await asyncio.to_thread(preview.head, site, path, language)
    answer = await _file(context.files.page(head, page=page, brought=brought), request)
    if page is not None and page.name == FRAMED:
        answer.headers.update(FRAMED_HEADERS)
    return answer


async def _preloaded(page: str, values: Mapping[str, str], state: State) -> dict[str, bytes]:
    """Return, by their address, the answers that a page would request at once."""
    if page in {"start", "puzzle"}:
        now, date = state.http.clock.now(), values.get("date")
        day = today.puzzle_for_clients(daily.day_of(now) if date is None else today.read_day(date, now), now)
        answer = {"/api/today" if date is None else f"/api/today/{date}": DAY_PUZZLE.encode(day)}
        return answer | _preloaded_board(parse_puzzle(day.puzzle).position.board)
    if page == "room":
        rooms: Rooms = state.rooms
        room, _ = await rooms.admit(values["room"], None)
        match = room.snapshot.match_for_strangers(rooms.clock.now())
        return {} if match is None else _preloaded_board(match.board)
    return {}


@route("/worker.js", http_method=READING)
async def read_worker(request: AnyRequest, state: State) -> Response[bytes]:
    """Return the script of the service worker. Its address is fixed, and browsers compare it at every visit."""
    files: Files = state.http.files
    return await _file(files.worker(), request)


@route("/{path:path}", http_method=READING)
async def read_file(path: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Return one of the browser's files, or the "not found" page for an unknown address. Errors: not-found."""
    files: Files = state.http.files
    if found := files.find(path):
        return await _file(found, request)
    if "text/html" in request.headers.get("accept", ""):
        return await _file(files.page(), request, status=404)
    raise ServerError("not-found")


def _preloaded_board(board: Board) -> dict[str, bytes]:
    """Return the answer of GET /api/boards/TEXT, under the address that the browser uses."""
    return {f"/api/boards/{quote(str(board), safe=UNQUOTED)}": BOARD_DATA.encode(board_data(board))}


async def _file(found: Served, request: AnyRequest, status: int = 200) -> Response[bytes]:
    body, encoding = await found.encoded(request.headers.get("accept-encoding", ""))
    etag = found.etag if encoding is None else f'{found.etag[:-1]}-{encoding}"'
    varies = "Accept-Encoding" + (", Accept-Language" if found.content_type.startswith("text/html") else "")
    headers = {"ETag": etag, "Vary": varies, POLICY: found.policy} | (FOR_EVER if found.stays else ASK_AGAIN)
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.content_type)
    return Response(body, status_code=status, headers=headers, media_type=found.content_type)


HANDLERS = [
    open_room,
    find_room,
    read_events,
    read_matches,
    read_matches_text,
    read_board,
    judge_path,
    read_text,
    todays_puzzle,
    coming_puzzles,
    puzzle_of_day,
    read_hint,
    qr_code,
    health,
    read_picture,
    read_page,
    read_worker,
    read_file,
]

FOR_OPERATORS = [health, ready, read_metrics]
"""The handlers of the operators' address that need no token; `operator.HANDLERS` need one."""
