"""The route table: each address with its budget and its proof of identity, and each page with its data and preview.

The socket's limits are in socket/endpoint.py: a connection lives longer than a request.
"""

from __future__ import annotations

from collections.abc import Iterator

from ricochetrobots.server.budgets import Budget
from ricochetrobots.server.http import (
    api,
    health,
    ladder,
    operator,
    operator_page,
    pages,
    preview,
    seats,
    tables,
)
from ricochetrobots.server.http.pages import PageRoute, data_of_day, data_of_room
from ricochetrobots.server.http.proofs import (
    NONE,
    OPERATOR,
    OPERATOR_OF_LADDER,
    PERHAPS_OPERATOR,
    PERHAPS_SIGNED_IN,
    PERSONAL_LINK,
    PLAYER,
    REPORTER,
    SEAT,
    SIGNED_IN,
    SIGNED_IN_FORM,
    VISITOR,
)
from ricochetrobots.server.http.routing import DELETE, GET, POST, READ, AnyRoute, Route
from ricochetrobots.web.pages import PAGES, PARAMETER

PAGE_DATA = {"start": data_of_day, "puzzle": data_of_day, "room": data_of_room}
"""The answers that a page of web/pages.json brings along."""
PAGE_PREVIEWS = {
    "room": preview.preview_of_room,
    "game": preview.preview_of_game,
    "embed": preview.preview_of_game,
    "puzzle": preview.preview_of_day,
}
"""The preview of a page's link; other pages have that of the start page, with their own titles."""


def _pages() -> Iterator[AnyRoute]:
    """Yield the routes of web/pages.json."""
    for page in PAGES:
        shown = PageRoute(page, PAGE_DATA.get(page.name), PAGE_PREVIEWS.get(page.name))
        for path in page.paths:
            yield Route(READ, PARAMETER.sub(r"{\1:page}", path), shown.answer, Budget.DOCUMENTS, NONE)


PUBLIC: tuple[AnyRoute, ...] = (
    Route(POST, "/api/rooms", api.open_room, Budget.ROOMS, PERHAPS_OPERATOR),
    Route(POST, "/api/rooms/find", api.find_room, Budget.GUESSES, NONE),
    Route(GET, "/api/rooms/{room}/events", api.read_events, Budget.PAGES, VISITOR),
    Route(GET, "/api/rooms/{room}/seat", seats.export_seat, Budget.PAGES, SEAT),
    Route(DELETE, "/api/rooms/{room}/seat", seats.forget_seat, Budget.PAGES, SEAT),
    Route(POST, "/api/rooms/{room}/reports", tables.report_player, Budget.REPORTS, REPORTER),
    Route(GET, "/api/rooms/{room}/ladder", ladder.read_seats, Budget.PAGES, NONE),
    Route(POST, "/api/rooms/{room}/ladder", ladder.take_seat, Budget.PAGES, PLAYER),
    Route(GET, "/r/{room}/matches.json", api.read_matches, Budget.PAGES, NONE),
    Route(GET, "/r/{room}/matches.txt", api.read_matches_text, Budget.PAGES, NONE),
    Route(GET, "/api/tables", tables.list_tables, Budget.LISTS, NONE),
    Route(POST, "/api/tables/join", tables.join_table, Budget.LISTS, PERHAPS_OPERATOR),
    Route(GET, "/api/boards/{text}", api.read_board, Budget.BOARDS, NONE),
    Route(POST, "/api/judge", api.judge_path, Budget.CLAIMS, NONE),
    Route(POST, "/api/read", api.read_text, Budget.TEXTS, NONE),
    Route(GET, "/api/today", api.todays_puzzle, Budget.DOCUMENTS, NONE),
    Route(GET, "/api/days", api.coming_puzzles, Budget.DOCUMENTS, NONE),
    Route(GET, "/api/today/{day}", api.puzzle_of_day, Budget.DOCUMENTS, NONE),
    Route(GET, "/api/today/{day}/hints/{grade:int}", api.read_hint, Budget.HINTS, NONE),
    Route(GET, "/api/qr.svg", api.read_qr_code, Budget.PAGES, NONE),
    Route(GET, "/api/ladder", ladder.read_ladder, Budget.PAGES, NONE),
    Route(POST, "/api/ladder", ladder.add_place, Budget.PAGES, PERHAPS_OPERATOR),
    Route(GET, "/api/ladder/{place}", ladder.read_person, Budget.PAGES, NONE),
    Route(POST, "/api/ladder/{place}/renew", ladder.renew_for_operator, Budget.PAGES, OPERATOR_OF_LADDER),
    Route(POST, "/api/ladder/{place}/forget", ladder.forget_for_operator, Budget.PAGES, OPERATOR_OF_LADDER),
    Route(GET, "/api/me", ladder.read_me, Budget.PAGES, PERSONAL_LINK),
    Route(DELETE, "/api/me", ladder.forget_me, Budget.PAGES, PERSONAL_LINK),
    Route(GET, "/api/me/qr.svg", ladder.read_my_qr_code, Budget.PAGES, PERSONAL_LINK),
    Route(POST, "/api/me/renew", ladder.renew_me, Budget.PAGES, PERSONAL_LINK),
    Route(READ, "/games/{game}.json", api.read_game, Budget.DOWNLOADS, NONE),
    Route(READ, "/games/{game}.txt", api.read_game_text, Budget.DOWNLOADS, NONE),
    Route(READ, "/health", health.read_health, Budget.HEALTH, NONE),
    Route(GET, "/preview/{name}", api.read_picture, Budget.FILES, NONE),
    *_pages(),
    Route(READ, "/worker.js", pages.read_worker, Budget.DOCUMENTS, NONE),
    Route(READ, "/{path:path}", pages.read_file, Budget.FILES, NONE),
)
"""The routes for everybody."""

OPERATORS: tuple[AnyRoute, ...] = (
    Route(READ, "/health", health.read_health, None, NONE),
    Route(READ, "/ready", health.read_readiness, None, NONE),
    Route(GET, "/metrics", health.read_metrics, None, NONE),
    Route(GET, "/operator/backup", operator.read_backup, None, OPERATOR),
    Route(GET, "/operator/rooms", operator.list_rooms, None, OPERATOR),
    Route(POST, "/operator/rooms/{room}/close", operator.close_room, None, OPERATOR),
    Route(POST, "/operator/rooms/{room}/seats/{seat:int}/forget", operator.forget_seat, None, OPERATOR),
    Route(POST, "/operator/notice/{minutes}", operator.announce_restart, None, OPERATOR),
    Route(GET, "/operator/consented", operator.read_consented, None, OPERATOR),
    Route(GET, "/", operator_page.read_page, None, PERHAPS_SIGNED_IN),
    Route(POST, "/", operator_page.sign_in, None, NONE),
    Route(GET, "/operator.css", operator_page.read_style, None, NONE),
    Route(POST, "/notice", operator_page.send_notice, None, SIGNED_IN_FORM),
    Route(GET, "/close/{room}", operator_page.ask_to_close, None, SIGNED_IN),
    Route(POST, "/close/{room}", operator_page.close_from_page, None, SIGNED_IN_FORM),
)
"""The routes at the operators' address."""
