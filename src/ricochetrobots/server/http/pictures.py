"""The pictures of previews: PNG, drawn in other processes and cached."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import suppress

from ricochetrobots.core import parse_value
from ricochetrobots.draw.card import card_svg
from ricochetrobots.draw.png import COMMAND, can_draw
from ricochetrobots.server.budgets import BudgetByAddress
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import ServerError, TooFastError
from ricochetrobots.server.limits import Limit

LONGEST_TEXT = 2_000
"""The most characters of a board or puzzle that is drawn."""
KEPT_PICTURES = 200
"""The most pictures in the cache, about 70 KB each."""
DRAWING_SECONDS = 20.0
DRAWERS = 2
"""The most drawings at a time. Each occupies a processor for a third of a second, at the lowest priority."""
MOST_WAITING = 4
"""The most pictures that may wait for one address."""
WAITING_SECONDS = 5.0
"""The longest wait for a drawer."""


class Pictures:
    """PNG pictures of boards and puzzles, cached by their content; `DRAWERS` draw at a time, in other processes.

    At most one picture is drawn at a time for each address, so an address that requests many delays others by one
    only.
    """

    def __init__(self, clock: Clock, limit: Limit) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._started: dict[str, asyncio.Task[bytes]] = {}
        self._drawers = asyncio.Semaphore(DRAWERS)
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()
        self._clock = clock
        self._by_address = BudgetByAddress(clock, limit)

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
        """Start a drawing. It continues if the request ends, and answers other requests for the same picture.

        Raises TooFastError.
        """
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
                drawing.exception()  # if every request has ended, nobody else retrieves it

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


async def _drawn(svg: str, clock: Clock, command: Sequence[str] = COMMAND) -> bytes:
    """Return the PNG of an SVG. Raises ServerError."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
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
