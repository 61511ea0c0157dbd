"""The pages of finished matches, of the ladder and of public tables fit on every screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.app.everypage import EVERYTHING
from browser.game.test_screens import SPEAK
from browser.screens import know_pseudo, misfits, readings, turn_to
from ricochetrobots.game.options import Length
from ricochetrobots.wire.http import (
    GAME_EXPORT,
    PUBLIC_TABLES,
    ROOM_MATCHES,
    LadderMatch,
    LadderPerson,
    LadderPlace,
    LadderScore,
    LadderTable,
    LadderVerdict,
    PlayedMatch,
    PlayedSeat,
    PublicTable,
    PublicTables,
    RoomMatches,
    SeatWins,
)
from ricochetrobots.wire.wire_format import WireFormat
from support.browser import OpenPage, serve_sources
from support.finished_match import GAME, finished_match
from support.server import LiveServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(900),
    pytest.mark.parametrize("live_server", [EVERYTHING], indirect=True),
]

WIDE_NAME = "W" * 24
ENDED = 1795721676.3
MATCHES = RoomMatches(
    name="tidal-otter",
    wins=(
        SeatWins(seat=0, name=WIDE_NAME, bot=None, wins=12),
        SeatWins(seat=1, name="Jonas", bot=None, wins=1),
    ),
    matches=tuple(
        PlayedMatch(
            game=game,
            number=number,
            started_at=ENDED - 271,
            ended_at=ENDED,
            rounds=17,
            seats=(
                PlayedSeat(seat=0, name=WIDE_NAME, bot=None, chips=12),
                PlayedSeat(seat=1, name="Jonas", bot=None, chips=chips),
            ),
            winners=winners,
        )
        for number, (game, chips, winners) in enumerate(((GAME, 5, (0,)), ("second", 12, (0, 1))), 1)
    ),
)


def place(name: str, rank: int | None) -> LadderPlace:
    return LadderPlace(
        place=name[:3],
        name=name,
        rank=rank,
        rating=1662,
        deviation=290,
        provisional=rank is None,
        matches=30,
        last_played=ENDED,
    )


def match(verdict: LadderVerdict) -> LadderMatch:
    scores = tuple(
        LadderScore(place=(name or "gone")[:3], name=name, chips=chips)
        for name, chips in ((WIDE_NAME, 12), ("Jonas", 5), (None, 0))
    )
    return LadderMatch(game=GAME, ended=ENDED, verdict=verdict, scores=scores, others=2)


PLACES = (place(WIDE_NAME, 1), place("Jonas", 2), place("Zoë", None))
PERSON = LadderPerson(
    ladder="Tuesday club",
    place=PLACES[0],
    matches=(match("rated"), match("with-bots"), match("with-handicaps")),
)
TABLES = PublicTables(
    tables=tuple(
        PublicTable(
            room=f"room{number}",
            name="tidal-otter",
            language=language,
            edition="2013-zman",
            length=Length.SHORT,
            chips_to_win=None,
            people=3,
            bots=2,
            seats=12,
            begun=begun,
            quick_join=not begun,
        )
        for number, (language, begun) in enumerate((("en", False), ("en", True), ("pt-BR", False)))
    )
)
ANSWERS = {
    f"/games/{GAME}.json": GAME_EXPORT.encode(finished_match()),
    "/r/abc/matches.json": ROOM_MATCHES.encode(MATCHES),
    "/api/ladder": WireFormat[LadderTable](LadderTable).encode(
        LadderTable(name="Tuesday club", open=True, places=PLACES)
    ),
    "/api/ladder/WWW": WireFormat[LadderPerson](LadderPerson).encode(PERSON),
    "/api/me": WireFormat[LadderPerson](LadderPerson).encode(PERSON),
    "/api/tables": PUBLIC_TABLES.encode(TABLES),
}
"""The answers of a server where people have played much, by address."""
PATHS = (
    f"/games/{GAME}",
    f"/games/{GAME}/embed",
    "/r/abc/matches",
    "/ladder",
    "/ladder/WWW",
    "/me",
    "/tables",
)


def know_answers(page: Page) -> None:
    """Let the page receive these answers."""

    def answering(body: bytes) -> Callable[[Route], None]:
        return lambda route: route.fulfill(body=body, content_type="application/json")

    for address, body in ANSWERS.items():
        page.route(f"**{address}", answering(body))
    page.route("**/api/me/qr.svg", lambda route: route.fulfill(body="<svg/>", content_type="image/svg+xml"))
    page.add_init_script("localStorage.setItem('ricochet.ladder', 'personal')")


@pytest.mark.long
def test_what_was_played_fits_on_every_screen(
    open_page: OpenPage, live_server: LiveServer, full: bool
) -> None:
    page = open_page(touch=True, base_url=live_server.url)
    serve_sources(page)
    know_pseudo(page)
    know_answers(page)
    found: dict[str, list[str]] = {}
    for path, reading in zip(PATHS, readings(full), strict=False):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for language, screens in reading.items():
            page.evaluate(SPEAK, language)
            for screen in screens:
                if path.endswith("/embed") and screen.width > screen.height:
                    continue  # the frame of another page is upright, and is scrolled elsewhere
                turn_to(page, screen)
                faults = misfits(page, [screen])
                found |= {f"{path}, {language}, {name}": lines for name, lines in faults.items()}
    assert found == {}
