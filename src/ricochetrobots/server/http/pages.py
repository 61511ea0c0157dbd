"""The browser's pages and files. routes.py lists the data and the preview of each page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import quote

from starlette.responses import Response

from ricochetrobots.core import Board, RicochetError, parse_puzzle
from ricochetrobots.puzzles import daily
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http import today
from ricochetrobots.server.http.api import ASK_AGAIN, FOR_EVER
from ricochetrobots.server.http.boards import board_data
from ricochetrobots.server.http.preview import Preview, preview_of_start
from ricochetrobots.server.http.routing import Call
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.http.static import FRAMED, FRAMED_HEADERS, POLICY, Served
from ricochetrobots.web.pages import Page
from ricochetrobots.wire.http import BOARD_DATA, DAY_PUZZLE
from ricochetrobots.words.fluent import preferred

UNQUOTED = "!*'()"
"""Characters that encodeURIComponent keeps and `quote` does not."""
Values = Mapping[str, str]
Data = dict[str, bytes]


@dataclass(frozen=True)
class PageRoute:
    """The additions of the server to a page: ``data`` are answers by address that the page would request at once.

    ``preview`` is the preview of its link; None for that of the start page.
    """

    page: Page
    data: Callable[[Services, Values], Awaitable[Data]] | None
    preview: Callable[[Services, Values], Awaitable[Preview]] | None

    async def answer(self, call: Call[None]) -> Response:
        """Return the one HTML document for the page."""
        services, page = call.services, self.page
        preloaded: Data = {}
        preview = preview_of_start(page, services.clock.now())
        with suppress(RicochetError):  # the page shows the error
            preloaded = await self.data(services, call.values) if self.data else {}
        with suppress(RicochetError):
            preview = await self.preview(services, call.values) if self.preview else preview
        language = preferred(call.header("accept-language"))
        head = await asyncio.to_thread(preview.head, call.sites[0], call.path, language)
        answer = await _file(services.files.page(head, page=page, brought=preloaded), call)
        if page.name == FRAMED:
            answer.headers.update(FRAMED_HEADERS)
        return answer


async def data_of_day(services: Services, values: Values) -> Data:
    """Return the puzzle of a day, and its board. Raises ServerError."""
    now, date = services.clock.now(), values.get("date")
    day = today.puzzle_for_clients(daily.day_of(now) if date is None else today.read_day(date, now), now)
    answer = {"/api/today" if date is None else f"/api/today/{date}": DAY_PUZZLE.encode(day)}
    return answer | _preloaded_board(parse_puzzle(day.puzzle).position.board)


async def data_of_room(services: Services, values: Values) -> Data:
    """Return the board of a room as a stranger may see it. Raises ServerError."""
    room, _ = await services.rooms.admit(values["room"], None)
    match = room.snapshot.match_for_strangers(services.rooms.clock.now())
    return {} if match is None else _preloaded_board(match.board)


def _preloaded_board(board: Board) -> Data:
    """Return the answer of GET /api/boards/TEXT, under the address that the browser uses."""
    return {f"/api/boards/{quote(str(board), safe=UNQUOTED)}": BOARD_DATA.encode(board_data(board))}


async def read_worker(call: Call[None]) -> Response:
    """Return the script of the service worker. Its address is fixed, and browsers compare it at every visit."""
    return await _file(call.services.files.worker(), call)


async def read_file(call: Call[None]) -> Response:
    """Return one of the browser's files, or the "not found" page for an unknown address. Errors: not-found."""
    files = call.services.files
    if found := files.find(f"/{call.values['path']}"):
        return await _file(found, call)
    if "text/html" in call.header("accept"):
        return await _file(files.page(), call, status=404)
    raise ServerError("not-found")


async def _file(found: Served, call: Call[None], status: int = 200) -> Response:
    accepted = call.header("accept-encoding")
    body, encoding = await found.encoded(accepted, compress=call.services.files.compress)
    etag = found.etag if encoding is None else f'{found.etag[:-1]}-{encoding}"'
    varies = "Accept-Encoding" + (", Accept-Language" if found.content_type.startswith("text/html") else "")
    headers = {"ETag": etag, "Vary": varies, POLICY: found.policy} | (FOR_EVER if found.stays else ASK_AGAIN)
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    if status == 200 and call.header("if-none-match") == etag:
        status, body = 304, b""
    return Response(body, status, headers, found.content_type)
