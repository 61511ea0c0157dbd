"""Choose bots and their levels, and play against them; or play alone against the sand."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from ricochetrobots.bots import BotCharacter, BotLevel
from ricochetrobots.game import Options
from ricochetrobots.tui.choices import Choice, Choices
from ricochetrobots.tui.game import GamePage
from ricochetrobots.tui.local import LocalTable
from ricochetrobots.tui.page import BACK, Key, TerminalPage, bindings
from ricochetrobots.tui.settings import CHOICE_KEYS

LEVELS = tuple(BotLevel)
FIRST = {
    BotCharacter.OTTO: BotLevel.LIKE_ME,
    BotCharacter.JUNO: BotLevel.LIKE_ME,
    BotCharacter.VERA: BotLevel.LIKE_ME,
}
"""The bots that sit at the table until the person chooses others."""


class BotSettings(TerminalPage):
    """The characters and the level of each; a character without a level does not play."""

    KEYS: ClassVar = (*CHOICE_KEYS, Key("enter", "Enter", "start", "bots-start"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def content(self) -> ComposeResult:
        """Yield the settings."""
        levels = [self.t("bot-level-short", level=f"level-{level.value}") for level in LEVELS]
        yield Choices(
            [
                Choice(
                    character.value.capitalize(),
                    [self.t("rows-own-none"), *levels],
                    LEVELS.index(FIRST[character]) + 1 if character in FIRST else 0,
                    self.t(f"bot-temper-{character.value}"),
                )
                for character in BotCharacter
            ]
        )

    def on_mount(self) -> None:
        """Show the page."""
        self.show_text(self.t("tui-bots"), [self.t("tui-bots-how")])

    def action_start(self) -> None:
        """Play a short match against the bots that have a level."""
        chosen = zip(BotCharacter, self.query_one(Choices).choices, strict=True)
        bots = [(character, LEVELS[choice.index - 1]) for character, choice in chosen if choice.index]
        if bots:
            app = self.words
            table = LocalTable(clock=app.clock, chance=app.next_seed, bots=bots, person=self.t("you"))
            app.push_screen(GamePage(table))


class AloneStart(TerminalPage):
    """The solo game (R7); the sand starts when the person turns up the first chip."""

    KEYS: ClassVar = (Key("enter", "Enter", "start", "alone-start"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def on_mount(self) -> None:
        """Show the page."""
        seconds = Options().timer_in_force
        self.show_text(
            self.t("play-alone"), [self.t("alone-goal-chip"), self.t("alone-start-note", seconds=seconds)]
        )

    def action_start(self) -> None:
        """Turn up the first chip."""
        app = self.words
        table = LocalTable(clock=app.clock, chance=app.next_seed, person=self.t("you"))
        app.switch_screen(GamePage(table))
