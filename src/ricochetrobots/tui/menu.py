"""The first page: what to play, the language and the theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ricochetrobots.tui.analysis import AskPosition
from ricochetrobots.tui.opponents import AloneStart, BotSettings
from ricochetrobots.tui.page import Key, TerminalPage, bindings
from ricochetrobots.tui.practice import PracticeSettings, TodayPage
from ricochetrobots.tui.replay import AskGame
from ricochetrobots.tui.rooms import AskRoom
from ricochetrobots.tui.settings import SettingsPage

DOORS: Mapping[str, Callable[[], TerminalPage]] = {
    "tui-today": TodayPage,
    "practise-title": PracticeSettings,
    "play-alone": AloneStart,
    "tui-bots": BotSettings,
    "tui-join": AskRoom,
    "analyse-ask": AskPosition,
    "replay-label": AskGame,
    "settings": SettingsPage,
}
"""The pages that the menu opens, by the messages that name them."""


class MenuPage(TerminalPage):
    """The list of pages."""

    KEYS: ClassVar = (
        Key("", "↑↓", "", "tui-choose"),
        Key("", "Enter", "", "tui-open"),
        Key("q", "q", "quit", "tui-quit"),
    )
    BINDINGS: ClassVar = bindings(KEYS)

    def content(self) -> ComposeResult:
        """Yield the list."""
        yield OptionList(*(Option(self.t(name), id=name) for name in DOORS))

    def on_mount(self) -> None:
        """Show the page."""
        self.show_text(self.t("product"), [self.t("lead")])

    def on_screen_resume(self) -> None:
        """Show the words again after the language has changed."""
        listed = self.query_one(OptionList)
        for name in DOORS:
            listed.replace_option_prompt(name, self.t(name))
        self.on_mount()
        self.show_keys()

    @on(OptionList.OptionSelected)
    def _open(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.app.push_screen(DOORS[event.option.id]())

    def action_quit(self) -> None:
        """End the program."""
        self.app.exit()
