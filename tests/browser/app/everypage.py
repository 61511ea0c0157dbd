"""Every page of the table, with an address for each of its parameters."""

from playwright.sync_api import Page, expect

from ricochetrobots.web.pages import PAGES
from ricochetrobots.wire.http import GAME_EXPORT
from support.finished_match import GAME, finished_match
from support.server import TODAY, LiveServer, Opened

PATHS = [path for page in PAGES for path in page.paths]
EVERYTHING = {"ladder": "Tuesday club", "tables": True}
"""The settings of a server that has all pages."""


def address_of(path: str, server: LiveServer, opened: Opened) -> str:
    """Return an address of this path on the server, for this room."""
    place = ""
    if "{place}" in path:
        people = len(server.get("/api/ladder")[1]["places"])
        place = server.post("/api/ladder", {"name": f"Ada {people + 1}"})[1]["place"]
    return path.format(room=opened.room, code=opened.code, date=TODAY, part="year", place=place, id=GAME)


def open_address(page: Page, address: str) -> None:
    """Open a page of the server that the page knows, and wait until it is drawn."""
    if GAME in address:
        exported = GAME_EXPORT.encode(finished_match())
        page.route(f"**/games/{GAME}.json", lambda route: route.fulfill(body=exported))
    page.goto(address)
    expect(page.locator("#app").get_by_role("heading").first).to_be_attached()
