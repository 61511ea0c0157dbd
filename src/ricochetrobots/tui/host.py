"""The application without its pages: language, theme, clock and chance."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from ricochetrobots.draw.style import Style
from ricochetrobots.draw.style import Theme as ThemeName
from ricochetrobots.puzzles.chance import any_seed

THEMES: tuple[ThemeName, ...] = ("dark", "light")


def _theme(name: ThemeName) -> Theme:
    """Return the colours of `draw.style` as a theme of Textual."""
    style = Style(name)
    return Theme(
        name=f"ricochet-{name}",
        primary=style.colour("accent"),
        secondary=style.colour("ink-2"),
        accent=style.colour("accent"),
        success=style.colour("good"),
        warning=style.colour("sand"),
        foreground=style.colour("ink"),
        background=style.colour("page"),
        surface=style.colour("surface"),
        panel=style.colour("line"),
        dark=name == "dark",
    )


class Host(App[None]):
    """The application without its pages.

    ``seed`` decides all chance, and ``clock`` returns the time in seconds; with both a run can be repeated.
    ``ascii_only`` draws with characters that every terminal has. A ``link`` leads to a
    room, for which the app first asks for a name.
    """

    CSS = """
    #title { background: $primary; color: $background; height: 1; padding: 0 1; text-style: bold; }
    #content { height: 1fr; }
    #content Horizontal { height: 1fr; }
    #table { width: auto; height: 1fr; max-width: 84%; }
    #side { width: 1fr; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
    #aside, #note { width: 1fr; height: auto; }
    #status { height: auto; min-height: 4; max-height: 4; padding: 0 1; }
    .large #status { min-height: 3; max-height: 3; }
    #keys { height: auto; min-height: 2; max-height: 2; padding: 0 1; background: $surface; color: $foreground; }
    OptionList, Input, Choices { margin: 1 2; }
    .ascii Input { border: ascii $primary; }
    OptionList { height: auto; max-height: 100%; border: none; background: $background; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self,
        *,
        language: str = "en",
        ascii_only: bool = False,
        link: str | None = None,
        seed: int | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self.language = language
        self.ascii_only = ascii_only
        self.link = link
        self.clock = clock
        self.set_class(ascii_only, "ascii")
        self._seed = any_seed() if seed is None else seed
        self._seeds = 0
        for name in THEMES:
            self.register_theme(_theme(name))
        self.theme_name: ThemeName = THEMES[0]
        self.theme = f"ricochet-{self.theme_name}"

    @property
    def style(self) -> Style:
        """Return the colours of the theme."""
        return Style(self.theme_name)

    def next_seed(self) -> int:
        """Return another seed for each game and puzzle."""
        self._seeds += 1
        return self._seed + self._seeds

    def use_theme(self, name: ThemeName) -> None:
        """Change the theme."""
        self.theme_name = name
        self.theme = f"ricochet-{name}"
