"""Rooms on a server: join by link, or by the server's address and the code."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from math import ceil
from typing import ClassVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from ricochetrobots.client.connection import (
    PAGE_SECONDS,
    Client,
    ClientClosedError,
    CommandRefusedError,
    UnreachableError,
    join,
)
from ricochetrobots.client.link import PAGE_SCHEMES, read_address, read_link
from ricochetrobots.core import RicochetError, UnreadableError
from ricochetrobots.game import Mode, View
from ricochetrobots.game.commands import PlayerCommand, TakeSeat
from ricochetrobots.tui.background import in_background
from ricochetrobots.tui.game import GamePage
from ricochetrobots.tui.page import BACK, Key, TerminalPage, bindings
from ricochetrobots.wire.http import FoundRoom, RoomCode
from ricochetrobots.wire.messages import SAYINGS_PER_SEAT, Saying
from ricochetrobots.words.fluent import has_words, words

JOIN_SECONDS = 20.0
SAYING_SECONDS = 4.0
"""How long a word of quick chat stays beside the player."""
MUTE = "mute-"
"""Before a seat, the id of the line that mutes its player."""


class RoomNotFoundError(RicochetError):
    """The server has no room with this code, or refuses to look for it."""

    code = "no-such-room"


class RemoteTable:
    """A match in a room of a server. ``run`` holds the connection; the client restores a lost one."""

    def __init__(self, link: str, name: str) -> None:
        self._link, self._name = link, name
        self._client: Client | None = None
        self._silent_until = 0.0
        """When all words that may be said at once may be said again."""
        self.muted: set[int] = set()
        """The seats whose words are not shown."""

    @property
    def view(self) -> View | None:
        """Return what the seat sees; None before the first view."""
        return None if self._client is None else self._client.session.view

    def now(self) -> float:
        """Return the server's time."""
        now = time.time()
        return now if self._client is None else self._client.session.server_time(now)

    async def send(self, command: PlayerCommand) -> None:
        """Send a command and wait for its effect. Raises RicochetError."""
        if self._client is not None:
            await self._client.send(command)

    async def step(self) -> None:
        """Do nothing: the server keeps the time."""

    async def find_optimum(self) -> None:
        """Do nothing: the server searches."""

    def say(self, saying: Saying) -> None:
        """Say a word of quick chat, which the server refuses before `next_saying`."""
        if self._client is not None:
            self._silent_until = max(self._silent_until, time.time()) + SAYINGS_PER_SEAT[1]
            self._client.say(saying)

    def next_saying(self) -> float:
        """Return the time from which the player may say a word: three at once, then one every eight seconds."""
        at_once, seconds = SAYINGS_PER_SEAT
        return self._silent_until - (at_once - 1) * seconds

    def word_of(self, seat: int) -> Saying | None:
        """Return the word that a player, unless muted, said a moment ago."""
        if seat in self.muted:
            return None
        heard = None if self._client is None else self._client.session.remarks.get(seat)
        return heard.saying if heard is not None and time.time() - heard.at < SAYING_SECONDS else None

    async def run(self, show: Callable[[], None]) -> None:
        """Enter the room, take a seat if there is a name, and call ``show`` after each update. Raises RicochetError."""
        async with join(self._link, seq=None, timeout=JOIN_SECONDS) as client:
            self._client = client
            if self._name and client.view.you is None:
                await client.send(TakeSeat(name=self._name))
            async for _ in client.updates():
                show()


