"""The preview of a link (Open Graph): a title, a sentence, and a picture of the board.

It reveals nothing secret: no names of people, no chip in play, no path.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from html import escape
from urllib.parse import quote

from ricochetrobots.core import (
    Board,
    Puzzle,
    format_url,
    parse_board,
    parse_puzzle,
)
from ricochetrobots.core.sentence import Sentence, titled
from ricochetrobots.draw.card import HEIGHT, WIDTH
from ricochetrobots.draw.png import can_draw
from ricochetrobots.game.events import BoardLaid, MatchOpened
from ricochetrobots.puzzles import daily
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.http.services import Services
from ricochetrobots.web.pages import Page
from ricochetrobots.words.fluent import in_language

PRODUCT = "Ricochet Robots"
DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
WHAT = Sentence(
    "link-what",
    "Robots slide until something stops them. Find the solution with the fewest moves and take the chip.",
)


@dataclass(frozen=True)
class Preview:
    """A preview. ``shown`` is the board or puzzle in its picture, and ``alt`` describes the picture."""

    title: str
    sentence: str
    shown: Board | Puzzle
    alt: str

    def head(self, site: str, path: str, language: str = "en") -> tuple[str, ...]:
        """Return the lines for the head of the page at ``path`` of a site; no picture if the server cannot draw.

        The first call in a language other than English takes 0.1 s.
        """
        sentence = in_language(language, self.sentence)
        about = {
            "og:type": "website",
            "og:site_name": PRODUCT,
            "og:title": in_language(language, self.title),
            "og:description": sentence,
            "og:url": site + quote(path),
        }
        if can_draw():
            about |= {
                "og:image": site + picture_path(self.shown),
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": in_language(language, self.alt),
            }
        card = "summary_large_image" if can_draw() else "summary"
        return (
            f'<meta name="description" content="{escape(sentence)}">',
            *(f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()),
            f'<meta name="twitter:card" content="{card}">',
        )


def picture_path(shown: Board | Puzzle) -> str:
    """Return the address of the picture of a board or puzzle: equal content, equal address."""
    return f"/preview/{quote(format_url(shown), safe='')}.png"


def preview_of_start(page: Page, now: float) -> Preview:
    """Return the preview of the start page, with the title of ``page``: for a private room too."""
    start = _of_day(daily.day_of(now), PRODUCT)
    title = Sentence(f"link-{page.name}", page.title, product=PRODUCT) if page.title else PRODUCT
    return Preview(title, WHAT, start.shown, start.alt)


async def preview_of_room(services: Services, values: Mapping[str, str]) -> Preview:
    """Return the preview of a room. Raises the errors of `Rooms.admit`, and ServerError for a private room."""
    rooms = services.rooms
    room, _ = await rooms.admit(values["room"], None)
    match = room.snapshot.match_for_strangers(rooms.clock.now())
    if match is None:
        raise ServerError("not-found")
    title = Sentence(
        "link-room", "You are invited to {product} · {room}", product=PRODUCT, room=room.snapshot.row.name
    )
    alt = Sentence("link-room-board", "The board of the room, and four robots.")
    return Preview(title, WHAT, match.board, alt)


async def preview_of_game(services: Services, values: Mapping[str, str]) -> Preview:
    """Return the preview of a finished game. Raises ServerError."""
    rooms = services.rooms
    row = await rooms.store.game(values["id"])
    room = await rooms.get(row.room)
    events = [numbered.event async for numbered in rooms.history(room, row.first, row.last)]
    laid = [event.board for event in events if isinstance(event, MatchOpened | BoardLaid)]
    board = parse_board(laid[-1])
    title = Sentence("link-game", "A finished game of {product}", product=PRODUCT)
    return Preview(title, WHAT, board, Sentence("link-game-board", "The board of the game, and four robots."))


async def preview_of_day(services: Services, values: Mapping[str, str]) -> Preview:
    """Return the preview of the puzzle of a day: of today for a day to come, and for a date that does not exist.

    Raises ServerError for a text that is no date.
    """
    today, text = daily.day_of(services.clock.now()), values.get("date")
    if text is None:
        return _of_day(today, Sentence("link-today", "Today’s puzzle · {product}", product=PRODUCT))
    if not DATE.fullmatch(text):
        raise ServerError("no-such-day")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = today
    day = min(day, today)
    return _of_day(day, Sentence("link-day", "Puzzle of {day} · {product}", day=str(day), product=PRODUCT))


def _of_day(day: date, title: str) -> Preview:
    puzzle = parse_puzzle(daily.puzzle_of(day).puzzle)
    robot = puzzle.target.robot
    cell = puzzle.position.board.name(puzzle.target.cell)
    who = (
        Sentence("link-any-robot", "Any robot")
        if robot is None
        else Sentence("link-robot", "The {colour} robot", colour=robot.colour, who=titled(robot))
    )
    sentence = Sentence("link-puzzle", "{who} to {cell}. How few moves do you need?", who=who, cell=cell)
    alt = Sentence(
        "link-puzzle-board",
        "A board with four robots. {who} is to stop on {cell}.",
        who=who,
        cell=cell,
    )
    return Preview(title, sentence, puzzle, alt)
