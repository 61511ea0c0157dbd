"""What a link tells before anybody follows it (Open Graph): a title, a sentence, and a picture of the board.

Nothing secret is in it: no names of people, no chip in play, no path.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from datetime import date
from html import escape
from urllib.parse import quote

from ricochetrobots.core import Board, Puzzle, RicochetError, format_url, parse_board, parse_puzzle
from ricochetrobots.draw.card import HEIGHT, WIDTH, card_svg
from ricochetrobots.draw.png import COMMAND, can_draw
from ricochetrobots.game.events import BoardLaid, MatchOpened
from ricochetrobots.server import limits
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import InternalError, NoSuchPageError
from ricochetrobots.server.http import daily
from ricochetrobots.server.rooms.registry import Rooms

PRODUCT = "Ricochet Robots"
WHAT = "Robots slide until something stops them. Whoever finds the way in the fewest moves takes the chip."
LONGEST_TEXT = 2_000
"""Of a board or a puzzle to be drawn."""
KEPT_PICTURES = 200
"""Some 70 KB each."""
DRAWING_SECONDS = 20.0


@dataclass(frozen=True)
class Preview:
    """What is told of a link. ``shown`` is what its picture shows, ``alt`` that picture in words."""

    title: str
    sentence: str
    shown: Board | Puzzle
    alt: str

    def head(self, origin: str, path: str) -> tuple[str, ...]:
        """Return the lines for the head of the page at ``path`` of this server; no picture where none can be drawn."""
        about = {
            "og:type": "website",
            "og:site_name": PRODUCT,
            "og:title": self.title,
            "og:description": self.sentence,
            "og:url": origin + quote(path),
        }
        if can_draw():
            about |= {
                "og:image": origin + picture_path(self.shown),
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": self.alt,
            }
        card = "summary_large_image" if can_draw() else "summary"
        return (
            f'<meta name="description" content="{escape(self.sentence)}">',
            *(f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()),
            f'<meta name="twitter:card" content="{card}">',
        )


def picture_path(shown: Board | Puzzle) -> str:
    """Return the address of the picture of a board or puzzle: the same content, the same address."""
    return f"/preview/{quote(format_url(shown), safe='')}.png"


async def preview_of(path: str, rooms: Rooms, today: date) -> Preview:
    """Return what is told of that path of the site; of one that leads nowhere, what is told of the start page."""
    try:
        if room := re.fullmatch(r"/r/([\w-]+)", path):
            return await _of_room(room[1], rooms)
        if game := re.fullmatch(r"/games/([\w-]+)", path):
            return await _of_game(game[1], rooms)
    except RicochetError:
        pass  # the page itself will say what is wrong
    if path == "/today":
        return _of_day(today, f"Today’s puzzle · {PRODUCT}")
    if day := re.fullmatch(r"/today/(\d{4}-\d\d-\d\d)", path):
        return _of_archive(day[1], today)
    start = _of_day(today, PRODUCT)
    titles = {"/rules": f"How to play · {PRODUCT}", "/learn": f"Ten small boards to learn by · {PRODUCT}"}
    return Preview(titles.get(path, PRODUCT), WHAT, start.shown, start.alt)


async def _of_room(room_id: str, rooms: Rooms) -> Preview:
    room = await rooms.get(room_id)
    if room.match is None:
        raise NoSuchPageError
    title = f"You are invited to {PRODUCT} · {room.row.name}"
    return Preview(title, WHAT, room.match.board, "The board of the room, and four robots.")


async def _of_game(game_id: str, rooms: Rooms) -> Preview:
    row = await rooms.store.game(game_id)
    room = await rooms.get(row.room)
    of_match = room.events[row.first - 1 : row.last]
    laid = [event.board for event in of_match if isinstance(event, MatchOpened | BoardLaid)]
    board = parse_board(laid[-1])
    return Preview(f"A finished game of {PRODUCT}", WHAT, board, "The board of the game, and four robots.")


def _of_archive(text: str, today: date) -> Preview:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = today
    return _of_day(min(day, today), f"Puzzle of {min(day, today)} · {PRODUCT}")


def _of_day(day: date, title: str) -> Preview:
    puzzle = parse_puzzle(daily.puzzle_of(day).puzzle)
    asked = puzzle.target.robot
    who = "Any robot" if asked is None else f"The {asked.colour} robot"
    cell = puzzle.position.board.name(puzzle.target.cell)
    sentence = f"{who} to {cell}. How few moves do you need?"
    return Preview(title, sentence, puzzle, f"A board with four robots. {who} is to stop on {cell}.")


class Pictures:
    """Pictures of boards and puzzles as PNG, kept by what they show; drawn one at a time, outside this process."""

    def __init__(self, clock: Clock) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()
        self._by_address = limits.BudgetByAddress(clock, limits.PICTURES_PER_ADDRESS)
        self._in_all = limits.Budget(clock, limits.PICTURES_IN_ALL)

    async def picture(self, text: str, address: str) -> bytes:
        """Return the picture of what the text says. Errors: not-found, those of boards and puzzles, too-fast."""
        if not can_draw() or len(text) > LONGEST_TEXT:
            raise NoSuchPageError
        if text not in self._kept:
            self._by_address.spend(address)
            self._in_all.spend()
            svg = card_svg(text)
            async with self._drawing:
                if text not in self._kept:
                    self._kept[text] = await _drawn(svg)
        self._kept.move_to_end(text)
        if len(self._kept) > KEPT_PICTURES:
            self._kept.popitem(last=False)
        return self._kept[text]


async def _drawn(svg: str) -> bytes:
    """Return the PNG of an SVG. Raises InternalError."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        png, _ = await asyncio.wait_for(process.communicate(svg.encode()), DRAWING_SECONDS)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if not png:
        raise InternalError
    return png