class RoomPage(GamePage):
    """The page of a match in a room."""

    KEYS: ClassVar = (*GamePage.KEYS[:-1], Key("c", "c", "say", "chat-title"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self._remote = table

    def on_mount(self) -> None:
        """Show the room, and enter it."""
        super().on_mount()
        self.run_worker(self._run(), group="room")

    def key_label(self, key: Key) -> str:
        """Name what a key does now."""
        if key.action == "say":
            return self.t(key.message) if self._may_say() else ""
        return super().key_label(key)

    def word_of(self, seat: int) -> str:
        """Return the word of quick chat that a player said a moment ago, or nothing."""
        saying = self._remote.word_of(seat)
        return "" if saying is None else self.t(f"chat-{saying.value}")

    def action_say(self) -> None:
        """Choose a word to say."""
        if self._may_say():
            self.app.push_screen(SayPage(self._remote))

    def _may_say(self) -> bool:
        view = self._remote.view
        return view is not None and view.you is not None and view.quick_chat and view.mode is Mode.FRIENDS

    async def _run(self) -> None:
        try:
            await self._remote.run(self.show)
        except ClientClosedError:
            return
        except RicochetError as fault:
            self.fault = self.sentence_of(fault)
            self.show()

    def sentence_of(self, fault: Exception) -> str:
        """Return why something failed, in the reader's language if the server gave a code that has words."""
        if isinstance(fault, CommandRefusedError):
            name, facts = f"refused-{fault.refused.code}", fault.refused.facts
            if has_words(self.words.language, name):
                with suppress(KeyError):  # the server of another version sends other facts
                    return words(self.words.language, name, **facts)
        return super().sentence_of(fault)


class SayPage(TerminalPage):
    """The words and faces of quick chat, and the other players, to mute them."""

    KEYS: ClassVar = (Key("", "↑↓", "", "tui-choose"), Key("", "Enter", "", "chat-title"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, table: RemoteTable) -> None:
        super().__init__()
        self._table = table

    def content(self) -> ComposeResult:
        """Yield the list."""
        yield OptionList(*self._options())

    def on_mount(self) -> None:
        """Show the page."""
        self.show_text(self.t("chat-title"))

    def _options(self) -> Iterator[Option]:
        yield from (Option(self.t(f"chat-{saying.value}"), id=saying.value) for saying in Saying)
        view = self._table.view
        if view is None:
            return
        for seat in view.seats:
            if not seat.left and seat.seat != view.you:
                check = "[x]" if seat.seat in self._table.muted else "[ ]"
                yield Option(
                    Content(f"{check} {self.t('chat-mute', name=seat.name)}"), id=f"{MUTE}{seat.seat}"
                )

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        chosen = str(event.option.id)
        if chosen.startswith(MUTE):
            self._table.muted ^= {int(chosen.removeprefix(MUTE))}
            event.option_list.set_options(self._options())
            event.option_list.highlighted = event.option_index
        else:
            self._say(Saying(chosen))

    def _say(self, saying: Saying) -> None:
        waits = ceil(self._table.next_saying() - time.time())
        if waits > 0:
            self.show_text(self.t("chat-title"), [self.t("chat-wait", seconds=waits)])
        else:
            self._table.say(saying)
            self.dismiss()


class AskRoom(TerminalPage):
    """Asks for the link or the code of a room, and for a name."""

    KEYS: ClassVar = (Key("", "Tab", "", "tui-choose"), Key("", "Enter", "", "join"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, link: str = "") -> None:
        super().__init__()
        self._link = link

    def content(self) -> ComposeResult:
        """Yield the two lines to type."""
        yield Input(self._link, placeholder=self.t("tui-room"), id="room")
        yield Input(placeholder=self.t("your-name"), id="name")

    def on_mount(self) -> None:
        """Show the page."""
        self.say("")
        if self._link:
            self.query_one("#name").focus()

    def say(self, fault: str) -> None:
        """Show the question, and why the last answer was no good."""
        self.show_text(self.t("join"), [self.t("tui-room-note"), fault])

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.run_worker(self._join(), exclusive=True)

    async def _join(self) -> None:
        room = self.query_one("#room", Input).value.strip()
        name = self.query_one("#name", Input).value.strip()
        try:
            link = await in_background(lambda: link_of(room))
        except RoomNotFoundError:
            self.say(self.t("problem-no-such-room"))
        except RicochetError as fault:
            self.say(self.sentence_of(fault))
        else:
            self.say("")
            self.app.push_screen(RoomPage(RemoteTable(link, name)))


def link_of(text: str) -> str:
    """Return the link to a room, given that link, or the server's address and the code.

    Raises UnreadableError for another text, RoomNotFoundError and UnreachableError.
    """
    try:
        read_link(text)
    except UnreadableError:
        site, _, code = text.rpartition(" ")
        parts = read_address(site)
        if parts is None or parts.scheme not in PAGE_SCHEMES:
            raise
        return _find(site.rstrip("/"), code)
    return text


def _find(site: str, code: str) -> str:
    """Return the link of the room that a server has under a code."""
    request = Request(  # noqa: S310  # the scheme is http or https
        f"{site}/api/rooms/find",
        data=msgspec.json.encode(RoomCode(code=code)),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=PAGE_SECONDS) as answer:  # noqa: S310
            found = msgspec.json.decode(answer.read(10_000), type=FoundRoom)
    except HTTPError as refused:
        with refused:
            raise RoomNotFoundError(code) from None
    except (OSError, HTTPException, msgspec.DecodeError) as fault:
        raise UnreachableError(f"{site} cannot be reached: {fault}.") from fault
    return f"{site}/r/{quote(found.room, safe='')}"
