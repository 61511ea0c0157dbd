"""The page of the language and the theme."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult

from ricochetrobots.tui.choices import Choice, Choices
from ricochetrobots.tui.host import THEMES
from ricochetrobots.tui.page import BACK, Key, TerminalPage, bindings
from ricochetrobots.words.languages import languages

CHOICE_KEYS = (Key("", "↑↓", "", "tui-choose"), Key("", "←→", "", "tui-change"))


class SettingsPage(TerminalPage):
    """Language and theme, which apply at once."""

    KEYS: ClassVar = (*CHOICE_KEYS, BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def content(self) -> ComposeResult:
        """Yield the settings."""
        self._languages = languages()
        spoken = [language.file for language in self._languages].index(self.words.language)
        yield Choices(
            [
                Choice("", [language.name for language in self._languages], spoken),
                Choice("", ["", ""], THEMES.index(self.words.theme_name)),
            ]
        )

    def on_mount(self) -> None:
        """Show the page in the chosen language."""
        language, theme = self.query_one(Choices).choices
        language.name, theme.name = self.t("language"), self.t("theme")
        theme.values = [self.t("theme-dark"), self.t("theme-light")]
        self.show_text(self.t("settings"))
        self.show_keys()
        self.query_one(Choices).refresh()

    @on(Choices.Changed)
    def _apply(self) -> None:
        language, theme = self.query_one(Choices).choices
        self.words.language = self._languages[language.index].file
        self.words.use_theme(THEMES[theme.index])
        self.on_mount()
