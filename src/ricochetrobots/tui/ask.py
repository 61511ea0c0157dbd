"""A page that asks for one text: a position, a link or the name of a file."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input

from ricochetrobots.core import RicochetError
from ricochetrobots.tui.page import BACK, Key, TerminalPage, bindings


class PasteInput(Input):
    """A line to type; a text of several lines that is pasted is submitted at once."""

    def _on_paste(self, event: events.Paste) -> None:
        if "\n" in event.text.strip():
            event.stop()
            event.prevent_default()
            self.post_message(self.Submitted(self, event.text))


class AskPage(TerminalPage):
    """Asks for a text and opens the page for it. Subclasses give the words and ``open``."""

    KEYS: ClassVar = (Key("", "Enter", "", "tui-open"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)
    TITLE_MESSAGE: ClassVar[str]
    NOTE_MESSAGE: ClassVar[str]

    def content(self) -> ComposeResult:
        """Yield the line to type."""
        yield PasteInput()

    def on_mount(self) -> None:
        """Show the page."""
        self.say("")

    def say(self, fault: str) -> None:
        """Show the question, and why the last answer was no good."""
        self.show_text(self.t(self.TITLE_MESSAGE), [self.t(self.NOTE_MESSAGE), fault])

    async def open(self, text: str) -> Screen[None]:
        """Return the page for a text. Raises RicochetError and OSError."""
        raise NotImplementedError

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.run_worker(self._open(event.value.strip()), exclusive=True)

    async def _open(self, text: str) -> None:
        try:
            page = await self.open(text)
        except (RicochetError, OSError) as fault:
            self.say(self.sentence_of(fault))
        else:
            self.say("")
            self.app.push_screen(page)
