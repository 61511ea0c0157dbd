"""The preview of a link (Open Graph): a title, a sentence, and a picture of the board.

It reveals nothing secret: no names of people, no chip in play, no path.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from html import escape
from urllib.parse import quote

from ricochetrobots.core import (
    Board,
    Puzzle,
    RicochetError,
    format_url,
    parse_board,
    parse_puzzle,
    parse_value,
)
from ricochetrobots.core.sentence import Sentence, titled
from ricochetrobots.draw.card import HEIGHT, WIDTH, card_svg
from ricochetrobots.draw.png import COMMAND, can_draw
from ricochetrobots.game.events import BoardLaid, MatchOpened
from ricochetrobots.protocol.pages import find_page
from ricochetrobots.protocol.words import in_language
from ricochetrobots.server import limits
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import ServerError, TooFastError
from ricochetrobots.server.http import daily
from ricochetrobots.server.rooms.registry import Rooms

PRODUCT = "Ricochet Robots"
WHAT = Sentence(
    "link-what",
    "Robots slide until something stops them. Whoever finds the way in the fewest moves takes the chip.",
)
LONGEST_TEXT = 2_000
"""Boards and puzzles that wait to be drawn."""
KEPT_PICTURES = 200
"""About 70 KB each."""
DRAWING_SECONDS = 20.0
DRAWERS = 2
"""Each takes a processor for a third of a second, with the least priority."""
MOST_WAITING = 4
"""Pictures of one address that wait."""
WAITING_SECONDS = 5.0
"""The longest wait for a drawer."""


@dataclass(frozen=True)
class Preview:
    """A preview. ``shown`` is what its picture shows, ``alt`` describes the picture."""

    title: str
    sentence: str
    shown: Board | Puzzle
    alt: str

    def head(self, site: str, path: str, language: str = "en") -> tuple[str, ...]:
        """Return the lines for the head of the page at ``path`` of the site ``own``; no picture where none
        can be drawn.

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


async def preview_of(path: str, rooms: Rooms, today: date) -> Preview:
    """Return the preview of a path; that of the start page for an unknown path or a private room."""
    page, values = find_page(path) or (None, {})
    with suppress(RicochetError):  # the page itself shows the error
        match page and page.name:
            case "room":
                return await _of_room(values["room"], rooms)
            case "game":
                return await _of_game(values["id"], rooms)
            case "puzzle" if not values:
                return _of_day(today, Sentence("link-today", "Today’s puzzle · {product}", product=PRODUCT))
            case "puzzle" if re.fullmatch(r"\d{4}-\d\d-\d\d", values["date"]):
                return _of_archive(values["date"], today)
    start = _of_day(today, PRODUCT)
    title = Sentence(f"link-{page.name}", page.title, product=PRODUCT) if page and page.title else PRODUCT
    return Preview(title, WHAT, start.shown, start.alt)


async def _of_room(address: str, rooms: Rooms) -> Preview:
    room, _ = await rooms.admit(address, None)
    match = room.snapshot.match_for_strangers(rooms.clock.now())
    if match is None:
        raise ServerError("not-found")
    title = Sentence(
        "link-room", "You are invited to {product} · {room}", product=PRODUCT, room=room.snapshot.row.name
    )
    alt = Sentence("link-room-board", "The board of the room, and four robots.")
    return Preview(title, WHAT, match.board, alt)


async def _of_game(game_id: str, rooms: Rooms) -> Preview:
    row = await rooms.store.game(game_id)
    room = await rooms.get(row.room)
    events = [numbered.event async for numbered in rooms.history(room, row.first, row.last)]
    laid = [event.board for event in events if isinstance(event, MatchOpened | BoardLaid)]
    board = parse_board(laid[-1])
    title = Sentence("link-game", "A finished game of {product}", product=PRODUCT)
    return Preview(title, WHAT, board, Sentence("link-game-board", "The board of the game, and four robots."))


def _of_archive(text: str, today: date) -> Preview:
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


class Pictures:
    """PNG pictures of boards and puzzles, cached by their content; `DRAWERS` draw at a time, in other processes.

    Each address has one picture drawn at a time, so that an address that asks for many delays others by one only.
    """

    def __init__(self, clock: Clock) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._started: dict[str, asyncio.Task[bytes]] = {}
        self._drawers = asyncio.Semaphore(DRAWERS)
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()
        self._clock = clock
        self._by_address = limits.BudgetByAddress(clock, limits.PICTURES_PER_ADDRESS)

    async def picture(self, text: str, address: str) -> bytes:
        """Return the picture of a board or puzzle. Errors: not-found, those of boards and puzzles, too-fast."""
        if not can_draw() or len(text) > LONGEST_TEXT:
            raise ServerError("not-found")
        if text not in self._kept:
            self._by_address.spend(address)
            text = str(parse_value(text))
        if text not in self._kept:
            return await asyncio.shield(self._started.get(text) or self._start(text, address))
        self._kept.move_to_end(text)
        return self._kept[text]

    def _start(self, text: str, address: str) -> asyncio.Task[bytes]:
        """Begin a drawing, which goes on without the request and answers others too. Raises TooFastError."""
        if self._waiting[address] >= MOST_WAITING:
            raise TooFastError(WAITING_SECONDS)
        self._waiting[address] += 1
        drawing = self._started[text] = asyncio.create_task(self._draw(text, address))

        def end(_: asyncio.Task[bytes]) -> None:
            del self._started[text]
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
                self._lines.pop(address, None)
            with suppress(Exception, asyncio.CancelledError):
                drawing.exception()  # if the requests are gone, nobody else asks for it

        drawing.add_done_callback(end)
        return drawing

    async def _draw(self, text: str, address: str) -> bytes:
        """Wait for the address's turn and for a drawer, and draw. Raises TooFastError and ServerError."""
        async with self._lines.setdefault(address, asyncio.Lock()):
            try:
                async with self._clock.limit(WAITING_SECONDS):
                    await self._drawers.acquire()
            except TimeoutError:
                raise TooFastError(WAITING_SECONDS) from None
            try:
                png = self._kept[text] = await _drawn(card_svg(text), self._clock)
            finally:
                self._drawers.release()
        if len(self._kept) > KEPT_PICTURES:
            self._kept.popitem(last=False)
        return png


async def _drawn(svg: str, clock: Clock) -> bytes:
    """Return the PNG of an SVG. Raises ServerError."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with clock.limit(DRAWING_SECONDS):
            png, _ = await process.communicate(svg.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if not png:
        raise ServerError("internal")
    return png
